import { sql } from 'kysely'
import type { Database } from '../../database/connect.ts'
import { type KnowledgeScope, type SourceKind, sourceTypes } from '../source.ts'
import type { FoundPassage } from './knowledge-answer.ts'

interface Row {
  id: number
  headings: string[]
  text: string
  share: number
  sourceId: number
  kind: SourceKind
  name: string
  sourceLink: string
}

/** Passages that share words with a question, those that share most first. `score`: which part of its words they have. */
export async function searchPassages(
  db: Database,
  { workspaceId, chatbotId }: KnowledgeScope,
  question: string,
  limit: number,
): Promise<FoundPassage[]> {
  const { rows } = await sql<Row>`
    WITH asked AS (SELECT tsvector_to_array(to_tsvector('english', ${question})) AS words),
    found AS (
      SELECT p.id, p.headings, p.text, p."sourceId",
        (SELECT count(*) FROM unnest(asked.words) AS w
          WHERE to_tsvector('english', p.headings::text || ' ' || p.text) @@ quote_literal(w)::tsquery)::float8
          / greatest(1, cardinality(asked.words)) AS share
      FROM "knowledgePassages" p, asked WHERE p."workspaceId" = ${workspaceId} AND p."chatbotId" = ${chatbotId}
    )
    SELECT f.*, s.kind, s.name, s."sourceLink" FROM found f
    JOIN "knowledgeSources" s ON s."workspaceId" = ${workspaceId} AND s.id = f."sourceId"
    WHERE share > 0 ORDER BY share DESC, f.id LIMIT ${limit}`.execute(db)
  return rows.map(({ id, headings, text, share, sourceId, kind, name, sourceLink }) => ({
    id,
    headings,
    text,
    source: { ID: sourceId, Type: sourceTypes[kind], Name: name, SourceLink: sourceLink },
    score: share,
  }))
}
