import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { sitesLetIn } from '../../../firm/chatbots/domains.ts'
import { readChatbotPage } from '../../../firm/chatbots/list-chatbots.ts'
import { isOriginAllowed } from '../../../firm/chatbots/origin-allowed.ts'
import { requirePublicChatbot } from '../../../firm/chatbots/public-chatbot.ts'
import { authenticate } from '../../../firm/workspaces/authenticate.ts'
import { fail, type PorchlightError } from '../../../platform/errors.ts'
import { countVisitor } from '../../../platform/limits/visitor-limits.ts'
import type { App } from '../../app.ts'
import type { Tongue, TongueAnswer, TongueCall } from '../tongue.ts'
import { makeMcpServer } from './mcp-server.ts'

/** POST /mcp/{serialNumber}: a chatbot's tools over MCP's Streamable HTTP, for visitors without a key; /mcp with one. */
export const mcp: Tongue = {
  async admit(app, { header, params, context }) {
    const authorization = header('authorization')
    if (authorization === undefined && params.serialNumber !== undefined) {
      countVisitor(app, 'visits', context)
      return { workspaceId: 0, grade: 'public' }
    }
    const credentials = { authorization, sessionKey: undefined, cookies: undefined, isUse: true, mayUseCookie: false }
    const moment = { now: app.now().getTime(), address: context.address }
    return authenticate(app, { access: 'secret-key', visitorsUse: null }, credentials, moment)
  },
  async answer(app, call) {
    const chatbot = await findChatbot(app, call)
    call.note.about(chatbot.workspaceId, chatbot.serialNumber)
    checkOrigin(app, chatbot, call)
    const handler = createMcpHandler(() => makeMcpServer(app, chatbot, call), {
      // Nothing that is offered changes while a program looks on.
      maxSubscriptions: 0,
      onerror: (error) => app.log.debug({ err: error }, 'an MCP request was refused'),
    })
    return toAnswer(await handler.fetch(toRequest(app, call), { parsedBody: call.body }))
  },
  tellFailure: (error) => ({
    headers: error.status === 401 ? { 'www-authenticate': 'Bearer' } : {},
    body: JSON.stringify(describeFailure(error)),
  }),
  tellBroken: (error) => `event: message\ndata: ${JSON.stringify(describeFailure(error))}\n\n`,
}

function describeFailure({ code, status, message }: PorchlightError): object {
  const number = code === 'malformed-json' ? -32_700 : status >= 500 ? -32_603 : -32_600
  return { jsonrpc: '2.0', id: null, error: { code: number, message, data: { code } } }
}

/** The chatbot that the address names; without one, the only one of the key's workspace. */
async function findChatbot({ db }: App, { params: { serialNumber }, caller }: TongueCall): Promise<Chatbot> {
  if (serialNumber !== undefined) {
    const chatbot = await requirePublicChatbot(db, serialNumber)
    if (caller.grade === 'secret' && chatbot.workspaceId !== caller.workspaceId)
      throw fail('chatbot-not-found', { serialNumber })
    return chatbot
  }
  const { chatbots } = await readChatbotPage(db, caller.workspaceId, { limit: 2 })
  const [only, another] = chatbots
  if (only !== undefined && another === undefined) return requirePublicChatbot(db, only.serialNumber)
  const reason =
    only === undefined
      ? 'the workspace of this key has no chatbot'
      : 'the workspace of this key has several chatbots: name one, as in /mcp/0123456789abcdef0123456789abcdef'
  throw fail('bad-request', { reason })
}

/**
 * A browser page may call only from a site that the chatbot lists, whether it verifies domains or not: that is how MCP
 * wants servers kept from pages that reach them under a false name. Programs send no Origin.
 */
function checkOrigin({ publicUrl }: App, { settings }: Chatbot, { context: { origin } }: TongueCall): void {
  if (origin === null || isOriginAllowed(origin, sitesLetIn(settings), publicUrl)) return
  throw fail('origin-not-allowed', { origin: origin.slice(0, 300) })
}

function toRequest({ publicUrl }: App, { method, url, headers, body, context }: TongueCall): Request {
  const address = new URL(url, URL.canParse(publicUrl) ? publicUrl : 'http://localhost')
  const sent = Object.entries(headers).filter(([name]) => !['content-length', 'connection', 'host'].includes(name))
  const init = { method, headers: sent, signal: context.signal }
  return new Request(address, method === 'POST' ? { ...init, body: JSON.stringify(body) } : init)
}

async function toAnswer(response: Response): Promise<TongueAnswer> {
  const { status } = response
  const headers = Object.fromEntries(response.headers)
  const isStream = headers['content-type']?.startsWith('text/event-stream') === true
  if (!isStream || response.body === null) return { status, headers, body: await response.text() }
  return { status, headers, pieces: textOf(response.body), silence: ':\n\n' }
}

async function* textOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder()
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true })
}
