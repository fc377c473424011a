import type { Database } from '../../database/connect.ts'
import type { Log } from '../../logging/log.ts'
import type { SealedPlace } from '../../secrets/seal.ts'
import type { Secrets } from '../../secrets/secrets.ts'
import { makeModels } from '../make-models.ts'
import type { ModelSettings } from '../model-settings.ts'
import type { Models } from '../models.ts'
import { isConfigured, type ProviderName } from '../providers.ts'
import { findModelKeys, type ModelKeyRow } from './model-key-store.ts'

/** The models of every firm: those of the server, and those of the keys that the firm has set in the console. */
export interface FirmModels {
  /** What the server's own configuration gives everybody. */
  ofServer: Models
  /** What the chatbots of a firm may use now. `within`: as a transaction sees it, which must not wait for a second connection. */
  of(workspaceId: number, within?: Database): Promise<Models>
  /** Whether the server has a key of this provider, which wins over those of firms. */
  isSetByServer(provider: ProviderName): boolean
  /** A key of the firm was set or removed. */
  tellChanged(workspaceId: number): void
}

interface Context {
  db: Database
  secrets: Pick<Secrets, 'open'>
  log: Log
}

interface Known {
  models: Models
  /** Which keys they were opened with. */
  mark: string
  readAt: number
}

/** After so long it is looked whether another process changed a key. */
const knownMs = 10_000
const maxKnown = 1_000

export const modelKeyPlace = (workspaceId: number, provider: ProviderName): SealedPlace => ({
  table: 'modelKeys',
  column: 'sealedKey',
  row: `${workspaceId} ${provider}`,
})

/** The clients of a firm's providers stay open as long as its keys are the same. */
export function makeFirmModels(settings: ModelSettings, { db, secrets, log }: Context): FirmModels {
  const ofServer = makeModels(settings)
  const known = new Map<number, Known>()
  const reading = new Map<number, Promise<Models>>()
  let changes = 0

  const rowsOf = async (from: Database, workspaceId: number): Promise<ModelKeyRow[]> =>
    (await findModelKeys(from, workspaceId)).filter(({ provider }) => !isConfigured(settings, provider))

  async function read(workspaceId: number): Promise<Models> {
    const seen = changes
    const readAt = performance.now()
    const rows = await rowsOf(db, workspaceId)
    const before = known.get(workspaceId)
    const mark = rows.map(({ provider, setAt }) => `${provider} ${setAt.getTime()}`).join()
    const models = before?.mark === mark ? before.models : await open(workspaceId, rows)
    known.delete(workspaceId)
    const [oldest] = known.keys()
    if (known.size >= maxKnown && oldest !== undefined) known.delete(oldest)
    // What was changed meanwhile may have missed this answer: then it is looked at again.
    known.set(workspaceId, { models, mark, readAt: seen === changes ? readAt : Number.NEGATIVE_INFINITY })
    return models
  }

  async function open(workspaceId: number, rows: readonly ModelKeyRow[]): Promise<Models> {
    let own = settings
    for (const { provider, sealedKey } of rows) {
      if (provider === 'compatible') continue
      const key = sealedKey && (await secrets.open(modelKeyPlace(workspaceId, provider), sealedKey))
      if (key) own = { ...own, [`${provider}Key`]: key.toString() }
      else log.warn({ workspaceId, provider }, 'the key of a language model cannot be opened: it has to be set again')
    }
    return own === settings ? ofServer : makeModels(own)
  }

  return {
    ofServer,
    async of(workspaceId, within) {
      if (within !== undefined) return open(workspaceId, await rowsOf(within, workspaceId))
      const found = known.get(workspaceId)
      if (found && performance.now() - found.readAt < knownMs) return found.models
      const running = reading.get(workspaceId) ?? read(workspaceId)
      reading.set(workspaceId, running)
      try {
        return await running
      } finally {
        if (reading.get(workspaceId) === running) reading.delete(workspaceId)
      }
    },
    isSetByServer: (provider) => isConfigured(settings, provider),
    tellChanged(workspaceId) {
      changes += 1
      const found = known.get(workspaceId)
      if (found) known.set(workspaceId, { ...found, readAt: Number.NEGATIVE_INFINITY })
      reading.delete(workspaceId)
    },
  }
}
