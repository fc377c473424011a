import { expect, test } from 'vitest'
import { JsonDepth, type JsonExcess, maxJsonDepth, maxJsonValues, parseForeignJson } from './json-depth.ts'

const nested = (depth: number, open = '[', close = ']'): string => `${open.repeat(depth)}1${close.repeat(depth)}`

test.each([
  ['[', ']'],
  ['{"a":', '}'],
  ['[{"a":', '}]'],
])('%s is taken 32 levels deep and no deeper', (open, close) => {
  const levels = open.length === 6 ? 2 : 1
  expect(() => parseForeignJson(nested(maxJsonDepth / levels, open, close))).not.toThrow()
  expect(() => parseForeignJson(nested(maxJsonDepth / levels + 1, open, close))).toThrow('nested too deeply')
})

test.each([
  JSON.stringify('['.repeat(100)),
  JSON.stringify({ '[[{{"\\': `${'\\"['.repeat(100)}` }),
  `"\\\\${'\\"'.repeat(40)}${'{'.repeat(40)}"`,
  `[${'[],'.repeat(100)}[]]`,
])('brackets in texts, and lists beside each other, are not deep: %s', (json) => {
  expect(() => parseForeignJson(json)).not.toThrow()
})

test('a quotation mark that is escaped does not end its text', () => {
  expect(() => parseForeignJson(`["\\\\",${nested(40)}]`)).toThrow('nested too deeply')
  expect(() => parseForeignJson(`["\\"",${nested(40)}]`)).toThrow('nested too deeply')
})

test('it does not matter in which pieces the bytes come', () => {
  const bytes = Buffer.from(`{"a\\"[[":"é[[","b":${nested(maxJsonDepth)}}`)
  for (const size of [1, 2, 3, 7]) {
    const depth = new JsonDepth()
    let excess: JsonExcess | null = null
    for (let at = 0; at < bytes.length && !excess; at += size) excess = depth.push(bytes.subarray(at, at + size))
    expect(excess).toBe('too-deep')
  }
})

test.each([
  ['entries', (count: number) => JSON.stringify(Array(count).fill(0))],
  [
    'fields',
    (count: number) => JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [at, ',,']))),
  ],
  [
    'fields of objects of a list',
    (count: number) =>
      `[${Array(count / 2)
        .fill('{"a":1}')
        .join()}]`,
  ],
])('10,000 %s are taken, in whatever lists and objects, and no more', (_name, make) => {
  expect(() => parseForeignJson(make(maxJsonValues - 2))).not.toThrow()
  expect(() => parseForeignJson(make(maxJsonValues + 2))).toThrow('holds too much')
})

test('a megabyte of brackets costs next to nothing', () => {
  const begun = process.cpuUsage()
  for (let time = 0; time < 100; time += 1) {
    expect(new JsonDepth().push(Buffer.from(`"${'['.repeat(1_000_000)}`))).toBeNull()
    expect(new JsonDepth().push(Buffer.alloc(1_000_000, '['))).toBe('too-deep')
  }
  const { user, system } = process.cpuUsage(begun)
  expect((user + system) / 1000 / 100).toBeLessThan(50)
})
