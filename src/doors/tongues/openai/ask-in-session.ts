import { askTurn, type BegunAnswer } from '../../../conversation/engine/ask-turn.ts'
import { type SessionWish, takeSession } from '../../../conversation/sessions/outside-session.ts'
import type { CallContext, Caller } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import type { AskedInParts } from './read-question.ts'
import { takePictures } from './take-pictures.ts'

/** Asks the chatbot that `model` names, in the conversation that is wished for. */
export async function askInSession(
  app: App,
  caller: Caller,
  asked: AskedInParts & { model: string; session: SessionWish; isStreamed: boolean },
  context: CallContext,
): Promise<{ sessionId: number; begun: BegunAnswer }> {
  const { model, session, question: content, pictures, isStreamed } = asked
  const sessionId = await takeSession(app, caller.workspaceId, model, session)
  const fileIds = await takePictures(app, caller, pictures, context.signal)
  const kind = fileIds.length > 0 ? ('Image' as const) : ('Text' as const)
  return { sessionId, begun: await askTurn(app, caller, { sessionId, kind, content, fileIds, isStreamed }, context) }
}
