import { type Kysely, sql } from 'kysely'

const accents = '[\\u0300-\\u036f\\u3099\\u309a]+'
const ideographs = '([\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff])'

const statements = [
  // The words of a text as numbers that mean something within one workspace alone (docs/decisions/0040): without case
  // and accents, each Chinese or Japanese sign a word of its own. Of a text of any length its first 40,000 characters.
  `CREATE FUNCTION "messageTerms"(workspace integer, said text) RETURNS bigint[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
    SELECT array_agg(hashtextextended(word COLLATE "C", workspace))
    FROM unnest(string_to_array(lower(regexp_replace(
      CASE WHEN octet_length(said) = length(said) THEN left(said, 40000)
        ELSE regexp_replace(regexp_replace(normalize(left(said, 40000), NFKD), '${accents}', '', 'g'),
          '${ideographs}', ' \\1 ', 'g') END,
      '[^[:alnum:]]+', ' ', 'g')), ' ')) AS word
    WHERE word <> ''
  $$`,

  // New entries wait in a list until a job sorts them in (sortInTerms), so that no question and no
  // answer waits for that.
  `CREATE INDEX "messagesByTerm" ON messages USING gin ("messageTerms"("workspaceId", content))
    WITH (fastupdate = on, gin_pending_list_limit = 65536)`,
  // As for the columns themselves (0010): the planner keeps no samples of what people wrote.
  `ALTER INDEX "messagesByTerm" ALTER COLUMN 1 SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
