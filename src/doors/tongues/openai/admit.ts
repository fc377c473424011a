import { authenticate } from '../../../firm/workspaces/authenticate.ts'
import { checkScopes } from '../../../firm/workspaces/keys/scopes.ts'
import type { Caller, Operation } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import type { RequestNote } from '../../connections/request-counts.ts'
import type { TongueHead } from '../tongue.ts'
import { isObject } from './read-question.ts'

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

/** Which chatbot a request is about, whatever else is wrong with it. */
export function noteModel(note: RequestNote, { workspaceId }: Caller, body: unknown): void {
  if (isObject(body) && typeof body.model === 'string') note.about(workspaceId, body.model.trim().slice(0, 100))
}
