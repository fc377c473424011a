import type { AnswerView, Message } from 'porchlight/client'
import { expect, test } from 'vitest'
import { plainWords } from '../../../parts/plain-words.ts'
import { filterOf, orderRows } from '../list/use-conversation-list.ts'
import { goesBackAt } from './goes-back.ts'
import { groupMessages, wordsBesideCards } from './group-messages.ts'

const message = (id: number, from: Message['from'], time: string, name = ''): Message => ({
  id,
  from,
  kind: 'Text',
  content: `said ${id}`,
  status: 'complete',
  noAnswer: null,
  createdAt: `2026-11-${time}Z`,
  files: [],
  name,
  picture: '',
  view: null,
})

test('one side’s messages in a row are a group; a pause, another person and a new day begin one', () => {
  const groups = groupMessages([
    message(1, 'visitor', '01T10:00:00'),
    message(2, 'visitor', '01T10:01:00'),
    message(3, 'person', '01T10:02:00', 'Ana'),
    message(4, 'person', '01T10:03:00', 'Ben'),
    message(5, 'person', '01T10:09:00', 'Ben'),
    message(6, 'person', '03T10:09:30', 'Ben'),
  ])
  expect(groups.map(({ messages, beginsDay }) => [messages.map(({ id }) => id), beginsDay])).toEqual([
    [[1, 2], true],
    [[3], false],
    [[4], false],
    [[5], false],
    [[6], true],
  ])
})

test('the list in words is left out where its cards are shown, and stays where they are gone', () => {
  const content = 'Two homes fit.\n\n1. Elm Street\n2. Oak Lane\n\nAsk me more.'
  const from = content.indexOf('1.')
  const view = { criteria: [], total: 2, more: false, compared: false, listSpan: { from, to: content.indexOf('Ask') } }
  const cards = [{ id: 1 }] as AnswerView['cards']
  expect(wordsBesideCards({ content, view: { ...view, cards } })).toBe('Two homes fit.\n\nAsk me more.')
  expect(wordsBesideCards({ content, view: { ...view, cards: [] } })).toBe(content)
  expect(wordsBesideCards({ content, view: null })).toBe(content)
})

test('a conversation goes back fifteen minutes after the last word of who has it', () => {
  const takenBy = { name: 'Ana', picture: '', accountId: 'ana', since: '2026-11-01T10:00:00Z' }
  const at = (time: string): number => Date.parse(`2026-11-01T${time}Z`)
  expect(goesBackAt({ takenBy, messages: [] }, 'Ana')).toBe(at('10:15:00'))
  const messages = [
    message(1, 'person', '01T09:00:00', 'Ana'),
    message(2, 'person', '01T10:05:00', 'Ana'),
    message(3, 'visitor', '01T10:09:00'),
  ]
  expect(goesBackAt({ takenBy, messages }, 'Ana')).toBe(at('10:20:00'))
  expect(goesBackAt({ takenBy, messages: messages.slice(0, 1) }, 'Ana')).toBe(at('10:15:00'))
  expect(goesBackAt({ takenBy: null, messages }, 'Ana')).toBe(Number.POSITIVE_INFINITY)
})

test('who has waited longest comes first; mine are those that are assigned to me', () => {
  const row = (sessionID: number, waitingSince: string | null, name: string | null) =>
    ({ sessionID, waitingSince, takenBy: name === null ? null : { name, picture: '', since: '' } }) as never
  const rows = [row(1, '2026-11-01T10:05:00Z', null), row(2, '2026-11-01T10:00:00Z', null), row(3, null, 'Ana')]
  const ids = (view: 'waiting' | 'all') => orderRows(rows, { view }).map(({ sessionID }) => sessionID)
  expect([ids('waiting').slice(-2), ids('all')]).toEqual([
    [2, 1],
    [1, 2, 3],
  ])
  expect(filterOf({ view: 'mine', unanswered: true }, 'ana')).toEqual({ assigned: 'ana', unanswered: true })
  expect(filterOf({ view: 'taken', assigned: 'nobody' }, 'ana')).toEqual({ state: 'taken', assigned: 'nobody' })
})

test('a list shows words without the marks of markdown', () => {
  expect(plainWords('**One** home\n\n- [Elm Street](https://firm.example/elm)')).toBe('One home - Elm Street')
  expect(plainWords(`[${'['.repeat(5_000)}`).length).toBeGreaterThan(0)
})
