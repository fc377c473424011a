import type { Database } from '../../../platform/database/connect.ts'
import { fail, PorchlightError } from '../../../platform/errors.ts'
import type { Log } from '../../../platform/logging/log.ts'
import type { Member } from '../../../platform/member.ts'
import type { Secrets } from '../../../platform/secrets/secrets.ts'
import { findMembership } from '../team/find-membership.ts'
import { findAccountSecret } from './account-secret.ts'
import { hostCookieName, readCookie, sessionCookie } from './host-cookie.ts'
import { addressHeader, type Library, openLibrary, signInBase } from './open-library.ts'
import { PasswordWork } from './password-work.ts'
import { useSession } from './session-store.ts'
import { TrustedDevices } from './trusted-devices.ts'

export interface AccountsSource {
  db: Database
  secrets: Secrets
  /** Known for certain only once the server listens. */
  publicUrl: () => string
  newId: () => string
  now: () => Date
  log: Log
  /** Hours without use after which a session is over. */
  idleHours: number
}

/** Where somebody signs in from. */
export interface SignInPlace {
  /** Of the client; '' when it is not known. */
  address: string
  /** What the browser says that it is. */
  userAgent: string | undefined
}

export interface SignIn extends SignInPlace {
  email: string
  password: string
}

/** An account whose person was proven in another way than by the password. */
export interface ProvenSignIn extends SignInPlace {
  accountId: string
}

/** Who may use the console: a library that is opened with the first call that needs it, and kept. */
export class Accounts {
  /** Everything that a password costs. */
  readonly passwords = new PasswordWork()
  /** Browsers that have signed in before. */
  readonly devices: TrustedDevices
  readonly idleHours: number
  readonly #source: AccountsSource
  #library: Promise<Library> | null = null

  constructor(source: AccountsSource) {
    this.#source = source
    let secret: Promise<string> | null = null
    const findSecret = (): Promise<string> => {
      secret ??= findAccountSecret(source.db, source.secrets).catch((error: unknown) => {
        secret = null
        throw error
      })
      return secret
    }
    this.devices = new TrustedDevices({ publicUrl: source.publicUrl, now: source.now, findSecret })
    this.idleHours = source.idleHours
  }

  /** Whether a Cookie header holds the console’s cookie, whatever it is worth. */
  hasCookie(cookies: string | undefined): boolean {
    return readCookie(cookies, hostCookieName(this.#source.publicUrl(), sessionCookie)) !== null
  }

  /**
   * Who is signed in by a Cookie header; null: nobody, no more, or an account of no firm. `isUse`: as `useSession` has it.
   */
  async findMember(cookies: string, { isUse = true } = {}): Promise<Member | null> {
    const library = await this.#open()
    const found = await library.api.getSession({ headers: new Headers({ cookie: cookies }) }).catch(asOurFailure)
    if (!found) return null
    const { id: accountId, name, email } = found.user
    const { db, idleHours } = this.#source
    const { id: sessionId } = found.session
    const membership = await findMembership(db, accountId)
    if (!membership) return null
    const provenSecondsAgo = await useSession(db, { id: sessionId, idleHours, isUse })
    if (provenSecondsAgo === null) return null
    return { ...membership, accountId, name, email, sessionId, provenSecondsAgo }
  }

  /** Signs in somebody whose password is known to be right, such as a new owner’s. Answers the Set-Cookie header. */
  async signIn({ email, password, address, userAgent }: SignIn): Promise<string> {
    const headers = { 'content-type': 'application/json', ...tellPlace({ address, userAgent }) }
    const answer = await this.handle({ method: 'POST', path: '/sign-in/email', headers, body: { email, password } })
    const [cookie] = answer.headers.getSetCookie()
    if (!answer.ok || cookie === undefined) throw new Error(`a new account could not sign in: ${answer.status}`)
    return cookie
  }

  /**
   * Signs in an account whose person has proven in another way who they are. `asksCode`: a second factor is set up, and
   * its code is to follow within ten minutes; the cookies are those that it needs.
   */
  async signInProven({ accountId, ...place }: ProvenSignIn) {
    const headers = new Headers(tellPlace(place))
    const library = await this.#open()
    const answer = await library.api
      .signInProven({ body: { accountId }, headers, asResponse: true })
      .catch(asOurFailure)
    if (!answer.ok) throw new Error(`a proven sign-in failed with ${answer.status}`)
    const asksCode = Object(await answer.json()).twoFactorRedirect === true
    const membership = await findMembership(this.#source.db, accountId)
    // Should a later library not ask by itself any more, nobody gets around the code.
    if (!membership || membership.hasTwoFactors !== asksCode) throw fail('signed-out')
    return { asksCode, cookies: answer.headers.getSetCookie() }
  }

  /** Whether a password is that of who is signed in by a Cookie header. Tries are for the caller to count. */
  async hasPassword(cookies: string, password: string): Promise<boolean> {
    const library = await this.#open()
    const headers = new Headers({ cookie: cookies })
    const verified = library.api.verifyPassword({ body: { password }, headers }).then(() => true)
    return verified.catch((error: unknown) => (isWrongPassword(error) ? false : asOurFailure(error)))
  }

  /** Signs in the account of somebody who was proven in another way, with all factors. Answers the Set-Cookie header. */
  async beginSession({ accountId, ...place }: ProvenSignIn): Promise<string> {
    const library = await this.#open()
    const headers = new Headers(tellPlace(place))
    const begun = library.api.beginSession({ body: { accountId }, headers, returnHeaders: true })
    const [cookie] = (await begun.catch(asOurFailure)).headers.getSetCookie()
    if (cookie === undefined) throw new Error('a session began without its cookie')
    return cookie
  }

  /** Has the library answer a call of a path below `signInBase`, which our own route has let through. */
  async handle(call: {
    method: string
    path: string
    headers: Record<string, string>
    body?: unknown
  }): Promise<Response> {
    const library = await this.#open()
    const { origin } = new URL(this.#source.publicUrl())
    const answer = library.handler(
      new Request(`${origin}${signInBase}${call.path}`, {
        method: call.method,
        // Our route has compared the real Origin: the library knows one address of ours, we may have several.
        headers: { ...call.headers, origin },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      }),
    )
    return answer.catch(asBusy)
  }

  #open(): Promise<Library> {
    this.#library ??= this.#make().catch((error: unknown) => {
      this.#library = null
      throw error
    })
    return this.#library
  }

  async #make(): Promise<Library> {
    const { db, secrets, publicUrl, newId, log } = this.#source
    const secret = await findAccountSecret(db, secrets)
    return openLibrary({ db, secret, publicUrl: publicUrl(), newId, log, passwords: this.passwords })
  }
}

/** A database that is away is told as such, though the library wraps it. */
function asOurFailure(error: unknown): never {
  if (error instanceof Error && error.cause instanceof PorchlightError) throw error.cause
  throw error
}

function isWrongPassword(error: unknown): boolean {
  const body: unknown = Reflect.get(Object(error), 'body')
  return Reflect.get(Object(body), 'code') === 'INVALID_PASSWORD'
}

const uniqueViolation = '23505'

/** Of two calls that make the same in the same moment, such as by a double click, the second comes again. */
function asBusy(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === uniqueViolation)
    throw fail('too-busy', {}, { retryAfterSeconds: 1, cause: error })
  throw error
}

/** What the library is told of it, as headers. */
function tellPlace({ address, userAgent }: SignInPlace): Record<string, string> {
  return {
    ...(address !== '' && { [addressHeader]: address }),
    ...(userAgent !== undefined && { 'user-agent': userAgent }),
  }
}
