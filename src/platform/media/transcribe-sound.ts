import { fail } from '../errors.ts'
import { toModelFailure } from '../models/model-failure.ts'
import type { PlatformApp } from '../platform-app.ts'

export interface Transcript {
  /** '' when no word was heard. */
  text: string
  /** As the model reported them; 0 when it did not. */
  tokensUsed: number
}

type TranscriptionModel = NonNullable<Awaited<ReturnType<PlatformApp['models']['transcription']>>>

/** Turns sound (WAV) into text. Fails with `model-failed` or `model-timeout`. */
export async function transcribeSound(
  app: PlatformApp,
  transcription: TranscriptionModel,
  sound: Uint8Array,
  signal: AbortSignal,
): Promise<Transcript> {
  const late = AbortSignal.timeout(app.modelTimeoutMs)
  const { transcribe } = await import('ai')
  try {
    const { text, responses } = await transcribe({
      model: transcription.model,
      audio: sound,
      maxRetries: 1,
      abortSignal: AbortSignal.any([signal, late]),
    })
    return { text: text.trim(), tokensUsed: responses.reduce((sum, response) => sum + readTokens(response), 0) }
  } catch (cause) {
    signal.throwIfAborted()
    if (late.aborted) {
      throw fail('model-timeout', { model: transcription.key, seconds: app.modelTimeoutMs / 1000 }, { cause })
    }
    // What the SDK throws when the text is empty: silence is no failure.
    if (cause instanceof Error && cause.name === 'AI_NoTranscriptGeneratedError') return { text: '', tokensUsed: 0 }
    throw toModelFailure(lastErrorOf(cause), transcription.key)
  }
}

/** The SDK wraps the failure of the last try. */
function lastErrorOf(error: unknown): unknown {
  return error instanceof Error && error.name === 'AI_RetryError' && 'lastError' in error ? error.lastError : error
}

/** The SDK has no field for what a transcription used; where the server reports it, it does so as OpenAI does. */
function readTokens(response: object): number {
  const body: unknown = 'body' in response ? response.body : undefined
  const usage: unknown = isObject(body) ? body.usage : undefined
  const total: unknown = isObject(usage) ? usage.total_tokens : undefined
  return typeof total === 'number' && Number.isFinite(total) && total > 0 ? Math.round(total) : 0
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
