import { authenticate } from '../../../firm/workspaces/authenticate.ts'
import { checkScopes } from '../../../firm/workspaces/keys/scopes.ts'
import type { Caller, Operation } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import type { TongueHead } from '../tongue.ts'

/** The workspace whose secret key came as an OpenAI key does; no cookie opens anything here. */
export async function admitByKey(
  app: App,
  { header, context, method }: TongueHead,
  operation: Pick<Operation, 'id' | 'tag'>,
): Promise<Caller> {
  const caller = await authenticate(
    app,
    { access: 'secret-key', visitorsUse: null },
    {
      authorization: header('authorization'),
      sessionKey: undefined,
      cookies: undefined,
      isUse: true,
      mayUseCookie: false,
    },
    { now: app.now().getTime(), address: context.address },
  )
  if (caller.scopes) checkScopes(caller.scopes, operation, method)
  return caller
}
