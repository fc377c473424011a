import type { EngineAnswer } from './ask-engine.ts'
import type { Expected, ExpectedFigure } from './evaluate/evaluate.ts'
import { fold } from './evaluate/fold.ts'
import type { StoredListing } from './evaluate/holds.ts'
import type { Meaning } from './meaning.ts'

export type FaultKind =
  | 'missing'
  | 'extra'
  | 'total'
  | 'order'
  | 'page'
  | 'figure'
  | 'refused'
  | 'not refused'
  | 'not ignored'
  | 'threw'

export interface Fault {
  kind: FaultKind
  text: string
  /** Listings that are missing or too many. */
  listings?: StoredListing[]
}

export interface Judgement {
  faults: Fault[]
  /** The right homes, but not in the order that the specification gives when nothing is said of one. */
  isDefaultOrderWrong: boolean
}

/** Compares an answer with one reading of its sentence. */
export function judge(
  meaning: Meaning,
  expected: Expected,
  answer: EngineAnswer,
  find: (id: number) => StoredListing | undefined,
  pageSize: number,
): Judgement {
  const faults: Fault[] = []
  const { matches, ranks } = expected
  if (answer.total !== matches.length) {
    faults.push({ kind: 'total', text: `total ${answer.total}, expected ${matches.length}` })
  }
  // A limit said keeps all but the first few from being paged through.
  if (answer.everything && meaning.limit === null) faults.push(...compareSets(matches, answer.everything, find))

  const shown = Math.min(meaning.limit ?? pageSize, pageSize)
  const wantedPage = matches.slice(meaning.pagesBefore * pageSize).slice(0, shown)
  const isPageRight = haveEqualRanks(
    wantedPage.map(({ id }) => id),
    answer.page,
    ranks,
  )
  const isOrderStated = meaning.sort !== null || meaning.wishes.length > 0 || expected.isNothingLeft
  const isPageJudged = isOrderStated || meaning.limit !== null || meaning.pagesBefore > 0
  if (isPageJudged && !isPageRight && faults.length === 0) {
    const kind = meaning.pagesBefore > 0 || meaning.limit !== null ? 'page' : 'order'
    const wanted = wantedPage.map(({ id }) => id)
    const differing = wanted.findIndex((id, index) => ranks.get(id) !== ranks.get(answer.page[index] ?? -1))
    const from = differing < 0 ? wanted.length : differing
    const tell = (ids: readonly number[]): string => ids.slice(from, from + 5).join(', ') || 'none'
    faults.push({ kind, text: `from place ${from + 1}: ${tell(answer.page)}, expected ${tell(wanted)}` })
  }
  faults.push(...compareFigures(expected.figures, meaning, answer))
  if (answer.isRefused && !meaning.isRefused) faults.push({ kind: 'refused', text: 'refused although lawful' })
  if (!answer.isRefused && meaning.isRefused) faults.push({ kind: 'not refused', text: 'not refused' })
  const ignored = fold(answer.ignored.join(' '))
  for (const word of meaning.ignored) {
    if (!ignored.includes(word)) faults.push({ kind: 'not ignored', text: `"${word}" is not among the ignored words` })
  }
  return { faults, isDefaultOrderWrong: faults.length === 0 && !isPageJudged && !isPageRight }
}

function compareSets(
  matches: readonly StoredListing[],
  got: readonly number[],
  find: (id: number) => StoredListing | undefined,
): Fault[] {
  const wanted = new Set(matches.map(({ id }) => id))
  const had = new Set(got)
  const missing = matches.filter(({ id }) => !had.has(id))
  const extra = [...had].filter((id) => !wanted.has(id)).flatMap((id) => find(id) ?? [])
  const faults: Fault[] = []
  if (missing.length > 0) faults.push({ kind: 'missing', text: `${missing.length} missing`, listings: missing })
  if (extra.length > 0) faults.push({ kind: 'extra', text: `${extra.length} too many`, listings: extra })
  if (had.size !== got.length) faults.push({ kind: 'extra', text: 'a listing comes twice' })
  return faults
}

/** Listings of equal rank may change places. */
function haveEqualRanks(wanted: readonly number[], got: readonly number[], ranks: Expected['ranks']): boolean {
  return (
    wanted.length === got.length &&
    new Set(got).size === got.length &&
    got.every((id, index) => ranks.has(id) && ranks.get(id) === ranks.get(wanted[index] ?? -1))
  )
}

const priceFields = new Set(['Price', 'SalePrice', 'RentPrice'])

function compareFigures(wanted: readonly ExpectedFigure[], meaning: Meaning, answer: EngineAnswer): Fault[] {
  const isOfPrice = ({ field }: { field: string }): boolean => priceFields.has(field)
  const missing = wanted.filter(
    ({ kind, of, value, saleType }) =>
      !answer.figures.some(
        (figure) =>
          figure.kind === kind &&
          (of === null || (isOfPrice(figure) && figure.saleType === saleType)) &&
          Math.abs(figure.value - value) <= (of === null ? 0 : 0.51),
      ),
  )
  // "The cheapest" may be told as a figure too.
  const isSortedByPrice = meaning.sort?.by === 'Price'
  const isCalledFor = ({ kind, saleType }: EngineAnswer['figures'][number]): boolean => {
    if (wanted.length === 0) return isSortedByPrice && ['min', 'max'].includes(kind)
    const ofKind = wanted.filter((figure) => figure.kind === kind && figure.of !== null)
    return ofKind.length === 0 || ofKind.some((figure) => figure.saleType === saleType)
  }
  const uncalled = answer.figures.filter((figure) => (wanted.length === 0 || isOfPrice(figure)) && !isCalledFor(figure))
  const tell = (figure: { kind: string; value: number; saleType?: string | null }): string =>
    `${figure.kind} ${figure.saleType ?? ''} ${figure.value}`
  const got = answer.figures.map(tell).join(', ') || 'none'
  return [
    ...missing.map((each): Fault => ({ kind: 'figure', text: `${tell(each)} is missing, got ${got}` })),
    ...uncalled.map((each): Fault => ({ kind: 'figure', text: `${tell(each)} was not asked for` })),
  ]
}
