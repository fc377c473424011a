import { type Kysely, sql } from 'kysely'

const statements = [
  // What passages mean, by an embedding model; made in the background.
  `CREATE TABLE "passageVectors" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    "passageId" bigint NOT NULL,
    model text NOT NULL,
    -- A signed byte a number; null: it is being made; of no length: the model refuses the text.
    vector bytea,
    -- A process makes it, and is taken for dead when this is over.
    "takenUntil" timestamptz,
    PRIMARY KEY ("workspaceId", "chatbotId", "passageId", model),
    FOREIGN KEY ("workspaceId", "chatbotId", "passageId")
      REFERENCES "knowledgePassages" ("workspaceId", "chatbotId", id) ON DELETE CASCADE
  )`,
  // Numbers do not get shorter by compression.
  `ALTER TABLE "passageVectors" ALTER COLUMN vector SET STORAGE EXTERNAL`,
  // Up to which version all passages have vectors, and of which model.
  `ALTER TABLE "chatbotKnowledge" ADD COLUMN "embeddedModel" text NOT NULL DEFAULT '',
    ADD COLUMN "embeddedVersion" bigint NOT NULL DEFAULT -1`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
