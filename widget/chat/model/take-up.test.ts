import { expect, test } from 'vitest'
import type { VisitorCalls } from './api.ts'
import type { ChatMessage, ChatState } from './chat-state.ts'
import { HeldState } from './held-state.ts'
import type { StoredConversation, StoredMessage } from './stored-messages.ts'
import { takeUp } from './take-up.ts'

const stored: StoredMessage[] = [
  {
    id: 1,
    from: 'visitor',
    kind: 'Text',
    content: '3 bedrooms',
    status: 'answered',
    files: 0,
    view: null,
    name: '',
    picture: '',
    createdAt: '2026-11-23T10:00:00.000Z',
  },
  {
    id: 2,
    from: 'chatbot',
    kind: 'Text',
    content: 'Two homes.',
    status: 'complete',
    files: 0,
    view: null,
    name: '',
    picture: '',
    createdAt: '2026-11-23T10:00:00.000Z',
  },
]
const said: ChatMessage = {
  from: 'visitor',
  id: 'own-1',
  text: 'Hi',
  attachments: [],
  status: 'sending',
  failure: null,
}

/** A chat with messages, whose server answers when it is told to. */
function begin(messages: ChatMessage[]) {
  const answer = Promise.withResolvers<StoredConversation>()
  // Of the state, and of the calls, no more than this is used here.
  const held = new HeldState({ messages, view: null, name: '', picture: '' } as unknown as ChatState)
  const calls = { call: () => answer.promise } as unknown as VisitorCalls
  const taken = takeUp(held, calls, new Map())
  return {
    held,
    arrive: (): Promise<void> => {
      answer.resolve({ messages: stored, person: null, readUpTo: 0, tours: [], timeZone: 'UTC' })
      return taken
    },
  }
}

test('what the server keeps is shown', async () => {
  const { held, arrive } = begin([])
  await arrive()
  expect(held.now.messages).toMatchObject([{ text: '3 bedrooms' }, { text: 'Two homes.' }])
})

test('what comes late of an old conversation is not shown in a new one', async () => {
  const { held, arrive } = begin([said])
  held.setMessages([])
  await arrive()
  expect(held.now.messages).toEqual([])
})

test('what was said meanwhile stays', async () => {
  const { held, arrive } = begin([])
  held.setMessages([said])
  await arrive()
  expect(held.now.messages).toEqual([said])
})

test('what the server does not know of stays where it stood: of a former session, of the window, not sent', async () => {
  const notice = (code: 'session-lost' | 'chatbot-back' | 'lead-sent'): ChatMessage => ({
    from: 'notice',
    id: `own-${code}`,
    text: '',
    code,
  })
  const failed: ChatMessage = { ...said, id: 'own-9', text: 'Are you there?', status: 'failed', failure: null }
  const twice: ChatMessage = { ...failed, id: 'own-10', text: '3 bedrooms' }
  const former: ChatMessage = { ...said, id: 'own-0', text: 'Of the session before' }
  const answer: ChatMessage = { from: 'chatbot', id: '2', text: 'Two homes.', status: 'done', view: null }
  const { held, arrive } = begin([
    former,
    notice('session-lost'),
    answer,
    notice('chatbot-back'),
    failed,
    twice,
    notice('lead-sent'),
  ])
  await arrive()
  expect(held.now.messages.map(({ id }) => id)).toEqual([
    'own-0',
    'own-session-lost',
    '1',
    '2',
    'own-chatbot-back',
    'own-9',
  ])
})

test.each([
  ['the first sending told its id', true],
  ['nothing of the first sending came back', false],
])('a message that was sent again because its answer broke off stands once: %s', async (_case, isFirstKnown) => {
  const [question, answer] = stored
  if (!question || !answer) throw new Error('no messages')
  const messages: StoredMessage[] = [
    question,
    { ...answer, content: 'Two ho', status: 'interrupted' },
    { ...question, id: 3 },
    { ...answer, id: 4 },
  ]
  const own: ChatMessage = { ...said, text: question.content, status: 'sent' }
  const done: ChatMessage = { from: 'chatbot', id: 'own-2', text: answer.content, status: 'done', view: null }
  // Of the state, and of the calls, no more than this is used here.
  const held = new HeldState({ messages: [own, done], view: null, name: '', picture: '' } as unknown as ChatState)
  const conversation: StoredConversation = { messages, person: null, readUpTo: 0, tours: [], timeZone: 'UTC' }
  const calls = { call: async () => conversation } as unknown as VisitorCalls
  const shownIds = new Map([
    [3, 'own-1'],
    [4, 'own-2'],
  ])
  if (isFirstKnown) shownIds.set(1, 'own-1')
  await takeUp(held, calls, shownIds)
  expect(held.now.messages).toEqual([own, done])
})
