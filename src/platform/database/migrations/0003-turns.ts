import { type Kysely, sql } from 'kysely'

const statements = [
  // The month of messageUsage that a question was counted in, for giving the count back when its turn fails.
  `ALTER TABLE messages ADD COLUMN "countedMonth" text`,

  // Everything that must be known and done before an answerer can start, in one round trip: session and settings,
  // limits, the stored question, the conversation so far. It answers with one row:
  // - outcome: no-session, looked, rate-limit, message-limit, or begun
  // - "retryAfter": seconds until a refused message would be taken again
  // Nothing is written unless the outcome is begun.
  `CREATE FUNCTION "beginTurn"(
    workspace integer, session bigint, "questionKind" text, "questionText" text, files bigint[],
    -- always: only look; verifying: only look when the chatbot verifies domains; never
    look text, "defaultModel" text, "historyMessages" integer, "historyCharacters" integer
  ) RETURNS TABLE (
    outcome text, "retryAfter" double precision, "chatbotId" integer, "serialNumber" text, settings jsonb,
    "searchState" jsonb, history jsonb, "questionId" bigint
  ) LANGUAGE plpgsql AS $$
  #variable_conflict use_column
  DECLARE
    "rateCount" integer;
    "rateTime" integer;
    "monthLimit" integer;
    "oldest" timestamptz;
    "moment" timestamptz;
    "zone" text;
    "monthName" text;
  BEGIN
    SELECT c.id, c."serialNumber", c.settings, s."searchState"
      INTO "chatbotId", "serialNumber", settings, "searchState"
      FROM sessions s
      JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId" AND c."removedAt" IS NULL
      WHERE s."workspaceId" = workspace AND s.id = session;
    IF NOT FOUND THEN
      outcome := 'no-session';
      RETURN NEXT;
      RETURN;
    END IF;
    IF look = 'always' OR (look = 'verifying' AND coalesce((settings->>'VerifyDomain')::boolean, false)) THEN
      outcome := 'looked';
      RETURN NEXT;
      RETURN;
    END IF;

    "rateCount" := coalesce((settings->>'RateLimitCount')::integer, 0);
    "rateTime" := coalesce((settings->>'RateLimitTime')::integer, 0);
    IF "rateCount" > 0 AND "rateTime" > 0 THEN
      -- One turn of a session after the other from here to the commit: what the next statement counts is complete.
      PERFORM 1 FROM sessions s WHERE s."workspaceId" = workspace AND s.id = session FOR UPDATE;
      "moment" := clock_timestamp();
      SELECT m."createdAt" INTO "oldest" FROM messages m
        WHERE m."workspaceId" = workspace AND m."sessionId" = session AND m.role = 'question'
        ORDER BY m.id DESC OFFSET "rateCount" - 1 LIMIT 1;
      IF "oldest" IS NOT NULL AND "oldest" + make_interval(secs => "rateTime") > "moment" THEN
        outcome := 'rate-limit';
        "retryAfter" := extract(epoch FROM "oldest" + make_interval(secs => "rateTime") - "moment");
        RETURN NEXT;
        RETURN;
      END IF;
    END IF;

    -- The built-in guide remembers its last search instead of the words.
    IF coalesce(settings->>'Model', "defaultModel") <> "defaultModel" THEN
      SELECT jsonb_agg(jsonb_build_object('role', h.role, 'kind', h.kind, 'content', h.content) ORDER BY h.turn, h.id)
        INTO history
        FROM (
          SELECT m.id, m.role, m.kind, m.content, coalesce(m."questionId", m.id) AS turn,
            sum(length(m.content)) OVER (ORDER BY m.id DESC) AS characters
          FROM (
            SELECT * FROM messages
            WHERE "workspaceId" = workspace AND "sessionId" = session
              AND status IN ('answered', 'complete', 'interrupted')
            ORDER BY id DESC LIMIT "historyMessages"
          ) AS m
        ) AS h
        WHERE h.characters <= "historyCharacters";
    END IF;

    "moment" := clock_timestamp();
    "zone" := coalesce(settings->>'TimeZone', 'UTC');
    BEGIN
      "monthName" := to_char("moment" AT TIME ZONE "zone", 'YYYY-MM');
    EXCEPTION WHEN invalid_parameter_value THEN
      -- A zone that Node knows and this database does not.
      "zone" := 'UTC';
      "monthName" := to_char("moment" AT TIME ZONE "zone", 'YYYY-MM');
    END;
    "monthLimit" := coalesce((settings->>'MessageLimit')::integer, -1);
    -- Last, because every turn of the chatbot queues here until the commit.
    IF "monthLimit" <> 0 THEN
      INSERT INTO "messageUsage" AS u ("workspaceId", "chatbotId", month, used)
        VALUES (workspace, "chatbotId", "monthName", 1)
        ON CONFLICT ("workspaceId", "chatbotId", month)
        DO UPDATE SET used = u.used + 1 WHERE "monthLimit" < 0 OR u.used < "monthLimit";
    END IF;
    IF "monthLimit" = 0 OR NOT FOUND THEN
      outcome := 'message-limit';
      "retryAfter" := extract(epoch FROM
        (date_trunc('month', "moment" AT TIME ZONE "zone") + interval '1 month') AT TIME ZONE "zone" - "moment");
      RETURN NEXT;
      RETURN;
    END IF;

    INSERT INTO messages
      ("workspaceId", "chatbotId", "sessionId", role, kind, content, "fileIds", status, "countedMonth", "createdAt")
      VALUES (workspace, "chatbotId", session, 'question', "questionKind", "questionText", files, 'pending',
        "monthName", clock_timestamp())
      RETURNING id INTO "questionId";
    -- The model need not wait for the disk: the commit of the answer, which the client waits for, flushes this one too.
    PERFORM set_config('synchronous_commit', 'off', true);
    outcome := 'begun';
    RETURN NEXT;
  END $$`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
