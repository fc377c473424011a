import type { BetterAuthOptions } from 'better-auth'
import type { Database } from '../../../platform/database/connect.ts'
import type { Log } from '../../../platform/logging/log.ts'
import { hostCookieName, isHttps, sessionCookie } from './host-cookie.ts'
import type { PasswordWork } from './password-work.ts'
import { openProvenSessions } from './proven-sessions.ts'

/** Where the library's calls are mounted. */
export const signInBase = '/console/auth'

/** Nobody stays signed in for longer than that without the password (SP 800-63B-4, section 2.1.3). */
const sessionSeconds = 30 * 86_400

/** The address that a call comes from, as we have found it out: never one of a client's own headers. */
export const addressHeader = 'x-porchlight-address'

export interface LibraryOptions {
  db: Database
  secret: string
  publicUrl: string
  newId: () => string
  log: Log
  passwords: PasswordWork
}

/**
 * Opens better-auth on our tables. It is loaded here and not before: a server in whose console nobody is needs none of it.
 */
export async function openLibrary(options: LibraryOptions) {
  const [{ betterAuth }, { twoFactor }, provenSessions] = await Promise.all([
    import('better-auth'),
    import('better-auth/plugins/two-factor'),
    openProvenSessions(),
  ])
  const plugins = [
    // Who comes with a provider alone has no password to give; our own route has asked for another proof.
    twoFactor({
      allowPasswordless: true,
      schema: { twoFactor: { modelName: 'accountTwoFactors', fields: { userId: 'accountId' } } },
    }),
    provenSessions,
  ]
  return betterAuth({ ...describeOptions(options), plugins })
}

export type Library = Awaited<ReturnType<typeof openLibrary>>

/** Everything that the library is told: what is not said here is off, or refused by our own routes before. */
function describeOptions({ db, secret, publicUrl, newId, log, passwords }: LibraryOptions) {
  return {
    appName: 'Porchlight',
    baseURL: publicUrl,
    basePath: signInBase,
    // Not as `secret`: then a variable of the environment would win.
    secrets: [{ version: 1, value: secret }],
    database: { db, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    experimental: { instrumentation: { enabled: false } },
    // Sign-ins are counted by address and by account before they come here, also across processes.
    rateLimit: { enabled: false },
    emailAndPassword: {
      enabled: true,
      // Accounts are made by links that we hand out (owner, invitation) and by nothing else.
      disableSignUp: true,
      minPasswordLength: 1,
      maxPasswordLength: 1_024,
      password: {
        hash: (password) => passwords.hash(password),
        verify: ({ hash, password }) => passwords.verify(hash, password),
      },
    },
    user: { modelName: 'accounts', changeEmail: { enabled: false }, deleteUser: { enabled: false } },
    account: { modelName: 'accountCredentials', fields: { accountId: 'providerAccountId', userId: 'accountId' } },
    session: {
      modelName: 'accountSessions',
      fields: { userId: 'accountId' },
      expiresIn: sessionSeconds,
      // A session that is ended elsewhere ends here with the next call: nothing is kept in the cookie.
      cookieCache: { enabled: false },
      disableSessionRefresh: true,
    },
    verification: { modelName: 'accountVerifications', storeIdentifier: 'hashed' },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: hostCookieName(publicUrl),
      cookies: { session_token: { name: hostCookieName(publicUrl, sessionCookie) } },
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(publicUrl) },
      ipAddress: { ipAddressHeaders: [addressHeader] },
      disableCSRFCheck: false,
      disableOriginCheck: false,
      // The schema is ours and is compared by a test.
      database: { generateId: () => newId(), validateSchema: false, joins: true },
    },
    // What is no refusal of the library’s own is a failure of ours, and is answered as one.
    onAPIError: { throw: true },
    logger: {
      level: 'error',
      disableColors: true,
      log: (level, message) => {
        if (level === 'error') log.warn({ library: 'better-auth' }, message)
      },
    },
  } satisfies BetterAuthOptions
}
