import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { attachEmbeddedDatabase } from '../src/platform/database/embedded/attach-embedded-database.ts'
import type { EmbeddedConnection } from '../src/platform/database/embedded/embedded-connection.ts'
import { fillChatbot } from './copy-listings.ts'
import { type LoadGenerator, startLoadGenerator } from './load-generator.ts'
import { fullSize, type Size } from './options.ts'
import { type RunningPorchlight, serverCommand, startPorchlight } from './porchlight-process.ts'

export interface Credentials {
  secretKey: string
  sessionKey: string
}

/** What the measurements work on: a data folder of their own, and the Porchlight that runs on it. */
export interface Stage {
  size: Size
  load: LoadGenerator
  dataDir: string
  logFile: string
  credentials: Credentials
  porchlight(): RunningPorchlight
  /** Starts Porchlight anew, in its default configuration but for what is given. */
  restart(environment?: Record<string, string>): Promise<RunningPorchlight>
  /** Ends Porchlight, and with it its database, until the next `restart`. */
  stopPorchlight(): Promise<void>
  /** Calls an operation with the secret key and answers its Data. */
  call<Data>(path: string, body: object): Promise<Data>
  /** Where Porchlight's database is reached while it runs. */
  connection(): Promise<EmbeddedConnection>
  withClient<Result>(run: (client: pg.Client) => Promise<Result>): Promise<Result>
  /** Makes a chatbot and answers where its rows belong. */
  addChatbot(): Promise<BenchChatbot>
  /** The chatbot that lists and creates, in a workspace with all its listings; filled when first asked for. */
  filledChatbot(): Promise<BenchChatbot>
  close(): Promise<void>
}

export interface BenchChatbot {
  serialNumber: string
  workspaceId: number
  chatbotId: number
}

/** `size` is for the measurements of `npm run bench`; a bench with sizes of its own gives none. */
export async function openStage(size: Size = fullSize): Promise<Stage> {
  const load = await startLoadGenerator()
  const dataDir = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
  // The database's unprivileged user may pass through.
  chmodSync(dataDir, 0o711)
  const logFile = join(dataDir, 'porchlight.log')
  let running: RunningPorchlight | null = null
  let filled: Promise<BenchChatbot> | null = null

  const stage: Stage = {
    size,
    load,
    dataDir,
    logFile,
    credentials: { secretKey: '', sessionKey: '' },
    porchlight: () => {
      if (!running) throw new Error('Porchlight does not run')
      return running
    },
    restart: async (environment = {}) => {
      await stage.stopPorchlight()
      running = await startPorchlight(serverCommand, { PORCHLIGHT_DATA_DIR: dataDir, ...environment }, logFile)
      return running
    },
    stopPorchlight: async () => {
      await running?.stop()
      running = null
    },
    call: (path, body) => callOperation(stage, path, body),
    connection: async () => {
      const attached = await attachEmbeddedDatabase({ dataDir })
      if (!attached) throw new Error('the database of the bench does not run')
      return attached.connection
    },
    withClient: async (run) => {
      const client = new pg.Client(await stage.connection())
      await client.connect()
      try {
        return await run(client)
      } finally {
        await client.end()
      }
    },
    addChatbot: () => addChatbot(stage),
    filledChatbot: () => {
      filled ??= fillWorkspace(stage)
      return filled
    },
    close: async () => {
      await stage.stopPorchlight()
      await load.stop()
      removeFolder(dataDir)
    },
  }
  try {
    await stage.restart()
    stage.credentials = JSON.parse(readFileSync(join(dataDir, 'credentials.json'), 'utf8'))
    return stage
  } catch (error) {
    await stage.close()
    throw error
  }
}

const mostAgain = 10

async function callOperation<Data>(stage: Stage, path: string, body: object): Promise<Data> {
  const send = () =>
    fetch(stage.porchlight().url + path, {
      method: 'POST',
      headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  let response = await send()
  // On a machine that does much else a server may be full: it says when to come again, and a client does.
  for (let again = 0; response.status === 503 && again < mostAgain; again += 1) {
    await response.arrayBuffer()
    await wait(1_000 * Number(response.headers.get('retry-after') ?? 1))
    response = await send()
  }
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
  return JSON.parse(text).Data
}

async function addChatbot(stage: Stage): Promise<BenchChatbot> {
  const serialNumber = await stage.call<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 })
  return stage.withClient(async (client) => {
    const { rows } = await client.query<Omit<BenchChatbot, 'serialNumber'>>(
      'SELECT "workspaceId", id AS "chatbotId" FROM chatbots WHERE "serialNumber" = $1',
      [serialNumber],
    )
    const [row] = rows
    if (!row) throw new Error('the chatbot that was just made is not in the database')
    return { serialNumber, ...row }
  })
}

/** One chatbot with its share of the workspace's listings, and others of uneven size with the rest. */
async function fillWorkspace(stage: Stage): Promise<BenchChatbot> {
  const { chatbotListings, workspaceListings } = stage.size
  const begin = performance.now()
  const rest = workspaceListings - chatbotListings
  const shares = [chatbotListings, Math.floor(rest * 0.5), Math.floor(rest * 0.3)]
  shares.push(workspaceListings - shares.reduce((sum, share) => sum + share, 0))
  const chatbots: BenchChatbot[] = []
  for (const _ of shares) chatbots.push(await stage.addChatbot())
  let first = 1
  for (const [index, chatbot] of chatbots.entries()) {
    const count = shares[index] ?? 0
    const half = Math.floor(count / 2)
    // Two connections, so that the database is busy while lines are made.
    await Promise.all([
      stage.withClient((client) => fillChatbot(client, chatbot, first, half)),
      stage.withClient((client) => fillChatbot(client, chatbot, first + half, count - half)),
    ])
    first += count
  }
  await stage.withClient(async (client) => {
    await client.query('VACUUM (ANALYZE)')
    await client.query('CHECKPOINT')
  })
  const seconds = (performance.now() - begin) / 1_000
  console.log(`${workspaceListings.toLocaleString('en')} listings are in place after ${seconds.toFixed(0)} s.`)
  const [chatbot] = chatbots
  if (!chatbot) throw new Error('no chatbot was filled')
  return chatbot
}

function removeFolder(dataDir: string): void {
  try {
    // Where the database's user cannot reach the temporary folder, the server's files lie elsewhere.
    const { serverFolder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as {
      serverFolder?: string
    }
    if (serverFolder !== undefined) rmSync(serverFolder, { recursive: true, force: true })
  } catch {
    // It never came to a database.
  }
  rmSync(dataDir, { recursive: true, force: true })
}
