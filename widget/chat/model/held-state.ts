import type { ChatMessage, ChatState } from './chat-state.ts'

/** The state of the chat, which is replaced and never changed in place, and who wants to know of it. */
export class HeldState {
  #state: ChatState
  readonly #listeners = new Set<(state: ChatState) => void>()

  constructor(state: ChatState) {
    this.#state = state
  }

  get now(): ChatState {
    return this.#state
  }

  subscribe(listener: (state: ChatState) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener(this.#state)
  }

  setMessages(messages: ChatMessage[], change: Partial<ChatState> = {}): void {
    this.set({ messages, view: newestView(messages), ...change })
  }

  /** Replaces the message of that id by what `change` makes of it. */
  changeMessage(id: string, change: (message: ChatMessage) => ChatMessage): void {
    this.setMessages(this.#state.messages.map((message) => (message.id === id ? change(message) : message)))
  }
}

function newestView(messages: readonly ChatMessage[]): ChatState['view'] {
  // Homes that a person sends are no search that could be gone on with.
  const shown = messages.findLast(
    (message) => message.from === 'chatbot' && message.view !== null && message.writer === undefined,
  )
  return shown?.from === 'chatbot' ? shown.view : null
}
