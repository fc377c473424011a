/** Orders and figures. Tag -> phrases, separated by commas. */
export const orderPhrases: Record<string, string> = {
  'sort.Price.up': `
    cheapest, lowest price, lowest prices, lowest priced, least expensive, cheapest first, price low to high,
    sorted by price, sort by price, low to high, order by price, most affordable, by price, order by price,
    rank by price, lowest cost, cheepest, cheapst, chepest, lowest first, ascending price, price ascending,
    lowest to highest, from cheapest, most economical, lowest rent, cheapest price, most inexpensive,
    lowest asking price, ordered by price, least costly, best price, best priced, lowest, cheap to expensive,
    most budget friendly, price from low to high, starting with the cheapest, from lowest to highest, from low to high,
    price asc, bargain, bargains, cheap, affordable, inexpensive, budget friendly, low cost, low priced, low price`,
  'sort.Price.down': `
    most expensive, highest price, highest prices, highest priced, priciest, costliest, price high to low,
    high to low, dearest, most expensive first, expensive first, highest first, price descending, descending price,
    highest to lowest, top priced, from most expensive, highest rent, highest asking price, most costly, highest,
    highest cost, from high to low, from highest to lowest, price from high to low, price desc, most valuable,
    expensive, sort by price descending, sorted by price descending, by price descending, sort by price high to low,
    sorted by price high to low, by price high to low, sort by price desc, order by price descending, by price desc,
    sort by highest price, sort by most expensive`,
  'sort.BuildingArea.down': `
    biggest, largest, most spacious, largest living area, most square feet, largest first, biggest first,
    most square footage, roomiest, greatest living area, biggest living area, by size, sort by size,
    sorted by size, order by size, ordered by size, by area, sort by area, sorted by area, by square footage,
    sort by square footage, most living space, largest living space, largest by area, most space, biggest by area,
    hugest, largest square footage, highest square footage, largest floor area, most sqft`,
  'sort.BuildingArea.up': `
    smallest, tiniest, smallest first, least square feet, fewest square feet, most compact, smallest living area`,
  'sort.LotArea.down': `
    biggest lot, largest lot, largest lots, biggest lots, largest yard, biggest yard, largest plot, most land,
    biggest land, largest lot size, biggest lot size, largest land, largest parcel, by lot size, sort by lot size,
    sorted by lot size, by lot area, sort by lot area, most acreage, biggest plot`,
  'sort.LotArea.up': `
    smallest lot, smallest lots, smallest yard, smallest plot`,
  'sort.DaysOnMarket.up': `
    newest, newest listing, newest listings, newest first, latest, latest listing, latest listings, most recent,
    most recent listing, most recent listings, most recently listed, newest on the market, freshest,
    sorted by newest, sort by newest, by date listed, sort by date, newest homes, newest on market, newest to market,
    most recent first, fewest days on market, by date, latest first, newest to the market, least days on market,
    latest homes, newest ones, recently listed first, shortest time on market, last listed`,
  'sort.DaysOnMarket.down': `
    sitting the longest, sitting longest, been sitting the longest, been sitting longest, been listed the longest,
    been listed longest, been for sale the longest, been up the longest, unsold the longest, sitting for a while,
    been sitting for a while, been sitting a while, on the market for a while, on the market a long time,
    on the market for a long time, on the market forever, stale listings, stale listing, longest time on the market,
    longest time on market, longest unsold,
    oldest listing, oldest listings, longest on the market, longest on market, most days on market, longest listed,
    been on the market the longest, on the market longest, on the market the longest, listed the longest,
    most days on the market`,
  'sort.YearBuilt.down': `
    newest built, newest construction, most recently built, most recent construction, latest built, newest build,
    most modern, youngest, most recently constructed, newly built first, newest constructed, sorted by year built,
    order by year built, ordered by year built, newest construction first, sort by year built, newest built first,
    newest year built, most recent build, newest buildings, newest building, last built, latest construction,
    by year built, built most recently`,
  'sort.YearBuilt.up': `
    oldest, oldest first, oldest built, most historic,
    earliest built, oldest building, oldest construction, oldest year built`,
  'sort.HOAMonth.up': `
    lowest hoa, cheapest hoa, lowest hoa fees, lowest hoa fee, lowest dues, smallest hoa, lowest monthly hoa,
    low hoa, lowest hoa dues`,
  'sort.HOAMonth.down': `
    highest hoa, highest hoa fees, highest hoa fee, highest hoa dues, most expensive hoa`,
  'sort.UnitAreaPrice.up': `
    lowest price per square foot, lowest price per sqft, lowest price per sq ft, cheapest per square foot,
    cheapest per sqft, cheapest per sq ft, best value, best deal, best deals, cheapest per square metre,
    lowest price per m2, most bang for the buck, best price per square foot, best value for money`,
  'sort.UnitAreaPrice.down': `
    highest price per square foot, highest price per sqft, highest price per sq ft, most expensive per square foot,
    most expensive per sqft`,
  'sort.Bedrooms.down': `
    most bedrooms, most beds, highest number of bedrooms, largest number of bedrooms`,
  'sort.Bathrooms.down': `
    most bathrooms, most baths, highest number of bathrooms, largest number of bathrooms`,
  'sort.Distance.up': `
    closest to, nearest to, nearest, closest, closest by, closer to, nearer to, sorted by distance to,
    sorted by distance from, sort by distance to, sort by distance from, by distance to, by distance from,
    as close as possible to, as near as possible to`,
  'sort.limit': `
    top, first, the top, only the, just the, best, up to the, the first`,
  'figure.count': `
    how many, number of, the number of, count, count of, how much homes, total number of, what number of, how mny,
    hw many, howmany, what is the number of, quantity of, tally, count the, total number, total count,
    what's the count, what is the count`,
  'figure.average': `
    normal price, normal prices, typical price, usual price, usual prices, going price, going prices, a fair price,
    average, avg, mean price, the mean, on average, averages, typical, averaged, the average, avrage, averge, typically,
    usual`,
  'figure.median': `
    median, the median, midpoint, medium price`,
  'figure.range': `
    price range, price range of, range of prices, prices range, price ranges, price spread, range in price,
    price span, rent range, the price range, how do prices range, range of price`,
  'figure.min': `
    lowest price of, minimum price of, what's the lowest price, what is the lowest price, how much is the cheapest,
    how much does the cheapest, what does the cheapest, what's the cheapest price, what is the cheapest price,
    what is the minimum price, what's the minimum price, how cheap, how low, price of the cheapest,
    cost of the cheapest, price for the cheapest, what do prices start at, where do prices start, how little,
    how much do i need at least`,
  'figure.max': `
    what's the highest price, what is the highest price, how much is the most expensive,
    how much does the most expensive, what's the maximum price, what is the maximum price, how expensive, how high,
    price of the most expensive, cost of the most expensive, maximum price of, highest price of`,
  'figure.price': `
    how much are, how much do, how much is a, how much does a, going rate, going rate for`,
}
