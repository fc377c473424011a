import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { kinds } from '../run/which-tests.ts'
import { root } from './source-files.ts'

// The suite's own rules (decision 0089): which file belongs to which run, and that a run which grew fails.

const { kindOfPart } = await import(join(root, 'bin', 'testing', 'choose-kind.mjs'))
const { judgeRun, keepFigure, reportRun } = await import(join(root, 'bin', 'testing', 'figures.mjs'))
const { processorSeconds } = await import(join(root, 'bin', 'testing', 'processor-time.mjs'))

const scratch = mkdtempSync(join(tmpdir(), 'porchlight-figures-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

function folderWith(part: object): string {
  mkdirSync(join(scratch, 'test', 'run'), { recursive: true })
  writeFileSync(
    join(scratch, 'test', 'run', 'figures.json'),
    JSON.stringify({ quietGaugeMs: 30, parts: { quick: part } }),
  )
  return scratch
}

const kept = { budgetMinutes: 8, processorSeconds: 600, gaugeMs: 40, longest: [] }

test('the name of a file says which run it belongs to', () => {
  const runsIn = (path: string): string[] =>
    Object.entries(kinds).flatMap(([kind, { include, exclude }]) =>
      include.some((glob) => matchesGlob(path, glob)) && !exclude.some((glob) => matchesGlob(path, glob)) ? [kind] : [],
    )
  expect(runsIn('src/search/find.test.ts')).toEqual(['quick', 'all'])
  expect(runsIn('test/faults/crash.deep.test.ts')).toEqual(['deep', 'all'])
  expect(runsIn('test/properties/bodies.sampled.test.ts')).toEqual(['quick', 'deep', 'all'])
  expect(runsIn('test/contract/leads/leads.test.ts')).toEqual(['quick', 'database', 'all'])
  expect(runsIn('src/homes/listings/listing-store.test.ts')).toEqual(['quick', 'database', 'all'])
})

test('who names a deep file runs it, and who names a folder does not', () => {
  expect(kindOfPart(root, ['test/house'])).toBe('quick')
  expect(kindOfPart(root, ['test/faults/anything.deep.test.ts'])).toBe('all')
  expect(kindOfPart(root, ['no/such/folder'])).toBe('quick')
})

test('a run that took a fifth more than the figure fails, whatever else the machine does', () => {
  const folder = folderWith(kept)
  const judge = (processorSeconds: number | null, gaugeMs: number): string[] =>
    judgeRun(folder, 'quick', { processorSeconds, gaugeMs, clockSeconds: 9999 })
  expect(judge(700, 40)).toEqual([])
  expect(judge(730, 40).join()).toContain('grew by 22 %')
  expect(judge(730, 44), 'each second of processor gets less done there').toEqual([])
  expect(judge(null, 40), 'where the system does not tell').toEqual([])
})

test('a part that took half as much again as its budget fails', () => {
  const folder = folderWith({ budgetMinutes: 8, longest: [] })
  const judge = (processorSeconds: number, gaugeMs: number): string[] =>
    judgeRun(folder, 'quick', { processorSeconds, gaugeMs, clockSeconds: 1 })
  // Nothing is judged before a run on a quiet machine has kept its figure.
  expect(judge(1500, 30)).toEqual([])
  keepFigure(folder, 'quick', { processorSeconds: 1350, gaugeMs: 30, clockSeconds: 1 }, [])
  expect(judge(1400, 30)).toEqual([])
  expect(judge(1500, 30).join()).toContain('budget of 8 minutes')
  expect(judge(1500, 40)).toEqual([])
})

test('a figure is kept with the files that took most, and the report begins with these', () => {
  const folder = folderWith({ budgetMinutes: 8, longest: [] })
  const files = Array.from({ length: 60 }, (_, index) => ({ path: `${index}.test.ts`, clock: 1, processor: index }))
  const measured = { processorSeconds: 600, gaugeMs: 40, clockSeconds: 480 }
  keepFigure(folder, 'quick', measured, files)
  const { parts } = JSON.parse(readFileSync(join(folder, 'test', 'run', 'figures.json'), 'utf8'))
  expect(parts.quick).toMatchObject({ budgetMinutes: 8, processorSeconds: 600, gaugeMs: 40 })
  expect(parts.quick.longest.slice(0, 2)).toEqual(['59.test.ts', '58.test.ts'])
  const lines: string[] = reportRun(folder, 'quick', measured, files)
  expect(lines.filter((line) => line.includes('.test.ts'))).toHaveLength(15)
  expect(lines.at(-1)).toContain('8:00 min on the clock, 10:00 min of processor')
})

test('processor time is that of this process and of all below it', () => {
  const seconds = processorSeconds()
  if (process.platform === 'linux') expect(seconds).toBeGreaterThan(0)
  else expect(seconds).toBeNull()
})

test('the end of a whole run names what failed, with why', () => {
  const tally = join(scratch, 'tally')
  const part = { clockSeconds: 60, processorSeconds: 90, gaugeMs: 30, passed: 7, failed: 0, faults: [], why: [] }
  const bad = { ...part, failed: 1, faults: ['tests, twice'], why: ['a.test.ts: it answers: expected 1 to be 2'] }
  const rows = [
    { ...part, kind: 'quick' },
    { ...bad, kind: 'deep' },
    { ...part, kind: 'database' },
  ]
  writeFileSync(tally, rows.map((row) => JSON.stringify(row)).join('\n'))
  const { stdout, status } = spawnSync(process.execPath, [join(root, 'bin', 'testing', 'print-tally.mjs'), tally])
  expect(String(stdout).trim().split('\n').slice(-4)).toEqual([
    'What failed:',
    '  a.test.ts: it answers: expected 1 to be 2',
    '',
    '21 passed, 1 failed',
  ])
  expect(status).toBe(1)
})
