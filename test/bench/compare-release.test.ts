import { expect, test } from 'vitest'
import { describeFallen, findFallen, readRelease } from '../../bench/release/compare-release.ts'
import type { Row } from '../../bench/report.ts'

const release = {
  release: '1.0',
  machine: 'a machine',
  rows: [
    { what: 'list', unit: 'requests/s', porchlight: 1_000, ratio: 0.9 },
    { what: 'memory', unit: 'MiB', porchlight: 100, ratio: null },
  ],
}

function row(what: string, porchlight: number, ratio: number | null, toReach: string): Row {
  return { what, unit: 'MiB', bare: null, porchlight, ratio, toReach, reached: true, rounds: {} }
}

test('what fell behind the last release is named with both figures', () => {
  const rows = [row('list', 400, 0.7, 'at least 0.85 of bare'), row('memory', 180, null, 'under 150 MiB')]
  expect(findFallen(rows, release)).toEqual([
    { what: 'list', before: '0.9', now: '0.7' },
    { what: 'memory', before: '100 MiB', now: '180 MiB' },
  ])
  expect(describeFallen(rows, release).join('\n')).toContain('memory: 100 MiB then, 180 MiB now')
})

test('a slower machine alone makes nothing fall, nor does what two runs differ by', () => {
  const rows = [row('list', 400, 0.88, 'at least 0.85 of bare'), row('memory', 110, null, 'under 150 MiB')]
  expect(findFallen(rows, release)).toEqual([])
  expect(describeFallen(rows, release)).toEqual(['Nothing of 2 figures fell behind those of 1.0 (a machine).'])
})

test('the figures of the last release are kept in the repository', () => {
  expect(readRelease()?.rows.length).toBeGreaterThan(5)
})
