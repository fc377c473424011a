import { fetchPart } from './Lazy.tsx'

// Each mention of a piece costs the first load some bytes.
const load = () => import('./AnswerBody.tsx')

/** What draws answers: markdown and cards. Not needed to open the chat, so it comes with the first sign of a question. */
export const loadAnswerBody = () => load().then(({ AnswerBody }) => AnswerBody)

/** What is kept was a card before. */
export const loadKeptButton = () => load().then(({ KeptButton }) => KeptButton)

/** What lies over the conversation, and the way to earlier ones: one piece, since each costs the first load some bytes. */
export const loadPanels = () => import('./Panels.tsx').then((part) => part.Panels)

/** Fetches it when somebody begins to type or to tap, well before the answer is there. */
export function fetchAnswerBodySoon(): void {
  // When it fails, the first answer tries again.
  const fetchNow = (): void => void fetchPart(loadAnswerBody).catch(() => {})
  for (const sign of ['keydown', 'pointerdown']) document.addEventListener(sign, fetchNow, { once: true })
}
