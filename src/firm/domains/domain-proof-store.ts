import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { ProofState } from './judge-look.ts'

export interface ProofPlace {
  workspaceId: number
  chatbotId: number
  /** As a Host header writes it, with a port where the setting has one. */
  host: string
}

export interface DomainProof extends ProofPlace, ProofState {
  token: string
  checkedAt: Date | null
}

const columns = [
  'workspaceId',
  'chatbotId',
  'host',
  'token',
  'provenAt',
  'method',
  'checkedAt',
  'missingSince',
  'problem',
] as const

/** The proof of a host by a chatbot; it is made with this token when there is none yet. */
export async function findOrMakeProof(db: Database, place: ProofPlace, token: string): Promise<DomainProof> {
  const find = () =>
    db
      .selectFrom('domainProofs')
      .select(columns)
      .where('workspaceId', '=', place.workspaceId)
      .where('chatbotId', '=', place.chatbotId)
      .where('host', '=', place.host)
  const found = await find().executeTakeFirst()
  if (found) return found
  await db
    .insertInto('domainProofs')
    .values({ ...place, token, provenAt: null, method: null, checkedAt: null, missingSince: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return find().executeTakeFirstOrThrow()
}

export async function saveState(
  db: Database,
  { workspaceId, chatbotId, host }: ProofPlace,
  { provenAt, method, missingSince, problem }: ProofState,
  checkedAt: Date,
): Promise<void> {
  await db
    .updateTable('domainProofs')
    .set({ provenAt, method, missingSince, problem, checkedAt })
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('host', '=', host)
    .execute()
}

export interface ProvenHost extends DomainProof {
  serialNumber: string
  customDomain: string
}

/** The proofs that hold, of chatbots that are there, the newest last; at most `limit`. `host`: only those of one. */
export async function listProven(db: Database, limit: number, host: string | null = null): Promise<ProvenHost[]> {
  const { rows } = await sql<ProvenHost>`
    SELECT p.*, c."serialNumber", coalesce(c.settings->>'CustomDomain', '') AS "customDomain"
    FROM "domainProofs" p
    JOIN chatbots c ON c."workspaceId" = p."workspaceId" AND c.id = p."chatbotId" AND c."removedAt" IS NULL
    WHERE p."provenAt" IS NOT NULL AND (${host}::text IS NULL OR p.host = ${host}::text)
    ORDER BY p."provenAt", p."chatbotId" LIMIT ${limit}`.execute(db)
  return rows
}

/** Takes one proof that holds and was last looked at before a moment, and notes that it is looked at now. */
export async function takeDueProof(db: Database, before: Date, now: Date): Promise<ProvenHost | null> {
  const { rows } = await sql<ProvenHost>`
    WITH due AS (
      SELECT "workspaceId", "chatbotId", host FROM "domainProofs"
      WHERE "provenAt" IS NOT NULL AND "checkedAt" < ${before}
      ORDER BY "checkedAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    ), taken AS (
      UPDATE "domainProofs" p SET "checkedAt" = ${now} FROM due
      WHERE p."workspaceId" = due."workspaceId" AND p."chatbotId" = due."chatbotId" AND p.host = due.host
      RETURNING p.*
    )
    SELECT taken.*, coalesce(c."serialNumber", '') AS "serialNumber",
      coalesce(c.settings->>'CustomDomain', '') AS "customDomain"
    FROM taken LEFT JOIN chatbots c
      ON c."workspaceId" = taken."workspaceId" AND c.id = taken."chatbotId" AND c."removedAt" IS NULL`.execute(db)
  return rows[0] ?? null
}

export async function deleteProof(db: Database, { workspaceId, chatbotId, host }: ProofPlace): Promise<void> {
  await db
    .deleteFrom('domainProofs')
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .where('host', '=', host)
    .execute()
}
