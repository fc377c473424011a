import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../words/number.ts'
import { tokenize } from '../words/tokens.ts'
import { numbers, parseNumberWord } from './numbers.ts'

const units = 'null,ein,zwei,drei,vier,fünf,sechs,sieben,acht,neun,zehn,elf,zwölf,dreizehn,vierzehn,fünfzehn'.split(',')
const teens = 'sechzehn,siebzehn,achtzehn,neunzehn'.split(',')
const tens = ',,zwanzig,dreißig,vierzig,fünfzig,sechzig,siebzig,achtzig,neunzig'.split(',')

function below100(value: number): string {
  const small = [...units, ...teens][value]
  if (small !== undefined) return value === 0 ? '' : small
  const unit = value % 10
  return `${unit === 0 ? '' : `${units[unit]}und`}${tens[Math.floor(value / 10)]}`
}
const below1000 = (value: number): string =>
  `${value >= 100 ? `${units[Math.floor(value / 100)]}hundert` : ''}${below100(value % 100)}`
const inWords = (value: number): string =>
  `${value >= 1000 ? `${below1000(Math.floor(value / 1000))}tausend` : ''}${below1000(value % 1000)}`

const read = (text: string) => readNumber(tokenize(text), 0, numbers)

describe('numbers in German', () => {
  test('every number below a million is read from one word', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999 }), (value) => {
        expect(read(inWords(value))?.value).toBe(value)
      }),
      { seed: 20260601, numRuns: 400 },
    )
  })

  test.each([
    ['fuenfhundertfuenfzigtausend', 550_000],
    ['anderthalb Millionen', 1_500_000],
    ['eineinhalb Millionen', 1_500_000],
    ['eine halbe Million', 500_000],
    ['zweieinhalb', 2.5],
    ['zwei Komma fünf Millionen', 2_500_000],
    ['eine Million zweihunderttausend', 1_200_000],
    ['500 Tsd.', 500_000],
    ['1,2 Mio.', 1_200_000],
    ['1.200.000', 1_200_000],
    ['500.000', 500_000],
    ['90er', 1990],
    ['1980ern', 1980],
    ['neunziger', 1990],
  ])('%s', (text, value) => {
    expect(read(text)?.value).toBe(value)
  })

  test.each(['ein Haus', 'eine Wohnung', 'Seattle', 'tausendschön', 'hundertwasser'])('%s is no number', (text) => {
    expect(read(text)).toBeNull()
  })

  test('no word breaks the reader', () => {
    const part = fc.constantFrom(
      'ein',
      'zwei',
      'und',
      'zig',
      'zwanzig',
      'hundert',
      'tausend',
      'million',
      'einhalb',
      'x',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const value = parseNumberWord(parts.join(''))
        expect(value === null || Number.isFinite(value)).toBe(true)
      }),
      { seed: 7, numRuns: 400 },
    )
  })
})
