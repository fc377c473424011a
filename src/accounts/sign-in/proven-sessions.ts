import type { BetterAuthPlugin } from 'better-auth'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

const Body = Type.Object({ accountId: Type.String() })
type BeginBody = Static<typeof Body>

/**
 * Lets our own code begin a session as the library does after a password, for somebody whom it has proven itself. Has no
 * path: no call from outside gets there.
 */
export async function openProvenSessions() {
  const [{ createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ])
  return {
    id: 'proven-sessions',
    endpoints: {
      beginSession: createAuthEndpoint.serverOnly(
        { method: 'POST', metadata: { $Infer: { body: {} as BeginBody } } },
        async (context) => {
          const { accountId } = Value.Parse(Body, context.body)
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(accountId)
          if (!user) throw new Error('a session was to begin for an account that is gone')
          const session = await internalAdapter.createSession(accountId)
          await setSessionCookie(context, { session, user })
          return {}
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
