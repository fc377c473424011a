import { type Kysely, sql } from 'kysely'

const statements = [
  // Tokens that language models used for a chatbot in a day of UTC, or may use for answers that are being given.
  `CREATE TABLE "modelUsage" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    "chatbotId" integer NOT NULL,
    day date NOT NULL,
    -- '': the whole chatbot; else a hash of a network of visitors.
    network text NOT NULL,
    tokens bigint NOT NULL,
    -- When the firm was told that they are used up; null: it was not.
    "toldAt" timestamptz,
    PRIMARY KEY ("workspaceId", "chatbotId", day, network)
  )`,
  `CREATE INDEX "modelUsageByDay" ON "modelUsage" (day)`,

  // As in 0018-history-and-counts.ts, with a rate limit for language models of which nothing is set.
  `DROP FUNCTION "beginTurn"`,
  `CREATE FUNCTION "beginTurn"(
    workspace integer, session bigint, "questionKind" text, "questionText" text, files bigint[],
    -- always: only look; verifying: only look when the chatbot verifies domains; never
    look text, "defaultModel" text, "historyMessages" integer, "historyCharacters" integer,
    -- What holds for a chatbot with a language model that says nothing of a rate limit. Left out by processes of before.
    "usualRateCount" integer DEFAULT 0, "usualRateTime" integer DEFAULT 0
  ) RETURNS TABLE (
    outcome text, "retryAfter" double precision, "limitReached" integer, "chatbotId" integer, "serialNumber" text, settings jsonb,
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
    "sessionLimit" integer;
    "allowance" integer;
  BEGIN
    SELECT c.id, c."serialNumber", c.settings, s."searchState", w."sessionMessagesLimit", w."messageAllowance"
      INTO "chatbotId", "serialNumber", settings, "searchState", "sessionLimit", "allowance"
      FROM sessions s
      JOIN workspaces w ON w.id = s."workspaceId"
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

    -- A 0 that was set on purpose is no limit: what was never set is not in the settings.
    IF settings ?| ARRAY['RateLimitCount', 'RateLimitTime'] OR coalesce(settings->>'Model', "defaultModel") = "defaultModel" THEN
      "rateCount" := coalesce((settings->>'RateLimitCount')::integer, 0);
      "rateTime" := coalesce((settings->>'RateLimitTime')::integer, 0);
    ELSE
      "rateCount" := "usualRateCount";
      "rateTime" := "usualRateTime";
    END IF;
    IF "sessionLimit" IS NOT NULL OR ("rateCount" > 0 AND "rateTime" > 0) THEN
      -- One turn of a session after the other from here to the commit: what the next statements count is complete.
      PERFORM 1 FROM sessions s WHERE s."workspaceId" = workspace AND s.id = session FOR UPDATE;
    END IF;
    IF "sessionLimit" IS NOT NULL THEN
      -- A question that waits for its answer has its place; it is free again when the answer fails.
      PERFORM 1 FROM messages m
        WHERE m."workspaceId" = workspace AND m."sessionId" = session AND m.role = 'question'
          AND m.status IN ('answered', 'pending')
        ORDER BY m.id OFFSET "sessionLimit" - 1 LIMIT 1;
      IF FOUND THEN
        outcome := 'session-limit';
        "limitReached" := "sessionLimit";
        RETURN NEXT;
        RETURN;
      END IF;
    END IF;
    IF "rateCount" > 0 AND "rateTime" > 0 THEN
      "moment" := clock_timestamp();
      SELECT m."createdAt" INTO "oldest" FROM messages m
        WHERE m."workspaceId" = workspace AND m."sessionId" = session AND m.role = 'question'
        ORDER BY m.id DESC OFFSET "rateCount" - 1 LIMIT 1;
      -- A message of the future, left by a clock that jumped, holds nobody back.
      IF "oldest" <= "moment" + interval '1 minute' AND "oldest" + make_interval(secs => "rateTime") > "moment" THEN
        outcome := 'rate-limit';
        "limitReached" := "rateCount";
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
              AND status IN ('answered', 'complete', 'interrupted', 'failed')
            ORDER BY id DESC LIMIT "historyMessages"
          ) AS m
        ) AS h
        WHERE h.characters <= "historyCharacters";
    END IF;

    "moment" := clock_timestamp();
    -- Looked at first: who asks on and on after the end of the allowance makes nobody wait.
    IF "allowance" = 0 OR ("allowance" > 0 AND EXISTS (
        SELECT FROM "workspaceUsage" u WHERE u."workspaceId" = workspace
          AND u.month = to_char("moment" AT TIME ZONE 'UTC', 'YYYY-MM') AND u.used >= "allowance")) THEN
      outcome := 'allowance';
    END IF;
    "zone" := coalesce(settings->>'TimeZone', 'UTC');
    BEGIN
      "monthName" := to_char("moment" AT TIME ZONE "zone", 'YYYY-MM');
    EXCEPTION WHEN invalid_parameter_value THEN
      -- A zone that Node knows and this database does not.
      "zone" := 'UTC';
      "monthName" := to_char("moment" AT TIME ZONE "zone", 'YYYY-MM');
    END;
    "monthLimit" := coalesce((settings->>'MessageLimit')::integer, -1);
    -- Late, because every turn of the chatbot queues here until the commit.
    IF outcome IS NULL AND "monthLimit" <> 0 THEN
      INSERT INTO "messageUsage" AS u ("workspaceId", "chatbotId", month, used)
        VALUES (workspace, "chatbotId", "monthName", 1)
        ON CONFLICT ("workspaceId", "chatbotId", month)
        DO UPDATE SET used = u.used + 1 WHERE "monthLimit" < 0 OR u.used < "monthLimit";
    END IF;
    IF outcome IS NULL AND ("monthLimit" = 0 OR NOT FOUND) THEN
      outcome := 'message-limit';
      "limitReached" := "monthLimit";
      "retryAfter" := extract(epoch FROM
        (date_trunc('month', "moment" AT TIME ZONE "zone") + interval '1 month') AT TIME ZONE "zone" - "moment");
      RETURN NEXT;
      RETURN;
    END IF;

    "moment" := clock_timestamp();
    IF outcome IS NULL THEN
      -- Last, because every turn of the workspace queues here until the commit.
      INSERT INTO "workspaceUsage" AS u ("workspaceId", month, used)
        VALUES (workspace, to_char("moment" AT TIME ZONE 'UTC', 'YYYY-MM'), 1)
        ON CONFLICT ("workspaceId", month)
        DO UPDATE SET used = u.used + 1 WHERE "allowance" IS NULL OR u.used < "allowance";
      IF NOT FOUND THEN
        outcome := 'allowance';
        UPDATE "messageUsage" u SET used = u.used - 1
          WHERE u."workspaceId" = workspace AND u."chatbotId" = "beginTurn"."chatbotId" AND u.month = "monthName";
      END IF;
    END IF;
    IF outcome = 'allowance' THEN
      "limitReached" := "allowance";
      "retryAfter" := extract(epoch FROM
        (date_trunc('month', "moment" AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC' - "moment");
      RETURN NEXT;
      RETURN;
    END IF;

    INSERT INTO messages
      ("workspaceId", "chatbotId", "sessionId", role, kind, content, "fileIds", status, "countedMonth", "createdAt")
      VALUES (workspace, "chatbotId", session, 'question', "questionKind", "questionText", files, 'pending',
        "monthName", "moment")
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
