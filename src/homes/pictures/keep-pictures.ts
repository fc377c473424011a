import { Readable } from 'node:stream'
import { OutboundError } from '../../platform/outbound/guarded-fetch.ts'
import { findAddressFault } from '../feeds/feed-door.ts'
import type { HomesApp } from '../homes-app.ts'
import { type DuePicture, deletePicture, listUnnamedPictures, settlePicture, takeDuePictures } from './picture-store.ts'
import { redrawForHomes } from './redraw-picture.ts'

export type PicturesApp = Pick<
  HomesApp,
  'db' | 'patientDb' | 'files' | 'media' | 'feedDoor' | 'quotas' | 'space' | 'stopping' | 'newId' | 'log'
>

const atOnce = 20
/** Providers let nobody fetch a picture twice within an hour. */
const againSeconds = 3_700
const mostTries = 4
export const mostPictureBytes = 25 * 1_048_576
const timeoutMs = 60_000
/** The strictest of the providers: two requests a second. */
const limits = [{ requests: 2, perMs: 1_000 }]
const longestPauseMs = 60_000
/** As long as an import can be undone, its pictures are there. */
const unnamedDays = 8

/** Fetches pictures that feeds have named, each once, the first of each home first. */
export async function keepPictures(app: PicturesApp, pace = limits): Promise<void> {
  const most = { count: app.quotas.pictures, bytes: app.quotas.pictureMegabytes * 1_048_576 }
  while (!app.stopping.aborted) {
    await app.space.requireRoom()
    const due = await takeDuePictures(app.patientDb, atOnce, againSeconds, most)
    await Promise.all(due.map((picture) => keepOne(app, picture, pace)))
    if (due.length < atOnce) return
  }
}

async function keepOne(app: PicturesApp, picture: DuePicture, pace: typeof limits): Promise<void> {
  const fault = findAddressFault(app.feedDoor, picture.url)
  const isLast = picture.tries >= mostTries
  try {
    if (fault !== null) throw new OutboundError('bad-address', fault)
    const bytes = await fetchPicture(app, picture, pace)
    if (bytes === null) return await settlePicture(app.db, picture, { state: isLast ? 'failed' : 'waiting' })
    await storePicture(app, picture, await redrawForHomes(app, bytes))
  } catch (error) {
    if (app.stopping.aborted) return
    app.log.debug({ err: error, picture: picture.id }, 'a picture of a home could not be kept')
    await settlePicture(app.db, picture, { state: isLast || fault !== null ? 'failed' : 'waiting' })
  }
}

/** Null: not now. */
async function fetchPicture(app: PicturesApp, { url }: DuePicture, pace: typeof limits): Promise<Buffer | null> {
  const signal = app.stopping
  const paceOfHost = app.feedDoor.paces.of(`pictures of ${new URL(url).host}`)
  const response = await paceOfHost.run(
    pace,
    () => app.feedDoor.fetch({ url, maxBytes: mostPictureBytes, timeoutMs, signal }),
    { longestMs: longestPauseMs, signal },
  )
  return response.status === 200 ? response.body : null
}

/** Keeps a picture that is drawn already. */
export async function storePicture(
  app: Pick<PicturesApp, 'db' | 'files' | 'newId'>,
  picture: { workspaceId: number; id: number },
  bytes: Buffer,
): Promise<void> {
  const storageName = `pictures/${picture.workspaceId}/${app.newId()}`
  await app.files.put(storageName, Readable.from([bytes]), bytes.length)
  await settlePicture(app.db, picture, { state: 'kept', storageName, bytes: bytes.length })
}

/** Removes what no home shows any more. */
export async function forgetPictures(app: Pick<PicturesApp, 'patientDb' | 'files' | 'stopping'>): Promise<void> {
  for (;;) {
    const unnamed = await listUnnamedPictures(app.patientDb, unnamedDays, 500)
    for (const picture of unnamed) {
      if (app.stopping.aborted) return
      if (picture.storageName !== null) await app.files.remove(picture.storageName)
      await deletePicture(app.patientDb, picture)
    }
    if (unnamed.length < 500) return
  }
}
