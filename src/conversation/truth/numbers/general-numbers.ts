import type { ReadSentence } from '../claims/read-frames.ts'
import type { SaidNumber } from './read-numbers.ts'

/** So high are counts of what is no home: "two options", "12 months". */
export const mostThings = 12
/** The longest that a step of buying or renting is said to take, in its own unit. */
const mostTime = 365
/** So far behind a number stands what it is a share of. */
const shareReach = 44

/** What a home, a market or the firm has in numbers: in a general sentence too these may be read as theirs. */
const ofHomes: ReadonlySet<SaidNumber['kind']> = new Set([
  'money',
  'area',
  'bedrooms',
  'bathrooms',
  'parking',
  'matches',
  'year',
  'zip',
  'mls',
  'phone',
  'distance',
])

/** Whether a number of a general sentence is one of any purchase: how long a step takes, which share is paid, how many steps there are. */
export function isOfAnyPurchase(number: SaidNumber, read: ReadSentence): boolean {
  const { general, phrases } = read
  if (general === null) return false
  const { kind, values } = number
  // "un banco": one word for one and for any.
  if (number.isWord && values.length === 1 && values[0] === 1) return true
  // "两三个月"
  const isSmall =
    /^[一二两三四五六七八九]{2}$/u.test(number.raw.trim()) ||
    (values.length > 0 && values.every((value) => value <= mostThings))
  if (general.is === 'counts') return isSmall && isCounted(number, read)
  // "a third party"
  if (general.is === 'defines' && kind === 'ordinal') return true
  if (general.is === 'defines' && isSmall && kind !== 'money' && kind !== 'percent') return general.tellsNumbers
  if (!general.tellsNumbers || ofHomes.has(kind)) return false
  const isRate = phrases.some(({ tag }) => tag === 'general.rates')
  if (isShare(number, read)) return !isRate && values.every((value) => value <= 100)
  if (kind === 'percent' || /百分之\s*$/u.test(read.folded.slice(0, number.start))) return false
  return (
    isSmall || ((kind === 'days' || kind === 'other' || kind === 'time') && values.every((value) => value <= mostTime))
  )
}

/** "3 to 20 percent of the price", "房价的10%" */
function isShare({ start, end }: SaidNumber, { folded, phrases }: ReadSentence): boolean {
  const near = folded.slice(end, end + shareReach)
  const percent = /^[^.;!?。；]{0,20}?(?:%|％|percent|per cent|por ciento|por cento|pour cent|prozent)/u.exec(near)
  if (!percent) return false
  const behind = end + percent[0].length
  return phrases.some(
    ({ tag, start: from, end: to }) =>
      tag === 'general.shares' &&
      ((from >= behind && from <= behind + 2) ||
        (/\p{Script=Han}/u.test(folded.slice(from, to)) && to <= start && start - to <= 8)),
  )
}

function isCounted({ end }: SaidNumber, { tokens, phrases }: ReadSentence): boolean {
  const behind = tokens.findIndex(({ start }) => start >= end)
  return (
    behind >= 0 && phrases.some(({ tag, from }) => tag === 'general.counted' && from >= behind && from <= behind + 3)
  )
}
