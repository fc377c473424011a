import type { ImportTarget } from '../../intake/intake-target.ts'
import { readStatus, readTenure } from '../../intake/values/read-status.ts'
import { isNone } from '../fields/tidy-text.ts'
import type { PlannedColumn } from './planned-column.ts'

interface Sampled {
  column: PlannedColumn
  values: readonly unknown[]
}

/** From so many values on a column without a name may be told by what is in it. */
const fewest = 3
const needed = 0.9

const numberOf = (text: string): number => Number(text.replace(/[$€£,\s]/g, ''))
const within =
  (least: number, most: number) =>
  (text: string): boolean => {
    const number = numberOf(text)
    return text.trim() !== '' && number >= least && number <= most
  }

/** What values of a nameless column look like, the surest first; each field is taken once, the earlier column first. */
const looks: readonly (readonly [ImportTarget, (text: string) => boolean])[] = [
  ['Images', (text) => /^https?:\/\/\S+\.(?:jpe?g|png|webp)\b/i.test(text)],
  ['Url', (text) => /^https?:\/\/\S+$/i.test(text)],
  ['Price', (text) => /\p{Sc}/u.test(text) && within(10_000, 1e9)(text)],
  ['Price', (text) => /^\d{2,3},\d{3}$|^\d,\d{3},\d{3}$|^\d{6,7}$/.test(text) && within(50_000, 1e8)(text)],
  ['Address', (text) => /^\d{1,5}\p{L}? \p{L}/u.test(text)],
  [
    'State',
    (text) =>
      /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/.test(
        text,
      ),
  ],
  ['ZIP', (text) => /^\d{5}(?:-\d{4})?$/.test(text)],
  ['YearBuilt', (text) => /^(?:1[89]|20)\d\d$/.test(text)],
  ['Bedrooms', (text) => /^\d(?:\.0)?$/.test(text)],
  ['Bathrooms', (text) => /^\d(?:\.(?:0|00|5|50|25|75))?$/.test(text)],
]

/** Fields of columns that have no name, by their values and their place; a person may say otherwise. */
export function guessByValues(
  columns: readonly Sampled[],
  taken: ReadonlySet<ImportTarget>,
): { column: PlannedColumn; target: ImportTarget }[] {
  const guesses = new Map<PlannedColumn, ImportTarget>()
  const used = new Set(taken)
  const prices: ImportTarget[] = ['Price', 'SalePrice', 'RentPrice']
  for (const [target, looksLike] of looks) {
    if (used.has(target) || (target === 'Price' && prices.some((each) => used.has(each)))) continue
    const found = columns.find(({ column, values }) => !guesses.has(column) && isLike(values, looksLike))
    if (found === undefined) continue
    guesses.set(found.column, target)
    used.add(target)
  }
  return [...guesses].map(([column, target]) => ({ column, target }))
}

/**
 * The column that says where offers stand, whatever it is called: nothing else has these words alone, and a home that is
 * not on offer must not be offered.
 */
export function guessStatus(columns: readonly Sampled[]): PlannedColumn | undefined {
  return columns.find(({ values }) => {
    const words = new Set(values.flatMap((value) => (isNone(value) ? [] : [String(value).trim()])))
    const read = [...words].map((word) => readStatus(word))
    const isAll = words.size >= 2 && read.every(({ unknown }) => unknown === undefined)
    return (
      isAll && read.some((each) => each.unknown === undefined && (each.standard !== '' || each.status !== 'Active'))
    )
  })?.column
}

/** Kinds of what is on offer among which rentals are told by one word; a file that has them has no other column for it. */
const market = /^(?:residential|commercial|land|res|com)(?:[ -](?:sale|sales|lease|rental|income|land|lots?))?$/i
const marketToLet = /\b(?:lease|rental)$/i

/** The column that tells sales from rentals, whatever it is called: it has words of both and no others. */
export function guessTenure(columns: readonly Sampled[]): PlannedColumn | undefined {
  return columns.find(({ values }) => {
    const words = [...new Set(values.flatMap((value) => (isNone(value) ? [] : [String(value).trim()])))]
    const read = words.map((word) => readTenure(word))
    const kinds = new Set(read.map((each) => (each.unknown === undefined ? each.saleType : undefined)))
    if (kinds.size === 2 && !kinds.has(undefined)) return true
    return words.length > 1 && words.every((word) => market.test(word)) && words.some((word) => marketToLet.test(word))
  })?.column
}

/** Words by which files part what they offer, and which tell nothing of a home. */
const sorts =
  /^(?:res|residential|rental|rentals|residential (?:lease|rental|income|sale)|commercial(?: (?:lease|sale))?|for sale|for rent|sale|rent|property|listing)$/i

/** Whether a column of kinds of homes tells only of what market they are. */
export function isOfMarkets(values: readonly unknown[]): boolean {
  const said = values.filter((value) => !isNone(value))
  return said.length > 0 && said.every((value) => sorts.test(String(value).trim()))
}

function isLike(values: readonly unknown[], looksLike: (text: string) => boolean): boolean {
  const said = values.flatMap((value) => (isNone(value) ? [] : [String(value).trim()]))
  const fitting = said.filter(looksLike)
  return said.length >= fewest && fitting.length >= said.length * needed && new Set(said).size > 1
}
