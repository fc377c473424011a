import fc from 'fast-check'
import type { Places, Target } from './hostile-targets.ts'

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** What the firm does in its inbox besides answering: whose a conversation is, notes, replies, what was corrected. */
export function inboxTargets({ chatbot, sessionId }: Pick<Places, 'chatbot' | 'sessionId'>): readonly Target[] {
  const secret = { method: 'POST', as: 'secret', bare: true } as const
  const read = { ...secret, method: 'GET', body: {} } as const
  return [
    { ...secret, path: '/v1/conversations/999999999/assign', body: { accountId: pick('unknown', null) } },
    { ...read, path: `/v1/conversations/${sessionId}/visitor` },
    { ...read, path: `/v1/conversations/${sessionId}/export` },
    { ...read, path: `/v1/conversations/${sessionId}/notes?limit=5` },
    {
      ...secret,
      path: '/v1/conversations/999999999/notes',
      body: { content: pick('Wants a porch', '') },
      sentence: { field: 'content', longest: 10_000 },
    },
    { ...secret, method: 'DELETE', path: '/v1/conversations/999999999/notes/1', body: {} },
    { ...read, path: '/v1/replies' },
    // Refused before it is made: what is made stays.
    { ...secret, path: '/v1/replies', body: { name: pick('', 'x'.repeat(61)), content: pick('From nine', '') } },
    { ...secret, method: 'PATCH', path: '/v1/replies/999999999', body: { content: pick('From nine', 'From ten') } },
    { ...secret, method: 'DELETE', path: '/v1/replies/999999999', body: {} },
    {
      ...secret,
      path: `/v1/chatbots/${chatbot.replace(/./g, 'f')}/knowledge/answers`,
      body: { question: pick('Any fees?', ''), answer: pick('None.') },
    },
  ]
}
