import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { packTar, unpackTar } from 'modern-tar'
import { afterEach, beforeEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { createTestDatabase, openTestDatabase } from '../../../../test/test-database.ts'
import { connect, type Database, type OpenDatabase } from '../connect.ts'
import { migrations } from '../migrate.ts'
import type { BackupProgress } from './backup-progress.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let open: OpenDatabase[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-backup-'))
  open = []
})

afterEach(async () => {
  for (const database of open) await database.close()
  rmSync(folder, { recursive: true, force: true })
})

async function openDatabase(): Promise<OpenDatabase> {
  const database = await openTestDatabase()
  open.push(database)
  return database
}

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map((value) => value.replaceAll('\0', '')),
  fc.constantFrom(
    '\\.',
    '\\N',
    '\\',
    '\t\r\n',
    '',
    'NULL',
    "'; DROP TABLE listings; --",
    '🏡 Zürich \u2028 ﷽',
    '\u007f\u0001',
  ),
)
const extremes = fc.oneof(fc.double(), fc.constantFrom(0, -0, 1e308, 5e-324, Number.NaN, Infinity, -Infinity, 0.1))

async function fill(db: Database, rows: number): Promise<void> {
  const { id: workspaceId } = await db
    .insertInto('workspaces')
    .values({ name: 'Harbour Homes' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const settings = JSON.stringify({ SystemMessage: 'a\\b\t"c"\n', Temperature: 1 })
  const { id: chatbotId } = await db
    .insertInto('chatbots')
    .values({ workspaceId, serialNumber: 'serial', settings })
    .returning('id')
    .executeTakeFirstOrThrow()
  const samples = fc.sample(fc.record({ text: hostile, other: hostile, number: extremes, bytes: fc.uint8Array() }), {
    seed: 20,
    numRuns: rows,
  })
  for (const [index, sample] of samples.entries()) {
    await db
      .insertInto('keys')
      .values({
        workspaceId,
        kind: 'secret',
        hash: Buffer.concat([Buffer.from(sample.bytes), Buffer.from(`#${index}`)]),
        start: sample.text,
        label: sample.other,
        expiresAt: index % 2 === 0 ? null : new Date(index * 1e9 + 0.5),
      })
      .execute()
    await db
      .insertInto('outbox')
      .values({
        workspaceId,
        recipient: sample.text,
        subject: sample.other,
        text: sample.text.repeat(20),
        sentAt: null,
      })
      .execute()
  }
  await addListings(db, workspaceId, chatbotId, samples.slice(0, 12))
}

async function addListings(
  db: Database,
  workspaceId: number,
  chatbotId: number,
  samples: { text: string; number: number }[],
): Promise<void> {
  for (const { text: value, number } of samples) {
    await sql`INSERT INTO listings ("workspaceId", "chatbotId", "SaleType", "Status", "CurrencySymbol", "PropertyType",
        "Bedrooms", "Bathrooms", "Url", "MLSNumber", "YearBuilt", "DaysOnMarket", "LotArea", "BuildingArea", "AreaUnit",
        "ParkingSpots", "Description", "City", "SalePrice", "cityKey", "mlsKey", "urlKey")
      SELECT ${workspaceId}, ${chatbotId}, 'for_sale', 'Active', ${value}, 'House', ${number}, 2.5, ${value}, ${value},
        1990, 3, 100, 90, 'Square Feet', 1, ${value} || repeat(md5(n::text), 50), 'Ballard', ${number}, 'ballard', ${value},
        '\\x00ff'
      FROM generate_series(1, 300) AS n`.execute(db)
  }
}

/** Every table with a fingerprint of its rows, and the next number of each counter. */
async function describe(db: Database): Promise<Record<string, unknown>> {
  const description: Record<string, unknown> = {}
  const tables = await sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()
    AND tablename NOT IN ('migrations', 'migrationLock') ORDER BY 1`.execute(db)
  for (const { name } of tables.rows) {
    const result = await sql`SELECT count(*) AS rows, md5(string_agg(t::text, '|' ORDER BY t::text)) AS fingerprint
      FROM ${sql.table(name)} AS t`.execute(db)
    description[name] = result.rows[0]
  }
  const counters = await sql<{ name: string; last: number | null }>`SELECT sequencename AS name, last_value AS last
    FROM pg_sequences WHERE schemaname = current_schema() ORDER BY 1`.execute(db)
  description.counters = counters.rows
  return description
}

/** Uploaded files, kept in a map. */
function keepFiles(kept: Record<string, string> = {}) {
  return {
    kept,
    list: async function* () {
      for (const [name, content] of Object.entries(kept)) yield { name, bytes: Buffer.byteLength(content) }
    },
    open: async (name: string) => Readable.from([Buffer.from(kept[name] ?? '')]),
    put: async (name: string, bytes: Readable) => {
      const content = await buffer(bytes)
      kept[name] = content.toString()
      return content.length
    },
  }
}

async function makeBackup(rows = 60) {
  const source = await openDatabase()
  await fill(source.db, rows)
  const files = keepFiles({ 'workspace-1/picture-1': 'picture', 'workspace-1/empty': '', large: 'x'.repeat(3_000_000) })
  const target = join(folder, 'backup.tar.gz')
  const written = await writeBackup({ connection: source.connection, files, target })
  return { source, files, target, written }
}

quickTest('rows, counters and files come back exactly as they were, in a database that goes on working', async () => {
  const { source, files: saved, target, written } = await makeBackup()
  const before = await describe(source.db)
  expect(statSync(target).mode & 0o777).toBe(0o600)

  const copy = await openDatabase()
  const files = keepFiles()
  const progress: BackupProgress[] = []
  const restored = await restoreBackup({
    connection: copy.connection,
    files,
    source: target,
    onProgress: (step) => progress.push(step),
  })
  expect(restored).toMatchObject(written)
  expect(written).toMatchObject({ files: 3, rows: 60 * 2 + 12 * 300 + 12 + 2 + 1 })
  expect(await describe(copy.db)).toEqual(before)
  expect(files.kept).toEqual(saved.kept)
  expect(progress.at(-1)).toMatchObject({
    stage: 'restore',
    doneBytes: statSync(target).size,
    totalBytes: statSync(target).size,
  })

  // Counters go on and triggers count, as if nothing had been.
  await addListings(copy.db, 1, 1, [{ text: 'new', number: 1 }])
  const counted =
    await sql`SELECT (SELECT sum(count) FROM "listingCounts")::int AS kept, count(*)::int AS there FROM listings`.execute(
      copy.db,
    )
  expect(counted.rows).toEqual([{ kept: 3_900, there: 3_900 }])
})

deepTest('a backup of a busy database holds the rows of one moment', async () => {
  const source = await openDatabase()
  await fill(source.db, 60)
  let stopped = false
  const writer = (async () => {
    while (!stopped) await addListings(source.db, 1, 1, [{ text: 'meanwhile', number: 2 }])
  })()
  const target = join(folder, 'busy.tar.gz')
  const files = keepFiles()
  await writeBackup({ connection: source.connection, files, target })
  stopped = true
  await writer
  const copy = await openDatabase()
  await restoreBackup({ connection: copy.connection, files, source: target })
  const counted = await sql<{
    kept: number
    there: number
  }>`SELECT (SELECT sum(count) FROM "listingCounts")::int AS kept,
    count(*)::int AS there FROM listings`.execute(copy.db)
  expect(counted.rows[0]?.kept).toBe(counted.rows[0]?.there)
  // A number that was given away during the backup is not given again.
  await addListings(copy.db, 1, 1, [{ text: 'after', number: 3 }])
})

quickTest('a database with rows is left alone, unless it shall be replaced', async () => {
  const { source, target } = await makeBackup()
  const busy = await openDatabase()
  await busy.db.insertInto('workspaces').values({ name: 'Hillside Realty' }).execute()
  const before = await describe(busy.db)
  const files = keepFiles()
  const options = { connection: busy.connection, files, source: target }
  await expect(restoreBackup(options)).rejects.toThrow('The database is not empty (table workspaces has rows)')
  expect(await describe(busy.db)).toEqual(before)
  await restoreBackup({ ...options, force: true })
  expect(await describe(busy.db)).toEqual(await describe(source.db))
})

deepTest('a backup of an earlier version is restored and brought to the newest schema', async () => {
  const old = await createTestDatabase()
  const database = connect(old.connection)
  await sql`DROP SCHEMA public CASCADE`.execute(database.db)
  await sql`CREATE SCHEMA public`.execute(database.db)
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: async () => ({ '0001-start': migrations['0001-start'] ?? {} }) as typeof migrations },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrationLock',
  })
  await migrator.migrateToLatest()
  await sql`INSERT INTO workspaces (name) VALUES ('Old Town Homes')`.execute(database.db)
  const files = keepFiles()
  const target = join(folder, 'old.tar.gz')
  await writeBackup({ connection: old.connection, files, target })
  await database.close()
  await old.drop()

  const copy = await openDatabase()
  const newest = await describeSchema(copy.db)
  await restoreBackup({ connection: copy.connection, files, source: target })
  expect(await copy.db.selectFrom('workspaces').select('name').execute()).toEqual([{ name: 'Old Town Homes' }])
  expect(await describeSchema(copy.db)).toEqual(newest)
})

async function describeSchema(db: Database): Promise<unknown> {
  const columns = await sql`SELECT table_name, column_name, data_type FROM information_schema.columns
    WHERE table_schema = 'public' ORDER BY 1, 2`.execute(db)
  const routines =
    await sql`SELECT routine_name FROM information_schema.routines WHERE routine_schema = 'public' ORDER BY 1`.execute(
      db,
    )
  const applied = await sql`SELECT name FROM migrations ORDER BY 1`.execute(db)
  return [columns.rows, routines.rows, applied.rows]
}

deepTest('a damaged backup is refused before anything is touched, wherever the damage is', async () => {
  const { target } = await makeBackup(20)
  const copy = await openDatabase()
  await copy.db.insertInto('workspaces').values({ name: 'Hillside Realty' }).execute()
  const before = await describe(copy.db)
  const files = keepFiles()
  const whole = readFileSync(target)
  const damaged = join(folder, 'damaged.tar.gz')
  const tryRestore = async (bytes: Uint8Array) => {
    writeFileSync(damaged, bytes)
    await expect(restoreBackup({ connection: copy.connection, files, source: damaged, force: true })).rejects.toThrow(
      /^(This|The manifest of this) (backup|file) is (damaged|not)/,
    )
  }
  for (const length of [0, 10, 1000, Math.floor(whole.length / 2), whole.length - 1])
    await tryRestore(whole.subarray(0, length))
  // Inside the packed bytes, and inside what they unpack to, where no check of the packing helps.
  const plain = gunzipSync(whole)
  const places = fc.sample(fc.integer({ min: 0, max: plain.length - 20_000 }), { seed: 3, numRuns: 6 })
  for (const position of places.map((place) => nextContent(plain, place))) {
    // The first ten bytes of a gzip file tell when and where it was packed, and no check covers them.
    await tryRestore(flip(whole, Math.max(10, Math.floor((position / plain.length) * whole.length))))
    await tryRestore(gzipSync(flip(plain, position), { level: 1 }))
  }
  await tryRestore(Buffer.from('not a backup at all'))
  await tryRestore(gzipSync('not a backup at all'))
  const other = await packTar([{ header: { name: 'notes.txt', size: 2, type: 'file' }, body: 'hi' }])
  await tryRestore(gzipSync(other))
  expect(await describe(copy.db)).toEqual(before)
  expect(files.kept).toEqual({})
})

/** The first byte of what a file of the tar holds, from `position` on: between them lie blanks up to 512 bytes, which are nothing. */
function nextContent(tar: Buffer, position: number): number {
  for (let header = 0; ; ) {
    const size = Number.parseInt(tar.toString('latin1', header + 124, header + 135), 8)
    const [begin, end] = [header + 512, header + 512 + size]
    if (position < end && size > 0) return Math.max(position, begin)
    header = begin + Math.ceil(size / 512) * 512
    if (header + 512 > tar.length) throw new Error('there is no content behind this place')
  }
}

function flip(bytes: Uint8Array, position: number): Uint8Array {
  const copy = Uint8Array.from(bytes)
  copy[position] = (copy[position] ?? 0) ^ 0x01
  return copy
}

/** Changes the manifest of a backup as someone might who knows the form. */
async function rewrite(target: string, change: (manifest: Record<string, unknown>) => void): Promise<string> {
  const entries = await unpackTar(gunzipSync(readFileSync(target)))
  const changed = entries.map(({ header, data = new Uint8Array() }) => {
    if (header.name !== 'manifest.json') return { header, body: data }
    const manifest: Record<string, unknown> = JSON.parse(Buffer.from(data).toString())
    change(manifest)
    const body = Buffer.from(JSON.stringify(manifest))
    return { header: { ...header, size: body.length }, body: new Uint8Array(body) }
  })
  const path = join(folder, 'rewritten.tar.gz')
  writeFileSync(path, gzipSync(await packTar(changed), { level: 1 }))
  return path
}

deepTest('a backup that PostgreSQL refuses leaves the database as it was', async () => {
  const { target } = await makeBackup(20)
  const copy = await openDatabase()
  await copy.db.insertInto('workspaces').values({ name: 'Hillside Realty' }).execute()
  const before = await describe(copy.db)
  const files = keepFiles()
  const source = await rewrite(target, (manifest) => {
    const tables = manifest.tables as { name: string; columns: string[] }[]
    tables.find(({ name }) => name === 'listings')?.columns.push('no "such" column')
  })
  await expect(restoreBackup({ connection: copy.connection, files, source, force: true })).rejects.toThrow(
    /^The backup was not restored and the database is as it was: PostgreSQL says: column .* does not exist/,
  )
  expect(await describe(copy.db)).toEqual(before)
})

quickTest('a backup of a newer version, or with a file that leads elsewhere, is refused', async () => {
  const { target } = await makeBackup(1)
  const copy = await openDatabase()
  const files = keepFiles()
  const newer = await rewrite(target, (manifest) => {
    manifest.migrations = ['0001-start', '9999-later']
  })
  await expect(restoreBackup({ connection: copy.connection, files, source: newer })).rejects.toThrow(/newer Porchlight/)
  const entries = await unpackTar(gunzipSync(readFileSync(target)))
  const escaping = entries.map(({ header, data = new Uint8Array() }) => ({
    header: { ...header, name: header.name.replace('files/large', 'files/../../large') },
    body:
      header.name === 'manifest.json'
        ? new Uint8Array(Buffer.from(Buffer.from(data).toString().replace('"large"', '"../../large"')))
        : data,
  }))
  for (const entry of escaping) entry.header.size = entry.body.length
  const source = join(folder, 'escaping.tar.gz')
  writeFileSync(source, gzipSync(await packTar(escaping), { level: 1 }))
  await expect(restoreBackup({ connection: copy.connection, files, source })).rejects.toThrow(
    'holds a file with the name "../../large"',
  )
  expect(files.kept).toEqual({})
})

deepTest('a backup that cannot be finished leaves no file, and one that is there is not overwritten', async () => {
  const source = await openDatabase()
  await fill(source.db, 5)
  const target = join(folder, 'backup.tar.gz')
  const failing = {
    list: async function* () {
      yield { name: 'gone', bytes: 7 }
      yield { name: 'short', bytes: 100 }
    },
    open: async (name: string) => {
      if (name === 'gone') throw new Error('The storage does not answer')
      return Readable.from([Buffer.from('few')])
    },
  }
  await expect(writeBackup({ connection: source.connection, files: failing, target })).rejects.toThrow(
    'does not answer',
  )
  const short = { ...failing, list: () => Readable.from([{ name: 'short', bytes: 100 }]) }
  await expect(writeBackup({ connection: source.connection, files: short, target })).rejects.toThrow()
  await expect(
    writeBackup({ connection: source.connection, files: failing, target: join(folder, 'no', 'folder.tar.gz') }),
  ).rejects.toThrow('ENOENT')
  expect(readdirSync(folder)).toEqual([])
  writeFileSync(target, 'precious')
  const none = keepFiles()
  await expect(writeBackup({ connection: source.connection, files: none, target })).rejects.toThrow('exists already')
  expect(readFileSync(target, 'utf8')).toBe('precious')
  expect(existsSync(`${target}.part`)).toBe(false)
})
