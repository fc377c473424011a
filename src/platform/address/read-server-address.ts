import type { Static } from 'typebox'
import { Type } from 'typebox'
import { defineOperation } from '../define-operation.ts'
import type { PlatformApp } from '../platform-app.ts'
import { readAddress, readFirstWorkspace } from './address-store.ts'
import { reachOf } from './judge-address.ts'
import { ServerAddress } from './server-address.ts'

/** GET /v1/server-address */
export const readServerAddress = defineOperation({
  id: 'readServerAddress',
  summary: 'Read the address of the server',
  tag: 'Operation',
  access: 'secret-key',
  input: Type.Object({}),
  output: ServerAddress,
  example: {},
  errors: [],
  run: (app, { workspaceId }) => presentServerAddress(app, workspaceId),
})

export async function presentServerAddress(
  { db, address, publicUrl }: Pick<PlatformApp, 'db' | 'address' | 'publicUrl'>,
  workspaceId: number,
): Promise<Static<typeof ServerAddress>> {
  const isFirst = (await readFirstWorkspace(db)) === workspaceId
  const row = await readAddress(db)
  const isOwn = !address.isSetByServer && row.url !== null
  const url = address.isSetByServer ? publicUrl : (row.url ?? address.usual)
  return {
    url,
    setBy: address.isSetByServer ? 'server' : isOwn ? 'console' : 'nobody',
    reach: reachOf(url),
    isEncrypted: url.startsWith('https:'),
    maySet: isFirst && !address.isSetByServer,
    setWho: isOwn && isFirst ? row.setBy : '',
    setAt: isOwn && isFirst && row.setAt ? row.setAt.toISOString() : null,
  }
}
