import type { ModelSettings } from './model-settings.ts'
import { isConfigured, type ProviderName } from './providers.ts'

const timeoutMs = 2_500
/** How long a list counts, and how long nobody asks again after it could not be read. */
const keptMs = 10 * 60_000
const pauseMs = 60_000
const mostModels = 500
const longestList = 5_000_000

const names: readonly ProviderName[] = ['openai', 'anthropic', 'google', 'compatible']

/** Models for other work than talking, by what providers call them; and dated copies of others. */
const forOtherWork =
  /embed|whisper|tts|audio|realtime|transcribe|speech|image|imagen|dall-e|veo|sora|moderation|search|codex|computer-use|deep-research|instruct|babbage|davinci|robotics|live|aqa|rerank|guard|-\d{4}-\d\d-\d\d$|-\d{8}$/i

interface Known {
  /** Null: it could not be read. */
  ids: readonly string[] | null
  until: number
}

/** Which models providers say that they have. Asked when somebody looks, and remembered for a while. */
export class OwnLists {
  readonly #settings: ModelSettings
  readonly #known = new Map<ProviderName, Known>()
  #running: Promise<void> | null = null

  constructor(settings: ModelSettings) {
    this.#settings = settings
  }

  /** What a provider says that it has; null: it did not say. */
  of(name: ProviderName): readonly string[] | null {
    return this.#known.get(name)?.ids ?? null
  }

  /** Asks the providers whose lists are not known, all at once. Never fails. */
  refresh(): Promise<void> {
    this.#running ??= this.#ask().finally(() => {
      this.#running = null
    })
    return this.#running
  }

  async #ask(): Promise<void> {
    const now = performance.now()
    const due = names.filter((name) => isConfigured(this.#settings, name) && (this.#known.get(name)?.until ?? 0) <= now)
    await Promise.all(due.map((name) => this.#askOne(name)))
  }

  async #askOne(name: ProviderName): Promise<void> {
    const before = this.of(name)
    const ids = await readList(this.#settings, name).catch(() => null)
    const until = performance.now() + (ids === null ? pauseMs : keptMs)
    this.#known.set(name, { ids: ids ?? before, until })
  }
}

async function readList(settings: ModelSettings, name: ProviderName): Promise<string[] | null> {
  const { url, headers } = placeOf(settings, name)
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) {
    await response.body?.cancel()
    return null
  }
  const text = await response.text()
  if (text.length > longestList) return null
  const ids = readIds(JSON.parse(text)).filter((id) => name === 'compatible' || !forOtherWork.test(id))
  return ids.length === 0 ? null : ids.slice(0, mostModels)
}

function placeOf(settings: ModelSettings, name: ProviderName): { url: string; headers: Record<string, string> } {
  const at = (url: string | null, usual: string, query = ''): string =>
    `${(url ?? usual).replace(/\/+$/, '')}/models${query}`
  switch (name) {
    case 'openai':
      return {
        url: at(settings.openaiUrl, 'https://api.openai.com/v1'),
        headers: { authorization: `Bearer ${settings.openaiKey}` },
      }
    case 'anthropic':
      return {
        url: at(settings.anthropicUrl, 'https://api.anthropic.com/v1', '?limit=1000'),
        headers: { 'x-api-key': settings.anthropicKey ?? '', 'anthropic-version': '2023-06-01' },
      }
    case 'google':
      return {
        url: at(settings.googleUrl, 'https://generativelanguage.googleapis.com/v1beta', '?pageSize=1000'),
        headers: { 'x-goog-api-key': settings.googleKey ?? '' },
      }
    case 'compatible': {
      const key = settings.compatibleKey
      return { url: at(settings.compatibleUrl, ''), headers: key === null ? {} : { authorization: `Bearer ${key}` } }
    }
  }
}

/** The ids of a list: `data` with ids as OpenAI and Anthropic write it, `models` with names as Google does. */
function readIds(list: unknown): string[] {
  if (list === null || typeof list !== 'object') return []
  const { data, models } = list as { data?: unknown; models?: unknown }
  const rows = Array.isArray(data) ? data : Array.isArray(models) ? models : []
  const ids = rows.flatMap((row: unknown) => {
    if (row === null || typeof row !== 'object') return []
    const { id, name, supportedGenerationMethods: does } = row as Record<string, unknown>
    if (Array.isArray(does) && !does.includes('generateContent')) return []
    const said = typeof id === 'string' ? id : typeof name === 'string' ? name.replace(/^models\//, '') : ''
    return /^[\w.:/@+-]{1,150}$/.test(said) ? [said] : []
  })
  return [...new Set(ids)]
}
