import type { Database } from '../database/connect.ts'

export interface FileRow {
  id: number
  state: 'waiting' | 'received' | 'stored'
  mimeType: string | null
  bytes: number | null
  storageName: string | null
}

export interface StoredFile {
  id: number
  mimeType: string
  bytes: number
  storageName: string
}

/** Keeps a file that is still to come. Answers its id. */
export async function insertFile(
  db: Database,
  file: { workspaceId: number; fileName: string; uploadTokenHash: Buffer; uploadExpiresAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('files')
    .values({ ...file, state: 'waiting', mimeType: null, bytes: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/**
 * Notes where the bytes of an upload are going to be, before they come, so that none can be lost sight of. Answers null
 * when this address is not open (any more), else what an earlier try was called.
 */
export function beginUpload(
  db: Database,
  upload: { fileId: number; uploadTokenHash: Buffer; storageName: string; now: Date },
): Promise<{ formerName: string | null } | null> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .select(['storageName', 'uploadTokenHash'])
      .where('id', '=', upload.fileId)
      .where('state', '=', 'waiting')
      .where('uploadExpiresAt', '>', upload.now)
      .forUpdate()
      .executeTakeFirst()
    if (!row?.uploadTokenHash.equals(upload.uploadTokenHash)) return null
    await transaction
      .updateTable('files')
      .set({ storageName: upload.storageName })
      .where('id', '=', upload.fileId)
      .execute()
    return { formerName: row.storageName }
  })
}

/** Notes that the bytes are there. Answers false when another try took over, or the file is gone. */
export async function finishUpload(
  db: Database,
  upload: { fileId: number; storageName: string; bytes: number },
): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ state: 'received', bytes: upload.bytes })
    .where('id', '=', upload.fileId)
    .where('state', '=', 'waiting')
    .where('storageName', '=', upload.storageName)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function findFile(db: Database, workspaceId: number, fileId: number): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'state', 'mimeType', 'bytes', 'storageName'])
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

/** Makes a received file usable. Answers false when it is not there any more. */
export async function keepFile(db: Database, workspaceId: number, fileId: number, mimeType: string): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ state: 'stored', mimeType })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', fileId)
    .where('state', 'in', ['received', 'stored'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Those of the ids that are usable files of the workspace, in no particular order. */
export async function findStoredFiles(
  db: Database,
  workspaceId: number,
  ids: readonly number[],
): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'mimeType', 'bytes', 'storageName'])
    .where('workspaceId', '=', workspaceId)
    .where('id', 'in', [...ids])
    .where('state', '=', 'stored')
    .execute()
  return rows.flatMap(({ id, mimeType, bytes, storageName }) =>
    mimeType === null || bytes === null || storageName === null ? [] : [{ id, mimeType, bytes, storageName }],
  )
}

/**
 * Removes one file whose upload was not finished before the given moment, bytes first: should they fail to go, the row
 * stays and is tried again. Answers false when there is none left.
 */
export function removeAbandonedFile(
  db: Database,
  before: Date,
  removeBytes: (storageName: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .select(['workspaceId', 'id', 'storageName'])
      .where('state', '<>', 'stored')
      .where('uploadExpiresAt', '<', before)
      .orderBy('uploadExpiresAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return false
    if (row.storageName !== null) await removeBytes(row.storageName)
    await transaction.deleteFrom('files').where('workspaceId', '=', row.workspaceId).where('id', '=', row.id).execute()
    return true
  })
}
