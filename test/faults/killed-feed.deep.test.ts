import { rename, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attachEmbeddedDatabase } from '../../src/platform/database/embedded/attach-embedded-database.ts'
import { finishPorchlight, killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { makeHome, startResoServer } from '../servers/reso-server.ts'
import { makeStartedFolder } from '../started-folder.ts'

// SIGKILL of every process in the middle of reading a feed: the next start reads it to its end, once.

const environment = { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' }
const folder = await makeStartedFolder()
let server: ReadyPorchlight | undefined

const start = async (): Promise<ReadyPorchlight> => {
  server = await startPorchlight(folder.path, environment)
  return server
}
const kill = async (): Promise<void> => {
  if (server) await killAll(server)
}

beforeAll(start)
afterAll(async () => {
  await kill()
  folder.remove()
})

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const attached = await attachEmbeddedDatabase({ dataDir: folder.path })
  if (!attached) throw new Error('the database does not run')
  const client = new pg.Client(attached.connection)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

async function addFeed(name: string, ...words: string[]): Promise<void> {
  if (!server) throw new Error('nothing runs')
  const { baseUrl: _baseUrl, secretKey } = server.credentials
  const response = await fetch(`${server.url}/chat/Chatbot/Add`, {
    method: 'POST',
    headers: { authorization: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ timeZone: 'UTC', type: 0 }),
  })
  const { Data } = (await response.json()) as { Data: string }
  const added = await finishPorchlight(['feed', 'add', name, ...words, '--every', '1d', '--prune', '--chatbot', Data], {
    PORCHLIGHT_DATA_DIR: folder.path,
    ...environment,
  })
  expect(added, added.stderr).toMatchObject({ code: 0 })
}

interface Run {
  state: string
  message: string
  pruned: number
}

const runsOf = (name: string): Promise<Run[]> =>
  query(
    `SELECT r.state, r.message, r.pruned FROM "importRuns" r JOIN "importSources" s ON s.id = r."sourceId"
    WHERE s.name = $1 ORDER BY r.id`,
    [name],
  )
const statesOf = async (name: string) => (await runsOf(name)).map(({ state }) => state)
/** "number price" of each home of a feed. */
const homesOf = async (name: string): Promise<string[]> => {
  const rows = await query<{ home: string }>(
    `SELECT l."MLSNumber" || ' ' || l."SalePrice" AS home FROM listings l JOIN feeds f ON f."chatbotId" = l."chatbotId"
    WHERE f.name = $1`,
    [name],
  )
  return rows.map(({ home }) => home).sort()
}
const readAgain = (name: string) => query('UPDATE feeds SET "nextRunAt" = now() WHERE name = $1 RETURNING id', [name])
const soon = { timeout: 120_000, interval: 100 }
const lost = 'The process that was at it ended in the middle.'

/** `missing` are those that the feed no longer brings: they go when a second run in a row has missed them. */
async function expectFinishedOnce(name: string, expected: string[], missing: string[]): Promise<void> {
  await expect.poll(() => statesOf(name), soon).toEqual(['finished', 'stopped', 'finished'])
  expect((await runsOf(name))[1]?.message).toBe(lost)
  expect(await homesOf(name)).toEqual([...expected, ...missing].sort())
}

const count = 20_000
const round = (number: number) => Array.from({ length: count }, (_, index) => ({ number: `H${index}`, price: number }))
const csvOf = (rows: { number: string; price: number }[]) =>
  `mls,beds,price,city,description\n${rows.map(({ number, price }) => `${number},3,${price},Kent,"A home, ${number}."\n`).join('')}`
const homes = (rows: { number: string; price: number }[]) =>
  rows.map(({ number, price }) => `${number} ${price}`).sort()

test('a file: what was stored stays, the rest follows, and only what is gone goes', { timeout: 300_000 }, async () => {
  const file = join(folder.path, 'homes.csv')
  const write = async (rows: { number: string; price: number }[]) => {
    await writeFile(`${file}.new`, csvOf(rows))
    await rename(`${file}.new`, file)
  }
  await write(round(100))
  await addFeed('file', file)
  await expect.poll(() => statesOf('file'), soon).toEqual(['finished'])
  // All have another price, and some of the first and of the last are gone.
  const next = round(200).slice(50, -50)
  await write(next)
  await readAgain('file')
  await expect.poll(async () => (await homesOf('file')).some((home) => home.endsWith(' 200')), soon).toBe(true)
  await kill()
  await start()
  const gone = [...round(100).slice(0, 50), ...round(100).slice(-50)]
  await expectFinishedOnce('file', homes(next), homes(gone))
  await readAgain('file')
  await expect.poll(() => statesOf('file'), soon).toEqual(['finished', 'stopped', 'finished', 'finished'])
  expect(await homesOf('file')).toEqual(homes(next))
  expect((await runsOf('file'))[3]?.pruned).toBe(100)
})

test('an address: in the middle of the file that it sends', { timeout: 300_000 }, async () => {
  const answers: ((response: ServerResponse) => void)[] = []
  let asked = 0
  const site = createServer((_request, response) => {
    asked += 1
    answers.shift()?.(response)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address with one.
  const { port } = site.address() as AddressInfo
  const few = (price: number) => round(price).slice(0, 500)
  try {
    answers.push((response) => response.end(csvOf(few(100))))
    await addFeed('address', `http://127.0.0.1:${port}/homes.csv`)
    await expect.poll(() => statesOf('address'), soon).toEqual(['finished'])
    const next = few(200).slice(5)
    const text = csvOf(next)
    answers.push((response) => response.write(text.slice(0, 1_000)))
    await readAgain('address')
    await expect.poll(() => asked, soon).toBe(2)
    await expect.poll(() => statesOf('address'), soon).toEqual(['finished', 'running'])
    await kill()
    answers.push((response) => response.end(text))
    await start()
    await expectFinishedOnce('address', homes(next), homes(few(100).slice(0, 5)))
    expect(asked).toBe(3)
  } finally {
    site.closeAllConnections()
    await new Promise((resolve) => site.close(resolve))
  }
})

test('a Web API: it goes on where it was', { timeout: 300_000 }, async () => {
  const reso = await startResoServer(2_000)
  const offered = () => [...reso.homes.values()].map(({ ListingId, ListPrice }) => `${ListingId} ${ListPrice}`).sort()
  try {
    const secrets = ['--token-url', reso.tokenUrl, '--client-id', reso.clientId, '--client-secret', reso.clientSecret]
    await addFeed('board', '--reso', reso.url, ...secrets)
    await expect.poll(() => statesOf('board'), soon).toEqual(['finished'])
    expect(await homesOf('board')).toEqual(offered())
    const now = Date.now()
    // All of them changed since, one after the other.
    for (let index = 0; index < 2_000; index += 1) {
      const home = reso.homes.get(makeHome(index).ListingKey)
      if (home) Object.assign(home, { ListPrice: 7, ModificationTimestamp: new Date(now + index).toISOString() })
    }
    let pages = 0
    let dying: Promise<void> | undefined
    reso.onPage = () => {
      pages += 1
      if (pages === 5) dying = kill()
    }
    await readAgain('board')
    await expect.poll(() => pages, soon).toBeGreaterThanOrEqual(5)
    await dying
    reso.asked.length = 0
    await start()
    await expectFinishedOnce('board', offered(), [])
    // Not from the beginning.
    const [first = ''] = reso.asked.filter((path) => path.includes('/Property'))
    const since = /ModificationTimestamp ge (\S+?)[)&]?$/.exec(
      new URL(first, reso.url).searchParams.get('$filter') ?? '',
    )
    expect(Date.parse(since?.[1] ?? '')).toBeGreaterThan(now)
  } finally {
    await reso.close()
  }
})
