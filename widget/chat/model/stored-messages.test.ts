import { expect, test } from 'vitest'
import { type StoredMessage, toChatMessages, withTours } from './stored-messages.ts'

let made = 0
const stored = (more: Partial<StoredMessage>): StoredMessage => ({
  id: ++made,
  from: 'visitor',
  kind: 'Text',
  content: 'Hello',
  status: 'answered',
  files: 0,
  view: null,
  name: '',
  picture: '',
  createdAt: '2026-11-23T10:00:00.000Z',
  ...more,
})

const view = { criteria: [], total: 1, more: false, cards: [], compared: false, listSpan: null }

test('a stored conversation stands there as it was said', () => {
  const messages = toChatMessages([
    stored({ content: '3 bedrooms' }),
    stored({ from: 'chatbot', status: 'complete', content: 'One home.', view }),
    stored({ kind: 'Audio', content: '', files: 1 }),
    stored({ from: 'chatbot', status: 'interrupted', content: 'Let me' }),
    stored({ from: 'notice', id: -4, status: 'complete', content: 'We will call you.' }),
    stored({ from: 'notice', id: -5, status: 'complete', content: '', told: true }),
    stored({ from: 'notice', id: -6, status: 'complete', content: '', told: false }),
  ])
  expect(messages).toMatchObject([
    { from: 'visitor', text: '3 bedrooms', status: 'sent', failure: null, attachments: [] },
    { from: 'chatbot', text: 'One home.', status: 'done', view },
    { from: 'visitor', text: '', attachments: [{ kind: 'Audio', name: '', url: '' }] },
    { from: 'chatbot', text: 'Let me', status: 'stopped' },
    { from: 'notice', text: 'We will call you.', code: null },
    { from: 'notice', text: '', code: 'lead-sent' },
    { from: 'notice', text: '', code: 'lead-kept' },
  ])
  expect(new Set(messages.map(({ id }) => id)).size, 'every id once').toBe(messages.length)
})

test('only a last question without an answer can be asked again', () => {
  const failed = (): StoredMessage => stored({ status: 'failed' })
  const [first, second] = toChatMessages([failed(), failed()])
  expect(first).toMatchObject({ status: 'sent', failure: null })
  expect(second).toMatchObject({ status: 'failed', failure: { code: 'cut-off' } })
})

test('a tour stands where it was asked for, as it stands now', () => {
  const at = (minute: number): string => `2026-11-23T10:0${minute}:00.000Z`
  const messages = [
    stored({ content: '3 bedrooms', createdAt: at(1) }),
    stored({ from: 'chatbot', status: 'complete', content: 'One home.', createdAt: at(2) }),
    stored({ content: 'Thanks', createdAt: at(5) }),
  ]
  const tour = {
    id: 7,
    status: 'confirmed' as const,
    kind: 'video' as const,
    listingId: 3,
    address: '1 Elm St',
    times: ['2026-11-25T10:00:00.000000Z'],
    time: '2026-11-25T10:00:00.000000Z',
    minutes: 30,
    answer: '',
    createdAt: at(3),
  }
  const tours = [{ ...tour, id: 6, createdAt: at(0) }, tour, { ...tour, id: 8, createdAt: at(9) }]
  const conversation = { messages, tours, timeZone: 'Asia/Tokyo', person: null, readUpTo: 0 }
  const shown = withTours(toChatMessages(messages), conversation)
  expect(shown.map(({ id }) => id)).toEqual([
    'tour-6',
    String(messages[0]?.id),
    String(messages[1]?.id),
    'tour-7',
    String(messages[2]?.id),
    'tour-8',
  ])
  expect(shown[3]).toMatchObject({ from: 'chatbot', tour: { ...tour, timeZone: 'Asia/Tokyo' } })
})
