import type { ConversationSummary } from 'porchlight/client'
import { describe, expect, test } from 'vitest'
import { dropFromPages, type ListFilter, type ListPages, placeInPages } from './conversation-lists.ts'

const summary = (sessionID: number, more: Partial<ConversationSummary> = {}): ConversationSummary => ({
  sessionID,
  serialNumber: 'a',
  startedAt: '2026-11-01T10:00:00.000Z',
  lastMessageAt: `2026-11-01T10:00:${String(sessionID).padStart(2, '0')}.000Z`,
  lastMessage: null,
  messageCount: 1,
  firstQuestion: '',
  hasLead: false,
  visitorName: '',
  page: '',
  waitingSince: null,
  takenBy: null,
  demo: false,
  assignedTo: null,
  unanswered: false,
  language: '',
  ...more,
})

/** A list of two pages, after which there are more. */
const list = (): ListPages => ({
  pages: [
    { conversations: [summary(9), summary(7)], nextCursor: 'x' },
    { conversations: [summary(5), summary(3)], nextCursor: 'y' },
  ],
  pageParams: ['', 'x'],
})

const idsOf = ({ pages }: ListPages): number[][] =>
  pages.map(({ conversations }) => conversations.map(({ sessionID }) => sessionID))

const place = (filter: ListFilter, one: ConversationSummary, into = list()): number[][] =>
  idsOf(placeInPages(into, filter, one))

describe('a conversation in a list that is open', () => {
  test('comes to the front when something was said in it, and stands in it once', () => {
    expect(place({}, summary(5, { lastMessageAt: '2026-11-01T11:00:00.000Z' }))).toEqual([[5, 9, 7], [3]])
    expect(place({}, summary(20))).toEqual([
      [20, 9, 7],
      [5, 3],
    ])
  })

  test('stands where its time puts it, also between two pages', () => {
    expect(place({}, summary(6))).toEqual([
      [9, 7],
      [6, 5, 3],
    ])
    expect(place({}, summary(4))).toEqual([
      [9, 7],
      [5, 4, 3],
    ])
  })

  test('that is older than all that were read comes with the next page, and at the end where there is none', () => {
    expect(place({}, summary(1))).toEqual([
      [9, 7],
      [5, 3],
    ])
    const whole = { pages: [{ conversations: [summary(9)], nextCursor: null }], pageParams: [''] }
    expect(place({}, summary(1), whole)).toEqual([[9, 1]])
    const empty = { pages: [{ conversations: [], nextCursor: null }], pageParams: [''] }
    expect(place({}, summary(1), empty)).toEqual([[1]])
  })

  test('comes and goes with what the list asks for', () => {
    const waits = { waitingSince: '2026-11-01T10:00:00.000Z' }
    const taken = { takenBy: { name: 'Ana', picture: '', accountId: 'ana', since: '2026-11-01T10:00:00.000Z' } }
    expect(place({ state: 'waiting' }, summary(8, waits))).toEqual([
      [9, 8, 7],
      [5, 3],
    ])
    expect(place({ state: 'waiting' }, summary(7, taken))).toEqual([[9], [5, 3]])
    expect(place({ state: 'taken' }, summary(7, taken)).flat()).toEqual([9, 7, 5, 3])
    expect(place({ state: 'taken' }, summary(3))).toEqual([[9, 7], [5]])
    expect(place({ chatbot: 'a' }, summary(8, { serialNumber: 'b' }))).toEqual([
      [9, 7],
      [5, 3],
    ])
  })

  test('comes and goes with whose it is, whether it waits for an answer, and in which language', () => {
    const ofAna = { assignedTo: { accountId: 'ana', name: 'Ana' }, unanswered: true, language: 'es' }
    const filters: ListFilter[] = [{ assigned: 'ana' }, { unanswered: true }, { language: 'es' }]
    for (const filter of filters) {
      expect(place(filter, summary(8, ofAna)).flat()).toEqual([9, 8, 7, 5, 3])
      expect(place(filter, summary(7)).flat()).toEqual([9, 5, 3])
    }
    expect(place({ assigned: 'nobody' }, summary(7, ofAna)).flat()).toEqual([9, 5, 3])
    expect(place({ assigned: 'nobody' }, summary(7)).flat()).toEqual([9, 7, 5, 3])
    expect(idsOf(dropFromPages(list(), 7))).toEqual([[9], [5, 3]])
  })

  test('that was found by words stays and is never put in by us', () => {
    expect(place({ q: 'garden' }, summary(8))).toEqual([
      [9, 7],
      [5, 3],
    ])
    expect(place({ q: 'garden' }, summary(3, { lastMessageAt: '2026-11-01T12:00:00.000Z' }))).toEqual([[3, 9, 7], [5]])
  })

  test('leaves the list that it was given as it was', () => {
    const before = list()
    placeInPages(before, {}, summary(5, { lastMessageAt: '2026-11-01T12:00:00.000Z' }))
    expect(before).toEqual(list())
  })
})
