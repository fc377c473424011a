import type { Freshness } from './keep-fresh.ts'

/** How the line to the server stands. */
export type LineState = 'on' | 'connecting' | 'off'

export interface LiveState {
  /** behind: the line stands, and something that is shown could not be read. On only while all of it is. */
  state: LineState | 'behind'
  /** Until when a visitor counts as writing, by conversation. */
  typing: ReadonlyMap<number, number>
  /** Id of the last message that the visitor has read, by conversation, as far as it was told while we listened. */
  readUpTo: ReadonlyMap<number, number>
  /** What visitors said last, by conversation, where it came while we listened and nobody has looked yet. */
  unseen: ReadonlyMap<number, string>
}

/** A mark of writing holds for this long. */
export const typingMs = 6_000

/** What is told live and stored nowhere. */
export class LiveStore {
  #state: LiveState = { state: 'connecting', typing: new Map(), readUpTo: new Map(), unseen: new Map() }
  readonly #listeners = new Set<() => void>()
  #line: LineState = 'connecting'
  #freshness: Freshness = 'loading'
  /** The conversation that is looked at. */
  #open: number | null = null

  readonly get = (): LiveState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  setLine(line: LineState): void {
    this.#line = line
    this.#tellState()
  }

  setFreshness(freshness: Freshness): void {
    this.#freshness = freshness
    this.#tellState()
  }

  #tellState(): void {
    const ofLists = { fresh: 'on', loading: 'connecting', behind: 'behind' } as const
    const state = this.#line === 'on' ? ofLists[this.#freshness] : this.#line
    if (state !== this.#state.state) this.#change({ state })
  }

  visitorTypes(sessionID: number, now: number): void {
    this.#change({ typing: new Map(this.#state.typing).set(sessionID, now + typingMs) })
    setTimeout(() => this.#endTyping(sessionID, now + typingMs), typingMs)
  }

  visitorSaid(sessionID: number, content: string): void {
    const typing = new Map(this.#state.typing)
    typing.delete(sessionID)
    const isSeen = sessionID === this.#open && document.visibilityState === 'visible'
    this.#change(isSeen ? { typing } : { typing, unseen: new Map(this.#state.unseen).set(sessionID, content) })
  }

  visitorRead(sessionID: number, upTo: number): void {
    if ((this.#state.readUpTo.get(sessionID) ?? 0) >= upTo) return
    this.#change({ readUpTo: new Map(this.#state.readUpTo).set(sessionID, upTo) })
  }

  /** Tells which conversation is looked at; null: none. */
  look(sessionID: number | null): void {
    this.#open = sessionID
    if (sessionID === null || !this.#state.unseen.has(sessionID)) return
    const unseen = new Map(this.#state.unseen)
    unseen.delete(sessionID)
    this.#change({ unseen })
  }

  get open(): number | null {
    return this.#open
  }

  #endTyping(sessionID: number, until: number): void {
    if (this.#state.typing.get(sessionID) !== until) return
    const typing = new Map(this.#state.typing)
    typing.delete(sessionID)
    this.#change({ typing })
  }

  #change(change: Partial<LiveState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
