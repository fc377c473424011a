import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export const oidcClient = { id: 'porchlight', secret: 'what only the two of them know' }

/** An OpenID Connect provider as Core 1.0 and Discovery 1.0 write it; who sits at the browser is signed in there. */
export interface OidcServer {
  issuer: string
  /** The variables that set it up. */
  environment: Record<string, string>
  /** Who sits at the browser. */
  person: Record<string, unknown>
  /** Changes what the next ID tokens say. */
  claims: Record<string, unknown>
  /** Says no, with such an error. */
  refusal: string | null
  /** The next ID tokens are signed with a key that is not in the published set, or not at all. */
  signs: 'rightly' | 'otherwise' | 'not'
  /** A code can be used as often as one likes. */
  forgives: boolean
  /** Answers a path otherwise; answering `false` leaves it to the provider. */
  answer: ((path: string, response: ServerResponse) => boolean) | null
  /** Every path that was asked for. */
  asked: string[]
  close(): Promise<void>
}

interface Pending {
  nonce: string | null
  challenge: string
  redirectUri: string
  /** Whoever sits there must have proven it just now. */
  asksAnew: boolean
}

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

export async function startOidcServer(): Promise<OidcServer> {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const others = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const codes = new Map<string, Pending>()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const oidc: OidcServer = {
    issuer,
    environment: {
      PORCHLIGHT_OIDC_ISSUER: issuer,
      PORCHLIGHT_OIDC_CLIENT_ID: oidcClient.id,
      PORCHLIGHT_OIDC_CLIENT_SECRET: oidcClient.secret,
      PORCHLIGHT_OIDC_NAME: 'Firm login',
    },
    person: {},
    claims: {},
    refusal: null,
    signs: 'rightly',
    forgives: false,
    answer: null,
    asked: [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return oidc

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    oidc.asked.push(url.pathname)
    if (oidc.answer?.(url.pathname, response)) return
    if (url.pathname === '/.well-known/openid-configuration') send(response, 200, describeSelf())
    else if (url.pathname === '/keys')
      send(response, 200, {
        keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
      })
    else if (url.pathname === '/authorize') authorize(url, response)
    else if (url.pathname === '/token') giveTokens(request, new URLSearchParams(await text(request)), response)
    else send(response, 404, {})
  }

  function describeSelf(): object {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }

  function authorize({ searchParams: asked }: URL, response: ServerResponse): void {
    const redirectUri = asked.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', asked.get('state') ?? '')
    if (oidc.refusal !== null) back.searchParams.set('error', oidc.refusal)
    else {
      const isProper =
        asked.get('client_id') === oidcClient.id &&
        asked.get('response_type') === 'code' &&
        asked.get('code_challenge_method') === 'S256' &&
        asked.get('scope')?.split(' ').includes('openid')
      if (!isProper) {
        send(response, 400, { error: 'invalid_request' })
        return
      }
      const code = randomBytes(16).toString('hex')
      codes.set(code, {
        nonce: asked.get('nonce'),
        challenge: asked.get('code_challenge') ?? '',
        redirectUri,
        asksAnew: asked.get('prompt') === 'login' && asked.has('max_age'),
      })
      back.searchParams.set('code', code)
    }
    response.writeHead(302, { location: back.href }).end()
  }

  function giveTokens(request: IncomingMessage, fields: URLSearchParams, response: ServerResponse): void {
    const form = (value: string): string => new URLSearchParams({ v: value }).toString().slice(2)
    const known = Buffer.from(`${form(oidcClient.id)}:${form(oidcClient.secret)}`).toString('base64')
    if (request.headers.authorization !== `Basic ${known}`) {
      send(response, 401, { error: 'invalid_client' })
      return
    }
    const code = fields.get('code') ?? ''
    const pending = codes.get(code)
    if (!oidc.forgives) codes.delete(code)
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url')
    if (!pending || pending.challenge !== challenge || pending.redirectUri !== fields.get('redirect_uri')) {
      send(response, 400, { error: 'invalid_grant' })
      return
    }
    const now = Math.floor(Date.now() / 1_000)
    const claims = {
      iss: issuer,
      aud: oidcClient.id,
      sub: `subject of ${String(oidc.person.email).toLowerCase()}`,
      iat: now,
      exp: now + 300,
      nonce: pending.nonce,
      ...(pending.asksAnew && { auth_time: now }),
      ...oidc.person,
      ...oidc.claims,
    }
    const tokens = { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', id_token: makeToken(claims) }
    send(response, 200, tokens)
  }

  function makeToken(claims: object): string {
    const alg = oidc.signs === 'not' ? 'none' : 'RS256'
    const content = `${base64({ alg, kid: 'one', typ: 'JWT' })}.${base64(claims)}`
    const key: KeyObject = oidc.signs === 'rightly' ? keys.privateKey : others.privateKey
    return `${content}.${oidc.signs === 'not' ? '' : sign('sha256', Buffer.from(content), key).toString('base64url')}`
  }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
