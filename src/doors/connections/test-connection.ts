import { type Static, Type } from 'typebox'
import { maxVisitorQuestionLength } from '../../conversation/chat/question-faults.ts'
import { PorchlightError } from '../../platform/errors.ts'
import { choice, requiredText } from '../../platform/fields.ts'
import { chatbotOperation } from '../define-operation.ts'
import type { TongueAnswer, TongueCall } from '../tongues/tongue.ts'
import { tongues } from '../tongues/tongues.ts'
import { connectionNames, urlOfConnection } from './connections.ts'
import { RequestNote } from './request-counts.ts'
import { tries } from './tries.ts'

/** Of a long stream its beginning is enough to be looked at. */
const mostShown = 20_000

const TestedConnection = Type.Object({
  url: Type.String(),
  request: Type.String({ description: 'The body that was sent' }),
  status: Type.Integer({ description: 'HTTP status' }),
  ms: Type.Integer(),
  answer: Type.String({ description: 'What the chatbot said; ""' }),
  failure: Type.String({ description: 'What went wrong, in a sentence; ""' }),
  response: Type.String({ description: `The body as programs get it; at most ${mostShown} characters` }),
})

/** POST /v1/chatbots/{serialNumber}/connections/test */
export const testConnection = chatbotOperation({
  id: 'testConnection',
  summary: 'Test how a program would reach a chatbot',
  description: 'Asks a real question, which counts as a message, with the credential of this call in place of a key.',
  tag: 'Messages',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    connection: choice(connectionNames, { description: 'Which one' }),
    question: requiredText({ description: 'The question', maxLength: maxVisitorQuestionLength }),
  }),
  output: TestedConnection,
  example: { connection: 'mcp', question: '3 bedrooms near Green Lake under 600k?' },
  errors: [],
  async run(app, caller, { chatbot, connection, question }, context): Promise<Static<typeof TestedConnection>> {
    const { serialNumber } = chatbot
    const { path, headers = {}, bodyOf, wordsOf, failureOf } = tries[connection]
    const body = bodyOf(question, serialNumber)
    const url = urlOfConnection(app.publicUrl, path, serialNumber)
    const route = tongues.find((each) => each.method === 'POST' && each.path === path)
    if (route === undefined) throw new Error(`no tongue is served at ${path}`)
    const tongue = await route.load()
    const sent = { 'content-type': 'application/json', ...headers }
    const call: TongueCall = {
      method: 'POST',
      params: path.includes('{serialNumber}') ? { serialNumber } : {},
      headers: sent,
      header: (name) => new Map(Object.entries(sent)).get(name),
      url: path.replace('{serialNumber}', serialNumber),
      // The page that asks is ours, and no site of the firm that the chatbot may stand on.
      context: { ...context, origin: null },
      caller,
      body,
      note: new RequestNote(),
    }
    const begunAt = app.now().getTime()
    const told = { url, request: JSON.stringify(body, null, 2) }
    const ms = (): number => Math.max(0, app.now().getTime() - begunAt)
    try {
      const answer = await tongue.answer(app, call)
      const whole = await gather(answer)
      const said = answer.status < 400 ? { answer: wordsOf(whole), failure: failureOf?.(whole) ?? '' } : nothingSaid
      return { ...told, ...said, status: answer.status, ms: ms(), response: whole.slice(0, mostShown) }
    } catch (error) {
      if (!(error instanceof PorchlightError)) throw error
      const { status, message } = error
      return { ...told, status, ms: ms(), answer: '', failure: message, response: tongue.tellFailure(error).body }
    }
  },
})

const nothingSaid = { answer: '', failure: '' }

async function gather(answer: TongueAnswer): Promise<string> {
  if ('body' in answer) return answer.body
  let whole = ''
  for await (const piece of answer.pieces) whole += piece
  return whole
}
