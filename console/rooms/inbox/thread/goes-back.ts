import type { Conversation } from 'porchlight/client'

/** A conversation goes back to the chatbot after so long without a word of the person who has it. */
const holdMs = 15 * 60_000
/** So long before, it is said. */
export const warnMs = 5 * 60_000

/** When a conversation goes back to the chatbot by itself, in milliseconds since 1970; Infinity: nobody has it. */
export function goesBackAt({ takenBy, messages }: Pick<Conversation, 'takenBy' | 'messages'>, myName: string): number {
  if (takenBy === null) return Number.POSITIVE_INFINITY
  const said = messages.findLast(({ from, name }) => from === 'person' && name === myName)?.createdAt
  const since = new Date(takenBy.since).getTime()
  return Math.max(since, said === undefined ? since : new Date(said).getTime()) + holdMs
}
