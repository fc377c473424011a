import { addBubble, dropBubble, findBubble, watchPage } from './bubbles.ts'
import { defineChatElement } from './chat-element.ts'
import type { EmbeddedChat } from './frame-link.ts'
import { setIdentity } from './page-identity.ts'

/** As in the snippets of the original. */
interface BubbleConfig {
  chatbotId: string
  /** Where this script came from, when it is left out. */
  domain?: string | undefined
  chatModeOnly?: boolean | undefined
  voiceModeOnly?: boolean | undefined
  /** Who the visitor is, signed by the firm's server; null: nobody known. */
  identity?: string | null | undefined
}

/** What a page may call. Without an id the first chatbot is meant. */
interface PageActions {
  add(config: BubbleConfig): void
  remove(chatbotId: string): void
  open(chatbotId?: string): void
  close(chatbotId?: string): void
  toggle(chatbotId?: string): void
  identify(token: string | null, chatbotId?: string): void
}

declare global {
  interface Window {
    chatpilotConfig?: BubbleConfig
    newoaksActions?: { openBubble(): void; closeBubble(): void }
    porchlight?: PageActions
  }
}

const script = (document.currentScript ?? document.querySelector('script[src*="/embed.min.js"]')) as HTMLScriptElement
// Markup of strangers on the page may give an element the name `currentScript`: scripts must not come from where it says.
if (script.localName !== 'script') throw new Error('currentScript')
const base = new URL('.', script.src).href

function completeChat(chatbotId: string, domain?: string): EmbeddedChat {
  return { chatbotId: chatbotId.trim().toLowerCase(), domain: new URL(domain || base).href.replace(/\/+$/, '') }
}

function makeActions(): PageActions {
  const snippet = {}
  return {
    add: ({ chatbotId, domain, identity, ...modes }) => {
      const chat = completeChat(chatbotId, domain)
      if (identity !== undefined) setIdentity(identity, chat.chatbotId)
      addBubble({ ...modes, ...chat }, snippet)
    },
    remove: (chatbotId) => dropBubble(chatbotId, snippet, 0),
    open: (chatbotId) => findBubble(chatbotId)?.open(true),
    close: (chatbotId) => findBubble(chatbotId)?.open(false),
    toggle: (chatbotId) => findBubble(chatbotId)?.toggle(),
    identify: setIdentity,
  }
}

/** Reads what the page says in its snippet, now or, when the snippet comes after the script, once it is loaded. */
function start(actions: PageActions): void {
  const { chatbot, identity } = script.dataset
  // An empty attribute: the page has a place for it, and nobody is signed in.
  const config = chatbot ? { chatbotId: chatbot, identity } : window.chatpilotConfig
  if (config?.chatbotId) actions.add({ domain: base, ...config })
  else if (document.readyState !== 'complete') addEventListener('load', () => start(actions), { once: true })
}

// The script may run twice: two snippets on a page, or a single-page site that runs it again.
if (!window.porchlight) {
  const actions = makeActions()
  window.porchlight = actions
  window.newoaksActions = { openBubble: () => actions.open(), closeBubble: () => actions.close() }
  watchPage()
  defineChatElement(completeChat)
}
start(window.porchlight)
