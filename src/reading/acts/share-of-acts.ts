import type { Act } from './act.ts'
import type { ReadClause } from './read-acts.ts'

/** How likely a clause is one of some acts, from 0 to 1, as far as they are among its likeliest. */
export function shareOfActs({ acts }: Pick<ReadClause, 'acts'>, of: ReadonlySet<Act>): number {
  return acts.reduce((sum, { act, likely }) => sum + (of.has(act) ? likely : 0), 0)
}
