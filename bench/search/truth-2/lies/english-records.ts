import { makeLies } from '../../truth/planted.ts'

const lie = makeLies('English')

/** Against the record, or beyond it. */
// biome-ignore format: a sentence a line
export const englishRecordLies = [
  ...lie('status', 'sale', `
Unfortunately @home {found a buyer} before you wrote.
@home is {in escrow} as we speak.
{The deal on @address fell through}, so @home is back.
Status of @home: {withdrawn}.
@home is currently {on hold} at the request of its owner.`),
  ...lie('status', 'soon', `
@home can be {bought right away}.
@home {has been on offer} for quite some time.`),
  ...lie('status', 'sold', `
@home {has not been sold} yet.
You can still {put in a bid} on @home.`),
  ...lie('sale or rent', 'sale', `
A {lease} on @home runs for twelve months.
@home is {available to tenants}.
The {monthly rent} for @home is @price.
@home comes with a {rental agreement}.`),
  ...lie('sale or rent', 'rent', `
@home {can be yours to own} for @price.
@home is on the market {for buyers only}.`),
  ...lie('type', 'sale', `
@home is a {loft} on the fourth floor.
@home is one half of a {semi-detached} pair.
@home is a {mobile home} on leased ground.
@home, an {apartment} through and through, has @beds bedrooms.
@home is really just a {parking garage}.`),
  ...lie('place', 'sale', `
@home sits in the heart of {Philadelphia}.
The postal code of @home is {10001}.
@home is on the {East Coast of Florida, in Key West}.
@home lies {across the border in Mexico}.
@home is part of {Nob Hill}.`),
  ...lie('dates', 'sale', `
@home dates back to {@otheryear}.
Construction of @home was finished in {@otheryear}.
@home first appeared on the market {@otherdays days ago}.
@home goes to {auction on November 30}.
You can {move into @home on January 15}.
Viewings of @home take place {every Saturday morning}.`),
  ...lie('history', 'sale', `
@home {changed hands} three times in the last decade.
@home used to be a {schoolhouse}.
{The asking price of @home came down} by $20,000 last month.
@home {survived the big fire} of its block.
The {roof of @home was redone in 2018} by the former owner.
A {famous actor} once lived in @home.
{Every appliance} in @home {was replaced} two years ago.
@home has {never been rented out}.`),
  ...lie('fees', 'sale', `
The {annual taxes} on @home come to $4,310.
The {commission} on @home is 2.5 percent.
{Insurance} for @home runs about $95 a month.
You will {pay nothing at closing} for @home.
The {heating bill} of @home is surprisingly small.`),
  ...lie('fees', 'rent', `
For @home you {skip the security deposit} altogether.
To get the keys of @home you put down {@otherdeposit} as a deposit.
{Water and trash pickup come with} the rent of @home.
The landlord of @home charges {a late fee of $50}.`),
  ...lie('amounts', 'sale', `
The sellers are asking {@otherprice} for @home.
Expect to pay {@otherprice} for @home.
@home has a price tag of {@otherpricek}.
The {down payment} on @home would be $42,000.
@home was {appraised at} far more than @price.`),
  ...lie('amounts', 'rent', `
Tenants of @home pay {@otherprice} each month.
{@otherprice} monthly is what the landlord wants for @home.`),
  ...lie('rooms', 'sale', `
@home sleeps its owners in {@morebeds bedrooms}.
Bathrooms in @home: {@morebaths}.
Count {@morebedsword bedrooms} at @home.
@home has a {mother-in-law suite}.
@home has {bedrooms on three levels}.`),
  ...lie('sizes', 'sale', `
Inside, @home offers {@otherarea}.
@home comes to {@othermetric} of living area.
The grounds of @home cover {@otherlot}.
The {hallway} of @home is {30 feet long}.`),
  ...lie('parking', 'sale', `
You can park {@moreparking vehicles} at @home.
@home has {nowhere to park}.
Parking spots at @home: {@moreparking}.
@home has a {carport with room for a boat}.`),
  ...lie('HOA', 'hoa', `
Owners at @home pay {@otherhoa} to the association every month.
@home is {free of HOA dues}.
The {association} of @home {takes care of the roof}.`),
  ...lie('pets', 'no pets', `
Your {dog would be allowed} at @home.
@home has {no rule against animals}.
{Cats are fine} with the landlord of @home.`),
  ...lie('pets', 'pets', `
@home {is closed to pets}.
{No animals may live} in @home.`),
  ...lie('feature', 'sale', `
There is a {greenhouse} behind @home.
@home has a {library with a rolling ladder}.
@home has a {backup generator}.
You can land on the {helipad} of @home.
@home has a {whirlpool tub} on the lower level.
@home comes with {smart locks and cameras}.
@home is wired with {fiber internet}.
@home has a {lift} to all floors.
@home has {direct access to the beach}.
@home has a {private movie room}.
@home has {soundproof walls}.
@home has {marble staircases}.`),
  ...lie('feature', 'no fireplace', `
You can light the {hearth} of @home, a real {fireplace}.
@home is heated by a {wood-burning fireplace}.`),
  ...lie('feature', 'fireplace', `
@home {lacks a fireplace}.
@home comes {without any fireplace}.`),
]
