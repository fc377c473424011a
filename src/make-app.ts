import { randomBytes } from 'node:crypto'
import type { App } from './app.ts'
import { AnswerPlaces } from './chat/answer-places.ts'
import type { Config } from './config.ts'
import type { OpenDatabase } from './database/connect.ts'
import { makeProofFinder } from './domains/proof-finder.ts'
import { makeFileStorage } from './files/make-file-storage.ts'
import { TokenCounter } from './guide/language-model/token-counter.ts'
import { WarmUp } from './guide/warm-up.ts'
import { KeyedCalls } from './http/idempotency/keyed-calls.ts'
import { protectFurtherClasses } from './language/languages.ts'
import { IndexByWorker } from './listing-search/by-worker/index-by-worker.ts'
import { expectedFeatures } from './listing-search/expected-features.ts'
import { indexMemory } from './listing-search/index-memory.ts'
import type { Log } from './logging/log.ts'
import { makeMailer } from './mail/make-mailer.ts'
import { makeMedia } from './media/media.ts'
import { makeMetrics } from './metrics.ts'
import { makeModels } from './models/make-models.ts'
import { makeGuardedFetch } from './outbound/guarded-fetch.ts'
import { makeOutboundRule } from './outbound/outbound-allow.ts'
import { isPublicAddress } from './outbound/public-address.ts'
import { Secrets } from './secrets/secrets.ts'
import { makeSpace } from './space/make-space.ts'
import { OpenAnswers } from './visitors/open-answers.ts'
import { VisitorKeys } from './visitors/visitor-keys.ts'
import { makeVisitorLimits } from './visitors/visitor-limits.ts'
import { workSlicesOf } from './work-slices.ts'
import { KeyCache } from './workspaces/key-cache.ts'

/** A small index is made in that time; of a larger one the database answers meanwhile, in tens of milliseconds. */
const indexPatienceMs = 50

/** Puts an app together from the configuration: the one place where adapters are chosen. */
export async function makeApp(
  config: Config,
  database: OpenDatabase,
  options: { log: Log; publicUrl: string; stopping: AbortSignal },
): Promise<App> {
  protectFurtherClasses(config.fairHousingClasses)
  const searchIndex = new IndexByWorker({
    connection: database.connection,
    memoryBytes: indexMemory(config.searchMemoryMb),
    patienceMs: indexPatienceMs,
    expected: expectedFeatures,
    onError: (err, scope) => options.log.warn({ err, ...scope }, 'an index failed; searches go to the database'),
  })
  options.stopping.addEventListener('abort', () => void searchIndex.close(), { once: true })
  const space = makeSpace(config, options.log)
  const keyedCalls = new KeyedCalls(database.db, database.connection, options)
  options.stopping.addEventListener('abort', () => void keyedCalls.close(), { once: true })
  const tokens = new TokenCounter((err) => options.log.warn({ err }, 'tokens could not be counted'))
  options.stopping.addEventListener('abort', () => tokens.close(), { once: true })
  const now = () => new Date()
  const warmUp = new WarmUp({
    db: database.db,
    searchIndex,
    tokens,
    now,
    stopping: options.stopping,
    onError: (err) => options.log.warn({ err }, 'the first answer could not be prepared'),
  })
  const secrets = new Secrets({ db: database.db, dataDir: config.dataDir, configured: config.encryptionKey })
  return {
    db: database.db,
    patientDb: database.patientDb,
    pool: database.pool,
    connection: database.connection,
    keyedCalls,
    secrets,
    keys: new KeyCache(database.db),
    visitorKeys: new VisitorKeys(database.db, secrets),
    visitorLimits: makeVisitorLimits(),
    openAnswers: new OpenAnswers(),
    questionPlaces: new AnswerPlaces(8),
    answerPlaces: new AnswerPlaces(4),
    models: makeModels(config),
    tokens,
    searchIndex,
    warmUp,
    slices: workSlicesOf(database.db),
    files: await makeFileStorage(config),
    space,
    visitorUploads: { bytes: config.visitorUploadMb * 1_048_576, files: config.visitorUploadFiles },
    media: makeMedia({ log: options.log }),
    mailer: makeMailer(config, { db: database.db, log: options.log }),
    metrics: makeMetrics(database.pool, space, searchIndex),
    proofs: makeProofFinder({
      dnsServers: config.dnsServers,
      fetch: makeGuardedFetch(makeOutboundRule(config.outboundAllow, isPublicAddress)),
    }),
    log: options.log,
    publicUrl: options.publicUrl,
    demoChatbot: null,
    mapTiles: config.mapTiles ? { url: config.mapTiles, attribution: config.mapAttribution ?? '' } : null,
    modelTimeoutMs: config.modelTimeoutMs,
    now,
    newId: () => randomBytes(16).toString('hex'),
    stopping: options.stopping,
  }
}
