import {
  answerFrame,
  type EmbeddedChat,
  type FrameHost,
  pageAddress,
  tellFrame,
  tellIdentity,
  watchRoute,
} from './frame-link.ts'
import { makeInlineHost } from './inline-host.ts'
import { setIdentity, watchIdentity } from './page-identity.ts'

declare global {
  interface Window {
    chatpilotIframeConfig?: EmbeddedChat & { identity?: string | null }
    newoaksIframeConfig?: EmbeddedChat
    /** Whether this script runs on the page already. */
    porchlightInline?: boolean
  }
}

// Markup of strangers on the page may give an element this name, and those of the configurations below.
const script = document.currentScript?.localName === 'script' ? (document.currentScript as HTMLScriptElement) : null
const hosts = new WeakMap<HTMLIFrameElement, FrameHost>()

/** The frames of the page that hold a chat of ours, whenever and however they came there. */
function findFrames(): { frame: HTMLIFrameElement; chat: EmbeddedChat }[] {
  const config = window.chatpilotIframeConfig ?? window.newoaksIframeConfig
  const homes = [config?.domain, script?.src]
    .filter((address) => typeof address === 'string')
    .map((address) => new URL(address, location.href).origin)
  return [...document.querySelectorAll('iframe')].flatMap((frame) => {
    const [, domain = '', chatbotId = ''] = /^(.+)\/chatbot-iframe\/([^/?#]+)/.exec(frame.src) ?? []
    if (!domain || !homes.includes(new URL(domain).origin)) return []
    const { chatModeOnly, voiceModeOnly } = config?.chatbotId === chatbotId ? config : {}
    return [{ frame, chat: { chatbotId: chatbotId.toLowerCase(), domain, chatModeOnly, voiceModeOnly } }]
  })
}

function receive(event: MessageEvent): void {
  for (const { frame, chat } of findFrames()) {
    if (frame.contentWindow !== event.source || new URL(chat.domain).origin !== event.origin) continue
    const host = hosts.get(frame) ?? makeInlineHost(frame)
    hosts.set(frame, host)
    answerFrame(frame, chat, host, String(event.data))
  }
}

if (!window.porchlightInline) {
  window.porchlightInline = true
  addEventListener('message', receive)
  const { chatbotId, identity } = window.chatpilotIframeConfig ?? {}
  if (chatbotId && identity !== undefined) setIdentity(identity, chatbotId)
  watchIdentity(() => {
    for (const { frame, chat } of findFrames()) tellIdentity(frame, chat)
  })
  watchRoute(() => {
    for (const { frame, chat } of findFrames()) tellFrame(frame, chat, { type: 'route', page: pageAddress() })
  })
}
