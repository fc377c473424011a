import { lookUpListings } from '../../../../homes/search/listing-questions.ts'
import type { GuideAnswer } from '../../search-answers/answer-search.ts'
import { answerPart } from '../../skills/answer-part.ts'
import type { Wish } from '../../wishes/decide-wish.ts'
import { findHome, type HomeInput } from './home-of-input.ts'
import { fault, type ToolUse } from './skill-tool.ts'
import { toldOf } from './told-of.ts'
import type { ToolTurn } from './tool-turn.ts'

export type GuidedWish = Extract<Wish, 'tour' | 'person' | 'alert'>

export type Guided =
  /** `listing`: the home that it is about; null for none. */
  { is: 'answer'; answer: GuideAnswer; listing: number | null } | { is: 'fault'; error: string }

/**
 * Answers as the guide answers the same message where it wants this: of the home that the model names, else of the one
 * that the message or the conversation speaks of. What is offered is a button; only a person is asked for at once.
 */
export async function askGuide(turn: ToolTurn, wish: GuidedWish, input: HomeInput): Promise<Guided> {
  const named = await findHome(turn, input)
  if (named.is === 'fault') return named
  const { task } = turn
  const opened = turn.open().turn
  // The one thing that is done for the asking, and not by a button: the firm is told that a person is wanted.
  const guide = wish === 'person' ? { ...opened, request: { ...opened.request, handOver: task.handOver } } : opened
  const part = { text: task.question, wish, ...(named.is === 'home' ? { named: [named.home.id] } : {}) }
  const answer = await answerPart(guide, part, turn.state)
  if (answer === null) return { is: 'fault', error: 'No home is spoken of yet: name one that a tool has returned.' }
  const { listing } = answer.trace
  const about = typeof listing === 'number' ? listing : null
  const { db, scope } = guide.context
  const homes = about === null ? [] : await lookUpListings(db, scope, [about])
  for (const home of homes) turn.evidence.add(home)
  turn.tell(answer)
  return { is: 'answer', answer, listing: about }
}

/** The same, told to the model: what the guide says, and whether anything was done. */
export async function answerAsGuide(turn: ToolTurn, wish: GuidedWish, input: HomeInput): Promise<ToolUse> {
  const guided = await askGuide(turn, wish, input)
  if (guided.is === 'fault') return fault(guided.error)
  const { answer, listing } = guided
  const trace = { skill: answer.trace.skill, listings: listing === null ? [] : [listing] }
  return { told: { ...toldOf(answer), done: wish === 'person' && turn.task.handOver !== undefined }, trace }
}
