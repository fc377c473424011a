import {
  configPrefix,
  type FrameMessage,
  type FrameWord,
  ownPrefix,
  type PageConfig,
  type PageMessage,
} from '../../embed/protocol.ts'
import { parseObject } from './stream/parse-object.ts'

/** A page without a loader of ours answers nothing: the chat opens without it then. */
const answerMs = 250
/** The page's script may run later than the frame: it is asked again, and its answer counts whenever it comes. */
const askAgainMs = [150, 400, 1_000, 2_000]

/** The page that the chat's frame stands in, as far as it talks to us; there is none around a page of its own. */
export class HostPage {
  readonly #chatbot: string
  readonly #isFramed = window.parent !== window
  #config: Partial<PageConfig> | null = null
  /** Where the answer came from: only that site is told anything of the visitor. */
  #origin: string | null = null
  #address: string | null
  #meet: () => void = () => {}
  readonly #onMet: () => void
  readonly #onMessage: (message: PageMessage) => void

  constructor(chatbot: string, onMet: () => void, onMessage: (message: PageMessage) => void) {
    this.#chatbot = chatbot
    this.#onMet = onMet
    this.#onMessage = onMessage
    this.#address = this.#isFramed ? siteOf(document.referrer) : null
    if (!this.#isFramed) return
    window.addEventListener('message', ({ source, origin, data }) => {
      // Anybody may post to a frame; only the page around it counts.
      if (source !== window.parent || typeof data !== 'string') return
      if (data.startsWith(configPrefix)) this.#takeConfig(parseObject(data.slice(configPrefix.length)), origin)
      else if (data.startsWith(ownPrefix)) {
        const message = parseObject(data.slice(ownPrefix.length))
        if (message?.type === 'route') this.#takeAddress(message.page, origin)
        // Whoever hears it looks at what it knows.
        else if (message) onMessage(message as PageMessage)
      }
    })
  }

  /** Asks the page who it is; waits for its answer at most 250 ms. */
  meet(): Promise<void> {
    if (!this.#isFramed || this.#config) return Promise.resolve()
    const met = new Promise<void>((resolve) => {
      this.#meet = resolve
      setTimeout(resolve, answerMs)
    })
    for (const ms of [0, ...askAgainMs]) setTimeout(() => this.#ask(), ms)
    return met
  }

  #ask(): void {
    if (!this.#config) this.say('init-chatbot-iframe')
  }

  get place(): 'bubble' | 'inline' | 'page' {
    if (!this.#isFramed) return 'page'
    return this.#config?.place === 'bubble' ? 'bubble' : 'inline'
  }

  /** The address of the page around, as far as it may be believed; null when there is none. */
  get address(): string | null {
    return this.#address
  }

  get voiceOnly(): boolean {
    return this.#config?.voiceModeOnly === true
  }

  get chatOnly(): boolean {
    return this.#config?.chatModeOnly === true
  }

  /** What the page keeps for us; null: nothing. */
  get kept(): string | null {
    return typeof this.#config?.kept === 'string' ? this.#config.kept : null
  }

  /** Words that tell nothing of the visitor, so that every page may hear them. */
  say(word: FrameWord): void {
    if (this.#isFramed) window.parent.postMessage(word, '*')
  }

  tell(message: FrameMessage): void {
    if (this.#origin !== null) window.parent.postMessage(ownPrefix + JSON.stringify(message), this.#origin)
  }

  #takeConfig(config: Record<string, unknown> | null, origin: string): void {
    if (this.#config || config?.chatbotId !== this.#chatbot) return
    this.#config = config
    this.#origin = origin === 'null' ? '*' : origin
    this.#takeAddress(config.page, origin)
    this.#onMessage({ type: 'identify', token: config.identity })
    this.#onMet()
    this.#meet()
  }

  /** What a page says of its address counts as far as the browser says the same. */
  #takeAddress(page: unknown, origin: string): void {
    const site = siteOf(origin)
    if (site === null) return
    const isTrue = typeof page === 'string' && URL.canParse(page) && new URL(page).origin === origin
    this.#address = isTrue ? page.slice(0, 2_000) : site
  }
}

function siteOf(address: string): string | null {
  return /^https?:/.test(address) && URL.canParse(address) ? address.slice(0, 2_000) : null
}
