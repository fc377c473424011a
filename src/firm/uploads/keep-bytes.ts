import { Readable } from 'node:stream'
import { examineFile } from '../../platform/files/examine-file.ts'
import type { FirmApp } from '../firm-app.ts'
import { beginUpload, finishUpload, insertFile, keepFile } from './file-store.ts'
import { makeUploadToken, maxUploadBytes, uploadOpenMs } from './upload-address.ts'

/** Stores bytes that are at hand as a file that a workspace has uploaded. Answers its id. */
export async function keepBytes(
  app: FirmApp,
  {
    workspaceId,
    fileName,
    bytes,
    signal,
  }: { workspaceId: number; fileName: string; bytes: Buffer; signal: AbortSignal },
): Promise<number> {
  await app.space.requireRoom()
  // The address is told to nobody.
  const { hash: uploadTokenHash } = makeUploadToken()
  const now = app.now()
  const uploadExpiresAt = new Date(now.getTime() + uploadOpenMs)
  const fileId = await insertFile(app.db, { workspaceId, fileName, uploadTokenHash, uploadExpiresAt })
  const random = app.newId()
  const storageName = `${random.slice(0, 2)}/${random}`
  await beginUpload(app.db, { fileId, uploadTokenHash, storageName, now })
  const size = await app.files.put(storageName, Readable.from([bytes]), maxUploadBytes)
  await finishUpload(app.db, { fileId, storageName, bytes: size })
  const mimeType = await examineFile(app, { storageName, bytes: size }, signal)
  await keepFile(app.db, workspaceId, fileId, mimeType)
  return fileId
}
