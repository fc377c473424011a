import type { TurnStep } from '../../../conversation/engine/ask-turn.ts'
import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import { fail } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import { type AskedByName, askByName, faultOfQuestion, readShown } from '../ask-by-name.ts'
import type { Tongue } from '../tongue.ts'
import { admitVisitorOrKey, chatbotOf, faultOfName } from '../visitor-or-key.ts'
import { eventStream, runError, runWriter, writeRunError } from './run-events.ts'

const longestRunId = 200

/** POST /ag-ui/{serialNumber}: asks a chatbot as Chat/Ask does, for what speaks AG-UI. */
export const run: Tongue = {
  admit: (app, head) => admitVisitorOrKey(app, head, 'messages'),
  async answer(app, call) {
    const chatbot = await chatbotOf(app, call)
    const input = readRunInput(call.body, call.caller)
    const { threadId, runId, question } = input
    const asked = await askByName(app, call, chatbot, { name: `thread ${threadId}`, question })
    const events = runWriter({ threadId, runId }, asked.questionId, question)
    const pieces = streamRun(app, { ...asked, first: await asked.answer.next() }, events)
    return { status: 200, headers: eventStream, pieces, silence: ':\n\n' }
  },
  tellFailure: (error) => ({ headers: {}, body: JSON.stringify(runError(error)) }),
  tellBroken: writeRunError,
}

interface RunInput {
  threadId: string
  runId: string
  question: string
}

/**
 * What is read of a RunAgentInput. The last message is the question; those before it are in the conversation that we
 * keep, and not believed here. State, tools and context are passed over: the firm has set how its chatbot answers.
 */
function readRunInput(body: unknown, caller: Caller): RunInput {
  const { threadId, runId, messages } = Object(body)
  const fault = faultOfName(threadId)
  if (fault !== null) throw wrong('threadId', `${fault}, as AG-UI's clients make them`)
  if (typeof runId !== 'string' || runId === '' || runId.length > longestRunId)
    throw wrong('runId', `expected a name of at most ${longestRunId} characters`)
  const last = Object(Array.isArray(messages) ? messages.at(-1) : undefined)
  if (last.role !== 'user') throw wrong('messages', 'expected a message of the user as the last one')
  const question = readWords(last.content).toWellFormed()
  const words = faultOfQuestion(question, caller)
  if (words !== null) throw wrong('messages', words)
  return { threadId, runId, question }
}

function readWords(content: unknown): string {
  if (typeof content === 'string') return content
  const parts: unknown[] = Array.isArray(content) ? content : []
  const words = parts.map((part) => {
    const { type, text } = Object(part)
    if (type !== 'text' || typeof text !== 'string') throw wrong('messages', 'files are not taken here: send words')
    return text
  })
  return words.join('\n')
}

function wrong(field: string, what: string): Error {
  return fail('invalid-fields', { faults: `${field}: ${what}.` })
}

async function* streamRun(
  app: App,
  asked: AskedByName & { first: TurnStep },
  events: ReturnType<typeof runWriter>,
): AsyncGenerator<string, void> {
  const shown = readShown(app, asked)
  let view: ShownView | null = null
  try {
    yield events.begin()
    let next = await shown.next()
    while (!next.done) {
      const piece = next.value
      if (typeof piece === 'string') yield events.words(piece)
      else {
        view = piece
        yield events.searched(piece)
      }
      next = await shown.next()
    }
    yield events.end(view, next.value)
  } finally {
    // A client that left: its turn ends with it.
    await asked.answer.return(undefined as never)
  }
}
