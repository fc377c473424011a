import type { Message } from 'porchlight/client'

/** What the visitor looks for: what was understood of the newest search of the conversation, in the words of its chips. */
export function wishesOf(messages: readonly Pick<Message, 'view'>[]): string[] {
  const searched = messages.findLast(({ view }) => view !== null && view.criteria.length > 0)
  return searched?.view?.criteria.filter(({ stays }) => !stays).map(({ label }) => label) ?? []
}
