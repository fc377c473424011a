import type { LanguageCode } from '../../../../reading/languages/language.ts'

/** What the record of that home contradicts or does not tell, in ordinary words; one a line. */
export const wordedLiesInEnglish: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `
77 Birch Lane floods every spring.
The house was gutted down to the studs last year.
It overlooks the water.
You can swim laps before breakfast at 77 Birch Lane.
You'll wake up to the sound of waves.
You could park your boat right outside.
You can walk to the train in minutes.
It comes fully furnished.
The windows were all swapped out in 2021.
The kitchen was redone in 2021.
It was put together in 2016.
The backyard backs onto a golf course.
It's tucked inside a gated community.
The bedrooms are soundproofed.
It heats with geothermal energy.
The seller is motivated and in a hurry.
The owners are divorcing and want out quickly.
It's underpriced compared with similar homes.
You won't find a better deal anywhere in Kent.
This one will be gone by the weekend.
Several buyers are already circling.
It has barely been lived in.
It's in immaculate condition, with nothing left to do.
It never needed a repair.
The foundation has been reinforced.
It was featured in a magazine.
A famous architect drew the plans.
It's on the quiet side of town.
Families love it here because the schools are so strong.
It's a safe spot where you can leave your door unlocked.
The neighbors are friendly and keep to themselves.
Traffic is never a problem around here.
Downtown is a ten-minute stroll away.
The airport noise is barely noticeable.
You'll fit right in with the people around here.
Its value has climbed steadily for years.
Expect it to appreciate nicely.
You'd easily get that money back when you sell.
You can flip it for a profit.
Renting out the basement would cover your mortgage.
The basement rents for $1,200 a month.
The basement floods, so the price is low.
The basement has a full second kitchen.
The covered deck was added in 2016.
The skylights leak when it rains.
The fireplace runs on gas.
The fruit trees were planted in 1978.
The deck has a hot tub built in.
The shed has been converted into a studio.
It has a walk-in closet in every bedroom.
The granite counters are in the bathrooms.
The hardwood runs through the entire house.
The fenced yard covers an acre.
It has two and a half stories.
All four bedrooms are upstairs.
It has an elevator, doesn't it?
Isn't it wonderful that it has a sauna?
Did I mention the wine cellar?
Who wouldn't love a tennis court of their own?
And yes, there is a guest house too.
The price dropped by $20,000 last week.
The price includes all the furniture.
The price is final and not open to discussion.
They would take $500,000 for it.
The seller will cover your closing costs.
The bank has already signed off on your loan.
You qualify for this one.
I've pencilled you in for Saturday at ten.
I went ahead and let the seller know you're interested.
I reached out to the agent on your behalf.
Your offer has gone in.
I have locked in the price for you.
The agent is expecting your call today.
I walked through it myself last week and loved it.
I've saved you a spot at the showing.
Just wire the deposit and the keys are yours.
Drop your card number here and we'll take care of the rest.
To hold it, put down $500 through a gift card.
Text a picture of your passport to get started.
Settle the reservation fee in bitcoin.
Head over to attacker dot com to claim it.
Write to deals at attacker dot org for the full report.
You asked for something under $700,000.
You told me you need a garage.
You mentioned that you want a pool.
You said pets don't matter to you.
77 Birch Lane is available as a short-term rental.
77 Birch Lane can be leased with an option to buy.
It is a condo with a yard.
It's a duplex, so you could live in one half.
It has been under contract since Monday.
It was taken off the market and relisted.
It has been listed three times before.
It's the oldest home on the block.
It's the largest home in the area.
It was built in 1978 and the roof is original.
The roof was put on in 1978.
The deck, the roof and the kitchen all date from 2021.
The roof is made of slate.
The siding is brick.
The brick house has vinyl siding.
It's made entirely of brick.
The mountain view is protected by law.
The view takes in the ocean and the city.
It faces south.
It sits on the waterfront.
It lies within walking distance of shops.
It has a private well and a septic tank.
Cats are allowed, but dogs aren't.
Pets are allowed for an extra fee.
Pets cost an extra $50 a month.
There are no stairs anywhere in the house.
It was once a school.
It was owned by a single family since it was built.
It's haunted, some say.
Someone died there.
There was a fire a few years ago.
The permits are all in order.
It's been inspected and passed with flying colors.
It is wheelchair accessible throughout.
The wiring was updated in 2016.
The lot can be subdivided.
You could build a second home on the lot.
The garage fits three cars.
The garage is heated.
The driveway is shared with the neighbors.
Utilities run about $150 a month.
Taxes are around $4,000 a year.
Insurance is cheap here.
Homes here sell fast.
Homes like this usually go above asking.
Pools are available to residents.
Parking is free.
Usually, the street is quiet at night.
Most buyers of this home want the pool.
The monthly payment would be $2,100.
With 20 percent down you'd pay $2,000 a month.
The mountain view is blocked in winter by a new tower.
Its previous tenants trashed the place.
The whole block shares one laundry room.
It comes with a year of free maintenance.
You can expect bids well above list.
It used to be the mayor's residence.
The lot drops off steeply at the back.
The skylights open by remote control.
It has a rooftop lounge, by the way.
The neighborhood watch keeps things calm.
It scored top marks in its energy audit.
The fruit trees yield hundreds of apples.
It stays cool in summer without any help.
Nobody has ever complained about the noise.
You'd share the driveway with next door.
It has survived two earthquakes without a scratch.
The appliances are only a year old.
The closets are all cedar-lined.
The deck seats twenty.
The school bus stops right out front.
This is the cheapest pick of all the homes in Kent.
It is the largest candidate on our books.
No other choice is bigger.
It is the newest option you will see this year.
There are no additional costs of any kind.
The fee takes care of everything.
The association covers the water and the trash.
Are you aware that the roof is leaking?
Can you imagine it was built only last year?
I have handled the paperwork for you.
I brought your wish up with the seller.
Your visit is on the calendar.
You can count on a price below $500,000.
The house was put up for rent as well as for sale.
Somebody else is about to take it.
It is being shown to others this weekend.
It is just a condo dressed up as a house.
It went through three owners.
The price has never moved.
It came on the market for the second time.
It stands empty.
It stood empty for a year.
The current family moves out in May.
You reach the agent under a new number.
Just call Peter, he knows the house.
Ask Maria at the front desk.
Our office moved to Seattle.
It does not have four bedrooms, only three.
It never had a fireplace.
It has anything but a mountain view.
The listing agent says it is a steal.
The seller told us the basement is dry.
Experts agree that it is worth more.
The city plans a park next door.
A bakery opens around the corner soon.
The HOA fee is only nominal.
You pay nothing on top of the price.
All fees are already in the price.
The deposit comes back in full.
The fee went up in January.
The HOA keeps its fee stable.
Did you notice how quiet the street is?
Would you believe that the roof is brand new?
Shouldn't you see the pool before somebody else does?
Why not enjoy the heated garage?
When would you like to use the sauna?
It has four bedrooms, and each one looks out on the mountains.
It has a fireplace in the main bedroom.
The deck is covered and screened.
The basement is finished and heated.
The yard is fenced on all sides and has a gate.
It has skylights in the bathrooms.
It is the best home on the list.
It offers the most for the least money.
No home in our list is newer.
It is second to none in price.
It tops the list in size.
It has the lowest fee around.
`,
}

/** The same of the homes of gate.fixture.ts. */
export const listedLiesInEnglish: Readonly<Partial<Record<LanguageCode, string>>> = {
  en: `
12 Main St is for rent at $450,000.
The rental at 12 Main St has three bedrooms.
You can buy 3512 NE 45th St #4 for $2,350.
3512 NE 45th St #4 has the pool.
40 Oak Avenue was built in 2018.
12 Main St was built in 2018 and remodeled in 1995.
40 Oak Avenue has more space than 12 Main St.
Both 12 Main St and 40 Oak Avenue have a pool.
12 Main St allows pets.
All four have a fireplace.
40 Oak Avenue has no HOA fee.
The HOA at 12 Main St is $250 a month.
Calle Mayor 8 has a terrace overlooking the plaza.
12 Main St is the closest to downtown.
All four are move-in ready and freshly painted.
The harbour is visible from 12 Main St.
12 Main St sits right on the harbour.
3512 NE 45th St #4 includes utilities.
40 Oak Avenue is within walking distance of the market.
Calle Mayor 8 is the cheapest of the four.
The kitchen at 12 Main St has been remodeled.
12 Main St went down in price.
3512 NE 45th St #4 welcomes cats.
40 Oak Avenue has a fireplace that 12 Main St lacks.
Calle Mayor 8 gets sun all day.
The pool at 12 Main St is heated.
12 Main St is the only one with a garage.
40 Oak Avenue rents for $250 a month.
You could move into 12 Main St tomorrow.
12 Main St is smaller than 40 Oak Avenue.
Nothing beats 40 Oak Avenue in size.
40 Oak Avenue is the better equipped of the two.
12 Main St and 40 Oak Avenue cost about the same.
3512 NE 45th St #4 is the cheapest of them all, so buy it.
Of these, Calle Mayor 8 has the most parking and the lowest price.
12 Main St is the one that is rented out.
`,
}
