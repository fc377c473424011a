// Who the page says that its visitor is: for every script of ours on it, whichever comes first.

declare global {
  interface Window {
    porchlightIdentity?: Record<string, string>
  }
}

const changed = 'porchlight-identity'
const everyChat = '*'

/** `token` is signed by the firm's server; null: the visitor is nobody known. Without a chatbot all of the page are meant. */
export function setIdentity(token: string | null, chatbotId = everyChat): void {
  // What was said of one chat before does not outlive what is said of all: else nobody could sign out.
  window.porchlightIdentity = {
    ...(chatbotId !== everyChat && window.porchlightIdentity),
    [chatbotId]: token ?? '',
  }
  dispatchEvent(new Event(changed))
}

/** '': nobody known; undefined: the page has said nothing. */
export function identityOf(chatbotId: string): string | undefined {
  const all = window.porchlightIdentity
  const told = all?.[chatbotId] ?? all?.[everyChat]
  // Markup of strangers on the page may give an element that name.
  return typeof told === 'string' ? told : undefined
}

/** Answers what ends it. */
export function watchIdentity(onChange: () => void): () => void {
  addEventListener(changed, onChange)
  return () => removeEventListener(changed, onChange)
}
