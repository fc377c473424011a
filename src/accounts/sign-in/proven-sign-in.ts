import { Type } from 'typebox'
import Value from 'typebox/value'

const Proven = Type.Object({ accountId: Type.String() })

/**
 * A further way in for the library: makes a session of an account whose person has proven who they are elsewhere. It has
 * no address (SERVER_ONLY), only our own code calls it. The path is one of those after which the library asks for the
 * code of a second factor by itself; nothing else answers there.
 */
export async function makeProvenSignIn() {
  const [{ APIError, createAuthEndpoint }, { setSessionCookie }] = await Promise.all([
    import('better-auth/api'),
    import('better-auth/cookies'),
  ])
  return {
    id: 'proven-sign-in',
    endpoints: {
      signInProven: createAuthEndpoint(
        '/sign-in/username',
        { method: 'POST', metadata: { SERVER_ONLY: true, $Infer: { body: {} as { accountId: string } } } },
        async (ctx) => {
          const body: unknown = ctx.body
          const user = Value.Check(Proven, body) ? await ctx.context.internalAdapter.findUserById(body.accountId) : null
          if (!user) throw new APIError('UNAUTHORIZED')
          const session = await ctx.context.internalAdapter.createSession(user.id)
          await setSessionCookie(ctx, { session, user })
          return ctx.json({})
        },
      ),
    },
  }
}
