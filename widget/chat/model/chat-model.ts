import type { WidgetConfig } from '../../../src/visitors/windows/widget-config.ts'
import type { PageMessage } from '../../embed/protocol.ts'
import { VisitorCalls } from './api.ts'
import type { ChatActions } from './chat-actions.ts'
import type { ChatState } from './chat-state.ts'
import { Conversation } from './conversation.ts'
import { toFailure } from './failure.ts'
import { HeldState } from './held-state.ts'
import { HostPage } from './host-page.ts'
import type { Who } from './identify.ts'
import { SessionKeeper } from './keep-session.ts'

/** How often a key is looked at that may be over soon, and whether somebody answered in an earlier conversation. */
const freshMs = 20_000
/** Pauses between looks for a server that was not reached. */
const shortestPauseMs = 2_000
const longestPauseMs = 30_000

const loadEarlier = () => import('./earlier.ts')

const emptyState: ChatState = {
  phase: 'loading',
  failure: null,
  config: null,
  messages: [],
  answering: false,
  awaitsHomes: false,
  person: null,
  online: navigator.onLine,
  view: null,
  panel: null,
  picked: [],
  asked: null,
  place: 'page',
  voiceOnly: false,
  chatOnly: false,
  open: true,
  focusAsked: 0,
}

/** The chat without pixels: its state, and everything that may be done. */
export class ChatModel {
  readonly #held = new HeldState(emptyState)
  readonly #page: HostPage
  readonly #keeper: SessionKeeper
  readonly #calls: VisitorCalls
  readonly #conversation: Conversation
  /** Whether anything was said in the session: who only looks leaves nothing behind. */
  #isUsed = false
  /** Whether another tab has said something that is not shown here. */
  #isBehind = false
  readonly #who: Who = {}
  /** When the browser last said that the network is gone; milliseconds of performance.now(). */
  #lostAt = 0

  constructor(chatbot: string) {
    this.#page = new HostPage(
      chatbot,
      () => this.#onMet(),
      (message) => this.#onPage(message),
    )
    this.#keeper = new SessionKeeper(chatbot, this.#page)
    this.#calls = new VisitorCalls({
      chatbot,
      page: () => this.#page.address,
      onConfig: (config, lost) => this.#onConfig(config, lost),
      onReach: (reached, askedAt) => {
        // An answer to what was asked before the network went says nothing of now.
        if (!reached || askedAt > this.#lostAt) this.#onReach(reached)
      },
    })
    this.#conversation = new Conversation(this.#held, this.#calls, () => this.use())
    window.addEventListener('online', () => {
      this.#onReach(true)
      if (this.state.phase === 'failed') void this.open()
    })
    window.addEventListener('offline', () => {
      this.#lostAt = performance.now()
      this.#onReach(false)
    })
    this.#keeper.watch((id) => {
      this.#isBehind ||= id === this.state.config?.SessionID
      this.#freshen()
    })
    document.addEventListener('visibilitychange', () => this.#freshen())
    document.addEventListener('keydown', ({ key, isComposing }) => {
      // Menus and recordings keep an Escape that is theirs, dialogs stand in `panel`.
      if (key === 'Escape' && !isComposing && this.state.place === 'bubble' && !this.state.panel)
        this.#page.say('close')
    })
    setInterval(() => this.#freshen(), freshMs)
  }

  get state(): ChatState {
    return this.#held.now
  }

  subscribe(listener: (state: ChatState) => void): () => void {
    return this.#held.subscribe(listener)
  }

  /** Meets the page around, opens the session that was kept or a new one, and loads what was said in it. */
  async open(): Promise<void> {
    this.#held.set({ phase: 'loading', failure: null })
    await this.#page.meet()
    this.#onMet()
    try {
      await this.#openSession()
      await this.#identify()
      this.#held.set({ phase: 'ready' })
      this.#freshen()
      this.#awaitSuggestions(shortestPauseMs)
    } catch (error) {
      this.#held.set({ phase: 'failed', failure: toFailure(error) })
    }
  }

  async #openSession(): Promise<void> {
    if (location.hash !== '') (await loadEarlier()).takeLinked(this)
    const found = this.#keeper.read()
    const config = await this.#calls.open(found?.kept.key ?? null)
    if (!found) return
    if (config.RemoveChatLogOnBrowserClose && found.life === 'lasting') {
      // Kept before the firm asked for this: nobody knows whether the browser was closed meanwhile.
      return this.#begin(null)
    }
    if (config.SessionID !== found.kept.id) return this.#keeper.forget()
    this.use()
    await this.#conversation.load().catch(() => this.#conversation.notice('past-not-loaded'))
  }

  /** Goes on as whom the page says that its visitor is, once that is proven. */
  #identify(stay?: boolean): unknown {
    return (
      this.#who.token !== undefined &&
      import('./identify.ts').then((it) => it.identify(this.actions, this.#who, stay, this.#begin)).catch(() => {})
    )
  }

  /** Leaves the session for a new one, or for the one of a key. */
  readonly #begin = async (key: string | null): Promise<void> => {
    await this.leave()
    await this.#calls.open(key)
  }

  readonly actions: ChatActions = {
    inner: () => ({
      held: this.#held,
      calls: this.#calls,
      conversation: this.#conversation,
      keeper: this.#keeper,
      model: this,
    }),
    send: (text, files) => this.#conversation.send(text, files),
    act: (action, label) => this.#conversation.act(action, label),
    stop: () => this.#conversation.stop(),
    retry: (id) => this.#conversation.retry(id),
    reopen: () => this.open(),
    startNew: async () => {
      // When this fails, the next message tries again.
      await this.#begin(null).catch(() => {})
      // They are who they were, and want to begin anew all the same.
      await this.#identify(true)
      this.#freshen()
    },
    upload: async (...args) => (await import('./upload-file.ts')).uploadFile(this.#calls, ...args),
    openPanel: (panel) => this.#held.set({ panel }),
    closePanel: () => this.#held.set({ panel: null }),
    askAbout: (asked) => this.#held.set({ asked, panel: null }),
    close: () => this.#page.say('close'),
    setSize: (size) => this.#page.say(size === 'max' ? 'iframe-max' : 'iframe-min'),
    call: (method, path, body) => this.#calls.call(method, path, body),
  }

  /** Lets go of the conversation; what was said in it is found among the earlier ones. */
  async leave(): Promise<void> {
    const left = this.#isUsed && this.#held.now.config
    this.#conversation.clear()
    this.#isUsed = false
    this.#keeper.forget()
    this.#calls.leave()
    // What cannot be kept is over, as it always was.
    if (left)
      await loadEarlier()
        .then(({ keepConfig }) => keepConfig(this.#keeper, left))
        .catch(() => {})
  }

  /** What a window that is looked at needs: a key that is not about to be over, and all that was said elsewhere. */
  #freshen(): void {
    if (document.hidden) return
    this.#calls.keepFresh().catch(() => {})
    // What cannot be known now is looked for next time.
    if (this.#keeper.hasEarlier)
      loadEarlier()
        .then(({ lookEarlier }) => lookEarlier(this.actions.inner()))
        .catch(() => {})
    if (this.#isBehind) void this.#conversation.catchUp()
    this.#isBehind = false
  }

  #onMet(): void {
    const { place, voiceOnly, chatOnly } = this.#page
    const { phase, config, messages } = this.#held.now
    this.#held.set({ place, voiceOnly, chatOnly })
    if (config) this.#page.tell({ type: 'session', id: config.SessionID })
    // It answered late, and keeps a session for us: nobody has said anything yet in the one that was begun.
    if (phase === 'ready' && messages.length === 0 && this.#keeper.read()) void this.open()
  }

  #onPage(message: PageMessage): void {
    const { type } = message
    if (type === 'identify') {
      this.#who.token = message.token
      void this.#identify()
    }
    const { focusAsked } = this.#held.now
    if (type === 'opened') this.#held.set({ open: true, focusAsked: focusAsked + 1 })
    if (type === 'closed') this.#held.set({ open: false })
  }

  #onConfig(config: WidgetConfig, lost: boolean): void {
    this.#held.set({ config })
    this.#page.tell({ type: 'session', id: config.SessionID })
    if (lost && this.#held.now.messages.length > 0) this.#conversation.notice('session-lost')
    if (this.#isUsed) this.#keep()
  }

  /** From now on the session is worth keeping. */
  use(): void {
    this.#isUsed = true
    this.#keep()
  }

  #keep(): void {
    const { config } = this.#held.now
    if (!config || !this.#calls.isOpen) return
    const stored = this.#keeper.read()
    // Another tab may have begun a newer one: that stays. (Ids of sessions count up.)
    if (stored && stored.kept.id > config.SessionID) return
    const life = config.RemoveChatLogOnBrowserClose ? 'tab' : 'lasting'
    this.#keeper.keep({ id: config.SessionID, key: config.SessionKey }, life)
  }

  #onReach(reached: boolean): void {
    const { online } = this.#held.now
    if (online === reached) return
    this.#held.set({ online: reached })
    if (reached) void this.#conversation.resume()
    else this.#lookForServer(shortestPauseMs)
  }

  /** Suggestions that are still being drawn are there a moment later, unless somebody has said something by then. */
  #awaitSuggestions(pauseMs: number): void {
    const { config } = this.state
    if (config?.OwnSuggestions !== null || pauseMs > longestPauseMs) return
    setTimeout(async () => {
      if (this.#isUsed) return
      await this.#calls.open(config.SessionKey).catch(() => {})
      this.#awaitSuggestions(pauseMs * 2)
    }, pauseMs)
  }

  /** Asks the server now and then whether it is there again. */
  #lookForServer(pauseMs: number): void {
    setTimeout(async () => {
      if (this.state.online) return
      const isThere = await fetch('../health/live', { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isThere) this.#onReach(true)
      else this.#lookForServer(Math.min(pauseMs * 2, longestPauseMs))
    }, pauseMs)
  }
}
