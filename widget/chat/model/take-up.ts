import type { VisitorCalls } from './api.ts'
import type { ChatMessage } from './chat-state.ts'
import type { HeldState } from './held-state.ts'
import { loadStored, type StoredMessage, toChatMessages } from './stored-messages.ts'

// Needed after a reload or a broken line alone, so it is fetched then.

/** How often and how long an answer is waited for that another tab, or nobody any more, is listening to. */
const lookMs = 1_500
const mostLooks = 40

/** By the server's id of a message: the id under which it is shown. */
export type ShownIds = Map<number, string>

/** Shows what the server keeps of the session; puts its ids into `shownIds`. Throws a Failure. */
export async function takeUp(held: HeldState, calls: VisitorCalls, shownIds: ShownIds): Promise<void> {
  const before = held.now.messages
  const stored = await loadStored(calls)
  // Something was said here meanwhile, or a new conversation was begun.
  if (held.now.messages !== before) return
  if (show(held, shownIds, stored)) void followPending(held, calls, shownIds)
}

async function followPending(held: HeldState, calls: VisitorCalls, shownIds: ShownIds): Promise<void> {
  const shown = held.now.messages
  for (let look = 0; look < mostLooks; look++) {
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    const stored = await loadStored(calls).catch(() => null)
    // Something was said here meanwhile.
    if (held.now.messages !== shown) return
    if (stored && stored.at(-1)?.status !== 'pending') {
      show(held, shownIds, stored)
      return
    }
  }
}

/** Answers whether the last question is still being answered. What is shown already stays as it is. */
function show(held: HeldState, shownIds: ShownIds, stored: readonly StoredMessage[]): boolean {
  // A key that could not be renewed has begun a new session meanwhile: what is read here is not taken away.
  if (stored.length === 0) return false
  const present = new Map(held.now.messages.map((message) => [message.id, message]))
  const messages = toChatMessages(stored).map(
    (message) => present.get(shownIds.get(Number(message.id)) ?? message.id) ?? message,
  )
  for (const { id } of stored) if (!shownIds.has(id)) shownIds.set(id, String(id))
  held.setMessages(messages)
  return stored.at(-1)?.status === 'pending'
}

/**
 * Whether a message of which nobody knows if it arrived was answered after all: then the answer is shown, and the message
 * need not be sent twice. Throws a Failure.
 */
export async function findAnswered(
  held: HeldState,
  calls: VisitorCalls,
  shownIds: ShownIds,
  id: string,
): Promise<boolean> {
  const stored = await loadStored(calls)
  const asked = held.now.messages.find((message) => message.id === id)
  const text = asked?.from === 'visitor' ? asked.text : ''
  const place = stored.findLastIndex(
    (message) => message.from === 'visitor' && !shownIds.has(message.id) && message.content === text,
  )
  const answer = stored[place + 1]
  if (place === -1 || answer?.from !== 'chatbot' || answer.status !== 'complete') return false
  shownIds.set(answer.id, String(answer.id))
  shownIds.set(stored[place]?.id ?? 0, id)
  const messages = held.now.messages.map((message) =>
    // The message of that id is the visitor's.
    message.id === id ? ({ ...message, status: 'sent' } as ChatMessage) : message,
  )
  held.setMessages([...messages, ...toChatMessages([answer])])
  return true
}
