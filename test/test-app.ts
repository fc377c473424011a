import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from '../src/doors/app.ts'
import { makeHttpServer } from '../src/doors/http/server.ts'
import { forgetKeys } from '../src/firm/workspaces/forget-keys.ts'
import { makeKey } from '../src/firm/workspaces/key.ts'
import { keyChannel } from '../src/firm/workspaces/key-channel.ts'
import { insertKey } from '../src/firm/workspaces/keys/key-store.ts'
import { insertWorkspace } from '../src/firm/workspaces/workspace-store.ts'
import { Crawler } from '../src/knowledge/crawling/crawler.ts'
import { runEmbedding } from '../src/knowledge/embedding/run-embedding.ts'
import { runLearning } from '../src/knowledge/learning/run-learning.ts'
import { makeApp } from '../src/make-app.ts'
import { type SenderOptions, startWebhookSender } from '../src/notify/webhooks/sender.ts'
import { type Config, readConfig } from '../src/platform/config/config.ts'
import { connect } from '../src/platform/database/connect.ts'
import { listenFor } from '../src/platform/database/listen.ts'
import type { EventConsumer } from '../src/platform/events/consumer.ts'
import { runEvents } from '../src/platform/events/run-events.ts'
import { startJobQueue } from '../src/platform/jobs/start-job-queue.ts'
import { liveChannel } from '../src/platform/live/live-channel.ts'
import { makeLog } from '../src/platform/logging/log.ts'
import { languages } from '../src/reading/languages/languages.fixture.ts'
import { createTestDatabase } from './test-database.ts'

export interface TestWorkspace {
  workspaceId: number
  secretKey: string
  sessionKey: string
}

export interface Answer<Data = unknown> {
  status: number
  headers: Headers
  /** The body as it came. */
  text: string
  body: { Data: Data; Version: string; Success: boolean; Code: number; Message: string }
}

export interface TestApp extends TestWorkspace {
  url: string
  app: App
  /** Another workspace on the same server, to prove that neither sees the other. */
  addWorkspace(): Promise<TestWorkspace>
  /** POSTs JSON with the secret key, unless told otherwise. */
  post<Data = unknown>(path: string, body: unknown, options?: PostOptions): Promise<Answer<Data>>
  /** Makes a chatbot and answers its serialNumber. */
  addChatbot(settings?: Record<string, unknown>): Promise<string>
  /** Makes a session and answers its id. */
  addSession(serialNumber: string): Promise<number>
  close(): Promise<void>
}

export interface PostOptions {
  headers?: Record<string, string | undefined>
  /** Sends this text instead of the body as JSON. */
  raw?: string
  method?: string
}

/** What a machine that is busy with something else may take for a statement, where no test is about that. */
const ofBusyMachine = { statementMs: 60_000, connectMs: 60_000 }
/** The same for an answer. */
const answerMsOfBusyMachine = 120_000

/** Starts the whole server on a fresh database and a free port. `config` overrides variables as the environment would. */
export async function startTestApp(
  options: {
    environment?: Record<string, string>
    connection?: App['connection']
    statementMs?: number
    /** Who is told of events, as in a whole process; left out: events wait. */
    consumers?: readonly EventConsumer[]
    /** Has webhooks delivered, as in a whole process. */
    webhooks?: SenderOptions
    /** Has sources of knowledge learned, as in a whole process; left out: they wait. */
    learns?: boolean
  } = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'porchlight-test-'))
  const own = options.connection ? null : await createTestDatabase()
  const connection = options.connection ?? own?.connection ?? {}
  const config: Config = readConfig({
    LOG_LEVEL: 'silent',
    // Two of them on one database are two processes of one installation.
    PORCHLIGHT_ENCRYPTION_KEY: '0'.repeat(64),
    PORCHLIGHT_DATA_DIR: dataDir,
    PORT: '0',
    // Tests run on nearly full disks too.
    PORCHLIGHT_STORAGE_RESERVE_MB: '0',
    PORCHLIGHT_STORAGE_RESERVE_PERCENT: '0',
    ...options.environment,
  })
  const { statementMs } = options
  const database = connect(connection, statementMs === undefined ? ofBusyMachine : { statementMs })
  const stopping = new AbortController()
  const app = await makeApp(config, database, {
    log: makeLog(config.logLevel),
    publicUrl: '',
    stopping: stopping.signal,
    ...(config.fairHousingClasses.length === 0 && { languages }),
  })
  const { trustProxy, metricsToken, securityContact } = config
  const http = makeHttpServer(app, { trustProxy, metricsToken, securityContact, answerMs: answerMsOfBusyMachine })
  const url = await http.listen({ host: '127.0.0.1', port: 0 })
  app.publicUrl = config.publicUrl ?? url
  const listener = await listenFor(connection, keyChannel, (payload) => forgetKeys(app, payload))
  const live = await listenFor(connection, liveChannel, (payload) => app.live.wake(payload))
  const { consumers } = options
  const events = consumers && (await runEvents(app, await startJobQueue(app), consumers))
  const webhooks = options.webhooks && startWebhookSender(app, options.webhooks)
  // Its pace for the sites of firms would be felt by tests alone.
  if (options.learns) app.crawler = new Crawler({ fetch: app.outbound, intervalMs: 5 })
  const learning = options.learns ? runLearning(app) : undefined
  const embedding = options.learns && app.embeddings ? runEmbedding(app, app.embeddings) : undefined
  app.mailer.start()
  const first = await addWorkspace(app)

  return {
    ...callsOf(url, first),
    app,
    addWorkspace: () => addWorkspace(app),
    close: async () => {
      await http.close(0, () => stopping.abort())
      stopping.abort()
      await app.runningAnswers.settle(5_000)
      await learning?.stop()
      await embedding?.stop()
      await events?.stop()
      await webhooks?.close()
      await app.reads.flush()
      await app.requestCounts.flush()
      await app.mailer.close()
      await app.searchIndex.close()
      await listener.close()
      await live.close()
      await database.close()
      await own?.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What tests call of a server with the keys of a workspace. */
export function callsOf(
  url: string,
  workspace: TestWorkspace,
): TestWorkspace & Pick<TestApp, 'url' | 'post' | 'addChatbot' | 'addSession'> {
  const post = async <Data>(
    path: string,
    body: unknown,
    { headers, raw, method }: PostOptions = {},
  ): Promise<Answer<Data>> => {
    const all = { authorization: workspace.secretKey, 'content-type': 'application/json', ...headers }
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined)
    const response = await fetch(url + path, {
      method: method ?? 'POST',
      headers: sent,
      ...(method === 'GET' ? {} : { body: raw ?? JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parse(text) }
  }

  const addChatbot = async (settings?: Record<string, unknown>): Promise<string> => {
    const { body } = await post<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 })
    if (!settings) return body.Data
    const edited = await post('/chat/Chatbot/Edit', { serialNumber: body.Data, ...settings })
    if (!edited.body.Success) throw new Error(edited.text)
    return body.Data
  }
  const addSession = async (serialNumber: string): Promise<number> => {
    const { body } = await post<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
    return body.Data.SessionID
  }
  return { ...workspace, url, post, addChatbot, addSession }
}

async function addWorkspace(app: App): Promise<TestWorkspace> {
  const workspaceId = await insertWorkspace(app.db, 'Test workspace')
  const secretKey = makeKey('secret')
  const sessionKey = makeKey('session')
  await insertKey(app.db, { workspaceId, kind: 'secret', key: secretKey, label: 'test' })
  await insertKey(app.db, { workspaceId, kind: 'session', key: sessionKey, label: 'test' })
  return { workspaceId, secretKey, sessionKey }
}

/** The envelope; an empty one for bodies that are none, such as streams and pages. */
function parse<Data>(text: string): Answer<Data>['body'] {
  try {
    return JSON.parse(text)
  } catch {
    return { Data: undefined as Data, Version: '', Success: false, Code: 0, Message: '' }
  }
}
