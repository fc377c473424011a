import { kindOfAnswer } from '../conversations/kind-of-answer.ts'
import type { Reply } from '../conversations/visitor.ts'
import type { SetHome } from './homes-of-dialogues.ts'
import { isNamed } from './match-homes.ts'
import type { VisitorTurn, Wish } from './wishes-of-turn.ts'

/** What stood between visitor and chatbot when a turn was said, and what came back. */
export interface Exchange {
  turn: VisitorTurn
  reply: Reply
  /** The homes of the firm by the ids of their listings. */
  firm: ReadonlyMap<number, SetHome>
  /** Homes that the talk was about before, and is about after the answer. */
  before: readonly number[]
  after: readonly number[]
  /** Every home that was shown before. */
  shown: ReadonlySet<number>
  /** The day that the visitor named last; '' where none. */
  day: string
}

/** What an answer should be about: the home that the turn names, else those in view. */
export function homesMeant({ turn, firm, before, after }: Exchange): SetHome[] {
  const name = turn.wishes.find(({ kind }) => kind === 'named home')?.of
  const named = name === undefined ? [] : [...firm.values()].filter((home) => isNamed(home, name))
  if (named.length > 0) return named
  return (before.length > 0 ? before : after).flatMap((id) => firm.get(id) ?? [])
}

/** An answer in parts has the kinds of all of them. */
export function kindsOf(reply: Reply): readonly unknown[] {
  const kind = kindOfAnswer(reply)
  return [...(kind === null ? [] : [kind]), ...(Array.isArray(reply.trace.skills) ? reply.trace.skills : [])]
}

/** What can be judged of a turn: where it names a home that the firm does not have, neither that nor its tour. */
export function judgedWishes({ wishes }: VisitorTurn, firm: ReadonlyMap<number, SetHome>): Wish[] {
  const name = wishes.find(({ kind }) => kind === 'named home')?.of
  if (name === undefined || [...firm.values()].some((home) => isNamed(home, name))) return wishes
  return wishes.filter(({ kind }) => kind !== 'named home' && kind !== 'tour' && kind !== 'day')
}
