import type { LiveEvent, LivePlace, SessionPlace } from './live-events.ts'

/** What the firm's inboxes are told, and no window of a visitor. */
const ofTheFirm: readonly string[] = ['assigned', 'note']

/** Whether something in a conversation happened in a place. */
export function holds(place: LivePlace, { workspaceId, sessionId }: SessionPlace): boolean {
  return place.workspaceId === workspaceId && (place.sessionId === null || place.sessionId === sessionId)
}

/** Whether a conversation of this member, null: of nobody, may be heard of in a place. */
export function mayHear({ agentId }: LivePlace, assignedTo: string | null): boolean {
  return agentId == null || assignedTo === null || assignedTo === agentId
}

/** What is told of an event in a place; null: nothing. */
export function tellOf(place: LivePlace, event: Omit<LiveEvent, 'id' | 'xid'>): object | null {
  const { type, data, assignedTo } = event
  if (!holds(place, event)) return null
  if (place.sessionId !== null) return ofTheFirm.includes(type) ? null : forVisitor(data)
  if (mayHear(place, assignedTo)) return data
  // Who could see it until then is told that it is gone from them, and not whose it is.
  const { before } = data as { before?: string | null }
  const wasSeen = type === 'assigned' && before !== undefined && mayHear(place, before)
  return wasSeen ? { sessionID: event.sessionId, accountId: null, name: '', before, gone: true } : null
}

/** Accounts of the firm are no business of visitors. */
function forVisitor(data: object): object {
  const { accountId: _, ...rest } = data as { accountId?: unknown }
  return rest
}
