import { expect, test } from 'vitest'
import type { VisitorCalls } from './api.ts'
import type { ChatMessage, ChatState } from './chat-state.ts'
import { HeldState } from './held-state.ts'
import type { StoredMessage } from './stored-messages.ts'
import { takeUp } from './take-up.ts'

const stored: StoredMessage[] = [
  { id: 1, from: 'visitor', kind: 'Text', content: '3 bedrooms', status: 'answered', files: 0, view: null },
  { id: 2, from: 'chatbot', kind: 'Text', content: 'Two homes.', status: 'complete', files: 0, view: null },
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
  const answer = Promise.withResolvers<{ messages: StoredMessage[] }>()
  // Of the state, and of the calls, no more than this is used here.
  const held = new HeldState({ messages, view: null } as unknown as ChatState)
  const calls = { call: () => answer.promise } as unknown as VisitorCalls
  const taken = takeUp(held, calls, new Map())
  return {
    held,
    arrive: (): Promise<void> => {
      answer.resolve({ messages: stored })
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
