import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'

/** What is true of homes whose record says a word or phrase. */
export const says = (phrase: string): Condition => ({ is: 'text', name: phrase, mentions: [phrase] })

/** Homes whose record says a word or phrase. */
export const saidIn = (phrase: string): Criterion => ({ topic: 'Feature', mode: 'must', anyOf: [says(phrase)] })

/** Of a word in the plural of English, Spanish, French or Portuguese the singular, as far as a sign tells: how often a word is said is that of both. */
export const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/u, '') : word)
