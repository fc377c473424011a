import { type Kysely, sql } from 'kysely'

/** Columns that hold what people wrote or who they are (docs/privacy.md). */
const personalColumns: Record<string, { type: string; names: string[] }[]> = {
  sessions: [{ type: 'jsonb', names: ['searchState'] }],
  messages: [
    { type: 'text', names: ['content', 'failure'] },
    { type: 'jsonb', names: ['trace', 'view'] },
  ],
  leads: [
    {
      type: 'text',
      names: ['firstName', 'lastName', 'email', 'phone', 'message', 'consentText', 'page', 'reply'],
    },
  ],
  files: [{ type: 'text', names: ['fileName'] }],
  outbox: [{ type: 'text', names: ['recipient', 'subject', 'text', 'lastError'] }],
  idempotency: [
    { type: 'text', names: ['key', 'body', 'claim'] },
    { type: 'jsonb', names: ['headers'] },
  ],
}

// The planner's statistics keep samples of values, which an erasure would have to follow. Nothing is looked up by these
// columns but keys, whose index says enough. Setting the type again, which rewrites nothing, drops what was sampled.
const withoutSamples = Object.entries(personalColumns).map(([table, groups]) => {
  const changes = groups.flatMap(({ type, names }) =>
    names.flatMap((name) => [`ALTER COLUMN "${name}" TYPE ${type}`, `ALTER COLUMN "${name}" SET STATISTICS 0`]),
  )
  return `ALTER TABLE ${table} ${changes.join(', ')}`
})

const statements = [
  // Days that conversations, leads, visitors' files and mails are kept after their end; null: for good.
  `ALTER TABLE workspaces ADD COLUMN "retentionDays" integer CHECK ("retentionDays" BETWEEN 1 AND 36500)`,

  // The conversation that a mail is about: it goes when that goes.
  `ALTER TABLE outbox ADD COLUMN "sessionId" bigint`,
  `UPDATE outbox SET "sessionId" = substring(subject from '\\(conversation (\\d{1,15})\\)$')::bigint
    WHERE subject ~ '\\(conversation \\d{1,15}\\)$'`,
  `CREATE INDEX "mailsOfSession" ON outbox ("workspaceId", "sessionId") WHERE "sessionId" IS NOT NULL`,

  // Whether another conversation still shows a file. Few messages have one.
  `CREATE INDEX "messagesByFile" ON messages USING gin ("fileIds") WHERE "fileIds" <> '{}'`,

  // Tables that an erasure took rows from: they are written anew, so that nothing stays in unused parts of their pages.
  `CREATE TABLE "tableRewrites" (
    name text PRIMARY KEY,
    -- The last transaction that took rows: what began before it may still see them.
    xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
    "requestedAt" timestamptz NOT NULL DEFAULT now()
  )`,

  // What a chatbot's CustomDomain is proven with (docs/decisions/0024).
  `CREATE TABLE "domainProofs" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    host text NOT NULL,
    token text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT now(),
    -- When it became proven; null: not proven, or not any more.
    "provenAt" timestamptz,
    method text CHECK (method IN ('dns', 'file')),
    "checkedAt" timestamptz,
    -- The first of the looks since which nothing was found; null: the last one found it.
    "missingSince" timestamptz,
    -- What the last look found instead; ''.
    problem text NOT NULL DEFAULT '',
    PRIMARY KEY ("workspaceId", "chatbotId", host)
  )`,
  ...withoutSamples,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
