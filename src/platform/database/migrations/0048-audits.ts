import { type Kysely, sql } from 'kysely'

const statements = [
  // Fair-housing audits that people start: taken by whichever process is free, kept to be compared.
  `CREATE TABLE "fairHousingAudits" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    "by" text NOT NULL,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'finished', 'failed', 'stopped')),
    requests integer NOT NULL,
    "modelCalls" integer NOT NULL,
    seed integer NOT NULL,
    "isStopping" boolean NOT NULL DEFAULT false,
    tries integer NOT NULL DEFAULT 0,
    -- Questions that were asked, and that will have been.
    asked integer NOT NULL DEFAULT 0,
    total integer NOT NULL DEFAULT 0,
    -- The last change of the chatbot's settings before it began; null: there was none.
    "settingsVersion" bigint,
    "settingsAt" timestamptz,
    -- AuditReport of src/conversation/audits/audit-report.ts, as it was written: the order of its fields is that of the file.
    report json,
    "isClean" boolean,
    differences integer,
    message text NOT NULL DEFAULT '',
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "startedAt" timestamptz,
    -- When the process that is at it wrote last.
    "toldAt" timestamptz,
    "endedAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "auditsOfChatbot" ON "fairHousingAudits" ("workspaceId", "chatbotId", id)`,
  `CREATE INDEX "auditsToDo" ON "fairHousingAudits" (id) WHERE state IN ('waiting', 'running')`,
  `CREATE UNIQUE INDEX "oneAuditAtATime" ON "fairHousingAudits" ("workspaceId", "chatbotId")
    WHERE state IN ('waiting', 'running')`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
