import { isAskedOf, wantsVisit } from '../acts/asks-of-one-home.ts'
import type { GuideState } from '../guide-context.ts'
import { turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'

/** The home that a message has described, where it asks something of it or to see it: "posso ver esse do estreito segunda". */
export function homeDescribed(
  { reading, home }: GuideTurn,
  { content, previous: turned }: { content: string; previous: GuideState | null },
  previous: GuideState | null,
): number | null {
  const id = turned?.focus ?? null
  const isNew = home === null && id !== null && id !== previous?.focus
  const clause = reading.actIn('home', content, 'only')
  return isNew && (isAskedOf(clause) || wantsVisit(clause)) ? id : null
}

/** A home that a message names is spoken of from then on, whatever of the message was read; another search has its own. */
export async function spokenOf(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
  answer: GuideAnswer,
): Promise<GuideAnswer> {
  const [id, another] = await turn.reading.named(content, previous)
  const { state, trace } = answer
  const isSpokenOf = state !== null && state.focus !== null && state.focus !== previous?.focus
  if (id === undefined || another !== undefined || state === null || isSpokenOf) return answer
  const isOfOthers = trace.kind === 'search' || answer.view?.compared === true
  return isOfOthers ? answer : { ...answer, state: turnTo(state, id) }
}
