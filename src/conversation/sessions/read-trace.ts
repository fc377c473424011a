import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { placeSeenBy, requireSeen } from '../assignment/seen-by.ts'
import { defineOperation } from '../define-operation.ts'
import { findMessageTrace } from './turn-store.ts'

const orNull = (schema: ReturnType<typeof Type.Integer>, description: string) =>
  Type.Union([schema, Type.Null()], { description })

const tokens = (description: string) => Type.Integer({ description })

export const ModelUse = Type.Object({
  model: Type.String({ description: 'Key of the model' }),
  input: tokens('Tokens that were sent and read anew'),
  cached: tokens('Tokens that were sent and taken from the provider’s cache'),
  output: tokens('Tokens of what it said'),
  reasoning: tokens('Tokens of its thoughts'),
  costMicros: orNull(
    Type.Integer(),
    'What that cost by the prices of the time, in millionths of the currency; null: the model had no price',
  ),
  currency: Type.Union([Type.String(), Type.Null()], { description: 'Such as USD' }),
})

/** GET /v1/messages/{id}/trace */
export const readTrace = defineOperation({
  id: 'readTrace',
  summary: 'Read how an answer came to be',
  description:
    'The trace of an answer, by its id or by the id of its question: how the message was read, which tools were used with which filters and results, what the grounding gate corrected or left out and why, tokens and times. The fields of `trace` depend on who answered and may grow; docs/answers.md explains them.',
  tag: 'Messages',
  access: 'secret-key',
  input: Type.Object({
    id: Type.String({
      pattern: '^[1-9][0-9]{0,15}$',
      maxLength: 16,
      description: 'Id of the answer (messageid, AnswerID) or of its question',
    }),
  }),
  output: Type.Object({
    messageId: Type.Integer({ description: 'Id of the message that the trace is kept with' }),
    questionId: orNull(Type.Integer(), 'Id of the question; null when the question failed, so that there is no answer'),
    sessionId: Type.Integer({ description: 'Id of the session' }),
    status: Type.String({ description: 'complete or interrupted for an answer, failed for a question' }),
    model: Type.Union([Type.String(), Type.Null()], { description: 'Key of what answered' }),
    totalToken: orNull(Type.Integer(), 'Tokens of the turn; null when not known'),
    usage: Type.Union([Type.Array(ModelUse), Type.Null()], {
      description:
        'What models used for the turn, one row a model; null: none had a part, or it was before this was kept',
    }),
    noAnswer: Type.Union([Type.Boolean(), Type.Null()], { description: 'Whether the chatbot could not answer' }),
    createdAt: Type.String({ description: 'When the message was stored, ISO 8601' }),
    trace: Type.Record(Type.String(), Type.Unknown(), { description: 'How it came to be' }),
  }),
  reads: {
    action: 'conversation.opened',
    of: (_input, output) =>
      typeof output === 'object' && output !== null && 'sessionId' in output && typeof output.sessionId === 'number'
        ? { sessionId: output.sessionId }
        : {},
  },
  example: {},
  errors: ['message-not-found', 'session-not-found'],
  async run(app, caller, { id }) {
    const found = await findMessageTrace(app.db, caller.workspaceId, Number(id))
    if (!found) throw fail('message-not-found', { id })
    if (caller.member) await requireSeen(app.db, placeSeenBy(caller, found.sessionId))
    const { createdAt, trace, ...message } = found
    return { ...message, createdAt: createdAt.toISOString(), trace: trace ?? {} }
  },
})
