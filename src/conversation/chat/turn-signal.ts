import { fail } from '../../platform/errors.ts'

const answerMs = 10 * 60_000

/** A turn ends after this long in any case: the longest wait for a model, and ten minutes to talk. */
export function longestTurnMs(modelTimeoutMs: number): number {
  return modelTimeoutMs + answerMs
}

export interface TurnSignal {
  signal: AbortSignal
  /** Must be called when the turn is over. */
  release(): void
}

/**
 * One signal for all that ends a turn early; its reason is the failure to end with: client-gone, shutting-down or
 * model-timeout.
 */
export function makeTurnSignal(client: AbortSignal, stopping: AbortSignal, modelTimeoutMs: number): TurnSignal {
  const controller = new AbortController()
  const onGone = (): void => controller.abort(fail('client-gone'))
  const onStopping = (): void => controller.abort(fail('shutting-down', {}, { retryAfterSeconds: 5 }))
  const totalMs = longestTurnMs(modelTimeoutMs)
  const onLate = (): void =>
    controller.abort(fail('model-timeout', { model: 'of this chatbot', seconds: totalMs / 1000 }))
  const timer = setTimeout(onLate, totalMs)
  timer.unref()
  client.addEventListener('abort', onGone, { once: true })
  stopping.addEventListener('abort', onStopping, { once: true })
  if (client.aborted) onGone()
  if (stopping.aborted) onStopping()
  return {
    signal: controller.signal,
    release: () => {
      clearTimeout(timer)
      client.removeEventListener('abort', onGone)
      stopping.removeEventListener('abort', onStopping)
    },
  }
}
