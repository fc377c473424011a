import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'
import type { KnowledgeScope, SourceKind } from '../source.ts'

export interface PassageText {
  id: number
  headings: readonly string[]
  text: string
  language: string
}

export interface PassageOfSource extends PassageText {
  sourceId: number
  kind: SourceKind
  /** Name and address of its source. */
  name: string
  sourceLink: string
  /** What people call it: the name of the file, the address. */
  title: string
}

/** The version of a chatbot's passages; null: it has never had any. */
export async function findKnowledgeVersion(db: Database, scope: KnowledgeScope): Promise<number | null> {
  const row = await db
    .selectFrom('chatbotKnowledge')
    .select('version')
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .executeTakeFirst()
  return row ? Number(row.version) : null
}

/** Ids of all passages of a chatbot, the oldest first; as one text, which takes a tenth of the time that rows take. */
export async function listPassageIds(db: Database, scope: KnowledgeScope, most: number): Promise<number[]> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(id::text, ',') AS ids FROM (
      SELECT id FROM "knowledgePassages"
      WHERE "workspaceId" = ${scope.workspaceId} AND "chatbotId" = ${scope.chatbotId} ORDER BY id LIMIT ${most}
    ) AS passage`.execute(db)
  const ids = rows[0]?.ids
  return ids ? ids.split(',').map(Number) : []
}

export async function readPassageTexts(
  db: Database,
  scope: KnowledgeScope,
  ids: readonly number[],
): Promise<PassageText[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('knowledgePassages')
    .select(['id', 'headings', 'text', 'language'])
    .where('workspaceId', '=', scope.workspaceId)
    .where('chatbotId', '=', scope.chatbotId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Passages with what their sources are called, in no order; those that are gone are left out. */
export async function readPassagesOfSources(
  db: Database,
  scope: KnowledgeScope,
  ids: readonly number[],
): Promise<PassageOfSource[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('knowledgePassages as passage')
    .innerJoin('knowledgeSources as source', (join) =>
      join.onRef('source.workspaceId', '=', 'passage.workspaceId').onRef('source.id', '=', 'passage.sourceId'),
    )
    .select([
      'passage.id',
      'passage.headings',
      'passage.text',
      'passage.language',
      'passage.sourceId',
      'source.kind',
      'source.name',
      sql<string>`CASE WHEN source.kind = 'file' THEN source.value ELSE source.name END`.as('title'),
      'source.sourceLink',
    ])
    .where('passage.workspaceId', '=', scope.workspaceId)
    .where('passage.chatbotId', '=', scope.chatbotId)
    .where('passage.id', 'in', [...ids])
    .execute()
}
