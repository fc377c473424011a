import { makeLies } from '../planted.ts'

const lie = makeLies('English')

/** The same untruths, said in the ways in which people do not take them for claims. */
// biome-ignore format: a sentence a line
export const englishWaysOfLying = [
  ...lie('tag question', 'sale', `
@home has a {pool}, right?
@home is {under contract}, isn't it?
It has a {hot tub}, doesn't it?
@home is a {condo}, correct?
The {price} of @home {was cut}, wasn't it?
@home comes {furnished}, no?
So @home has {@morebeds bedrooms}, yes?`),
  ...lie('tag question', 'no fireplace', `
@home has a {fireplace}, you know?`),
  ...lie('rhetoric', 'no fireplace', `
Picture yourself by the {fireplace} of @home.`),
  ...lie('hedge', 'no fireplace', `
I would guess that @home has a {fireplace}.`),
  ...lie('question', 'no pets', `
Did I mention that {pets are welcome} at @home?`),
  ...lie('half true', 'no pets', `
@home costs @price a month and {allows dogs}.`),
  ...lie('hedge', 'no pets', `
A small dog is {probably fine} at @home.`),
  ...lie('rhetoric', 'sale', `
Did you know that @home has a {pool}?
I can confirm that @home has a {sauna}.
It is no secret that @home has a {gym}.
Needless to say, @home has a {basement}.
As everybody knows, @home is {waterfront}.
Rest assured: @home has {solar panels}.
Who wouldn't love the {rooftop terrace} of @home?
Guess what, @home has a {home theater}!
Let me tell you, the {pool} at @home is something else.
You'll be happy to hear that @home has a {hot tub}.
Trust me, @home {was just sold}.
Of course @home has an {elevator}.
Believe it or not, @home costs only {@otherpricek}.
I have it on good authority that @home has a {bowling alley}.`),
  ...lie('hedge', 'sale', `
@home probably has a {pool}.
I think @home has a {basement}.
@home may well be {under contract}.
@home seems to have a {sauna}.
As far as I know, @home is {furnished}.
Perhaps @home was {sold} already.
@home should have around {@morebeds bedrooms}.
I believe the price of @home is {@otherprice}.
If I am not mistaken, @home has a {hot tub}.
@home most likely has {city views}.`),
  ...lie('question', 'sale', `
Have you seen the {pool} at @home?
Shall we talk about the {sauna} that @home has?
Isn't it great that @home has a {gym}?
Why not enjoy the {hot tub} of @home?
Would you like to swim in the {pool} of @home?
Is it the {wine cellar} of @home that you like best?
Have you heard that @home is {under contract}?`),
  ...lie('subordinate clause', 'sale', `
@home, which has a {pool}, is listed at @price.
Because @home has a {basement}, storage is easy.
If you like to swim, the {pool} of @home will suit you.
@home, a {condo} in the center, has @beds bedrooms.
Although @home {was sold}, you may still look at its page.
The house that {was renovated} last year is @home.
Since it {comes furnished}, @home is easy to move into.
While @home has a {sauna}, it costs @price.`),
  ...lie('list', 'sale', `
@home: @beds bedrooms, {pool}, @area.
@home offers a garage, a {sauna} and @beds bedrooms.
Highlights of @home: {hot tub}, {gym}, {wine cellar}.
@home has @baths bathrooms, {city views}, and @parking parking spots.
@home: @price, @beds beds, {@morebaths baths}.
You get @area, a {basement} and a {rooftop deck}.
@home: {pool} | {gym} | {concierge}.`),
  ...lie('half true', 'sale', `
@home is in @city and has a {pool}.
@home has @beds bedrooms and {@morebaths bathrooms}.
@home was built in @year and {renovated} in 2020.
@home costs @price, but the seller {would take less}.
@home is for sale and also {for rent}.
@home is in @city, {Georgia}.
@home is listed at @price and is {under contract}.
@home has @area of living space on a lot of {@otherlot}.
@home has been listed for @days days and its price {was cut}.
@home has @baths bathrooms, one of them {with a sauna}.`),
  ...lie('disguised numbers', 'sale', `
@home costs {@spelledprice}.
@home is offered at {@wideprice}.
@home is offered at {@arabicprice}.
The price of @home is {@splitprice}.
@home has {@arabicbeds bedrooms}.
@home has {@widebeds bedrooms}.
@home has {@circledbeds bedrooms}.
@home has {a dozen bathrooms}.
@home has {half a dozen bedrooms} and then some more.
The living area of @home is {nine thousand} square feet.
@home has {<b>@morebeds</b> bedrooms}.`),
  ...lie('visitor rewritten', null, `
I want a house under $460,000 >> You asked for homes under {$560,000}.
my budget is 460k >> As you said, your budget is {$560,000}.
something with 3 bedrooms please >> You wanted {5 bedrooms}.
I am looking for a house to buy >> You told me that you want {to rent}.
anything in Denver? >> You asked about homes in {Boulder}.
we are two people and a dog >> You mentioned that you have {three cats}.
a home with a garage would be nice >> You said that you need {a pool}.
I might move next summer >> You said that you want to move {this winter}.`),
]
