/** Round numbers from 0 to at least the highest, three to six of them. */
export function ticksUpTo(highest: number): number[] {
  const top = Math.max(1, highest)
  const size = 10 ** Math.floor(Math.log10(top / 3 || 1))
  const step = Math.max(1, [1, 2, 5, 10].map((each) => each * size).find((each) => top / each <= 5) ?? size * 10)
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, at) => at * step)
}

export interface DayValue {
  /** The first day, YYYY-MM-DD. */
  day: string
  /** The last one where several are put together. */
  last: string
  value: number
}

const mostBars = 100

/** Days as they are drawn: one by one, or by seven where they are too many to be told apart. */
export function groupDays(days: readonly { name: string; value: number }[]): DayValue[] {
  const width = days.length > mostBars ? 7 : 1
  const bars: DayValue[] = []
  for (let at = 0; at < days.length; at += width) {
    const together = days.slice(at, at + width)
    const [first, last] = [together[0], together.at(-1)]
    if (!first || !last) break
    bars.push({ day: first.name, last: last.name, value: together.reduce((sum, { value }) => sum + value, 0) })
  }
  return bars
}

/** By how much something changed, in whole percent; null where there was nothing before. */
export function changeOf(now: number, before: number): number | null {
  return before === 0 ? null : Math.round(((now - before) / before) * 100)
}
