import { describe, expect, test } from 'vitest'
import { Languages } from '../../../reading/languages/languages.ts'
import { readSigns } from './read-signs.ts'
import { withoutName } from './without-name.ts'

const languages = new Languages()
const numbersOf = (code: 'en' | 'de' | 'es', message: string, is: 'isNumber' | 'isAmount'): string[] =>
  readSigns(message, languages.tablesOf(code)).flatMap((sign) =>
    sign[is] && /^\d/u.test(sign.text) ? [sign.text] : [],
  )

describe('a number of a message', () => {
  test.each([
    ['en', 'what about 17', ['17']],
    ['en', '#9 too?', ['9']],
    ['en', 'is number 4 sold', ['4']],
    ['de', 'ist die 52 im Birkenring frei', ['52']],
    ['en', 'homes with 3 beds for 500 dollars', []],
    ['en', 'can I bring 2 labs', []],
    ['en', '2', []],
  ] as const)('%s: %j may be that of a house', (code, message, numbers) => {
    expect(numbersOf(code, message, 'isNumber')).toEqual(numbers)
  })

  test.each([
    ['en', 'is the 450 one sold', ['450']],
    ['de', 'die für 429, wie viele Stellplätze', ['429']],
    ['es', 'el de 289 mil, ¿sigue libre?', ['289']],
    ['en', 'does the 70 lb dog fit', []],
  ] as const)('%s: %j may be what a home costs', (code, message, numbers) => {
    expect(numbersOf(code, message, 'isAmount')).toEqual(numbers)
  })
})

test('signs stand where the message has them, and apostrophes say nothing', () => {
  const message = "Is 7 Fisher's Row gone?"
  const signs = readSigns(message, languages.tablesOf('en'))
  expect(signs.map(({ text }) => text)).toEqual(['is', '7', 'fishers', 'row', 'gone'])
  expect(signs.map(({ start, end }) => message.slice(start, end))).toEqual(signs.map(({ raw }) => raw))
})

test('a question is asked of another home without the name of the one before', () => {
  const home = { Address: '12 Main Street', MLSNumber: 'OB12', City: 'Kent' }
  const tables = languages.tablesOf('en')
  expect(withoutName('does 12 Main have a garage', home, tables)).toBe('does that one have a garage')
  expect(withoutName('has it a garage', home, tables)).toBe('has it a garage')
  expect(withoutName('12 Main Kent still for sale', home, tables)).toBe('that one still for sale')
  expect(withoutName('is it in Kent', home, tables)).toBe('is it in Kent')
  // A word that everybody says names nothing by itself.
  expect(withoutName('what is the main thing', home, tables)).toBe('what is the main thing')
})
