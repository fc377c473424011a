import type { SaidWhen } from '../../../reading/when/said-when.ts'

/** A free start on the clock of the firm. */
export interface FreeStart {
  /** YYYY-MM-DD */
  date: string
  /** Minutes after midnight. */
  minutes: number
  start: Date
}

/** What can be made of a day and an hour that somebody named. */
export type PlannedVisit =
  | { is: 'start'; date: string; start: Date }
  /** The day has free times, all of which stand in the form. */
  | { is: 'day'; date: string; starts: Date[] }
  /** Not then; the nearest ones of that day. */
  | { is: 'other-times'; date: string; starts: Date[] }
  /** Nothing on the day that was named; the next one that has something. */
  | { is: 'other-day'; date: string; asked: string; starts: Date[] }
  | { is: 'none' }

const mostTold = 3

/**
 * Which of the free starts of a home is meant. `before`: the day that was spoken of, where only an hour is named ("at 3 instead"). Pure.
 */
export function planVisit(free: readonly FreeStart[], when: SaidWhen, before: string | null): PlannedVisit {
  const [first] = free
  if (first === undefined) return { is: 'none' }
  const asked = when.days.length > 0 ? when.days : before !== null && isHourAlone(when) ? [before] : []
  const days = asked.length > 0 ? asked : [...new Set(free.map(({ date }) => date))]
  const within = days.map((date) => ({ date, starts: free.filter((each) => each.date === date) }))
  for (const wanted of [when.at, when.orAt]) {
    if (wanted === null) continue
    const found = within.flatMap(({ starts }) => starts).find(({ minutes }) => minutes === wanted)
    if (found) return { is: 'start', date: found.date, start: found.start }
  }
  const fitting = within.flatMap(({ date, starts }) => {
    const fits = starts.filter((each) => fitsPart(each, when))
    return fits.length === 0 ? [] : [{ date, starts: fits.map(({ start }) => start) }]
  })
  const [best] = fitting
  if (when.at === null && best !== undefined) return { is: 'day', ...best }
  const open = within.find(({ starts }) => starts.length > 0)
  if (open !== undefined && asked.length > 0)
    return { is: 'other-times', date: open.date, starts: nearest(open.starts, when) }
  const day = asked.at(-1) ?? first.date
  const next = free.find(({ date }) => date > day) ?? first
  const starts = free.filter(({ date }) => date === next.date)
  return { is: 'other-day', date: next.date, asked: day, starts: nearest(starts, when) }
}

const isHourAlone = ({ at, from, until }: SaidWhen): boolean => at !== null || from !== null || until !== null

function fitsPart({ minutes }: FreeStart, { from, until }: SaidWhen): boolean {
  return (from === null || minutes >= from) && (until === null || minutes < until)
}

/** The nearest to the hour that was named, in their order. */
function nearest(starts: readonly FreeStart[], { at, from, until }: SaidWhen): Date[] {
  const wanted = at ?? from ?? until
  const near =
    wanted === null
      ? starts
      : starts.toSorted((one, other) => Math.abs(one.minutes - wanted) - Math.abs(other.minutes - wanted))
  return near
    .slice(0, mostTold)
    .toSorted((one, other) => one.minutes - other.minutes)
    .map(({ start }) => start)
}
