import { expect, test } from 'vitest'
import { readActor, readTarget } from './read-names.ts'

test('who did something is told apart, whatever people call themselves', () => {
  expect(readActor('Ana (the boss) (account 1a2b3c4d)')).toEqual({ kind: 'person', name: 'Ana (the boss)' })
  expect(readActor('key 3')).toEqual({ kind: 'key', name: '3' })
  expect(readActor('key 3 (account 1a2b3c4d)'), 'a name').toEqual({ kind: 'person', name: 'key 3' })
  expect(readActor('visitor session 12')).toEqual({ kind: 'visitor', name: '12' })
  expect(readActor('command line (root)')).toEqual({ kind: 'commandLine', name: 'root' })
  expect(readActor('webhooks')).toEqual({ kind: 'itself', name: '' })
  expect(readActor('something newer')).toEqual({ kind: 'other', name: 'something newer' })
})

test('to what it was done is told apart', () => {
  expect(readTarget('chatbot 0123abcd')).toEqual({ kind: 'chatbot', name: '0123abcd' })
  expect(readTarget('workspace 1')).toEqual({ kind: 'other', name: 'workspace 1' })
})
