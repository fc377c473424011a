import type { FinishedTurn } from '../../../conversation/chat/finished-turn.ts'
import { type BegunAnswer, toEnd } from '../../../conversation/engine/ask-turn.ts'
import type { App } from '../../app.ts'
import { jsonAnswer } from '../json-answer.ts'
import type { Tongue } from '../tongue.ts'
import { admitByKey, noteModel } from './admit.ts'
import { askInSession } from './ask-in-session.ts'
import { readChatRequest } from './chat-request.ts'
import { chunkWriter, type Head, ownFields, type Usage, usageOf, wholeCompletion } from './completion-shapes.ts'
import { failing } from './tell-failure.ts'

/** POST /openai/v1/chat/completions: asks a chatbot as ClientAsk does. */
export const chatCompletions: Tongue = {
  ...failing,
  admit: (app, head) => admitByKey(app, head, { id: 'askChatbot', tag: 'Messages' }),
  async answer(app, { caller, body, context, note }) {
    noteModel(note, caller, body)
    const request = readChatRequest(body)
    const { model, isStreamed, includesUsage } = request
    const { sessionId, begun } = await askInSession(app, caller, request, context)
    const created = Math.floor(app.now().getTime() / 1000)
    const head = { id: `chatcmpl-${context.requestId}`, created, model }
    if (isStreamed) {
      const pieces = streamPieces(app, begun, { head, sessionId, includesUsage })
      return { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' }, pieces, silence: ':\n\n' }
    }
    const turn = await toEnd(begun)
    return jsonAnswer(wholeCompletion(head, turn, await measure(app, turn), ownFields(sessionId, turn)))
  },
}

async function* streamPieces(
  app: App,
  { first, answer }: BegunAnswer,
  { head, sessionId, includesUsage }: { head: Head; sessionId: number; includesUsage: boolean },
): AsyncGenerator<string, void> {
  const chunks = chunkWriter(head, includesUsage)
  try {
    yield chunks.role()
    let step = first
    while (!step.done) {
      // Views were not asked for, so that all that comes is words.
      yield step.value.map((piece) => (typeof piece === 'string' ? chunks.words(piece) : '')).join('')
      step = await answer.next()
    }
    const turn = step.value
    yield chunks.end(ownFields(sessionId, turn))
    if (includesUsage) yield chunks.usage(await measure(app, turn))
    yield chunks.done()
  } finally {
    // A client that left: its turn ends with it.
    await answer.return(undefined as never)
  }
}

async function measure(app: Pick<App, 'tokens'>, turn: FinishedTurn): Promise<Usage> {
  return usageOf(turn, turn.usage === null ? await app.tokens.count(turn.answer) : 0)
}
