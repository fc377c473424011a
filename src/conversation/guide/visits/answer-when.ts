import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { tourWordsOf } from '../../../reading/languages/all-tour-words.ts'
import { visitWordsOf } from '../../../reading/languages/kept-words/visit-words.ts'
import { readWhen } from '../../../reading/when/read-when.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { button, type SkillAnswer, type SkillTurn } from '../skills/skill-turn.ts'
import { type PlannedVisit, planVisit } from './plan-visit.ts'
import { makeVisitClock, type VisitClock } from './visit-clock.ts'

/**
 * A visit of a home with the day or hour that was named: the form stands open with it, or what is free instead is told. null where no
 * day and no hour was named, or nothing is known of free times.
 */
export async function answerWhen(turn: SkillTurn, home: FoundListing): Promise<SkillAnswer | null> {
  const { visits, context, previous, text, tables } = turn
  if (visits === undefined) return null
  const clock = makeVisitClock(visits.timeZone, tourWordsOf(context.words.code).locale, context.now)
  const before = previous?.visit
  const isAsked = previous?.pending === 'tour'
  // "the second one", where a day was named before the home.
  const earlier = isAsked ? (before?.said ?? '') : ''
  const tries = [
    { said: text, isAsked: isAsked && turn.named.length === 0 },
    { said: earlier, isAsked: false },
  ]
  const read = tries.map(({ said, ...how }) => ({ said, when: readWhen(said, tables, clock.today, how) }))
  const { said, when } = read.find((each) => each.when !== null) ?? { said: '', when: null }
  if (when === null) return null
  const free = clock.freeStarts(await visits.freeTimes(home.id))
  const day = before?.listing === home.id ? (before.day ?? null) : null
  const planned = planVisit(free, when, day)
  return {
    skill: 'tour',
    content: tellPlanned(turn, home, planned, clock),
    buttons: buttonsOf(turn, home, planned, clock),
    home,
    pending: 'tour',
    visit: { listing: home.id, said, ...(planned.is === 'none' ? {} : { day: planned.date }) },
  }
}

function tellPlanned({ context }: SkillTurn, home: FoundListing, planned: PlannedVisit, clock: VisitClock): string {
  const words = visitWordsOf(context.words.code)
  const name = linkHome(context, home)
  switch (planned.is) {
    case 'start':
      return words.free(name, clock.tellStart(planned.start))
    case 'day':
      return words.day(name, clock.tellDay(planned.date))
    case 'other-times':
      return words.otherTimes(name, clock.tellDay(planned.date), context.words.and(planned.starts.map(clock.tellHour)))
    case 'other-day':
      return words.otherDay(name, clock.tellDay(planned.asked), clock.tellDay(planned.date))
    case 'none':
      return words.none(name)
  }
}

function buttonsOf({ skill }: SkillTurn, home: FoundListing, planned: PlannedVisit, clock: VisitClock) {
  const listing = home.id
  if (planned.is === 'none') return [button(skill, 'person'), button(skill, 'ask', { listing })]
  const labelled = (when: string): string => `${skill.buttons.tour}: ${when}`
  const { date: day } = planned
  const starts = planned.is === 'start' ? [planned.start] : planned.is === 'other-times' ? planned.starts : []
  const tours = starts.map((start) =>
    button(skill, 'tour', { listing, day, start: start.toISOString(), label: labelled(clock.tellStart(start)) }),
  )
  const [only] = tours
  if (planned.is === 'start' && only !== undefined) return [{ ...only, opens: true }, button(skill, 'ask', { listing })]
  const ofDay = button(skill, 'tour', {
    listing,
    day,
    label: labelled(clock.tellDay(day)),
    ...(planned.is === 'day' ? { opens: true } : {}),
  })
  return [...tours, ofDay, button(skill, 'ask', { listing })]
}
