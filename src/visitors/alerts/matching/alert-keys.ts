import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { findStatedLimits } from './stated-limits.ts'

/** What an alert is found by before its criteria are looked at: it may let through too much, and never too little. */
export interface AlertKeys {
  keys: string[]
  /** Of the price, as far as there is a limit. */
  lowestPrice: number | null
  highestPrice: number | null
}

/** The columns that keys are made of. */
export interface KeyedHome {
  SaleType: string
  cityKey: string
  State: string | null
  ZIP: string | null
}

const anything = '*'
/** Of a search in more places the place tells too little to be worth its keys. */
const mostPlaces = 40

/** A home has to have one of the keys to be found by the criteria. */
export function keysOfCriteria(criteria: readonly Criterion[]): AlertKeys {
  const musts = criteria.filter(({ mode }) => mode === 'must')
  const places = musts.map(({ anyOf }) => placesOfAny(anyOf)).filter((keys) => keys !== null)
  const [fewest = [anything]] = places.toSorted((one, other) => one.length - other.length)
  const saleTypes = musts.map(({ anyOf }) => saleTypesOfAny(anyOf)).find((types) => types !== null) ?? [anything]
  return {
    keys: [...new Set(fewest.flatMap((place) => saleTypes.map((type) => join(place, type))))],
    ...findStatedLimits(musts),
  }
}

/** All keys by which an alert may ask for a home. */
export function keysOfHome({ SaleType, cityKey, State, ZIP }: KeyedHome): string[] {
  const places = [
    anything,
    `city ${cityKey}`,
    ...(State === null ? [] : [`state ${State}`]),
    ...(ZIP === null ? [] : [zipKey(ZIP)]),
  ]
  return places.flatMap((place) => [join(place, anything), join(place, SaleType)])
}

/** Places one of which a home that satisfies one of the conditions must be in; null: that cannot be told. */
function placesOfAny(conditions: readonly Condition[]): string[] | null {
  const each = conditions.map(placesOf)
  if (each.length === 0 || each.includes(null)) return null
  const keys = [...new Set(each.flatMap((places) => places ?? []))]
  return keys.length > mostPlaces ? null : keys
}

function placesOf(condition: Condition): string[] | null {
  switch (condition.is) {
    case 'city':
      return [`city ${condition.key}`]
    case 'state':
      return condition.values.map((value) => `state ${value}`)
    case 'zip':
      return [zipKey(condition.key)]
    case 'all': {
      const parts = condition.of.map(placesOf).filter((places) => places !== null)
      return parts.toSorted((one, other) => one.length - other.length)[0] ?? null
    }
    default:
      return null
  }
}

function saleTypesOfAny(conditions: readonly Condition[]): string[] | null {
  const types = conditions.map((condition) =>
    condition.is === 'value' && condition.field === 'SaleType' ? condition.value : null,
  )
  return types.length === 0 || types.includes(null) ? null : types.filter((type) => type !== null)
}

/** All spellings of a postal code that the search takes for one come down to the same; the +4 of an American one is left out. */
function zipKey(zip: string): string {
  const bare = zip.toLowerCase().replace(/ /g, '')
  return `zip ${/^\d{5}-/.test(bare) ? bare.slice(0, 5) : bare}`
}

function join(place: string, saleType: string): string {
  return `${place} | ${saleType}`
}
