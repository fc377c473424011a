import { once } from '../../../platform/memoize.ts'
import { languageCodes } from '../../../reading/languages/language.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { minutesOf } from '../numbers/moments.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { ReadSentence } from '../words/read-sentence.ts'

/** When the firm is there on some days, in minutes after midnight; null: closed. */
interface Hours {
  days: ReadonlySet<number>
  from: number
  to: number
  isClosed: boolean
}

/** Names of the days of a week in the languages that are read, folded; 0 is Sunday. */
const dayNames = once((): ReadonlyMap<string, number> => {
  const names = new Map<string, number>()
  for (const code of languageCodes)
    for (const weekday of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(wordingOf(code).locale, { weekday, timeZone: 'UTC' })
      for (let day = 0; day < 7; day += 1) {
        const name = foldAligned(format.format(Date.UTC(2026, 10, 1 + day))).replace(/\.$/u, '')
        if (name.length > 1 && !names.has(name)) names.set(name, day)
        if (name.endsWith('-feira')) names.set(name.slice(0, -6), day)
        if (name.startsWith('星期')) names.set(name.replace('星期', '周'), day)
      }
    }
  return names
})

/** "Mo–Fr", "Sa 10–14": a short name is one only beside a dash or a clock. Elsewhere "so", "do", "mon" are other words. */
const besideClock = String.raw`(?:(?=\.?[\s\u00A0]*(?:[-–—:]|\d))|(?<=[-–—][\s\u00A0]*\p{L}+))`

const dayPattern = once((): RegExp => {
  const names = [...dayNames().keys()].sort((a, b) => b.length - a.length)
  const patternOf = (name: string): string => {
    if (/\p{Script=Han}/u.test(name)) return name
    const end = String.raw`(?![\p{L}])`
    return String.raw`(?<![\p{L}])` + name + (name.length > 3 ? `s?${end}` : `${end}${besideClock}`)
  }
  return new RegExp(names.map(patternOf).join('|'), 'gu')
})
const joined = /^[\s\u00A0.]*(?:to|through|till|until|a|bis|au|ao|-|–|—|至|到)[\s\u00A0]*$/u
const closed = /closed|cerrad|ferme|geschlossen|fechad|encerrad|休|不营业|关闭/u
const clocks = /(?<![\d.,])\d{1,2}(?:[:.h]\d{2})?[\s\u00A0]*(?:a\.?m\.?|p\.?m\.?|uhr|h\b|点)?/gu

function daysIn(text: string): ReadonlySet<number> {
  const found = [...text.matchAll(dayPattern())].map(({ 0: name, index }) => ({
    day: dayNames().get(name) ?? dayNames().get(name.replace(/s$/u, '')) ?? -1,
    start: index,
    end: index + name.length,
  }))
  const days = new Set<number>()
  for (const [index, { day, start }] of found.entries()) {
    const before = found[index - 1]
    if (before && joined.test(text.slice(before.end, start)))
      for (let each = before.day; each !== day; each = (each + 1) % 7) days.add(each)
    days.add(day)
  }
  return days
}

/** "Monday to Friday 9:00-18:00, Saturday 10:00-15:00, closed on Sunday" */
function readHours(evidence: Evidence): readonly Hours[] {
  return evidence.settingsWords.split(/[,;\n]|\.\s|\band\b|\bund\b|\by\b/u).flatMap((part): Hours[] => {
    const days = daysIn(part)
    if (days.size === 0 || /\d{4}/u.test(part)) return []
    const times = [...part.matchAll(clocks)].map(([raw]) => raw.trim())
    if (closed.test(part)) return [{ days, from: 0, to: 0, isClosed: true }]
    const [first, last] = [times[0], times.at(-1)]
    if (first === undefined || last === undefined || first === last) return []
    const to = Math.max(...minutesOf(last))
    return [{ days, from: Math.min(...minutesOf(first)), to, isClosed: false }]
  })
}

/** Hours that a paper or a listing tells of that day, of an open house: not the office's. */
function isSaidElsewhere({ raw }: SaidNumber, days: ReadonlySet<number>, { passages, homes }: Evidence): boolean {
  const said = minutesOf(raw)
  return [...passages.map(({ text }) => foldAligned(text)), ...homes.map(({ words }) => words)]
    .flatMap((text) => text.split(/[.;\n](?!\d)/u))
    .filter((part) => !daysIn(part).isDisjointFrom(days))
    .some((part) => [...part.matchAll(clocks)].some(([clock]) => minutesOf(clock).some((at) => said.includes(at))))
}

/** Whether a sentence names a day on which the firm is closed, or an hour at which it is not there on that day. */
export function contradictsHours(read: ReadSentence, numbers: readonly SaidNumber[], evidence: Evidence): boolean {
  const known = evidence.derive(readHours)
  if (known.length === 0 || read.isQuestion || read.has('denials') || closed.test(read.folded)) return false
  const said = daysIn(read.folded)
  if (said.size === 0 || numbers.some(({ kind }) => kind === 'date')) return false
  const hours = known.filter(({ days }) => days.intersection(said).size > 0)
  if (hours.some(({ isClosed }) => isClosed)) return true
  if (hours.length === 0) return false
  const times = numbers.filter(
    (number) => number.kind === 'time' && minutesOf(number.raw).length > 0 && !isSaidElsewhere(number, said, evidence),
  )
  return times.some(({ raw }) => !minutesOf(raw).some((at) => hours.some(({ from, to }) => at >= from && at <= to)))
}
