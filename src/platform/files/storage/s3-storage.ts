import { createHash, randomBytes } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FileStorage } from '../file-storage.ts'
import { LimitBytes } from './limit-bytes.ts'
import { makeS3Client, type S3Client, S3Error, type S3Settings } from './s3-client.ts'
import { readListPage } from './s3-listing.ts'
import { checkStorageName, isStorageName } from './storage-name.ts'

/** Not a name of ours, so that `list` passes over it. */
const probeKey = '.porchlight-check'
/** Every readiness check looks at the bucket; writing to it as often would only cost money. */
const probeEveryMs = 60_000

const spoolPrefix = 'porchlight-upload-'
/** Three times as long as any request may take to arrive, and to be sent on. */
const staleAfterMs = 30 * 60_000

/** Keeps files in an S3-compatible bucket. */
export function makeS3Storage(settings: S3Settings): FileStorage {
  const client = makeS3Client(settings)
  let lastProbe = Number.NEGATIVE_INFINITY

  return {
    async put(name, bytes, maxBytes) {
      checkStorageName(name)
      const spool = join(tmpdir(), `${spoolPrefix}${randomBytes(16).toString('hex')}`)
      try {
        const { length, hash } = await spoolBytes(bytes, maxBytes, spool)
        const { response } = await client.call({
          method: 'PUT',
          key: name,
          body: await openAsBlob(spool),
          bodyHash: hash,
        })
        await response.body?.cancel()
        return length
      } finally {
        await rm(spool, { force: true })
      }
    },

    async open(name) {
      checkStorageName(name)
      const { response, stop } = await client.call({ method: 'GET', key: name })
      return Readable.from(readBody(response, stop, client.limits.silenceMs), { objectMode: false })
    },

    async remove(name) {
      checkStorageName(name)
      const { response } = await client.call({ method: 'DELETE', key: name, alsoFine: [404] })
      await response.body?.cancel()
    },

    list: () => listBucket(client),

    async tidy() {
      for (const file of await readdir(tmpdir())) {
        if (!file.startsWith(spoolPrefix)) continue
        const path = join(tmpdir(), file)
        const found = await stat(path).catch(() => null)
        // Another user's file stays.
        if (found && Date.now() - found.mtimeMs > staleAfterMs) await rm(path, { force: true }).catch(() => {})
      }
    },

    async check() {
      await listPage(client, { 'max-keys': '1' })
      if (performance.now() - lastProbe < probeEveryMs) return
      const body = new Blob(['porchlight'])
      const bodyHash = createHash('sha256').update('porchlight').digest('hex')
      const { response } = await client.call({ method: 'PUT', key: probeKey, body, bodyHash })
      await response.body?.cancel()
      lastProbe = performance.now()
    },
  }
}

/**
 * Takes an upload to a temporary file first: S3 wants the length before the bytes, an upload that breaks off must not
 * reach the bucket, and only so can the request be signed with the hash of the bytes and be sent again.
 */
async function spoolBytes(bytes: Readable, maxBytes: number, path: string): Promise<{ length: number; hash: string }> {
  const limit = new LimitBytes(maxBytes)
  const hash = createHash('sha256')
  const tee = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk)
      done(null, chunk)
    },
  })
  // Opened first: a stream that is given a path may make the file after it was already removed again.
  const handle = await open(path, 'wx', 0o600)
  try {
    await pipeline(bytes, limit, tee, (pieces) => handle.writeFile(pieces))
  } finally {
    await handle.close()
  }
  return { length: limit.bytes, hash: hash.digest('hex') }
}

/** The bytes of an answer; fails when none come for too long, or fewer than were announced. */
async function* readBody(response: Response, stop: AbortController, silenceMs: number): AsyncGenerator<Uint8Array> {
  const announced = response.headers.get('content-length')
  const reader = response.body?.getReader()
  let bytes = 0
  try {
    while (reader) {
      const timer = setTimeout(() => stop.abort(new S3Error('S3 stopped sending')), silenceMs)
      const { done, value } = await reader.read().finally(() => clearTimeout(timer))
      if (done) break
      bytes += value.length
      yield value
    }
    if (announced !== null && bytes !== Number(announced)) throw new S3Error('S3 sent fewer bytes than announced')
  } finally {
    stop.abort()
  }
}

async function* listBucket(client: S3Client): AsyncGenerator<{ name: string; bytes: number }> {
  let next: string | null = null
  do {
    const page = await listPage(client, next === null ? {} : { 'continuation-token': next })
    for (const { key, bytes } of page.objects) {
      const name = key.slice(client.prefix.length)
      if (key.startsWith(client.prefix) && isStorageName(name)) yield { name, bytes }
    }
    next = page.next
  } while (next !== null)
}

async function listPage(client: S3Client, query: Record<string, string>): Promise<ReturnType<typeof readListPage>> {
  const { response, stop } = await client.call({
    method: 'GET',
    query: { 'list-type': '2', ...(client.prefix === '' ? {} : { prefix: client.prefix }), ...query },
  })
  const timer = setTimeout(() => stop.abort(new S3Error('S3 stopped sending')), client.limits.silenceMs)
  try {
    return readListPage(await response.text())
  } finally {
    clearTimeout(timer)
  }
}
