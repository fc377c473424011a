import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GuardedFetch, OutboundError, type OutboundResponse } from '../../../platform/outbound/guarded-fetch.ts'
import type { FeedProgress } from '../feed.ts'
import { FeedFailure } from '../feed-failure.ts'

const mostBytes = 1_024 * 1_048_576
const mostMs = 20 * 60_000

/** So long nobody reads a file: who made it has died. */
const staleMs = 24 * 3_600_000
const folderPrefix = 'porchlight-feed-'

export interface Downloaded {
  path: string
  /** To ask next time whether it has changed. */
  mark: Pick<FeedProgress, 'etag' | 'lastModified'>
  remove(): Promise<void>
}

/** Fetches an address into a file of its own; null: it has not changed since. Fails with a FeedFailure. */
export async function download(
  fetchGuarded: GuardedFetch,
  address: string,
  { etag, lastModified }: Pick<FeedProgress, 'etag' | 'lastModified'>,
  signal: AbortSignal,
): Promise<Downloaded | null> {
  await removeStale()
  const folder = await mkdtemp(join(tmpdir(), folderPrefix))
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const path = join(folder, 'feed')
  try {
    const { url, authorization } = splitAddress(address)
    const response = await fetchInto(path, fetchGuarded, {
      url,
      headers: {
        ...(authorization === null ? {} : { authorization }),
        ...(etag === undefined ? {} : { 'if-none-match': etag }),
        ...(lastModified === undefined ? {} : { 'if-modified-since': lastModified }),
      },
      maxBytes: mostBytes,
      unpacks: true,
      timeoutMs: mostMs,
      signal,
    })
    if (response.status === 304) {
      await remove()
      return null
    }
    if (response.status !== 200) throw describeStatus(response.status)
    const mark = {
      ...(response.headers.etag === undefined ? {} : { etag: response.headers.etag }),
      ...(response.headers['last-modified'] === undefined ? {} : { lastModified: response.headers['last-modified'] }),
    }
    return { path, mark, remove }
  } catch (error) {
    await remove()
    throw error instanceof OutboundError ? describeFault(error) : error
  }
}

/** What processes that were killed left behind. */
async function removeStale(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(folderPrefix))
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const found = await stat(path).catch(() => null)
    // One of another user stays where it is.
    if (found && Date.now() - found.mtimeMs > staleMs) await rm(path, { recursive: true, force: true }).catch(() => {})
  }
}

async function fetchInto(
  path: string,
  fetchGuarded: GuardedFetch,
  request: Omit<Parameters<GuardedFetch>[0], 'onPiece'>,
): Promise<OutboundResponse> {
  const file = createWriteStream(path)
  let failure: Error | null = null
  file.on('error', (error) => {
    failure ??= error
  })
  const onPiece = async (piece: Buffer): Promise<void> => {
    if (failure) throw failure
    if (!file.write(piece)) await once(file, 'drain')
  }
  try {
    return await fetchGuarded({ ...request, onPiece })
  } finally {
    file.end()
    if (!failure) await once(file, 'close').catch(() => {})
  }
}

/** A name and password in an address are sent as browsers do it. */
export function splitAddress(address: string): { url: string; authorization: string | null } {
  const url = new URL(address)
  if (url.username === '' && url.password === '') return { url: url.href, authorization: null }
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  return { url: url.href, authorization: `Basic ${Buffer.from(pair).toString('base64')}` }
}

function describeStatus(status: number): FeedFailure {
  if (status === 401 || status === 403)
    return new FeedFailure(`The address refuses us (${status}): look at its name, password or token.`, {
      isLasting: true,
    })
  if (status === 404 || status === 410)
    return new FeedFailure(`There is nothing at the address any more (${status}).`, { isLasting: true })
  return new FeedFailure(`The address answered ${status} instead of a file; it is tried again.`)
}

export function describeFault(error: OutboundError): FeedFailure {
  const sentences = {
    'bad-address': 'The address is no web address that may be fetched.',
    'not-public': 'The address is a private one: name its host or network in PORCHLIGHT_OUTBOUND_ALLOW.',
    'not-found': 'The host of the address is not known.',
    'too-many-redirects': 'The address leads from one place to the next without end.',
    'too-large': `The answer is larger than a feed may be: ${error.message}.`,
    'too-slow': `The answer took too long: ${error.message}.`,
    failed: `The address could not be read: ${error.message}.`,
  }
  const isLasting = error.fault === 'bad-address' || error.fault === 'not-public'
  return new FeedFailure(sentences[error.fault], { isLasting, cause: error })
}
