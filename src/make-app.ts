import { randomBytes } from 'node:crypto'
import type { App, Log } from './app.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/connect.ts'
import { makeFileStorage } from './files/make-file-storage.ts'
import { makeMailer } from './mail/make-mailer.ts'
import { makeMedia } from './media/media.ts'
import { makeMetrics } from './metrics.ts'
import { makeModels } from './models/make-models.ts'
import { KeyCache } from './workspaces/key-cache.ts'

/** Puts an app together from the configuration: the one place where adapters are chosen. */
export async function makeApp(
  config: Config,
  database: OpenDatabase,
  options: { log: Log; publicUrl: string; stopping: AbortSignal },
): Promise<App> {
  return {
    db: database.db,
    pool: database.pool,
    connection: database.connection,
    keys: new KeyCache(database.db),
    models: makeModels(config),
    files: await makeFileStorage(config),
    media: makeMedia({ log: options.log }),
    mailer: makeMailer(config, { db: database.db, log: options.log }),
    metrics: makeMetrics(database.pool),
    log: options.log,
    publicUrl: options.publicUrl,
    modelTimeoutMs: config.modelTimeoutMs,
    now: () => new Date(),
    newId: () => randomBytes(16).toString('hex'),
    stopping: options.stopping,
  }
}
