import { foldText } from '../../../platform/text/listing-keys.ts'
import { makeWallClock } from '../../../platform/time/wall-clock.ts'
import type { Act } from '../../../reading/acts/act.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { loadVisitNetworks, readVisitDeed, type VisitDeed } from '../../../reading/acts/visit-deed.ts'
import { visitWordsOf } from '../../../reading/languages/kept-words/visit-words.ts'
import { readWhen } from '../../../reading/when/read-when.ts'
import type { GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { answerPart } from '../skills/answer-part.ts'

/** From so much on a message may speak of a visit that is arranged; whether there is one decides then. */
const mayChange = 0.25
/** Less, where the words can hardly mean anything else of a visit. */
const perhapsChanges = 0.15
const surelyMeant = 0.95
/** Where none is, it is said only to who surely speaks of one. */
const surelyChanges = 0.7
/** A day or an hour, named behind the offer of a visit, is one of it. */
const isOfVisit = 0.5
const ofChanges: ReadonlySet<Act> = new Set(['change-tour'])
const ofTimes: ReadonlySet<Act> = new Set(['give-time', 'change-tour', 'tour', 'refine', 'correct'])
const ofChoices: ReadonlySet<Act> = new Set(['details', 'like', 'tour', 'yes'])
const ofPartings: ReadonlySet<Act> = new Set(['thank', 'part', 'greet'])
const mostOwn = 5
/** "or 10:30": so few words with an hour are nothing else. */
const mostOfBare = 4

/**
 * What a message says of visits: another day for the form that was offered, another time for a visit that was asked for, or that it is
 * not wanted any more. null: it speaks of none.
 */
export async function answerVisit(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { request, context, tables, reading } = turn
  const { visits } = request
  if (visits === undefined || content.length > longestOfVisit) return null
  const clauses = reading.acts(content, previous)
  const share = (of: ReadonlySet<Act>): number => Math.max(0, ...clauses.map((clause) => shareOfActs(clause, of)))
  const today = makeWallClock(visits.timeZone).dayOf(context.now)
  const isPending = previous?.pending === 'tour'
  const named = isPending ? await reading.named(content, previous) : []
  const when = readWhen(content, tables, today, { isAsked: isPending && named.length === 0 })
  const moves = isPending ? previous.visit?.moves : undefined
  const changes = share(ofChanges)
  const isChosen = chosenDeed(turn, content)
  const isBare = content.split(/\s+/u).length <= mostOfBare && when !== null
  // "merci, et bonne soirée": a part of the day alone is wished to somebody as well.
  const isWished = when !== null && when.days.length === 0 && when.at === null && share(ofPartings) >= isOfVisit
  const isAnswer = isPending && when !== null && !isWished && (isBare || share(ofTimes) >= isOfVisit)
  if (isChosen === null && changes < perhapsChanges && !(moves !== undefined && isAnswer)) {
    const waits = isPending && previous.visit?.said !== undefined && previous.visit.day === undefined
    const picks = waits && (named.length === 1 || share(ofChoices) >= isOfVisit)
    if (isAnswer || picks) return answerPart(turn, { text: content, wish: 'tour' }, previous)
    return null
  }
  const own = (await visits.own()).slice(-mostOwn)
  if (own.length > 0) {
    const least = changes < mayChange ? surelyMeant : 0
    const deed = isChosen ?? (moves !== undefined && isAnswer ? 'move' : deedOf(turn, content, when !== null, least))
    if (least > 0 && deed === null) return null
    return answerPart(turn, { text: content, wish: 'changeTour', change: { own, deed } }, previous)
  }
  if (when !== null && (isPending || previous?.focus))
    return answerPart(turn, { text: content, wish: 'tour' }, previous)
  if (changes < surelyChanges) return null
  return answerPart(turn, { text: content, wish: 'changeTour', change: { own, deed: null } }, previous)
}

const longestOfVisit = 600

/** What a button of ours says. */
function chosenDeed({ context }: GuideTurn, content: string): VisitDeed | null {
  const words = visitWordsOf(context.words.code)
  const said = foldText(content)
  const begins = (say: (home: string) => string): boolean => {
    const [before = '', behind = ''] = foldText(say('#')).split('#')
    return said.startsWith(before) && said.endsWith(behind) && before.length + behind.length >= 2
  }
  return begins(words.sayCancel) ? 'cancel' : begins(words.sayMove) ? 'move' : null
}

function deedOf({ context }: GuideTurn, text: string, namesWhen: boolean, least: number): VisitDeed | null {
  return readVisitDeed(context.scope.languages.derive(loadVisitNetworks), { text, namesWhen, least })
}
