import { expect, test } from 'vitest'
import { Journal, type Outcome } from '../../bench/faults/journal.ts'
import { Ledger } from '../../bench/faults/ledger.ts'

// The fault bench says "nothing was lost": here is proven that it would see it.

const row = (ID: number, MLSNumber: string, SalePrice = '5.00') => ({ ID, MLSNumber, SalePrice })

function ledgerWithOne(): Ledger {
  const ledger = new Ledger()
  ledger.want('F-1', 5)
  ledger.stored('F-1', '11')
  return ledger
}

test('the ledger sees what is lost, doubled, changed, invented, or back from the dead', () => {
  expect(ledgerWithOne().compare([row(11, 'F-1')])).toEqual([])
  expect(ledgerWithOne().compare([])).toEqual(['F-1: lost, an acknowledged write'])
  expect(ledgerWithOne().compare([row(11, 'F-1'), row(12, 'F-1')])).toEqual(['F-1: doubled, 2 rows'])
  expect(ledgerWithOne().compare([row(12, 'F-1')])).toEqual(['F-1: stored as 12, acknowledged as 11'])
  expect(ledgerWithOne().compare([row(11, 'F-1', '6.00')])).toEqual(['F-1: SalePrice 6.00, expected 5'])
  expect(ledgerWithOne().compare([row(11, 'F-1'), row(12, 'F-2')])).toEqual(['F-2: nobody wrote it'])
  const twice = ledgerWithOne()
  twice.repeated('F-1', '12')
  expect(twice.compare([row(11, 'F-1')])).toEqual(['F-1: one key was answered with 2 ids'])
  const deleted = ledgerWithOne()
  deleted.deleting('F-1')
  expect(deleted.compare([row(11, 'F-1')]), 'a delete without an answer may have happened or not').toEqual([])
  expect(deleted.compare([])).toEqual([])
  deleted.deleted('F-1')
  expect(deleted.compare([row(11, 'F-1')])).toHaveLength(1)
})

test('a create without an answer may be there once or not at all, an update may show either price', () => {
  const ledger = new Ledger()
  ledger.want('F-1', 5)
  ledger.lost('F-1')
  expect(ledger.compare([])).toEqual([])
  expect(ledger.compare([row(11, 'F-1')])).toEqual([])
  expect(ledger.compare([row(11, 'F-1'), row(12, 'F-1')])).toHaveLength(1)
  const updated = ledgerWithOne()
  updated.repricing('F-1', 6)
  for (const price of ['5.00', '6.00']) expect(updated.compare([row(11, 'F-1', price)])).toEqual([])
  updated.repriced('F-1', 6)
  expect(updated.compare([row(11, 'F-1', '5.00')])).toHaveLength(1)
})

const good: Outcome = {
  kind: 'list',
  role: 'read',
  startedAt: 0,
  endedAt: 5,
  status: 200,
  errorCode: '',
  retryAfter: '',
  text: '{}',
  end: 'whole',
}

function faultsOf(change: Partial<Outcome>, stream = false): string[] {
  const journal = new Journal()
  journal.note({ ...good, ...change }, { stream, codes: ['model-failed'] })
  return journal.faults
}

test('the journal sees requests without an end, trouble of ours that is told wrongly, and streams that break off', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ status: 503, retryAfter: '1' })).toEqual([])
  expect(faultsOf({ status: 502, errorCode: 'model-failed' })).toEqual([])
  const wrong: Partial<Outcome>[] = [
    { end: 'silent', status: 0 },
    { end: 'broke' },
    { end: 'refused', status: 0 },
    { text: '{"Data":' },
    { status: 503 },
    { status: 500, retryAfter: '1' },
    { status: 502, errorCode: 'bad-gateway' },
    { status: 400, errorCode: 'bad-request' },
  ]
  for (const change of wrong) expect(faultsOf(change), JSON.stringify(change)).toHaveLength(1)
  expect(faultsOf({ text: '{"content":"a"}\n{"messageid":1,"TaskCompleted":true}\n' }, true)).toEqual([])
  expect(faultsOf({ text: '{"content":"a"}\n{"Success":false,"Code":503,"Message":"."}\n' }, true)).toEqual([])
  for (const text of ['', '{"content":"a"}\n', '{"content":"a"}\n{"cont', '{"Success":false,"Code":500}\n']) {
    expect(faultsOf({ text }, true), text).toHaveLength(1)
  }
})

test('connections may break while we end the process ourselves, and only then', () => {
  const journal = new Journal()
  const close = journal.openWindow()
  const now = performance.now()
  journal.note({ ...good, startedAt: now - 1, endedAt: now + 1, end: 'broke' })
  expect(journal.faults).toEqual([])
  close()
  journal.note({ ...good, startedAt: now + 60_000, endedAt: now + 60_001, end: 'broke' })
  expect(journal.faults).toHaveLength(1)
})
