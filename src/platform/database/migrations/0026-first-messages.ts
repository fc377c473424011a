import { type Kysely, sql } from 'kysely'

const accents = '[\\u0300-\\u036f\\u3099\\u309a]+'
const ideographs = '([\\u3040-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff])'

const statements = [
  // As in 0021-webhooks.ts, but for the look whether it is the first message: in the order of the primary key, so that no
  // other index will do. A connection plans it while the table is small, and went by the time of all messages of the
  // workspace from then on.
  `CREATE OR REPLACE FUNCTION "noteConversation"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- The second of two first questions waits here for the first one.
    UPDATE sessions s SET "openSince" = NEW."createdAt"
      WHERE s."workspaceId" = NEW."workspaceId" AND s.id = NEW."sessionId" AND s."openSince" IS NULL;
    IF FOUND AND (SELECT count(*) FROM (SELECT FROM messages m WHERE m."workspaceId" = NEW."workspaceId"
        AND m."sessionId" = NEW."sessionId" ORDER BY m.id LIMIT 2) AS said) = 1 THEN
      INSERT INTO events ("workspaceId", "chatbotId", "sessionId", type)
        VALUES (NEW."workspaceId", NEW."chatbotId", NEW."sessionId", 'conversation.started');
    END IF;
    RETURN NULL;
  END $$`,

  // The function of 0019-conversations.ts, whose entries in the index stay as they are, in the language whose plans are kept:
  // the other one was planned anew for every message.
  `CREATE OR REPLACE FUNCTION "messageTerms"(workspace integer, said text) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  BEGIN
    RETURN (SELECT array_agg(hashtextextended(word COLLATE "C", workspace))
      FROM unnest(string_to_array(lower(regexp_replace(
        CASE WHEN octet_length(said) = length(said) THEN left(said, 40000)
          ELSE regexp_replace(regexp_replace(normalize(left(said, 40000), NFKD), '${accents}', '', 'g'),
            '${ideographs}', ' \\1 ', 'g') END,
        '[^[:alnum:]]+', ' ', 'g')), ' ')) AS word
      WHERE word <> '');
  END $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
