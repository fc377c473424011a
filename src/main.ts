import { consumers } from './consumers.ts'
import { startAudits } from './conversation/audits/kept/audit-worker.ts'
import { failFormerTurns } from './conversation/chat/heal-abandoned-turns.ts'
import type { App } from './doors/app.ts'
import { addDemoChatbot } from './doors/demo/add-demo-chatbot.ts'
import { describeListenFailure } from './doors/http/listen-failure.ts'
import { makeHttpServer } from './doors/http/server.ts'
import type { RunningServer } from './doors/running-server.ts'
import { findChatbotAnywhere } from './firm/chatbots/chatbot-store.ts'
import { type CredentialsFile, readCredentialsFile, writeCredentialsFile } from './firm/workspaces/credentials-file.ts'
import { forgetKeys } from './firm/workspaces/forget-keys.ts'
import { keyChannel } from './firm/workspaces/key-channel.ts'
import { makeFirstWorkspace } from './firm/workspaces/make-first-workspace.ts'
import { onFirstStart } from './firm/workspaces/workspace-store.ts'
import { startFeeds } from './homes/feeds/feed-worker.ts'
import { moveListingAddresses } from './homes/listings/move-addresses-store.ts'
import { startUploads } from './homes/listings/uploads/upload-worker.ts'
import { runEmbedding } from './knowledge/embedding/run-embedding.ts'
import { makeLearningMetrics } from './knowledge/learning/learning-metrics.ts'
import { runLearning, takeUpLearning } from './knowledge/learning/run-learning.ts'
import { makeApp } from './make-app.ts'
import { startWebhookSender } from './notify/webhooks/sender.ts'
import { type Config, listSecrets } from './platform/config/config.ts'
import { describeTrouble } from './platform/database/database-trouble.ts'
import { listenFor } from './platform/database/listen.ts'
import { openDatabase, type PreparedDatabase } from './platform/database/open-database.ts'
import { untilBack } from './platform/database/until-back.ts'
import { runEvents } from './platform/events/run-events.ts'
import { startJobQueue } from './platform/jobs/start-job-queue.ts'
import { liveChannel } from './platform/live/live-channel.ts'
import { makeLog } from './platform/logging/log.ts'
import { databaseFolders } from './platform/space/make-space.ts'
import { watchSpace } from './platform/space/watch-space.ts'
import { releaseMemory } from './platform/work/release-memory.ts'
import { startJobs } from './schedule.ts'

/** Running answers get this long to finish once the process is told to stop. */
const usualGraceMs = 10_000
/** Turns that nobody waits for have this long to store how they ended. */
const settleMs = 2_000

/** Opens the database, makes the first workspace, listens. */
export async function startServer(config: Config, options: { say: (line: string) => void }): Promise<RunningServer> {
  const log = makeLog(config.logLevel, listSecrets(config))
  const stopping = new AbortController()
  const database = await openDatabase(config, {
    serve: true,
    purpose: 'start',
    maxConnections: 20,
    log: options.say,
    report: (line) => log.warn(line),
    onLost: (error) => log.warn(describeTrouble(error), 'the connection to the database was lost'),
    onBack: (seconds) => log.warn({ seconds }, 'the database is connected again'),
  })
  try {
    return await serve(config, database, { stopping, log })
  } catch (error) {
    await database.close()
    throw error
  }
}

async function serve(
  config: Config,
  database: PreparedDatabase,
  { stopping, log }: { stopping: AbortController; log: App['log'] },
): Promise<RunningServer> {
  const publicUrl = config.publicUrl ?? ''
  const app = await makeApp(config, database, { log, publicUrl, stopping: stopping.signal })
  // Each may be done twice; a database that does not answer for a moment ends no start.
  const once = <Result>(work: () => Promise<Result>): Promise<Result> =>
    untilBack(work, { signal: stopping.signal, mostMs: config.databaseWaitMs })
  await once(() => app.secrets.prepare())
  await once(() =>
    app.visitorKeys.sealPlain((err) => log.warn({ err }, 'what lay unsealed may still be in the database’s file')),
  )
  if (config.databaseUrl === null) {
    await once(() => failFormerTurns(app.patientDb))
    await once(() => takeUpLearning(app))
  }
  const { trustProxy, metricsToken, securityContact, logAddresses } = config
  const http = makeHttpServer(app, { trustProxy, metricsToken, securityContact, logAddresses })
  const address = await http.listen(config).catch((error: unknown) => {
    throw describeListenFailure(error, config)
  })
  const localUrl = localAddress(address, config)
  app.publicUrl = config.publicUrl ?? localUrl
  await once(() => app.address.follow())
  const credentials = await once(() => prepareWorkspace(app, config))
  app.demoChatbot = credentials?.serialNumber ?? null
  const listener = await listenFor(database.connection, keyChannel, (payload) => forgetKeys(app, payload))
  const live = await listenFor(database.connection, liveChannel, (payload) => app.live.wake(payload))
  const jobs = startJobs(app)
  const queue = await startJobQueue(app)
  const events = await runEvents(app, queue, consumers)
  const feeds = await startFeeds(app, queue)
  const uploads = startUploads(app)
  const audits = startAudits(app)
  const webhooks = startWebhookSender(app)
  app.mailer.start()
  makeLearningMetrics(app)
  const learning = runLearning(app)
  const embedding = app.embeddings && runEmbedding(app, app.embeddings)
  const watch = watchSpace(app, databaseFolders(config)[0] ?? null)
  releaseMemory(app.stopping)

  let stop: Promise<void> | null = null
  return {
    app,
    dataDir: config.dataDir,
    localUrl,
    credentials,
    stop: (graceMs = usualGraceMs) => {
      stop ??= (async () => {
        database.announceEnd()
        await http.close(graceMs, () => stopping.abort())
        stopping.abort()
        await app.runningAnswers.settle(settleMs)
        await watch.stop()
        await jobs.stop()
        await feeds.stop()
        await uploads.stop()
        await audits.stop()
        await learning.stop()
        await embedding?.stop()
        await events.stop()
        await webhooks.close()
        await app.reads.flush()
        await app.requestCounts.flush()
        await app.mailer.close()
        await app.searchIndex.close()
        await listener.close()
        await live.close()
        await database.close()
      })()
      return stop
    },
  }
}

/** The credentials file of the first start, with its address as it is today. */
async function prepareWorkspace(app: App, config: Config): Promise<CredentialsFile | null> {
  await onFirstStart(app.patientDb, async (db) => {
    const first = await makeFirstWorkspace(db, { ...config, addDemo: config.demo ? addDemoChatbot(app) : null })
    await writeCredentialsFile(config.dataDir, { baseUrl: app.publicUrl, ...first })
  })
  const kept = await readCredentialsFile(config.dataDir)
  if (!kept) return null
  const credentials = { ...kept, baseUrl: app.publicUrl }
  if (kept.baseUrl !== credentials.baseUrl) {
    await moveDemo(app, kept)
    await writeCredentialsFile(config.dataDir, credentials)
  }
  return credentials
}

/** The pages of the demo's listings are our own: their addresses follow ours. */
async function moveDemo(app: App, { serialNumber, baseUrl }: CredentialsFile): Promise<void> {
  const chatbot = serialNumber === undefined ? null : await findChatbotAnywhere(app.db, serialNumber)
  if (chatbot === null) return
  const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
  await moveListingAddresses(app.patientDb, scope, `${baseUrl}/demo/`, `${app.publicUrl}/demo/`)
}

/** An address that works on this machine also when listening on every network. */
function localAddress(address: string, config: Config): string {
  const port = new URL(address).port || (address.startsWith('https') ? '443' : '80')
  const host = config.host === '0.0.0.0' || config.host === '::' ? '127.0.0.1' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
