import { addBubble, dropBubble } from './bubbles.ts'
import type { EmbeddedChat } from './frame-link.ts'
import { loadWindowScript } from './load-window-script.ts'

/** A single-page site takes elements away and brings them back while it changes its route. */
const graceMs = 1_000

/**
 * `<porchlight-chat chatbot="…">`: the bubble of a chatbot; with `inline` the chat itself, in the element's box. Where it
 * comes from is no attribute: markup of strangers that a page lets in must not name a server that scripts come from.
 */
export function defineChatElement(completeChat: (chatbotId: string) => EmbeddedChat): void {
  class PorchlightChat extends HTMLElement {
    static observedAttributes = ['chatbot', 'inline']
    leave: ((graceMs: number) => void) | undefined

    connectedCallback(): void {
      this.attributeChangedCallback()
    }

    disconnectedCallback(): void {
      this.leave?.(graceMs)
      this.leave = undefined
    }

    attributeChangedCallback(): void {
      this.leave?.(0)
      this.leave = undefined
      const chatbotId = this.getAttribute('chatbot')
      if (!chatbotId || !this.isConnected) return
      const chat = completeChat(chatbotId)
      this.leave = this.hasAttribute('inline') ? showInline(this, chat) : showBubble(chat)
    }
  }
  customElements.define('porchlight-chat', PorchlightChat)
}

function showBubble(chat: EmbeddedChat): (graceMs: number) => void {
  const reason = {}
  addBubble(chat, reason)
  return (grace) => dropBubble(chat.chatbotId, reason, grace)
}

function showInline(element: HTMLElement, chat: EmbeddedChat): () => void {
  const script = loadWindowScript(chat.domain)
  const made = script.then(({ makeInline }) => makeInline(element, chat))
  return () => void made.then((remove) => remove())
}
