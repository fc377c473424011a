import { describe, expect, test } from 'vitest'
import { languages } from '../languages.fixture.ts'
import { readTokens } from '../words/read-tokens.ts'

const cut = (text: string) => readTokens(text, languages.tablesOf('de')).map((token) => token.text)

describe('German words written as one', () => {
  test.each([
    ['Dreizimmerwohnung', ['drei', 'zimmer', 'wohnung']],
    ['Vierschlafzimmerhaus', ['vier', 'schlafzimmer', 'haus']],
    ['Durchschnittsmiete', ['durchschnitts', 'miete']],
    ['Altbauwohnung', ['altbau', 'wohnung']],
    ['Einfamilienhaus', ['einfamilienhaus']],
    ['Zweifamilienhaus', ['zweifamilienhaus']],
    ['Rathaus', ['rathaus']],
    ['Seattle', ['seattle']],
    ['fünfhundertfünfzigtausend', ['funfhundertfunfzigtausend']],
  ])('%s', (word, parts) => {
    expect(cut(word)).toEqual(parts)
  })

  test('dots tell words apart, and an e stands for them', () => {
    expect(cut('größer')).toEqual(cut('groesser'))
    expect(cut('größer')).not.toEqual(cut('großer'))
  })

  test('what is reported is what was written', () => {
    const tokens = readTokens('Gruselschloßhaus', languages.tablesOf('de'))
    expect(tokens.map((token) => token.raw).join('')).toBe('Gruselschloßhaus')
  })
})

describe('the language of a sentence', () => {
  test.each([
    'Haus mit 3 Schlafzimmern in Kent',
    'Grundstück in White Center',
    'Dreizimmerwohnung',
    'billiger',
    'fünfhunderttausend',
    'zur Miete in Seattle',
    'Haus Kent',
    'wie viele?',
    'und in Bellevue?',
  ])('%s is German', (sentence) => {
    expect(languages.detect(sentence)).toBe('de')
  })

  test.each([
    'homes in Leavenworth near Berg Street',
    'house on Mueller Road with a big garden',
    'condo near Strasse Park',
    '3 bedroom house in Kent',
    'townhouse in Frankfort',
    'cheap apartments',
    'homes with a pool in Schaumburg under 500k',
    'studio for rent',
    'land in Germantown',
  ])('%s is English', (sentence) => {
    expect(languages.detect(sentence)).toBe('en')
  })

  test('where nothing decides it stays as it was', () => {
    expect(languages.detect('Renton?', 'de')).toBe('de')
    expect(languages.detect('2/2', 'de')).toBe('de')
    expect(languages.detect('show me the cheapest homes', 'de')).toBe('en')
  })
})
