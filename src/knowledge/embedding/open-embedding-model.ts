import { statSync } from 'node:fs'
import { basename } from 'node:path'
import { ConfigError } from '../../platform/config/config.ts'
import { isProviderModel } from '../../platform/models/embedding-name.ts'
import type { ModelSettings } from '../../platform/models/model-settings.ts'
import { openProvider, type ProviderEmbedding, type ProviderName } from '../../platform/models/providers.ts'
import type { EmbeddingModel } from './embedding-model.ts'
import { type LocalModel, openLocalModel } from './local/local-model.ts'
import { LocalModelError } from './local/local-model-error.ts'

/** The most that any provider takes in a call, and what keeps a call short. */
const mostTexts = 32
/** A batch of them comes to an end within its time on a slow machine. */
const textsOfLocal = 8
/** Who asks after a quiet hour is not to wait for a model to be loaded. */
const staysMs = 86_400_000

/** The model that PORCHLIGHT_EMBEDDING_MODEL names. Nothing of it is loaded before its first call. */
export function openEmbeddingModel(settings: ModelSettings, name: string): EmbeddingModel {
  if (!isProviderModel(name)) return openLocal(name)
  const slash = name.indexOf('/')
  // The configuration lets no other provider pass.
  const [provider, id] = [name.slice(0, slash) as ProviderName, name.slice(slash + 1)]
  let opened: Promise<ProviderEmbedding> | null = null
  const open = async (): Promise<ProviderEmbedding> => {
    const model = (await openProvider(settings, provider)).embeddingModel?.(id)
    if (!model) throw new Error(`${provider} has no embedding models`)
    return model
  }
  return {
    name,
    mostTexts,
    embed: async (texts, kind, abortSignal) => {
      opened ??= open()
      const model = await opened
      const taskType = kind === 'question' ? 'RETRIEVAL_QUERY' : 'RETRIEVAL_DOCUMENT'
      const { embeddings } = await model.doEmbed({
        values: [...texts],
        abortSignal,
        ...(provider === 'google' ? { providerOptions: { google: { taskType } } } : {}),
      })
      return embeddings
    },
    close: async () => {},
  }
}

/**
 * A model in a folder of this machine. Its name tells its file apart from what may lie there later. Throws a ConfigError
 * where the folder is none.
 */
function openLocal(folder: string): EmbeddingModel {
  const { name, model } = openFolder(folder)
  return {
    name,
    mostTexts: textsOfLocal,
    embed: (texts, kind, signal) => model.embed(texts, kind, signal),
    close: async () => model.close(),
  }
}

function openFolder(folder: string): { name: string; model: LocalModel } {
  try {
    const model = openLocalModel(folder, { idleMs: staysMs })
    const { size, mtimeMs } = statSync(model.files.model)
    return { name: `local/${basename(folder)} (${size} bytes of ${new Date(mtimeMs).toISOString()})`, model }
  } catch (error) {
    if (error instanceof LocalModelError)
      throw new ConfigError(`PORCHLIGHT_EMBEDDING_MODEL: ${error.message}`, { cause: error })
    throw error
  }
}
