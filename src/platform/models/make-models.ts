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
import { OwnLists } from './own-lists.ts'
import { isConfigured, openProvider, type Provider, type ProviderName } from './providers.ts'
import { ModelHabits } from './wire/model-habits.ts'

/** Of a chat with cards beside it no long thoughts and no long words are wanted; the older ones know neither. */
const thinkingOpenai = /^(gpt-[5-9]|o\d)/

const hostedProviders: readonly HostedProvider[] = ['openai', 'anthropic', 'google']

/** The models of an installation. Nothing of a provider is loaded before one of its models is asked for. */
export function makeModels(settings: ModelSettings): Models {
  const own = new OwnLists(settings)
  const opened = new Map<ProviderName, Promise<Provider>>()
  const found = new Map<string, Promise<UsableModel>>()

  const open = (name: ProviderName): Promise<Provider> => {
    const provider = opened.get(name) ?? openProvider(settings, name)
    opened.set(name, provider)
    return provider
  }
  const isUsable = (key: string): boolean => listEntries(settings, own).some(({ Key, Status }) => Status && Key === key)
  /** Also one that only its provider's list names, which may not have been asked yet. */
  const isKnown = async (key: string): Promise<boolean> => {
    if (isUsable(key)) return true
    const [name] = splitKey(key)
    if (!isProvider(name) || !isConfigured(settings, name)) return false
    if (own.of(name) === null) await own.refresh()
    // Where the provider does not say, the model itself does: it was usable when it was chosen.
    return own.of(name) === null ? name !== 'compatible' || settings.compatibleModels.length === 0 : isUsable(key)
  }

  return {
    list: () => listEntries(settings, own),
    refresh: () => own.refresh(),
    async find(key) {
      if (key === builtInGuideKey || !(found.has(key) || (await isKnown(key)))) return null
      const model = found.get(key) ?? openModel(settings, key, open)
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

/** What providers say that they have; the table of ours where they do not say. */
function listEntries(settings: ModelSettings, own: OwnLists): ModelEntry[] {
  const hosted = hostedProviders.flatMap((provider) =>
    inOrder(own.of(provider), catalogue[provider]).map((id) => ({
      Key: `${provider}/${id}`,
      Value: `${id} (${providerFacts[provider].label})`,
      Status: isConfigured(settings, provider),
    })),
  )
  const named = settings.compatibleUrl === null ? [] : [...new Set(settings.compatibleModels)]
  // Whom the operator names is meant; who names none means all.
  const compatible = named.length > 0 ? named : (own.of('compatible') ?? [])
  return [
    { Key: builtInGuideKey, Value: 'Porchlight guide (built in)', Status: true },
    ...compatible.map((id) => ({ Key: `compatible/${id}`, Value: id, Status: true })),
    ...hosted,
  ]
}

/** The provider's own, those that we know first and in our order: the newest family first. */
function inOrder(own: readonly string[] | null, known: readonly string[]): readonly string[] {
  if (own === null) return known
  const first = known.filter((id) => own.includes(id))
  return [...first, ...own.filter((id) => !first.includes(id))]
}

function isProvider(name: string): name is ProviderName {
  return name === 'compatible' || hostedProviders.some((each) => each === name)
}

async function openModel(
  settings: ModelSettings,
  key: string,
  open: (name: ProviderName) => Promise<Provider>,
): Promise<UsableModel> {
  const [name, id] = splitKey(key)
  const habits = new ModelHabits()
  const languageModel = (await open(name)).languageModel(id, habits)
  if (name === 'compatible') {
    // Nothing tells whether a server of one's own sees pictures; one that does not refuses or overlooks them.
    return {
      key,
      languageModel,
      habits,
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
    habits,
    seesImages,
    takesVideo,
    inputTokens: hostedInputTokens,
    outputTokens: hostedOutputTokens,
  }
  const effort = settings.modelEffort ?? null
  const thinking = effort === null ? {} : { reasoning: effort }
  if (name === 'anthropic')
    return { ...model, ...thinking, cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } } }
  if (name !== 'openai') return { ...model, ...thinking }
  const isThinking = thinkingOpenai.test(id)
  // What visitors write is not left with the provider for longer than the call.
  const openai = { store: false, ...(isThinking ? { textVerbosity: settings.modelVerbosity ?? 'low' } : {}) }
  return { ...model, ...(isThinking ? { reasoning: effort ?? 'low' } : {}), providerOptions: { openai } }
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
