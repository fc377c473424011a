import { describe, expect, test } from 'vitest'
import { LeadBook, type SeenByFirm } from '../../bench/faults/leads/lead-book.ts'

// no-lead-is-lost.deep.test.ts says "no lead is lost": here is proven that it would see it.

describe('the book of leads', () => {
  const book = (): LeadBook => {
    const leads = new LeadBook()
    leads.want('note-1-1', 'form', 7)
    leads.kept('note-1-1', '{}')
    leads.want('note-2-1', 'tour', 8)
    leads.kept('note-2-1', '{}')
    return leads
  }
  const item = { Type: 'Lead', Email: 'ana-1-1@visitor.example', Message: 'Hi, note-1-1', SessionID: 7 }
  const tour = { Type: 'Appointment', Email: 'ana-2-1@visitor.example', Message: 'note-2-1', SessionID: 8 }
  const mail = (id: string, message: string, recipient = 'office@firm.example') => ({ id, recipient, message })
  const whole: SeenByFirm = {
    items: [item, tour],
    mails: [mail('<1>', 'Hi, note-1-1'), mail('<2>', 'note-2-1'), mail('<3>', '', 'ana-2-1@visitor.example')],
    calls: [
      { id: 'evt_1', type: 'lead.created', sessionId: 7 },
      { id: 'evt_2', type: 'tour.requested', sessionId: 8 },
    ],
  }
  const faultsOf = (change: Partial<SeenByFirm>, leads = book()): number =>
    leads.compare({ ...whole, ...change }).length

  test('sees what is lost, doubled or invented on each of the ways', () => {
    const { items, mails, calls } = whole
    expect(book().compare(whole)).toEqual([])
    // What comes again under the same id is the same.
    expect(faultsOf({ mails: [...mails, ...mails], calls: [...calls, ...calls] })).toBe(0)
    expect(faultsOf({ items: [item] })).toBeGreaterThan(0)
    expect(faultsOf({ items: [...items, item] })).toBeGreaterThan(0)
    expect(faultsOf({ items: [{ ...item, Message: 'Hi, note-1-1\nHi, note-1-1' }, tour] })).toBeGreaterThan(0)
    expect(faultsOf({ items: [...items, { ...item, Message: 'note-9-1', SessionID: 9 }] })).toBeGreaterThan(0)
    for (const index of mails.keys()) {
      expect(faultsOf({ mails: mails.filter((_, other) => other !== index) })).toBeGreaterThan(0)
      const again = { recipient: '', message: '', ...mails[index], id: '<again>' }
      expect(faultsOf({ mails: [...mails, again] })).toBeGreaterThan(0)
    }
    for (const index of calls.keys()) {
      expect(faultsOf({ calls: calls.filter((_, other) => other !== index) })).toBeGreaterThan(0)
      const again = { type: '', sessionId: 0, ...calls[index], id: 'evt_again' }
      expect(faultsOf({ calls: [...calls, again] })).toBeGreaterThan(0)
    }
  })

  test('a key has one answer, and what got none may be there once or not at all', () => {
    const twice = book()
    twice.kept('note-1-1', '{"id":2}')
    expect(faultsOf({}, twice)).toBe(1)
    const lost = book()
    lost.want('note-3-1', 'form', 9)
    lost.lost('note-3-1')
    expect(faultsOf({}, lost)).toBe(0)
    const kept = { ...item, Message: 'note-3-1', SessionID: 9 }
    expect(faultsOf({ items: [...whole.items, kept] }, lost)).toBe(0)
    expect(faultsOf({ items: [...whole.items, kept, kept] }, lost)).toBeGreaterThan(0)
  })
})
