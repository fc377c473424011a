import {
  bedrooms,
  built,
  city,
  condo,
  feature,
  house,
  makeTeller,
  multiFamily,
  near,
  noHoa,
  not,
  parking,
  price,
  rent,
  sale,
  townhouse,
  zip,
} from '../say.ts'

const { talk, turn } = makeTeller('English')
const rows = ['correction', 'followUp'] as const
const noes = ['negation', 'followUp'] as const

/** What is taken back or said no to in a later turn. */
// biome-ignore format: one turn a line
export const correctionTalks = [
  talk(
    turn('houses for sale in Boise', ['saleType'], house, sale, city('Boise')),
    turn('sorry, I meant Tucson', rows, house, sale, city('Tucson')),
    turn('and 3, no, 4 bedrooms', rows, house, sale, bedrooms(4), city('Tucson')),
    turn('no pool though', noes, house, sale, bedrooms(4), not(feature('pool')), city('Tucson')),
  ),
  talk(
    turn('2 bedroom condos in Miami for sale', ['bedrooms'], bedrooms(2), condo, sale, city('Miami')),
    turn('make that 3 bedrooms', rows, bedrooms(3), condo, sale, city('Miami')),
    turn('actually two was right', rows, bedrooms(2), condo, sale, city('Miami')),
    turn('not in 33139', noes, bedrooms(2), condo, sale, city('Miami'), not(zip('33139'))),
  ),
  talk(
    turn('townhouses in Raleigh under 400k', ['bounds'], townhouse, price(400_000), city('Raleigh')),
    turn('wait, under 450k', rows, townhouse, price(450_000), city('Raleigh')),
    turn('or rather houses', rows, house, price(450_000), city('Raleigh')),
  ),
  talk(
    turn('apartments for rent in Denver under 2000 a month', ['saleType'], condo, rent, price(2_000), city('Denver')),
    turn('no, to buy, up to 400k', rows, condo, sale, price(400_000), city('Denver')),
    turn('without HOA', noes, condo, sale, price(400_000), noHoa, city('Denver')),
    turn('ok HOA is fine after all', rows, condo, sale, price(400_000), city('Denver')),
  ),
  talk(
    turn('houses with a pool in Orlando for sale', ['feature'], house, sale, feature('pool'), city('Orlando')),
    turn("I don't need the pool after all", noes, house, sale, city('Orlando')),
    turn('no condos please', noes, house, sale, city('Orlando')),
    turn('but a garage', rows, house, sale, parking(1), city('Orlando')),
  ),
  talk(
    turn('4 bedrooms in Austin for sale', ['bedrooms'], bedrooms(4), sale, city('Austin')),
    turn('no townhouses', noes, bedrooms(4), sale, not(townhouse), city('Austin')),
    turn('and no duplexes', noes, bedrooms(4), sale, not(townhouse), not(multiFamily), city('Austin')),
    turn('actually 3 bedrooms', rows, bedrooms(3), sale, not(townhouse), not(multiFamily), city('Austin')),
  ),
  talk(
    turn('rentals in Brooklyn', ['saleType'], rent, city('Brooklyn')),
    turn('max 3000', ['followUp', 'bounds'], rent, price(3_000), city('Brooklyn')),
    turn('I mean 3500', rows, rent, price(3_500), city('Brooklyn')),
    turn('not furnished', noes, rent, price(3_500), not(feature('furnished')), city('Brooklyn')),
  ),
  talk(
    turn('houses near Durham for sale', ['near'], house, sale, near({ city: 'Durham' })),
    turn('no, in Durham itself', rows, house, sale, city('Durham')),
    turn('with a fireplace, no wait, a deck', rows, house, sale, feature('deck'), city('Durham')),
  ),
  talk(
    turn('condos in Long Beach', ['propertyType'], condo, city('Long Beach')),
    turn('not the ones for rent', noes, condo, sale, city('Long Beach')),
    turn('at most 500k, hmm, 550k', rows, condo, sale, price(550_000), city('Long Beach')),
  ),
  talk(
    turn('Boulder houses for sale', ['saleType'], house, sale, city('Boulder')),
    turn('Denver, not Boulder', rows, house, sale, city('Denver')),
    turn('no basement, but a garden', noes, house, sale, not(feature('basement')), feature('garden'), city('Denver')),
  ),
  talk(
    turn('homes for sale in Reading', ['saleType'], sale, city('Reading')),
    turn('nothing older than 1950', noes, sale, built({ min: 1_950 }), city('Reading')),
    turn('actually 1970', rows, sale, built({ min: 1_970 }), city('Reading')),
    turn('age does not matter, forget it', rows, sale, city('Reading')),
  ),
  talk(
    turn('3 bedroom houses in Saint Paul for sale', ['bedrooms'], bedrooms(3), house, sale, city('Saint Paul')),
    turn('thanks, no, nothing below 200k', noes, bedrooms(3), house, sale, price({ min: 200_000 }), city('Saint Paul')),
    turn('oh and I said 3 but 4 is what we need', rows, bedrooms(4), house, sale, price({ min: 200_000 }), city('Saint Paul')),
  ),
]
