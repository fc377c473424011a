import { makeLies } from '../planted.ts'

const lie = makeLies('English')

/** Against the record, or beyond it. */
// biome-ignore format: a sentence a line
export const englishRecordLies = [
  ...lie('status', 'sale', `
@home is {under contract}.
@home was {sold} and is no longer on offer.
An {offer on @address has already been accepted}.
@home is {pending} right now.
Sadly, @home {has been taken off the market}.
@home is {coming soon} and not yet active.
The listing of @address {has expired}.
@home is {no longer available}.`),
  ...lie('status', 'soon', `
@home is {on the market now}.
@home is {active}.
@home was {already sold}.`),
  ...lie('status', 'sold', `
@home is {still available}.
The listing of @home is {active}.
@home is {open for offers}.`),
  ...lie('sale or rent', 'sale', `
@home is {for rent}.
You can {rent} @home by the month.
@home is a {rental}.
The owner of @address would {lease} it to you for a year.
@home is {not for sale}.
@home is offered {rent-to-own}.`),
  ...lie('sale or rent', 'rent', `
@home is {for sale}.
You could {buy} @home at @price.
The {purchase price} of @home is @price.`),
  ...lie('type', 'sale', `
@home is a {condo}.
@home is a {townhouse} with its own entrance.
@home is a {duplex}, so you could let the other half.
@address is a {vacant lot}.
@home is a {manufactured home}.
It is a {penthouse} at @address.
@home is a {houseboat}.`),
  ...lie('place', 'sale', `
@home is in {Los Angeles}.
@home lies in {Atlanta, Georgia}.
You will find @home in {Canada}.
@home is in the {state of Washington}.
@home stands in {Seattle}, not far from the harbor.
@home has the ZIP code {99501}.
@home is in the {Meadowbrook Heights} neighborhood.
@home is {just outside Chicago}.`),
  ...lie('dates', 'sale', `
@home was listed {on March 3}.
@home has been on the market for {@otherdays days}.
@home was built in {@otheryear}.
@home came on the market {yesterday}.
There is an open house at @address {this Sunday at 2 pm}.
@home will be free {from the first of next month}.
Offers on @home are due {by Friday noon}.
@home {has been listed for over a year}.`),
  ...lie('history', 'sale', `
@home was {sold last week}.
The {price} of @home {was cut} in half yesterday.
@home was {built by} Frank Lloyd Wright.
The owners of @home have {lived there for thirty years}.
@home {last sold} in 2009 for $210,000.
The price of @home has been {reduced twice}.
@home has had {only one owner}.
A {previous buyer backed out} of @home.
@home was {once a bakery}.
The {kitchen} of @home was {replaced} in 2021.`),
  ...lie('fees', 'sale', `
@home is {free of charge}.
@home has {no property tax}.
There are {no closing costs} on @home.
{The seller pays} all of your closing costs at @address.
The {property taxes} on @home are very low.
@home comes with {no fees} of any kind.
{Utilities} for @home are about $120 a month.`),
  ...lie('fees', 'rent', `
@home needs {no deposit}.
The deposit for @home is {@otherdeposit}.
{Utilities are included} in the rent of @home.
The {first month} at @address is {free}.
The {application fee} for @home is $35.`),
  ...lie('amounts', 'sale', `
@home is listed at {@otherprice}.
@home costs {@otherpricek}.
The asking price of @home is {@otherprice}.
For {@otherprice} you can own @home.
The seller would {take less} than @price for @home.
A {mortgage} on @home comes to {$1,890 a month}.
The {average price} on that street is $512,345.`),
  ...lie('amounts', 'rent', `
@home rents for {@otherprice} a month.
The monthly rent of @home is {@otherprice}.
@home is {@otherprice} a month, all told.`),
  ...lie('rooms', 'sale', `
@home has {@morebeds bedrooms}.
@home has {@morebaths bathrooms}.
There are {@morebeds bedrooms} and {@morebaths bathrooms} in @home.
@home is a {@morebeds-bedroom} house.
{@morebedsword bedrooms} await you in @home.
@home has {two kitchens}.
@home has a {separate dining room}.`),
  ...lie('sizes', 'sale', `
@home has {@otherarea} of living space.
@home measures {@othermetric}.
The lot of @home is {@otherlot}.
@home stands on {7 acres} of land.
The {ceilings} in @home are {12 feet} high.
The {master bedroom} of @home measures {16 by 20 feet}.
The garage of @home is {700 square feet}.`),
  ...lie('parking', 'sale', `
@home has parking for {@moreparking cars}.
@home has {no parking}.
There are {@moreparking parking spots} at @home.
@home comes with a {heated garage}.
@home has an {electric vehicle charger} in the garage.
{Street parking} at @address is {always easy}.`),
  ...lie('HOA', 'hoa', `
The HOA fee of @home is {@otherhoa} a month.
@home has {no HOA}.
The {HOA} of @home {includes water and trash}.
HOA dues at @home come to {@otherhoa} monthly.
The {HOA} of @address {allows short-term rentals}.
{No HOA fees} at @home.`),
  ...lie('pets', 'no pets', `
{Pets are welcome} at @home.
@home {allows dogs}.
You can {bring your cat} to @home.
@home is {pet friendly}.`),
  ...lie('pets', 'rent', `
@home {allows two dogs}.
The {pet deposit} for @home is $300.
@home is {cats only}.`),
  ...lie('feature', 'sale', `
@home has a {swimming pool}.
@home has a {sauna}.
@home is {waterfront}.
@home has been fully {renovated}.
It comes {furnished}.
@home has {solar panels}.
There is an {elevator} in @home.
@home has a {tennis court} in the back.
@home has a {guest house}.
@home offers {ocean views}.
@home features a {wine cellar}.
@home has {radiant floor heating}.`),
  ...lie('feature', 'no fireplace', `
@home has a {fireplace}.
A cozy {fireplace} warms the living room of @home.
The {fireplace} in @home burns wood.`),
  ...lie('feature', 'fireplace', `
@home has {no fireplace}.
There {isn't a fireplace} in @home.`),
]
