import { randomBytes } from 'node:crypto'
import type { App, Log } from './app.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/connect.ts'
import { makeProofFinder } from './domains/proof-finder.ts'
import { makeFileStorage } from './files/make-file-storage.ts'
import { KeyedCalls } from './http/keyed-calls.ts'
import { makeMailer } from './mail/make-mailer.ts'
import { makeMedia } from './media/media.ts'
import { makeMetrics } from './metrics.ts'
import { makeModels } from './models/make-models.ts'
import { makeGuardedFetch } from './outbound/guarded-fetch.ts'
import { makeOutboundRule } from './outbound/outbound-allow.ts'
import { isPublicAddress } from './outbound/public-address.ts'
import { expectedFeatures } from './search/expected-features.ts'
import { protectFurtherClasses } from './search/languages.ts'
import { keepListingIndexes } from './search/listing-index/current-index.ts'
import { makeSpace } from './space/make-space.ts'
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
  const space = makeSpace(config, options.log)
  const keyedCalls = new KeyedCalls(database.db, database.connection, options)
  options.stopping.addEventListener('abort', () => void keyedCalls.close(), { once: true })
  return {
    db: database.db,
    patientDb: database.patientDb,
    pool: database.pool,
    connection: database.connection,
    keyedCalls,
    keys: new KeyCache(database.db),
    visitorKeys: new VisitorKeys(database.db),
    visitorLimits: makeVisitorLimits(),
    models: makeModels(config),
    files: await makeFileStorage(config),
    space,
    visitorUploads: { bytes: config.visitorUploadMb * 1_048_576, files: config.visitorUploadFiles },
    media: makeMedia({ log: options.log }),
    mailer: makeMailer(config, { db: database.db, log: options.log }),
    metrics: makeMetrics(database.pool, space),
    proofs: makeProofFinder({
      dnsServers: config.dnsServers,
      fetch: makeGuardedFetch(makeOutboundRule(config.outboundAllow, isPublicAddress)),
    }),
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
