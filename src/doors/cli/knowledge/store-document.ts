import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { beginUpload, finishUpload, insertFile, keepFile } from '../../../firm/uploads/file-store.ts'
import { makeUploadToken, uploadOpenMs } from '../../../firm/uploads/upload-address.ts'
import { fail } from '../../../platform/errors.ts'
import { largestDocument } from '../../../platform/files/documents/document-kind.ts'
import { examineFile } from '../../../platform/files/examine-file.ts'
import type { App } from '../../app.ts'

/** Stores a file of this machine as one that was uploaded by a workspace. Answers its id; fails with a sentence of the catalogue. */
export async function storeDocument(app: App, workspaceId: number, path: string): Promise<number> {
  const found = await stat(path).catch(() => null)
  const name = basename(path)
  if (!found?.isFile()) throw fail('file-not-allowed', { reason: `${path} is no file that can be read.` })
  if (found.size === 0) throw fail('file-not-allowed', { reason: `${name} is empty.` })
  if (found.size > largestDocument) {
    throw fail('file-not-allowed', { reason: `${name} is larger than 40 MB: add it in parts.` })
  }
  await app.space.requireRoom()
  const { hash: uploadTokenHash } = makeUploadToken()
  const uploadExpiresAt = new Date(app.now().getTime() + uploadOpenMs)
  const fileId = await insertFile(app.db, { workspaceId, fileName: name.slice(-255), uploadTokenHash, uploadExpiresAt })
  const random = app.newId()
  const storageName = `${random.slice(0, 2)}/${random}`
  await beginUpload(app.db, { fileId, uploadTokenHash, storageName, now: app.now() })
  const bytes = await app.files.put(storageName, createReadStream(path), largestDocument)
  await finishUpload(app.db, { fileId, storageName, bytes })
  const mimeType = await examineFile(app, { storageName, bytes }, app.stopping)
  await keepFile(app.db, workspaceId, fileId, mimeType)
  return fileId
}
