import { describe, expect, test } from 'vitest'
import { mediaTroubles } from '../../../platform/media/media-question.ts'
import { alertWordsOf } from '../all-alert-words.ts'
import { tourWordsOf } from '../all-tour-words.ts'
import { answerMailWordsOf } from '../kept-words/answer-mail-words.ts'
import { consentWordsOf } from '../kept-words/consent-words.ts'
import { sayMediaTrouble } from '../kept-words/media-words.ts'
import { languageOf } from '../languages.ts'
import { criteriaWordsOf } from './all-criteria-words.ts'
import { fixedWordsOf } from './all-fixed-words.ts'
import { fixedSentence } from './fixed-sentences.ts'
import { type FurtherLanguage, furtherLanguages, spokenLanguages, windowLanguages } from './spoken-language.ts'
import { tellLanguage } from './tell-language.ts'

/** Marks of what is put in, which must not be lost. */
const marks = ['\u0001', '\u0002', '\u0003', '\u0004']

interface Text {
  at: string
  text: string
  /** What was put in and has to stand in it. */
  given: readonly string[]
}

/** Every text of a table; a function is given marks, and each kind of count that languages tell apart. */
function textsOf(value: unknown, at = ''): Text[] {
  if (typeof value === 'string') return [{ at, text: value, given: [] }]
  if (typeof value === 'function') {
    const names = parametersOf(value)
    return (names.includes('count') ? [1, 2, 5, 11, 100] : [5]).map((count) => callWith(value, { at, names, count }))
  }
  return value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([name, each]) => textsOf(each, at === '' ? name : `${at}.${name}`))
    : []
}

function parametersOf(make: object): string[] {
  const [, names = ''] = /^\(?([^)=]*)\)?\s*=>/.exec(String(make)) ?? []
  return names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
}

function callWith(make: object, { at, names, count }: { at: string; names: string[]; count: number }): Text {
  const values = names.map((name, index) => (name === 'count' ? count : name === '_' ? {} : marks[index]))
  // Every text that is no string is a function of texts and counts.
  const text = String((make as (...given: unknown[]) => unknown)(...values))
  // "one home", "two homes": some say the least numbers in words.
  const given = names.flatMap((name, index) =>
    ['count', '_', 'isFeature'].includes(name) || (name === 'total' && count < 5) ? [] : (marks[index] ?? []),
  )
  return { at: `${at}(${count})`, text, given }
}

function tablesOf(code: FurtherLanguage): Record<string, unknown> {
  const {
    years: _years,
    limits: _limits,
    distance: _distance,
    or: _or,
    list: _list,
    ...criteria
  } = criteriaWordsOf(code)
  return {
    fixed: fixedWordsOf(code),
    tours: { ...tourWordsOf(code), code: '', locale: '' },
    alerts: { ...alertWordsOf(code), code: '' },
    mails: answerMailWordsOf(code),
    consent: { ...consentWordsOf(code), yes: '', no: '' },
    media: mediaTroubles.map((trouble) => sayMediaTrouble(code, trouble)),
    criteria: { ...criteria, code: '', locale: '' },
    sentence: fixedSentence(code),
  }
}

describe.each(furtherLanguages)('the fixed texts in %s', (code) => {
  const texts = textsOf(tablesOf(code)).filter(({ text }) => text !== '')

  test('are there, and lose nothing that is put into them', () => {
    expect(texts.length).toBeGreaterThan(150)
    for (const { at, text, given } of texts) {
      for (const mark of given) expect(text, at).toContain(mark)
      expect(text, at).not.toMatch(/undefined|\[object|\$\{|\{\w+\}|NaN/)
      expect(text.trim(), at).not.toBe('')
    }
  })

  test('hold no English, and no other language', () => {
    const english = new Set(
      'the and you your for with this that home homes price person from send please link chat mail tour alert more view'.split(
        ' ',
      ),
    )
    // "chat", "link" are Italian words now, as "mail" is.
    if (code === 'it') for (const word of ['chat', 'link', 'alert', 'mail']) english.delete(word)
    for (const { at, text } of texts) {
      const words = text.toLowerCase().match(/[a-z]{3,}/g) ?? []
      expect(
        words.filter((word) => english.has(word)),
        `${at}: ${text}`,
      ).toEqual([])
      const told = tellLanguage(text, code)
      expect([code, null], `${at}: ${text}`).toContain(told)
    }
  })

  test('in another script, each has letters of it', () => {
    if (code === 'it' || code === 'vi') return
    const script = {
      ru: /\p{Script=Cyrillic}/u,
      ar: /\p{Script=Arabic}/u,
      ko: /\p{Script=Hangul}/u,
      ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    }[code]
    for (const { at, text } of texts)
      if (
        /\p{L}{3,}/u.test(text) &&
        !/Zestimate|^MLS/.test(text) &&
        !/criteria\.(money|pricesIn|inPlace|atAddress)/.test(at)
      )
        expect(text, at).toMatch(script)
  })
})

test('every language has its own sentence, and its own words for a person', () => {
  const sentences = spokenLanguages.map((code) => fixedSentence(code))
  expect(spokenLanguages.length).toBeGreaterThanOrEqual(40)
  expect(new Set(sentences.map(({ sentence }) => sentence)).size).toBe(spokenLanguages.length)
  for (const { sentence, person } of sentences) {
    expect([...sentence].length).toBeGreaterThan(30)
    expect([...person].length).toBeLessThanOrEqual(40)
  }
})

test('what looks like a table of one language is of that language', () => {
  for (const code of windowLanguages) {
    expect([tourWordsOf(code).code, alertWordsOf(code).code, criteriaWordsOf(code).code]).toEqual([code, code, code])
  }
  expect(criteriaWordsOf('es')).toBe(languageOf('es').wording)
})
