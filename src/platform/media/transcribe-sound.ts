import { fail } from '../errors.ts'
import { toModelFailure } from '../models/model-failure.ts'
import type { Models } from '../models/models.ts'
import { addUsage, noUsage, splitUsage, type TokenUsage } from '../models/token-usage.ts'
import type { PlatformApp } from '../platform-app.ts'

export interface Transcript {
  /** '' when no word was heard. */
  text: string
  /** As the model reported it; null when it was not asked, or did not. */
  used: ListeningUse | null
}

/** What listening used. */
export interface ListeningUse {
  model: string
  usage: TokenUsage
}

type TranscriptionModel = NonNullable<Awaited<ReturnType<Models['transcription']>>>

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
    const usage = responses.map(readUsage).reduce(addUsage, noUsage)
    return { text: text.trim(), used: { model: transcription.key, usage } }
  } catch (cause) {
    signal.throwIfAborted()
    if (late.aborted) {
      throw fail('model-timeout', { model: transcription.key, seconds: app.modelTimeoutMs / 1000 }, { cause })
    }
    // What the SDK throws when the text is empty: silence is no failure.
    if (cause instanceof Error && cause.name === 'AI_NoTranscriptGeneratedError') return { text: '', used: null }
    throw toModelFailure(lastErrorOf(cause), transcription.key)
  }
}

/** The SDK wraps the failure of the last try. */
function lastErrorOf(error: unknown): unknown {
  return error instanceof Error && error.name === 'AI_RetryError' && 'lastError' in error ? error.lastError : error
}

/** The SDK has no field for what a transcription used; where the server reports it, it does so as OpenAI does. */
function readUsage(response: object): TokenUsage {
  const body: unknown = 'body' in response ? response.body : undefined
  const usage: unknown = isObject(body) ? body.usage : undefined
  if (!isObject(usage)) return noUsage
  const { input_tokens: input, output_tokens: output, total_tokens: total } = usage
  return splitUsage(input === undefined ? { input: total } : { input, output })
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
