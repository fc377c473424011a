import { Unzipped } from '../../platform/document-reading/office/unzip.ts'
import type { HomesApp } from '../homes-app.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import { baseOf } from './address-in-archive.ts'
import { mostPictureBytes, storePicture } from './keep-pictures.ts'
import { addressOfPicture, namePicture, pictureNamesIn } from './picture-address.ts'
import {
  countPictures,
  findNotedPictures,
  type ImagesOfHome,
  listImagesOfSource,
  type NamedPicture,
  notePictures,
} from './picture-store.ts'
import { redrawForHomes } from './redraw-picture.ts'

type OpenFile = () => Promise<AsyncIterable<Uint8Array>>

/** Pictures beside the homes of archives: how homes call them, and where they will be found. */
export interface ArchivePictures {
  /** Name of the file, small and without folders → address here. */
  addresses: Readonly<Record<string, string>>
  /** Name of the kept picture → the archive and the entry of it. */
  entries: ReadonlyMap<string, { open: OpenFile; entry: string }>
}

export type ArchiveApp = Pick<
  HomesApp,
  'db' | 'patientDb' | 'files' | 'newId' | 'quotas' | 'media' | 'stopping' | 'publicUrl' | 'space' | 'log'
>

const pictureName = /\.(?:jpe?g|png|gif|webp|avif|tiff?)$/i
/** As large as a file of homes may be that is held in memory. */
const largestArchive = 100 * 1_048_576
const homesAtOnce = 500

/** The pictures of those files that are archives; of one name the last one counts. */
export async function findArchivePictures(
  { publicUrl }: Pick<ArchiveApp, 'publicUrl'>,
  { chatbotId }: ListingScope,
  files: readonly OpenFile[],
): Promise<ArchivePictures> {
  const addresses: Record<string, string> = {}
  const entries = new Map<string, { open: OpenFile; entry: string }>()
  for (const open of files) {
    const zip = await unzip(open)
    for (const entry of zip?.names.filter((each) => pictureName.test(each) && !each.includes('__MACOSX/')) ?? []) {
      const base = baseOf(entry)
      const name = namePicture({ chatbotId, key: base, version: zip?.markOf(entry) ?? '' })
      addresses[base] = addressOfPicture(publicUrl, name)
      entries.set(name, { open, entry })
    }
  }
  return { addresses, entries }
}

/** Null: it is no archive, or none that can be read; whoever reads its homes says so. */
async function unzip(open: OpenFile): Promise<Unzipped | null> {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of await open()) {
    pieces.push(piece)
    length += piece.length
    if (length > largestArchive || (length >= 4 && !isZip(Buffer.concat(pieces.slice(0, 4))))) return null
  }
  return length === 0 ? null : Unzipped.open(Buffer.concat(pieces)).catch(() => null)
}

function isZip(head: Buffer): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] ?? 0) < 9
}

/** Keeps the pictures that homes of a source show and that came with it. Answers how many are new. */
export async function keepArchivePictures(
  app: ArchiveApp,
  scope: ListingScope & { sourceId: number },
  { entries }: ArchivePictures,
): Promise<number> {
  if (entries.size === 0) return 0
  const wanted = await findWanted(app, scope, entries)
  await notePictures(app.patientDb, scope, wanted)
  const waiting = await findNotedPictures(
    app.patientDb,
    scope.workspaceId,
    wanted.map(({ name }) => name),
  )
  const room = await findRoom(app, scope.workspaceId)
  const archive = new OpenArchive()
  let kept = 0
  for (const picture of waiting) {
    const found = entries.get(picture.name)
    if (!found || room.count <= 0 || room.bytes <= 0 || app.stopping.aborted) break
    await app.space.requireRoom()
    const zip = await archive.of(found.open)
    const bytes = zip && (await readEntry(zip, found.entry))
    const drawn = bytes && (await redrawForHomes(app, bytes).catch(() => null))
    if (!drawn) {
      app.log.warn({ picture: found.entry.slice(0, 200) }, 'a picture of an archive could not be read')
      continue
    }
    await storePicture(app, { workspaceId: scope.workspaceId, id: picture.id }, drawn)
    room.count -= 1
    room.bytes -= drawn.length
    kept += 1
  }
  return kept
}

/** One archive at a time is held in memory. */
class OpenArchive {
  #by: OpenFile | null = null
  #zip: Unzipped | null = null

  async of(open: OpenFile): Promise<Unzipped | null> {
    if (this.#by !== open) [this.#by, this.#zip] = [open, await unzip(open)]
    return this.#zip
  }
}

async function findWanted(
  app: ArchiveApp,
  scope: ListingScope & { sourceId: number },
  entries: ArchivePictures['entries'],
): Promise<NamedPicture[]> {
  const wanted: NamedPicture[] = []
  for (let after = 0; ; ) {
    const homes: ImagesOfHome[] = await listImagesOfSource(app.patientDb, scope, scope.sourceId, after, homesAtOnce)
    for (const { mlsKey, Images } of homes)
      pictureNamesIn(Images).forEach((name, place) => {
        if (entries.has(name)) wanted.push({ name, mlsKey, place, url: null })
      })
    if (homes.length < homesAtOnce) return wanted.sort((a, b) => a.place - b.place)
    after = homes.at(-1)?.id ?? 0
  }
}

async function findRoom(app: ArchiveApp, workspaceId: number): Promise<{ count: number; bytes: number }> {
  const { pictures, pictureMegabytes } = app.quotas
  const used = await countPictures(app.patientDb, workspaceId)
  return {
    count: pictures < 0 ? Number.POSITIVE_INFINITY : pictures - used.count,
    bytes: pictureMegabytes < 0 ? Number.POSITIVE_INFINITY : pictureMegabytes * 1_048_576 - used.bytes,
  }
}

async function readEntry(zip: Unzipped, entry: string): Promise<Buffer | null> {
  if (zip.sizeOf(entry) > mostPictureBytes) return null
  const pieces: Buffer[] = []
  try {
    for await (const piece of zip.bytesOf(entry)) pieces.push(piece)
    return Buffer.concat(pieces)
  } catch {
    return null
  }
}
