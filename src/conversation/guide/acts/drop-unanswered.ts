import { type Act, acts } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { readContact } from '../../../reading/contact/read-contact.ts'
import type { GuideState } from '../guide-context.ts'
import type { Wish } from '../wishes/decide-wish.ts'

/** From so much on a clause is for something else than an answer, by itself and after what was asked. */
const surelyElse = 0.7
const perhapsElse = 0.5
const surelyAnswer = 0.5

/** Acts that answer what was asked or offered. */
const answering: Partial<Record<Wish, ReadonlySet<Act>>> = {
  seller: new Set(['sell', 'value', 'let-out', 'tell-self', 'give-contact', 'give-time', 'correct']),
  tour: new Set([
    'tour',
    'change-tour',
    'give-time',
    'give-contact',
    'yes',
    'no',
    'like',
    'either',
    'refine',
    'correct',
  ]),
  alert: new Set([
    'alert',
    'end-alert',
    'give-contact',
    'give-time',
    'yes',
    'no',
    'either',
    'seek',
    'refine',
    'correct',
  ]),
  person: new Set(['person', 'call-back', 'give-contact', 'give-time', 'yes', 'no']),
}

/** What may be an answer to anything, or to nothing: a home that is named, a number ("make it 10"). */
const open: ReadonlySet<Act> = new Set([
  ...(['yes', 'no', 'either', 'acknowledge', 'wait', 'unclear', 'seek', 'refine', 'correct', 'like'] as const),
  ...(['small-talk', 'not-understood', 'give-contact', 'give-time', 'details', 'negotiate'] as const),
])

/** What belongs to a sale, and answers nothing that was asked of it: what it costs, how it goes, what others bring. */
const beside: Partial<Record<Wish, readonly Act[]>> = {
  seller: ['ask-firm', 'ask-how', 'money', 'figure', 'person', 'call-back'],
  person: ['tell-self', 'complain', 'tenant-matter'],
}

/**
 * The state without a question or an offer that a message surely does not answer: "no rush, bye now", where the town of the visitor's
 * own home was asked; "好多平方", where contact details were. Its clauses are read as if nothing had been asked, and once more behind the
 * question: each has to be for something else by itself, and no answer behind the question.
 */
export function dropUnanswered(
  message: string,
  previous: GuideState | null,
  actsOf: (previous: GuideState) => readonly ReadClause[],
): GuideState | null {
  const answers = previous?.pending === undefined ? undefined : answering[previous.pending]
  if (previous === null || answers === undefined || readContact(message) !== null) return previous
  const { pending: _pending, watches: _watches, ...rest } = previous
  const near = (previous.pending && beside[previous.pending]) ?? []
  const elsewhere: ReadonlySet<Act> = new Set(
    acts.filter((act) => !answers.has(act) && !open.has(act) && !near.includes(act)),
  )
  const behind = actsOf(previous)
  const isElse = actsOf(rest).some((clause) => shareOfActs(clause, elsewhere) >= surelyElse)
  const isAnswer = behind.some((clause) => shareOfActs(clause, answers) >= surelyAnswer)
  // An offer is named, so that what stands behind it is read well; behind an open question nearly all looks like an answer.
  const isElseBehind =
    previous.pending === 'seller' || behind.some((clause) => shareOfActs(clause, elsewhere) >= perhapsElse)
  return isElse && isElseBehind && !isAnswer ? rest : previous
}
