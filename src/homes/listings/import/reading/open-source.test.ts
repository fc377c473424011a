import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { openSource } from './open-source.ts'
import type { SourceRecord } from './source.ts'

async function readAll(bytes: Buffer, pieceLength = bytes.length || 1) {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += pieceLength) pieces.push(bytes.subarray(at, at + pieceLength))
  const source = await openSource(Readable.from(pieces))
  const records: SourceRecord[] = []
  for await (const batch of source.batches) records.push(...batch)
  return { format: source.format, columns: source.columns, records, rows: records.map((record) => record.values) }
}

const utf16 = (text: string, bigEndian = false): Buffer => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le')
  return bigEndian ? bytes.swap16() : bytes
}

describe('CSV', () => {
  test.each([
    ['UTF-8', Buffer.from('city,beds\nZürich,3\n')],
    ['UTF-8 with a mark', Buffer.from('\uFEFFcity,beds\nZürich,3\n')],
    ['Windows-1252', Buffer.from('city,beds\nZürich,3\n', 'latin1')],
    ['UTF-16', utf16('city,beds\nZürich,3\n')],
    ['UTF-16, big end first', utf16('city,beds\nZürich,3\n', true)],
    ['semicolons', Buffer.from('city;beds\r\nZürich;3\r\n')],
    ['tabs', Buffer.from('city\tbeds\nZürich\t3\n')],
    ['bars and blank lines before', Buffer.from('\n\ncity|beds\nZürich|3')],
    ['a delimiter in a quoted name', Buffer.from('"city";"beds"\n"Zürich";3\n')],
    ['old line ends', Buffer.from('city,beds\rZürich,3\r')],
  ])('in %s, in pieces of any length', async (_name, bytes) => {
    for (const length of [1, 3, bytes.length]) {
      const { format, columns, rows } = await readAll(bytes, length)
      expect({ format, columns, rows }).toEqual({ format: 'csv', columns: ['city', 'beds'], rows: [['Zürich', '3']] })
    }
  })

  test('a row of another width is told with its line, its values kept', async () => {
    const { records } = await readAll(Buffer.from('a,b\n1,2\n1,2,3\n1\n1,2,,\n'))
    expect(records).toEqual([
      { line: 2, values: ['1', '2'] },
      { line: 3, values: ['1', '2', '3'], fault: 'has 3 values where the first row has 2.' },
      { line: 4, values: ['1'], fault: 'has 1 values where the first row has 2.' },
      { line: 5, values: ['1', '2'] },
    ])
  })
})

describe('NDJSON', () => {
  test('names become columns as they come, inner ones with a point', async () => {
    const lines = [
      '{"mls":"A","address":{"city":"Ulm","geo":{"lat":48.4}}}',
      '',
      ' {"mls":"B","photos":["x"],"beds":null}',
    ]
    for (const length of [1, 7, 1_000]) {
      const { format, columns, records } = await readAll(Buffer.from(lines.join('\n')), length)
      expect(format).toBe('ndjson')
      expect(columns).toEqual(['mls', 'address.city', 'address.geo.lat', 'photos', 'beds'])
      expect(records.map(({ line, values }) => ({ line, values: [...values] }))).toEqual([
        { line: 1, values: ['A', 'Ulm', 48.4] },
        { line: 3, values: ['B', undefined, undefined, ['x'], null] },
      ])
    }
  })

  test('lines that are no objects are told, and the rest goes on', async () => {
    const long = `{"a":"${'x'.repeat(5_000_000)}"}`
    const { records } = await readAll(Buffer.from(`{"a":1}\n[1]\n{"a":\n7\n${long}\n{"a":2}\n${long}`), 65_536)
    expect(records.map(({ line, fault }) => [line, fault])).toEqual([
      [1, undefined],
      [2, 'is no JSON object.'],
      [3, 'is not valid JSON.'],
      [4, 'is no JSON object.'],
      [5, 'is longer than 4 MiB.'],
      [6, undefined],
      [7, 'is longer than 4 MiB.'],
    ])
  })

  test('hostile names stay names', async () => {
    const { columns, rows } = await readAll(Buffer.from('{"__proto__":1,"constructor":{"x":2},"":3}\n'))
    expect(columns).toEqual(['__proto__', 'constructor.x', ''])
    expect(rows).toEqual([[1, 2, 3]])
  })

  test('names without end are refused row by row', async () => {
    const lines = Array.from({ length: 1_005 }, (_, index) => JSON.stringify({ [`name ${index}`]: index }))
    const { columns, records } = await readAll(Buffer.from(lines.join('\n')))
    expect(columns).toHaveLength(1_000)
    expect(records.filter((record) => record.fault !== undefined).map((record) => record.line)).toEqual([
      1001, 1002, 1003, 1004, 1005,
    ])
  })
})

test('a JSON list is read entry by entry, however it is written and wherever it is cut', async () => {
  const entries = [{ a: 'one, "two" [3] {4}\\', b: { c: [1, { d: 2 }] } }, { a: 'línea\nnext' }, 7, { a: '' }]
  for (const text of [JSON.stringify(entries), `\n ${JSON.stringify(entries, null, 2)}\n`]) {
    const { records, columns } = await readAll(Buffer.from(text))
    expect(columns).toEqual(['a', 'b.c'])
    expect(records.map(({ values }) => values)).toEqual([
      ['one, "two" [3] {4}\\', [1, { d: 2 }]],
      ['línea\nnext'],
      [],
      [''],
    ])
    expect(records.map(({ fault }) => fault)).toEqual([undefined, undefined, 'is no JSON object.', undefined])
  }
  expect((await readAll(Buffer.from('[]'))).records).toEqual([])
})

test.each([
  ['nothing', '', 'The file is empty.'],
  ['blanks', ' \n \n', 'The file has no row of column names.'],
  ['half a spreadsheet', 'PK\x03\x04...', 'damaged or not whole'],
  ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0]), 'compressed'],
])('%s is refused with one sentence', async (_name, content, message) => {
  const bytes = Buffer.from(content)
  await expect(readAll(bytes)).rejects.toThrow(ImportRefusal)
  await expect(readAll(bytes)).rejects.toThrow(message)
})

test('no bytes make reading fail otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 1, maxLength: 200 }),
      fc.constantFrom('', 'a,b\n', '{"a":1}\n'),
      async (bytes, start) => {
        try {
          await readAll(Buffer.concat([Buffer.from(start), bytes]), 17)
        } catch (error) {
          expect(error).toBeInstanceOf(ImportRefusal)
        }
      },
    ),
    { numRuns: 1_000, seed: 1 },
  )
})
