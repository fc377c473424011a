import { randomBytes } from 'node:crypto'
import { RunningAnswers } from './conversation/engine/running-answers.ts'
import { TokenCounter } from './conversation/guide/language-model/token-counter.ts'
import { Openings } from './conversation/guide/opening/openings.ts'
import { WarmUp } from './conversation/guide/warm-up.ts'
import { ModelsAtWork } from './conversation/model-troubles/models-at-work.ts'
import { HiddenTexts } from './conversation/truth/text/hidden-words.ts'
import type { App } from './doors/app.ts'
import { RequestCounts } from './doors/connections/request-counts.ts'
import { requestDemoTalks } from './doors/demo/lived-in/fill-demo.ts'
import { KeyedCalls } from './doors/http/idempotency/keyed-calls.ts'
import { Accounts } from './firm/accounts/sign-in/accounts.ts'
import { makeSingleSignOn } from './firm/accounts/single-sign-on/make-single-sign-on.ts'
import { DrawnPictures } from './firm/chatbots/drawn-pictures.ts'
import { ProvenHosts } from './firm/domains/chatbot-of-host.ts'
import { makeProofFinder } from './firm/domains/proof-finder.ts'
import { ShareFont } from './firm/share/share-font.ts'
import { VisitorKeys } from './firm/visitor-keys/visitor-keys.ts'
import { KeyCache } from './firm/workspaces/key-cache.ts'
import { AskPaces } from './homes/feeds/reso/ask-pace.ts'
import { TableReaders } from './homes/listings/import/apart/table-readers.ts'
import { MapBackgrounds } from './homes/map/map-backgrounds.ts'
import { makeMapTiles } from './homes/map/tiles/make-map-tiles.ts'
import { IndexByWorker } from './homes/search/by-worker/index-by-worker.ts'
import { expectedFeatures } from './homes/search/expected-features.ts'
import { indexMemory } from './homes/search/index-memory.ts'
import { Crawler } from './knowledge/crawling/crawler.ts'
import { Embeddings } from './knowledge/embedding/embeddings.ts'
import { openEmbeddingModel } from './knowledge/embedding/open-embedding-model.ts'
import { Learning } from './knowledge/learning/learning.ts'
import { KnowledgeIndexes } from './knowledge/retrieval/knowledge-indexes.ts'
import { makeSms } from './notify/sms/sms.ts'
import { Webhooks } from './notify/webhooks/webhooks.ts'
import { PublicAddress } from './platform/address/public-address.ts'
import type { Config } from './platform/config/config.ts'
import type { OpenDatabase } from './platform/database/connect.ts'
import { DocumentReader } from './platform/document-reading/document-reader.ts'
import { Events } from './platform/events/events.ts'
import { makeFileStorage } from './platform/files/make-file-storage.ts'
import { AnswerPlaces } from './platform/limits/answer-places.ts'
import { KnownNetworks } from './platform/limits/known-networks.ts'
import { NamelessProxies } from './platform/limits/nameless-proxies.ts'
import { OpenAnswers } from './platform/limits/open-answers.ts'
import { makeVisitorLimits } from './platform/limits/visitor-limits.ts'
import { LiveStreams } from './platform/live/live-streams.ts'
import type { Log } from './platform/logging/log.ts'
import { makeMailer } from './platform/mail/make-mailer.ts'
import { makeMedia } from './platform/media/media.ts'
import { makeMetrics } from './platform/metrics.ts'
import { makeFirmModels } from './platform/models/keys/firm-models.ts'
import { makeGuardedFetch } from './platform/outbound/guarded-fetch.ts'
import { KeptConnections } from './platform/outbound/kept-connections.ts'
import { isNamed, makeOutboundRule } from './platform/outbound/outbound-allow.ts'
import { isPublicAddress } from './platform/outbound/public-address.ts'
import { ReadLog } from './platform/read-log/read-log.ts'
import { Secrets } from './platform/secrets/secrets.ts'
import { makeSpace } from './platform/space/make-space.ts'
import { WorkSlices } from './platform/work/work-slices.ts'
import { Languages } from './reading/languages/languages.ts'
import { visitorDesk } from './visitors/visitor-desk.ts'

/** A small index is made in that time; of a larger one the database answers meanwhile, in tens of milliseconds. */
const indexPatienceMs = 50

/** Each holds a model's call, a reader and what it has not read yet. */
const openAnswerLimits = { most: 1_500, reserve: 500, mostOfAddress: 60 }
/** Each holds some parts of half a mebibyte. */
const longAnswerLimits = { most: 64, reserve: 0, mostOfAddress: 64 }
/** Each holds a connection and little else (docs/decisions/0045): a visitor's window listens as long as it is open. */
const openStreamLimits = { most: 3_000, reserve: 500, mostOfAddress: 200 }
/** Some 80 kB each. */
const mostShareCards = 60

/**
 * Puts an app together from the configuration: the one place where adapters are chosen. `languages`: what has compiled
 * them already, for the same classes.
 */
export async function makeApp(
  config: Config,
  database: OpenDatabase,
  options: { log: Log; publicUrl: string; stopping: AbortSignal; languages?: Languages },
): Promise<App> {
  const languages = options.languages ?? new Languages({ furtherClasses: config.fairHousingClasses })
  const slices = new WorkSlices()
  const searchIndex = new IndexByWorker({
    connection: database.connection,
    memoryBytes: indexMemory(config.searchMemoryMb),
    patienceMs: indexPatienceMs,
    expected: expectedFeatures,
    onError: (err, scope) => options.log.warn({ err, ...scope }, 'an index failed; searches go to the database'),
  })
  options.stopping.addEventListener('abort', () => void searchIndex.close(), { once: true })
  const knowledge = new KnowledgeIndexes({ db: database.db, slices })
  options.stopping.addEventListener('abort', () => knowledge.close(), { once: true })
  const space = makeSpace(config, options.log)
  const keyedCalls = new KeyedCalls(database.db, database.connection, options)
  options.stopping.addEventListener('abort', () => void keyedCalls.close(), { once: true })
  const tokens = new TokenCounter((err) => options.log.warn({ err }, 'tokens could not be counted'))
  options.stopping.addEventListener('abort', () => tokens.close(), { once: true })
  const now = () => new Date()
  const secrets = new Secrets({ db: database.db, dataDir: config.dataDir, configured: config.encryptionKey })
  const models = makeFirmModels(config, { db: database.db, secrets, log: options.log })
  const warmUp = new WarmUp({
    db: database.db,
    languages,
    slices,
    searchIndex,
    tokens,
    hasModels: () => models.ofServer.list().length > 1,
    now,
    stopping: options.stopping,
    onError: (err) => options.log.warn({ err }, 'the first answer could not be prepared'),
  })
  const isAllowed = makeOutboundRule(config.outboundAllow, isPublicAddress)
  const outbound = makeGuardedFetch(isAllowed)
  const kept = new KeptConnections()
  options.stopping.addEventListener('abort', () => kept.close(), { once: true })
  const documents = new DocumentReader()
  options.stopping.addEventListener('abort', () => documents.close(), { once: true })
  const tables = new TableReaders()
  options.stopping.addEventListener('abort', () => tables.close(), { once: true })
  const embeddings = makeEmbeddings(config, database, { slices, log: options.log, now })
  if (embeddings) options.stopping.addEventListener('abort', () => void embeddings.close(), { once: true })
  const newId = () => randomBytes(16).toString('hex')
  const accountsSource = {
    db: database.db,
    secrets,
    newId,
    now,
    log: options.log,
    publicUrl: () => app.address.usual,
    idleHours: config.sessionIdleHours,
  }
  const app: App = {
    db: database.db,
    patientDb: database.patientDb,
    pool: database.pool,
    connection: database.connection,
    keyedCalls,
    secrets,
    keys: new KeyCache(database.db),
    accounts: new Accounts(accountsSource),
    singleSignOn: makeSingleSignOn(config, now),
    visitorKeys: new VisitorKeys(database.db, secrets),
    visitorLimits: makeVisitorLimits(),
    knownNetworks: new KnownNetworks(),
    namelessProxies: new NamelessProxies(options.log),
    runningAnswers: new RunningAnswers(),
    openAnswers: new OpenAnswers(openAnswerLimits),
    longAnswers: new OpenAnswers(longAnswerLimits),
    openStreams: new OpenAnswers(openStreamLimits),
    live: new LiveStreams(database.db, {
      onError: (err) => options.log.debug({ err }, 'what is new could not be read; it is tried again at once'),
    }),
    questionPlaces: new AnswerPlaces(8),
    answerPlaces: new AnswerPlaces(4),
    languages,
    hiddenTexts: new HiddenTexts(),
    models,
    tokens,
    modelsAtWork: new ModelsAtWork(),
    searchIndex,
    knowledge,
    embeddings,
    warmUp,
    openings: new Openings({
      db: database.db,
      languages,
      slices,
      searchIndex,
      now,
      stopping: options.stopping,
      onError: (err) => options.log.warn({ err }, 'suggestions could not be drawn from listings'),
    }),
    slices,
    files: await makeFileStorage(config),
    drawnPictures: new DrawnPictures(),
    sharePictures: new DrawnPictures(mostShareCards),
    shareFont: new ShareFont(),
    maps: new MapBackgrounds(),
    hosts: new ProvenHosts(database.db),
    space,
    visitorUploads: { bytes: config.visitorUploadMb * 1_048_576, files: config.visitorUploadFiles },
    media: makeMedia({ log: options.log, ffmpeg: config.ffmpeg }),
    visitorDesk,
    requestDemoTalks,
    events: new Events(),
    outbound,
    documents,
    tables,
    crawler: new Crawler({ fetch: outbound, db: database.db }),
    learning: new Learning(),
    mailer: makeMailer(config, { db: database.db, log: options.log, secrets, isAllowed }),
    webhooks: new Webhooks({ fetch: makeGuardedFetch(isAllowed, kept), httpHosts: config.webhookHttpHosts, isAllowed }),
    feedDoor: { fetch: outbound, mayBePlain: (host) => isNamed(config.outboundAllow, host), paces: new AskPaces() },
    sms: makeSms(config),
    metrics: makeMetrics(database.pool, space, searchIndex),
    reads: new ReadLog(database.db, {
      now: () => app.now(),
      onError: (err) => options.log.warn({ err }, 'who read what could not be kept yet; it is tried again'),
    }),
    requestCounts: new RequestCounts(database.db, {
      now: () => app.now(),
      onError: (err) => options.log.warn({ err }, 'requests of programs could not be counted yet; it is tried again'),
    }),
    proofs: makeProofFinder({
      dnsServers: config.dnsServers,
      fetch: outbound,
    }),
    log: options.log,
    address: new PublicAddress({
      db: database.db,
      configured: config.publicUrl,
      read: () => app.publicUrl,
      write: (url) => {
        app.publicUrl = url
      },
    }),
    publicUrl: options.publicUrl,
    demoChatbot: null,
    mapTiles: makeMapTiles(config, { log: options.log, now, kept, space }),
    modelTokensADay: config.modelTokensADay,
    modelPrices: config.modelPrices,
    quotas: config.quotas,
    modelTimeoutMs: config.modelTimeoutMs,
    now,
    newId,
    stopping: options.stopping,
  }
  return app
}

function makeEmbeddings(
  config: Config,
  { db }: OpenDatabase,
  options: { slices: WorkSlices; log: Log; now: () => Date },
): Embeddings | null {
  const { embeddingModel } = config
  return embeddingModel === null ? null : new Embeddings(openEmbeddingModel(config, embeddingModel), { db, ...options })
}
