import type { Target } from './good-visitor-bodies.ts'
import { pick } from './good-words.ts'

/** What a good body of each operation that sets up a firm, or looks after it, consists of, by its path. */
export function setupTargets(): Record<string, Target> {
  return {
    '/v1/chatbots/{serialNumber}/preview': {
      bare: true,
      body: () => ({
        Name: pick<string | null>('Harbour Homes', null),
        WelcomeMessage: pick<string | null>('Hello\nThere', '', null),
        ChatBubbleColor: pick<string | null>('rgb(1, 2, 3)', null),
      }),
    },
    // Addresses that are not public: nothing is fetched, and that is told.
    '/v1/chatbots/{serialNumber}/snippet-check': {
      bare: true,
      body: () => ({ url: pick('http://127.0.0.1/', 'https://10.0.0.1/a', 'http://[::1]/') }),
    },
    '/v1/chatbots/{serialNumber}/connections/test': {
      bare: true,
      body: () => ({
        connection: pick('mcp', 'a2a', 'ag-ui', 'ai-sdk', 'openai-chat', 'openai-responses'),
        question: pick('Hello'),
      }),
    },
    // At no public address: what is posted goes nowhere, and a test message is refused before anything is said to anybody.
    '/v1/mail-server': {
      bare: true,
      body: () => ({
        host: pick('10.0.0.7', '127.0.0.1'),
        port: pick(465, 587),
        security: pick('tls', 'starttls'),
        userName: pick('hello@harbour.example'),
        password: pick('an app password'),
        sender: pick('Harbour Homes <hello@harbour.example>', 'hello@harbour.example'),
      }),
    },
    '/v1/mail-server/test': { bare: true, isRefused: 409, body: () => ({}) },
    '/v1/workspace/logo': { bare: true, body: () => ({ fileId: pick<string | null>('', null) }) },
    // Of no public host: nobody is asked, and that is told.
    '/v1/server-address': {
      bare: true,
      body: () => ({ url: pick<string | null>('http://127.0.0.1:8787', 'https://10.0.0.7', null) }),
    },
    '/v1/server-address/check': { bare: true, body: () => ({ url: pick('https://10.0.0.1', 'http://localhost') }) },
    // A key that is never used: nobody is asked with it.
    '/v1/model-keys/{provider}': {
      bare: true,
      body: () => ({
        key: pick('sk-proj-a-key-of-the-firm-Ab12'),
        model: pick<string | null>('openai/gpt-5.4-mini', null),
      }),
    },
    '/v1/model-keys/{provider}/test': { bare: true, isRefused: 409, body: () => ({ question: pick('Hello') }) },
    '/v1/keys': {
      bare: true,
      body: () => ({ kind: pick<string | null>('secret', 'session', null), label: pick<string | null>('Site', null) }),
    },
    '/v1/keys/{id}/rotate': {
      bare: true,
      isRefused: true,
      id: 999_999_999,
      body: () => ({ overlapHours: pick<number | null>(0, 24, null) }),
    },
    '/v1/outbox/{id}/retry': { bare: true, isRefused: true, id: 999_999_999, body: () => ({}) },
    '/v1/failed-events/retry': {
      bare: true,
      body: () => ({ eventId: pick<number | null>(1, null), consumer: pick<string | null>('nobody', null) }),
    },
  }
}
