import { identityOf, watchIdentity } from './page-identity.ts'
import { store } from './page-storage.ts'
import { configPrefix, type FrameMessage, ownPrefix, type PageConfig, type PageMessage } from './protocol.ts'

/** Which chat, where it comes from, and what of it is shown: as in the snippets of the original. */
export interface EmbeddedChat {
  chatbotId: string
  /** Address of Porchlight, without a slash at the end. */
  domain: string
  chatModeOnly?: boolean | undefined
  voiceModeOnly?: boolean | undefined
}

/** What the surroundings of a frame do when it asks for it. */
export interface FrameHost {
  place: PageConfig['place']
  close?(): void
  /** Makes the frame as large as it gets, or as large as before. */
  resize(toMax: boolean): void
  /** Called once the frame knows its configuration. */
  ready?(): void
}

const sessionsKey = 'NEWOAKS_CHATBOTS_IFRAME_SESSION_ID'

export function frameAddress({ domain, chatbotId }: EmbeddedChat): string {
  return `${domain}/chatbot-iframe/${chatbotId}`
}

/** Address of the page without query and fragment, which may hold what is nobody's business. */
export function pageAddress(): string {
  return location.origin + location.pathname
}

/** Says something to the frame, and to nothing else that may have been loaded into it. */
export function tellFrame(frame: HTMLIFrameElement, { domain }: EmbeddedChat, message: PageMessage | string): void {
  const text = typeof message === 'string' ? message : ownPrefix + JSON.stringify(message)
  frame.contentWindow?.postMessage(text, new URL(domain).origin)
}

/** Tells the frame who the page says that its visitor is. */
export function tellIdentity(frame: HTMLIFrameElement, chat: EmbeddedChat): void {
  const token = identityOf(chat.chatbotId)
  if (token !== undefined) tellFrame(frame, chat, { type: 'identify', token })
}

/** Does what a frame asks for. The caller has made sure that the frame itself asks. */
export function answerFrame(frame: HTMLIFrameElement, chat: EmbeddedChat, host: FrameHost, asked: string): void {
  const key = `porchlight:${chat.chatbotId}`
  if (asked === 'init-chatbot-iframe') {
    const kept = store('sessionStorage', key) ?? store('localStorage', key) ?? null
    const identity = identityOf(chat.chatbotId)
    const config: PageConfig = { ...chat, place: host.place, page: pageAddress(), kept, identity }
    tellFrame(frame, chat, configPrefix + JSON.stringify(config))
    host.ready?.()
  } else if (asked === 'close') host.close?.()
  else if (asked === 'iframe-max' || asked === 'iframe-min') host.resize(asked === 'iframe-max')
  else if (asked.startsWith(ownPrefix)) {
    // A frame of another version may say what is not known here.
    const message: FrameMessage = JSON.parse(asked.slice(ownPrefix.length))
    if (message.type === 'keep') {
      store('localStorage', key, message.forSession ? null : message.value)
      store('sessionStorage', key, message.forSession ? message.value : null)
    } else if (message.type === 'session' && host.place === 'inline') keepSession(chat.chatbotId, message.id)
  }
}

/** Keeps the id of a session where the original does: in a map of all chatbots. */
function keepSession(chatbotId: string, id: number): void {
  let sessions = {}
  try {
    sessions = JSON.parse(store('localStorage', sessionsKey) ?? '{}')
  } catch {
    // Another script's text: it is replaced.
  }
  store('localStorage', sessionsKey, JSON.stringify({ ...sessions, [chatbotId]: id }))
}

/**
 * Calls back when the page has changed its path. Looking is the only way that sees every router in every browser
 * without changing functions of the page. Answers what ends it.
 */
export function watchRoute(changed: () => void): () => void {
  let page = pageAddress()
  const timer = setInterval(() => {
    if (page === pageAddress()) return
    page = pageAddress()
    changed()
  }, 1000)
  return () => clearInterval(timer)
}

/** Does what a frame asks for, and tells it the path of the page. Answers what ends that. */
export function linkFrame(frame: HTMLIFrameElement, chat: EmbeddedChat, host: FrameHost): () => void {
  const { origin } = new URL(chat.domain)
  const receive = (event: MessageEvent): void => {
    if (event.origin === origin && event.source === frame.contentWindow) {
      answerFrame(frame, chat, host, String(event.data))
    }
  }
  addEventListener('message', receive)
  const unwatch = watchRoute(() => tellFrame(frame, chat, { type: 'route', page: pageAddress() }))
  const unheard = watchIdentity(() => tellIdentity(frame, chat))
  return () => {
    removeEventListener('message', receive)
    unwatch()
    unheard()
  }
}
