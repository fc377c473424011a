import fc from 'fast-check'
import type { Target } from './hostile-targets.ts'

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** The operations that set up and look after a firm: keys, mails, the audit log, versions, previews, health. */
export function setupTargets({ chatbot, spare }: { chatbot: string; spare: string }): readonly Target[] {
  const member = { as: 'member', bare: true } as const
  return [
    {
      ...member,
      method: 'POST',
      path: `/v1/chatbots/${spare}/preview`,
      body: { Name: pick('Name', null), WelcomeMessage: pick('Hello\nThere'), ChatBubbleColor: pick('rgb(1, 2, 3)') },
    },
    { ...member, method: 'GET', path: `/v1/chatbots/${chatbot}/versions`, body: { limit: pick(1, 50) } },
    {
      ...member,
      method: 'POST',
      path: `/v1/chatbots/${chatbot}/snippet-check`,
      body: { url: pick('http://127.0.0.1/', 'http://[::1]/', 'https://10.0.0.1/') },
    },
    { ...member, method: 'GET', path: `/v1/chatbots/${chatbot}/connections?days=14`, body: {} },
    {
      ...member,
      method: 'POST',
      path: `/v1/chatbots/${chatbot}/connections/test`,
      body: {
        connection: pick('mcp', 'a2a', 'ag-ui', 'ai-sdk', 'openai-chat', 'openai-responses'),
        question: pick('Homes?', 'Hello'),
      },
    },
    {
      ...member,
      method: 'POST',
      path: '/v1/chatbots/999999999/audits',
      body: { requests: pick(1, 30), modelCalls: pick(0, 1_000), seed: pick(1) },
    },
    { ...member, method: 'GET', path: `/v1/chatbots/${chatbot}/audits`, body: { limit: pick(1, 50) } },
    { ...member, method: 'GET', path: `/v1/chatbots/${chatbot}/audits/999999999`, body: {} },
    { ...member, method: 'POST', path: `/v1/chatbots/${chatbot}/audits/999999999/stop`, body: {} },
    { ...member, method: 'GET', path: `/v1/chatbots/${chatbot}/audits/999999999/report`, body: {} },
    { ...member, method: 'GET', path: '/v1/keys', body: {} },
    {
      ...member,
      method: 'POST',
      path: '/v1/keys',
      body: { kind: pick('secret', 'session'), label: pick('The website') },
    },
    { ...member, method: 'DELETE', path: '/v1/keys/999999999', body: {} },
    { ...member, method: 'POST', path: '/v1/keys/999999999/rotate', body: { overlapHours: pick(0, 24) } },
    { ...member, method: 'GET', path: `/v1/chatbots/${spare}/identity-secret`, body: {} },
    { ...member, method: 'POST', path: `/v1/chatbots/${spare}/identity-secret`, body: {} },
    { ...member, method: 'DELETE', path: `/v1/chatbots/${spare}/identity-secret`, body: {} },
    { ...member, method: 'GET', path: '/v1/getting-started', body: {} },
    { ...member, method: 'GET', path: '/v1/mail-server', body: {} },
    {
      ...member,
      method: 'POST',
      path: '/v1/mail-server',
      body: {
        // At no public address: mails wait, and test messages are refused before anything is said to anybody.
        host: pick('10.0.0.7', '127.0.0.1'),
        port: pick(465, 587),
        security: pick('tls', 'starttls'),
        userName: pick('hello@firm.example', ''),
        password: pick('an app password'),
        sender: pick('Harbour Homes <hello@firm.example>'),
      },
    },
    { ...member, method: 'POST', path: '/v1/mail-server/test', body: {} },
    { ...member, method: 'DELETE', path: '/v1/mail-server', body: {} },
    { ...member, method: 'POST', path: '/v1/workspace/logo', body: { fileId: pick('', 'no-file') } },
    { ...member, method: 'GET', path: '/v1/server-address', body: {} },
    // Of no public host: nobody is asked, and that is told.
    { ...member, method: 'POST', path: '/v1/server-address', body: { url: pick('http://127.0.0.1:8787') } },
    { ...member, method: 'POST', path: '/v1/server-address/check', body: { url: pick('https://10.0.0.1') } },
    { ...member, method: 'GET', path: '/v1/model-keys', body: {} },
    { ...member, method: 'POST', path: '/v1/model-keys/openai', body: { key: pick('sk-a-key-that-nobody-uses-Ab12') } },
    { ...member, method: 'POST', path: '/v1/model-keys/google/test', body: { question: pick('Hello') } },
    { ...member, method: 'DELETE', path: '/v1/model-keys/openai', body: {} },
    { ...member, method: 'GET', path: '/v1/read-log', body: { limit: pick(1, 50) } },
    { ...member, method: 'GET', path: '/v1/outbox', body: { state: pick('waiting', 'failed'), limit: pick(5) } },
    { ...member, method: 'GET', path: '/v1/outbox/999999999', body: {} },
    { ...member, method: 'POST', path: '/v1/outbox/999999999/retry', body: {} },
    {
      ...member,
      method: 'GET',
      path: '/v1/audit-log',
      body: { action: pick('listings.*', 'settings.changed'), by: pick('ana'), target: pick('chatbot') },
    },
    { ...member, method: 'GET', path: '/v1/failed-events', body: {} },
    {
      ...member,
      method: 'POST',
      path: '/v1/failed-events/retry',
      body: { eventId: pick(1, 999_999_999), consumer: pick('nobody') },
    },
    { ...member, method: 'GET', path: '/v1/health', body: {} },
  ]
}
