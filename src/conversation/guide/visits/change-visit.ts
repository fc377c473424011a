import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { tourWordsOf } from '../../../reading/languages/all-tour-words.ts'
import { type VisitWords, visitWordsOf } from '../../../reading/languages/kept-words/visit-words.ts'
import { readWhen } from '../../../reading/when/read-when.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { ChangeOfVisit, OwnVisit, Visits } from '../guide-request.ts'
import { button, type SkillAnswer, type SkillTurn } from '../skills/skill-turn.ts'
import { planVisit } from './plan-visit.ts'
import { makeVisitClock, type VisitClock } from './visit-clock.ts'

interface Changing {
  turn: SkillTurn
  visits: Visits
  words: VisitWords
  clock: VisitClock
}

/** What is to become of visits that were asked for in the conversation, and are to come. */
export async function answerChange(
  turn: SkillTurn,
  visits: Visits,
  { own, deed }: ChangeOfVisit,
): Promise<SkillAnswer> {
  const { context, previous, named } = turn
  const words = visitWordsOf(context.words.code)
  const clock = makeVisitClock(visits.timeZone, tourWordsOf(context.words.code).locale, context.now)
  const changing: Changing = { turn, visits, words, clock }
  const meant = own.filter(({ listing }) => named.includes(listing))
  const pending = own.find(({ id }) => id === previous?.visit?.moves)
  const [visit, another] = pending && meant.length === 0 ? [pending] : meant.length > 0 ? meant : own
  if (visit === undefined)
    return { skill: 'tour', content: words.unknown, buttons: [button(turn.skill, 'person')], noAnswer: true }
  if (another !== undefined && (deed === 'move' || deed === 'cancel')) return askWhich(changing, own, deed)
  if (deed === 'cancel') return cancel(changing, visit)
  if (deed === 'move') return move(changing, visit)
  return tell(changing, own, deed === 'ask')
}

async function move(changing: Changing, visit: OwnVisit): Promise<SkillAnswer> {
  const { turn, visits, words, clock } = changing
  const name = await nameOf(turn, visit)
  const moves = { listing: visit.listing, moves: visit.id }
  const said = readWhen(turn.text, turn.tables, clock.today, { isAsked: true })
  if (said === null) return { skill: 'tour', content: words.whichDay(name), buttons: [], pending: 'tour', visit: moves }
  const free = clock.freeStarts(await visits.freeTimes(visit.listing, visit.id))
  const own = clock.freeStarts([{ date: '', starts: [visit.start] }])[0]
  const before = turn.previous?.visit?.moves === visit.id ? turn.previous.visit.day : undefined
  // "can we move it to Friday?": at the hour that it has.
  const asIs = said.at === null && said.from === null && said.until === null ? own?.minutes : undefined
  const day = before ?? clock.dayOf(visit.start)
  const same = asIs === undefined ? null : planVisit(free, { ...said, at: asIs, orAt: null }, day)
  const planned = same?.is === 'start' ? same : planVisit(free, said, day)
  // "not Saturday": its own day is no other one.
  if (planned.is === 'start' && planned.start.getTime() === visit.start.getTime()) return tell(changing, [visit], false)
  if (planned.is === 'start' && (await visits.move(visit, planned.start)))
    return { skill: 'tour', content: words.moved(name, clock.tellStart(planned.start)), buttons: [] }
  if (planned.is === 'none' || planned.is === 'start')
    return { skill: 'tour', content: words.none(name), buttons: [button(turn.skill, 'person')] }
  const starts = planned.starts.slice(0, mostOffered)
  const times = turn.context.words.and(starts.map(clock.tellHour))
  const told = clock.tellDay(planned.date)
  const content =
    planned.is === 'day'
      ? words.whichTime(name, told, times)
      : planned.is === 'other-times'
        ? words.otherTimes(name, told, times)
        : `${words.otherDay(name, clock.tellDay(planned.asked), told)} ${words.whichTime(name, told, times)}`
  return {
    skill: 'tour',
    content,
    buttons: starts.map((start) => {
      const label = clock.tellStart(start)
      return { kind: 'search' as const, label, say: words.sayAt(label) }
    }),
    pending: 'tour',
    visit: { ...moves, day: planned.date },
  }
}

const mostOffered = 4

async function cancel({ turn, visits, words, clock }: Changing, visit: OwnVisit): Promise<SkillAnswer> {
  const name = await nameOf(turn, visit)
  const when = clock.tellStart(visit.start)
  return (await visits.cancel(visit))
    ? { skill: 'tour', content: words.cancelled(name, when), buttons: [] }
    : { skill: 'tour', content: words.unknown, buttons: [button(turn.skill, 'person')], noAnswer: true }
}

/** How they stand; where it was not clear what is wanted of the one there is, whether to move or to cancel it. */
async function tell(
  { turn, words, clock }: Changing,
  own: readonly OwnVisit[],
  isAsked: boolean,
): Promise<SkillAnswer> {
  const lines = await Promise.all(
    own.map(async (visit) => {
      const when = clock.tellStart(visit.start)
      const name = await nameOf(turn, visit)
      return visit.isConfirmed ? words.confirmed(name, when) : words.asked(name, when)
    }),
  )
  const buttons = own
    .slice(0, 2)
    .flatMap((visit) => [words.sayMove, words.sayCancel].map((say) => sayButton(visit, say)))
  const content = lines.length === 1 ? lines.join('') : lines.map((line) => `- ${line}`).join('\n')
  return { skill: 'tour', content: isAsked ? content : `${content} ${words.change}`, buttons, pending: 'tour' }
}

function askWhich({ words }: Changing, own: readonly OwnVisit[], deed: 'move' | 'cancel'): SkillAnswer {
  const say = deed === 'cancel' ? words.sayCancel : words.sayMove
  const buttons = own.slice(0, 4).map((visit) => sayButton(visit, say))
  return { skill: 'tour', content: words.which, buttons, pending: 'tour' }
}

function sayButton(visit: OwnVisit, say: (home: string) => string) {
  const said = say(visit.address || String(visit.listing))
  return { kind: 'search' as const, label: said, say: said }
}

async function nameOf({ context }: SkillTurn, { listing, address }: OwnVisit): Promise<string> {
  const [home] = await lookUpListings(context.db, context.scope, [listing])
  return home === undefined ? escapeMarkdown(address || String(listing)) : linkHome(context, home)
}
