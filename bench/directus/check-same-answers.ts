import type { Question, Work } from './questions.ts'
import { type Answer, ask, type Side } from './sides.ts'

export interface CheckedAnswers {
  questions: number
  /** Of an answer, in the mean. */
  listings: number
  matches: number
  bytes: { directus: number; porchlight: number }
}

/**
 * Asks both the first `count` questions. Throws when one has not the same listings in the same order and the same number
 * of all of them on both sides: only then is it the same work.
 */
export async function checkSameAnswers(
  directus: Side,
  porchlight: Side,
  work: Work,
  count: number,
): Promise<CheckedAnswers> {
  const asked = work.questions.slice(0, count)
  const pairs: [Answer, Answer][] = []
  for (const question of asked) {
    const [theirs, ours] = await Promise.all([ask(directus, work, question), ask(porchlight, work, question)])
    requireSame(question, theirs, ours)
    pairs.push([theirs, ours])
  }
  const meanOf = (read: (theirs: Answer, ours: Answer) => number): number =>
    pairs.reduce((sum, [theirs, ours]) => sum + read(theirs, ours), 0) / pairs.length
  const checked: CheckedAnswers = {
    questions: pairs.length,
    listings: meanOf(({ ids }) => ids.length),
    matches: meanOf(({ total }) => total),
    bytes: { directus: meanOf(({ bytes }) => bytes), porchlight: meanOf((_, { bytes }) => bytes) },
  }
  if (checked.listings === 0) throw new Error(`no question of "${work.what}" finds anything`)
  return checked
}

/** Throws a sentence with both answers unless they are the same. */
export function requireSame(question: Question, theirs: Answer, ours: Answer): void {
  if (theirs.total === ours.total && theirs.ids.join() === ours.ids.join()) return
  const describe = ({ total, ids }: Answer) => `${total} in all, first ${ids.join(', ') || 'none'}`
  throw new Error(
    `${JSON.stringify(question)} is answered differently:\nDirectus: ${describe(theirs)}\nPorchlight: ${describe(ours)}`,
  )
}
