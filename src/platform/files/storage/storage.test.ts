import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type S3Server, startS3Server } from '../../../../test/servers/s3-server.ts'
import type { FileStorage } from '../file-storage.ts'
import { openDiskStorage } from './disk-storage.ts'
import { makeS3Storage } from './s3-storage.ts'

let folder: string
let s3: S3Server
const storages = new Map<string, FileStorage>()

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-test-storage-'))
  // So that temporary files of ours are told from those of other runs.
  process.env.TMPDIR = await mkdtemp(join(folder, 'tmp-'))
  s3 = await startS3Server()
  storages.set('disk', await openDiskStorage(folder))
  storages.set('s3', makeS3Storage({ ...s3, sessionToken: null }))
  storages.set('s3 with a prefix', makeS3Storage({ ...s3, url: `${s3.url}/our files/2026`, sessionToken: null }))
})

afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true })
})

const bytesOf = (length: number, seed = 7): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + seed) % 256))
const streamOf = (...pieces: Buffer[]): Readable => Readable.from(pieces, { objectMode: false })

describe.each(['disk', 's3', 's3 with a prefix'])('%s', (which) => {
  const storage = (): FileStorage => storages.get(which) ?? expect.fail()

  test('gives back what was put, byte for byte', async () => {
    const bytes = bytesOf(300_000)
    expect(await storage().put('aa/one', streamOf(bytes.subarray(0, 9), bytes.subarray(9)), 1e6)).toBe(300_000)
    expect((await buffer(await storage().open('aa/one'))).equals(bytes)).toBe(true)
  })

  test('takes exactly as many bytes as allowed, and not one more', async () => {
    expect(await storage().put('limit', streamOf(bytesOf(1_000)), 1_000)).toBe(1_000)
    await expect(storage().put('limit', streamOf(bytesOf(600), bytesOf(401, 1)), 1_000)).rejects.toMatchObject({
      code: 'body-too-large',
    })
    expect(await buffer(await storage().open('limit'))).toEqual(bytesOf(1_000))
  })

  test('keeps what was there when new bytes break off half-way', async () => {
    await storage().put('bb/kept', streamOf(Buffer.from('old')), 100)
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('new')
        throw new Error('gone')
      })(),
    )
    await expect(storage().put('bb/kept', broken, 100)).rejects.toThrow('gone')
    expect(String(await buffer(await storage().open('bb/kept')))).toBe('old')
  })

  test('replaces and removes; removing twice is no error, opening what is gone is', async () => {
    await storage().put('cc/x', streamOf(Buffer.from('1')), 100)
    await storage().put('cc/x', streamOf(Buffer.from('22')), 100)
    expect(String(await buffer(await storage().open('cc/x')))).toBe('22')
    await storage().remove('cc/x')
    await storage().remove('cc/x')
    await expect(storage().open('cc/x').then(buffer)).rejects.toThrow()
  })

  test('lists every name with its size, over several pages', async () => {
    const before = await listAll(storage())
    for (let index = 0; index < 8; index += 1) await storage().put(`list/n${index}`, streamOf(bytesOf(index)), 100)
    const added = (await listAll(storage())).filter(([name]) => !before.some(([known]) => known === name))
    expect(added).toEqual(Array.from({ length: 8 }, (_, index) => [`list/n${index}`, index]))
  })

  test.each([
    '../x',
    '/etc/passwd',
    'a//b',
    'a/../b',
    '.',
    'a\\b',
    'a b',
    '',
    'C:x',
    'x/.hidden',
    'a\0b',
    `a/${'b'.repeat(300)}`,
  ])('does not take %j for a name', async (name) => {
    await expect(storage().put(name, streamOf(Buffer.from('x')), 10)).rejects.toThrow('not a name')
    await expect(storage().open(name)).rejects.toThrow('not a name')
    await expect(storage().remove(name)).rejects.toThrow('not a name')
  })

  test('says that it can be used', async () => {
    await storage().check()
    await storage().check()
    expect((await listAll(storage())).some(([name]) => name.includes('check'))).toBe(false)
  })
})

test('the disk storage leaves nothing half-written behind', async () => {
  const storage = storages.get('disk') ?? expect.fail()
  await expect(storage.put('dd/x', streamOf(bytesOf(50)), 10)).rejects.toThrow()
  expect(await readdir(join(folder, 'arriving'))).toEqual([])
})

test('a folder that cannot be written to does not pass the check', async () => {
  const other = await mkdtemp(join(tmpdir(), 'porchlight-test-storage-'))
  const storage = await openDiskStorage(other)
  await rm(other, { recursive: true })
  await writeFile(other, 'a file where the folder was')
  await expect(storage.check()).rejects.toThrow()
  await rm(other)
})

test('S3 gets nothing of an upload that broke off or was too large, and no temporary file stays', async () => {
  const storage = storages.get('s3') ?? expect.fail()
  const before = s3.requests.length
  await expect(storage.put('ee/x', streamOf(bytesOf(50)), 10)).rejects.toThrow()
  expect(s3.requests.length).toBe(before)
  expect(await readdir(tmpdir())).toEqual([])
})

async function listAll(storage: FileStorage): Promise<[string, number][]> {
  const all: [string, number][] = []
  for await (const { name, bytes } of storage.list()) all.push([name, bytes])
  return all.sort(([a], [b]) => (a < b ? -1 : 1))
}
