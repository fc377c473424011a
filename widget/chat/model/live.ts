import type { VisitorCalls } from './api.ts'
import type { Conversation } from './conversation.ts'
import type { HeldState } from './held-state.ts'
import { parseObject } from './stream/parse-object.ts'
import { readBytes } from './stream/read-bytes.ts'

// Fetched once something was said: who only looks at the chat listens to nobody.

/** Where a stream is cut again and again, the conversation is read this often instead. */
const pollMs = 5_000
const shortestPauseMs = 1_000
/** A stream that lives for less has been cut on its way. */
const livelyMs = 20_000
/** The server writes something every 15 s. */
const silenceMs = 40_000
const typingMs = 6_000
const tellTypingMs = 3_000
const busyMs = 150

export interface LiveSurroundings {
  held: HeldState
  calls: VisitorCalls
  conversation: Conversation
}

/** Follows what a person of the firm does in the conversation, as long as the window is looked at. */
export class LiveConversation {
  readonly #around: LiveSurroundings
  #listening: AbortController | null = null
  #lastEventId = ''
  #isDue = false
  #reasons: { id: number | null; isOfPerson: boolean }[] = []
  #isLoading = false
  #readUpTo = 0
  #typedAt = -tellTypingMs
  #typed: ReturnType<typeof setTimeout> | undefined

  constructor(around: LiveSurroundings) {
    this.#around = around
  }

  /** Begins to listen, or stops while nobody looks: browsers allow few connections to one server. */
  follow(isSeen: boolean): void {
    if (!isSeen) {
      this.#listening?.abort()
      this.#listening = null
    } else if (!this.#listening) {
      this.#listening = new AbortController()
      void this.#listen(this.#listening.signal)
    }
  }

  /** Ends for good. */
  leave(): void {
    this.follow(false)
    this.#around.held.set({ person: null })
  }

  /** The visitor is writing: the firm is told now and then. */
  type(): void {
    if (!this.#around.held.now.person || performance.now() - this.#typedAt < tellTypingMs) return
    this.#typedAt = performance.now()
    this.#around.calls.call('POST', '/v1/visitor/typing').catch(() => {})
  }

  async #listen(signal: AbortSignal): Promise<void> {
    let cuts = 0
    while (!signal.aborted) {
      const begun = performance.now()
      try {
        for await (const block of this.#blocks(signal)) this.#hear(block, signal)
      } catch {
        // Opened again below.
      }
      cuts = performance.now() - begun < livelyMs ? cuts + 1 : 0
      await new Promise((resolve) => setTimeout(resolve, cuts > 2 ? pollMs : shortestPauseMs))
      // Else nothing is missed: the stream goes on behind its last event.
      if (cuts > 2 && !signal.aborted) this.#refresh(signal)
    }
  }

  async *#blocks(signal: AbortSignal): AsyncGenerator<string, void> {
    const own = new AbortController()
    const stop = (): void => own.abort()
    signal.addEventListener('abort', stop)
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = (): void => {
      clearTimeout(timer)
      timer = setTimeout(stop, silenceMs)
    }
    heard()
    try {
      const response = await this.#around.calls.listen(
        `/v1/visitor/events?lastEventId=${encodeURIComponent(this.#lastEventId)}`,
        own.signal,
      )
      const decoder = new TextDecoder()
      let rest = ''
      for await (const bytes of readBytes(response, heard)) {
        const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
        rest = blocks.pop() ?? ''
        yield* blocks
      }
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      stop()
    }
  }

  /** One block of server-sent events. */
  #hear(block: string, signal: AbortSignal): void {
    const fieldOf = (name: string): string =>
      block
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? ''
    const type = fieldOf('event')
    const isFirst = this.#lastEventId === ''
    this.#lastEventId = fieldOf('id') || this.#lastEventId
    // What happened between the last look and the beginning of the stream.
    if (isFirst && this.#lastEventId !== '' && !this.#isAsking()) this.#refresh(signal)
    const data = parseObject(fieldOf('data'))
    if (type === 'typing' && data?.who === 'person') this.#showTyping(true)
    if (type === 'message' && data?.kind === 2) {
      this.#showTyping(false)
      this.#show(Number(data.id), String(data.content), String(data.name ?? ''))
    }
    const isOwn = data?.who === 'visitor' || data?.kind === 0 || (data?.kind === 1 && this.#isAsking())
    if (type === '' || type === 'typing' || isOwn) return
    this.#refresh(signal, type === 'message' ? Number(data?.id) : null, type !== 'message' || data?.kind === 2)
  }

  /** Shows what a person says at once; what is read of the conversation afterwards puts it in its place. */
  #show(messageId: number, text: string, name: string): void {
    const { held } = this.#around
    const { person, messages } = held.now
    const id = String(messageId)
    if (!person || messages.some((message) => message.id === id)) return
    const writer = { name, picture: person.picture }
    held.setMessages([...messages, { from: 'chatbot', id, text, status: 'done', view: null, writer }])
  }

  /** Whether an answer is on its way here, or broke off: then it is looked for when the visitor asks again. */
  #isAsking(): boolean {
    const { answering, messages } = this.#around.held.now
    const asked = messages.findLast((message) => message.from === 'visitor')
    return answering || (asked?.from === 'visitor' && asked.status === 'failed')
  }

  #showTyping(isTyping: boolean): void {
    clearTimeout(this.#typed)
    const { held } = this.#around
    if (held.now.person) held.set({ person: { ...held.now.person, isTyping } })
    if (isTyping) this.#typed = setTimeout(() => this.#showTyping(false), typingMs)
  }

  /** Reads the conversation again: because of a message, unless it stands here once the answer on its way is whole. */
  #refresh(signal: AbortSignal, id: number | null = null, isOfPerson = false): void {
    this.#isDue = true
    this.#reasons.push({ id, isOfPerson })
    if (!this.#isLoading) void this.#load(signal)
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { held, calls, conversation } = this.#around
    this.#isLoading = true
    while (this.#isDue && !signal.aborted) {
      if (held.now.answering) {
        await new Promise((resolve) => setTimeout(resolve, busyMs))
        continue
      }
      this.#isDue = false
      const reasons = this.#reasons.splice(0)
      const isAsking = this.#isAsking()
      const isNews = reasons.some(
        ({ id, isOfPerson }) => (isOfPerson || !isAsking) && (id === null || !conversation.isShown(id)),
      )
      if (!isNews) continue
      const before = held.now.messages
      // Who said something meanwhile is shown it next time.
      await conversation.load().catch(() => {})
      const { messages } = held.now
      if (messages !== before && held.now.answering) this.#refresh(signal)
      const newest = Number(messages.findLast((message) => message.from === 'chatbot' && message.writer)?.id ?? 0)
      if (newest <= this.#readUpTo) continue
      this.#readUpTo = newest
      calls.call('POST', '/v1/visitor/read', { upTo: newest }).catch(() => {})
    }
    this.#isLoading = false
  }
}
