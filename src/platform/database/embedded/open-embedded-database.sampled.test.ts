import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder, type TestDataFolder } from '../../../../test/data-folder.ts'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { makeDatabaseFolder } from '../../../../test/started-folder.ts'
import { attachEmbeddedDatabase, attachOrOpenEmbeddedDatabase } from './attach-embedded-database.ts'
import { clusterFolder, findServerFolder } from './folder/data-folder.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded-database.ts'
import { query, spawnOwner, startOwner } from './start-for-test.fixture.ts'

let folder: TestDataFolder
let lines: string[]
let opened: { stop(): Promise<void> }[]

beforeEach(() => {
  lines = []
  opened = []
})

afterEach(async () => {
  for (const database of opened) await database.stop()
  folder.remove()
})

async function open(dataDir = folder.path): Promise<EmbeddedDatabase> {
  const database = await openEmbeddedDatabase({ dataDir, purpose: 'test', log: (line) => lines.push(line) })
  opened.push(database)
  return database
}

quickTest('rows are there again after stop and reopen, and nothing is said when all is well', async () => {
  folder = makeDataFolder()
  const first = await open()
  await query(first.connection, 'CREATE TABLE notes (text text)')
  await query(first.connection, 'INSERT INTO notes VALUES ($1)', ['Zürich 🏡'])
  await first.stop()
  expect(await first.exited).toEqual({ code: 0, signal: null, expected: true })
  const second = await open()
  expect(await query(second.connection, 'SELECT text FROM notes')).toEqual([{ text: 'Zürich 🏡' }])
  expect(lines).toEqual([])
})

deepTest('the server keeps what it acknowledged and knows letters beyond ASCII', async () => {
  folder = await makeDatabaseFolder()
  const { connection } = await open()
  const names = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'TimeZone', 'server_encoding']
  const settings = await query<{ name: string; setting: string }>(
    connection,
    'SELECT name, setting FROM pg_settings WHERE name = ANY($1)',
    [names],
  )
  expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    TimeZone: 'UTC',
    server_encoding: 'UTF8',
  })
  await query(connection, 'CREATE EXTENSION pg_trgm')
  const [row] = await query<{ lower: string; trigrams: string[] }>(
    connection,
    "SELECT lower('ZÜRICH'), show_trgm('Zürich') AS trigrams",
  )
  expect(row?.lower).toBe('zürich')
  // With ü taken for a blank there would be a word that begins with r.
  expect(row?.trigrams).not.toContain('  r')
})

test.skipIf(process.platform === 'win32')(
  'nobody else can reach it: no network, private folders, a password',
  async () => {
    folder = makeDataFolder()
    const { connection, location } = await open()
    const [row] = await query<{ listen_addresses: string }>(connection, 'SHOW listen_addresses')
    expect(row?.listen_addresses).toBe('')
    for (const path of [connection.host, join(location, 'cluster')]) expect(statSync(path).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder.path, 'database.json')).mode & 0o777).toBe(0o600)
    await expect(query({ ...connection, password: 'guess' }, 'SELECT 1')).rejects.toThrow(
      'password authentication failed',
    )
    const rules = await query<{ auth_method: string }>(connection, 'SELECT DISTINCT auth_method FROM pg_hba_file_rules')
    expect(rules).toEqual([{ auth_method: 'scram-sha-256' }])
  },
)

quickTest('a second process is refused in one sentence that names the first', async () => {
  folder = await makeDatabaseFolder()
  await open()
  await expect(startOwner(folder.path)).rejects.toThrow(
    `The database in ${folder.path} is in use by another Porchlight ("test", process ${process.pid})`,
  )
  await expect(open()).rejects.toThrow('is in use by another Porchlight')
})

deepTest('of two first starts at once, one gets the database and the other is refused', async () => {
  folder = makeDataFolder()
  const outcomes = await Promise.allSettled([startOwner(folder.path), startOwner(folder.path)])
  const [winner] = outcomes.filter((outcome) => outcome.status === 'fulfilled')
  const [loser] = outcomes.filter((outcome) => outcome.status === 'rejected')
  await winner?.value.stop()
  expect(String(loser?.reason)).toMatch(/in use by another Porchlight \("fixture", process \d+\)/)
})

deepTest('a start waits for an owner that has said that it ends', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  first.announceEnd()
  const second = open()
  // Longer than one that has said nothing is waited for.
  setTimeout(() => void first.stop(), 2_000)
  const { connection } = await second
  expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

deepTest('the folder is free again once its owner has stopped, or was refused', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  await expect(open()).rejects.toThrow('in use')
  await first.stop()
  await first.stop()
  await (await open()).stop()
})

quickTest('a command attaches to the running server, and opens the database itself when none runs', async () => {
  folder = makeDataFolder()
  const options = { dataDir: folder.path, purpose: 'import', log: (line: string) => lines.push(line) }
  expect(await attachEmbeddedDatabase(options)).toBeNull()
  expect(await attachEmbeddedDatabase({ dataDir: join(folder.path, 'missing') })).toBeNull()
  const alone = await attachOrOpenEmbeddedDatabase(options)
  expect(alone.opened?.connection).toEqual(alone.connection)
  await alone.stop()
  expect(await attachEmbeddedDatabase(options)).toBeNull()

  const owner = await startOwner(folder.path)
  const attached = await attachOrOpenEmbeddedDatabase(options)
  expect(attached.opened).toBeUndefined()
  await attached.stop()
  expect(await query(attached.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await owner.stop()
})

deepTest(
  'commands that meet a server in its first start wait for it; of many at once, one opens and the others attach',
  async () => {
    folder = makeDataFolder()
    const use = async (number: number) => {
      const options = { dataDir: folder.path, purpose: 'import', log: () => {} }
      const database = await attachOrOpenEmbeddedDatabase(options)
      opened.push(database)
      await query(database.connection, 'SELECT $1::int', [number])
      return database.opened !== undefined
    }
    const uses = await Promise.all([1, 2, 3].map(use))
    expect(uses.filter((isOwner) => isOwner)).toHaveLength(1)
  },
)

deepTest(
  'a first start that was killed leaves nothing that the next one trips over',
  async () => {
    folder = makeDataFolder()
    const { path } = folder
    const serverFolder = (): string => findServerFolder(path)
    const drafts = (): string[] =>
      existsSync(serverFolder()) ? readdirSync(serverFolder()).filter((name) => name.startsWith('cluster.')) : []
    const isMade = (): boolean => existsSync(clusterFolder(serverFolder()))
    // How far it has come: it has a folder, has begun a draft of the database, has written much of it, has made it.
    const moments = [
      () => existsSync(join(path, 'database.json')),
      (former: string[]) => drafts().some((name) => !former.includes(name)),
      (former: string[]) =>
        drafts().some((name) => !former.includes(name) && existsSync(join(serverFolder(), name, 'data', 'base'))),
      () => isMade(),
    ]
    for (const isThere of moments) {
      const former = drafts()
      const child = spawnOwner(path)
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await expect.poll(() => isThere(former) || isMade(), { timeout: 100_000, interval: 2 }).toBe(true)
      child.kill('SIGKILL')
      await ended
    }
    const { connection, location, stop } = await open()
    expect(await query(connection, 'SELECT current_database() AS name')).toEqual([{ name: 'porchlight' }])
    await stop()
    // What initdb has begun ends a while after its Node, and may write until then.
    await expect.poll(() => processesIn(location), { timeout: 60_000 }).toEqual([])
    await open()
    expect(drafts()).toEqual([])
  },
  300_000,
)

/** Processes that stand in a folder or below it, where the system tells. */
function processesIn(location: string): string[] {
  const processes = existsSync('/proc/self') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  return processes.filter((pid) => {
    try {
      return `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${location}/`)
    } catch {
      // It has ended in this moment, or is somebody else’s.
      return false
    }
  })
}

deepTest('folders with long and with odd names work', async () => {
  folder = makeDataFolder()
  for (const name of ['deep/'.repeat(30), `it's, "quoted" & 'all' $(that) Zürich`]) {
    const dataDir = join(folder.path, name)
    for (let round = 0; round < 2; round++) {
      const database = await open(dataDir)
      expect(await query(database.connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      await database.stop()
    }
  }
  await expect(open(join(folder.path, 'two\nlines'))).rejects.toThrow('line break')
})

quickTest('a lost database.json is made anew with another password', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  await query(first.connection, 'CREATE TABLE notes AS SELECT 1 AS one')
  await first.stop()
  rmSync(join(folder.path, 'database.json'))
  const second = await open()
  expect(second.connection.password).not.toBe(first.connection.password)
  expect(await query(second.connection, 'SELECT one FROM notes')).toEqual([{ one: 1 }])
})

deepTest('a damaged database.json and a database of another version are named in one sentence', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  await first.stop()
  const record = readFileSync(join(folder.path, 'database.json'), 'utf8')
  writeFileSync(join(folder.path, 'database.json'), record.slice(0, 30))
  await expect(open()).rejects.toThrow('database.json is damaged')
  writeFileSync(join(folder.path, 'database.json'), record)
  writeFileSync(join(first.location, 'cluster', 'PG_VERSION'), '17\n')
  await expect(open()).rejects.toThrow(
    /is of PostgreSQL 17 and this Porchlight brings PostgreSQL 18: .*porchlight backup/,
  )
  writeFileSync(join(first.location, 'cluster', 'PG_VERSION'), '18\n')
  await open()
})

quickTest('a server that cannot start says why, and leaves the folder free', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  await first.stop()
  const control = join(first.location, 'cluster', 'global', 'pg_control')
  const bytes = readFileSync(control)
  rmSync(control)
  await expect(open()).rejects.toThrow(/did not start: .*pg_control/)
  writeFileSync(control, bytes)
  const { uid, gid } = statSync(join(first.location, 'cluster'))
  chownSync(control, uid, gid)
  await open()
})

deepTest.each(['SIGKILL', 'SIGINT', 'SIGQUIT', 'SIGTERM'] as const)(
  'a server that is ended by %s from outside runs again by itself, with every acknowledged row, and says so in two lines',
  async (signal) => {
    folder = await makeDatabaseFolder()
    const database = await open()
    await query(database.connection, 'CREATE TABLE notes AS SELECT 1 AS one')
    const former = database.pid
    // A connection that stays: told to end politely, the server would wait for it without end.
    const staying = new pg.Client(database.connection)
    staying.on('error', () => {})
    await staying.connect()
    process.kill(former, signal)
    const answer = () => query(database.connection, 'SELECT one FROM notes').catch(() => [])
    await expect
      .poll(async () => [database.pid === former, await answer()], { timeout: 30_000 })
      .toEqual([false, [{ one: 1 }]])
    await expect
      .poll(() => lines)
      .toEqual([
        expect.stringMatching(/^The database server ended (by SIG|with exit code )\S+; it is being started again\.$/),
        expect.stringMatching(/^The database server runs again, after [\d.]+ s\.$/),
      ])
    await staying.end().catch(() => {})
    await database.stop()
    await (await open()).stop()
    expect(lines).toHaveLength(2)
  },
)

deepTest('a server that is not asked to run again is left alone', async () => {
  folder = await makeDatabaseFolder()
  const database = await open()
  const { pid } = database
  await database.stop()
  expect(await database.exited).toMatchObject({ expected: true })
  expect([database.pid, lines]).toEqual([pid, []])
})

deepTest('the log stays small and holds no values', async () => {
  folder = await makeDatabaseFolder()
  const first = await open()
  await query(first.connection, 'CREATE TABLE notes (text text UNIQUE)')
  for (const round of ['added', 'refused']) {
    const insert = query(first.connection, 'INSERT INTO notes VALUES ($1)', ['secret-of-a-customer'])
    if (round === 'refused') await expect(insert).rejects.toThrow('duplicate key')
    else await insert
  }
  await first.stop()
  const log = join(first.location, 'server.log')
  expect(readFileSync(log, 'utf8')).toContain('duplicate key')
  expect(readFileSync(log, 'utf8')).not.toContain('secret-of-a-customer')
  writeFileSync(log, 'x'.repeat(6 * 2 ** 20))
  await (await open()).stop()
  expect(statSync(log).size).toBeLessThan(10_000)
  expect(statSync(`${log}.1`).size).toBe(6 * 2 ** 20)
  expect(existsSync(log)).toBe(true)
})
