import { maxQuestionLength, maxVisitorQuestionLength } from '../../../conversation/chat/question-faults.ts'
import type { Shown } from '../../../conversation/chat/turn.ts'
import { askTurn, type BegunAnswer } from '../../../conversation/engine/ask-turn.ts'
import { presentView } from '../../../conversation/guide/present-view.ts'
import { takeSession } from '../../../conversation/sessions/outside-session.ts'
import { fail } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/operation.ts'
import { countCodePoints } from '../../../platform/text/code-points.ts'
import type { VisitorPlace } from '../../../platform/visitor-place.ts'
import type { App } from '../../app.ts'
import type { Tongue } from '../tongue.ts'
import { chatbotOf, conversationNameOf, ofChats } from './admit-chat.ts'
import { uiStreamHeaders, uiWriter } from './ui-stream.ts'

/** POST /ai/chat/{serialNumber}: asks a chatbot as Chat/Ask does, for the AI SDK's chats. */
export const chat: Tongue = {
  ...ofChats,
  async answer(app, call) {
    const { caller, body, context } = call
    const { workspaceId, id: chatbotId, serialNumber } = await chatbotOf(app, call)
    const isKeyed = caller.grade === 'secret'
    const { id, messages } = Object(body)
    const name = conversationNameOf(id)
    const question = readQuestion(messages, isKeyed ? maxQuestionLength : maxVisitorQuestionLength)
    const sessionId = await takeSession(app, workspaceId, serialNumber, { is: 'named', name })
    const place = { workspaceId, chatbotId, sessionId }
    // A program with a key asks as ClientAsk does, all others as a window of the widget.
    const asker: Caller = isKeyed ? caller : { workspaceId, grade: 'visitor', visitor: place }
    const asked = {
      sessionId,
      kind: 'Text',
      content: question,
      fileIds: [],
      wantsView: true,
      isStreamed: true,
    } as const
    const begun = await askTurn(app, asker, asked, context)
    const pieces = streamParts(app, place, begun, question)
    return { status: 200, headers: uiStreamHeaders, pieces, silence: ':\n\n' }
  },
}

/** The words of the last message. Those before it are in the conversation that we keep, and not believed here. */
function readQuestion(messages: unknown, longest: number): string {
  const last = Object(Array.isArray(messages) ? messages.at(-1) : undefined)
  const parts: unknown[] = Array.isArray(last.parts) ? last.parts : []
  if (last.role !== 'user') throw wrong('expected a message of the user as the last one, with its parts')
  const question = parts
    .flatMap((part) => (Object(part).type === 'text' ? String(Object(part).text ?? '') : []))
    .join('\n')
    .toWellFormed()
  if (parts.some((part) => Object(part).type === 'file')) throw wrong('files are not taken here: send words')
  if (question.includes('\0')) throw wrong('the character U+0000 is not allowed')
  const length = countCodePoints(question)
  if (length > longest) throw wrong(`expected at most ${longest} characters, got ${length}`)
  return question
}

function wrong(what: string): Error {
  return fail('invalid-fields', { faults: `messages: ${what}.` })
}

async function* streamParts(
  app: App,
  place: VisitorPlace,
  { questionId, first, answer }: BegunAnswer,
  question: string,
): AsyncGenerator<string, void> {
  const parts = uiWriter(`msg-${questionId}`, question)
  const present = ({ view, known }: Shown) => presentView(app.db, { ...place, publicUrl: app.publicUrl }, view, known)
  let shown: Awaited<ReturnType<typeof present>> | null = null
  try {
    yield parts.begin()
    let step = first
    while (!step.done) {
      for (const piece of step.value) {
        if (typeof piece === 'string') yield parts.words(piece)
        else {
          shown = await present(piece)
          yield parts.searched(shown)
        }
      }
      step = await answer.next()
    }
    yield parts.end(shown)
  } finally {
    // A client that left: its turn ends with it.
    await answer.return(undefined as never)
  }
}
