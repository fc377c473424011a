import type { TurnStep } from '../../../conversation/engine/ask-turn.ts'
import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import { fail } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/operation.ts'
import type { App } from '../../app.ts'
import { type AskedByName, askByName, faultOfQuestion, readShown } from '../ask-by-name.ts'
import type { Tongue } from '../tongue.ts'
import { chatbotOf } from '../visitor-or-key.ts'
import { conversationNameOf, ofChats } from './admit-chat.ts'
import { uiStreamHeaders, uiWriter } from './ui-stream.ts'

/** POST /ai/chat/{serialNumber}: asks a chatbot as Chat/Ask does, for the AI SDK's chats. */
export const chat: Tongue = {
  ...ofChats,
  async answer(app, call) {
    const chatbot = await chatbotOf(app, call)
    const { id, messages } = Object(call.body)
    const name = conversationNameOf(id)
    const question = readQuestion(messages, call.caller)
    const asked = await askByName(app, call, chatbot, { name, question })
    const pieces = streamParts(app, { ...asked, first: await asked.answer.next() }, question)
    return { status: 200, headers: uiStreamHeaders, pieces, silence: ':\n\n' }
  },
}

/** The words of the last message. Those before it are in the conversation that we keep, and not believed here. */
function readQuestion(messages: unknown, caller: Caller): string {
  const last = Object(Array.isArray(messages) ? messages.at(-1) : undefined)
  const parts: unknown[] = Array.isArray(last.parts) ? last.parts : []
  if (last.role !== 'user') throw wrong('expected a message of the user as the last one, with its parts')
  const question = parts
    .flatMap((part) => (Object(part).type === 'text' ? String(Object(part).text ?? '') : []))
    .join('\n')
    .toWellFormed()
  if (parts.some((part) => Object(part).type === 'file')) throw wrong('files are not taken here: send words')
  const fault = faultOfQuestion(question, caller)
  if (fault !== null) throw wrong(fault)
  return question
}

function wrong(what: string): Error {
  return fail('invalid-fields', { faults: `messages: ${what}.` })
}

async function* streamParts(
  app: App,
  asked: AskedByName & { first: TurnStep },
  question: string,
): AsyncGenerator<string, void> {
  const parts = uiWriter(`msg-${asked.questionId}`, question)
  let shown: ShownView | null = null
  try {
    yield parts.begin()
    for await (const piece of readShown(app, asked)) {
      if (typeof piece === 'string') yield parts.words(piece)
      else {
        shown = piece
        yield parts.searched(piece)
      }
    }
    yield parts.end(shown)
  } finally {
    // A client that left: its turn ends with it.
    await asked.answer.return(undefined as never)
  }
}
