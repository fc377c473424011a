import { Readable } from 'node:stream'
import { fail } from '../../platform/errors.ts'
import { isDiskFull, storageFull } from '../../platform/space/space.ts'
import type { FirmApp } from '../firm-app.ts'
import { beginUpload, finishUpload } from './file-store.ts'
import { hashUploadToken, maxUploadBytes, maxVisitorUploadBytes, readFileId } from './upload-address.ts'
import { UploadMeter } from './upload-budget.ts'
import { findChatbotOfSession } from './upload-budget-store.ts'

export interface IncomingUpload {
  fileId: string
  token: string
  bytes: Readable
  /** What the client says it will send; null when it does not say. */
  declaredBytes: number | null
}

/** The room on the disk is looked at anew after so many bytes of an upload. */
const lookEveryBytes = 1_048_576

/**
 * Takes the bytes of an announced file. The one who began last wins: a client that lost its connection may begin anew
 * although we have not noticed yet that the first try is dead. Fails with `storage-full` while the disk is, and with
 * `upload-budget-used` when the visitors of the chatbot have sent too much in this day.
 */
export async function receiveUpload(app: FirmApp, upload: IncomingUpload): Promise<void> {
  if (upload.declaredBytes !== null && upload.declaredBytes > maxUploadBytes) {
    throw fail('body-too-large', { limit: '100 MB' })
  }
  const fileId = readFileId(upload.fileId)
  if (fileId === null) throw fail('upload-not-found')
  await app.space.requireRoom()
  const id = app.newId()
  // Two levels, so that no folder on a disk gets a million entries.
  const storageName = `${id.slice(0, 2)}/${id}`
  const begun = await beginUpload(app.db, {
    fileId,
    uploadTokenHash: hashUploadToken(upload.token),
    storageName,
    now: app.now(),
  })
  if (!begun) throw fail('upload-not-found')
  if (begun.formerName !== null) await removeQuietly(app, begun.formerName)
  if (begun.sessionId !== null && (upload.declaredBytes ?? 0) > maxVisitorUploadBytes) {
    throw fail('body-too-large', { limit: '40 MB' })
  }
  const meter = await openMeter(app, begun)
  try {
    if (upload.declaredBytes !== null) await meter?.expect(upload.declaredBytes)
    const bytes = await keep(app, storageName, Readable.from(watch(app, upload.bytes, meter), { objectMode: false }), {
      maxBytes: begun.sessionId === null ? maxUploadBytes : maxVisitorUploadBytes,
    })
    if (bytes > 0 && (await finishUpload(app.db, { fileId, storageName, bytes }))) return
    await removeQuietly(app, storageName)
    throw bytes === 0 ? fail('bad-request', { reason: 'the file is empty' }) : fail('upload-not-found')
  } finally {
    await meter?.end()
  }
}

/** Null for what a workspace uploads. */
async function openMeter(
  app: FirmApp,
  { workspaceId, sessionId }: { workspaceId: number; sessionId: number | null },
): Promise<UploadMeter | null> {
  if (sessionId === null) return null
  const chatbotId = await findChatbotOfSession(app.db, { workspaceId, sessionId })
  // A file goes with its session.
  if (chatbotId === null) throw fail('upload-not-found')
  return new UploadMeter(app, { workspaceId, chatbotId })
}

/** Lets the bytes through as long as there is room for them. */
async function* watch(app: FirmApp, bytes: Readable, meter: UploadMeter | null): AsyncGenerator<Buffer> {
  let unlooked = 0
  for await (const piece of bytes) {
    await meter?.add(piece.length)
    unlooked += piece.length
    if (unlooked >= lookEveryBytes) {
      unlooked = 0
      await app.space.requireRoom()
    }
    yield piece
  }
}

async function keep(app: FirmApp, name: string, bytes: Readable, { maxBytes }: { maxBytes: number }): Promise<number> {
  try {
    return await app.files.put(name, bytes, maxBytes)
  } catch (error) {
    throw isDiskFull(error) ? storageFull(error) : error
  }
}

/** What stays behind is found under its name once the upload is given up. */
async function removeQuietly(app: FirmApp, storageName: string): Promise<void> {
  try {
    await app.files.remove(storageName)
  } catch (error) {
    app.log.warn({ err: error, storageName }, 'bytes of a broken-off upload could not be removed')
  }
}
