import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { Passage } from '../passages/passage.ts'
import type { KnowledgeScope } from '../source.ts'

/** In one statement. */
const atOnce = 500

/** A passage that is about to be stored. */
export interface NewPassage extends Passage {
  language: string
  /** Of the sheet's row that it tells. */
  rowId: number | null
}

interface Placed extends NewPassage {
  place: number
  digest: Buffer
}

/**
 * Makes the passages of a source what they are to be, in their order. What it says as before keeps its id. Answers
 * whether anything is different from before.
 */
export async function replacePassages(
  transaction: Database,
  place: KnowledgeScope & { sourceId: number },
  passages: Iterable<NewPassage> | AsyncIterable<NewPassage>,
): Promise<{ isDifferent: boolean; length: number }> {
  const kept = await readKept(transaction, place)
  const moved: { id: number; place: number }[] = []
  let fresh: Placed[] = []
  let [count, length, inserted] = [0, 0, 0]
  for await (const passage of passages) {
    const digest = digestOf(passage)
    const same = kept.get(digest.toString('hex'))?.shift()
    if (same === undefined) fresh.push({ ...passage, place: count, digest })
    else if (same.place !== count) moved.push({ id: same.id, place: count })
    if (fresh.length === atOnce) {
      await insertPassages(transaction, place, fresh)
      inserted += fresh.length
      fresh = []
    }
    count += 1
    length += passage.text.length
  }
  await insertPassages(transaction, place, fresh)
  inserted += fresh.length
  for (let from = 0; from < moved.length; from += atOnce) {
    await movePassages(transaction, place, moved.slice(from, from + atOnce))
  }
  const gone = [...kept.values()].flatMap((left) => left.map(({ id }) => id))
  await deletePassages(transaction, place, gone)
  return { isDifferent: inserted + moved.length + gone.length > 0, length }
}

/** Of all that a passage says. Its language is guessed, which must not make another passage of it. */
export function digestOf({ headings, text, page, rowId }: NewPassage): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([headings, text, page, rowId]))
    .digest()
}

/** What is there, by what it says, in its order. */
async function readKept(
  transaction: Database,
  { workspaceId, sourceId }: { workspaceId: number; sourceId: number },
): Promise<Map<string, { id: number; place: number }[]>> {
  const { rows } = await sql<{ id: number; place: number; digest: string }>`
    SELECT id, place, encode(digest, 'hex') AS digest FROM "knowledgePassages"
    WHERE "workspaceId" = ${workspaceId} AND "sourceId" = ${sourceId} ORDER BY place`.execute(transaction)
  return Map.groupBy(rows, ({ digest }) => digest)
}

async function insertPassages(
  transaction: Database,
  { workspaceId, chatbotId, sourceId }: KnowledgeScope & { sourceId: number },
  passages: readonly Placed[],
): Promise<void> {
  if (passages.length === 0) return
  await transaction
    .insertInto('knowledgePassages')
    .values(
      passages.map(({ headings, ...passage }) => ({
        workspaceId,
        chatbotId,
        sourceId,
        ...passage,
        headings: JSON.stringify(headings),
      })),
    )
    .execute()
}

async function movePassages(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  moved: readonly { id: number; place: number }[],
): Promise<void> {
  await sql`
    UPDATE "knowledgePassages" p SET place = m.place
    FROM unnest(${moved.map(({ id }) => id)}::bigint[], ${moved.map(({ place }) => place)}::integer[]) AS m(id, place)
    WHERE p."workspaceId" = ${workspaceId} AND p."chatbotId" = ${chatbotId} AND p.id = m.id`.execute(transaction)
}

async function deletePassages(
  transaction: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    DELETE FROM "knowledgePassages" WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId}
      AND id = ANY(${[...ids]}::bigint[])`.execute(transaction)
}
