import { expect, test } from 'vitest'
import { type StoredMessage, toChatMessages } from './stored-messages.ts'

let made = 0
const stored = (more: Partial<StoredMessage>): StoredMessage => ({
  id: ++made,
  from: 'visitor',
  kind: 'Text',
  content: 'Hello',
  status: 'answered',
  files: 0,
  view: null,
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
    stored({ from: 'notice', id: -5, status: 'complete', content: '' }),
  ])
  expect(messages).toMatchObject([
    { from: 'visitor', text: '3 bedrooms', status: 'sent', failure: null, attachments: [] },
    { from: 'chatbot', text: 'One home.', status: 'done', view },
    { from: 'visitor', text: '', attachments: [{ kind: 'Audio', name: '', url: '' }] },
    { from: 'chatbot', text: 'Let me', status: 'stopped' },
    { from: 'notice', text: 'We will call you.', code: null },
    { from: 'notice', text: '', code: 'lead-sent' },
  ])
  expect(new Set(messages.map(({ id }) => id)).size, 'every id once').toBe(messages.length)
})

test('only a last question without an answer can be asked again', () => {
  const failed = (): StoredMessage => stored({ status: 'failed' })
  const [first, second] = toChatMessages([failed(), failed()])
  expect(first).toMatchObject({ status: 'sent', failure: null })
  expect(second).toMatchObject({ status: 'failed', failure: { code: 'cut-off' } })
})
