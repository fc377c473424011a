import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('English')

/** What the record holds, in other words. */
// biome-ignore format: a sentence a line
export const englishFacts = [
  ...truth('facts', 'sale', `
The sellers are asking @price for @home.
@home can be bought for @price.
Living space at @home: @area.
@home goes by MLS number @mls.
The ZIP code of @home is @zip.
@home was completed in @year.
@home is still available.
@home is not a rental.`),
  ...truth('facts', 'rent', `
Tenants pay @price a month for @home.
@home asks for a security deposit of @deposit.
@home is a rental in @city.`),
  ...truth('facts', 'soon', `
@home has not come on the market yet, but it will soon.
You will have to wait a little: @home is coming soon.`),
  ...truth('facts', 'sold', `
@home is no longer available, because it has been sold.
Somebody has already bought @home.`),
  ...truth('facts', 'hoa', `
At @home, HOA dues come to @hoa a month.
@home is a condo, and its monthly HOA fee is @hoa.`),
  ...truth('facts', 'fireplace', `
Yes, @home does have a fireplace.`),
  ...truth('facts', 'no fireplace', `
Sorry, @home comes without a fireplace.`),
  ...truth('facts', 'pets', `
Yes, you may keep a pet at @home.`),
  ...truth('facts', 'no pets', `
Sadly, pets cannot live at @home.`),
  ...truth('facts in other wordings', 'sale', `
@home is a @beds-bedroom, @baths-bath home in @city, @state.
Somebody who buys @home gets @bedsword bedrooms and a lot of @lot.
It went up in @year, and it is @home that I mean.
@city is where you will find @home, at @price.
The price? @price for @home.
@home stands on @lot of land in @city.
Its @area make room for @beds bedrooms at @home.
It has been @days days since @home was listed.
As for bathrooms, @home has @bathsword.
@home has not been sold, and it is for sale at @price.`),
  ...truth('facts in other wordings', 'rent', `
Renting @home costs @price per month, with a deposit of @deposit.
@home, in @city, is to let at @price a month.`),
  ...truth('rounded figures', 'sale', `
@home costs about @roundprice.
@home is priced under @underprice.
@home costs more than @overprice.
@home has roughly @roundarea of living space.
@home is a home from the @decade.
The price of @home lies between @overprice and @underprice.
@home has been listed for about @weeks weeks.
The lot of @home is about @acres acres.
@home is listed at @pricek.
@home has no more than @beds bedrooms.
@home has at least @baths bathrooms.`),
  ...truth('rounded figures', 'rent', `
You can rent @home for less than @underprice a month.
@home rents for more than @overprice a month.`),
  ...truth('comparison of homes', 'sale', `
@cheaper costs less than @dearer.
@dearer is the more expensive of the two.
@larger has more living space than @smaller.
@newer was built after @older.
@older is older than @newer.
Between @home and @second, the difference in price is @gap.
Both @home and @second are for sale.
@home costs @price, while @second costs @secondprice.`),
  ...truth('tables and lists', 'sale', `
| | @home | ⏎ | --- | --- | ⏎ | Price | @price | ⏎ | Bedrooms | @beds | ⏎ | Bathrooms | @baths |
| Address | City | Year built | ⏎ | --- | --- | --- | ⏎ | @home | @city | @year |
**@home**: ⏎ - Price: @price ⏎ - Living area: @area ⏎ - Lot: @lot ⏎ - Parking spots: @parking
1. @home, @city, @price, @beds bd / @baths ba
@home | @price | @area | built @year
Key facts on @home: @price; @beds bedrooms; @baths bathrooms; built in @year; for sale.`),
  ...truth('long answers', 'sale', `
@home is for sale in @city, @state, and the sellers ask @price for it, which gets you @beds bedrooms, @baths bathrooms and @area of living space.
Here is what the record says: @home was built in @year, it has @beds bedrooms and @baths bathrooms, it stands on a lot of @lot, and it has been on the market for @days days.
Thank you for asking about @home! It costs @price. It has @beds bedrooms. I do not know whether it has a pool.
If the price matters most, then note that @home is listed at @price, and if space does, that it has @area.`),
  ...truth('long answers', 'rent', `
@home is for rent at @price a month, the deposit is @deposit, and the year it was built is @year.`),
  ...truth('hedged facts', 'sale', `
As far as I can see, @home costs @price.
According to the listing, @home was built in @year.
I believe @home has @beds bedrooms.
It seems that @home has @baths bathrooms.
Going by its record, @home is in @city.
If the listing is right, @home has @area of living space.
@home is for sale, isn't it?
Did you know that @home was built in @year?`),
  ...truth('unknown said', 'sale', `
There is nothing in the listing of @home about a pool.
Sorry, I have no data on the taxes of @home.
Nobody has told me whether @home is furnished, so I cannot say.
The record of @home leaves open whether there is an elevator.
I'm unable to judge the schools around @home.
What @home sold for in the past, I do not know.
I haven't contacted anyone about @home.
Please ask the agent whether @home has solar panels.
Crime is something that I cannot comment on.
It is not stated whether @home was ever renovated.`),
]
