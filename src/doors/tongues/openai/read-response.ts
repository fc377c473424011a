import { setTimeout as wait } from 'node:timers/promises'
import { type AskedOutside, readAsked } from '../../../conversation/sessions/outside-session.ts'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { errorCatalogue, fail } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import { jsonAnswer } from '../json-answer.ts'
import type { Tongue } from '../tongue.ts'
import { admitByKey } from './admit.ts'
import { usageOf } from './completion-shapes.ts'
import { describeResponse, eventWriter, type ResponseHead, readResponseId } from './response-shapes.ts'
import { eventStream, responses } from './responses.ts'

/** An answer that is still being made is looked for so often, and so long. */
const lookMs = 250
const mostLooks = 480

/** GET /openai/v1/responses/{id}: an answer as it was stored; with `?stream=true` as events, from behind `starting_after`. */
export const storedResponse: Tongue = {
  ...responses,
  admit: (app, head) => admitByKey(app, head, { id: 'readTrace', tag: 'Messages' }),
  async answer(app, { caller, params: { id = '' }, url, context: { signal } }) {
    const questionId = readResponseId(id)
    if (questionId === null) throw fail('message-not-found', { id: id.slice(0, 60) })
    const { workspaceId } = caller
    const asked = await readAsked(app, workspaceId, questionId)
    // What visitors said is read: who read it is kept, as it is everywhere.
    app.reads.note({ workspaceId, actor: actorOf(caller) }, 'conversation.opened', { sessionId: asked.sessionId })
    const query = new URL(url, 'http://localhost').searchParams
    if (query.get('stream') !== 'true') return jsonAnswer(await describe(app, questionId, asked))
    const after = Number(query.get('starting_after') ?? -1)
    const pieces = tellAgain(app, { workspaceId, questionId, after, signal })
    return { status: 200, headers: eventStream, pieces, silence: ':\n\n' }
  },
}

function headOf(questionId: number, { askedAt, serialNumber }: AskedOutside): ResponseHead {
  const createdAt = Math.floor(askedAt.getTime() / 1000)
  return { questionId, createdAt, model: serialNumber, previous: null, metadata: {} }
}

async function describe(app: App, questionId: number, asked: AskedOutside): Promise<object> {
  const head = headOf(questionId, asked)
  const { isPending, failure, answer, usage } = asked
  if (isPending) return describeResponse(head, { status: 'in_progress', text: null, usage: null })
  if (failure !== null) {
    const code = failure in errorCatalogue ? failure : 'internal-error'
    const error = { code, message: 'This question could not be answered: ask it again.' }
    return describeResponse(head, { status: 'failed', text: null, usage: null, error })
  }
  const said = usage === null ? await app.tokens.count(answer) : 0
  return describeResponse(head, { status: 'completed', text: answer, usage: usageOf(asked, said) })
}

interface Again {
  workspaceId: number
  questionId: number
  /** Number of the last event that the client has. */
  after: number
  signal: AbortSignal
}

/** The events of an answer once it is there: who lost the stream has the same numbers of its beginning, and its words whole. */
async function* tellAgain(app: App, { workspaceId, questionId, after, signal }: Again): AsyncGenerator<string, void> {
  let asked = await readAsked(app, workspaceId, questionId)
  const events = eventWriter(headOf(questionId, asked), Number.isFinite(after) ? after : -1)
  yield events.begin()
  for (let looks = 0; asked.isPending && looks < mostLooks; looks += 1) {
    await wait(lookMs, undefined, { signal })
    asked = await readAsked(app, workspaceId, questionId)
  }
  const response = await describe(app, questionId, asked)
  if (asked.isPending || asked.failure !== null) yield events.failed(response)
  else yield events.words(asked.answer) + events.end(asked.answer, response)
}
