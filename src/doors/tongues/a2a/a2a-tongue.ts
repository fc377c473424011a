import { jsonAnswer } from '../json-answer.ts'
import type { Tongue, TongueAnswer } from '../tongue.ts'
import { admitVisitorOrKey, chatbotOf } from '../visitor-or-key.ts'
import { A2aRefusal, describeFailure, type RpcId, tellRefusal } from './refusal.ts'
import { checkVersion, idOf, readRequest } from './rpc-request.ts'
import { type MethodCall, sendMessage, sendStreamingMessage } from './send-message.ts'
import { cancelTask, getTask, listTasks, subscribeToTask } from './tasks.ts'

/** What answers once. */
const methods: ReadonlyMap<string, (method: MethodCall) => Promise<object>> = new Map([
  ['SendMessage', sendMessage],
  ['GetTask', getTask],
  ['ListTasks', listTasks],
  ['CancelTask', cancelTask],
])

/** What answers in a stream. */
const streams: ReadonlyMap<string, (method: MethodCall) => Promise<AsyncGenerator<object, void>>> = new Map([
  ['SendStreamingMessage', sendStreamingMessage],
  ['SubscribeToTask', subscribeToTask],
])

/** What A2A has and the agent card says is not here. */
const lacking: ReadonlyMap<string, A2aRefusal> = new Map([
  ...['Create', 'Get', 'List', 'Delete'].map((verb) => {
    const name = `${verb}TaskPushNotificationConfig${verb === 'List' ? 's' : ''}`
    return [name, new A2aRefusal('no-push-notifications', 'This agent sends no push notifications.')] as const
  }),
  [
    'GetExtendedAgentCard',
    new A2aRefusal('unsupported-operation', 'The agent card is the same for everybody: there is no extended one.'),
  ],
])

/** POST /a2a/{serialNumber}: asks a chatbot as agents ask each other, by A2A 1.0 in its JSON-RPC binding. */
export const a2a: Tongue = {
  // A question counts as a message besides, once it is known to be one.
  admit: (app, head) => admitVisitorOrKey(app, head, 'visits'),
  async answer(app, call) {
    const chatbot = await chatbotOf(app, call)
    try {
      checkVersion(call)
      const { id, method, params } = readRequest(call.body)
      return await run(method, { app, call, chatbot, params }, id)
    } catch (error) {
      if (!(error instanceof A2aRefusal)) throw error
      call.note.fail()
      return tellRefusal(idOf(call.body), error)
    }
  },
  tellFailure: (error, asked) => ({
    headers: error.status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    body: JSON.stringify(describeFailure(idOf(asked), error)),
  }),
  tellBroken: (error, asked) => `data: ${JSON.stringify(describeFailure(idOf(asked), error))}\n\n`,
}

async function run(name: string, method: MethodCall, id: RpcId): Promise<TongueAnswer> {
  const once = methods.get(name)
  if (once) return jsonAnswer({ jsonrpc: '2.0', id, result: await once(method) })
  const stream = streams.get(name)
  if (stream) {
    const headers = { 'content-type': 'text/event-stream; charset=utf-8' }
    return { status: 200, headers, pieces: write(await stream(method), id), silence: ':\n\n' }
  }
  throw lacking.get(name) ?? new A2aRefusal('method-not-found', `A2A 1.0 has no method "${name.slice(0, 60)}".`)
}

async function* write(results: AsyncGenerator<object, void>, id: RpcId): AsyncGenerator<string, void> {
  for await (const result of results) yield `data: ${JSON.stringify({ jsonrpc: '2.0', id, result })}\n\n`
}
