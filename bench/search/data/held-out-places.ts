import type { Place } from './places.ts'

const american = { symbol: '$', isMetric: false } as const
const euro = { symbol: '€', isMetric: true } as const
const spanishTexts = {
  language: 'Spanish',
  streets: ['Calle Betis', 'Calle Sol', 'Avenida de la Palmera', 'Plaza Nueva'],
} as const
const frenchTexts = {
  language: 'French',
  streets: ['Rue Victor Hugo', 'Avenue Foch', 'Rue de la Paix', 'Quai Perrache'],
} as const
const germanTexts = {
  language: 'German',
  streets: ['Hauptstraße', 'Lindenallee', 'Gartenweg', 'Schillerplatz'],
} as const
const portugueseTexts = {
  language: 'Portuguese',
  streets: ['Rua Augusta', 'Rua das Flores', 'Avenida da Liberdade', 'Travessa do Carmo'],
} as const
const chineseTexts = { language: 'Chinese', streets: ['人民路', '中山路', '长江路'] } as const
const british = {
  symbol: '£',
  isMetric: false,
  streets: ['High Street', 'Station Road', 'Victoria Road', 'Mill Lane'],
} as const

/** Other towns than the first set's: some of one name in two states, some that are words, some not in Latin letters. */
// biome-ignore format: one place a line
export const heldOutPlaces: readonly Place[] = [
  { ...american, city: 'Austin', county: 'Travis', neighborhoods: ['Hyde Park', 'Upper Hyde Park', 'Zilker', 'Mueller'], states: [['TX', 1]], zips: ['78701', '78704', '78745'], latitude: 30.27, longitude: -97.74, level: 0.95, listings: 180 },
  { ...american, city: 'Round Rock', county: 'Williamson', states: [['TX', 3], ['Texas', 1]], zips: ['78664', '78681'], latitude: 30.51, longitude: -97.68, level: 0.75, listings: 80 },
  { ...american, city: 'Denver', neighborhoods: ['Capitol Hill', 'Washington Park', 'West Washington Park', 'LoDo'], states: [['CO', 1]], zips: ['80202', '80203', '80210'], latitude: 39.74, longitude: -104.99, level: 0.9, listings: 190 },
  { ...american, city: 'Boulder', county: 'Boulder', neighborhoods: ['Table Mesa', 'Mapleton Hill'], states: [['CO', 1]], zips: ['80301', '80304'], latitude: 40.01, longitude: -105.27, level: 1.3, listings: 110 },
  { ...american, city: 'Aurora', states: [['CO', 1]], zips: ['80012', '80013'], latitude: 39.69, longitude: -104.79, level: 0.65, listings: 70 },
  { ...american, city: 'Aurora', states: [['IL', 1]], zips: ['60505', '60506'], latitude: 41.76, longitude: -88.32, level: 0.5, listings: 50 },
  { ...american, city: 'Raleigh', county: 'Wake', neighborhoods: ['Five Points', 'North Hills'], states: [['NC', 1]], zips: ['27601', '27609'], latitude: 35.78, longitude: -78.64, level: 0.65, listings: 130 },
  { ...american, city: 'Durham', states: [['NC', 2], ['North Carolina', 1]], zips: ['27701', '27707'], latitude: 35.99, longitude: -78.9, level: 0.6, listings: 90 },
  { ...american, city: 'Boise', states: [['ID', 1]], zips: ['83702', '83706'], latitude: 43.61, longitude: -116.2, level: 0.7, listings: 100 },
  { ...american, city: 'Tucson', county: 'Pima', neighborhoods: ['Sam Hughes'], states: [['AZ', 1]], zips: ['85701', '85719'], latitude: 32.22, longitude: -110.97, level: 0.5, listings: 120 },
  { ...american, city: 'Saint Paul', county: 'Ramsey', neighborhoods: ['Summit Hill', 'Como Park'], states: [['MN', 1]], zips: ['55101', '55104'], latitude: 44.95, longitude: -93.09, level: 0.55, listings: 70 },
  { ...american, city: 'Orlando', county: 'Orange', neighborhoods: ['Thornton Park', 'College Park'], states: [['FL', 1]], zips: ['32801', '32806'], latitude: 28.54, longitude: -81.38, level: 0.65, listings: 120 },
  { ...american, city: 'Miami', county: 'Miami-Dade', neighborhoods: ['Coconut Grove', 'Little Havana'], states: [['FL', 1]], zips: ['33125', '33139'], latitude: 25.77, longitude: -80.2, level: 1.05, listings: 120 },
  { ...american, city: 'Brooklyn', county: 'Kings', neighborhoods: ['Park Slope', 'Bushwick'], states: [['NY', 1]], zips: ['11201', '11215'], latitude: 40.68, longitude: -73.97, level: 1.5, listings: 110 },
  { ...american, city: 'Long Beach', states: [['CA', 1]], zips: ['90802', '90803'], latitude: 33.77, longitude: -118.19, level: 1.05, listings: 90 },
  { ...american, city: 'Orange', states: [['CA', 1]], zips: ['92866', '92867'], latitude: 33.79, longitude: -117.85, level: 1.1, listings: 40 },
  { ...american, city: 'San Luis Obispo', states: [['CA', 1]], zips: ['93401'], latitude: 35.28, longitude: -120.66, level: 1.2, listings: 40 },
  { ...american, city: 'Española', states: [['NM', 1]], zips: ['87532'], latitude: 35.99, longitude: -106.08, level: 0.35, listings: 20 },
  { ...american, city: 'Reading', states: [['PA', 1]], zips: ['19601', '19606'], latitude: 40.34, longitude: -75.93, level: 0.35, listings: 50 },
  { ...british, city: 'London', states: [['England', 1]], zips: ['N1 9GU', 'SW11 3AB', 'E14 5HP'], latitude: 51.51, longitude: -0.13, level: 1.2, listings: 60 },
  { ...british, city: 'Bristol', states: [['England', 1]], zips: ['BS1 4DJ', 'BS6 6UT'], latitude: 51.45, longitude: -2.59, level: 0.7, listings: 40 },
  { symbol: 'CA$', isMetric: false, city: 'Toronto', states: [['ON', 1]], zips: ['M5V 2T6', 'M4C 1B5'], latitude: 43.65, longitude: -79.38, level: 1.2, listings: 60 },
  { symbol: '₹', isMetric: false, city: 'Mumbai', states: [['Maharashtra', 1]], zips: ['400050', '400076'], latitude: 19.08, longitude: 72.88, level: 40, listings: 30 },
  { symbol: '₹', isMetric: false, city: 'Pune', states: [['Maharashtra', 1]], zips: ['411001'], latitude: 18.52, longitude: 73.86, level: 22, listings: 30 },
  { ...euro, ...spanishTexts, city: 'Sevilla', states: [['Andalucía', 1]], zips: ['41001', '41013'], latitude: 37.39, longitude: -5.99, level: 0.45, listings: 60 },
  { ...euro, ...spanishTexts, city: 'Alicante', states: [['Comunidad Valenciana', 1]], zips: ['03001', '03540'], latitude: 38.35, longitude: -0.48, level: 0.4, listings: 50 },
  { ...euro, ...frenchTexts, city: 'Lyon', states: [['Auvergne-Rhône-Alpes', 1]], zips: ['69002', '69006'], latitude: 45.76, longitude: 4.83, level: 0.7, listings: 60 },
  { ...euro, ...frenchTexts, city: 'Nice', states: [['Provence-Alpes-Côte d’Azur', 1]], zips: ['06000', '06300'], latitude: 43.7, longitude: 7.27, level: 0.75, listings: 50 },
  { ...euro, ...germanTexts, city: 'Berlin', states: [['Berlin', 1]], zips: ['10115', '10437'], latitude: 52.52, longitude: 13.4, level: 0.8, listings: 60 },
  { ...euro, ...germanTexts, city: 'Köln', states: [['Nordrhein-Westfalen', 1]], zips: ['50667', '50823'], latitude: 50.94, longitude: 6.96, level: 0.7, listings: 60 },
  { ...euro, ...germanTexts, city: 'München', states: [['Bayern', 1]], zips: ['80331', '80799'], latitude: 48.14, longitude: 11.58, level: 1.2, listings: 40 },
  { ...euro, ...portugueseTexts, city: 'Lisboa', states: [['Lisboa', 1]], zips: ['1100-148', '1200-015'], latitude: 38.72, longitude: -9.14, level: 0.75, listings: 60 },
  { ...euro, ...portugueseTexts, city: 'Porto', states: [['Porto', 1]], zips: ['4000-322', '4050-124'], latitude: 41.15, longitude: -8.61, level: 0.6, listings: 50 },
  { ...chineseTexts, symbol: '¥', isMetric: true, city: '上海', states: [['上海', 1]], zips: ['200120', '200040'], latitude: 31.23, longitude: 121.47, level: 9, listings: 60 },
  { ...chineseTexts, symbol: '¥', isMetric: true, city: '深圳', states: [['广东', 1]], zips: ['518000'], latitude: 22.54, longitude: 114.06, level: 9, listings: 50 },
]

/** With names that only contain words of people, faiths and families. */
export const heldOutStreets = [
  'Congress Avenue',
  'Oak Hollow Drive',
  'Pecan Street',
  'Mission Road',
  'Church Street',
  'Bishop Lane',
  'Temple Street',
  'King Street',
  'South Lamar Boulevard',
  'East 5th Street',
  'Black Oak Court',
  'Whitehall Place',
  'Northwest Lakeshore Drive',
  'Hyde Park Avenue',
] as const
