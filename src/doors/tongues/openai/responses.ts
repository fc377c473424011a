import type { FinishedTurn } from '../../../conversation/chat/finished-turn.ts'
import { type BegunAnswer, toEnd } from '../../../conversation/engine/ask-turn.ts'
import { readAsked, type SessionWish } from '../../../conversation/sessions/outside-session.ts'
import { fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import { jsonAnswer } from '../json-answer.ts'
import type { Tongue } from '../tongue.ts'
import { admitByKey, noteModel } from './admit.ts'
import { askInSession } from './ask-in-session.ts'
import { ownFields, usageOf } from './completion-shapes.ts'
import { isObject, readModel, readQuestion, readSession, wrong } from './read-question.ts'
import { describeResponse, eventWriter, type ResponseHead, readResponseId } from './response-shapes.ts'
import { failing } from './tell-failure.ts'

export const eventStream = { 'content-type': 'text/event-stream; charset=utf-8' }

/** POST /openai/v1/responses: asks a chatbot as ClientAsk does. */
export const responses: Tongue = {
  ...failing,
  tellBroken: (error) => {
    const { code, message } = error
    return `event: error\ndata: ${JSON.stringify({ type: 'error', code, message, param: null })}\n\n`
  },
  admit: (app, head) => admitByKey(app, head, { id: 'askChatbot', tag: 'Messages' }),
  async answer(app, { caller, body, context, note }) {
    noteModel(note, caller, body)
    if (!isObject(body)) throw wrong('body', 'expected a JSON object')
    const { input, previous_response_id: before, metadata } = body
    const model = readModel(body)
    const messages = typeof input === 'string' ? [{ role: 'user', content: input }] : input
    const asked = readQuestion(messages, 'input')
    const previous = typeof before === 'string' && before !== '' ? before : null
    const session = previous === null ? readSession(body) : await sessionOf(app, caller.workspaceId, previous)
    const { sessionId, begun } = await askInSession(app, caller, { ...model, ...asked, session }, context)
    const head: ResponseHead = {
      questionId: begun.questionId,
      createdAt: Math.floor(app.now().getTime() / 1000),
      model: model.model,
      previous,
      metadata: isObject(metadata) ? metadata : {},
    }
    if (model.isStreamed) {
      return { status: 200, headers: eventStream, pieces: streamEvents(app, begun, head, sessionId), silence: ':\n\n' }
    }
    return jsonAnswer(await complete(app, head, sessionId, await toEnd(begun)))
  },
}

/** The conversation of an earlier response. */
async function sessionOf(app: App, workspaceId: number, id: string): Promise<SessionWish> {
  const questionId = readResponseId(id)
  if (questionId === null)
    throw fail('invalid-fields', { faults: 'previous_response_id: is no id of a response of ours.' })
  const { sessionId } = await readAsked(app, workspaceId, questionId)
  return { is: 'id', id: sessionId }
}

async function complete(app: App, head: ResponseHead, sessionId: number, turn: FinishedTurn): Promise<object> {
  const said = turn.usage === null ? await app.tokens.count(turn.answer) : 0
  return describeResponse(head, {
    status: 'completed',
    text: turn.answer,
    usage: usageOf(turn, said),
    porchlight: ownFields(sessionId, turn),
  })
}

async function* streamEvents(
  app: App,
  { first, answer }: BegunAnswer,
  head: ResponseHead,
  sessionId: number,
): AsyncGenerator<string, void> {
  const events = eventWriter(head)
  try {
    yield events.begin()
    let step = first
    while (!step.done) {
      // Views were not asked for, so that all that comes is words.
      yield step.value.map((piece) => (typeof piece === 'string' ? events.words(piece) : '')).join('')
      step = await answer.next()
    }
    yield events.end(step.value.answer, await complete(app, head, sessionId, step.value))
  } finally {
    // A client that left: its turn ends with it.
    await answer.return(undefined as never)
  }
}
