import { expect, test } from 'vitest'
import { readOrder } from './read-order.ts'

test.each([
  ['take 42', { kind: 'take', sessionId: 42 }],
  ['/TAKE  42 ', { kind: 'take', sessionId: 42 }],
  ['read 7', { kind: 'read', sessionId: 7 }],
  ['release', { kind: 'release', sessionId: null }],
  ['ls', { kind: 'list' }],
  ['q', { kind: 'quit' }],
  ['?', { kind: 'help' }],
  ['  ', null],
])('in the list, “%s” is an order with or without a slash', (line, order) => {
  expect(readOrder(line, false)).toEqual(order)
})

test.each([
  'take',
  'take me',
  'take 0',
  'take 4 2',
  'read 1e3',
  'take 9007199254740993',
  'list all',
  'constructor',
  'hello',
])('in the list, “%s” is none, and it is said why', (line) => {
  expect(readOrder(line, false)).toMatchObject({ kind: 'wrong', problem: expect.stringMatching(/\w/) })
})

test.each([
  ['release', { kind: 'say', text: 'release' }],
  ['  Saturday at ten? ', { kind: 'say', text: '  Saturday at ten?' }],
  ['//home is where …', { kind: 'say', text: '/home is where …' }],
  ['/release', { kind: 'release', sessionId: null }],
  ['/take 43', { kind: 'take', sessionId: 43 }],
  ['/leave', { kind: 'leave' }],
  ['', null],
])('in a conversation, “%s” is said unless it begins with one slash', (line, order) => {
  expect(readOrder(line, true)).toEqual(order)
})
