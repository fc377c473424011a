import { Type } from 'typebox'
import { choice, text } from '../../platform/fields.ts'
import { LineStream } from '../../platform/operation.ts'
import { defineOperation } from '../define-operation.ts'
import { askTurn, type BegunAnswer, type TurnStep, toEnd } from '../engine/ask-turn.ts'
import { AnswerEnd, AnswerPiece } from './answer-lines.ts'
import { maxNamedFiles, maxQuestionLength, questionKinds } from './question-faults.ts'
import type { TurnPiece } from './turn.ts'
import { visitorAsk } from './visitor-ask.ts'

const id = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** POST /chat/Chat/ClientAsk */
export const ask = defineOperation({
  id: 'askChatbot',
  summary: 'Send a message to a chatbot',
  description:
    'While a person of the firm has the conversation nobody answers: `content` is "" and `messageid` the id of the question. With stream true the answer comes as text/event-stream: one JSON object a line, each `{"content": piece}` as soon as it is known, and at last `{"QuestionID", "AnswerID", "Answer", "TotalToken"}`. A failure after the first piece is one last line `{"Success": false, "Code", "Message"}`.',
  tag: 'Messages',
  access: 'secret-key',
  visitorsUse: visitorAsk,
  envelope: true,
  checksContentType: true,
  streams: true,
  lines: Type.Union([AnswerPiece, AnswerEnd]),
  input: Type.Object({
    sessionID: Type.Integer({ description: 'Id of a session, from GetSession', ...id }),
    content: text({
      description: 'The message; may be empty when chatAskType is Image, Audio or Video',
      maxLength: maxQuestionLength,
    }),
    chatAskType: Type.Optional(choice(questionKinds, { description: 'Kind of message; Text when not given' })),
    stream: Type.Optional(
      Type.Boolean({ description: 'Whether the answer comes piece by piece; false when not given' }),
    ),
    fileIds: Type.Optional(
      Type.Array(Type.Integer(id), {
        description:
          'Ids of uploaded files: 1 to 10 images (PNG, JPEG, WEBP, GIF that does not move), one WAV, or one video',
        maxItems: maxNamedFiles,
      }),
    ),
  }),
  output: Type.Object({
    messageid: Type.Integer({ description: 'Id of the answer' }),
    content: Type.String({ description: 'The answer' }),
    totalToken: Type.Integer({ description: 'Tokens consumed by the turn' }),
    noAnswer: Type.Boolean({ description: 'Whether the chatbot could not answer from what it knows' }),
  }),
  example: { sessionID: 1, content: 'Which homes with 3 bedrooms are for sale under 600k?', stream: false },
  errors: [
    'session-not-found',
    'origin-not-allowed',
    'file-not-found',
    'file-not-allowed',
    'rate-limit-reached',
    'message-limit-reached',
    'session-limit-reached',
    'allowance-used-up',
    'model-failed',
    'model-timeout',
    'shutting-down',
  ],
  async run(app, caller, { sessionID, content, chatAskType: kind = 'Text', stream = false, fileIds = [] }, context) {
    const asked = { sessionId: sessionID, kind, content, fileIds, isStreamed: stream }
    const begun = await askTurn(app, caller, asked, context)
    if (stream) return new LineStream(makeLines(begun))
    const { answerId, answer: whole, totalToken, noAnswer } = await toEnd(begun)
    return { messageid: answerId, content: whole, totalToken, noAnswer }
  },
})

/** The lines of a streamed answer. Not a generator: at 200 pieces an answer each layer of them is felt. */
function makeLines({ first, answer }: BegunAnswer): AsyncIterable<readonly object[]> {
  let ready: TurnStep | null = first
  let ended = false
  const next = async (): Promise<IteratorResult<readonly object[]>> => {
    if (ended) return { done: true, value: undefined }
    const step = ready ?? (await answer.next())
    ready = null
    if (!step.done) return { done: false, value: step.value.map(lineOf) }
    ended = true
    const { questionId, answerId, answer: whole, totalToken } = step.value
    const end = { QuestionID: questionId, AnswerID: answerId, Answer: whole, TotalToken: totalToken }
    return { done: false, value: [end] }
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

/** Views were not asked for, so that all that comes is words. */
function lineOf(piece: TurnPiece): object {
  return typeof piece === 'string' ? { content: piece } : piece
}
