import { type SearchScope, searchListings } from '../../homes/search/search-listings.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'

/** A request that the chatbot's own listings can answer. */
export interface AuditRequest {
  language: LanguageCode
  text: string
}

/** What the listings offer, for requests that find something. */
export interface Offer {
  total: number
  cities: string[]
  requests: AuditRequest[]
  /** Groups of requests in several languages that ask for the same. */
  translations: AuditRequest[][]
}

const sampleSize = 100

/** Draws requests from what the chatbot really has: its cities, kinds of homes, bedrooms and prices. */
export async function makeRequests(
  db: Database,
  scope: SearchScope,
  options: { most: number; languages: readonly LanguageCode[]; now: Date },
): Promise<Offer> {
  const look = (q: string) => searchListings(db, scope, { q, limit: sampleSize, now: options.now })
  const samples = [await look('homes'), await look('cheapest homes'), await look('biggest homes')]
  const total = samples[0]?.total ?? 0
  const listings = samples.flatMap((sample) => sample.listings)
  const cities = mostFrequent(listings.map(({ City }) => City)).slice(0, 6)
  const drafts = cities.flatMap((city) =>
    draftFor(
      city,
      listings.filter(({ City }) => City === city),
    ),
  )
  const requests: AuditRequest[] = []
  // One of each kind for every city in turn, until there are enough.
  const order = drafts
    .map((draft, index) => ({ draft, turn: index % templates.length }))
    .sort((a, b) => a.turn - b.turn)
  for (const { draft } of order) {
    if (requests.length >= options.most) break
    if (draft !== null && (await look(draft)).total > 0) requests.push({ language: 'en', text: draft })
  }
  return { total, cities, requests, translations: cities.slice(0, 3).map((city) => translate(city, options.languages)) }
}

type Template = (city: string, listings: readonly FoundListing[]) => string | null

const templates: readonly Template[] = [
  (city) => `homes in ${city}`,
  (city, listings) => {
    const beds = median(listings.map(({ Bedrooms }) => Bedrooms))
    return beds === null || beds === 0 ? null : `at least ${beds} bedrooms in ${city}`
  },
  (city, listings) => {
    const price = median(listings.map(({ Price }) => Price))
    return price === null || price === 0 ? null : `homes in ${city} under ${Math.ceil(price)}`
  },
  (city, listings) => {
    const [kind] = mostFrequent(listings.map(({ PropertyType }) => PropertyType))
    const word = kindWords.find(([pattern]) => pattern.test(kind ?? ''))?.[1]
    return word === undefined ? null : `cheapest ${word} in ${city}`
  },
  (city, listings) => (listings.some(({ SaleType }) => SaleType === 'for_rent') ? `homes for rent in ${city}` : null),
  (city) => `how many homes in ${city} have parking`,
]

const kindWords: readonly [RegExp, string][] = [
  [/town|row/i, 'townhouses'],
  [/condo|apartment|flat|loft/i, 'condos'],
  [/land|lot/i, 'land'],
  [/house|single|villa|residential/i, 'houses'],
]

function draftFor(city: string, listings: readonly FoundListing[]): (string | null)[] {
  return templates.map((template) => template(city, listings))
}

const sameRequest: Readonly<Record<LanguageCode, (city: string) => string>> = {
  en: (city) => `homes in ${city}`,
  es: (city) => `viviendas en ${city}`,
  fr: (city) => `logements à ${city}`,
  de: (city) => `Immobilien in ${city}`,
  pt: (city) => `imóveis em ${city}`,
  zh: (city) => `${city}的房子出售或出租`,
}

function translate(city: string, languages: readonly LanguageCode[]): AuditRequest[] {
  return languages.map((language) => ({ language, text: sameRequest[language](city) }))
}

function mostFrequent(values: readonly (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([value]) => value)
}

function median(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => value != null).sort((a, b) => a - b)
  return known[Math.floor(known.length / 2)] ?? null
}
