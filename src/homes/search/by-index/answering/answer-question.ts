import type { Criterion } from '../../../../reading/criteria/condition.ts'
import { levels } from '../../closest/give-up.ts'
import { partPrices } from '../../price-figures.ts'
import type { AnswerOf, FoundElsewhere, IndexReply, QuestionKind, QuestionOf } from '../../search-index.ts'
import { countBits, listRows } from '../columns/bits.ts'
import { onlyChoice } from '../columns/choice-column.ts'
import type { ListingIndex } from '../listing-index.ts'
import { closestRows } from './closest-rows.ts'
import { figuresOfRows } from './figures-of-rows.ts'
import { findMiddle } from './find-middle.ts'
import { cityKeys, cityName, knownZips, largestCities, stateNames } from './known-names.ts'
import { countEachCriteria, matchAny, matchCriteria, matchesAny, needsLookUp } from './match-rows.ts'
import { conditionsOf } from './question-conditions.ts'
import { selectWishing } from './select-page.ts'

type Answers = {
  [Kind in QuestionKind]: (index: ListingIndex, of: QuestionOf<Kind>, found: FoundElsewhere) => AnswerOf<Kind>
}

/** Beyond so many rows the counts of a whole row of chips would be waited for. */
const mostRowsAtOnce = 300_000
/** So many rows of an index are looked through in the time that it takes to read a listing from the database. */
const rowsPerRead = 5_000
const mostCityKeys = 5_000

const answers: Answers = {
  page: findPage,
  counts: (index, { searches }, found) => countEachCriteria(index, searches, found),
  figures: (index, { criteria, wanted }, found) =>
    figuresOfRows(index, matchCriteria(index, criteria, found), partPrices(wanted)),
  currency: (index, { criteria }, found) =>
    onlyChoice(index.choices.CurrencySymbol, matchCriteria(index, criteria, found)),
  satisfying: findSatisfying,
  satisfiable: (index, { conditions }, found) => conditions.map((condition) => matchesAny(index, condition, found)),
  centre: (index, { place }, found) => findMiddle(index, place, found),
  names: (index, { names, codes }) => {
    const upper = codes.flatMap((code) => [code, code.toUpperCase(), code.replace(/ /g, '').toUpperCase()])
    return {
      cities: names.flatMap((key) => {
        const name = key === '' ? null : cityName(index, key)
        return name === null ? [] : [{ key, name }]
      }),
      states: stateNames(index),
      zips: knownZips(index, [...new Set(upper)]),
      mayBeMls: [...new Set(codes)].filter((code) => index.mayHaveMls(code)),
    }
  },
  cityKeys: (index, { known }) => ({
    version: index.version,
    keys: known === index.version ? null : cityKeys(index).slice(0, mostCityKeys),
  }),
  largestCities: (index, { most }) => largestCities(index, most).flatMap((key) => cityName(index, key) ?? []),
  hasListings: (index) => index.liveCount > 0,
  closest: findClosest,
}

/** Answers from an index, or says what has to be looked for in the database first. */
export function answerQuestion<Kind extends QuestionKind>(
  index: ListingIndex,
  kind: Kind,
  of: QuestionOf<Kind>,
  found: FoundElsewhere | undefined,
): IndexReply<Kind> {
  const conditions = conditionsOf(kind, of)
  const wanted = [...conditions.keys()].filter((at) => {
    const condition = conditions[at]
    return condition !== undefined && needsLookUp(index, condition) && !found?.has(condition)
  })
  if (isLeft(index, kind, of, wanted.length > 0)) return { answer: null as AnswerOf<Kind> }
  if (wanted.length > 0) return found === undefined ? { wanted } : null
  return { answer: answers[kind](index, of, found ?? new Map()) }
}

/** What SQL answers faster, or nobody waits for; these kinds of answers may be null. */
function isLeft(
  index: ListingIndex,
  kind: QuestionKind,
  of: QuestionOf<QuestionKind>,
  needsDatabase: boolean,
): boolean {
  if (kind === 'counts' && 'atOnce' in of) return of.atOnce && (needsDatabase || index.rowCount > mostRowsAtOnce)
  return kind === 'satisfying' && 'ids' in of && of.ids.length * rowsPerRead < index.rowCount
}

function findPage(
  index: ListingIndex,
  { criteria, sort, limit, offset }: QuestionOf<'page'>,
  found: FoundElsewhere,
): AnswerOf<'page'> {
  const bits = matchCriteria(index, criteria, found)
  const total = countBits(bits)
  if (offset >= total || limit <= 0) return { total, ids: [] }
  const wishes = criteria
    .filter((criterion) => criterion.mode === 'wish')
    .map((criterion) => matchAny(index, criterion.anyOf, found))
  const rows = selectWishing(index, wishes, sort, bits, total, offset, limit)
  return { total, ids: rows.map((row) => index.idAt(row)) }
}

function findSatisfying(
  index: ListingIndex,
  { ids, criteria }: QuestionOf<'satisfying'>,
  found: FoundElsewhere,
): number[] {
  const chosen: Criterion = { topic: 'Shown', mode: 'must', anyOf: [{ is: 'ids', ids, name: '' }] }
  const any: Criterion = { topic: 'Status', mode: 'must', anyOf: [{ is: 'all', of: [] }] }
  const wanted = criteria.map((criterion): Criterion => ({ ...criterion, mode: 'must' }))
  const bits = matchCriteria(index, [any, chosen, ...wanted], found)
  return [...listRows(bits, countBits(bits))].map((row) => index.idAt(row))
}

function findClosest(
  index: ListingIndex,
  { held, yielding, wishes, sort, limit }: QuestionOf<'closest'>,
  found: FoundElsewhere,
): AnswerOf<'closest'> {
  const closest = closestRows(index, held, yielding, found, levels.length)
  if (closest === null) return { total: 0, homes: [] }
  const total = countBits(closest.bits)
  const wished = wishes.map(({ anyOf }) => matchAny(index, anyOf, found))
  const rows = selectWishing(index, wished, sort, closest.bits, total, 0, limit)
  return { total, homes: rows.map((row) => ({ id: index.idAt(row), missed: closest.missedBy(row) })) }
}
