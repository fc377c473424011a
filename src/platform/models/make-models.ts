import {
  catalogue,
  compatibleInputTokens,
  compatibleOutputTokens,
  type HostedProvider,
  hostedInputTokens,
  hostedOutputTokens,
  providerFacts,
  transcriptionDefaults,
} from './model-catalogue.ts'
import type { ModelSettings } from './model-settings.ts'
import { builtInGuideKey, type ModelEntry, type Models, type UsableModel } from './models.ts'
import { isConfigured, openProvider, type Provider, type ProviderName } from './providers.ts'

const hostedProviders: readonly HostedProvider[] = ['openai', 'anthropic', 'google']

/** The models of an installation. Nothing of a provider is loaded before one of its models is asked for. */
export function makeModels(settings: ModelSettings): Models {
  const entries = listEntries(settings)
  const usableKeys = new Set(entries.filter((entry) => entry.Status).map((entry) => entry.Key))
  const opened = new Map<ProviderName, Promise<Provider>>()
  const found = new Map<string, Promise<UsableModel>>()

  const open = (name: ProviderName): Promise<Provider> => {
    const provider = opened.get(name) ?? openProvider(settings, name)
    opened.set(name, provider)
    return provider
  }

  return {
    list: () => entries,
    async find(key) {
      if (key === builtInGuideKey || !usableKeys.has(key)) return null
      const model = found.get(key) ?? openModel(key, open)
      found.set(key, model)
      return model
    },
    async transcription() {
      const wanted = settings.transcriptionModel ?? firstTranscriptionModel(settings)
      if (wanted === null) return null
      const [name, id] = splitKey(wanted)
      if (!isConfigured(settings, name)) return null
      const model = (await open(name)).transcriptionModel?.(id)
      return model === undefined ? null : { key: wanted, model }
    },
  }
}

function listEntries(settings: ModelSettings): ModelEntry[] {
  const hosted = hostedProviders.flatMap((provider) =>
    catalogue[provider].map((id) => ({
      Key: `${provider}/${id}`,
      Value: `${id} (${providerFacts[provider].label})`,
      Status: isConfigured(settings, provider),
    })),
  )
  const own = settings.compatibleUrl === null ? [] : [...new Set(settings.compatibleModels)]
  return [
    { Key: builtInGuideKey, Value: 'Porchlight guide (built in)', Status: true },
    ...own.map((id) => ({ Key: `compatible/${id}`, Value: id, Status: true })),
    ...hosted,
  ]
}

async function openModel(key: string, open: (name: ProviderName) => Promise<Provider>): Promise<UsableModel> {
  const [name, id] = splitKey(key)
  const languageModel = (await open(name)).languageModel(id)
  if (name === 'compatible') {
    // Nothing tells whether a server of one's own sees pictures; one that does not refuses or overlooks them.
    return {
      key,
      languageModel,
      seesImages: true,
      takesVideo: false,
      inputTokens: compatibleInputTokens,
      outputTokens: compatibleOutputTokens,
    }
  }
  const { seesImages, takesVideo } = providerFacts[name]
  const model = {
    key,
    languageModel,
    seesImages,
    takesVideo,
    inputTokens: hostedInputTokens,
    outputTokens: hostedOutputTokens,
  }
  // What visitors write is not left with the provider for longer than the call.
  return name === 'openai' ? { ...model, providerOptions: { openai: { store: false } } } : model
}

function firstTranscriptionModel(settings: ModelSettings): string | null {
  const first = transcriptionDefaults.find(([provider]) => isConfigured(settings, provider))
  return first ? first.join('/') : null
}

/** "provider/model" in its two parts; a model's name may have slashes of its own. */
function splitKey(key: string): [ProviderName, string] {
  const slash = key.indexOf('/')
  // Keys are made above, or were checked by the configuration.
  return [key.slice(0, slash) as ProviderName, key.slice(slash + 1)]
}
