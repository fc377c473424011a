import type { Act } from './act.ts'
import type { Seen } from './network.ts'
import { signsOfText, tokensOf } from './signs-of-text.ts'

/** Whether a clause is all of its message, its first clause, or a later one. */
export type ClausePlace = 'only' | 'first' | 'later'

/** The place of the clause with that number (from 0) of so many. */
export function placeOfClause(index: number, count: number): ClausePlace {
  return count === 1 ? 'only' : index === 0 ? 'first' : 'later'
}

/** A clause as it was said. */
export interface SaidClause {
  text: string
  /**
   * What stands before the message (corpus/acts.json): what is in view (`none`, `list`, `home`, `firm`), and behind a blank what was
   * asked or offered with it: "list asked:budget", "home offered:tour". Either may be all of it.
   */
  context: string
  place: ClausePlace
  /** What the clause before it is for. */
  after?: Act | undefined
  /** What else is known of it, by name: what the tables of its language signal. */
  heard?: readonly string[]
}

/** What a listing says of itself, an entry of its details or a sentence of its text, as it is read. */
export function ofRecord(text: string): SaidClause {
  return { text, context: 'record', place: 'only' }
}

const fewWords = 3
const mostLengths = 6

/** What a network sees of a clause: its words and their parts; what stands before, also beside its first word; how long it is. */
export function seenOfClause({ text, context, place, after, heard = [] }: SaidClause): Seen {
  const tokens = tokensOf(text)
  const first = tokens[0] ?? ''
  const length = Math.min(mostLengths, Math.round(Math.log2(1 + tokens.length) * 1.5))
  const sides = [`place ${place}`, `length ${length}`, /[?？؟]/u.test(text) ? 'question' : 'statement']
  if (after !== undefined) sides.push(`after ${after}`)
  const whole = tokens.join(' ')
  for (const part of context.split(' ')) {
    // "asked", whatever was asked, and what was.
    for (const name of new Set([part.split(':')[0] ?? part, part])) {
      sides.push(`context ${name}`, `first ${name} ${first}`)
      if (tokens.length <= fewWords) sides.push(`whole ${name} ${whole}`)
    }
  }
  return { signs: signsOfText(text), sides: [...sides, ...heard] }
}
