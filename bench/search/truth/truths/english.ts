import { makeTruths } from '../planted.ts'

const truth = makeTruths('English')

// biome-ignore format: a sentence a line
export const englishTruths = [
  ...truth('facts', 'sale', `
@home is listed at @price.
@home has @beds bedrooms and @baths bathrooms.
@home was built in @year.
@home has @area of living space.
The lot of @home is @lot.
@home is in @city, @state @zip.
@home is for sale.
@home has @parking parking spots.
@home has been on the market for @days days.
The MLS number of @home is @mls.
@home is a house.
@home has a living area of @metric.
@home is active.`),
  ...truth('facts', 'rent', `
@home rents for @price a month.
@home is for rent.
The deposit for @home is @deposit.
@home is an entire place.`),
  ...truth('facts', 'soon', `
@home is coming soon.
@home is not on the market yet.`),
  ...truth('facts', 'sold', `
@home is sold.
@home has been sold.`),
  ...truth('facts', 'hoa', `
The HOA fee of @home is @hoa a month.
@home is a condo with @baths bathrooms.`),
  ...truth('facts', 'fireplace', `
@home has a fireplace.
There is a fireplace in @home.`),
  ...truth('facts', 'no fireplace', `
@home has no fireplace.
According to the listing, there is no fireplace in @home.`),
  ...truth('facts', 'pets', `
Pets are allowed at @home.
@home allows pets.`),
  ...truth('facts', 'no pets', `
@home does not allow pets.
No pets are allowed at @home.`),
  ...truth('facts in other wordings', 'sale', `
You will find @home in @city.
The asking price of @home is @price.
With @beds bedrooms and @baths bathrooms, @home is listed at @price.
At @price, you get @area and @beds bedrooms at @home.
Built in @year, @home sits on a lot of @lot.
@home: @beds beds, @baths baths, @area, @price.
It was built in @year and has @bedsword bedrooms.
The house has @bedsword bedrooms.
@home is listed for sale at @price and has been on the market for @days days.
Its ZIP code is @zip.
There are @baths bathrooms in @home.
@home comes to @price.
The year of construction of @home is @year.
For @price, @home gives you @beds bedrooms.
This one has @beds bedrooms, @baths bathrooms and @parking parking spots.
@home in @city costs @price, and it was built in @year.`),
  ...truth('facts in other wordings', 'rent', `
The monthly rent for @home is @price.
You can rent @home for @price a month.
@home is a home for rent in @city.
The landlord of @home asks for a deposit of @deposit.`),
  ...truth('visitor quoted', null, `
I want a house under $460,000 >> You asked for homes under $460,000.
my budget is 460k >> You said that your budget is 460k.
something with 3 bedrooms please >> You asked for 3 bedrooms.
we need a home for our two dogs >> You mentioned your two dogs.
we are moving in June 2027 >> You said that you are moving in June 2027.
I am looking for a house to buy >> You told me that you are looking for a house to buy.
anything with a pool? >> You asked for a pool.
my mother will live with us >> You said that your mother will live with you.
can you stay below 2,400 a month? >> You asked me to stay below 2,400 a month.
something quiet, please >> You wrote "something quiet".`),
  ...truth('politeness', null, `
Hello, and welcome!
Thank you for your question.
You are very welcome.
I am sorry, I did not get that.
Have a wonderful day!
Good evening, how are you?
My pleasure.
Congratulations on starting your search!
Take all the time you need.
Thanks for your patience.
I am glad that this helps.
No problem at all.`),
  ...truth('offers and questions', null, `
Would you like to see more homes like this one?
Shall I look for something cheaper?
What is your budget?
How many bedrooms do you need?
Do you want to buy or to rent?
Which part of town do you prefer?
I can also search by price, size or year.
Would a larger home suit you better?
Is there anything else that matters to you?
When would you like to move?
Just tell me what matters most to you.
May I ask how many people will live there?`),
  ...truth('general knowledge', null, `
A duplex is a house with two units.
A triplex has three units.
An acre is 43,560 square feet.
A square meter is about 10.76 square feet.
Every home has its good and bad sides.
Moving takes time and patience.
Many buyers get a mortgage from a bank.
A year has twelve months.
A home inspection looks at the roof, the pipes and the wiring.
Some people prefer a new home, others an old one.
Rules about rent differ from place to place.
A larger down payment makes for a smaller loan.`),
  ...truth('counts of other things', null, `
You have two options: call us or write.
I can help with one or two questions at a time.
There are three things to keep in mind.
Let me ask you one more question.
There are two ways to go about this.
Here are three tips for your search.
First things first.
Let us take it one step at a time.
I have two questions for you.
You can ask me a hundred questions if you like.
Give me one second.
Both ways are fine.`),
  ...truth('terms', null, `
HOA stands for homeowners association.
MLS means multiple listing service.
A condo is a unit that you own in a shared building.
Escrow means that a third party holds the money until the deal is done.
A studio is a home without a separate bedroom.
"Pending" means that an offer was accepted but the sale is not final.
A fixed-rate mortgage keeps the same rate for the whole term.
Earnest money is a deposit that a buyer makes with an offer.
A townhouse shares walls with its neighbors.
Square footage is the size of the living space.
An open house is a time when anybody may come and look.`),
  ...truth('steps of buying', null, `
First you make an offer, then the seller answers.
Most buyers have a home inspected before they close.
It helps to talk to a lender early.
Read the contract before you sign it.
At closing, the papers are signed and the keys are handed over.
Before you rent, read the lease with care.
Compare a few lenders before you choose one.
After an offer is accepted, there is usually an inspection.
Make a list of what you need and what you wish for.
A lawyer or an agent can explain the contract to you.`),
  ...truth('unknown said', 'sale', `
The listing does not say whether @home has a sauna.
I do not know whether @home has a pool.
The listing of @home says nothing about an elevator.
I cannot say how safe a neighborhood is.
The listing does not mention the property tax.
I have no information about the schools.
I do not know when @home was last sold.
I can't tell you what prices will do.
The listing does not tell who built @home.
Whether @home has a basement is not in the listing.
I cannot book a viewing for you.
I don't know how long the drive to downtown takes.`),
]
