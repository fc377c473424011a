import type { BetterAuthPlugin } from 'better-auth'
import { type Static, Type } from 'typebox'
import Value from 'typebox/value'

const Body = Type.Object({ accountId: Type.String() })

/**
 * Lets our own code begin a session as the library does after a password, for somebody who has proven in another way who
 * they are. No call from outside gets to either way.
 */
export async function openProvenSessions() {
  const [{ APIError, createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ])
  type Context = Parameters<typeof setSessionCookie>[0] & { body: unknown }
  const begin = async (context: Context): Promise<object> => {
    const { accountId } = Value.Parse(Body, context.body)
    const { internalAdapter } = context.context
    const user = await internalAdapter.findUserById(accountId)
    if (!user) throw new APIError('UNAUTHORIZED')
    const session = await internalAdapter.createSession(accountId)
    await setSessionCookie(context, { session, user })
    return {}
  }
  const metadata = { $Infer: { body: {} as Static<typeof Body> } }
  return {
    id: 'proven-sessions',
    endpoints: {
      /** All factors were proven. */
      beginSession: createAuthEndpoint.serverOnly({ method: 'POST', metadata }, begin),
      /**
       * One factor was proven: the path is one of those after which the library asks for the code of a second one by
       * itself; nothing else answers there.
       */
      signInProven: createAuthEndpoint(
        '/sign-in/username',
        { method: 'POST', metadata: { ...metadata, SERVER_ONLY: true } },
        async (context) => context.json(await begin(context)),
      ),
    },
  } satisfies BetterAuthPlugin
}
