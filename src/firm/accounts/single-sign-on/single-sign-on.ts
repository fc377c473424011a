import type { Configuration } from 'openid-client'
import { isEmailAddress } from '../../../platform/mail/email-address.ts'
import { foldEmail } from '../../../platform/mail/fold-email.ts'
import type { GuardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import { makeProviderFetch } from './provider-fetch.ts'
import { SignOnRefusal } from './sign-on-refusal.ts'

/** What a browser is sent to the provider with, and must come back with. */
export interface SignOnSecrets {
  state: string
  nonce: string
  /** The secret half of PKCE. */
  verifier: string
}

/** Whom the provider vouches for. */
export interface ProvenPerson {
  /** Who says so, and what it knows the person by: for ever the same, and never given to another (Core 1.0, section 2). */
  issuer: string
  subject: string
  email: string
  name: string
}

export interface ProviderOptions {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button calls it. */
  name: string
  fetch: GuardedFetch
  /** For each call to the provider. */
  timeoutMs: number
  now: () => Date
}

/** By so much older than our question to be asked anew may be what a person has proven to the provider. */
const anewSeconds = 60
/** What the provider says of itself is asked again after that. */
const keptMs = 60 * 60_000
/** By so much the clocks of the provider and ours may differ, in seconds. */
const clockSeconds = 30

/**
 * The OpenID Connect provider that people may sign in with. Nothing of it is loaded or asked before somebody wants to;
 * what it says of itself is kept for an hour, a failure not at all.
 */
export class SingleSignOn {
  readonly name: string
  readonly issuer: string
  readonly #options: ProviderOptions
  #known: { configuration: Promise<Configuration>; until: number } | null = null

  constructor(options: ProviderOptions) {
    this.name = options.name
    this.issuer = options.issuer
    this.#options = options
  }

  /**
   * Where a browser goes to prove who sits there; `asksAnew`: even if that was proven to the provider before. Fails with
   * a SignOnRefusal.
   */
  async begin(redirectUri: string, { asksAnew = false } = {}): Promise<{ url: string; secrets: SignOnSecrets }> {
    const library = await import('openid-client')
    const configuration = await this.#configure().catch(asRefusal)
    const secrets = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      verifier: library.randomPKCECodeVerifier(),
    }
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(secrets.verifier),
      code_challenge_method: 'S256',
      ...(asksAnew && { prompt: 'login', max_age: String(anewSeconds) }),
    })
    return { url: url.href, secrets }
  }

  /**
   * Whom the provider vouches for, by what a browser came back with: `url` is our own address with its query. The ID
   * token is checked wholly: signature, issuer, audience, times, nonce. Fails with a SignOnRefusal.
   */
  async finish(url: URL, secrets: SignOnSecrets, { asksAnew = false } = {}): Promise<ProvenPerson> {
    const { state, nonce, verifier } = secrets
    try {
      const library = await import('openid-client')
      const configuration = await this.#configure()
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true }
      const anew = asksAnew ? { maxAge: anewSeconds } : {}
      const claims = (await library.authorizationCodeGrant(configuration, url, { ...checks, ...anew })).claims()
      if (!claims) throw new SignOnRefusal('untrusted')
      return readPerson(claims)
    } catch (error) {
      return asRefusal(error)
    }
  }

  #configure(): Promise<Configuration> {
    const now = this.#options.now().getTime()
    if (this.#known !== null && this.#known.until > now) return this.#known.configuration
    const configuration = this.#discover()
    const known = { configuration, until: now + keptMs }
    this.#known = known
    configuration.catch(() => {
      if (this.#known === known) this.#known = null
    })
    return configuration
  }

  async #discover(): Promise<Configuration> {
    const library = await import('openid-client')
    const { issuer, clientId, clientSecret, fetch, timeoutMs } = this.#options
    const address = new URL(issuer)
    const [byPost, byHead] = [library.ClientSecretPost(clientSecret), library.ClientSecretBasic(clientSecret)]
    return library.discovery(
      address,
      clientId,
      { [library.clockTolerance]: clockSeconds },
      // As the provider wants it; one that says nothing wants the header (Discovery 1.0, section 3).
      (server, ...rest) =>
        (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? byPost : byHead)(
          server,
          ...rest,
        ),
      {
        [library.customFetch]: makeProviderFetch(fetch, address, timeoutMs),
        timeout: Math.ceil(timeoutMs / 1_000) + 1,
        execute: [
          library.enableNonRepudiationChecks,
          ...(address.protocol === 'http:' ? [library.allowInsecureRequests] : []),
        ],
      },
    )
  }
}

/** Core 1.0, section 2. */
const maxSubjectLength = 255

/**
 * An address counts only when the provider itself says that it is the person’s, and when it is one that we could have
 * invited. Claims with control characters are not believed at all: no database keeps a NUL, and no person has one.
 */
function readPerson(claims: Record<string, unknown>): ProvenPerson {
  const { iss: issuer, sub: subject, email, email_verified: isVerified, name } = claims
  const isKnown = typeof issuer === 'string' && typeof subject === 'string' && subject !== ''
  if (!isKnown || subject.length > maxSubjectLength) throw new SignOnRefusal('untrusted')
  if ([subject, email, name].some(hasControls)) throw new SignOnRefusal('untrusted')
  if (typeof email !== 'string' || !isEmailAddress(foldEmail(email)) || isVerified !== true)
    throw new SignOnRefusal('unverified')
  const given = typeof name === 'string' ? name : ''
  const shown = given
    .toWellFormed()
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return { issuer, subject, email, name: [...(shown || (email.split('@')[0] ?? ''))].slice(0, 100).join('') }
}

/** Line ends and tabs, which a name may hold, are blanks. Half of a pair of UTF-16 is no character either. */
function hasControls(claim: unknown): boolean {
  return typeof claim === 'string' && (!claim.isWellFormed() || /[^\P{Cc}\t\r\n]/u.test(claim))
}

function asRefusal(error: unknown): never {
  throw error instanceof SignOnRefusal ? error : new SignOnRefusal(findReason(error), { cause: error })
}

/** Told by the codes of openid-client; what none of them explains is an answer that cannot be trusted. */
function findReason(error: unknown): SignOnRefusal['reason'] {
  const { code, cause, error: told, name } = Object(error)
  if (name === 'OutboundError' || name === 'TimeoutError' || name === 'AbortError') return 'down'
  // What somebody at the provider answered: "no", or that the provider itself is in trouble.
  if (code === 'OAUTH_AUTHORIZATION_RESPONSE_ERROR')
    return told === 'server_error' || told === 'temporarily_unavailable' ? 'down' : 'refused'
  // A code that was used or is too old; else the provider does not know us.
  if (code === 'OAUTH_RESPONSE_BODY_ERROR') return told === 'invalid_grant' ? 'late' : 'down'
  if (typeof code === 'string' && unanswered.has(code)) return 'down'
  return cause === undefined ? 'untrusted' : findReason(cause)
}

const unanswered: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
  'OAUTH_WWW_AUTHENTICATE_CHALLENGE',
])
