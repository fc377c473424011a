import { describe, expect, test } from 'vitest'
import { readSmallTalk } from '../../conversation/guide/wishes/small-talk.ts'
import { refine } from '../understanding/refine.ts'
import { understandInTowns } from '../understanding/towns.fixture.ts'
import { skillWordsOf } from './all-wish-words.ts'
import { guideWordsOf } from './all-words.ts'
import { type LanguageCode, languageCodes } from './language.ts'
import { languages } from './languages.fixture.ts'
import { wordingOf } from './languages.ts'
import { nameFeature } from './linked-features.ts'
import { formatMoney } from './wording.ts'
import { hearWishes } from './words/hear-wishes.ts'

/** What stands for a text that comes in: no number, and no word of any language. */
const given = 'Qx'
/** With every count that a language may put otherwise. */
const counts = [1, 2, 5]

/** All that a language says, each under the name of its place in the table. */
function said(code: LanguageCode): [string, string][] {
  const { code: _, say: __, ...texts } = skillWordsOf(code)
  return [...textsOf('', texts), ...manyHomes(code)]
}

/** The prices stand alone, are one and the same, and are two. */
function manyHomes(code: LanguageCode): [string, string][] {
  const { fit: fitting } = skillWordsOf(code).search
  return counts.flatMap((count) =>
    [
      fitting(given, count, '', ''),
      fitting(given, count, given, given),
      fitting(given, count, given, `${given}y`),
    ].flatMap((variants, at) => textsOf(`search.fit ${count} ${at}`, variants)),
  )
}

function textsOf(place: string, value: unknown): [string, string][] {
  if (typeof value === 'string') return [[place, value]]
  if (typeof value === 'function')
    return counts.flatMap((count) => textsOf(place, value(...whatComesIn(place, value.length, count))))
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(place === '' ? key : `${place}.${key}`, inner))
}

/** A count is the number of the text before it. */
function whatComesIn(place: string, length: number, count: number): (string | number)[] {
  const counted = { 'search.fit': 1, 'alert.already': 1, 'pictures.all': 2, 'pictures.room': 2 }[place]
  return Array.from({ length: Math.max(length, counted === 2 ? 3 : 0) }, (_, at) => (at === counted ? count : given))
}

/** What is said without anything that comes in; what visitors say, and what stands for a value, is no sentence. */
function plainSentences(code: LanguageCode): [string, string][] {
  const { asks: _, person: __, facts: ___, ...words } = guideWordsOf(code)
  const { fairHousing, officialSources, nothingLeft } = wordingOf(code)
  return textsOf('', withoutFunctions({ ...words, wording: { fairHousing, officialSources, nothingLeft } }))
}

function withoutFunctions(value: unknown): unknown {
  if (typeof value === 'function') return {}
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutFunctions(inner)]))
}

/** Chinese parts no words by blanks: about one and a half signs make one. */
function countWords(code: LanguageCode, text: string): number {
  const [signs, rest] = [text.match(/\p{sc=Han}/gu) ?? [], text.replace(/\p{sc=Han}/gu, ' ')]
  const words = rest.split(/[^\p{L}\p{N}’'-]+/u).filter((word) => word !== '')
  return words.length + (code === 'zh' ? Math.ceil(signs.length / 1.5) : 0)
}

describe.each([...languageCodes])('what the guide says in %s', (code) => {
  test('is something, and at most forty words', () => {
    for (const [place, text] of said(code)) {
      expect(text.trim(), place).not.toBe('')
      expect(countWords(code, text), `${place}: ${text}`).toBeLessThanOrEqual(40)
    }
  })

  test('asks one question at most, and shouts nowhere', () => {
    for (const [place, text] of said(code)) {
      expect((text.match(/[?？]/g) ?? []).length, `${place}: ${text}`).toBeLessThanOrEqual(1)
      expect(text, place).not.toMatch(/[!！]/)
    }
  })

  test('names no number that did not come in', () => {
    for (const [place, text] of said(code)) expect(text, place).not.toMatch(/\d/)
  })

  test('says each text that comes in', () => {
    const { search, tour, alert, map, whyPrice, perArea, agent } = skillWordsOf(code)
    const telling = [search.fit(given, 2, '', ''), tour.offer(given), tour.sold(given), alert.offer(given)]
    for (const variants of [...telling, alert.made(given), alert.ofHome(given), map.unknown(given)])
      for (const text of variants) expect(text).toContain(given)
    for (const text of [...map.where('Qa', 'Qb'), ...whyPrice('Qa', 'Qb'), perArea('Qa', 'Qb')])
      expect(text).toMatch(/Qa.*Qb|Qb.*Qa/)
    expect(agent.listedBy('Qa', 'Qb')).toMatch(/Qa.*Qb/)
  })

  test('does not say the same twice where it may choose', () => {
    for (const [place, variants] of listsOf('', skillWordsOf(code)))
      expect(new Set(variants).size, place).toBe(variants.length)
  })

  test('has what every language has', () => {
    expect(placesOf(skillWordsOf(code))).toEqual(placesOf(skillWordsOf('en')))
  })

  test('is as short and as quiet in the sentences of the guide', () => {
    for (const [place, text] of plainSentences(code)) {
      expect(countWords(code, text), `${place}: ${text}`).toBeLessThanOrEqual(45)
      expect(text, place).not.toMatch(/[!！]{2}|\n| {2}/)
    }
  })

  test('fits on its buttons', () => {
    for (const [kind, label] of Object.entries(skillWordsOf(code).buttons)) {
      expect([...label].length, `${kind}: ${label}`).toBeLessThanOrEqual(22)
      expect(label, kind).not.toMatch(/[.!?。！？]$/)
    }
  })
})

function listsOf(place: string, value: unknown): [string, unknown[]][] {
  if (Array.isArray(value)) return [[place, value]]
  if (typeof value === 'function') return listsOf(place, value(...whatComesIn(place, value.length, 2)))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsOf(place === '' ? key : `${place}.${key}`, inner))
}

function placesOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return typeof value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, placesOf(inner)]))
}

/** What a search is after the sentence of a button, in fifteen towns, homes for sale and for rent. */
function searched(code: LanguageCode, sentence: string) {
  const understood = understandInTowns(sentence, code)
  expect(understood.language, sentence).toBe(code)
  const { criteria } = refine(understood, null, { hasRentals: true, hasSeveralDollars: false, narrows: false })
  return { understood, conditions: criteria.flatMap(({ anyOf, mode }) => (mode === 'must' ? anyOf : [])) }
}

describe.each([...languageCodes])('what a button says in %s is understood', (code) => {
  const { say } = skillWordsOf(code)
  const wording = wordingOf(code)

  test('agreement', () => {
    expect(readSmallTalk(languages, say.yes, code)?.kind).toBe('yes')
  })

  test('cheaper, bigger, all over again', () => {
    expect(searched(code, say.cheaper).understood.follow).toEqual(['cheaper'])
    expect(searched(code, say.bigger).understood.follow).toEqual(['bigger'])
    expect(hearWishes(say.startOver, languages.tablesOf(code)).has('restart')).toBe(true)
    expect(searched(code, say.startOver).understood.follow).toEqual(['reset'])
  })

  test('a tour', () => {
    expect(hearWishes(say.tour, languages.tablesOf(code)).has('tour')).toBe(true)
  })

  test.each(['Kent', 'Des Moines', 'Federal Way'])('homes in %s', (town) => {
    const { conditions } = searched(code, say.inPlace(town))
    expect(conditions).toEqual([expect.objectContaining({ name: town })])
  })

  test.each([450_000, 1_250_000, 2_400])('homes under %d dollars', (amount) => {
    const { conditions } = searched(code, say.under(formatMoney(wording, amount, '$')))
    expect(conditions).toContainEqual(expect.objectContaining({ field: 'Price' }))
    expect(JSON.stringify(conditions)).toContain(String(amount))
  })

  test.each(['air conditioning', 'swimming pool', 'fireplace', 'balcony', 'yard'])('homes with a %s', (feature) => {
    const { conditions } = searched(code, say.withFeature(nameFeature(code, feature)))
    expect(conditions).toHaveLength(1)
    expect(conditions[0]).toMatchObject({ is: 'text' })
  })

  test.each(['house', 'condo', 'townhouse', 'land'] as const)('only of the type %s', (family) => {
    const { conditions } = searched(code, say.ofType(wording.families[family]))
    expect(JSON.stringify(conditions)).toContain(family)
  })

  test('for sale or for rent', () => {
    expect(JSON.stringify(searched(code, say.forSale).conditions)).toContain('for_sale')
    expect(JSON.stringify(searched(code, say.forRent).conditions)).toContain('for_rent')
  })

  test('more of the list', () => {
    expect(searched(code, guideWordsOf(code).sayMore).understood.follow).toContain('more')
  })
})

test.each([
  ['太貴了', 'tooMuch'],
  ['謝謝', 'thanks'],
  ['我喜歡第一套', 'likes'],
  ['幾點可以去看房子', 'tour'],
  ['給我找個真人', 'person'],
  ['降價通知我', 'alert'],
] as const)('%s is heard in traditional characters', (sentence, signal) => {
  expect(hearWishes(sentence, languages.tablesOf('zh')).has(signal)).toBe(true)
})
