import type { Generated, GeneratedAlways } from 'kysely'
import type { Role } from '../../role.ts'

/** People who sign in to the console. */
export interface AccountsTable {
  /** 32 hex digits. */
  id: string
  name: string
  /** In small letters. */
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  twoFactorEnabled: Generated<boolean>
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** What an account proves itself with. */
export interface AccountCredentialsTable {
  id: string
  accountId: string
  /** 'credential': a password; else a provider that the account signs in with. */
  providerId: string
  /** `sub` of the account at that provider. */
  providerAccountId: string
  /** A salted hash. */
  password: string | null
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Date | null
  refreshTokenExpiresAt: Date | null
  scope: string | null
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** Where an account is signed in. */
export interface AccountSessionsTable {
  id: string
  accountId: string
  token: string
  expiresAt: Date
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
  ipAddress: string | null
  userAgent: string | null
  /** When the person was proven last. */
  provenAt: Generated<Date>
  /** To within a minute. */
  lastUsedAt: Generated<Date>
}

/** What the second factor of an account is made of, encrypted. */
export interface AccountTwoFactorsTable {
  id: string
  accountId: string
  secret: string
  backupCodes: string
  verified: Generated<boolean>
  failedVerificationCount: Generated<number>
  lockedUntil: Date | null
}

export interface AccountVerificationsTable {
  id: string
  identifier: string
  value: string
  expiresAt: Date
  createdAt: Generated<Date>
  updatedAt: Generated<Date>
}

/** What sessions are signed with; one row. */
export interface AccountSecretsTable {
  id: number
  sealed: Buffer
}

/** Who works for a firm, and as what. */
export interface MembersTable {
  workspaceId: number
  accountId: string
  role: Role
  joinedAt: Generated<Date>
  /** When a conversation was assigned to them in turn; null: never. */
  lastAssignedAt: Generated<Date | null>
}

/** Links that make somebody an owner, once each. */
export interface OwnerLinksTable {
  workspaceId: number
  /** SHA-256 of what the link ends in. */
  hash: Buffer
  expiresAt: Date
}

/** Links that give an account another password, once each. */
export interface PasswordLinksTable {
  workspaceId: number
  accountId: string
  /** SHA-256 of what the link ends in. */
  hash: Buffer
  expiresAt: Date
}

/** What devices sign a person in with. */
export interface PasskeysTable {
  workspaceId: number
  id: GeneratedAlways<number>
  accountId: string
  /** As the device names it, base64url. */
  credentialId: string
  /** COSE. */
  publicKey: Buffer
  /** How often it was used, as the device says. */
  counter: number
  transports: string[]
  /** The host that it works at. */
  host: string
  name: string
  createdAt: Generated<Date>
  lastUsedAt: Generated<Date | null>
}

/** What devices are asked to sign, once each. */
export interface PasskeyChallengesTable {
  hash: Buffer
  /** SHA-256 of what it is for and who was given it. */
  holder: Buffer
  expiresAt: Date
}

export interface InvitationsTable {
  workspaceId: number
  id: Generated<number>
  email: string
  role: Role
  /** SHA-256 of what the link ends in. */
  hash: Buffer
  /** Name of who invited. */
  invitedBy: string
  createdAt: Generated<Date>
  expiresAt: Date
}

/** Wrong passwords, by whom they were for. */
export interface SignInFailuresTable {
  keyHash: Buffer
  count: number
  endsAt: Date
  nextAt: Generated<Date>
}

export interface AccountTables {
  accounts: AccountsTable
  accountCredentials: AccountCredentialsTable
  accountSessions: AccountSessionsTable
  accountTwoFactors: AccountTwoFactorsTable
  accountVerifications: AccountVerificationsTable
  accountSecrets: AccountSecretsTable
  members: MembersTable
  ownerLinks: OwnerLinksTable
  invitations: InvitationsTable
  passwordLinks: PasswordLinksTable
  passkeys: PasskeysTable
  passkeyChallenges: PasskeyChallengesTable
  signInFailures: SignInFailuresTable
}
