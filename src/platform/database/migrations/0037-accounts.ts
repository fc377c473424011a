import { type Kysely, sql } from 'kysely'

/** What people are known by and prove themselves with: no samples of it in the planner's statistics (0010). */
const personal = {
  accounts: ['name', 'email', 'image'],
  accountCredentials: ['password', 'accessToken', 'refreshToken', 'idToken'],
  accountTwoFactors: ['secret', 'backupCodes'],
  accountSessions: ['token', 'ipAddress', 'userAgent'],
}

const statements = [
  // People of firms who sign in to the console. The first four are better-auth's, under our names (decision 0062).
  `CREATE TABLE accounts (
    id text PRIMARY KEY,
    name text NOT NULL,
    -- In small letters.
    email text NOT NULL UNIQUE,
    "emailVerified" boolean NOT NULL DEFAULT false,
    image text,
    "twoFactorEnabled" boolean NOT NULL DEFAULT false,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE TABLE "accountCredentials" (
    id text PRIMARY KEY,
    "accountId" text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    "providerId" text NOT NULL,
    "providerAccountId" text NOT NULL,
    -- A salted hash.
    password text,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamptz,
    "refreshTokenExpiresAt" timestamptz,
    scope text,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE ("providerId", "providerAccountId")
  )`,
  `CREATE INDEX "credentialsOfAccount" ON "accountCredentials" ("accountId")`,
  `CREATE TABLE "accountSessions" (
    id text PRIMARY KEY,
    "accountId" text NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
    -- The cookie is this with a signature, whose key is not here.
    token text NOT NULL UNIQUE,
    "expiresAt" timestamptz NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "ipAddress" text,
    "userAgent" text
  )`,
  `CREATE INDEX "sessionsOfAccount" ON "accountSessions" ("accountId")`,
  `CREATE INDEX "endOfAccountSessions" ON "accountSessions" ("expiresAt")`,
  `CREATE TABLE "accountVerifications" (
    id text PRIMARY KEY,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamptz NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "updatedAt" timestamptz NOT NULL DEFAULT clock_timestamp()
  )`,
  `CREATE INDEX "verificationsByIdentifier" ON "accountVerifications" (identifier)`,
  // Second factors: what the codes of an authenticator are made of, and codes for when it is lost, both encrypted.
  `CREATE TABLE "accountTwoFactors" (
    id text PRIMARY KEY,
    "accountId" text NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
    secret text NOT NULL,
    "backupCodes" text NOT NULL,
    -- False until a first code was right.
    verified boolean NOT NULL DEFAULT false,
    "failedVerificationCount" integer NOT NULL DEFAULT 0,
    "lockedUntil" timestamptz
  )`,
  // What sessions are signed with: one row, sealed.
  `CREATE TABLE "accountSecrets" (
    id integer PRIMARY KEY CHECK (id = 1),
    sealed bytea NOT NULL
  )`,
  // Who works for a firm, and as what. An account belongs to one firm.
  `CREATE TABLE members (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    "accountId" text NOT NULL UNIQUE REFERENCES accounts (id) ON DELETE CASCADE,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'agent')),
    "joinedAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY ("workspaceId", "accountId")
  )`,
  // Links that make somebody an owner, once each.
  `CREATE TABLE "ownerLinks" (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    -- SHA-256 of what the link ends in.
    hash bytea NOT NULL,
    "expiresAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", hash)
  )`,
  `CREATE TABLE invitations (
    "workspaceId" integer NOT NULL REFERENCES workspaces (id) ON DELETE CASCADE,
    id integer GENERATED ALWAYS AS IDENTITY,
    email text NOT NULL,
    role text NOT NULL CHECK (role IN ('owner', 'manager', 'agent')),
    -- SHA-256 of what the link ends in.
    hash bytea NOT NULL UNIQUE,
    -- Who invited, as the team knows them.
    "invitedBy" text NOT NULL,
    "createdAt" timestamptz NOT NULL DEFAULT clock_timestamp(),
    "expiresAt" timestamptz NOT NULL,
    PRIMARY KEY ("workspaceId", id),
    UNIQUE ("workspaceId", email)
  )`,
  // Wrong passwords, by whom they were for; also for addresses that have no account, so that nobody can tell.
  `CREATE TABLE "signInFailures" (
    -- SHA-256 of the address, alone or with the network that it came from.
    "keyHash" bytea PRIMARY KEY,
    count integer NOT NULL,
    "endsAt" timestamptz NOT NULL
  )`,
  `CREATE INDEX "endOfSignInFailures" ON "signInFailures" ("endsAt")`,
  ...Object.entries(personal).flatMap(([table, names]) =>
    names.map((name) => `ALTER TABLE "${table}" ALTER COLUMN "${name}" SET STATISTICS 0`),
  ),
  `ALTER TABLE invitations ALTER COLUMN email SET STATISTICS 0`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
