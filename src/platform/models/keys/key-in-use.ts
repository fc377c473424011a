import type { PlatformApp } from '../../platform-app.ts'
import { modelKeyPlace } from './firm-models.ts'
import type { KeyProvider } from './model-key.ts'
import { findModelKey } from './model-key-store.ts'

/** The key that calls of a firm to a provider are made with. */
export interface KeyInUse {
  isOfServer: boolean
  /** The firm's own, as it is sent; '': it is the server's, or cannot be opened any more. */
  key: string
  /** The id of the model that the firm has chosen; '': none. */
  model: string
}

/** null: there is none. */
export async function findKeyInUse(
  { db, models, secrets }: Pick<PlatformApp, 'db' | 'models' | 'secrets'>,
  workspaceId: number,
  provider: KeyProvider,
): Promise<KeyInUse | null> {
  if (models.isSetByServer(provider)) return { isOfServer: true, key: '', model: '' }
  const row = await findModelKey(db, workspaceId, provider)
  if (row === null) return null
  const key = row.sealedKey && (await secrets.open(modelKeyPlace(workspaceId, provider), row.sealedKey))
  return { isOfServer: false, key: key?.toString() ?? '', model: row.model }
}
