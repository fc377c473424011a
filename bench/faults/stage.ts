import { type ScriptedModelServer, startScriptedModelServer } from '../../test/servers/scripted-model-server.ts'
import { type Clock, makeClock } from './clock.ts'
import { makeDataPlace, removePlace } from './data-place.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { Service } from './service.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

/**
 * - `embedded`: as `npm start` runs it
 * - `server`: with a PostgreSQL server of DATABASE_URL, a proxy of ours in between
 * - `disk`: the data folder on a small disk of its own
 * - `clock`: with a clock that can be set
 * - `heap`: Node may use 256 MB of heap
 */
export type StageKind = 'embedded' | 'server' | 'disk' | 'clock' | 'heap'

/** A running Porchlight with everything beside it that can be broken. */
export interface Stage {
  kind: StageKind
  service: Service
  model: ScriptedModelServer
  folder: string
  database: DatabaseServer | null
  disk: SmallDisk | null
  clock: Clock | null
  close(): Promise<void>
}

/** Key of the model that the scripted server plays, as chatbots choose it. */
export const modelKey = 'compatible/scripted'
/** Longest wait for a piece of the model. */
export const modelTimeoutMs = 2_500
const goodAnswer = { steps: [{ pieces: ['Gladly. ', 'What are you ', 'looking for?'] }] }

export function playGoodModel(model: ScriptedModelServer): void {
  model.play(() => goodAnswer)
}

export async function openStage(kind: StageKind, more: Record<string, string> = {}): Promise<Stage> {
  const place = makeDataPlace()
  const undo: (() => unknown)[] = [() => removePlace(place.folder)]
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const disk = kind === 'disk' ? mountSmallDisk(place.folder, place.dataDir) : null
    if (disk) undo.push(disk.unmount, disk.free)
    const clock = kind === 'clock' ? makeClock(place.folder) : null
    const database = kind === 'server' ? await startDatabaseServer(place.folder) : null
    if (database) undo.push(database.stop)
    const model = await startScriptedModelServer()
    undo.push(model.close)
    playGoodModel(model)
    const service = new Service(place.dataDir, { ...usualEnvironment(model), ...extra(kind, database, clock), ...more })
    undo.push(() => service.stop())
    await service.start()
    return { kind, service, model, folder: place.folder, database, disk, clock, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Of each process of a stage. */
export function usualEnvironment(model: ScriptedModelServer): Record<string, string> {
  return {
    // Every visitor of the bench comes from an address of their own, as visitors do.
    PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    PORCHLIGHT_MODEL_TIMEOUT_MS: String(modelTimeoutMs),
  }
}

function extra(kind: StageKind, database: DatabaseServer | null, clock: Clock | null): Record<string, string> {
  if (database) return { DATABASE_URL: database.url }
  if (clock) return clock.environment
  return kind === 'heap' ? { NODE_OPTIONS: '--max-old-space-size=256' } : {}
}
