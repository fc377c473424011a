import { Type } from 'typebox'
import { requireVisitor } from '../../firm/visits/require-visitor.ts'
import { choice, text } from '../../platform/fields.ts'
import { LineStream } from '../../platform/operation.ts'
import type { VisitorPlace } from '../../platform/visitor-place.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { defineOperation } from '../define-operation.ts'
import { askTurn, type BegunAnswer } from '../engine/ask-turn.ts'
import { ActionInput } from '../guide/answer-action.ts'
import { presentView } from '../guide/present-view.ts'
import { AnswerPiece, AnswerShown, VisitorAnswerEnd } from './answer-lines.ts'
import { maxNamedFiles, maxVisitorQuestionLength, questionKinds } from './question-faults.ts'
import type { Shown } from './turn.ts'

const id = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** POST /chat/Chat/Ask */
export const visitorAsk = defineOperation({
  id: 'askAsVisitor',
  summary: 'Send a visitor’s message',
  description:
    'What the widget calls, with the session key of GetConfig. Always streams one bare JSON object a line: `{"content": piece}` as soon as it is known, and at last `{"questionid", "messageid", "sessionid", "TaskCompleted": true}`. With `view` true, lines `{"view": …}` in between say what to show beside the words: cards of homes, what was understood, a comparison; the last one counts. While a person of the firm has the conversation nobody else answers: that last line comes alone, with `"Taken": true`. A failure after the first piece is one last line `{"Success": false, "Code", "Message"}`.',
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'messages',
  envelope: true,
  streams: true,
  lines: Type.Union([AnswerPiece, AnswerShown, VisitorAnswerEnd]),
  input: Type.Object({
    sessionID: Type.Optional(
      Type.Integer({ description: 'Id of the visitor’s session; 0: the one that the key is for', ...id, minimum: 0 }),
    ),
    content: text({
      description: 'The message; may be empty when chatAskType is Image or Audio',
      maxLength: maxVisitorQuestionLength,
    }),
    chatAskType: Type.Optional(choice(questionKinds, { description: 'Kind of message; Text when not given' })),
    fileIds: Type.Optional(
      Type.Array(Type.Integer(id), {
        description: 'Ids of files that were uploaded with the same session key',
        maxItems: maxNamedFiles,
      }),
    ),
    view: Type.Optional(Type.Boolean({ description: 'Whether to send what to show beside the words' })),
    action: Type.Optional(ActionInput),
  }),
  output: Type.Null(),
  example: { content: '3 bedrooms near Green Lake under 600k?' },
  errors: [
    'session-not-found',
    'origin-not-allowed',
    'file-not-found',
    'file-not-allowed',
    'rate-limit-reached',
    'too-many-calls',
    'message-limit-reached',
    'session-limit-reached',
    'allowance-used-up',
    'model-failed',
    'model-timeout',
    'shutting-down',
  ],
  async run(app, caller, input, context) {
    const visitor = requireVisitor(caller, input.sessionID)
    const { content, chatAskType: kind = 'Text', fileIds = [], view: wantsView = false, action } = input
    const asked = { sessionId: visitor.sessionId, kind, content, fileIds, action, wantsView, isStreamed: true }
    return new LineStream(makeLines(app, visitor, await askTurn(app, caller, asked, context)))
  },
})

async function* makeLines(
  app: ConversationApp,
  visitor: VisitorPlace,
  { answer, first }: BegunAnswer,
): AsyncGenerator<readonly object[], void> {
  try {
    let step = first
    while (!step.done) {
      const lines: object[] = []
      for (const piece of step.value) {
        lines.push(typeof piece === 'string' ? { content: piece } : await viewLine(app, visitor, piece))
      }
      yield lines
      step = await answer.next()
    }
    const { questionId, answerId, isTaken } = step.value
    const end = { questionid: questionId, messageid: answerId, sessionid: visitor.sessionId, TaskCompleted: true }
    yield [isTaken ? { ...end, Taken: true } : end]
  } finally {
    await answer.return(undefined as never)
  }
}

async function viewLine(app: ConversationApp, visitor: VisitorPlace, { view, known }: Shown): Promise<object> {
  return { view: await presentView(app.db, { ...visitor, publicUrl: app.publicUrl }, view, known) }
}
