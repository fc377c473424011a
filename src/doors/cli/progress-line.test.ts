import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { ProgressLine } from './progress-line.ts'

function watch(isTTY: boolean, columns = 80) {
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY, columns })
  let now = 1_000
  const line = new ProgressLine(output, 1_000, () => now)
  const at = (ms: number, bytes: number, rows: number): string => {
    now = 1_000 + ms
    line.show({ bytes, rows })
    return output.read() ?? ''
  }
  const clear = (): string => {
    line.clear()
    return output.read() ?? ''
  }
  return { at, clear }
}

test('on a terminal one line is drawn over, with share, rate and time left', () => {
  const { at, clear } = watch(true)
  expect(at(50, 10, 5)).toBe('')
  const drawn = at(2_000, 250, 30_000)
  expect(drawn.startsWith('\r\x1b[K[')).toBe(true)
  expect(drawn).toContain('25 % · 30,000 rows · 15,000 rows/s · 6 s left')
  expect(drawn).not.toContain('\n')
  expect(at(2_050, 260, 31_000)).toBe('')
  expect(at(4_000, 1_000, 60_000)).toContain('100 % · 60,000 rows · 15,000 rows/s · 0 s left')
  expect(clear()).toBe('\r\x1b[K')
  expect(clear()).toBe('')
})

test('a narrow terminal gets no second line', () => {
  const { at } = watch(true, 30)
  expect(at(2_000, 250, 30_000).replace('\r\x1b[K', '').length).toBeLessThan(30)
})

test('elsewhere there is a plain line now and then', () => {
  const { at, clear } = watch(false)
  expect(at(2_000, 100, 5)).toBe('')
  expect(at(10_500, 100, 21_000)).toBe('10 % · 21,000 rows · 2,000 rows/s · 95 s left\n'.replace('95 s', '2 min'))
  expect(at(12_000, 200, 5)).toBe('')
  expect(clear()).toBe('')
})

test('a pipe without a length shows no end', () => {
  const output = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 80 })
  let now = 0
  const line = new ProgressLine(output, 0, () => now)
  now = 1_000
  line.show({ bytes: 5_000, rows: 10 })
  expect(output.read()).toContain('10 rows')
})
