import { foldText } from '../../platform/text/listing-keys.ts'
import { addDays } from '../../platform/time/local-days.ts'
import type { LanguageTables } from '../languages/languages.ts'
import { readChineseWhen } from './chinese-when.ts'
import { type DayNames, makeDayNames } from './day-names.ts'
import {
  dayOfMonth,
  nextWeekday,
  type PartOfDay,
  type SaidTime,
  type SaidWhen,
  weekdayOf,
  whenOf,
} from './said-when.ts'

const longestRead = 400

/**
 * The days and hours that a message names, as one says them for an appointment, counted from `today` (YYYY-MM-DD, on the clock of
 * whoever is visited); null where it names none. `isAsked`: a mere number is an hour too, as an answer or a change of one ("make it 4"). Pure.
 */
export function readWhen(
  text: string,
  tables: LanguageTables,
  today: string,
  { isAsked = false }: { isAsked?: boolean } = {},
): SaidWhen | null {
  const { language } = tables
  if (language.code === 'zh') return readChineseWhen(text.slice(0, longestRead), today)
  const names = tables.derive(makeDayNames)
  if (names === null) return null
  const rest = { text: ` ${foldText(text.slice(0, longestRead)).replace(/[’‘`]/gu, "'")} ` }
  const part = readPart(rest, names)
  const days = readDays(rest, names, today)
  const { units, tens } = language.numbers
  const numeral = (said: string): number => (/^\d/u.test(said) ? Number(said) : folded(said, units))
  const time = readTime(rest, names, { numeral, tell: (said) => folded(said, { ...units, ...tens }), part, isAsked })
  return whenOf({ days, part, time })
}

/** What is left to be read. */
interface Rest {
  text: string
}

/** Takes the first match out of what is left; a mark stays in its place. */
function take(rest: Rest, pattern: RegExp, mark = ' '): RegExpExecArray | null {
  const found = pattern.exec(rest.text)
  if (found === null) return null
  rest.text = `${rest.text.slice(0, found.index)}${mark}${rest.text.slice(found.index + found[0].length)}`
  return found
}

/** "morning": "10 am" and "tomorrow morning" alike. */
function readPart(rest: Rest, { parts }: DayNames): PartOfDay | null {
  for (const { part, pattern } of parts) if (take(rest, pattern) !== null) return part
  return null
}

/** A day that was read leaves this: a number right behind it is an hour ("saturday 2"). */
const mark = ' ¤ '

function readDays(rest: Rest, names: DayNames, today: string): string[] {
  const days: string[] = []
  const isNextWeek = take(rest, names.nextWeek, mark) !== null
  for (const { pattern, away } of names.daysAway) if (take(rest, pattern, mark)) days.push(addDays(today, away))
  const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7)
  for (const { pattern, weekday } of names.weekdays) {
    if (take(rest, pattern, mark) === null) continue
    const next = nextWeekday(today, weekday)
    if (isNextWeek) days.push(addDays(monday, (weekday + 6) % 7))
    // Said on such a day it may be the one in a week.
    else days.push(next, ...(next === today ? [addDays(today, 7)] : []))
  }
  if (take(rest, names.weekend, mark)) {
    const saturday = isNextWeek ? addDays(monday, 5) : nextWeekday(today, 6)
    days.push(saturday, addDays(saturday, 1))
  }
  days.push(...readDates(rest, names, today))
  if (days.length === 0 && isNextWeek) for (let away = 0; away < 7; away += 1) days.push(addDays(monday, away))
  return [...new Set(days)]
}

/** "Dec 5", "5 de diciembre", "12/5", "the 4th", "am 5." */
function readDates(rest: Rest, names: DayNames, today: string): string[] {
  for (const { pattern, month } of names.months) {
    const found = take(rest, pattern, mark)
    const day = Number(found?.groups?.before ?? found?.groups?.behind)
    const date = found === null ? null : dayOfMonth(today, day, month)
    if (date !== null) return [date]
  }
  const numeric = take(
    rest,
    /(?<![\d$€£.,/])(\d{1,2})(?:\/|\.)(\d{1,2})(?:[/.](?:\d{2}){1,2}|\.)?(?![\d%/])(?!\s*(?:uhr|pm|am|h\b))/u,
    mark,
  )
  if (numeric !== null) {
    const [one, other] = [Number(numeric[1]), Number(numeric[2])]
    const [month, day] = names.isMonthFirst && one <= 12 ? [one, other] : [other, one]
    const date = dayOfMonth(today, day, month)
    if (date !== null) return [date]
  }
  const alone = take(rest, names.ofMonth, mark)
  const date = alone === null ? null : dayOfMonth(today, Number(alone[1]), null)
  return date === null ? [] : [date]
}

interface TimeFacts {
  numeral(said: string): number
  /** Minutes said in words: "thirty". */
  tell(said: string): number
  part: PartOfDay | null
  isAsked: boolean
}

/** "2:30", "14h", "at two", "halb drei", "after 5", "saturday 2". */
function readTime(rest: Rest, names: DayNames, { numeral, tell, part, isAsked }: TimeFacts): SaidTime | null {
  for (const each of names.times) {
    if (each.needs === 'part' && part === null) continue
    if (each.needs === 'asked' && !isAsked) continue
    const found = each.pattern.exec(rest.text)
    if (found === null) continue
    const { hour = '', minute = '', spoken, pre = '' } = found.groups ?? {}
    const said = numeral(hour)
    if (!(said >= 0 && said <= 24)) continue
    const half = each.half === 'before' ? -30 : each.half === 'behind' ? 30 : 0
    const minutes = said * 60 + (spoken === undefined ? Number(minute || 0) : tell(spoken)) + half
    const is = names.isFrom.test(pre.trim()) ? 'from' : names.isUntil.test(pre.trim()) ? 'until' : 'at'
    return { is, ...onClock(minutes, part, /^0\d/u.test(hour)) }
  }
  return null
}

/** On a clock of 24 hours: by the part of the day, else as homes are seen, between 8 in the morning and 8 in the evening. */
function onClock(minutes: number, part: PartOfDay | null, isWhole: boolean): { minutes: number; isOpen: boolean } {
  if (minutes >= 13 * 60 || isWhole) return { minutes, isOpen: false }
  if (part === 'morning') return { minutes: minutes >= 12 * 60 ? minutes - 12 * 60 : minutes, isOpen: false }
  if (part === 'afternoon' || part === 'evening')
    return { minutes: minutes < 12 * 60 ? minutes + 12 * 60 : minutes, isOpen: false }
  return { minutes: minutes < 8 * 60 ? minutes + 12 * 60 : minutes, isOpen: minutes !== 12 * 60 }
}

/** A number in words as they were folded. */
function folded(said: string, numbers: Readonly<Record<string, number>>): number {
  return Object.entries(numbers).find(([name]) => foldText(name) === said)?.[1] ?? Number.NaN
}
