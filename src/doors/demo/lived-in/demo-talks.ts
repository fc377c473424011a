import type { DemoTalk } from './demo-talk.ts'
import { minutesOf } from './talk-times.ts'
import { rentalTalks } from './talks/rental-talks.ts'
import { salesTalks } from './talks/sales-talks.ts'

/** The made-up conversations of the demo, the oldest first: their messages are numbered in that order. */
export const demoTalks: readonly DemoTalk[] = [...salesTalks, ...rentalTalks].sort(
  (a, b) => minutesAgo(b.began) - minutesAgo(a.began),
)

function minutesAgo(began: DemoTalk['began']): number {
  if ('minutes' in began) return began.minutes
  return (began.days + 1) * 24 * 60 - minutesOf(began.at)
}
