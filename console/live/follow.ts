import { type ConversationEvent, openClient } from 'porchlight/client'
import type { LineState } from './live-store.ts'

const firstPauseMs = 1_000
const longestPauseMs = 15_000

interface Following {
  /** Address of the server. */
  baseUrl: string
  signal: AbortSignal
  onEvent(event: ConversationEvent): void
  onState(state: LineState): void
  /** Events may have been missed: what is shown is to be read again. */
  onGap(): void
}

/** Hears of everything in all conversations until the signal ends it, over lost lines too. */
export async function follow({ baseUrl, signal, onEvent, onState, onGap }: Following): Promise<void> {
  let hasGap = false
  let pauseMs = firstPauseMs
  const client = openClient({
    baseUrl,
    fetch: async (...call) => {
      const response = await fetch(...call).catch((failure: unknown) => {
        if (!signal.aborted) onState('off')
        throw failure
      })
      if (response.ok) {
        onState('on')
        pauseMs = firstPauseMs
        if (hasGap) onGap()
        hasGap = false
      }
      return response
    },
  })
  while (!signal.aborted) {
    try {
      for await (const event of client.watchConversations({}, { signal })) onEvent(event)
    } catch {
      // Why it ended is told by the next call that anybody makes.
    }
    if (signal.aborted) return
    hasGap = true
    onState('off')
    await pause(pauseMs, signal)
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    onGap()
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
