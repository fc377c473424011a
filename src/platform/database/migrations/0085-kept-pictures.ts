import { type Kysely, sql } from 'kysely'

const statements = [
  // Pictures of homes that we keep, because those who have them let them be fetched once, or because they came in a file.
  `CREATE TABLE "keptPictures" (
    "workspaceId" integer NOT NULL,
    "chatbotId" integer NOT NULL,
    id bigint GENERATED ALWAYS AS IDENTITY,
    -- What its address here ends in: it stands for the picture in one version.
    name text NOT NULL,
    -- Of the home that it shows.
    "mlsKey" text NOT NULL,
    -- Which of the home's pictures it is: the first ones are fetched first.
    place integer NOT NULL,
    -- Where it is fetched; null: it came with a file.
    url text,
    state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'kept', 'failed')),
    "storageName" text,
    bytes integer NOT NULL DEFAULT 0,
    tries integer NOT NULL DEFAULT 0,
    "nextTryAt" timestamptz NOT NULL DEFAULT now(),
    -- When a home was last stored with it.
    "namedAt" timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE UNIQUE INDEX "keptPictureByName" ON "keptPictures" (name)`,
  `CREATE INDEX "keptPicturesToFetch" ON "keptPictures" (place, id) WHERE state = 'waiting'`,
  `CREATE INDEX "oldKeptPictures" ON "keptPictures" ("namedAt")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
