import {
  bathrooms,
  bedrooms,
  city,
  condo,
  feature,
  house,
  makeTeller,
  not,
  openHouse,
  parking,
  price,
  rent,
  sale,
  townhouse,
} from '../say.ts'

const { say: english } = makeTeller('English')
const { say: spanish } = makeTeller('Spanish')
const { say: french } = makeTeller('French')
const { say: german } = makeTeller('German')
const { say: portuguese } = makeTeller('Portuguese')
const { say: chinese } = makeTeller('Chinese')

/** Two languages in one sentence, by the one that carries it. */
// biome-ignore format: one sentence a line
export const mixtures = [
  spanish('busco casa in Austin con garage', ['mixture', 'parking'], house, parking(1), city('Austin')),
  english('looking for a piso with terraza in Sevilla', ['mixture', 'feature'], condo, feature('terrace'), city('Sevilla')),
  spanish('necesito un two bedroom apartment en Miami, for rent', ['mixture', 'bedrooms', 'saleType'], condo, bedrooms(2), rent, city('Miami')),
  spanish('una casa con backyard no importa, pero con pool y fireplace, en Tucson', ['mixture', 'feature', 'negation'], house, feature('pool'), feature('fireplace'), city('Tucson')),
  spanish('quiero un townhouse de 3 bedrooms en Durham, under 500k', ['mixture', 'bedrooms', 'bounds'], townhouse, bedrooms(3), sale, price(500_000), city('Durham')),
  english('3 recámaras and 2 baños in Denver please, casa', ['mixture', 'bedrooms', 'bathrooms'], house, bedrooms(3), bathrooms(2), city('Denver')),
  english('my abuela is visiting lol anyway, condos for sale in Orlando con alberca', ['mixture', 'feature', 'saleType'], condo, sale, feature('pool'), city('Orlando')),
  spanish('apartamento pet friendly en Brooklyn para rentar', ['mixture', 'feature', 'saleType'], condo, rent, feature('pets allowed'), city('Brooklyn')),
  spanish('open house este weekend en Raleigh, casas', ['mixture', 'tours'], house, openHouse, city('Raleigh')),
  french('je cherche une townhouse à Denver avec hardwood floors', ['mixture', 'feature'], townhouse, feature('hardwood floors'), city('Denver')),
  french('appart furnished à louer à Brooklyn', ['mixture', 'feature', 'saleType'], condo, rent, feature('furnished'), city('Brooklyn')),
  english('looking for an appartement with a nice ascenseur in Lyon', ['mixture', 'feature'], condo, feature('elevator'), city('Lyon')),
  english('maison à vendre in Boise, under 600k, merci', ['mixture', 'saleType', 'bounds'], house, sale, price(600_000), city('Boise')),
  german('suche ein Haus in Austin mit walk-in closet und hot tub', ['mixture', 'feature'], house, feature('walk-in closet'), feature('hot tub'), city('Austin')),
  german('Apartment for rent in Berlin mit Balkon bitte', ['mixture', 'feature', 'saleType'], condo, rent, feature('balcony'), city('Berlin')),
  english('is there a Wohnung in München with two Schlafzimmer to rent?', ['mixture', 'bedrooms', 'saleType'], condo, bedrooms(2), rent, city('München')),
  german('Townhouse in Raleigh, aber bitte no basement', ['mixture', 'negation'], townhouse, not(feature('basement')), city('Raleigh')),
  portuguese('procuro apartment de 2 quartos em Miami for rent', ['mixture', 'bedrooms', 'saleType'], condo, bedrooms(2), rent, city('Miami')),
  portuguese('quero uma casa em Orlando com pool e garage', ['mixture', 'feature', 'parking'], house, feature('pool'), parking(1), city('Orlando')),
  portuguese('casa para alugar em Austin, pet friendly, com home office', ['mixture', 'feature', 'saleType'], house, rent, feature('pets allowed'), feature('home office'), city('Austin')),
  english('a moradia in Boulder com lareira, three bedrooms', ['mixture', 'bedrooms', 'feature'], house, bedrooms(3), feature('fireplace'), city('Boulder')),
  chinese('我想找Denver的condo，要two bedrooms，出租', ['mixture', 'bedrooms', 'saleType'], condo, bedrooms(2), rent, city('Denver')),
  chinese('Austin有没有带pool的house for sale', ['mixture', 'feature', 'saleType'], house, sale, feature('pool'), city('Austin')),
  chinese('townhouse in Durham，3个卧室，under 500k', ['mixture', 'bedrooms', 'bounds'], townhouse, bedrooms(3), sale, price(500_000), city('Durham')),
  english('any 公寓 in 上海 with 电梯 for rent?', ['mixture', 'feature', 'saleType'], condo, rent, feature('elevator'), city('上海')),
  spanish('hello, busco apartamento in Nice avec terrasse', ['mixture', 'feature'], condo, feature('terrace'), city('Nice')),
]
