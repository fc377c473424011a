import { addDays } from '../../platform/time/local-days.ts'
import type { PartOfDay, SaidTime } from './said-when.ts'
import { dayOfMonth, nextWeekday, type SaidWhen, weekdayOf, whenOf } from './said-when.ts'

const numerals = '〇一二三四五六七八九十'
const weekdays = '日一二三四五六'

const daysAway: readonly (readonly [RegExp, number])[] = [
  [/大[后後]天/u, 3],
  [/(?<!大)[后後](?:天|儿)/u, 2],
  [/明(?:天|日|晚|早|儿|兒|午)/u, 1],
  [/今(?:天|日|晚|早|儿|兒|午)|当天/u, 0],
]
const week = /(下)?(?:这|這|本)?(?:个|個)?(?:周|週|星期|礼拜|禮拜)([一二三四五六日天末])/gu
const nextWeek = /下(?:个|個)?(?:周|週|星期|礼拜|禮拜)(?![一二三四五六日天末])/u
const parts: readonly (readonly [RegExp, PartOfDay])[] = [
  [/上午|早上|早晨|清早|[明今]早/u, 'morning'],
  [/中午/u, 'noon'],
  [/下午/u, 'afternoon'],
  [/晚上|傍晚|[明今]晚|下班/u, 'evening'],
]
const clock =
  /(\d{1,2}|[一二两兩三四五六七八九十]{1,3})(?:[点點时時]|[:：](?=\d\d))(?:钟|鐘|整)?(半|一刻|\d{1,2})?(?:分)?(?:钟|鐘)?\s*(以后|以後|之后|之後|后|後|以前|之前|前)?/u

/** The same as `readWhen`, for Chinese. */
export function readChineseWhen(said: string, today: string): SaidWhen | null {
  const text = said.normalize('NFKC')
  const part = parts.find(([pattern]) => pattern.test(text))?.[1] ?? null
  const time = readClock(text, part)
  return whenOf({ days: readDays(text, today), part, time })
}

function readDays(text: string, today: string): string[] {
  const days = daysAway.flatMap(([pattern, away]) => (pattern.test(text) ? [addDays(today, away)] : []))
  const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7)
  for (const [, next, name = ''] of text.matchAll(week)) {
    const at = name === '末' ? 6 : name === '天' ? 0 : weekdays.indexOf(name)
    const day = next === undefined ? nextWeekday(today, at) : addDays(monday, (at + 6) % 7)
    days.push(day, ...(name === '末' ? [addDays(day, 1)] : day === today ? [addDays(day, 7)] : []))
  }
  const date = /(?:(\d{1,2}|[一二三四五六七八九十]{1,2})月)(\d{1,2}|[一二三四五六七八九十]{1,3})(?:日|号|號)?/u.exec(
    text,
  )
  const alone = date ? null : /(?<![\d.])(\d{1,2})(?:日|号|號)(?!楼|房|套|院)/u.exec(text)
  const found = date
    ? dayOfMonth(today, numberOf(date[2] ?? ''), numberOf(date[1] ?? ''))
    : alone && dayOfMonth(today, Number(alone[1]), null)
  if (found) days.push(found)
  if (days.length === 0 && nextWeek.test(text)) for (let away = 0; away < 7; away += 1) days.push(addDays(monday, away))
  return [...new Set(days)]
}

function readClock(text: string, part: PartOfDay | null): SaidTime | null {
  const found = clock.exec(text)
  const hour = numberOf(found?.[1] ?? '')
  if (found === null || !(hour >= 0 && hour <= 24)) return null
  const minute = found[2] === '半' ? 30 : found[2] === '一刻' ? 15 : Number(found[2] ?? 0)
  const isLate =
    part === 'afternoon' || part === 'evening' || (part === null && hour < 8) || (part === 'noon' && hour < 4)
  const minutes = (hour < 12 && isLate ? hour + 12 : hour) * 60 + minute
  const is = found[3] === undefined ? 'at' : /前/u.test(found[3]) ? 'until' : 'from'
  return { is, minutes, isOpen: part === null && hour < 12 }
}

/** "十二", "两", "8" */
function numberOf(said: string): number {
  if (/^\d+$/u.test(said)) return Number(said)
  const digits = said.replace(/[两兩]/gu, '二')
  if (digits === '') return Number.NaN
  const [tens = '', ones] = digits.split('十')
  if (ones === undefined) return numerals.indexOf(digits)
  return (tens === '' ? 1 : numerals.indexOf(tens)) * 10 + (ones === '' ? 0 : numerals.indexOf(ones))
}
