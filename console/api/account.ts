import type { Me, NewOwner, OfferedTeams } from './account-fields.ts'
import { CallFailure, failureOfAnswer } from './call-failure.ts'

/** What the console asks about who uses it. `base`: the path of our public address. */
export interface Account {
  /** Who is signed in; null: nobody. Fails with CallFailure. */
  readMe(): Promise<Me | null>
  /** 'code': a code is to follow. Fails with CallFailure, `isRefused` when both do not belong together. */
  signIn(email: string, password: string): Promise<'in' | 'code'>
  /** The second step of a sign-in, after 'code': what the app shows, or a backup code. Fails with CallFailure. */
  giveCode(code: string): Promise<void>
  signOut(): Promise<void>
  /** Makes the account of a colleague with the token of an invitation, and signs in. */
  join(colleague: Omit<NewOwner, 'email'>): Promise<void>
  /** What who came with the provider, without an account, is invited to. Fails with CallFailure. */
  readOfferedTeams(): Promise<OfferedTeams>
  /** Joins one of them, and signs in. */
  joinOffered(id: number): Promise<void>
  /** Makes the account of the owner with the token of the first start's link, and signs in. */
  makeOwner(owner: NewOwner): Promise<void>
}

const timeoutMs = 20_000

export function openAccount(base: string, send: typeof fetch): Account {
  const call = async (path: string, body?: object): Promise<Response> => {
    let response: Response
    try {
      response = await send(`${base}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        credentials: 'same-origin',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })
    } catch (cause) {
      throw new CallFailure({ status: 0, message: '', code: 'connection-failed', cause })
    }
    if (response.ok) return response
    throw await failureOfAnswer(response)
  }

  return {
    readMe: async () => {
      try {
        const answer = await call('/v1/console/me')
        // Checked by the server that it comes from.
        return (await answer.json()) as Me
      } catch (failure) {
        if (failure instanceof CallFailure && failure.status === 401) return null
        throw failure
      }
    },
    signIn: async (email, password) => {
      const answer = await call('/console/auth/sign-in/email', { email, password })
      const told: unknown = await answer.json()
      return Reflect.get(Object(told), 'twoFactorRedirect') === true ? 'code' : 'in'
    },
    giveCode: async (code) => {
      // Those of an app are six digits.
      const kind = /^\d{6}$/.test(code) ? 'totp' : 'backup-code'
      await call(`/console/auth/two-factor/verify-${kind}`, { code })
    },
    signOut: async () => {
      await call('/console/auth/sign-out', {})
    },
    join: async (colleague) => {
      await call('/v1/console/join', colleague)
    },
    // Checked by the server that it comes from.
    readOfferedTeams: async () => (await (await call('/console/auth/oidc/teams', {})).json()) as OfferedTeams,
    joinOffered: async (id) => {
      await call('/console/auth/oidc/join', { id })
    },
    makeOwner: async (owner) => {
      await call('/v1/console/owner', owner)
    },
  }
}
