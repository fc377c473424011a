import { expect, test } from 'vitest'
import { judgeBackup } from './examine-backup.ts'

const now = new Date('2026-11-28T00:00:00Z')
const at = (days: number) => new Date(now.getTime() - days * 86_400_000)

test('a backup is good while it is young and could be read; none, an old one and one that cannot be read are told', () => {
  expect(judgeBackup(null, now)).toMatchObject({ state: 'note', found: '' })
  expect(judgeBackup({ at: at(1), bytes: 3 * 2 ** 20, isReadable: true }, now)).toMatchObject({
    state: 'good',
    detail: 'The last backup (2026-11-27T00:00:00.000Z, 3.0 MiB) is younger than a week, and could be read again.',
  })
  expect(judgeBackup({ at: at(8), bytes: null, isReadable: null }, now).state).toBe('note')
  expect(judgeBackup({ at: at(1), bytes: 1, isReadable: false }, now).state).toBe('bad')
})
