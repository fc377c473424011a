import type { Database } from '../../platform/database/connect.ts'
import type { NotifyApp } from '../notify-app.ts'
import { type EndpointPlace, insertSecret } from './endpoint-store.ts'
import { makeSecret } from './sending/signatures.ts'

/** How long the secret of before signs beside the new one. */
const bothMs = 24 * 3_600_000

/** Gives a webhook a new secret and answers it. */
export async function renewSecret(app: NotifyApp, transaction: Database, endpoint: EndpointPlace): Promise<string> {
  const plain = makeSecret()
  const now = app.now()
  await insertSecret(transaction, endpoint, {
    plain,
    seal: (place, secret) => app.secrets.seal(place, secret),
    now,
    formerEndAt: new Date(now.getTime() + bothMs),
  })
  return plain
}
