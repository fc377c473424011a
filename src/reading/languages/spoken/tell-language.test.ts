import { describe, expect, test } from 'vitest'
import { fixedSentence } from './fixed-sentences.ts'
import { isReadLanguage, spokenLanguageNamed, spokenLanguages } from './spoken-language.ts'
import { spokenSentences } from './spoken-sentences.fixture.ts'
import { tellLanguage } from './tell-language.ts'

const others = spokenLanguages.filter((code) => !isReadLanguage(code))

describe('the language of a text', () => {
  test.each(spokenSentences)('%s is told by what visitors write in it', (code, sentences) => {
    expect(sentences.map((sentence) => [sentence, tellLanguage(sentence)])).toEqual(
      sentences.map((sentence) => [sentence, code]),
    )
  })

  test('each language has such sentences, and its fixed sentence, which nobody wrote the words by, is told too', () => {
    expect(spokenSentences.map(([code]) => code).sort()).toEqual([...others].sort())
    // Croatian and Serbian in Latin letters are one to who counts words.
    expect(others.filter((code) => tellLanguage(fixedSentence(code).sentence) !== code)).toEqual([])
  })

  test.each([
    ...[
      '3 bed condo in Renton under 500k',
      'casa en Renton',
      'maison à Kent',
      'Haus in Kent',
      'casa em Kent',
      '西雅图的房子',
      '這間可以養貓ㄇ',
    ],
    ...['Renton', '2/2', 'ok', 'Casa Loma', 'ciao', '', '98055', '👍', 'jane@example.com', 'https://example.it/casa'],
    ...['How much is Via Roma 12?', 'Is the Öresund Lane house still available?', 'does it have a sauna'],
    'ok. sorry i yelled. bad week',
  ])('%j is no other language', (text) => {
    expect(tellLanguage(text)).toBeNull()
  })

  test('what tells nothing goes on in the language of the conversation, what tells another does not', () => {
    expect(tellLanguage('Renton', 'it')).toBe('it')
    expect(tellLanguage('500.000 $', 'ko')).toBe('ko')
    expect(tellLanguage('東京', 'ja')).toBe('ja')
    expect(tellLanguage('show me homes with a pool please', 'it')).toBeNull()
    expect(tellLanguage('muéstreme casas con piscina', 'it')).toBeNull()
    expect(tellLanguage('Ищу дом', 'it')).toBe('ru')
  })

  test('a few words that are also those of the conversation change no language, a sentence of another does', () => {
    expect(tellLanguage('pis la toiture?', 'fr')).toBeNull()
    expect(tellLanguage('Cerco una casa con tre camere a Renton', 'en')).toBe('it')
    const inEnglish = spokenSentences.flatMap(([code, sentences]) =>
      sentences.filter((sentence) => tellLanguage(sentence, 'en') !== code),
    )
    expect(inEnglish.length).toBeLessThan(spokenSentences.length / 8)
  })

  test('a name in Latin letters stands in a sentence of another script', () => {
    expect(tellLanguage('ищу дом в Fort Lauderdale')).toBe('ru')
    expect(tellLanguage('Renton 집')).toBe('ko')
    expect(tellLanguage('メールは a@b.example です')).toBe('ja')
    expect(tellLanguage('მინდა სახლი')).toBe('other')
  })
})

test.each([
  ['Italian', 'it'],
  ['it-CH', 'it'],
  ['Arabic (Egypt)', 'ar'],
  ['Egyptian Arabic', 'ar'],
  ['Filipino', 'tl'],
  ['Tagalog', 'tl'],
  ['Norwegian Bokmål', 'no'],
  ['Haitian Creole', 'ht'],
  ['Brazilian Portuguese', 'pt'],
  ['Simplified Chinese', 'zh'],
  ['Flemish', 'nl'],
  ['Serbian (Latin)', 'hr'],
  ['Klingon', null],
  ['', null],
])('the setting %j names %s', (name, code) => {
  expect(spokenLanguageNamed(name)).toBe(code)
})
