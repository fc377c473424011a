import {
  bathrooms,
  bedrooms,
  biggerThan,
  built,
  cheaperThan,
  cheapest,
  city,
  condo,
  currency,
  district,
  either,
  feature,
  house,
  howMany,
  listedWithin,
  living,
  lot,
  makeTeller,
  mobile,
  multiFamily,
  near,
  oldest,
  openHouse,
  or,
  parking,
  price,
  rent,
  room,
  sale,
  spelling,
  state,
  studio,
  top,
  tour3d,
  townhouse,
  zip,
} from '../say.ts'

const { talk, turn, unjudged } = makeTeller('English')

/** In fewer and stranger words. */
// biome-ignore format: one turn a line
export const englishConversationsMore = [
  talk(
    turn('austin 3 bed for sale', ['bedrooms'], bedrooms(3), sale, city('Austin')),
    turn('nah 4', ['followUp', 'correction'], bedrooms(4), sale, city('Austin')),
    turn('<700k', ['followUp', 'bounds'], bedrooms(4), sale, price(700_000), city('Austin')),
    turn('w pool', ['followUp', 'feature'], bedrooms(4), sale, price(700_000), feature('pool'), city('Austin')),
  ),
  talk(
    turn('any rooms in denver?', ['spaceType'], room, city('Denver'), or, room, rent, city('Denver')),
    turn('under 1100', ['followUp', 'bounds'], room, price(1_100), city('Denver')),
    turn('boulder?', ['followUp', 'place'], room, price(1_100), city('Boulder')),
  ),
  talk(
    turn('miami condo 1 bd rent', ['saleType'], condo, bedrooms(1), rent, city('Miami')),
    turn('2 bd', ['followUp', 'bedrooms'], condo, bedrooms(2), rent, city('Miami')),
    turn('gym?', ['followUp', 'feature'], condo, bedrooms(2), rent, feature('gym'), city('Miami')),
    turn('forget the gym', ['followUp'], condo, bedrooms(2), rent, city('Miami')),
  ),
  talk(
    turn('long beach, house, sale', ['saleType'], house, sale, city('Long Beach')),
    turn('nicer', ['guess', 'followUp'], house, sale, city('Long Beach')),
    turn('larger', ['comparison'], house, sale, city('Long Beach'), biggerThan(1)),
  ),
  talk(
    turn('27609 townhouses', ['place'], townhouse, zip('27609')),
    turn('27601 too', ['followUp', 'place'], townhouse, zip('27609', '27601')),
    turn('sale only', ['followUp', 'saleType'], townhouse, sale, zip('27609', '27601')),
  ),
  talk(
    turn('orlando rent 2000 max', ['saleType', 'bounds'], rent, price(2_000), city('Orlando')),
    turn('2200 then', ['followUp', 'bounds'], rent, price(2_200), city('Orlando')),
    turn('3 beds', ['followUp', 'bedrooms'], rent, price(2_200), bedrooms(3), city('Orlando')),
    turn('less expensive', ['comparison'], rent, price(2_200), bedrooms(3), city('Orlando'), cheaperThan(2)),
  ),
  talk(
    turn('saint paul fixer house for sale? no: renovated house for sale in saint paul', ['correction', 'feature'], house, sale, feature('renovated'), city('Saint Paul')),
    turn('basement too', ['followUp', 'feature'], house, sale, feature('renovated'), feature('basement'), city('Saint Paul')),
  ),
  talk(
    turn('got any duplexes for sale', ['propertyType'], multiFamily, sale, or, spelling('duplex'), sale),
    turn('durham', ['followUp', 'place'], multiFamily, sale, city('Durham'), or, spelling('duplex'), sale, city('Durham')),
  ),
  talk(
    turn('tucson houses for sale', ['saleType'], house, sale, city('Tucson')),
    turn('the 4 cheapest', ['sort'], house, sale, city('Tucson'), cheapest, top(4)),
    turn('what about Boise', ['followUp', 'place'], house, sale, city('Boise'), cheapest, top(4), or, house, sale, city('Boise'), cheapest, or, house, sale, city('Boise')),
  ),
  talk(
    turn('brooklyn studio rent', ['studio'], studio, rent, city('Brooklyn')),
    turn('or 1 bed', ['followUp', 'ranges'], either(studio, bedrooms(1)), rent, city('Brooklyn'), or, bedrooms(1), rent, city('Brooklyn')),
    turn('under 2700', ['followUp', 'bounds'], either(studio, bedrooms(1)), rent, price(2_700), city('Brooklyn'), or, bedrooms(1), rent, price(2_700), city('Brooklyn')),
  ),
  talk(
    turn('houses in boulder under 900k', ['bounds'], house, price(900_000), city('Boulder')),
    turn('build year 1990 or later', ['followUp', 'built'], house, price(900_000), built({ min: 1_990 }), city('Boulder')),
    turn('lift the price to 1.1M', ['followUp', 'bounds'], house, price(1_100_000), built({ min: 1_990 }), city('Boulder')),
  ),
  talk(
    turn('Raleigh, to rent, dog ok', ['animals'], rent, feature('dogs allowed'), city('Raleigh')),
    turn('yard must be fenced', ['followUp', 'feature'], rent, feature('dogs allowed'), feature('fenced yard'), city('Raleigh')),
  ),
  talk(
    turn('boise 3/2 sfr', ['shorthand'], bedrooms(3), bathrooms(2), house, city('Boise')),
    turn('<475k', ['followUp', 'bounds'], bedrooms(3), bathrooms(2), house, price(475_000), city('Boise')),
    turn('1/4 ac min', ['followUp', 'lot'], bedrooms(3), bathrooms(2), house, price(475_000), lot(0.25, 'acres'), city('Boise')),
  ),
  talk(
    turn('toronto condos for sale', ['saleType'], condo, sale, city('Toronto')),
    turn('C$600k max', ['followUp', 'currency'], condo, sale, price(600_000), currency('CA$'), city('Toronto')),
    turn('parking', ['followUp', 'parking'], condo, sale, price(600_000), currency('CA$'), parking(1), city('Toronto')),
  ),
  talk(
    turn('round rock house for sale', ['saleType'], house, sale, city('Round Rock')),
    turn('1800 sqft+', ['followUp', 'building'], house, sale, living(1_800), city('Round Rock')),
    turn('make it 2000', ['followUp', 'building'], house, sale, living(2_000), city('Round Rock')),
  ),
  talk(
    turn('condo orange', ['place'], condo, city('Orange')),
    unjudged('hmm'),
    turn('and houses?', ['followUp', 'propertyType'], house, city('Orange'), or, either(condo, house), city('Orange')),
  ),
  talk(
    turn('Denver rentals with parking', ['parking', 'saleType'], rent, parking(1), city('Denver')),
    turn('furnished', ['followUp', 'feature'], rent, parking(1), feature('furnished'), city('Denver')),
    turn('how many?', ['figures'], rent, parking(1), feature('furnished'), city('Denver'), howMany),
  ),
  talk(
    turn('houses for sale in Miami', ['saleType'], house, sale, city('Miami')),
    turn('only recently listed ones, last 14 days', ['followUp', 'onMarket'], house, sale, listedWithin(14), city('Miami')),
    turn('2 baths', ['followUp', 'bathrooms'], house, sale, listedWithin(14), bathrooms(2), city('Miami')),
  ),
  talk(
    turn('Capitol Hill condos', ['district'], condo, district('Capitol Hill')),
    turn('all of Denver', ['followUp', 'place'], condo, city('Denver')),
  ),
  talk(
    turn('Sevilla apartments for sale', ['saleType'], condo, sale, city('Sevilla')),
    turn('terrace', ['followUp', 'feature'], condo, sale, feature('terrace'), city('Sevilla')),
    turn('or Alicante', ['followUp', 'place'], condo, sale, feature('terrace'), city('Sevilla', 'Alicante'), or, condo, sale, feature('terrace'), city('Alicante')),
  ),
  talk(
    turn('durham 2 bed', ['bedrooms'], bedrooms(2), city('Durham')),
    turn('buy', ['followUp', 'saleType'], bedrooms(2), sale, city('Durham')),
    turn('townhouse', ['followUp', 'propertyType'], bedrooms(2), townhouse, sale, city('Durham')),
    turn('garage', ['followUp', 'parking'], bedrooms(2), townhouse, sale, parking(1), city('Durham')),
  ),
  talk(
    turn('homes for sale in Idaho', ['place'], sale, state('ID')),
    turn('barn', ['followUp', 'feature'], sale, feature('barn'), state('ID')),
    turn('undo', ['followUp'], sale, state('ID')),
  ),
  talk(
    turn('rental, 78704, 2 beds', ['saleType'], rent, zip('78704'), bedrooms(2)),
    turn('within 2 miles of there', ['followUp', 'near'], rent, near({ zip: '78704' }, 2), bedrooms(2)),
  ),
  talk(
    turn('house sale reading', ['saleType'], house, sale, city('Reading')),
    turn('oldest first', ['sort'], house, sale, city('Reading'), oldest),
    turn('3+ beds', ['followUp', 'counts'], house, sale, bedrooms({ min: 3 }), city('Reading'), oldest),
  ),
  talk(
    turn('3D tours in Austin', ['tours'], tour3d, city('Austin')),
    turn('condos', ['followUp', 'propertyType'], tour3d, condo, city('Austin')),
    turn('any kind of tour is fine', ['followUp'], condo, city('Austin'), or, either(tour3d, openHouse), condo, city('Austin')),
  ),
  talk(
    turn('Pune flats for sale', ['saleType'], condo, sale, city('Pune')),
    turn('2 bedrooms', ['followUp', 'bedrooms'], condo, sale, bedrooms(2), city('Pune')),
    turn('Mumbai instead', ['followUp', 'place'], condo, sale, bedrooms(2), city('Mumbai')),
  ),
  talk(
    turn('2 bedroom condos for sale in Denver', ['bedrooms'], bedrooms(2), condo, sale, city('Denver')),
    turn('what if I go up to 3 bedrooms', ['followUp', 'ranges'], bedrooms({ max: 3 }), condo, sale, city('Denver'), or, bedrooms({ min: 2, max: 3 }), condo, sale, city('Denver'), or, bedrooms(3), condo, sale, city('Denver')),
  ),
  talk(
    turn('San Luis Obispo houses for sale', ['place'], house, sale, city('San Luis Obispo')),
    turn('are there cheaper ones in Long Beach', ['followUp', 'comparison'], house, sale, city('Long Beach'), cheaperThan(0), or, house, sale, city('Long Beach'), cheapest, or, house, sale, city('Long Beach')),
  ),
  talk(
    turn('mobile homes for sale in Tucson', ['propertyType'], mobile, sale, city('Tucson')),
    turn('up to 120k', ['followUp', 'bounds'], mobile, sale, price(120_000), city('Tucson')),
    turn('the price is open', ['followUp'], mobile, sale, city('Tucson')),
  ),
  talk(
    turn('Porto T3 for sale', ['shorthand', 'bedrooms'], bedrooms(3), sale, city('Porto'), or, bedrooms(2), sale, city('Porto')),
    turn('with a balcony', ['followUp', 'feature'], bedrooms(3), sale, feature('balcony'), city('Porto'), or, bedrooms(2), sale, feature('balcony'), city('Porto')),
  ),
]
