import type { Tour } from 'porchlight/client'

export const tourViews = ['requested', 'confirmed', 'all'] as const
export type TourView = (typeof tourViews)[number]

export interface ToursSearch {
  look?: 'calendar'
  view?: TourView
  /** A day of the week that the calendar shows, YYYY-MM-DD; left out: this week */
  day?: string
  /** Id of the tour that was chosen in it */
  tour?: number
  chatbot?: string
}

export function readToursSearch(search: Record<string, unknown>): ToursSearch {
  const view = tourViews.find((each) => each === search.view)
  return {
    ...(search.look === 'calendar' && { look: 'calendar' }),
    ...(view && view !== 'requested' && { view }),
    ...(typeof search.day === 'string' && /^\d{4}-\d\d-\d\d$/.test(search.day) && { day: search.day }),
    ...(typeof search.tour === 'number' && Number.isSafeInteger(search.tour) && { tour: search.tour }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
  }
}

/** Tours of one day, or of none yet. */
export interface TourDay {
  /** The day on the reader’s clock, as Date writes it; "" for tours without a time. */
  day: string
  tours: Tour[]
}

/**
 * Tours by the days on which they are, or are asked for first: those to come, the next one first, then those that were, the
 * last one first.
 */
export function orderTours(tours: readonly Tour[], now: number): TourDay[] {
  const endOf = (tour: Tour): number => startOf(tour) + tour.minutes * 60_000
  const byStart = (one: Tour, other: Tour): number => startOf(one) - startOf(other)
  const toCome = tours.filter((tour) => endOf(tour) >= now).sort(byStart)
  const past = tours.filter((tour) => endOf(tour) < now).sort((one, other) => byStart(other, one))
  const days: TourDay[] = []
  for (const tour of [...toCome, ...past]) {
    const day = startOf(tour) === 0 ? '' : new Date(startOf(tour)).toDateString()
    const last = days.at(-1)
    if (last?.day === day) last.tours.push(tour)
    else days.push({ day, tours: [tour] })
  }
  return days
}

function startOf({ time, times }: Pick<Tour, 'time' | 'times'>): number {
  const start = time ?? times[0]
  return start === undefined ? 0 : new Date(start).getTime()
}

/** A moment as the field for a date and time has it, on the clock of this browser. */
export function toLocalField(time: string): string {
  const date = new Date(time)
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
