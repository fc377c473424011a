import { fetchPart } from './Lazy.tsx'

/** What draws answers: markdown and cards. Not needed to open the chat, so it comes with the first sign of a question. */
export const loadAnswerBody = () => import('./AnswerBody.tsx').then(({ AnswerBody }) => AnswerBody)

/** What is kept was a card before. */
export const loadKeptButton = () => import('./AnswerBody.tsx').then(({ KeptButton }) => KeptButton)

/** Fetches it when somebody begins to type or to tap, well before the answer is there. */
export function fetchAnswerBodySoon(): () => void {
  const stopping = new AbortController()
  for (const sign of ['keydown', 'pointerdown']) {
    // When it fails, the first answer tries again.
    const fetchOnce = (): void => void fetchPart(loadAnswerBody).catch(() => {})
    document.addEventListener(sign, fetchOnce, { once: true, signal: stopping.signal })
  }
  return () => stopping.abort()
}
