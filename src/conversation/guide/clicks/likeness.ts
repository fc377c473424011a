import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import { familyOf } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { cityKeyOf } from '../../../platform/text/listing-keys.ts'
import type { Condition, Criterion, Limits } from '../../../reading/criteria/condition.ts'
import { isLand } from '../about-homes/home-facts.ts'
import { inCurrency } from '../search-answers/list-currencies.ts'
import { roundTo } from '../search-answers/round-amount.ts'

/** One respect in which homes are alike, and how it is widened when nothing is. */
export interface Likeness {
  criterion: Criterion
  /** Wider ones, in order. */
  wider: Criterion[]
  /** Whether it may be given up altogether, after them. */
  mayGo: boolean
}

const milesAround = [5, 15, 40]
const priceMargins = [0.2, 0.4]

/** What homes have to be to be like one: the same kind, near it, about as big and as dear, and not itself. */
export function likeness(home: FoundListing, hasCurrencies: boolean): Likeness[] {
  const must = (topic: Criterion['topic'], condition: Condition): Criterion => ({
    topic,
    mode: 'must',
    anyOf: [condition],
  })
  const firm = (criterion: Criterion): Likeness => ({ criterion, wider: [], mayGo: false })
  const loose = (criterion: Criterion, ...wider: Criterion[]): Likeness => ({ criterion, wider, mayGo: true })
  const alike = [firm(must('SaleType', { is: 'value', field: 'SaleType', value: home.SaleType }))]
  const family = familyOf(home.PropertyType)
  if (family !== null) alike.push(loose(must('PropertyType', { is: 'family', family, word: family })))
  const rooms = roomsLike(home)
  if (rooms !== null) alike.push(loose(must('Bedrooms', { is: 'number', field: 'Bedrooms', ...rooms })))
  const [place, ...widerPlaces] = placesLike(home).map((each) => must('Place', each))
  if (place) alike.push(loose(place, ...widerPlaces))
  const [price, ...widerPrices] = pricesLike(home).map((each) =>
    must('Price', { is: 'number', field: 'Price', ...each }),
  )
  if (price) alike.push(loose(price, ...widerPrices))
  if (hasCurrencies) alike.push(firm(inCurrency([home.CurrencySymbol])))
  const itself: Condition = { is: 'ids', ids: [home.id], name: nameOf(home) }
  return [...alike, firm({ topic: 'Shown', mode: 'not', anyOf: [itself] })]
}

function nameOf({ Address, City, PropertyType }: FoundListing): string {
  return Address || City || PropertyType
}

function roomsLike(home: FoundListing): Limits | null {
  const { Bedrooms, Bathrooms } = home
  if (isLand(home) || (Bedrooms === 0 && Bathrooms === 0) || !isSaid(home, 'Bedrooms')) return null
  return Bedrooms <= 1 ? { max: Bedrooms + 1 } : { min: Bedrooms - 1, max: Bedrooms + 1 }
}

function placesLike({ Latitude, Longitude, City, Address }: FoundListing): Condition[] {
  if (Latitude !== null && Longitude !== null) {
    const middle = { name: Address || City || '', latitude: Latitude, longitude: Longitude }
    return milesAround.map((miles) => ({ is: 'near', ...middle, miles }))
  }
  return City ? [{ is: 'city', key: cityKeyOf(City), name: City }] : []
}

function pricesLike({ Price }: FoundListing): Limits[] {
  if (Price === null || Price <= 0) return []
  return priceMargins.map((margin) => ({
    min: roundTo(Price * (1 - margin), Math.floor),
    max: roundTo(Price * (1 + margin), Math.ceil),
  }))
}

/** In this order likeness is given up: each time one more respect is widened, or goes. */
const givenUp: readonly Criterion['topic'][] = ['Place', 'Price', 'PropertyType', 'Place', 'Bedrooms', 'Price', 'Place']

/** The likeness as it is, then ever less of it. */
export function widenLikeness(alike: readonly Likeness[]): Likeness[][] {
  const steps = [[...alike]]
  for (const topic of givenUp) {
    const last = steps.at(-1) ?? []
    const widened = last.flatMap((each) => (each.criterion.topic === topic ? widen(each) : [each]))
    if (widened.length !== last.length || widened.some((each, at) => each !== last[at])) steps.push(widened)
  }
  return steps
}

/** The wider likenesses, but that one respect holds as it was. */
export function restoreOne(wide: readonly Likeness[], alike: readonly Likeness[], at: number): Likeness[] {
  return alike.flatMap((each, index) => {
    const now = index === at ? each : wide.find(({ criterion }) => criterion.topic === each.criterion.topic)
    return now ? [now] : []
  })
}

function widen(alike: Likeness): Likeness[] {
  const [criterion, ...wider] = alike.wider
  if (criterion) return [{ ...alike, criterion, wider }]
  return alike.mayGo ? [] : [alike]
}
