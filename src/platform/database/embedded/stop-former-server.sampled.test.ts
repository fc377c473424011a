import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataFolder, type TestDataFolder } from '../../../../test/data-folder.ts'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import { type EmbeddedDatabase, openEmbeddedDatabase } from './open-embedded-database.ts'
import { findServerPackage } from './programs/find-server-package.ts'
import { prepareServerPrograms } from './programs/prepare-server-programs.ts'
import { chooseServerAccount } from './programs/server-account.ts'
import { runServer } from './run-server.ts'
import { openServerLog } from './server-log.ts'
import { serverSettings } from './server-settings.ts'
import { processExists, query, startOwner } from './start-for-test.fixture.ts'

let folder: TestDataFolder
let lines: string[]
let database: EmbeddedDatabase | undefined
let strangers: ChildProcess[]

beforeEach(() => {
  folder = makeDataFolder()
  lines = []
  strangers = []
})

afterEach(async () => {
  await database?.stop()
  for (const stranger of strangers) stranger.kill('SIGKILL')
  folder.remove()
})

async function open(): Promise<EmbeddedDatabase> {
  database = await openEmbeddedDatabase({ dataDir: folder.path, purpose: 'test', log: (line) => lines.push(line) })
  return database
}

/** Writes until the connection breaks. Resolves when a write was acknowledged, with the last one of all to be waited for. */
async function beginWriting(connection: EmbeddedConnection): Promise<{ last: Promise<number> }> {
  const client = new pg.Client(connection)
  client.on('error', () => {})
  await client.connect()
  const write = (number: number) => client.query('INSERT INTO numbers VALUES ($1)', [number])
  await write(1)
  const writeOn = async (): Promise<number> => {
    for (let number = 2; ; number++) {
      try {
        await write(number)
      } catch {
        return number - 1
      }
    }
  }
  return { last: writeOn() }
}

async function highestNumber(connection: EmbeddedConnection): Promise<number> {
  const [row] = await query<{ highest: number }>(connection, 'SELECT coalesce(max(number), 0) AS highest FROM numbers')
  return row?.highest ?? -1
}

async function openForNumbers(guarded: boolean) {
  const owner = await startOwner(folder.path, { guarded })
  await query(owner.connection, 'CREATE TABLE IF NOT EXISTS numbers (number int)')
  await query(owner.connection, 'TRUNCATE numbers')
  return owner
}

test.runIf(process.platform === 'linux')('where setpriv exists the server ends with its killed Node', async () => {
  const owner = await openForNumbers(true)
  const { last: written } = await beginWriting(owner.connection)
  await sleep(200)
  await owner.kill()
  // At once, while the server may still be shutting down.
  const { connection } = await open()
  expect(processExists(owner.serverPid)).toBe(false)
  const acknowledged = await written
  expect(acknowledged).toBeGreaterThan(0)
  expect(await highestNumber(connection)).toBeGreaterThanOrEqual(acknowledged)
})

quickTest('a server that outlived its killed Node is stopped by the next start, which says so', async () => {
  const owner = await openForNumbers(false)
  const { last: written } = await beginWriting(owner.connection)
  await sleep(200)
  await owner.kill()
  expect(processExists(owner.serverPid)).toBe(true)
  const { connection, pid } = await open()
  expect(pid).not.toBe(owner.serverPid)
  expect(processExists(owner.serverPid)).toBe(false)
  expect(await highestNumber(connection)).toBeGreaterThanOrEqual(await written)
  expect(lines).toEqual([
    `A database server of an earlier run is still there (process ${owner.serverPid}); it is being stopped.`,
  ])
})

deepTest(
  'a server of a killed Node that shows itself only when the next one starts is ended all the same',
  async () => {
    const { location, connection, stop } = await open()
    await stop()
    const cluster = join(location, 'cluster')
    const source = findServerPackage()
    const account = chooseServerAccount(folder.path, cluster)
    const nativeFolder = prepareServerPrograms(source, account, location, () => {})
    const programs = { nativeFolder, workingFolder: location, account }
    const serverLog = openServerLog(location)
    try {
      const start = () =>
        runServer(cluster, serverSettings(connection), programs, serverLog, (line) => lines.push(line))
      const former = await start()
      const next = await start()
      expect(processExists(former.pid)).toBe(false)
      expect(await query({ ...connection, database: 'postgres' }, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      expect(lines).toEqual([
        `A database server of an earlier run is still there (process ${former.pid}); it is being stopped.`,
      ])
      await next.stop()
    } finally {
      serverLog.close()
    }
  },
)

deepTest(
  'Node and server killed in the middle of writes, again and again: every acknowledged row is there',
  async () => {
    for (let round = 0; round < 3; round++) {
      const owner = await openForNumbers(round % 2 === 0)
      const writers = [await beginWriting(owner.connection), await beginWriting(owner.connection)]
      // Computes without looking at the clock or the world, so it notices late that its server is gone.
      const busy = query(owner.connection, 'SELECT sum(sqrt(n)) FROM generate_series(1, 30000000) AS n').catch(() => {})
      await sleep(100 + 130 * round)
      process.kill(owner.serverPid, 'SIGKILL')
      await owner.kill()
      const { connection, stop } = await open()
      expect(await highestNumber(connection)).toBeGreaterThanOrEqual(
        Math.max(...(await Promise.all(writers.map(({ last }) => last)))),
      )
      await busy
      await stop()
    }
  },
)

deepTest(
  'numbers of processes that have long been given to others do not keep the database from starting',
  async () => {
    const first = await open()
    const cluster = join(first.location, 'cluster')
    const former = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
    await first.stop()
    const { uid, gid } = statSync(cluster)
    const identity = process.getuid?.() === 0 ? { uid, gid } : {}
    // The first is alive; the second is dead and never collected, because its parent became another program.
    const alive = spawn('sleep', ['60'], identity)
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec sleep 60'], {
      ...identity,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    strangers.push(alive, parent)
    const deadPid = Number(await new Promise((resolve) => parent.stdout.once('data', resolve)))
    await sleep(200)
    for (const pid of [alive.pid, deadPid]) {
      writeFileSync(join(cluster, 'postmaster.pid'), former.replace(/^\d+/, String(pid)))
      if (first.connection.host.startsWith('/')) {
        writeFileSync(join(first.connection.host, '.s.PGSQL.5432.lock'), former.replace(/^\d+/, String(pid)))
      }
      const { connection, stop } = await open()
      expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      await stop()
    }
    expect(processExists(alive.pid ?? 0)).toBe(true)
  },
)

deepTest('a process that leaves without stopping the server takes it along', async () => {
  for (const guarded of [true, false]) {
    const owner = await startOwner(folder.path, { guarded, purpose: 'leave' })
    await new Promise((resolve) => owner.child.once('exit', resolve))
    for (let wait = 0; wait < 100 && processExists(owner.serverPid); wait++) await sleep(50)
    expect(processExists(owner.serverPid)).toBe(false)
  }
})
