import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('English')

/** What speaks of no home. */
// biome-ignore format: a sentence a line
export const englishTalk = [
  ...truth('visitor quoted', null, `
my limit is 390k >> You told me that your limit is 390k.
two bathrooms would do >> You said that two bathrooms would do.
we don't want a pool >> You said that you don't want a pool.
I want to rent, not buy >> You want to rent, not buy, as you wrote.
no more than 1,800 a month >> You are looking for no more than 1,800 a month.
a place for me and my son >> You mentioned that the home is for you and your son.
does it have a sauna? >> You asked about a sauna.`),
  ...truth('politeness', null, `
Glad to be of help!
That is a very good question.
Sorry for the confusion.
Good luck with your search!
It was nice talking to you.
Of course, happy to help.
Welcome back!
I understand, and thank you for telling me.`),
  ...truth('offers and questions', null, `
If you like, I can compare two homes for you.
Should I sort them by price?
Are you set on a house, or would a condo do?
How much would you like to spend?
Would you mind telling me how many rooms you need?
I could widen the search a little if you wish.
Do you have a town in mind?
Want me to leave out the rentals?
What is the one thing your new home must have?`),
  ...truth('general knowledge', null, `
A square foot is 144 square inches.
A bungalow usually has one story.
The bigger a home is, the more it takes to heat.
Interest rates go up and down.
Pictures can make a room look larger than it is.
Condo owners share the cost of the building.
Older homes often need more upkeep.
A hectare is 10,000 square meters.
Most people look at several homes before they decide.`),
  ...truth('building and renting', null, `
A tenant usually pays the rent once a month.
A lease says how long you may stay and what you pay.
Landlords often ask for proof of income.
Brick walls keep a house warm longer than thin wood.
A heat pump moves heat instead of making it.
You may need a permit before you build an addition.
Good insulation saves energy.
A deposit is usually returned at the end of a lease if nothing is broken.`),
  ...truth('counts of other things', null, `
There are four seasons in a year.
I have three suggestions for you.
Let me split my answer into two parts.
You asked two things, so let me take them one by one.
There is one catch with every search: words mean different things.
Five minutes are enough to tell me what you want.
I'll give you two ideas.
A checklist of ten points is plenty.`),
  ...truth('terms', null, `
Closing is the day on which ownership passes to the buyer.
"Active" means that a listing is open to offers.
A bid is another word for an offer.
A lien is a claim on a property for a debt.
Appraisal means an expert's estimate of value.
ZIP codes are the postal codes of the United States.
Equity is what a home is worth minus what is owed on it.
A contingency is a condition that must be met before a sale goes through.
A sublet is a lease by a tenant to another tenant.`),
  ...truth('steps of buying', null, `
Start by working out what you can afford.
Next, ask a lender for a pre-approval.
After that, visit the homes that you like, and take notes.
Once your offer is accepted, have the home inspected.
The last step is the closing.
Never send money to somebody you have not met.
Keep copies of everything that you sign.
Ask who pays for repairs before you sign a lease.
1. Set a budget. 2. Find a lender. 3. Look at homes. 4. Make an offer.`),
]
