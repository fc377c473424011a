import type { Conversation, ConversationEvent } from 'porchlight/client'
import { expect, test } from 'vitest'
import { applyEvent } from './apply-event.ts'

const now = '2026-11-01T10:05:00.000Z'
const conversation: Conversation = {
  sessionID: 7,
  serialNumber: 'a',
  startedAt: '2026-11-01T10:00:00.000Z',
  lastMessageAt: null,
  lastMessage: null,
  messageCount: 0,
  firstQuestion: '',
  hasLead: false,
  visitorName: '',
  page: '',
  waitingSince: '2026-11-01T10:00:00.000Z',
  takenBy: null,
  demo: false,
  assignedTo: null,
  unanswered: false,
  language: '',
  messages: [],
  nextCursor: null,
}
const event = (type: ConversationEvent['type'], data: Partial<ConversationEvent['data']>): ConversationEvent => ({
  id: '1',
  type,
  data: { sessionID: 7, ...data },
})
const said = (id: number, kind: number, createTime = '2026-11-01T10:01:00.123456Z') =>
  event('message', { id, kind, content: `said ${id}`, createTime, name: kind === 2 ? 'Ana' : '' })

test('what is said is added once, in its order, and an answer settles its question', () => {
  const asked = applyEvent(conversation, said(11, 0), now)
  expect(asked.messages.map(({ from, status }) => [from, status])).toEqual([['visitor', 'pending']])
  expect(applyEvent(asked, said(11, 0), now)).toBe(asked)
  const answered = applyEvent(asked, said(12, 1), now)
  expect(answered.messages.map(({ id, from, status }) => [id, from, status])).toEqual([
    [11, 'visitor', 'answered'],
    [12, 'chatbot', 'complete'],
  ])
  // One that comes late stands where it was said.
  const late = applyEvent(applyEvent(conversation, said(12, 2), now), said(11, 0), now)
  expect(late.messages.map(({ id }) => id)).toEqual([11, 12])
  expect(late.messages[1]?.name).toBe('Ana')
})

test('times are UTC, however they are marked', () => {
  for (const time of ['2026-11-01T10:01:00.123456Z', '2026-11-01T10:01:00.123', '2026-11-01 10:01:00.123']) {
    const [message] = applyEvent(conversation, said(11, 0, time), now).messages
    expect(message?.createdAt).toBe('2026-11-01T10:01:00.123Z')
  }
})

test('who takes a conversation ends the waiting, and while somebody has it the chatbot answers nothing', () => {
  const taken = applyEvent(conversation, event('taken', { name: 'Ana', picture: '' }), now)
  expect(taken).toMatchObject({ waitingSince: null, takenBy: { name: 'Ana', since: now } })
  expect(applyEvent(taken, said(11, 0), now).messages[0]?.status).toBe('answered')
  expect(applyEvent(taken, event('released', {}), now).takenBy).toBeNull()
})

test('what tells nothing of the conversation changes nothing', () => {
  expect(applyEvent(conversation, event('typing', { who: 'visitor' }), now)).toBe(conversation)
  expect(applyEvent(conversation, event('message', { content: 'no id' }), now)).toBe(conversation)
})
