import { setTimeout as wait } from 'node:timers/promises'
import { findRunning, readAsked } from '../../../conversation/sessions/outside-session.ts'
import { checkSite } from '../../../firm/visits/check-site.ts'
import { type ErrorCode, errorCatalogue, fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import type { Tongue } from '../tongue.ts'
import { chatbotOf } from '../visitor-or-key.ts'
import { conversationNameOf, ofChats } from './admit-chat.ts'
import { uiStreamHeaders, uiWriter } from './ui-stream.ts'

const lookMs = 250
const mostLooks = 480

/** GET /ai/chat/{serialNumber}/{chatId}/stream: the answer that is being made, once it is there; 204 where nothing runs. */
export const resume: Tongue = {
  ...ofChats,
  async answer(app, call) {
    const { settings, workspaceId, serialNumber } = await chatbotOf(app, call)
    checkSite(app.publicUrl, settings, call.context)
    const name = conversationNameOf(call.params.chatId)
    const questionId = await findRunning(app, { workspaceId, serialNumber }, name)
    if (questionId === null) return { status: 204, headers: {}, body: '' }
    const pieces = tellWhole(app, { workspaceId, questionId, signal: call.context.signal })
    return { status: 200, headers: uiStreamHeaders, pieces, silence: ':\n\n' }
  },
}

async function* tellWhole(
  app: App,
  { workspaceId, questionId, signal }: { workspaceId: number; questionId: number; signal: AbortSignal },
): AsyncGenerator<string, void> {
  const parts = uiWriter(`msg-${questionId}`, '')
  yield parts.begin()
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { isPending, failure, answer } = await readAsked(app, workspaceId, questionId)
    if (failure !== null)
      throw fail(isCode(failure) ? failure : 'internal-error', { requestId: `question ${questionId}` })
    if (!isPending) {
      yield parts.words(answer) + parts.end(null)
      return
    }
    await wait(lookMs, undefined, { signal })
  }
  throw fail('too-slow', { seconds: (lookMs * mostLooks) / 1_000 })
}

function isCode(code: string): code is ErrorCode {
  return code in errorCatalogue
}
