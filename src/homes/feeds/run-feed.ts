import { constants, createReadStream, type ReadStream } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import type { HomesApp } from '../homes-app.ts'
import type { ImportHooks } from '../listings/import/import-hooks.ts'
import type { ImportOptions } from '../listings/import/import-options.ts'
import { ImportRefusal } from '../listings/import/import-refusal.ts'
import type { ImportSummary } from '../listings/import/import-summary.ts'
import { readLookup } from '../listings/import/lookups/read-lookup.ts'
import { readOpenHousesFile } from '../listings/import/lookups/read-open-houses.ts'
import { findFiles } from '../listings/import/reading/find-files.ts'
import { openBytes } from '../listings/import/reading/open-bytes.ts'
import { NothingNew } from '../listings/import/runs/nothing-new.ts'
import { type RunRequest, runImport } from '../listings/import/runs/run-import.ts'
import {
  type ArchiveApp,
  type ArchivePictures,
  findArchivePictures,
  keepArchivePictures,
} from '../pictures/archive-pictures.ts'
import { FeedPictures } from '../pictures/feed-pictures.ts'
import type { Feed, FeedProgress, FeedSecrets } from './feed.ts'
import { findAddressFault } from './feed-door.ts'
import { FeedFailure } from './feed-failure.ts'
import { noteProgress, readFeedSecrets } from './feed-store.ts'
import { type Downloaded, download } from './locations/download.ts'
import { ResoClient, type ResoPatience } from './reso/reso-client.ts'
import { openResoSource } from './reso/reso-source.ts'
import { findWebApiRules, type WebApiRules } from './reso/web-api-rules.ts'

export type FeedApp = ArchiveApp &
  Pick<HomesApp, 'pool' | 'events' | 'secrets' | 'feedDoor' | 'slices' | 'now' | 'tables'>

export interface FeedRun {
  by: string
  hooks?: ImportHooks
  /** For so long a Web API is read on; then others have their turn. Left out: to its end. */
  mostMs?: number
  patience?: ResoPatience
  /** Instead of those of the provider. */
  rules?: WebApiRules
  /** Reads a file or an address again though it has not changed. */
  isForced?: boolean
}

/** A run of a feed; null: nothing has changed since the last one. `isCutShort`: there is more to be read. */
export interface FeedOutcome {
  summary: ImportSummary | null
  isCutShort: boolean
}

/** Reads a feed and imports what it brings. Fails with a FeedFailure, an ImportBusy, or as imports do. */
export async function runFeed(app: FeedApp, feed: Feed, run: FeedRun): Promise<FeedOutcome> {
  const secrets = await readFeedSecrets(app.db, feed, (place, sealed) => app.secrets.open(place, sealed))
  if (secrets === 'lost')
    throw new FeedFailure(
      'The key that its token or password is sealed with is gone: remove the feed and add it again.',
      { isLasting: true },
    )
  const options = await readOptions(feed)
  const { location } = feed
  if (location.kind === 'reso') return runReso(app, feed, run, { options, secrets })
  if (location.kind === 'https') return runAddress(app, feed, run, { options, secrets })
  return runPlace(app, feed, run, options, location)
}

interface Prepared {
  options: ImportOptions
  secrets: FeedSecrets
}

async function readOptions({ rows, timeZone }: Feed): Promise<ImportOptions> {
  const { map, set, key, dropUnmapped, prune, release = [] } = rows
  const lookups = []
  for (const { column, file } of rows.lookups) {
    const option = `--lookup ${column}=${file}`
    lookups.push(await readLookup(column, await openTable(file, option), option))
  }
  const option = `--open-houses ${rows.openHouses}`
  const openHouses = rows.openHouses ? await readOpenHousesFile(await openTable(rows.openHouses, option), option) : null
  return { map, set, lookups, openHouses, key, dropUnmapped, prune, release, timeZone, waitsForTwo: true }
}

/** A table that the feed was told of. It may have gone since. */
async function openTable(file: string, option: string): Promise<ReadStream> {
  await access(file, constants.R_OK).catch((error: NodeJS.ErrnoException) => {
    throw new FeedFailure(`${option}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`)
  })
  return createReadStream(file)
}

function importRun(app: FeedApp, feed: Feed, { by, hooks }: FeedRun) {
  return {
    // Imports go through more than a request may.
    database: { pool: app.pool, db: app.patientDb },
    events: app.events,
    scope: { workspaceId: feed.workspaceId, chatbotId: feed.chatbotId },
    source: { kind: 'feed', name: feed.name } as const,
    by,
    hooks: {
      signal: app.stopping,
      rest: () => app.slices.aside(),
      requireRoom: () => app.space.requireRoom(),
      ...hooks,
    },
  }
}

/** Who writes a file has ended when it was not changed for so long. */
const quietMs = 5_000

async function runPlace(
  app: FeedApp,
  feed: Feed,
  run: FeedRun,
  options: ImportOptions,
  location: { kind: 'file' | 'folder'; path: string; which?: 'newest' | 'all' },
): Promise<FeedOutcome> {
  const found = await findFiles(location.path).catch((error: NodeJS.ErrnoException) => {
    throw new FeedFailure(
      error.code === 'ENOENT'
        ? `There is no file or folder ${location.path} on this machine.`
        : `${location.path} cannot be read: ${error.message}.`,
    )
  })
  const files = location.which === 'all' ? found : found.slice(-1)
  if (files.length === 0)
    throw new FeedFailure(
      `The folder ${location.path} has no file of listings (CSV, XLSX, ODS, JSON, XML, BLM or ZIP).`,
    )
  const tables = await Promise.all((feed.rows.openHouses ? [feed.rows.openHouses] : []).map(findFiles))
  const state = JSON.stringify(
    [...files, ...tables.flat()].map(({ path, bytes, changedAt }) => [path, bytes, changedAt.getTime()]),
  )
  if (state === feed.progress.files && !run.isForced) return { summary: null, isCutShort: false }
  const opens = files.map(
    ({ path }) =>
      () =>
        openBytes(path),
  )
  const pictures = await findArchivePictures(app, feed, opens)
  const summary = await runOnce({
    ...importRun(app, feed, run),
    options: { ...options, pictures: pictures.addresses },
    open: async (reading) => {
      if (files.some(({ changedAt }) => Math.abs(Date.now() - changedAt.getTime()) < quietMs))
        await waitUntilWhole(files, app.stopping)
      return app.tables.read({ files: opens, ...reading })
    },
  })
  await keepArchivePictures(app, feed, pictures)
  // What is gone for the first time is looked for once more, though the file stays as it is.
  if (summary.missed === 0) await noteProgress(app.db, feed, { ...feed.progress, files: state })
  else await forgetState(app, feed)
  return { summary, isCutShort: false }
}

/** It is read again at the next run. */
async function forgetState(app: FeedApp, feed: Feed): Promise<void> {
  const { files: _files, ...rest } = feed.progress
  await noteProgress(app.db, feed, rest)
}

/** Imports, and notes of what goes wrong that the run tells of it. */
async function runOnce(request: RunRequest): Promise<ImportSummary> {
  let hasBegun = false
  const open: RunRequest['open'] = (reading) => {
    hasBegun = true
    return request.open(reading)
  }
  try {
    return await runImport({ ...request, open })
  } catch (error) {
    if (error instanceof FeedFailure) error.isTold = hasBegun
    throw error
  }
}

/** Fails where somebody is still writing. */
async function waitUntilWhole(files: readonly { path: string; bytes: number }[], signal: AbortSignal): Promise<void> {
  const { setTimeout: wait } = await import('node:timers/promises')
  await wait(quietMs, undefined, { signal })
  for (const { path, bytes } of files) {
    const now = await stat(path).catch(() => null)
    if (now?.size !== bytes) throw new FeedFailure(`${path} is still being written; it is read when that has ended.`)
  }
}

async function runAddress(app: FeedApp, feed: Feed, run: FeedRun, prepared: Prepared): Promise<FeedOutcome> {
  const { secrets, options } = prepared
  const url = secrets.url ?? ''
  requireAddress(app, url)
  const { etag: _etag, lastModified: _lastModified, ...rest } = feed.progress
  const before = run.isForced ? {} : feed.progress
  const kept: { file: Downloaded | null; pictures: ArchivePictures | null } = { file: null, pictures: null }
  try {
    const summary = await runOnce({
      ...importRun(app, feed, run),
      options,
      open: async (reading) => {
        const file = await download(app.feedDoor.fetch, url, before, reading.signal)
        if (file === null) throw new NothingNew()
        kept.file = file
        const files = [() => openBytes(file.path)]
        kept.pictures = await findArchivePictures(app, feed, files)
        const withPictures = { ...reading.options, pictures: kept.pictures.addresses }
        return app.tables.read({ files, ...reading, options: withPictures })
      },
    })
    if (kept.pictures !== null) await keepArchivePictures(app, feed, kept.pictures)
    await noteProgress(app.db, feed, { ...rest, ...(summary.missed === 0 && kept.file?.mark) })
    return { summary, isCutShort: false }
  } catch (error) {
    if (error instanceof NothingNew) return { summary: null, isCutShort: false }
    throw error
  } finally {
    await kept.file?.remove()
  }
}

async function runReso(app: FeedApp, feed: Feed, run: FeedRun, { options, secrets }: Prepared): Promise<FeedOutcome> {
  const { location } = feed
  if (location.kind !== 'reso') throw new ImportRefusal('The feed is no Web API.')
  for (const url of [location.url, location.tokenUrl]) if (url !== null) requireAddress(app, url)
  const progress: FeedProgress = { ...feed.progress }
  const base = location.url.replace(/\/+$/, '')
  const rules = run.rules ?? findWebApiRules(base, location.provider)
  const account = JSON.stringify([new URL(base).origin, secrets.token ?? location.clientId])
  const summary = await runOnce({
    ...importRun(app, feed, run),
    options,
    open: ({ signal }) => {
      const access = { ...location, token: secrets.token, clientSecret: secrets.clientSecret }
      return openResoSource({
        client: new ResoClient(app.feedDoor.fetch, access, {
          signal,
          tables: app.tables,
          patience: run.patience,
          rules,
          pace: app.feedDoor.paces.of(account),
        }),
        rules,
        ...(rules.keepsPictures && { pictures: new FeedPictures(app, feed) }),
        base,
        filter: location.filter,
        progress,
        keep: (kept) => noteProgress(app.db, feed, kept),
        reading: { now: app.now(), timeZone: feed.timeZone, signal },
        rest: () => app.slices.aside(),
        compares: options.prune !== null,
        endAt: run.mostMs === undefined ? null : new Date(Date.now() + run.mostMs),
      })
    },
  })
  if (summary.missed > 0) {
    const { comparedAt: _comparedAt, ...before } = progress
    await noteProgress(app.db, feed, before)
  }
  return { summary, isCutShort: progress.isCaughtUp !== true }
}

function requireAddress(app: FeedApp, url: string): void {
  const fault = findAddressFault(app.feedDoor, url)
  if (fault !== null) throw new FeedFailure(fault, { isLasting: true })
}
