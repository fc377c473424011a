import type { VisitorCalls } from './api.ts'
import type { ChatMessage } from './chat-state.ts'
import type { HeldState } from './held-state.ts'
import { loadKept } from './kept-homes.ts'
// What the visitor was told of contact details may be among it.
import '../words/panel-english.ts'
import { loadStored, type StoredConversation, toChatMessages, withTours } from './stored-messages.ts'

// Needed after a reload or a broken line alone, so it is fetched then.

/** How often and how long an answer is waited for that another tab, or nobody any more, is listening to. */
const lookMs = 1_500
const mostLooks = 40

/** By the server's id of a message: the id under which it is shown. */
export type ShownIds = Map<number, string>

/** Shows what the server keeps of the session; puts its ids into `shownIds`. Throws a Failure. */
export async function takeUp(held: HeldState, calls: VisitorCalls, shownIds: ShownIds): Promise<void> {
  const before = held.now.messages
  const conversation = await loadStored(calls)
  const { messages: stored, person, readUpTo } = conversation
  const { person: former } = held.now
  // Something was said here meanwhile, or a new conversation was begun.
  if (held.now.messages !== before) return
  const isRead = person !== null && stored.at(-1)?.from === 'visitor' && (stored.at(-1)?.id ?? 0) <= readUpTo
  const isPending = show(held, shownIds, conversation)
  const readLast = isRead ? (held.now.messages.at(-1)?.id ?? '') : ''
  held.set({ person: person && { ...person, isTyping: former?.isTyping ?? false, readLast } })
  if (former && !person) {
    const notice: ChatMessage = { from: 'notice', id: `back-${stored.at(-1)?.id}`, text: '', code: 'chatbot-back' }
    held.setMessages([...held.now.messages, notice])
  }
  // After a reload; what this window keeps itself it knows.
  if (stored.length > 0 && before.length === 0) void loadKept(held, calls)
  if (isPending) void followPending(held, calls, shownIds)
}

async function followPending(held: HeldState, calls: VisitorCalls, shownIds: ShownIds): Promise<void> {
  const shown = held.now.messages
  for (let look = 0; look < mostLooks; look++) {
    await new Promise((resolve) => setTimeout(resolve, lookMs))
    const found = await loadStored(calls).catch(() => null)
    // Something was said here meanwhile.
    if (held.now.messages !== shown) return
    if (found && found.messages.at(-1)?.status !== 'pending') {
      show(held, shownIds, found)
      return
    }
  }
}

/** Answers whether the last question is still being answered. What is shown already stays as it is. */
function show(held: HeldState, shownIds: ShownIds, conversation: StoredConversation): boolean {
  const { messages: stored, tours } = conversation
  // A key that could not be renewed has begun a new session meanwhile: what is read here is not taken away.
  if (stored.length === 0 && tours.length === 0) return false
  const before = held.now.messages
  const present = new Map(before.map((message) => [message.id, message]))
  const messages = withoutSentAgain(toChatMessages(stored), (id) => shownIds.get(Number(id)) ?? id).map((message) => {
    const shown = present.get(shownIds.get(Number(message.id)) ?? message.id)
    return shown && !bringsHomes(message, shown) ? shown : message
  })
  for (const { id } of stored) if (!shownIds.has(id)) shownIds.set(id, String(id))
  held.setMessages(withOwn(before, withTours(messages, conversation)))
  return stored.at(-1)?.status === 'pending'
}

/** Whether homes stand below what a person said, of which the window was told the words alone. */
function bringsHomes(stored: ChatMessage, shown: ChatMessage): boolean {
  return (
    stored.from === 'chatbot' &&
    stored.writer !== undefined &&
    stored.view !== null &&
    shown.from === 'chatbot' &&
    shown.view === null
  )
}

/**
 * A message that was sent again stands once, where it was sent last; what had been said of its answer before went then.
 * The server may have kept a first sending of which nothing came back here, so it is known by what it said, too.
 */
function withoutSentAgain(stored: readonly ChatMessage[], shownAs: (id: string) => string): ChatMessage[] {
  const lastPlaces = new Map(stored.map(({ id }, place) => [shownAs(id), place]))
  const isOver = (place: number): boolean => {
    const message = stored[place]
    if (message?.from !== 'visitor') return false
    if (lastPlaces.get(shownAs(message.id)) !== place) return true
    const again = stored[place + 2]
    const isAgain = isHalf(stored[place + 1]) && again?.from === 'visitor' && again.text === message.text
    return isAgain && shownAs(message.id) === message.id
  }
  return stored.filter((message, place) => !isOver(place) && !(isHalf(message) && isOver(place - 1)))
}

/** Whether it is an answer that broke off. */
function isHalf(message: ChatMessage | undefined): boolean {
  return message?.from === 'chatbot' && message.status === 'stopped'
}

/** The messages of the server, with those between them that it does not know of: each stays behind what it stood behind. */
function withOwn(before: readonly ChatMessage[], stored: readonly ChatMessage[]): ChatMessage[] {
  const known = new Set(stored.map(({ id }) => id))
  const texts = new Set(stored.map(({ text }) => text))
  const lostAt = before.findLastIndex((message) => message.from === 'notice' && message.code === 'session-lost')
  const all = [...stored]
  let place = 0
  for (const [index, message] of before.entries()) {
    if (known.has(message.id)) place = all.findIndex(({ id }) => id === message.id) + 1
    else if (index <= lostAt || isOwn(message, texts)) all.splice(place++, 0, message)
  }
  return all
}

/** What the window says itself, and what did not get to the server. */
function isOwn(message: ChatMessage, storedTexts: ReadonlySet<string>): boolean {
  if (message.from === 'notice') return message.code === 'past-not-loaded' || message.code === 'chatbot-back'
  return message.from === 'visitor' && message.status === 'failed' && !storedTexts.has(message.text)
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
  const { messages: stored } = await loadStored(calls)
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
