import {
  average,
  bathrooms,
  bedrooms,
  biggerThan,
  biggest,
  built,
  cheaperThan,
  cheapest,
  city,
  condo,
  dearest,
  district,
  feature,
  hoa,
  house,
  howMany,
  land,
  listedWithin,
  living,
  lot,
  makeTeller,
  mobile,
  moreAfter,
  multiFamily,
  near,
  newerThan,
  noHoa,
  nothing,
  oldest,
  openHouse,
  parking,
  price,
  priceRange,
  rent,
  sale,
  state,
  studio,
  top,
  townhouse,
  wish,
  zip,
} from '../say.ts'

const { talk, turn } = makeTeller('English')

/** One thing after the other, as people do. */
// biome-ignore format: one turn a line
export const englishConversations = [
  talk(
    turn('hiya, any townhouses in Denver?', ['propertyType'], townhouse, city('Denver')),
    turn('to buy i mean', ['followUp', 'saleType'], townhouse, city('Denver'), sale),
    turn('3 beds', ['followUp', 'bedrooms'], townhouse, city('Denver'), sale, bedrooms(3)),
    turn('anything cheaper', ['followUp', 'comparison'], townhouse, city('Denver'), sale, bedrooms(3), cheaperThan(2)),
  ),
  talk(
    turn('apartments to rent in Raleigh', ['propertyType', 'saleType'], condo, rent, city('Raleigh')),
    turn('two bedrooms', ['followUp', 'bedrooms'], condo, rent, city('Raleigh'), bedrooms(2)),
    turn('and with a dishwasher', ['followUp', 'feature'], condo, rent, city('Raleigh'), bedrooms(2), feature('dishwasher')),
  ),
  talk(
    turn('houses in Boise under 500k', ['propertyType', 'bounds'], house, price(500_000), city('Boise')),
    turn('show me more', ['followUp'], house, price(500_000), city('Boise'), moreAfter(1)),
    turn('just those with a garage', ['followUp', 'parking'], house, price(500_000), city('Boise'), parking(1)),
  ),
  talk(
    turn('condos for sale in Orlando', ['propertyType', 'saleType'], condo, sale, city('Orlando')),
    turn('how about Miami', ['followUp'], condo, sale, city('Miami')),
    turn('cheapest first', ['followUp', 'sort'], condo, sale, city('Miami'), cheapest),
  ),
  talk(
    turn('got any land in Colorado?', ['propertyType'], land, state('CO')),
    turn('at least 1 acre', ['followUp', 'lot'], land, state('CO'), lot(1, 'acres')),
    turn('make it Idaho', ['followUp'], land, state('ID'), lot(1, 'acres')),
  ),
  talk(
    turn('rentals in Tucson', ['saleType'], rent, city('Tucson')),
    turn("we've got a dog by the way", ['followUp', 'animals', 'saleType'], rent, city('Tucson'), feature('dogs allowed')),
    turn('houses only', ['followUp', 'propertyType'], rent, city('Tucson'), feature('dogs allowed'), house),
    turn('2 bathrooms', ['followUp', 'bathrooms'], rent, city('Tucson'), feature('dogs allowed'), house, bathrooms(2)),
  ),
  talk(
    turn('4 bedroom houses for sale in Austin', ['bedrooms', 'saleType'], bedrooms(4), house, sale, city('Austin')),
    turn('any with a pool?', ['followUp', 'feature'], bedrooms(4), house, sale, city('Austin'), feature('pool')),
    turn('hot tub instead of the pool', ['followUp', 'correction', 'bedrooms'], bedrooms(4), house, sale, city('Austin'), feature('hot tub')),
  ),
  talk(
    turn('show me Aurora', ['place'], city('Aurora')),
    turn('the Illinois one', ['followUp'], city('Aurora'), state('IL')),
    turn('3 bedrooms there', ['followUp', 'bedrooms'], city('Aurora'), state('IL'), bedrooms(3)),
  ),
  talk(
    turn('house for sale in Durham', ['propertyType', 'saleType'], house, sale, city('Durham')),
    turn('built after 2000', ['followUp', 'built'], house, sale, city('Durham'), built({ over: 2_000 })),
    turn('and at least 2000 sq ft', ['followUp', 'building'], house, sale, city('Durham'), built({ over: 2_000 }), living(2_000)),
    turn('how many is that', ['followUp', 'figures'], house, sale, city('Durham'), built({ over: 2_000 }), living(2_000), howMany),
  ),
  talk(
    turn('studios for rent in Brooklyn', ['studio', 'saleType'], studio, rent, city('Brooklyn')),
    turn('under 2,500', ['followUp', 'bounds'], studio, rent, city('Brooklyn'), price(2_500)),
    turn('with elevator', ['followUp', 'feature'], studio, rent, city('Brooklyn'), price(2_500), feature('elevator')),
  ),
  talk(
    turn('condos to buy in Long Beach', ['propertyType', 'saleType'], condo, sale, city('Long Beach')),
    turn('max 600k', ['followUp', 'bounds'], condo, sale, city('Long Beach'), price(600_000)),
    turn('bigger ones', ['followUp', 'comparison'], condo, sale, city('Long Beach'), price(600_000), biggerThan(1)),
  ),
  talk(
    turn('what houses do you have for sale in Reading', ['propertyType', 'saleType'], house, sale, city('Reading')),
    turn('average price?', ['followUp', 'figures'], house, sale, city('Reading'), average),
    turn('and the ones below 200k', ['followUp', 'bounds'], house, sale, city('Reading'), price(200_000)),
  ),
  talk(
    turn('townhouse, Raleigh, for rent', ['propertyType', 'saleType'], townhouse, rent, city('Raleigh')),
    turn('1,900 a month is my limit', ['followUp', 'bounds'], townhouse, rent, city('Raleigh'), price(1_900)),
    turn('and in Durham?', ['followUp'], townhouse, rent, price(1_900), city('Durham')),
  ),
  talk(
    turn('3 bed homes in Round Rock to buy', ['bedrooms', 'saleType'], bedrooms(3), sale, city('Round Rock')),
    turn('with 4 bedrooms instead', ['followUp'], sale, city('Round Rock'), bedrooms(4)),
    turn('newer', ['followUp', 'comparison'], sale, city('Round Rock'), bedrooms(4), newerThan(1)),
  ),
  talk(
    turn('houses in Saint Paul', ['propertyType'], house, city('Saint Paul')),
    turn('with a fireplace and basement', ['followUp', 'feature'], house, city('Saint Paul'), feature('fireplace'), feature('basement')),
    turn('the 3 oldest', ['followUp', 'sort'], house, city('Saint Paul'), feature('fireplace'), feature('basement'), oldest, top(3)),
  ),
  talk(
    turn('homes for sale in Boulder', ['saleType'], sale, city('Boulder')),
    turn('only condos', ['followUp', 'propertyType'], sale, city('Boulder'), condo),
    turn('no HOA', ['followUp', 'hoa'], sale, city('Boulder'), condo, noHoa),
  ),
  talk(
    turn('condos in Denver for sale, two bedrooms', ['saleType', 'bedrooms'], condo, sale, bedrooms(2), city('Denver')),
    turn('within 5 miles of Boulder rather', ['followUp', 'near'], condo, sale, bedrooms(2), near({ city: 'Boulder' })),
    turn('houses instead of condos', ['followUp'], house, sale, bedrooms(2), near({ city: 'Boulder' })),
  ),
  talk(
    turn('good morning, flats to rent in London?', ['propertyType', 'saleType'], condo, rent, city('London')),
    turn('one bedroom', ['followUp', 'bedrooms'], condo, rent, city('London'), bedrooms(1)),
    turn('furnished please', ['followUp', 'feature'], condo, rent, city('London'), bedrooms(1), feature('furnished')),
  ),
  talk(
    turn('houses for sale in Tucson', ['propertyType', 'saleType'], house, sale, city('Tucson')),
    turn('between 250k and 350k', ['followUp', 'ranges'], house, sale, city('Tucson'), price({ min: 250_000, max: 350_000 })),
    turn('the most expensive first', ['followUp', 'sort'], house, sale, city('Tucson'), price({ min: 250_000, max: 350_000 }), dearest),
  ),
  talk(
    turn('duplexes in Denver', ['propertyType'], multiFamily, city('Denver')),
    turn('and Tucson?', ['followUp'], multiFamily, city('Tucson')),
    turn('for sale', ['followUp', 'saleType'], multiFamily, city('Tucson'), sale),
  ),
  talk(
    turn('open houses in Austin', ['tours'], openHouse, city('Austin')),
    turn('just townhouses', ['followUp', 'propertyType'], openHouse, city('Austin'), townhouse),
  ),
  talk(
    turn('houses for rent in Orlando', ['propertyType', 'saleType'], house, rent, city('Orlando')),
    turn('up to 2800', ['followUp', 'bounds'], house, rent, city('Orlando'), price(2_800)),
    turn('a pool would be nice', ['followUp', 'wish'], house, rent, city('Orlando'), price(2_800), wish(feature('pool'))),
    turn('3 bedrooms or more', ['followUp', 'counts'], house, rent, city('Orlando'), price(2_800), wish(feature('pool')), bedrooms({ min: 3 })),
  ),
  talk(
    turn('condo in Miami for sale', ['propertyType', 'saleType'], condo, sale, city('Miami')),
    turn('waterfront', ['followUp', 'feature'], condo, sale, city('Miami'), feature('waterfront')),
    turn('cheaper ones?', ['followUp', 'comparison'], condo, sale, city('Miami'), feature('waterfront'), cheaperThan(1)),
  ),
  talk(
    turn('mobile homes in Tucson', ['propertyType'], mobile, city('Tucson')),
    turn('parking for two cars', ['followUp', 'parking'], mobile, city('Tucson'), parking(2)),
  ),
  talk(
    turn('new this week in Raleigh', ['onMarket'], listedWithin(7), city('Raleigh')),
    turn('houses', ['followUp', 'propertyType'], listedWithin(7), city('Raleigh'), house),
    turn('for sale, 4 bedrooms', ['followUp', 'saleType'], listedWithin(7), city('Raleigh'), house, sale, bedrooms(4)),
  ),
  talk(
    turn('Denver homes for sale', ['saleType'], sale, city('Denver')),
    turn('how many of them are condos?', ['followUp', 'propertyType'], sale, city('Denver'), condo, howMany),
  ),
  talk(
    turn('houses in Boise for sale with RV parking', ['saleType', 'feature'], house, sale, feature('RV parking'), city('Boise')),
    turn('next ones please', ['followUp'], house, sale, feature('RV parking'), city('Boise'), moreAfter(1)),
  ),
  talk(
    turn('2 bedroom condo to buy in Austin', ['bedrooms', 'saleType'], bedrooms(2), condo, sale, city('Austin')),
    turn('in Hyde Park', ['followUp', 'district'], bedrooms(2), condo, sale, city('Austin'), district('Hyde Park')),
  ),
  talk(
    turn('house to buy in Durham, 3 beds', ['saleType', 'bedrooms'], house, sale, bedrooms(3), city('Durham')),
    turn('what about Chicago?', ['followUp', 'unknownPlace'], nothing),
  ),
  talk(
    turn('apartments in Toronto for rent', ['propertyType', 'saleType'], condo, rent, city('Toronto')),
    turn('1 or 2 bedrooms', ['followUp', 'ranges'], condo, rent, city('Toronto'), bedrooms({ min: 1, max: 2 })),
    turn('largest first', ['followUp', 'sort'], condo, rent, city('Toronto'), bedrooms({ min: 1, max: 2 }), biggest),
  ),
  talk(
    turn('condos for sale in Austin', ['propertyType', 'saleType'], condo, sale, city('Austin')),
    turn('HOA below 250', ['followUp', 'hoa'], condo, sale, city('Austin'), hoa(250)),
    turn('2 baths at least', ['followUp', 'bathrooms'], condo, sale, city('Austin'), hoa(250), bathrooms(2)),
  ),
  talk(
    turn('houses for sale in Raleigh, 3 beds', ['saleType', 'bedrooms'], house, sale, bedrooms(3), city('Raleigh')),
    turn('Denver instead', ['followUp'], house, sale, bedrooms(3), city('Denver')),
    turn('price range?', ['followUp', 'figures'], house, sale, bedrooms(3), city('Denver'), priceRange),
  ),
  talk(
    turn('rent, Boulder, one bedroom', ['saleType', 'bedrooms'], rent, bedrooms(1), city('Boulder')),
    turn('sort by price, lowest first', ['followUp', 'sort'], rent, bedrooms(1), city('Boulder'), cheapest),
    turn('with parking', ['followUp', 'parking'], rent, bedrooms(1), city('Boulder'), cheapest, parking(1)),
  ),
  talk(
    turn('house in Orlando for sale', ['propertyType', 'saleType'], house, sale, city('Orlando')),
    turn('lot of half an acre or more', ['followUp', 'lot'], house, sale, city('Orlando'), lot(0.5, 'acres')),
    turn('also a garage', ['followUp', 'parking'], house, sale, city('Orlando'), lot(0.5, 'acres'), parking(1)),
  ),
  talk(
    turn('townhouses for sale in Austin', ['propertyType', 'saleType'], townhouse, sale, city('Austin')),
    turn('two baths', ['followUp', 'bathrooms'], townhouse, sale, city('Austin'), bathrooms(2)),
    turn('3 bedrooms', ['followUp', 'bedrooms'], townhouse, sale, city('Austin'), bathrooms(2), bedrooms(3)),
  ),
  talk(
    turn('homes in 27601', ['place'], zip('27601')),
    turn('to rent', ['followUp', 'saleType'], zip('27601'), rent),
    turn('pets ok?', ['followUp', 'feature'], zip('27601'), rent, feature('pets allowed')),
  ),
  talk(
    turn('houses under 400k in Tucson', ['propertyType', 'bounds'], house, price(400_000), city('Tucson')),
    turn('raise that to 450k', ['followUp', 'correction', 'propertyType'], house, city('Tucson'), price(450_000)),
    turn('3 bedrooms 2 baths', ['followUp', 'bedrooms'], house, city('Tucson'), price(450_000), bedrooms(3), bathrooms(2)),
  ),
  talk(
    turn('condos for rent in Orlando', ['propertyType', 'saleType'], condo, rent, city('Orlando')),
    turn('balcony', ['followUp', 'feature'], condo, rent, city('Orlando'), feature('balcony')),
    turn('how about for sale', ['followUp'], condo, city('Orlando'), feature('balcony'), sale),
  ),
  talk(
    turn('condos to buy in Raleigh', ['propertyType', 'saleType'], condo, sale, city('Raleigh')),
    turn('below 320 thousand', ['followUp', 'bounds'], condo, sale, city('Raleigh'), price(320_000)),
    turn('is there one with a view?', ['followUp', 'feature'], condo, sale, city('Raleigh'), price(320_000), feature('view')),
  ),
  talk(
    turn('houses to rent in Austin', ['propertyType', 'saleType'], house, rent, city('Austin')),
    turn('4 bedrooms', ['followUp', 'bedrooms'], house, rent, city('Austin'), bedrooms(4)),
    turn('and a fenced yard', ['followUp', 'feature'], house, rent, city('Austin'), bedrooms(4), feature('fenced yard')),
  ),
]
