import type { About, Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'

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
  if (clauses.length < 2 || clauses.some(({ acts: [first] }) => (first?.likely ?? 0) < sureFrom)) return null
  const cut: { text: string; act: Act | undefined; asks: string }[] = []
  for (const { text, acts, about, topic } of clauses) {
    const act = isRemark(acts[0]?.act, about) ? 'acknowledge' : acts[0]?.act
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

/** "omg nice.", of nothing that is pointed at. */
const isRemark = (act: Act | undefined, about: About): boolean => act === 'like' && about !== 'nth' && about !== 'named'

function isSame(one: Act | undefined, other: Act | undefined): boolean {
  // "tell me when one comes up. my e-mail is …": the address is the alert's.
  if (one === 'alert' && other === 'give-contact') return true
  return one === other || (one !== undefined && other !== undefined && ofSearch.has(one) && ofSearch.has(other))
}
