import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import type { OpenDatabase } from '../connect.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

let folder: string
let open: OpenDatabase[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'porchlight-bomb-'))
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

/** Uploaded files, kept in a map. */
function keepFiles(kept: Record<string, string>) {
  return {
    kept,
    list: () => Readable.from(Object.entries(kept).map(([name, content]) => ({ name, bytes: content.length }))),
    open: async (name: string) => Readable.from([Buffer.from(kept[name] ?? '')]),
    put: async (name: string, bytes: Readable) => {
      kept[name] = (await buffer(bytes)).toString()
      return kept[name].length
    },
  }
}

/** Answers the path of a backup with a workspace and one large file. */
async function makeBackup(): Promise<string> {
  const source = await openDatabase()
  await source.db.insertInto('workspaces').values({ name: 'Harbour Homes' }).execute()
  const target = join(folder, 'backup.tar.gz')
  await writeBackup({ connection: source.connection, files: keepFiles({ large: 'x'.repeat(3_000_000) }), target })
  return target
}

test('a backup that unpacks to more than it says is refused early, before anything is touched', async () => {
  const target = await makeBackup()
  const copy = await openDatabase()
  await copy.db.insertInto('workspaces').values({ name: 'Hillside Realty' }).execute()
  const files = keepFiles({})
  const bomb = join(folder, 'bomb.tar.gz')
  const refuse = async (bytes: Uint8Array, message: RegExp | string): Promise<number> => {
    writeFileSync(bomb, bytes)
    const begin = process.cpuUsage()
    const options = { connection: copy.connection, files, source: bomb, force: true }
    await expect(restoreBackup(options)).rejects.toThrow(message)
    expect(files.kept).toEqual({})
    const { rows } = await copy.pool.query('SELECT name FROM workspaces')
    expect(rows).toEqual([{ name: 'Hillside Realty' }])
    const { user, system } = process.cpuUsage(begin)
    return (user + system) / 1_000
  }
  const tooMuch = 'it unpacks to more than it says'
  const entries = (await unpackTar(gunzipSync(readFileSync(target)))).map(({ header, data = new Uint8Array() }) => ({
    header,
    body: data,
  }))
  const [heading, ...rest] = entries
  const added = (name: string, size: number) => ({
    header: { name, size, type: 'file' as const },
    body: new Uint8Array(size),
  })
  const huge = 300 * 1_048_576
  const pack = async (...all: typeof entries) => gzipSync(await packTar(all), { level: 1 })
  if (!heading) throw new Error('the backup is empty')

  // In front, in the middle, under a name that is there, and behind the end, where tar looks no more.
  for (const name of ['files/bomb', 'files/large', 'tables/listings/000009', 'notes.txt']) {
    await refuse(await pack(heading, added(name, huge), ...rest), tooMuch)
  }
  await refuse(Buffer.concat([readFileSync(target), gzipSync(Buffer.alloc(huge), { level: 1 })]), tooMuch)
  await refuse(await pack(added('porchlight-backup.json', huge)), /far too large|unpacks to more/)
  await refuse(await pack(heading, added('manifest.json', huge)), /far too large|unpacks to more/)

  // Two gigabytes of nothing in two megabytes: what it costs is what it says, not what it is.
  const zeros = gzipSync(Buffer.alloc(2 ** 26), { level: 9 })
  const nothing = Buffer.concat([readFileSync(target), ...Array.from({ length: 32 }, () => zeros)])
  expect(await refuse(nothing, tooMuch)).toBeLessThan(2_000)

  // One that does not say how much it is.
  const silent = {
    header: { ...heading.header },
    body: Buffer.from('{"format":"porchlight-backup","formatVersion":1}'),
  }
  silent.header.size = silent.body.length
  await refuse(await pack(silent, added('files/bomb', huge), ...rest), tooMuch)
  await expect(
    restoreBackup({
      connection: copy.connection,
      files,
      source: await place(await pack(silent, ...rest)),
      force: true,
    }),
  ).resolves.toMatchObject({ files: 1 })
})

async function place(bytes: Uint8Array): Promise<string> {
  const path = join(folder, 'placed.tar.gz')
  writeFileSync(path, bytes)
  return path
}

test('usual programs unpack a backup', async () => {
  const target = await makeBackup()
  execFileSync('tar', ['-xzf', target, '-C', folder])
  const heading = JSON.parse(readFileSync(join(folder, 'porchlight-backup.json'), 'utf8'))
  expect(heading).toEqual({
    format: 'porchlight-backup',
    formatVersion: 1,
    unpackedBytes: gunzipSync(readFileSync(target)).length,
  })
  expect(readFileSync(join(folder, 'files', 'large'), 'utf8')).toHaveLength(3_000_000)
})
