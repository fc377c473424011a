import type { Evidence } from '../evidence/evidence.ts'
import { foldAligned } from '../text/fold-text.ts'
import { findDates, monthNames } from './month-names.ts'
import type { SaidNumber } from './read-numbers.ts'

/** A day as far as it is named. */
export interface NamedDay {
  year: number | null
  month: number
  day: number | null
}

/** The day that a date names, in all ways that it can be read: "04/05/2026" is two. Empty for what is none. */
export function daysOf(raw: string): NamedDay[] {
  const folded = foldAligned(raw)
  const numbers = (folded.match(/\d+/gu) ?? []).map(Number)
  const name = folded.match(/\p{L}[\p{L}\p{M}]+/gu)?.find((word) => monthNames().has(word))
  const year = numbers.find((value) => value > 31) ?? null
  const small = numbers.filter((value) => value <= 31)
  if (name !== undefined) return [{ year, month: monthNames().get(name) ?? 0, day: small[0] ?? null }]
  const [first, second, third] = numbers
  if (first === undefined || second === undefined) return []
  if (first > 31) return [{ year: first, month: second, day: third ?? null }].filter(isDay)
  const of = (month: number, day: number): NamedDay => {
    const last = third === undefined ? null : third < 100 ? 2000 + third : third
    return { year: last, month, day }
  }
  return [of(first, second), of(second, first)].filter(isDay)
}

function isDay({ month, day }: NamedDay): boolean {
  return month >= 1 && month <= 12 && (day === null || (day >= 1 && day <= 31))
}

function isSameDay(one: NamedDay, other: NamedDay): boolean {
  return (
    one.month === other.month &&
    (one.day === null || other.day === null || one.day === other.day) &&
    (one.year === null || other.year === null || one.year === other.year)
  )
}

/** What a clock may show, in minutes after midnight: "2:30" is in the night or in the afternoon. */
export function minutesOf(raw: string): number[] {
  const said = foldAligned(raw)
  const [hour = -1, minute = 0] = (said.match(/\d+/gu) ?? []).map(Number)
  if (hour < 0 || hour > 24 || minute > 59) return []
  const at = (hours: number): number => hours * 60 + minute
  if (/a\.?\s?m/u.test(said)) return [at(hour % 12)]
  if (/p\.?\s?m/u.test(said)) return [at((hour % 12) + 12)]
  return hour <= 12 && hour > 0 ? [at(hour), at((hour % 12) + 12)] : [at(hour)]
}

/** Days and times that the evidence names anywhere: in listings, papers, settings and the visitor's words. */
interface Moments {
  days: readonly NamedDay[]
  minutes: ReadonlySet<number>
  /** The last whole date of the settings is the day of the answer; in milliseconds. */
  today: number | null
}

const timesIn =
  /(?<!\d)\d{1,2}(?:[:.h]\d{2})?[\s\u00A0]*(?:a\.?m\b|p\.?m\b|uhr|h\b|o.clock|点|時|시)|(?<![\d:])\d{1,2}[:h]\d{2}(?![\d:])/gu

function readMoments(evidence: Evidence): Moments {
  const texts = [
    evidence.settingsWords,
    evidence.visitorWords,
    ...evidence.homes.map(({ words }) => words),
    ...evidence.passages.map(({ text }) => foldAligned(text)),
  ]
  const days = texts.flatMap((text) => findDates(text).flatMap(([raw]) => daysOf(raw)))
  const minutes = texts.flatMap((text) => [...text.matchAll(timesIn)].flatMap(([raw]) => minutesOf(raw)))
  // "9 am to 5 pm", "13-15 Uhr": the first number is a time as well.
  const begun = texts.flatMap((text) =>
    [
      ...text.matchAll(
        /(?<![\d:.])(\d{1,2}(?::\d{2})?)[\s\u00A0]*(?:[-–]|to|bis|a|à|until|às|hasta)[\s\u00A0]*\d{1,2}(?::\d{2})?[\s\u00A0]*(?:a\.?m|p\.?m|uhr|h\b|点)/gu,
      ),
    ].flatMap(([, raw = '']) => minutesOf(raw)),
  )
  const now = findDates(evidence.settingsWords)
    .flatMap(([raw]) => daysOf(raw))
    .findLast(({ year, day }) => year !== null && day !== null)
  const today = now === undefined ? null : Date.UTC(now.year ?? 0, now.month - 1, now.day ?? 1)
  return { days, minutes: new Set([...minutes, ...begun]), today }
}

/** Whether a day or a time is one that something known names; a listing's day on the market counts from today. */
export function isKnownMoment(
  number: SaidNumber,
  folded: string,
  evidence: Evidence,
  spokenOf: readonly { listing: { DaysOnMarket: number } }[],
): boolean {
  const raw = folded.slice(number.start, number.end)
  const known = evidence.derive(readMoments)
  if (number.kind === 'time') return minutesOf(raw).some((at) => known.minutes.has(at))
  const said = daysOf(raw)
  if (said.some((day) => known.days.some((other) => isSameDay(day, other)))) return true
  const { today } = known
  if (today === null) return false
  return spokenOf.some(({ listing: { DaysOnMarket } }) => {
    const listed = new Date(today - DaysOnMarket * 86_400_000)
    const day = { year: listed.getUTCFullYear(), month: listed.getUTCMonth() + 1, day: listed.getUTCDate() }
    return DaysOnMarket > 0 && said.some((each) => isSameDay(each, day))
  })
}
