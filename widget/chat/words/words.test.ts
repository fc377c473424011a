import { describe, expect, test } from 'vitest'
import { alertWords } from './areas/alert.ts'
import { attachWords } from './areas/attach.ts'
import { cardsWords } from './areas/cards.ts'
import { chatWords } from './areas/chat.ts'
import { composeWords } from './areas/compose.ts'
import { mapWords } from './areas/map.ts'
import { personWords } from './areas/person.ts'
import { rateWords } from './areas/rate.ts'
import { roomWords } from './areas/rooms.ts'
import { tourWords } from './areas/tour.ts'
import { type ChosenLanguage, chooseLanguage, languages } from './choose-language.ts'
import { english } from './english.ts'
import './late-english.ts'
import './panel-english.ts'
import './rate-english.ts'
import { loadWords } from './load-words.ts'
import { makeSpeech, type WordKey, type Words } from './speech.ts'

const all = await Promise.all(languages.map(async (language) => ({ language, words: await loadWords(language) })))

test('no two parts of the window use one key for different words', () => {
  const areas = [
    chatWords,
    cardsWords,
    mapWords,
    attachWords,
    personWords,
    composeWords,
    tourWords,
    alertWords,
    roomWords,
    rateWords,
  ]
  const keys = areas.flatMap((words) => Object.keys(words))
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

/** Forms that stand for one number alone may say it as a word: "a bedroom", "two bedrooms". */
const saysOneNumber: Record<string, string[]> = { ar: ['zero', 'one', 'two'] }

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort()
}

describe.each(all)('$language', ({ language, words }) => {
  test('says everything that English says, and nothing else', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort())
    const texts = Object.values(words).flatMap((text): string[] =>
      typeof text === 'string' ? [text] : Object.values(text),
    )
    expect(texts.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([])
  })

  test('has every plural form that the language knows', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    const wrong = Object.entries(words).filter(
      ([, text]) => typeof text === 'object' && Object.keys(text).sort().join() !== forms.join(),
    )
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  test('leaves the same places to fill in as English', () => {
    const wrong = Object.entries(words).flatMap(([key, text]) => {
      const inEnglish = english[key as WordKey]
      const expected = placeholdersOf(typeof inEnglish === 'string' ? inEnglish : inEnglish.other)
      const forms = typeof text === 'string' ? { other: text } : text
      return Object.entries(forms).filter(([form, each]) => {
        const mayOmit = saysOneNumber[language]?.includes(form) ?? false
        const wanted = mayOmit && !each.includes('{count}') ? expected.filter((name) => name !== 'count') : expected
        return placeholdersOf(each).join() !== wanted.join()
      })
    })
    expect(wrong).toEqual([])
  })
})

test('another language than English is another language', () => {
  const spoken = (words: Words): string[] =>
    Object.values(words).flatMap((text) => (typeof text === 'string' ? text : text.other))
  for (const { language, words } of all.filter((each) => each.language !== 'en')) {
    const same = spoken(words).filter(
      (text, index) => text === spoken(english)[index] && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')),
    )
    expect(same.length, `${language}: ${same}`).toBeLessThan(10)
  }
})

test.each<[string, string[], ChosenLanguage]>([
  ['', [], { language: 'en', tag: 'en', direction: 'ltr' }],
  ['', ['fr-CA', 'en'], { language: 'fr', tag: 'fr-CA', direction: 'ltr' }],
  ['', ['nl', 'sv-SE', 'de-CH'], { language: 'de', tag: 'de-CH', direction: 'ltr' }],
  ['es', ['en-US'], { language: 'es', tag: 'es', direction: 'ltr' }],
  ['es', ['en-US', 'es-MX'], { language: 'es', tag: 'es-MX', direction: 'ltr' }],
  ['pt-BR', ['en'], { language: 'pt', tag: 'pt-BR', direction: 'ltr' }],
  ['tr', ['it'], { language: 'it', tag: 'it', direction: 'ltr' }],
  ['tr', ['nl'], { language: 'en', tag: 'en', direction: 'ltr' }],
  ['', ['zh-CN'], { language: 'zh-Hans', tag: 'zh-Hans', direction: 'ltr' }],
  ['', ['ar-EG'], { language: 'ar', tag: 'ar-EG', direction: 'rtl' }],
  ['', ['', 'x', 'e'.repeat(50), 'ko_KR', 'de-a', 'ja'], { language: 'ja', tag: 'ja', direction: 'ltr' }],
])('setting %j with a browser for %j', (setting, browser, expected) => {
  expect(chooseLanguage(setting, browser)).toEqual(expected)
})

describe('money', () => {
  test.each([
    ['en', '$560,000', '€560,000', 'CHF\u00A0560,000', '$1,450.50', '$562K'],
    ['es', '$560.000', '560.000\u00A0€', '560.000\u00A0CHF', '$1450,50', '$562\u00A0mil'],
    ['de', '560.000\u00A0$', '560.000\u00A0€', '560.000\u00A0CHF', '1.450,50\u00A0$', '562.000\u00A0$'],
    ['ja', '$560,000', '€560,000', 'CHF\u00A0560,000', '$1,450.50', '$56.2万'],
    [
      'ar',
      '\u200F560,000\u00A0$',
      '\u200F560,000\u00A0€',
      '\u200F560,000\u00A0CHF',
      '\u200F1,450.50\u00A0$',
      '\u200F562\u00A0ألف\u00A0$',
    ],
  ])('in %s stands as people there write it, with the symbol of the listing', (tag, ...expected) => {
    const speech = makeSpeech(tag, 'ltr', english)
    expect([
      speech.money(560_000, '$'),
      speech.money(560_000, '€'),
      speech.money(560_000, 'CHF'),
      speech.money(1450.5, '$'),
      speech.moneyShort(562_400, '$'),
    ]).toEqual(expected)
  })

  test('a rent is told in full on the map', () => {
    expect(makeSpeech('en', 'ltr', english).moneyShort(1850, '$')).toBe('$1,850')
  })
})

test('counts choose their plural form and are written as the language writes numbers', async () => {
  const russian = makeSpeech('ru', 'ltr', await loadWords('ru'))
  expect([1, 2, 5, 21, 1.5].map((count) => russian.say('beds', { count }))).toEqual([
    '1 спальня',
    '2 спальни',
    '5 спален',
    '21 спальня',
    '1,5 спальни',
  ])
  const arabic = makeSpeech('ar', 'rtl', await loadWords('ar'))
  expect([1, 2, 3, 11].map((count) => arabic.say('beds', { count }))).toEqual([
    'غرفة نوم واحدة',
    'غرفتا نوم',
    '3 غرف نوم',
    '11 غرفة نوم',
  ])
})
