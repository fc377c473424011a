import { type Kysely, sql } from 'kysely'

const statements = [
  // What a device or a keeper of passwords signs a person in with (decision 0072).
  `CREATE TABLE passkeys (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    id integer GENERATED ALWAYS AS IDENTITY,
    "accountId" text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- As the device names it, base64url; 1,023 bytes at the most (WebAuthn, section 4).
    "credentialId" text NOT NULL UNIQUE,
    -- COSE.
    "publicKey" bytea NOT NULL,
    -- How often it was used, as the device says; many always say 0.
    counter bigint NOT NULL,
    transports text[] NOT NULL,
    -- The host that it works at.
    host text NOT NULL,
    name text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "lastUsedAt" timestamptz,
    PRIMARY KEY ("workspaceId", id)
  )`,
  `CREATE INDEX "passkeysOfAccount" ON passkeys ("accountId")`,
  // What a device is asked to sign: each once, and only for the browser or the session that was given it.
  `CREATE TABLE "passkeyChallenges" (
    -- SHA-256 of the challenge.
    hash bytea PRIMARY KEY,
    -- SHA-256 of what it is for and who was given it.
    holder bytea NOT NULL,
    "expiresAt" timestamptz NOT NULL
  )`,
  `CREATE INDEX "endOfPasskeyChallenges" ON "passkeyChallenges" ("expiresAt")`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
