import { once } from '../../../platform/memoize.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { wordingOf } from '../../../reading/languages/languages.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { ToldDay } from '../evidence/told-times.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { ReadSentence } from '../words/read-sentence.ts'
import type { SaidNumber } from './read-numbers.ts'

/**
 * Whether a day or a time is one at which a home can be seen, as the tool has told: a time on the day that the sentence
 * names. Null where no times were told, or it is neither.
 */
export function proveTime(
  number: SaidNumber,
  folded: string,
  numbers: readonly SaidNumber[],
  { times }: Evidence,
): { isProven: boolean } | null {
  if (times.length === 0) return null
  const isLength = /^[\s\u00A0-]*(?:min|分钟)/u.test(folded.slice(number.end))
  if (isLength) return { isProven: times.some(({ minutes }) => number.values.includes(minutes)) }
  if (number.kind !== 'date' && number.kind !== 'time') return null
  const free = times.flatMap(({ days }) => days).filter(({ starts }) => starts.length > 0)
  const days = daysNamed(free, folded, number, numbers)
  if (number.kind === 'date') return { isProven: days.length > 0 }
  const said = readClock(folded.slice(number.start, number.end))
  const isEnd = /(?:\bto|until|till|\band|\bbis|hasta|\ba|\by|\bet|jusqu'a|\bund|\bate|[-–至到])[\s\u00A0]*$/u.test(
    folded.slice(0, number.start),
  )
  const [{ minutes } = { minutes: 0 }] = times
  return {
    isProven: days.some(({ starts }) =>
      said.some((at) => starts.includes(at) || (isEnd && at === (starts.at(-1) ?? 0) + minutes)),
    ),
  }
}

/** The free days that a number speaks of: of the dates of its sentence the last up to it, else of its weekdays. */
function daysNamed(
  free: readonly ToldDay[],
  folded: string,
  number: SaidNumber,
  numbers: readonly SaidNumber[],
): readonly ToldDay[] {
  const dates = numbers.filter(({ kind }) => kind === 'date')
  const date = dates.findLast(({ start }) => start <= number.start) ?? dates[0]
  const text = folded.slice(0, date?.end ?? number.end)
  const weekday = weekdaysIn(text).at(-1)
  const ofDate = date === undefined ? free : free.filter((day) => isDate(day.date, folded.slice(date.start, date.end)))
  return weekday === undefined ? ofDate : ofDate.filter(({ date: each }) => weekdayOf(each) === weekday)
}

/** Which days of the week a text names, 0 for Sunday, in their order. */
function weekdaysIn(folded: string): number[] {
  return [...folded.matchAll(weekdayPattern())].map(([name]) => weekdayNames().get(name) ?? -1)
}

function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Whether a sentence names a day of the week on which no home can be seen, and does not say so itself. */
export function namesClosedDay({ folded, isQuestion, phrases }: ReadSentence, { times }: Evidence): boolean {
  if (times.length === 0 || isQuestion || phrases.some(({ tag }) => tag === 'denials')) return false
  const days = times.flatMap((told) => told.days).filter(({ starts }) => starts.length > 0)
  const open = new Set(days.map(({ date }) => weekdayOf(date)))
  return !weekdaysIn(folded).every((day) => open.has(day))
}

const codes: readonly LanguageCode[] = ['en', 'es', 'fr', 'de', 'pt', 'zh']

/** Days of the week that a text names and on which a home can be seen (cannot, where that is denied), by the places of their names. */
export function freeDaysIn(folded: string, { times }: Evidence, isDenied: boolean): { start: number; end: number }[] {
  const days = times.flatMap((told) => told.days).filter(({ starts }) => starts.length > 0)
  const open = new Set(days.map(({ date }) => weekdayOf(date)))
  return [...folded.matchAll(weekdayPattern())]
    .filter(([name]) => open.has(weekdayNames().get(name) ?? -1) !== isDenied)
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
}

/** Sunday, 1 November 2026, begins a week. */
const weekdayNames = once((): ReadonlyMap<string, number> => {
  const entries = codes.flatMap((code) => {
    const format = new Intl.DateTimeFormat(wordingOf(code).locale, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day): [string, number] => [
      foldAligned(format.format(Date.UTC(2026, 10, 1 + day))),
      day,
    ])
  })
  return new Map(entries.flatMap(([name, day]): [string, number][] => [[name, day], ...shorter(name, day)]))
})

/** "segunda" for "segunda-feira", "周六" for "星期六". */
function shorter(name: string, day: number): [string, number][] {
  if (name.endsWith('-feira')) return [[name.slice(0, -'-feira'.length), day]]
  return name.startsWith('星期') ? [[name.replace('星期', '周'), day]] : []
}

const weekdayPattern = once((): RegExp => {
  const names = [...weekdayNames().keys()].sort((a, b) => b.length - a.length)
  return new RegExp(names.map((name) => (/\p{Script=Han}/u.test(name) ? name : `\\b${name}(?=s?\\b)`)).join('|'), 'gu')
})

const monthBeginnings: readonly (readonly [RegExp, number])[] = [
  [/\b(?:jan|ene)/u, 1],
  [/\b(?:feb|fev)/u, 2],
  [/\bmar/u, 3],
  [/\b(?:apr|abr|avr)/u, 4],
  [/\bma[iy]/u, 5],
  [/\b(?:jun|juin)/u, 6],
  [/\b(?:jul|juil)/u, 7],
  [/\b(?:aug|ago|aou)/u, 8],
  [/\bse[pt]/u, 9],
  [/\b(?:oct|okt|out)/u, 10],
  [/\bnov/u, 11],
  [/\b(?:dec|dez|dic)/u, 12],
]

/** Whether a text names the day: "november 25", "25. november 2026", "2026-11-25", "25/11/2026", "11月25日". */
function isDate(date: string, said: string): boolean {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const numbers = (said.match(/\d+/g) ?? []).map(Number)
  const years = numbers.filter((value) => value > 31)
  if (years.some((value) => value !== year && value !== year % 100)) return false
  const small = numbers.filter((value) => value <= 31)
  const named = monthBeginnings.find(([pattern]) => pattern.test(said))
  if (named !== undefined) return named[1] === month && small[0] === day
  return (small[0] === month && small[1] === day) || (small[0] === day && small[1] === month)
}

/** What a clock may show, in minutes after midnight: "2:30" is in the night or in the afternoon. */
function readClock(said: string): number[] {
  const [hour = -1, minute = 0] = (said.match(/\d+/g) ?? []).map(Number)
  if (hour < 0 || hour > 24 || minute > 59) return []
  const isMorning = /a\.?m/u.test(said)
  const isAfternoon = /p\.?m/u.test(said)
  const at = (hours: number): number => hours * 60 + minute
  if (isMorning) return [at(hour % 12)]
  if (isAfternoon) return [at((hour % 12) + 12)]
  return hour < 12 && !/uhr|h/u.test(said) ? [at(hour), at(hour + 12)] : [at(hour)]
}
