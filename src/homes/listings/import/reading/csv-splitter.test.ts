import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CsvSplitter } from './csv-splitter.ts'

const split = (text: string, delimiter = ',', newline: '\n' | '\r' = '\n') =>
  new CsvSplitter(delimiter, newline).push(text, true)
const valuesOf = (text: string) => split(text).map((row) => row.values)

test.each([
  [
    'a,b\nc,d\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a,,\n,,b\n',
    [
      ['a', '', ''],
      ['', '', 'b'],
    ],
  ],
  ['"a,b","c\nd","e ""f"" g"\n', [['a,b', 'c\nd', 'e "f" g']]],
  ['"","",""\n', [['', '', '']]],
  ['""""\n', [['"']]],
  ['12" pipe,"x"\n', [['12" pipe', 'x']]],
  ['"Main" Street,x\n', [['Main Street', 'x']]],
  [
    'a,b\n\n\r\n  \nc,d\n\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a', [['a']]],
  ['a,', [['a', '']]],
  ['"a"', [['a']]],
  ['', []],
])('%j', (text, rows) => {
  expect(valuesOf(text)).toEqual(rows)
})

test('other delimiters and line ends', () => {
  expect(split('a;b,c\td\n', ';').map((row) => row.values)).toEqual([['a', 'b,c\td']])
  expect(split('a\tb\rc\td', '\t', '\r').map((row) => row.values)).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
})

test('each row knows the line on which it begins', () => {
  const rows = split('h1,h2\n"two\nlines",x\n\nfour,"three\n\nlines"\nseven,y\n')
  expect(rows.map(({ line, values }) => [line, values[0]])).toEqual([
    [1, 'h1'],
    [2, 'two\nlines'],
    [5, 'four'],
    [8, 'seven'],
  ])
})

describe('a quotation mark that is never closed', () => {
  test('costs the row that it stands in, and no other', () => {
    const rows = split('a,b\n1,"x\n2,y\n3,z\n')
    expect(rows).toEqual([
      { line: 1, values: ['a', 'b'] },
      { line: 2, values: ['1,"x'], fault: 'has a quotation mark that is not closed.' },
      { line: 3, values: ['2', 'y'] },
      { line: 4, values: ['3', 'z'] },
    ])
  })

  test('does not gather the file in memory', () => {
    const splitter = new CsvSplitter(',', '\n')
    const line = `${'x'.repeat(9_999)}\n`
    const rows = splitter.push('1,"x\n')
    let pieces = 0
    while (rows.length === 0 && pieces < 10_000) {
      rows.push(...splitter.push(line))
      pieces += 1
    }
    expect(pieces).toBeLessThan(450)
    expect(rows[0]?.fault).toContain('not closed')
    expect(rows).toHaveLength(pieces + 1)
    expect(rows.at(-1)?.line).toBe(pieces + 1)
  })
})

const value = fc.string({ unit: fc.constantFrom(...'ab,;"\n\r \té🏠'), maxLength: 12 })
const table = fc.array(fc.array(value, { minLength: 2, maxLength: 5 }), { maxLength: 8 })
const quote = (text: string): string =>
  /[",\n\r]/.test(text) || text.startsWith(' ') ? `"${text.replaceAll('"', '""')}"` : text

test('whatever is written as CSV is read back, in whatever pieces it comes', () => {
  fc.assert(
    fc.property(table, fc.constantFrom('\n', '\r\n'), fc.array(fc.integer({ min: 1, max: 20 })), (rows, end, sizes) => {
      const text = rows.map((row) => row.map(quote).join(',') + end).join('')
      const splitter = new CsvSplitter(',', '\n')
      const read: string[][] = []
      let rest = text
      for (const size of sizes) {
        read.push(...splitter.push(rest.slice(0, size)).map((row) => row.values))
        rest = rest.slice(size)
      }
      read.push(...splitter.push(rest, true).map((row) => row.values))
      expect(read).toEqual(rows)
    }),
    { numRuns: 2_000, seed: 1 },
  )
})

test('any text is split the same way, in whatever pieces it comes', () => {
  const hostile = fc.string({ unit: fc.constantFrom(...'a",\n\r"'), maxLength: 60 })
  fc.assert(
    fc.property(hostile, fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }), (text, sizes) => {
      const splitter = new CsvSplitter(',', '\n')
      const read = []
      let rest = text
      for (const size of sizes) {
        read.push(...splitter.push(rest.slice(0, size)))
        rest = rest.slice(size)
      }
      read.push(...splitter.push(rest, true))
      expect(read).toEqual(split(text))
    }),
    { numRuns: 3_000, seed: 2 },
  )
})
