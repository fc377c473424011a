import type { Static } from 'typebox'
import { Type } from 'typebox'
import type { Database } from '../../database/connect.ts'
import { defineOperation } from '../../define-operation.ts'
import type { PlatformApp } from '../../platform-app.ts'
import { offeredFirst } from '../model-catalogue.ts'
import type { Models } from '../models.ts'
import { modelKeyPlace } from './firm-models.ts'
import { type KeyProvider, keyProviders, type ModelKey, ModelKeys } from './model-key.ts'
import { findModelKeys, type ModelKeyRow } from './model-key-store.ts'

type Needed = Pick<PlatformApp, 'db' | 'models' | 'secrets'>

/** GET /v1/model-keys */
export const listModelKeys = defineOperation({
  id: 'listModelKeys',
  summary: 'List the keys of language models',
  description: 'One entry of each provider. A key itself is told to nobody once it is set.',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({}),
  output: ModelKeys,
  example: {},
  errors: [],
  run: (app, { workspaceId }) => presentModelKeys(app, workspaceId),
})

/** `within`: a transaction that has changed them. */
export async function presentModelKeys(
  app: Needed,
  workspaceId: number,
  within?: Database,
): Promise<Static<typeof ModelKeys>> {
  const rows = await findModelKeys(within ?? app.db, workspaceId)
  const models = await app.models.of(workspaceId, within)
  const ofProvider = (provider: KeyProvider) => rows.find((row) => row.provider === provider) ?? null
  return {
    keys: await Promise.all(
      keyProviders.map((each) => presentKey(app, models, { workspaceId, provider: each, row: ofProvider(each) })),
    ),
  }
}

async function presentKey(
  { models, secrets }: Needed,
  own: Models,
  { workspaceId, provider, row }: { workspaceId: number; provider: KeyProvider; row: ModelKeyRow | null },
): Promise<Static<typeof ModelKey>> {
  // What the firm set rests, and tells nothing of the one that counts.
  if (models.isSetByServer(provider) || row === null) {
    const setBy = models.isSetByServer(provider) ? 'server' : 'nobody'
    const model = firstModel(models.ofServer, provider, '')
    return { provider, setBy, lastFour: '', isLost: false, model, setWho: '', setAt: null }
  }
  const { sealedKey, lastFour, setBy: setWho, setAt } = row
  const isLost = sealedKey === null || (await secrets.open(modelKeyPlace(workspaceId, provider), sealedKey)) === null
  const model = firstModel(own, provider, row.model)
  return { provider, setBy: 'firm', lastFour, isLost, model, setWho, setAt: setAt.toISOString() }
}

/** The Key of the chosen model; where none is chosen, of the one of the provider's that is offered first. */
export function firstModel(models: Models, provider: KeyProvider, chosen: string): string {
  if (chosen !== '') return `${provider}/${chosen}`
  const ids = models
    .list()
    .filter(({ Key }) => Key.startsWith(`${provider}/`))
    .map(({ Key }) => Key.slice(provider.length + 1))
  const id = ids.find((each) => offeredFirst[provider].test(each)) ?? ids[0]
  return id === undefined ? '' : `${provider}/${id}`
}
