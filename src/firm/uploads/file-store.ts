import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { seenByAgent } from '../../platform/database/seen-by-agent.ts'
import type { StoredFile } from '../../platform/files/stored-file.ts'

export interface FileRow {
  id: number
  /** The visitor's session that it belongs to; null: to the workspace. */
  sessionId: number | null
  state: 'waiting' | 'received' | 'stored'
  mimeType: string | null
  bytes: number | null
  storageName: string | null
}

export interface NewFile {
  workspaceId: number
  fileName: string
  uploadTokenHash: Buffer
  uploadExpiresAt: Date
}

/** Whose files count: all of the workspace, only its own (`sessionId` null), or only those of a visitor's session. */
export interface FileOwner {
  workspaceId: number
  sessionId?: number | null
  /** Only those that this agent may see; null: all. */
  agentId?: string | null
}

/** Keeps a file that is still to come. Answers its id. */
export async function insertFile(db: Database, file: NewFile & { sessionId?: number }): Promise<number> {
  const row = await db
    .insertInto('files')
    .values({ ...file, state: 'waiting', mimeType: null, bytes: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

export interface SessionFileLimits {
  /** How many files a session may begin within `windowSeconds`. */
  begun: number
  windowSeconds: number
  /** How many of them may be unfinished at once, of those whose address is still open at `now`. */
  unfinished: number
  now: Date
}

/**
 * Keeps a file of a visitor's session, within its limits. Answers its id, or the limit that is reached. `count` counts it
 * for the whole chatbot in the same transaction; when it fails, nothing is kept.
 */
export function insertFileOfSession(
  db: Database,
  file: NewFile & { sessionId: number },
  limits: SessionFileLimits,
  count: (transaction: Database) => Promise<void>,
): Promise<{ id: number } | { reached: 'begun' | 'unfinished' }> {
  return inTransaction(db, async (transaction) => {
    // Files of one session one after the other: counted side by side they would all be among the first few.
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('files of a session', ${file.sessionId}))`.execute(
      transaction,
    )
    const { rows } = await sql<{ begun: number; unfinished: number }>`
      SELECT count(*) FILTER (WHERE "createdAt" BETWEEN clock_timestamp() - ${limits.windowSeconds} * interval '1 second'
        AND clock_timestamp() + interval '1 minute')
          AS begun,
        count(*) FILTER (WHERE state <> 'stored' AND "uploadExpiresAt" > ${limits.now}) AS unfinished
      FROM files WHERE "workspaceId" = ${file.workspaceId} AND "sessionId" = ${file.sessionId}`.execute(transaction)
    const [found = { begun: 0, unfinished: 0 }] = rows
    if (found.begun >= limits.begun) return { reached: 'begun' }
    if (found.unfinished >= limits.unfinished) return { reached: 'unfinished' }
    await count(transaction)
    return { id: await insertFile(transaction, file) }
  })
}

/**
 * Notes where the bytes of an upload are going to be, before they come, so that none can be lost sight of. Answers null
 * when this address is not open (any more), else what an earlier try was called, and whose file it is.
 */
export function beginUpload(
  db: Database,
  upload: { fileId: number; uploadTokenHash: Buffer; storageName: string; now: Date },
): Promise<{ formerName: string | null; workspaceId: number; sessionId: number | null } | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .select(['workspaceId', 'storageName', 'uploadTokenHash', 'sessionId'])
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
    return { formerName: row.storageName, workspaceId: row.workspaceId, sessionId: row.sessionId }
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

export async function findFile(db: Database, owner: FileOwner, fileId: number): Promise<FileRow | null> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'sessionId', 'state', 'mimeType', 'bytes', 'storageName'])
    .where('workspaceId', '=', owner.workspaceId)
    .where(ofSession(owner))
    .where('id', '=', fileId)
    .executeTakeFirst()
  return row ?? null
}

function ofSession({ workspaceId, sessionId, agentId = null }: FileOwner) {
  if (sessionId === undefined) return sql<boolean>`(true ${seenByAgent(agentId, workspaceId, 'files.sessionId')})`
  return sessionId === null ? sql<boolean>`"sessionId" IS NULL` : sql<boolean>`"sessionId" = ${sessionId}`
}

/** Notes that a file is being reported, so that it is not removed meanwhile. Answers false when it is not there any more. */
export async function beginReport(db: Database, workspaceId: number, fileId: number, now: Date): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ reportingAt: now })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', fileId)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes a file's row; its bytes are the caller's to remove before. */
export async function deleteFile(db: Database, workspaceId: number, fileId: number): Promise<void> {
  await db.deleteFrom('files').where('workspaceId', '=', workspaceId).where('id', '=', fileId).execute()
}

/** Makes a received file usable. Answers false when it is not there any more. */
export async function keepFile(db: Database, workspaceId: number, fileId: number, mimeType: string): Promise<boolean> {
  const result = await db
    .updateTable('files')
    .set({ state: 'stored', mimeType, reportingAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', fileId)
    .where('state', 'in', ['received', 'stored'])
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Those of the ids that are usable files of the owner, in no particular order. */
export async function findStoredFiles(db: Database, owner: FileOwner, ids: readonly number[]): Promise<StoredFile[]> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'mimeType', 'bytes', 'storageName'])
    .where('workspaceId', '=', owner.workspaceId)
    .where(ofSession(owner))
    .where('id', 'in', [...ids])
    .where('state', '=', 'stored')
    .execute()
  return rows.flatMap(({ id, mimeType, bytes, storageName }) =>
    mimeType === null || bytes === null || storageName === null ? [] : [{ id, mimeType, bytes, storageName }],
  )
}

const endOfTime = new Date('9999-12-31T00:00:00Z')

/**
 * Notes that a message names these files of a visitor's session: from now on they are kept with it. Answers how many of
 * them are there.
 */
export async function keepNamedFiles(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  ids: readonly number[],
): Promise<number> {
  const result = await db
    .updateTable('files')
    .set({ uploadExpiresAt: endOfTime })
    .where('workspaceId', '=', place.workspaceId)
    .where('sessionId', '=', place.sessionId)
    .where('id', 'in', [...ids])
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** How long what nobody needs is kept. */
const keptMinutes = { ofVisitor: 10, ofWorkspace: 24 * 60, unnamed: 24 * 60, ofNoSource: 24 * 60, reporting: 5 }
/** From the beginning of an upload to the end of its address. */
const openMinutes = 5

const minutesBefore = (now: Date, minutes: number): Date => new Date(now.getTime() - minutes * 60_000)

/**
 * Removes one file that a visitor did not finish and report within 10 minutes, a workspace within a day after the end
 * of its address, that no message of its session has named a day after, or that no source of knowledge has named for a
 * day although one did before. Bytes first: should they fail to go, the row
 * stays, and the answer tells why. Null when there is none left besides those of `except`.
 */
export async function removeAbandonedFile(
  db: Database,
  now: Date,
  except: readonly number[],
  removeBytes: (storageName: string) => Promise<void>,
): Promise<{ id: number; error?: unknown } | null> {
  // By its address, which most have an index for, and by its age: whichever says so first.
  const overdue = sql<boolean>`("uploadExpiresAt" < ${minutesBefore(now, keptMinutes.ofVisitor - openMinutes)}
    OR "createdAt" < ${minutesBefore(now, keptMinutes.ofVisitor)})`
  const old = (minutes: number) => sql<boolean>`"uploadExpiresAt" < ${minutesBefore(now, minutes)}`
  const idle = sql<boolean>`("reportingAt" IS NULL OR "reportingAt" < ${minutesBefore(now, keptMinutes.reporting)})`
  const looks = [
    sql<boolean>`state <> 'stored' AND "sessionId" IS NOT NULL AND ${overdue} AND ${idle}`,
    sql<boolean>`state <> 'stored' AND "sessionId" IS NULL AND ${old(keptMinutes.ofWorkspace)} AND ${idle}`,
    sql<boolean>`state = 'stored' AND "sessionId" IS NOT NULL AND ${old(keptMinutes.unnamed)}`,
    sql<boolean>`"unnamedAt" < ${minutesBefore(now, keptMinutes.ofNoSource)}`,
  ]
  for (const abandoned of looks) {
    const others = sql<boolean>`${abandoned} AND id <> ALL (${[...except]}::bigint[])`
    const removed = await removeFirst(db, others, removeBytes)
    if (removed) return removed
  }
  return null
}

/** One look for each kind, because each has an index of its own. */
function removeFirst(
  db: Database,
  abandoned: RawBuilder<boolean>,
  removeBytes: (storageName: string) => Promise<void>,
): Promise<{ id: number; error?: unknown } | null> {
  return inTransaction(db, async (transaction) => {
    const row = await transaction
      .selectFrom('files')
      .select(['workspaceId', 'id', 'storageName'])
      .where(abandoned)
      .orderBy('uploadExpiresAt')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
    if (!row) return null
    try {
      if (row.storageName !== null) await removeBytes(row.storageName)
    } catch (error) {
      return { id: row.id, error }
    }
    await transaction.deleteFrom('files').where('workspaceId', '=', row.workspaceId).where('id', '=', row.id).execute()
    return { id: row.id }
  })
}
