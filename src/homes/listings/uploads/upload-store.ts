import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { ListingImportsTable } from '../../../platform/database/tables/edit-tables.ts'
import type { ListingScope } from '../listing-scope.ts'

export type UploadRow = Selectable<ListingImportsTable>
export type UploadState = UploadRow['state']

export interface UploadPlace {
  workspaceId: number
  id: number
}

export async function insertUpload(
  db: Database,
  upload: ListingScope & { fileId: number; fileName: string; bytes: number; by: string; choices: object },
): Promise<UploadRow> {
  return db
    .insertInto('listingImports')
    .values({ ...upload, choices: JSON.stringify(upload.choices), figures: '{}' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** How the newest import of a file of that name was understood that was done; null: there is none. */
export async function findKeptChoices(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  fileName: string,
): Promise<Record<string, unknown> | null> {
  const row = await db
    .selectFrom('listingImports')
    .select('choices')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('fileName', '=', fileName)
    .where('state', '=', 'finished')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.choices ?? null
}

export async function findUpload(db: Database, scope: ListingScope, id: number): Promise<UploadRow | null> {
  const row = await db
    .selectFrom('listingImports')
    .selectAll()
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Imports of a chatbot, newest first. */
export async function listUploads(
  db: Database,
  scope: ListingScope,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<UploadRow[]> {
  let query = db
    .selectFrom('listingImports')
    .selectAll()
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .orderBy('id', 'desc')
    .limit(limit)
  if (beforeId !== undefined) query = query.where('id', '<', beforeId)
  return query.execute()
}

/** Has an import wait for its turn. Null: it is not in a state to begin. */
export async function queueUpload(
  db: Database,
  { workspaceId, id }: UploadPlace,
  { choices, isCheck }: { choices: object; isCheck: boolean },
): Promise<UploadRow | null> {
  const row = await db
    .updateTable('listingImports')
    .set({
      choices: JSON.stringify(choices),
      isCheck,
      state: 'waiting',
      isStopping: false,
      tries: 0,
      figures: '{}',
      message: '',
    })
    .set({ bytesRead: 0, endedAt: null, startedAt: null })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', 'in', ['ready', 'checked'])
    .where('fileId', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Stops an import: one that waits at once, one that is at work soon. Answers it as it then is. */
export async function stopUpload(db: Database, { workspaceId, id }: UploadPlace): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`
    UPDATE "listingImports" SET "isStopping" = true,
      state = CASE WHEN state <> 'waiting' THEN state WHEN "isCheck" THEN 'ready' ELSE 'stopped' END
    WHERE "workspaceId" = ${workspaceId} AND id = ${id} AND state IN ('waiting', 'running') RETURNING *`.execute(db)
  return rows[0] ?? null
}

/**
 * Takes the next import whose turn it is: of each firm one at a time. One whose process has written nothing for so
 * many seconds is taken again.
 */
export async function takeUpload(db: Database, lostSeconds: number): Promise<UploadRow | null> {
  const { rows } = await sql<UploadRow>`
    UPDATE "listingImports" t SET state = 'running', "toldAt" = clock_timestamp(), tries = tries + 1, "bytesRead" = 0,
      "startedAt" = coalesce("startedAt", clock_timestamp())
    WHERE (t."workspaceId", t.id) = (
      SELECT w."workspaceId", w.id FROM "listingImports" w
      WHERE (w.state = 'waiting' OR (w.state = 'running' AND w."toldAt" < clock_timestamp() - make_interval(secs => ${lostSeconds})))
        AND NOT EXISTS (SELECT FROM "listingImports" r WHERE r."workspaceId" = w."workspaceId"
          AND r.state = 'running' AND r.id <> w.id AND r."toldAt" >= clock_timestamp() - make_interval(secs => ${lostSeconds}))
      ORDER BY w.id LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING t.*`.execute(db)
  return rows[0] ?? null
}

/** Writes how far an import is. Answers whether somebody wants it stopped, or it is gone. */
export async function tellProgress(
  db: Database,
  { workspaceId, id }: UploadPlace,
  { bytesRead, figures }: { bytesRead: number; figures: object },
): Promise<boolean> {
  const row = await db
    .updateTable('listingImports')
    .set({ bytesRead, figures: JSON.stringify(figures), toldAt: sql<Date>`clock_timestamp()` })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('isStopping')
    .executeTakeFirst()
  return row?.isStopping ?? true
}

/** By which run it is undone. */
export async function noteRun(db: Database, { workspaceId, id }: UploadPlace, runId: number): Promise<void> {
  await db
    .updateTable('listingImports')
    .set({ runId })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Ends what a process did of an import. */
export async function settleUpload(
  db: Database,
  { workspaceId, id }: UploadPlace,
  end: { state: UploadState; message?: string; figures?: object; faultsName?: string | null; isDone: boolean },
): Promise<void> {
  const { state, message = '', figures, faultsName, isDone } = end
  await db
    .updateTable('listingImports')
    .set({ state, message, isStopping: false })
    .set({
      ...(figures && { figures: JSON.stringify(figures) }),
      ...(faultsName !== undefined && { faultsName }),
      ...(state !== 'waiting' && { endedAt: sql<Date>`clock_timestamp()` }),
      // The file is needed no more.
      ...(isDone && { fileId: null }),
    })
    .where('workspaceId', '=', workspaceId)
    .where('id', '=', id)
    .execute()
}

/** Forgets the oldest imports of a chatbot that are not at work, but the newest `keep`. Answers what they leave behind. */
export async function forgetUploads(
  db: Database,
  scope: ListingScope,
  keep: number,
): Promise<{ fileId: number | null; faultsName: string | null }[]> {
  const { rows } = await sql<{ fileId: number | null; faultsName: string | null }>`
    DELETE FROM "listingImports" WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
      AND state NOT IN ('waiting', 'running') AND id <= (
        SELECT id FROM "listingImports" WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
        ORDER BY id DESC OFFSET ${keep} LIMIT 1)
    RETURNING "fileId", "faultsName"`.execute(db)
  return rows
}

/** Stored listings by what they are compared by, for a look at what an import would change. */
export async function selectByKeys(
  db: Database,
  scope: ListingScope,
  column: 'mlsKey' | 'urlKey',
  keys: readonly (string | Buffer)[],
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    SELECT * FROM listings WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId}
      AND ${sql.ref(column)} = ANY(${[...keys]}::${sql.raw(column === 'mlsKey' ? 'text' : 'bytea')}[])`.execute(db)
  return rows
}
