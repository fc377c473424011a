import type { Readable } from 'node:stream'
import type { App } from '../app.ts'
import { fail } from '../errors.ts'
import { beginUpload, finishUpload } from './file-store.ts'
import { hashUploadToken, maxUploadBytes, maxVisitorUploadBytes, readFileId } from './upload-address.ts'

export interface IncomingUpload {
  fileId: string
  token: string
  bytes: Readable
  /** What the client says it will send; null when it does not say. */
  declaredBytes: number | null
}

/**
 * Takes the bytes of an announced file. The one who began last wins: a client that lost its connection may begin anew
 * although we have not noticed yet that the first try is dead.
 */
export async function receiveUpload(app: App, upload: IncomingUpload): Promise<void> {
  if (upload.declaredBytes !== null && upload.declaredBytes > maxUploadBytes) {
    throw fail('body-too-large', { limit: '100 MB' })
  }
  const fileId = readFileId(upload.fileId)
  if (fileId === null) throw fail('upload-not-found')
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
  const bytes = await app.files.put(
    storageName,
    upload.bytes,
    begun.sessionId === null ? maxUploadBytes : maxVisitorUploadBytes,
  )
  if (bytes > 0 && (await finishUpload(app.db, { fileId, storageName, bytes }))) return
  await removeQuietly(app, storageName)
  throw bytes === 0 ? fail('bad-request', { reason: 'the file is empty' }) : fail('upload-not-found')
}

/** What stays behind is found under its name once the upload is given up. */
async function removeQuietly(app: App, storageName: string): Promise<void> {
  try {
    await app.files.remove(storageName)
  } catch (error) {
    app.log.warn({ err: error, storageName }, 'bytes of a broken-off upload could not be removed')
  }
}
