import { addDays } from '../../platform/time/local-days.ts'

export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening'

export interface SaidTime {
  is: 'at' | 'from' | 'until'
  /** Minutes after midnight. */
  minutes: number
  /** Whether morning or afternoon was left open. */
  isOpen: boolean
}

/** When somebody would come, as it was said. */
export interface SaidWhen {
  /** Days, YYYY-MM-DD; empty: none was named. */
  days: readonly string[]
  /** The start, in minutes after midnight; null: none was named. */
  at: number | null
  /** Where it was not said whether it is morning or afternoon, the other one. */
  orAt: number | null
  /** From when and until when, in minutes after midnight; null: open. */
  from: number | null
  until: number | null
}

const noon = 12 * 60

const spans: Readonly<Record<PartOfDay, [number, number]>> = {
  morning: [0, noon],
  noon: [11 * 60, 14 * 60],
  afternoon: [noon, 18 * 60],
  evening: [17 * 60, 24 * 60],
}

/** Puts together what was read; null where that is nothing. */
export function whenOf({
  days,
  part,
  time,
}: {
  days: readonly string[]
  part: PartOfDay | null
  time: SaidTime | null
}): SaidWhen | null {
  if (days.length === 0 && part === null && time === null) return null
  const [from, until] = part === null ? [null, null] : spans[part]
  if (time === null) return { days, at: part === 'noon' ? noon : null, orAt: null, from, until }
  const { is, minutes, isOpen } = time
  if (is === 'from') return { days, at: null, orAt: null, from: minutes, until: null }
  if (is === 'until') return { days, at: null, orAt: null, from: null, until: minutes }
  return { days, at: minutes, orAt: isOpen ? (minutes + noon) % (2 * noon) : null, from: null, until: null }
}

/** Sunday is 0. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** The next such day, today included. */
export function nextWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7)
}

/** The next such day of a month, or of whichever month has it next; null where there is no such day. Months from 1. */
export function dayOfMonth(today: string, day: number, month: number | null): string | null {
  const [year = 0, thisMonth = 1] = today.split('-').map(Number)
  if (!(day >= 1 && day <= 31) || (month !== null && !(month >= 1 && month <= 12))) return null
  const months = month === null ? [0, 1, 2].map((ahead) => thisMonth + ahead) : [month, month + 12]
  for (const each of months) {
    const date = new Date(Date.UTC(year, each - 1, day)).toISOString().slice(0, 10)
    if (Number(date.slice(8)) === day && date >= today) return date
  }
  return null
}
