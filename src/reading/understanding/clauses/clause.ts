import type { Criterion } from '../../criteria/condition.ts'
import type { Item } from '../rules/meaning.ts'

/** What a clause is there for; the names are those of the wire. */
export type Role = 'wanted' | 'excluded' | 'wished' | 'corrected' | 'visitor' | 'question' | 'talk' | 'other'

/** What governs the meanings of a clause: nothing, "not", "ideally", "ideally not", "not only", "instead of". */
export type Mode = Criterion['mode'] | 'wishNot' | 'lift' | 'letGo'

/** A stretch of the sentence, cut by its words alone before anything is made of them. */
export interface Part {
  /** Lexemes from..to (exclusive). */
  readonly from: number
  readonly to: number
  /** `wanted` and `question` are read by the rules; the others ask for nothing. */
  readonly role: 'wanted' | 'question' | 'visitor' | 'talk' | 'other'
}

/** What one governor governs: neighbouring meanings with one role. */
export interface Clause {
  readonly mode: Mode
  /** The governor is a "maybe": unsure of an amount rather than wishing for it. */
  readonly isHedge: boolean
  /** The lexeme where something was taken back, when this is said in place of it. */
  readonly corrects: number | null
  /** Items from..to (exclusive). */
  readonly from: number
  readonly to: number
}

type Scope = Extract<Item, { kind: 'scope' }>['scope']

export function isScope(item: Item | undefined, ...scopes: readonly Scope[]): boolean {
  return item?.kind === 'scope' && scopes.includes(item.scope)
}
