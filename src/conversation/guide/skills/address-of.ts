import type { Criterion } from '../../../reading/criteria/condition.ts'

/** Homes whose address has these words. */
export const addressOf = (words: readonly string[]): Criterion => ({
  topic: 'Place',
  mode: 'must',
  anyOf: [{ is: 'address', words: words.map((word) => [word]), name: words.join(' ') }],
})
