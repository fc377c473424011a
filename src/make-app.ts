import { randomBytes } from 'node:crypto'
import type { App, Log } from './app.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/connect.ts'
import { makeFileStorage } from './files/make-file-storage.ts'
import { makeMailer } from './mail/make-mailer.ts'
import { makeMedia } from './media/media.ts'
import { makeMetrics } from './metrics.ts'
import { makeModels } from './models/make-models.ts'
import { expectedFeatures } from './search/expected-features.ts'
import { protectFurtherClasses } from './search/languages.ts'
import { keepListingIndexes } from './search/listing-index/current-index.ts'
import { Secrets } from './secrets/secrets.ts'
import { VisitorKeys } from './visitors/visitor-keys.ts'
import { makeVisitorLimits } from './visitors/visitor-limits.ts'
import { KeyCache } from './workspaces/key-cache.ts'

/** Puts an app together from the configuration: the one place where adapters are chosen. */
export async function makeApp(
  config: Config,
  database: OpenDatabase,
  options: { log: Log; publicUrl: string; stopping: AbortSignal },
): Promise<App> {
  protectFurtherClasses(config.fairHousingClasses)
  const indexes = keepListingIndexes(database.db, {
    memoryMb: config.searchMemoryMb,
    expected: expectedFeatures,
    onError: (err, scope) => options.log.warn({ err, ...scope }, 'an index failed; searches go to the database'),
  })
  options.stopping.addEventListener('abort', () => indexes.close(), { once: true })
  const secrets = new Secrets({ db: database.db, dataDir: config.dataDir, configured: config.encryptionKey })
  return {
    db: database.db,
    pool: database.pool,
    connection: database.connection,
    secrets,
    keys: new KeyCache(database.db),
    visitorKeys: new VisitorKeys(database.db, secrets),
    visitorLimits: makeVisitorLimits(),
    models: makeModels(config),
    files: await makeFileStorage(config),
    media: makeMedia({ log: options.log }),
    mailer: makeMailer(config, { db: database.db, log: options.log }),
    metrics: makeMetrics(database.pool),
    log: options.log,
    publicUrl: options.publicUrl,
    demoChatbot: null,
    mapTiles: config.mapTiles ? { url: config.mapTiles, attribution: config.mapAttribution ?? '' } : null,
    modelTimeoutMs: config.modelTimeoutMs,
    now: () => new Date(),
    newId: () => randomBytes(16).toString('hex'),
    stopping: options.stopping,
  }
}
