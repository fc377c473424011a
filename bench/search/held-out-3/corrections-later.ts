import {
  bathrooms,
  bedrooms,
  biggest,
  built,
  cheapest,
  city,
  condo,
  feature,
  house,
  land,
  lot,
  makeTeller,
  mobile,
  noHoa,
  not,
  parking,
  price,
  rent,
  sale,
  state,
  townhouse,
  zip,
} from '../say.ts'

const { talk, turn } = makeTeller('English')

/** What is taken back or said no to in a later turn. */
// biome-ignore format: one turn a line
export const correctionTalks = [
  talk(
    turn('houses in Durham for sale', ['propertyType', 'saleType'], house, sale, city('Durham')),
    turn('no sorry, Raleigh', ['correction', 'followUp', 'propertyType'], house, sale, city('Raleigh')),
    turn('without a pool', ['negation', 'followUp', 'propertyType'], house, sale, city('Raleigh'), not(feature('pool'))),
    turn('3 bedrooms, actually 4', ['correction', 'followUp', 'propertyType'], house, sale, city('Raleigh'), not(feature('pool')), bedrooms(4)),
  ),
  talk(
    turn('condos in Austin under 300k', ['propertyType', 'bounds'], condo, price(300_000), city('Austin')),
    turn('make it 350k', ['correction', 'followUp', 'propertyType'], condo, city('Austin'), price(350_000)),
    turn('not in 78745', ['negation', 'followUp', 'propertyType'], condo, city('Austin'), price(350_000), not(zip('78745'))),
  ),
  talk(
    turn('apartments to rent in Orlando', ['propertyType', 'saleType'], condo, rent, city('Orlando')),
    turn('I mean Miami', ['correction', 'followUp', 'propertyType'], condo, rent, city('Miami')),
    turn('no furnished ones', ['negation', 'followUp', 'propertyType'], condo, rent, city('Miami'), not(feature('furnished'))),
  ),
  talk(
    turn('2 bed townhouses in Denver', ['bedrooms', 'propertyType'], bedrooms(2), townhouse, city('Denver')),
    turn('wait, 3 beds', ['correction', 'followUp', 'propertyType'], townhouse, city('Denver'), bedrooms(3)),
    turn('or rather condos', ['correction', 'followUp', 'place'], city('Denver'), bedrooms(3), condo),
  ),
  talk(
    turn('homes for sale in Tucson', ['saleType'], sale, city('Tucson')),
    turn('no mobile homes', ['negation', 'followUp', 'saleType'], sale, city('Tucson'), not(mobile)),
    turn('and no condos either', ['negation', 'followUp', 'saleType'], sale, city('Tucson'), not(mobile), not(condo)),
  ),
  talk(
    turn('house in Boise to rent', ['propertyType', 'saleType'], house, rent, city('Boise')),
    turn('no wait, to buy', ['correction', 'followUp', 'propertyType'], house, city('Boise'), sale),
    turn('with a garage', ['followUp', 'parking', 'propertyType'], house, city('Boise'), sale, parking(1)),
    turn("I don't care about the garage after all", ['negation', 'followUp', 'propertyType'], house, city('Boise'), sale),
  ),
  talk(
    turn('houses in Colorado for sale', ['propertyType', 'saleType'], house, sale, state('CO')),
    turn('except Boulder', ['negation', 'followUp', 'propertyType'], house, sale, state('CO'), not(city('Boulder'))),
  ),
  talk(
    turn('condos in Brooklyn for sale with a gym', ['saleType', 'feature'], condo, sale, feature('gym'), city('Brooklyn')),
    turn('forget the gym', ['negation', 'followUp', 'propertyType'], condo, sale, city('Brooklyn')),
    turn('elevator instead', ['followUp', 'feature', 'propertyType'], condo, sale, city('Brooklyn'), feature('elevator')),
  ),
  talk(
    turn('houses in Austin built after 2000', ['propertyType', 'built'], house, built({ over: 2_000 }), city('Austin')),
    turn('actually after 2010', ['correction', 'followUp', 'propertyType'], house, city('Austin'), built({ over: 2_010 })),
  ),
  talk(
    turn('land in Idaho, 1 acre', ['propertyType', 'lot'], land, lot(1, 'acres'), state('ID')),
    turn('make that 2 acres', ['correction', 'followUp', 'propertyType'], land, state('ID'), lot(2, 'acres')),
  ),
  talk(
    turn('rentals in Raleigh up to 2000', ['saleType', 'bounds'], rent, price(2_000), city('Raleigh')),
    turn('sorry, up to 2200', ['correction', 'followUp', 'saleType'], rent, city('Raleigh'), price(2_200)),
    turn('no townhouses', ['negation', 'followUp', 'saleType'], rent, city('Raleigh'), price(2_200), not(townhouse)),
  ),
  talk(
    turn('4 bedrooms in Orlando for sale', ['bedrooms', 'saleType'], bedrooms(4), sale, city('Orlando')),
    turn('no HOA please', ['negation', 'followUp', 'bedrooms'], bedrooms(4), sale, city('Orlando'), noHoa),
    turn('3 bedrooms I mean', ['correction', 'followUp', 'saleType'], sale, city('Orlando'), noHoa, bedrooms(3)),
  ),
  talk(
    turn('houses in Saint Paul with a fireplace', ['propertyType', 'feature'], house, feature('fireplace'), city('Saint Paul')),
    turn('no, not houses, townhouses', ['correction', 'followUp', 'feature'], feature('fireplace'), city('Saint Paul'), townhouse),
  ),
  talk(
    turn('the cheapest condos for sale in Denver', ['saleType', 'sort'], condo, sale, city('Denver'), cheapest),
    turn('no, the biggest ones', ['correction', 'followUp', 'propertyType'], condo, sale, city('Denver'), biggest),
  ),
  talk(
    turn('houses for sale in Reading, 2 baths', ['saleType', 'bathrooms'], house, sale, bathrooms(2), city('Reading')),
    turn('3 baths, rather', ['correction', 'followUp', 'propertyType'], house, sale, city('Reading'), bathrooms(3)),
    turn('no basement', ['negation', 'followUp', 'propertyType'], house, sale, city('Reading'), bathrooms(3), not(feature('basement'))),
  ),
]
