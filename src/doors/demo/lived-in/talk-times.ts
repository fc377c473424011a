import { makeWallClock } from '../../../platform/time/wall-clock.ts'
import type { DemoTalk, TourStep } from './demo-talk.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** When a conversation began: never later than some minutes ago. */
export function timeOfTalk({ began }: Pick<DemoTalk, 'began'>, timeZone: string, now: Date): Date {
  if ('minutes' in began) return new Date(now.getTime() - began.minutes * minuteMs)
  const clock = makeWallClock(timeZone)
  const day = clock.dayOf(new Date(now.getTime() - began.days * dayMs))
  return clock.momentOf(day, minutesOf(began.at)) ?? new Date(now.getTime() - began.days * dayMs)
}

/** When a home is seen: not on a Sunday, on which offices are closed. */
export function timeOfTour({ afterDays, at }: TourStep, began: Date, timeZone: string): Date {
  const clock = makeWallClock(timeZone)
  const day = clock.dayOf(new Date(began.getTime() + afterDays * dayMs))
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0
  const open = isSunday ? clock.dayOf(new Date(began.getTime() + (afterDays + 1) * dayMs)) : day
  return clock.momentOf(open, minutesOf(at)) ?? new Date(began.getTime() + afterDays * dayMs)
}

/** Seconds until each message of a conversation: visitors think, people of the firm type, the chatbot answers at once. */
export function pausesOf(roles: readonly ('question' | 'answer' | 'person')[]): number[] {
  let seconds = 0
  return roles.map((role, place) => {
    const thought = 25 + ((place * 37) % 50)
    seconds += place === 0 ? 0 : role === 'answer' ? 1 : role === 'person' ? thought + 40 : thought
    return seconds
  })
}

/** Minutes after midnight of a time as 16:30. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
