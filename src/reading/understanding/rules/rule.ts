import type { Recogniser } from './meaning.ts'

/** What a rule is about; each has a folder. */
export const dimensions = [
  'money',
  'rooms',
  'area',
  'home',
  'place',
  'time',
  'feature',
  'order',
  'figure',
  'talk',
] as const
export type Dimension = (typeof dimensions)[number]

/** One way in which words mean something, with the sentences that show it. */
export interface Rule {
  /** As the explanation of a sentence calls it. */
  readonly name: string
  readonly dimension: Dimension
  readonly read: Recogniser
  /** Sentences and what this rule makes of them, as `tellMeanings` writes it. Each is a test and a line of the docs. */
  readonly examples: readonly (readonly [sentence: string, meaning: string])[]
  /** Sentences that look like it and are not. */
  readonly not: readonly string[]
}
