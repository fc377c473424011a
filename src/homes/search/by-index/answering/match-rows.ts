import type { AreaCondition, Condition, Criterion } from '../../../../reading/criteria/condition.ts'
import { familyTester } from '../../../../reading/criteria/family-tester.ts'
import type { FoundElsewhere } from '../../search-index.ts'
import {
  addBits,
  type Bits,
  countBits,
  countShared,
  dropBits,
  hasAnyBit,
  keepBits,
  makeBits,
  setBit,
  shareAnyBit,
} from '../columns/bits.ts'
import { scanNumbers } from '../columns/number-column.ts'
import type { ListingIndex } from '../listing-index.ts'
import { keyOf } from './condition-key.ts'
import { lookNear } from './look-near.ts'

/** Whether a condition has to be looked up elsewhere. */
export function needsLookUp(index: ListingIndex, condition: Condition): boolean {
  if (condition.is === 'mls') return condition.keys.some((key) => index.mayHaveMls(key))
  return index.texts === null && (condition.is === 'text' || condition.is === 'address' || condition.is === 'location')
}

/** Rows that satisfy the criteria: everything but sold homes, unless they speak of status. Not to be changed. */
export function matchCriteria(index: ListingIndex, criteria: readonly Criterion[], found: FoundElsewhere): Bits {
  if (found.size > 0) return matchAnew(index, criteria, found)
  // Page, figures and counts of an answer are about the same rows.
  const key = criteria.map(({ mode, topic, anyOf }) => `${mode} ${topic} ${anyOf.map(keyOf).join()}`).join('; ')
  const bits = index.matched.get(key) ?? matchAnew(index, criteria, found)
  index.keepMatched(key, bits)
  return bits
}

/** The same, for criteria that hardly anybody asks for again: nothing is kept of them as a whole. */
export function matchAnew(index: ListingIndex, criteria: readonly Criterion[], found: FoundElsewhere): Bits {
  const bits = index.allRows()
  const saysStatus = criteria.some((criterion) => criterion.topic === 'Status' && criterion.mode === 'must')
  if (!saysStatus) dropBits(bits, matchCondition(index, sold, found))
  for (const criterion of criteria) {
    if (criterion.mode === 'must') keepBits(bits, matchAny(index, criterion.anyOf, found))
    else if (criterion.mode === 'not') dropBits(bits, matchAny(index, criterion.anyOf, found))
  }
  return bits
}

/** How many rows satisfy each of several lists of criteria; what they begin with in common is matched once. */
export function countEachCriteria(
  index: ListingIndex,
  searches: readonly (readonly Criterion[])[],
  found: FoundElsewhere,
): number[] {
  const [first = []] = searches
  let common = 0
  while (common < first.length && searches.every((criteria) => criteria[common] === first[common])) common++
  // What says something of the status changes what a search begins with.
  if (searches.some((criteria) => criteria.slice(common).some(({ topic }) => topic === 'Status'))) common = 0
  const shared = common === 0 ? null : matchCriteria(index, first.slice(0, common), found)
  return searches.map((criteria) => {
    const rest = criteria.slice(common).filter(({ mode }) => mode !== 'wish')
    const last = rest.at(-1)
    if (shared === null || rest.length > 1) return countBits(matchCriteria(index, criteria, found))
    if (last === undefined) return countBits(shared)
    return countShared(shared, matchLast(index, last, shared, found), last.mode === 'must')
  })
}

/** Rows that satisfy what a search adds to those that were matched: bounds that were never asked for are tried on these. */
function matchLast(index: ListingIndex, { anyOf }: Criterion, shared: Bits, found: FoundElsewhere): Bits {
  const [bound] = anyOf
  const isNew =
    anyOf.length === 1 &&
    (bound?.is === 'number' || bound?.is === 'area') &&
    index.known.rowsOf(keyOf(bound)) < index.rowCount
  if (!isNew) return matchAny(index, anyOf, found)
  const bits = makeBits(index.rowCount)
  lookAtColumns(index, bound, 0, bits, shared)
  return bits
}

/** Whether some listing satisfies a condition, whatever its status. */
export function matchesAny(index: ListingIndex, condition: Condition, found: FoundElsewhere): boolean {
  return shareAnyBit(index.live, matchCondition(index, condition, found))
}

const sold: Condition = { is: 'value', field: 'Status', value: 'Sold' }

/** Rows that satisfy one of the conditions, dead ones too. Not to be changed. */
export function matchAny(index: ListingIndex, conditions: readonly Condition[], found: FoundElsewhere): Bits {
  const [first, ...rest] = conditions
  if (!first) return makeBits(0)
  const one = matchCondition(index, first, found)
  if (rest.length === 0) return one
  const bits = makeBits(index.rowCount)
  addBits(bits, one)
  for (const condition of rest) addBits(bits, matchCondition(index, condition, found))
  return bits
}

/** Rows that satisfy a condition, dead ones too. Not to be changed. */
export function matchCondition(index: ListingIndex, condition: Condition, found: FoundElsewhere): Bits {
  const elsewhere = found.get(condition)
  if (elsewhere) return rowsOfIds(index, elsewhere)
  switch (condition.is) {
    case 'mls':
    case 'nowhere':
      return makeBits(0)
    case 'ids':
      return rowsOfIds(index, condition.ids)
    case 'all': {
      const bits = makeBits(index.rowCount).fill(0xffff_ffff)
      for (const each of condition.of) keepBits(bits, matchCondition(index, each, found))
      return bits
    }
    case 'not': {
      const bits = makeBits(index.rowCount).fill(0xffff_ffff)
      dropBits(bits, matchCondition(index, condition.of, found))
      return bits
    }
    case 'text':
    case 'location':
    case 'address':
      return index.known.find(keyOf(condition), index.texts?.rows ?? 0, (from, into) => {
        lookAtTexts(index, condition, from, into)
      })
    default:
      return index.known.find(keyOf(condition), index.rowCount, (from, into) => {
        lookAtColumns(index, condition, from, into)
      })
  }
}

/** Looks for a condition on texts among the rows before one, so that a search finds it known. */
export function prepareCondition(index: ListingIndex, condition: Condition, rows: number): void {
  if (condition.is !== 'text') return
  const key = keyOf(condition)
  const there = Math.min(rows, index.texts?.rows ?? 0)
  if (index.known.rowsOf(key) >= there) return
  index.known.find(key, there, (from, into) => lookAtTexts(index, condition, from, into))
}

type TextCondition = Extract<Condition, { is: 'text' | 'location' | 'address' }>
type ColumnCondition = Extract<
  Condition,
  { is: 'number' | 'area' | 'value' | 'family' | 'currency' | 'city' | 'state' | 'zip' | 'near' }
>

function lookAtTexts({ texts }: ListingIndex, condition: TextCondition, from: number, into: Bits): void {
  if (condition.is === 'text') texts?.findMentions(condition.mentions, from, into)
  else if (condition.is === 'address') texts?.findPlace('Address', condition.words, from, into)
  else
    texts?.findPlace(
      'Location',
      condition.words.map((word) => [word]),
      from,
      into,
    )
}

/** `among`: of a bound, the rows that matter; null for all. */
function lookAtColumns(
  index: ListingIndex,
  condition: ColumnCondition,
  from: number,
  into: Bits,
  among: Bits | null = null,
): void {
  const { numbers, choices } = index
  switch (condition.is) {
    case 'number': {
      const column = numbers[condition.field === 'Price' ? 'ownPrice' : condition.field]
      const reading = { absentIsZero: condition.field === 'HOAMonth', positive: condition.field === 'YearBuilt' }
      scanNumbers(column, condition, reading, from, into, among)
      break
    }
    case 'area':
      lookAtAreas(index, condition, from, into, among)
      break
    case 'value':
      choices[condition.field].scanValues([condition.value], from, into)
      break
    case 'family':
      choices.PropertyType.scan(familyTester(condition.family), from, into)
      break
    case 'currency':
      choices.CurrencySymbol.scan((sign) => condition.symbols.includes((sign ?? '').toLowerCase()), from, into)
      break
    case 'city':
      choices.cityKey.scanValues([condition.key], from, into)
      break
    case 'state':
      choices.State.scanValues(condition.values, from, into)
      break
    case 'zip':
      choices.ZIP.scan(zipTester(condition.key), from, into)
      break
    case 'near':
      lookNear(index, condition, from, into)
  }
}

/** Each listing in its own unit. */
function lookAtAreas(
  index: ListingIndex,
  condition: AreaCondition,
  from: number,
  into: Bits,
  among: Bits | null,
): void {
  const column = index.numbers[condition.field]
  const inMeters = makeBits(index.rowCount)
  index.choices.AreaUnit.scanValues(['Square Meters'], from, inMeters)
  scanNumbers(column, condition.feet, { positive: true }, from, into, among)
  if (!hasAnyBit(inMeters)) return
  const fit = makeBits(index.rowCount)
  scanNumbers(column, condition.meters, { positive: true }, from, fit, among)
  keepBits(fit, inMeters)
  dropBits(inMeters, fit)
  dropBits(into, inMeters)
  addBits(into, fit)
}

function rowsOfIds(index: ListingIndex, ids: readonly number[]): Bits {
  const bits = makeBits(index.rowCount)
  for (const id of ids) {
    const row = index.rowOf(id)
    if (row !== -1) setBit(bits, row)
  }
  return bits
}

/** The ZIP itself in the ways people write it; the +4 of an American one does not matter. */
export function zipSpellings(key: string): string[] {
  const spellings = [
    key,
    key.toUpperCase(),
    key.toLowerCase(),
    key.replace(/ /g, ''),
    key.replace(/ /g, '').toUpperCase(),
  ]
  return [...new Set(spellings)]
}

function zipTester(key: string): (zip: string | null) => boolean {
  const spellings = new Set(zipSpellings(key))
  const extended = /^\d{5}$/.test(key) ? `${key}-` : null
  return (zip) => zip !== null && (spellings.has(zip) || (extended !== null && zip.startsWith(extended)))
}
