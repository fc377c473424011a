import { makeLies } from '../../truth/planted.ts'

const lie = makeLies('English')

/** The same untruths in clothes that do not look like claims. */
// biome-ignore format: a sentence a line
export const englishWaysOfLying = [
  ...lie('tag question', 'sale', `
@home comes with a {sauna}, does it not?
@home {is taken}, I take it?
That {greenhouse} at @home is lovely, wouldn't you say?
@home costs {@otherprice}, if I read that right?
@home isn't far from {the airport}, is it?`),
  ...lie('rhetoric', 'sale', `
Where else would you get a {pool} like that of @home?
Imagine your mornings in the {sunroom} of @home.
Nobody will deny that @home has a {gym}.
And the best part of @home? The {infinity pool}!
Small wonder that @home was {snapped up} within days.
I'd be remiss not to point out the {tennis court} of @home.
Say hello to @home and its {indoor pool}.`),
  ...lie('rhetoric', 'no fireplace', `
Winter evenings at @home belong to its {fireplace}.`),
  ...lie('hedge', 'sale', `
@home might have a {pool}.
It could be that @home is {already spoken for}.
I'm fairly sure @home has {solar panels}.
From the sound of it, @home has been {remodeled}.
@home is presumably {furnished}.
Chances are that @home has {a finished basement}.
Typically homes like @home come with {a gym}.
My best guess is that @home goes for {@otherprice}.`),
  ...lie('question', 'sale', `
What would you do with the {guest house} of @home?
When did you last see a {wine cellar} like the one at @home?
Did the {price drop} on @home catch your eye?
How about a dip in the {pool} at @home?
Is the {elevator} in @home important to you?`),
  ...lie('subordinate clause', 'sale', `
Now that @home {has been renovated}, its price is @price.
Given its {ocean views}, @home is worth a look at @price.
@home, whose {pool} is heated, has @beds bedrooms.
Once you have seen the {sauna}, you will understand why @home costs @price.
Having been {sold twice}, @home is well known to us.
If it weren't for the {elevator}, @home would cost less than @price.`),
  ...lie('list', 'sale', `
In short, @home: {sauna}, @baths bathrooms, {tennis court}.
**@home** – @price – @beds BR – {pool} – @area.
Pros of @home: {low taxes}, {great schools}, {new kitchen}.
@home at a glance: @year, @city, {fully furnished}.`),
  ...lie('table row', 'sale', `
| @home | @price | {sold} |
| Pool at @home | {heated, 40 feet} |
| Year built of @home | {@otheryear} |
| Bedrooms of @home | {@morebeds} |
| @home | {apartment} | @city |`),
  ...lie('half true', 'sale', `
@home was built in @year, has @baths bathrooms and {a pool}.
Located in @city, @home has @beds bedrooms and is {fully furnished}.
@home is active, but {an offer is being reviewed}.
@home has @area and {@moreparking parking spots}.
Yes, @home is for sale at @price, {closing costs included}.
@home has been on the market for @days days because {the first sale failed}.`),
  ...lie('half true', 'rent', `
@home rents for @price a month, {utilities included}.
The deposit of @home is @deposit, {payable in three parts}.`),
  ...lie('comparison of homes', 'sale', `
@dearer is {cheaper than @cheaper}.
@cheaper {costs more than @dearer}.
@smaller is {larger than @larger}.
@newer is {older than @older}.
@home and @second {cost the same}.
@larger has {less living space than @smaller}.
Of the two, {@dearer is the better bargain}, as it costs less than @cheaper.
@older {was built after @newer}.
Unlike @second, @home has a {pool}.
Both @home and @second come {furnished}.
Between @home and @second there is a difference of {@othergap}.`),
  ...lie('superlative', 'sale', `
@home is {the cheapest house in @city}.
Nothing in @city {is bigger than} @home.
@home is {the best deal} on our books.
@home is {the most beautiful home} we have.
No other listing is {as new as} @home.
@home has {the largest lot in @state}.
@home {beats every other home} in its price range.
@home is {our most popular listing}.`),
  ...lie('negated truth', 'sale', `
@home {is not in @city}.
@home {does not have @beds bedrooms}.
@home {was not built in @year}.
@home {is not active}.
@home {does not cost @price}.
It is {wrong that @home is for sale}.
@home {isn't listed at @price} any more.
@home {has no bathrooms}.`),
  ...lie('negated truth', 'rent', `
@home {is not for rent}.
@home {doesn't rent for @price}.`),
  ...lie('rounded wrongly', 'sale', `
@home costs {less than @lowcap}.
@home costs {more than @highfloor}.
@home is {just under @lowcap}.
@home was built in the {@wrongdecade}.
@home has {at least @morebeds bedrooms}.
You need {upwards of @highfloor} for @home.
@home has {over @morebaths bathrooms}.`),
  ...lie('long sentence', 'sale', `
@home, which is listed at @price and has @beds bedrooms as well as @baths bathrooms on @area, also has a {heated pool} that you can use all year.
If you want something in @city that was built in @year and has room for everybody, then @home at @price, with its {rooftop garden}, is worth a visit.
While I can only tell you what the listing says, and it says that @home costs @price, the {seller is highly motivated} and would answer quickly.
To sum up what we know so far, @home has @beds bedrooms, @baths bathrooms, @area of living space, a {sauna}, and a price of @price.`),
  ...lie('attributed', 'sale', `
According to the listing, @home has a {pool}.
The seller writes: "@home has a {sauna}."
The record of @home shows {a price cut in June}.
As stated in the description, @home is {fully furnished}.
The agent says that @home {will not last}.
Per MLS @mls, @home is {pending}.`),
  ...lie('disguised numbers', 'sale', `
The price of @home is {@spelledprice}.
@home goes for {@arabicprice}.
@home goes for {@wideprice}.
@home has {@circledbeds bedrooms} and @baths bathrooms.
@home has {a baker's dozen of bedrooms}.
@home was built in {MCMXII}.
@home has {twice as many bedrooms} as @beds.`),
  ...lie('visitor rewritten', null, `
my limit is 390k >> You told me that your limit is {$590k}.
two bathrooms would do >> As you said, you need {four bathrooms}.
we don't want a pool >> You said that you {insist on a pool}.
I want to rent, not buy >> You are {looking to buy}, as you wrote.
no more than 1,800 a month >> You asked for homes at {more than 2,800} a month.
a place for me and my son >> You said that you {live alone}.`),
]
