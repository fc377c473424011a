import type { Topic } from './attribute.ts'
import type { Evidence } from './evidence.ts'

/** The mark of a list item. */
export const bullet = /^[\s>]*(?:[-*+•–]|\d{1,3}[.)])[\s\u00A0]/u

/** What a new line, item or heading does to the homes that were spoken of. */
export function startTopic(topic: Topic, folded: string, names: boolean, isTable: boolean, evidence: Evidence): Topic {
  const depth = /^[\s>]*/u.exec(folded)?.[0].replaceAll('\n', '').length ?? 0
  const isItem = bullet.test(folded)
  // Two items beside each other are of two homes; what is set in below one, or below a heading, is of the same.
  const isBeside = isItem && topic.itemDepth !== undefined && depth <= topic.itemDepth
  const itemDepth = names ? (isItem ? depth : undefined) : topic.itemDepth
  const own = { ...topic, ...(itemDepth === undefined ? {} : { itemDepth }) }
  if (names && !isItem) delete own.itemDepth
  if (isTable) return own
  if (isBeside && !names) return { ...own, homes: [] }
  if (topic.homes === 'stranger' || topic.homes.length > 0) return own
  if (topic.isElsewhere) return own
  const { homes } = evidence
  return homes.length === 1 ? { ...own, homes } : own
}
