import type { About, Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { isRemark as isSaidOnly } from './asks-of-one-home.ts'

/** From so much on each clause is known for what it is, and a message may be cut there. */
const sureFrom = 0.6

/** Said beside what is wanted, and in need of no answer of its own. */
const idle: ReadonlySet<Act> = new Set([
  'greet',
  'thank',
  'small-talk',
  'acknowledge',
  'tell-self',
  'part',
  'joke',
  'abuse',
])

/** One search, however many clauses it has. */
const ofSearch: ReadonlySet<Act> = new Set(['seek', 'refine', 'figure', 'more'])

/**
 * The clauses of a message that want something, where it has several and each is surely read: "omg there's a sauna. how much land" asks
 * how much land. null: it is one, or is not surely cut. Pure.
 */
export function cutByAct(clauses: readonly ReadClause[]): string[] | null {
  if (clauses.length < 2 || !clauses.every(isSure)) return null
  const asksOfHome = clauses.some(({ acts: [first] }) => first?.act === 'ask-home')
  const cut: { text: string; act: Act | undefined; asks: string }[] = []
  for (const clause of clauses) {
    const { text, acts, about, topic } = clause
    const first = acts[0]?.act
    // "ouch. and the yearly taxes on top": who asks on of a home wants no other one yet.
    const isMerely = isRemark(first, about) || (asksOfHome && first !== 'ask-home' && isSaidOnly(clause, sureFrom))
    const act = isMerely ? 'acknowledge' : first
    // "what year was it built and how is it heated" asks two things of one home.
    const asks = act === 'ask-home' && topic !== null && topic.likely >= sureFrom ? topic.name : ''
    const last = cut.at(-1)
    const isMore =
      last !== undefined && isSame(last.act, act) && (asks === '' || last.asks === '' || asks === last.asks)
    if (isMore) last.text = `${last.text} ${text}`
    else cut.push({ text, act, asks })
  }
  const wanted = cut.filter(({ act }) => act === undefined || !idle.has(act))
  return wanted.length === 0 || (wanted.length === cut.length && cut.length === 1)
    ? null
    : wanted.map(({ text }) => text)
}

/** A word or two, a sign, and what stands behind it. */
const cry = /^\s*(?:[\p{L}\p{M}'’]+\s?){1,2}[.!…。！]+\s*(\p{L}.*)$/su
const surelyAsked = 0.7

/**
 * "yikes. and taxes a year", "aïe. et le dpe": what is surely asked of a home behind a word or two that only say how one feels. The text
 * as it is where it is not made so. `actOf`: what a clause is for. Pure.
 */
export function withoutCry(text: string, actOf: (clause: string) => ReadClause): string {
  const asked = cry.exec(text)?.[1]
  if (asked === undefined) return text
  const [first] = actOf(asked).acts
  return first?.act === 'ask-home' && first.likely >= surelyAsked ? asked : text
}

/** Whether a clause is known for what it is; "uf." is for nothing, whichever of such things it is. */
const isSure = (clause: ReadClause): boolean =>
  (clause.acts[0]?.likely ?? 0) >= sureFrom || isSaidOnly(clause, sureFrom)

/** "omg nice.", of nothing that is pointed at. */
const isRemark = (act: Act | undefined, about: About): boolean => act === 'like' && about !== 'nth' && about !== 'named'

function isSame(one: Act | undefined, other: Act | undefined): boolean {
  // "tell me when one comes up. my e-mail is …": the address is the alert's.
  if (one === 'alert' && other === 'give-contact') return true
  return one === other || (one !== undefined && other !== undefined && ofSearch.has(one) && ofSearch.has(other))
}
