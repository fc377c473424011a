import type { EmbeddingModel, TranscriptionModel } from 'ai'
import type { ModelSettings } from './model-settings.ts'
import type { ProviderModel } from './models.ts'
import { fetchWithWholeForm } from './whole-form.ts'
import { makeAdaptedFetch } from './wire/adapted-call.ts'
import type { ModelHabits } from './wire/model-habits.ts'
import { makeTappedFetch } from './word-tap.ts'

/** A model that embeds, by the provider interface that the SDK itself builds on. */
export type ProviderEmbedding = Extract<EmbeddingModel, { specificationVersion: 'v4' }>

export type ProviderName = 'openai' | 'anthropic' | 'google' | 'compatible'

/** The clients of a provider. Each package is loaded when first asked for: together they take tens of megabytes. */
export interface Provider {
  /** `habits`: what the model's server has proven not to take, which its calls leave out. */
  languageModel(id: string, habits: ModelHabits): ProviderModel
  /** Absent where the provider has no models that listen. */
  transcriptionModel?(id: string): TranscriptionModel
  /** Absent where the provider has no models that embed. */
  embeddingModel?(id: string): ProviderEmbedding
}

/** Which providers have what they need. */
export function isConfigured(settings: ModelSettings, name: ProviderName): boolean {
  const { openaiKey, anthropicKey, googleKey, compatibleUrl } = settings
  return { openai: openaiKey, anthropic: anthropicKey, google: googleKey, compatible: compatibleUrl }[name] !== null
}

export async function openProvider(settings: ModelSettings, name: ProviderName): Promise<Provider> {
  switch (name) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      const common = { apiKey: settings.openaiKey ?? '', ...at(settings.openaiUrl) }
      const openai = createOpenAI({ ...common, fetch: fetchWithWholeForm })
      return {
        languageModel: (id, habits) => createOpenAI({ ...common, fetch: makeAdaptedFetch(habits) }).responses(id),
        transcriptionModel: openai.transcription,
        embeddingModel: openai.embedding,
      }
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      const common = { apiKey: settings.anthropicKey ?? '', ...at(settings.anthropicUrl) }
      return {
        languageModel: (id, habits) =>
          createAnthropic({ ...common, fetch: makeAdaptedFetch(habits) }).languageModel(id),
      }
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google')
      const common = { apiKey: settings.googleKey ?? '', ...at(settings.googleUrl) }
      const google = createGoogle(common)
      return {
        languageModel: (id, habits) => createGoogle({ ...common, fetch: makeAdaptedFetch(habits) }).chat(id),
        transcriptionModel: google.transcription,
        embeddingModel: google.embedding,
      }
    }
    case 'compatible':
      return openCompatible(settings.compatibleUrl ?? '', settings.compatibleKey)
  }
}

async function openCompatible(baseURL: string, key: string | null): Promise<Provider> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  // Without being asked, such servers do not tell the tokens of a stream.
  const common = { baseURL, name: 'compatible', includeUsage: true, ...(key === null ? {} : { apiKey: key }) }
  // Their way to transcribe is OpenAI's too, which the compatible client does not speak.
  const { createOpenAI } = await import('@ai-sdk/openai')
  const speech = createOpenAI({ baseURL, name: 'compatible', apiKey: key ?? 'none', fetch: fetchWithWholeForm })
  return {
    languageModel: (id, habits) => createOpenAICompatible({ ...common, fetch: makeTappedFetch(habits) }).chatModel(id),
    transcriptionModel: speech.transcription,
    embeddingModel: createOpenAICompatible(common).embeddingModel,
  }
}

function at(baseURL: string | null): { baseURL?: string } {
  return baseURL === null ? {} : { baseURL }
}
