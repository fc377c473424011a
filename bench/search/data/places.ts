import type { LocalLanguage } from './features.ts'

/** Real places with invented streets: names with two words, accents, one name in two states, names that are also words. */
export interface Place {
  city: string
  /** As the listings spell it, each as often as its weight says. */
  states: readonly (readonly [string, number])[]
  zips: readonly string[]
  latitude: number
  longitude: number
  symbol: '$' | '€' | '£' | 'CA$' | '₹' | '¥'
  isMetric: boolean
  /** Its own streets, where the country's would not do. */
  streets?: readonly string[]
  /** Some of its listings name it, others only its neighbourhoods. */
  county?: string
  neighborhoods?: readonly string[]
  /** Of half the texts. */
  language?: LocalLanguage
  /** Price against the first one's. */
  level: number
  listings: number
}

const american = { symbol: '$', isMetric: false } as const
const european = { symbol: '€', isMetric: true } as const
const washington = [['WA', 1]] as const
const oregon = [['OR', 3], ['Oregon', 1]] as const // biome-ignore format: a pair is one thing
const california = [['CA', 1]] as const

// biome-ignore format: one place a line
export const places: readonly Place[] = [
  { ...american, city: 'Seattle', county: 'King', neighborhoods: ['Ballard', 'Queen Anne', 'Lower Queen Anne'], states: washington, zips: ['98101', '98103', '98115', '98118'], latitude: 47.61, longitude: -122.33, level: 1, listings: 240 },
  { ...american, city: 'Bellevue', states: washington, zips: ['98004', '98006', '98008'], latitude: 47.61, longitude: -122.19, level: 1.3, listings: 150 },
  { ...american, city: 'Renton', states: washington, zips: ['98055', '98056', '98058'], latitude: 47.48, longitude: -122.2, level: 0.75, listings: 190 },
  { ...american, city: 'Kent', states: washington, zips: ['98030', '98031', '98032'], latitude: 47.38, longitude: -122.23, level: 0.6, listings: 160 },
  { ...american, city: 'Kirkland', states: washington, zips: ['98033', '98034'], latitude: 47.69, longitude: -122.2, level: 1.1, listings: 80 },
  { ...american, city: 'Auburn', states: washington, zips: ['98001', '98002'], latitude: 47.3, longitude: -122.22, level: 0.5, listings: 60 },
  { ...american, city: 'Tacoma', county: 'Pierce', neighborhoods: ['Proctor', 'Old Town'], states: washington, zips: ['98402', '98405', '98406'], latitude: 47.25, longitude: -122.46, level: 0.55, listings: 150 },
  { ...american, city: 'Federal Way', states: washington, zips: ['98003', '98023'], latitude: 47.31, longitude: -122.34, level: 0.5, listings: 60 },
  { ...american, city: 'Mercer Island', states: washington, zips: ['98040'], latitude: 47.57, longitude: -122.22, level: 1.8, listings: 40 },
  { ...american, city: 'Spokane', states: washington, zips: ['99201', '99203'], latitude: 47.66, longitude: -117.42, level: 0.4, listings: 70 },
  { ...american, city: 'Portland', states: oregon, zips: ['97201', '97202', '97211'], latitude: 45.52, longitude: -122.67, level: 0.7, listings: 150 },
  { ...american, city: 'Portland', states: [['ME', 1]], zips: ['04101', '04103'], latitude: 43.66, longitude: -70.26, level: 0.6, listings: 40 },
  { ...american, city: 'Bend', states: oregon, zips: ['97701', '97703'], latitude: 44.06, longitude: -121.31, level: 0.7, listings: 60 },
  { ...american, city: 'Salem', states: oregon, zips: ['97301', '97302'], latitude: 44.94, longitude: -123.03, level: 0.45, listings: 60 },
  { ...american, city: 'Sacramento', states: california, zips: ['95814', '95820', '95838'], latitude: 38.58, longitude: -121.48, level: 0.55, listings: 130 },
  { ...american, city: 'Elk Grove', states: california, zips: ['95624', '95757'], latitude: 38.41, longitude: -121.38, level: 0.6, listings: 70 },
  { ...american, city: 'San José', states: california, zips: ['95112', '95125'], latitude: 37.33, longitude: -121.89, level: 1.4, listings: 50 },
  { ...american, city: 'Church Hill', states: [['TN', 1]], zips: ['37642'], latitude: 36.52, longitude: -82.71, level: 0.25, listings: 30 },
  { ...european, city: 'Málaga', states: [['Andalucía', 1]], zips: ['29001', '29006', '29010'], latitude: 36.72, longitude: -4.42, level: 0.45, listings: 80 },
  { ...european, city: 'Marbella', states: [['Andalucía', 1]], zips: ['29602', '29603'], latitude: 36.51, longitude: -4.88, level: 0.8, listings: 50 },
  { ...european, city: 'Valencia', states: [['Comunidad Valenciana', 1]], zips: ['46001', '46023'], latitude: 39.47, longitude: -0.38, level: 0.4, listings: 60 },
]

/** Streets of the American places; the endings are said in full or short, as agents do. */
export const streets = [
  'Main Street',
  'Alder Street',
  'Birch Avenue',
  'Church Street',
  'Christian Lane',
  'Cedar Court',
  'Garden Place',
  'Lakeview Drive',
  'Maple Drive',
  'North Elm Avenue',
  'North Pine Street',
  'Orchard Road',
  'Southwest Harbor Boulevard',
  'Sunset Lane',
  'West Poplar Street',
] as const

export const europeanStreets = ['Calle Larga', 'Calle Nueva', 'Avenida del Mar', 'Plaza Mayor', 'Camino Viejo'] as const

/** What an agent may write instead. */
export const shortForms: Record<string, string> = {
  Street: 'St',
  Avenue: 'Ave',
  Court: 'Ct',
  Place: 'Pl',
  Drive: 'Dr',
  Road: 'Rd',
  Boulevard: 'Blvd',
  Lane: 'Ln',
  North: 'N',
  West: 'W',
  Southwest: 'SW',
}
