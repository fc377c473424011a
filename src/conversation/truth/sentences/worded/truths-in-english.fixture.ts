import type { LanguageCode } from '../../../../reading/languages/language.ts'

/** As chat models word what is true of the home of described-home.fixture.ts, or claims nothing; one a line. */
export const wordedTruthsInEnglish: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `
77 Birch Lane is a four-bedroom, two-and-a-half-bath rambler in Kent, and it's currently listed at $525,000.
The living room has hardwood floors underfoot, and the skylights let plenty of daylight in.
Out back, you'll find a fenced yard, a covered deck and a handful of fruit trees.
The finished basement has its own entrance, which gives you some flexibility.
That separate entrance could come in handy for guests or a home office.
It sits at the end of a cul-de-sac on a corner lot, so you get a bit of extra breathing room.
One of the standout features is the mountain view.
A few highlights: vaulted ceilings, a brick fireplace and a walk-in closet.
The roof was redone in 2021, so that's one big-ticket item you probably won't have to budget for right away.
At $525,000, it lands comfortably within your $600,000 ceiling.
You'd be paying $250 per square foot.
It has been sitting on the market for 21 days, so there may be some room for conversation with the seller.
If you're after outdoor space, this one is hard to beat.
For the money, you get quite a lot of house.
All of this comes in at 2,100 square feet.
Picture yourself having coffee on the covered deck.
The fireplace adds warmth and character to the living space.
Overall, it strikes a good balance between charm and practicality.
It checks most of the boxes you mentioned.
This one could be worth a closer look.
If that appeals to you, I can pull up more details.
The garden shed offers a spot to stash your tools.
You'll have two parking spaces to work with.
The walk-in closet should make it easier to stay organized.
In short, it's a bright, single-story home with a generous yard.
It offers 2.5 baths, which is a comfortable number for a household of this size.
What stands out most to me is the finished basement.
To sum up: four bedrooms, two and a half baths, a fenced backyard and a mountain view, all for $525,000.
Unfortunately, the listing doesn't get into how the house is heated.
The listing stays quiet on the condition of the furnace.
I wasn't able to find anything about the water heater or the windows.
There's nothing in the listing about property taxes, so I'd double-check that with the agent.
I don't have any information about internet providers or utility bills.
Whether the basement has a bathroom isn't something the listing spells out.
The age of the appliances isn't specified.
I'm afraid I can't speak to what the neighbors are like.
No word on whether the seller would cover closing costs.
I don't want to guess at something that important.
That's outside of what I can see in the listing.
I can't tell from the listing which way the deck faces.
Would you like me to dig deeper into this one, or should we move on to others?
Want me to put these side by side so you can weigh the pros and cons?
Feel free to throw any other questions my way.
Happy to walk you through the numbers if that would be useful.
Are there any deal-breakers I should know about before I keep looking?
How flexible are you on price?
Do you have a particular neighborhood in mind, or are you open to suggestions?
What does your ideal home look like?
Is a garage a must-have or more of a nice-to-have?
When are you hoping to move?
Sounds like a plan!
Great choice, that narrows it down nicely.
No worries at all, we can take this one step at a time.
That makes total sense.
I totally get it, house hunting can feel overwhelming.
Good catch, thanks for pointing that out.
Apologies for the mix-up earlier.
Let's circle back to your must-haves.
We can always revisit this later.
You told me your ceiling is $600,000, so I stayed below that.
You were looking for something under 600k, right?
Based on what you've shared so far, I'd lean toward this one.
Just to confirm: you're hoping to stay under $600k.
A home inspection typically takes two to four hours and covers everything from the roof to the foundation.
Earnest money shows the seller that a buyer is serious.
Buyers often underestimate how much moving costs.
A contingency is a condition that has to be met before the sale can go through.
Title insurance shields the buyer from old claims against the property.
A good rule of thumb is to get quotes from at least three lenders.
Your debt-to-income ratio compares what you owe each month with what you earn.
An escrow account is where money is parked until everybody has done their part.
Appraisers look at comparable sales to arrive at a value.
A ranch-style house keeps everything on one floor.
Hardwood can be sanded and refinished several times over its life.
Granite is durable but should be sealed from time to time.
Asphalt shingles generally last 20 to 30 years.
Skylights bring in daylight but need good flashing to stay watertight.
A heat pump moves heat rather than generating it, which makes it efficient.
Older homes sometimes have galvanized pipes, which corrode over time.
A month-to-month lease gives both sides more flexibility.
Landlords commonly ask for proof of income and references.
A security deposit is money that a landlord holds in case of damage.
Before you sign a lease, read the fine print about notice periods.
Start by figuring out what you can comfortably afford each month.
Next, gather your pay stubs, tax returns and bank statements.
Once your offer is accepted, the inspection and the appraisal come next.
Don't skip the final walk-through.
Compare loan estimates side by side and look past the headline rate.
It pays to visit a street at different times of day before you commit.
There are three main kinds of loans people tend to look at.
Here are five things worth checking during a showing.
There are a couple of ways we could approach this.
Two factors tend to matter most: location and condition.
This property stands out for its generous outdoor space and thoughtful updates.
Let's take a closer look at what you'd be getting for $525,000.
The mountain view alone might make it worth a visit.
Coming in at 2,100 square feet, it gives everyone some room to spread out.
I'd say the fenced backyard is its strongest selling point.
Should you decide to move forward, the agent can walk you through the next steps.
Sadly, I couldn't find any mention of central air.
I wish I could tell you more, but that's all the listing reveals.
Just so we're on the same page, you want at most $600,000, correct?
Would you rather have more land or a shorter to-do list?
Which matters more to you, the kitchen or the yard?
A fixed-rate mortgage locks in the same interest rate for the whole term.
Adjustable-rate loans start low but can climb later on.
Brick holds up well but needs repointing every few decades.
There are four things I'd look at first.
A condo board sets the rules, and owners pay dues to fund shared expenses.
Landlords must usually return the deposit within a set number of days.
A cul-de-sac is a street with only one way in and out.
A title search looks for old debts or claims tied to a property.
Square footage usually counts finished, heated space.
The term "turnkey" describes a home you can move into without doing any work.
"Contingent" means an offer was accepted but certain conditions still have to be met.
An appraisal is an independent opinion of what a home is worth.
Amortization is the way a loan is paid down over time.
A lien is a legal claim on a property for an unpaid debt.
An easement lets someone else use part of your land for a certain purpose.
A bungalow is usually a small, single-story house.
Equity is the part of the home that you own outright.
Escrow protects both sides until the deal closes.
Gross rent includes utilities; net rent does not.
Credit scores influence the interest rate a bank will offer.
Spring is often the busiest season for home sales.
Smaller homes are usually cheaper to heat.
South-facing windows catch more sun in winter.
Property taxes differ from one county to the next.
A larger down payment lowers the monthly payment.
Interest on a home loan may be tax deductible.
Most leases run for twelve months.
Wood floors are easier to clean than carpet.
Flat roofs need to be checked more often than pitched ones.
Corner lots often come with more sidewalk to shovel.
Condos usually need less upkeep than houses.
Good insulation keeps a house warm in winter and cool in summer.
New windows can cut heating bills noticeably.
Moisture in a basement often comes from poor drainage.
A fresh coat of paint can change how a room feels.
Smoke detectors should be tested once a month.
Copper pipes can last fifty years or more.
Tenants are usually responsible for small repairs.
A landlord needs to give notice before entering.
Subletting normally requires the landlord's permission.
I have three questions before we start.
There are several ways to pay less interest.
The process has six stages.
We offer help in six languages.
You asked two questions, so here are two answers.
Give me one moment.
Would you prefer a house with a big garden or one with less work?
Shall I include homes that are slightly above your budget?
Do you want me to sort them by price or by size?
Should the house have a garage?
How many bedrooms do you need at least?
I can show you only the homes with a fenced yard, if you like.
May I ask what matters most to you?
Can you tell me which towns you would consider?
Is a fireplace something you would enjoy?
Let me know if you want to see rentals instead.
I could also check homes with three bedrooms.
I have no data on noise levels.
The record says nothing about the flooring upstairs.
Nothing is known about earlier owners.
What the heating costs per year is not stated.
I cannot see who built it.
You would need to ask the agent about parking rules.
I do not know how old the water heater is.
`,
}

/** The same of the homes of gate.fixture.ts. */
export const listedTruthsInEnglish: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `
12 Main St in Kent comes in at $450,000, while 40 Oak Avenue in Seattle is a bit cheaper at $389,500.
The condo at 40 Oak Avenue has an HOA fee of $250 a month, which you'd want to factor into your budget.
If a pool is high on your list, 12 Main St is the one to look at.
3512 NE 45th St #4 is a rental, so it works differently from the other three.
Of the bunch, 40 Oak Avenue is the smallest at 1,451 square feet.
40 Oak Avenue allows pets, and its kitchen has been remodeled.
12 Main St was remodeled in 2018, even though the house itself dates from 1995.
3512 NE 45th St #4 has air conditioning and a 3D tour you can explore from your couch.
Calle Mayor 8 is the outlier here, since it's in Madrid and priced in euros.
At €615,000 for five bedrooms, Calle Mayor 8 is the newest of the four, built in 2019.
Which of these four catches your eye?
All told, 23 homes match, and these four are just a sampling.
**12 Main St** – $450,000, 3 beds, 2 baths, 1,820 sq ft. A sunny home with a pool and a fireplace.
- **40 Oak Avenue, Seattle**: $389,500 for a two-bedroom condo that welcomes pets
Side by side, 40 Oak Avenue costs less, but 12 Main St offers more bedrooms.
Only one of the four is a rental: 3512 NE 45th St #4.
If you want to keep costs down, start with 40 Oak Avenue.
`,
}
