import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cityKeyOf, foldText, mlsKeyOf, toListingKeys, urlKeyOf } from '../../platform/text/listing-keys.ts'

describe('folded text', () => {
  test.each([
    ['Seattle', '  SEATTLE '],
    ['São Paulo', 'sao paulo'],
    ['Zürich', 'ZU\u0308RICH'],
    ['St.  Paul', 'st. paul'],
    ['Tromsø', 'tromso'],
    ['Łódź', 'LODZ'],
    ['Straße', 'STRASSE'],
    ['Diyarbakır', 'DİYARBAKIR'],
    ['ΠΆΤΡΑΣ', 'Πάτρας'],
    ['Tab\tand\u00a0blank', 'tab and blank'],
    ['서울', '서울'.normalize('NFD')],
  ])('%j is the same as %j', (one, other) => {
    expect(foldText(one)).toBe(foldText(other))
  })

  test.each([
    ['Paris', 'Pari'],
    ['Saint Paul', 'SaintPaul'],
    ['A-1', 'A1'],
    ['東京', '京都'],
  ])('%j is not the same as %j', (one, other) => {
    expect(foldText(one)).not.toBe(foldText(other))
  })

  test('what consists of accents alone is not nothing', () => {
    expect(foldText('\u0301')).not.toBe('')
    expect(foldText(' \n ')).toBe('')
  })

  test('folding twice changes nothing, and case never matters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const folded = foldText(text)
        expect(foldText(folded)).toBe(folded)
        expect(folded.isWellFormed()).toBe(true)
      }),
      { numRuns: 1_000, seed: 1 },
    )
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcxyzäöüéñçşøåžŁđ ĞIİ'), maxLength: 20 }), (text) => {
        expect(foldText(text.toUpperCase())).toBe(foldText(text.toLowerCase()))
      }),
      { numRuns: 1_000, seed: 2 },
    )
  })
})

test('keys of absent cities are empty, and no key is longer than the index can hold', () => {
  expect(cityKeyOf(undefined)).toBe('')
  expect(cityKeyOf(null)).toBe('')
  for (const character of ['a', '\u{1F3E0}', '가', 'ﷺ', '\u{1D15E}']) {
    expect(Buffer.byteLength(mlsKeyOf(character.repeat(500)))).toBeLessThanOrEqual(2_000)
  }
})

describe('the key of a Url', () => {
  const same = (one: string, other: string): boolean => urlKeyOf(one).equals(urlKeyOf(other))

  test.each([
    ['http://homes.example/a', 'https://homes.example/a'],
    ['https://HOMES.Example/a', 'https://homes.example/a'],
    ['https://homes.example:443/a', 'http://homes.example:80/a'],
    ['https://homes.example/a/', 'https://homes.example/a'],
    ['https://homes.example/', 'https://homes.example'],
    ['https://homes.example/a/?x=1', 'https://homes.example/a?x=1'],
    ['  https://homes.example/a ', 'https://homes.example/a'],
    ['https://bücher.example/ä', 'https://xn--bcher-kva.example/%C3%A4'],
    ['no address at all', 'no address at all'],
  ])('%s is the same as %s', (one, other) => {
    expect(same(one, other)).toBe(true)
  })

  test.each([
    ['https://homes.example/a', 'https://homes.example/A'],
    ['https://homes.example/a', 'https://homes.example/a?x=1'],
    ['https://homes.example/?x=1', 'https://homes.example/?x=2'],
    ['https://homes.example/?x=1', 'https://homes.example/?x=1/'],
    ['https://homes.example/#/listing/1', 'https://homes.example/#/listing/2'],
    ['https://homes.example:8080/a', 'https://homes.example/a'],
    ['http://homes.example:443/a', 'http://homes.example/a'],
    ['https://www.homes.example/a', 'https://homes.example/a'],
    ['ftp://homes.example/a', 'https://homes.example/a'],
    ['No address at all', 'no address at all'],
    ['urn:home:1', 'urn:home:2'],
  ])('%s is not the same as %s', (one, other) => {
    expect(same(one, other)).toBe(false)
  })

  test('is 16 bytes, whatever comes', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webUrl({ withQueryParameters: true })), (text) => {
        expect(urlKeyOf(text)).toHaveLength(16)
      }),
      { numRuns: 2_000, seed: 3 },
    )
  })
})

test('keys under NewOaks are whole numbers, blanks and leading zeros aside; all else matches nothing', () => {
  const keys = ['12', ' 13 ', '0014', '', ' ', '12abc', '1e3', '-5', '1.0', '٣', '9007199254740993', '9'.repeat(400)]
  expect(toListingKeys('NewOaks', keys)).toEqual({ column: 'id', values: [12, 13, 14] })
})
