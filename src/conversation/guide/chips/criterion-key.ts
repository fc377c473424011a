import { createHash } from 'node:crypto'
import type { Criterion, Sort } from '../../../reading/criteria/condition.ts'

/** The name of what a criterion means: the same for the same meaning. */
export function keyOfCriterion(criterion: Criterion): string {
  return shorten(canonical(criterion))
}

/** The name of an order. */
export function keyOfOrder(sort: Sort | null): string {
  return shorten(`order ${canonical(sort)}`)
}

function shorten(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12)
}

/** JSON whose fields are in order: the database gives the fields of what it keeps back in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/**
 * A key that also says which of the possible options are offered, as a number in base 36 whose bits they are: a click on
 * the second means what its label said, also when the listings have changed since.
 */
export function offerOptions(key: string, areOffered: readonly boolean[]): string {
  const offered = areOffered.reduce((bits, isOffered, at) => (isOffered ? bits | (1 << at) : bits), 0)
  return offered === 0 ? key : `${key}.${offered.toString(36)}`
}

/** What a key of a chip says. */
export function readKey(key: string): { key: string; isOffered: (at: number) => boolean } {
  const [name = '', offered = '0'] = key.split('.')
  const bits = Number.parseInt(offered, 36)
  return { key: name, isOffered: (at) => at < 31 && (bits & (1 << at)) !== 0 }
}
