import type { Criterion } from '../../../reading/criteria/condition.ts'

/** Homes whose record says a word or phrase. */
export const saidIn = (phrase: string): Criterion => ({
  topic: 'Feature',
  mode: 'must',
  anyOf: [{ is: 'text', name: phrase, mentions: [phrase] }],
})
