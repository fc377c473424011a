import { randomUUID } from 'node:crypto'
import type { ConnectionName } from './connections.ts'

/** How a question is sent by a connection, and where the words of its answer stand. */
export interface Try {
  /** Of the table of tongues. */
  path: string
  headers?: Readonly<Record<string, string>>
  bodyOf(question: string, serialNumber: string): object
  /** The words of a body that went well; '' where it holds none. */
  wordsOf(body: string): string
  /** What went wrong although the status says nothing of it; '': nothing did. */
  failureOf?(body: string): string
}

export const tries: Readonly<Record<ConnectionName, Try>> = {
  'openai-chat': {
    path: '/openai/v1/chat/completions',
    bodyOf: (question, model) => ({ model, messages: [{ role: 'user', content: question }] }),
    wordsOf: (body) => textAt(JSON.parse(body), 'choices', 0, 'message', 'content'),
  },
  'openai-responses': {
    path: '/openai/v1/responses',
    bodyOf: (question, model) => ({ model, input: question }),
    wordsOf: (body) => textAt(JSON.parse(body), 'output', 0, 'content', 0, 'text'),
  },
  'ai-sdk': {
    path: '/ai/chat/{serialNumber}',
    bodyOf: (question) => ({
      id: randomUUID(),
      messages: [{ id: 'q1', role: 'user', parts: [{ type: 'text', text: question }] }],
      trigger: 'submit-message',
    }),
    wordsOf: (body) =>
      eventsOf(body)
        .flatMap((part) => (part.type === 'text-delta' ? String(part.delta) : []))
        .join(''),
  },
  mcp: {
    path: '/mcp/{serialNumber}',
    headers: { accept: 'application/json, text/event-stream', 'mcp-protocol-version': '2025-11-25' },
    bodyOf: (question) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'ask_firm', arguments: { question } },
    }),
    wordsOf: (body) => textAt(mcpMessageOf(body), 'result', 'structuredContent', 'answer'),
    failureOf: (body) => textAt(mcpMessageOf(body), 'result', 'structuredContent', 'error'),
  },
  a2a: {
    path: '/a2a/{serialNumber}',
    headers: { 'a2a-version': '1.0' },
    bodyOf: (question) => ({
      jsonrpc: '2.0',
      id: 1,
      method: 'SendMessage',
      params: { message: { messageId: randomUUID(), role: 'ROLE_USER', parts: [{ text: question }] } },
    }),
    wordsOf: (body) => textAt(JSON.parse(body), 'result', 'task', 'artifacts', 0, 'parts', 0, 'text'),
    failureOf: (body) => textAt(JSON.parse(body), 'error', 'message'),
  },
  'ag-ui': {
    path: '/ag-ui/{serialNumber}',
    bodyOf: (question) => ({
      threadId: randomUUID(),
      runId: randomUUID(),
      state: {},
      messages: [{ id: 'q1', role: 'user', content: question }],
      tools: [],
      context: [],
      forwardedProps: {},
    }),
    wordsOf: (body) =>
      eventsOf(body)
        .flatMap((event) => (event.type === 'TEXT_MESSAGE_CONTENT' ? String(event.delta) : []))
        .join(''),
  },
}

/** The answer as one message, whichever of the two ways it came. */
function mcpMessageOf(body: string): unknown {
  return body.startsWith('{') ? JSON.parse(body) : eventsOf(body)[0]
}

/** What stands in the events of a stream, as far as it is JSON. */
function eventsOf(body: string): Record<string, unknown>[] {
  return body.split('\n').flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []))
}

function textAt(value: unknown, ...path: readonly (string | number)[]): string {
  const found = path.reduce<unknown>((inside, name) => Object(inside)[name], value)
  return typeof found === 'string' ? found : ''
}
