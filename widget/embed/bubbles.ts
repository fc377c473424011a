import type { BubbleLook } from '../../src/visitors/windows/bubble-look.ts'
import { type Bubble, makeBubble } from './bubble.ts'
import type { EmbeddedChat } from './frame-link.ts'

/** A bubble, and why it is there: the snippet, or elements. It stays as long as there is a reason. */
interface Entry {
  bubble: Bubble
  reasons: Set<object>
}

/** By chatbot, in the order in which they were asked for. */
const entries = new Map<string, Entry>()

/** The bubble of a chatbot; without an id the first one. */
export function findBubble(chatbotId?: string): Bubble | undefined {
  const entry = chatbotId ? entries.get(chatbotId) : [...entries.values()][0]
  return entry?.bubble
}

/** Puts the bubble of a chat on the page, unless it is there. */
export function addBubble(chat: EmbeddedChat, reason: object): void {
  let entry = entries.get(chat.chatbotId)
  if (!entry) {
    const bubble = makeBubble(chat, () => {
      for (const other of entries.values()) if (other.bubble !== bubble) other.bubble.open(false)
    })
    entry = { bubble, reasons: new Set() }
    entries.set(chat.chatbotId, entry)
    void dress(bubble, chat)
  }
  entry.reasons.add(reason)
}

/** Asks the server how the bubble looks, and shows it. The browser lets an import in by the nonce of this script. */
async function dress(bubble: Bubble, { domain, chatbotId }: EmbeddedChat): Promise<void> {
  const module: { default: BubbleLook | null } = await import(
    /* @vite-ignore */ `${domain}/embed-config/${chatbotId}.js`
  )
  if (module.default && findBubble(chatbotId) === bubble) {
    bubble.dress(module.default)
    arrange()
  }
}

/** Takes a reason away, and after that time the bubble, unless there is another reason by then. */
export function dropBubble(chatbotId: string, reason: object, graceMs: number): void {
  setTimeout(() => {
    const entry = entries.get(chatbotId)
    if (!entry?.reasons.delete(reason) || entry.reasons.size) return
    entries.delete(chatbotId)
    entry.bubble.remove()
    arrange()
  }, graceMs)
}

/** Shows all side by side, each side from the edge inwards. */
function arrange(): void {
  const taken = { left: 0, right: 0 }
  for (const { bubble } of entries.values()) {
    const side = bubble.attach()
    if (side) bubble.stand(taken[side]++)
  }
}

/** Puts bubbles back that a page has thrown out with everything else, as some routers do. */
export function watchPage(): void {
  const observer = new MutationObserver(watch)
  function watch(): void {
    arrange()
    for (const node of [document, document.documentElement]) observer.observe(node, { childList: true })
  }
  watch()
}
