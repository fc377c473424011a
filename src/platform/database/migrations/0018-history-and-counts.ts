import { type Kysely, sql } from 'kysely'

const statements = [
  // The page on which a conversation began; '' when not known.
  `ALTER TABLE sessions ADD COLUMN page text NOT NULL DEFAULT ''`,
  `ALTER TABLE sessions ALTER COLUMN page SET STATISTICS 0`,
  // Conversations of a chatbot in the order of their beginning, those in which something was said in some days, and last.
  `CREATE INDEX "sessionsByTime" ON sessions ("workspaceId", "chatbotId", "createdAt", id)`,
  `DROP INDEX "sessionsOfChatbot"`,
  `CREATE INDEX "messagesByTime" ON messages ("workspaceId", "chatbotId", "createdAt", id) INCLUDE ("sessionId")`,

  // Messages of one session that are answered, and messages of all visitors in a calendar month of UTC; null: no limit.
  `ALTER TABLE workspaces ADD COLUMN "sessionMessagesLimit" integer CHECK ("sessionMessagesLimit" >= 1),
    ADD COLUMN "messageAllowance" integer CHECK ("messageAllowance" >= 0)`,

  // What counts for the allowance: as in "messageUsage", a question whose answer failed is given back.
  `CREATE TABLE "workspaceUsage" (
    "workspaceId" integer NOT NULL REFERENCES workspaces,
    -- Of UTC, as YYYY-MM.
    month text NOT NULL,
    used integer NOT NULL,
    PRIMARY KEY ("workspaceId", month)
  )`,
  `INSERT INTO "workspaceUsage"
    SELECT "workspaceId", to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM'), count(*) FROM messages
    WHERE role = 'question' AND status <> 'failed' GROUP BY 1, 2`,

  // Every question that was ever stored but those that were erased, failed ones too. '' is the month of questions that
  // no month counts.
  `ALTER TABLE "messageUsage" ADD COLUMN stored integer NOT NULL DEFAULT 0`,
  `INSERT INTO "messageUsage" ("workspaceId", "chatbotId", month, used, stored)
    SELECT "workspaceId", "chatbotId", coalesce("countedMonth", ''), 0, count(*) FROM messages
    WHERE role = 'question' GROUP BY 1, 2, 3
    ON CONFLICT ("workspaceId", "chatbotId", month) DO UPDATE SET stored = excluded.stored`,
  // A trigger for the statement and not for the row, as in docs/decisions/0002: a COPY of many adds up once. A turn has
  // locked the row that it finds here.
  `CREATE FUNCTION "countStoredQuestions"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO "messageUsage" AS u ("workspaceId", "chatbotId", month, used, stored)
      SELECT "workspaceId", "chatbotId", coalesce("countedMonth", ''), 0, count(*)
      FROM added WHERE role = 'question' GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
      ON CONFLICT ("workspaceId", "chatbotId", month) DO UPDATE SET stored = u.stored + excluded.stored;
    RETURN NULL;
  END $$`,
  `CREATE TRIGGER "countStoredQuestions" AFTER INSERT ON messages
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "countStoredQuestions"()`,

  // As in 0007-failed-questions.ts and 0009-secrets.ts, with two limits more. It answers with one row:
  // - outcome: no-session, looked, session-limit, rate-limit, allowance, message-limit, or begun
  // - "retryAfter": seconds until a refused message would be taken again; null: never
  // - "limitReached": which number of messages was used up
  // Nothing is written unless the outcome is begun, or in its place taken back.
  `DROP FUNCTION "beginTurn"`,
  `CREATE FUNCTION "beginTurn"(
    workspace integer, session bigint, "questionKind" text, "questionText" text, files bigint[],
    -- always: only look; verifying: only look when the chatbot verifies domains; never
    look text, "defaultModel" text, "historyMessages" integer, "historyCharacters" integer
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

    "rateCount" := coalesce((settings->>'RateLimitCount')::integer, 0);
    "rateTime" := coalesce((settings->>'RateLimitTime')::integer, 0);
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
