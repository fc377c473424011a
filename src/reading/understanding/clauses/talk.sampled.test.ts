import { describe, expect, test } from 'vitest'
import { howMany, sampleOf } from '../../../../test/run/how-much.ts'
import { type LanguageCode, languageCodes } from '../../languages/language.ts'
import { languages } from '../../languages/languages.fixture.ts'
import type { Facts } from '../facts.ts'
import { understand } from '../understand.ts'
import { asked } from './asked.fixture.ts'
import { otherThings } from './other-things.fixture.ts'
import { talk } from './talk.fixture.ts'
import { toldBesides } from './told-besides.fixture.ts'

const now = new Date('2026-06-01T12:00:00Z')
/** Towns that listings have, among them those that visitors come from. */
const towns = ['Kent', 'Seattle', 'Bellevue', 'Boston', 'Denver', 'Miami', 'Chicago', 'Paris', 'Berlin', 'Madrid']

const facts: Facts = {
  listingsByLink: (urls) => urls.map(() => []),
  knownNames: (names) => ({
    cities: towns.map((name) => ({ key: name.toLowerCase(), name })).filter(({ key }) => names.includes(key)),
    states: ['WA'],
    zips: [],
    mlsKeys: [],
  }),
  cityKeys: () => towns.map((town) => town.toLowerCase()),
  satisfiable: (conditions) => conditions.map(({ is }) => is === 'text'),
  centreOf: () => ({ latitude: 47.4, longitude: -122.2 }),
}

/** What is searched for; what a dog or a cat asks of a rental is asked whoever tells of it. */
function meaningOf(sentence: string): string {
  const tables = languages.tablesOf(languages.detect(sentence, 'en'))
  const { criteria, sort, limit, figures, refusedWords } = understand(sentence, { tables, now, facts })
  const asksOfRentals = (condition: object) => 'onlyOfRentals' in condition
  const wanted = criteria.filter(({ anyOf }) => !anyOf.some(asksOfRentals))
  const said = wanted.map(({ topic, mode, anyOf }) => JSON.stringify({ topic, mode, anyOf }, withoutWords)).sort()
  return JSON.stringify({ said, sort, limit, figures, refusedWords })
}

/** "condo" and "apartment" are one family, whatever it was called by. */
function withoutWords(key: string, value: unknown): unknown {
  return key === 'word' || key === 'from' || key === 'to' ? undefined : value
}

/** Each in two sentences. */
const requests: Readonly<Record<LanguageCode, readonly (readonly [string, string])[]>> = {
  en: [
    ['We want a 3 bedroom house in Kent', 'Max 600k'],
    ['Condo in Seattle under 450k', 'Two bathrooms please'],
    ['I am looking to rent in Bellevue', 'At most 2500 a month'],
    ['Show me the cheapest homes', 'With a garage'],
    ['How many houses are there in Kent', 'Built after 2000'],
    ['Townhouse with a fireplace', 'No HOA'],
    ['The 3 biggest houses', 'Near Bellevue'],
  ],
  es: [
    ['Queremos una casa de 3 habitaciones en Kent', 'Máximo 600k'],
    ['Busco alquilar en Bellevue', 'Como mucho 2500 al mes'],
    ['Sin sótano', 'Construida después de 2000'],
  ],
  fr: [
    ['Nous voulons une maison de 3 chambres à Kent', 'Maximum 600k'],
    ['Je cherche à louer à Bellevue', 'Au plus 2500 par mois'],
    ['Sans sous-sol', 'Construite après 2000'],
  ],
  de: [
    ['Wir wollen ein Haus mit 3 Schlafzimmern in Kent', 'Maximal 600k'],
    ['Ich möchte in Bellevue mieten', 'Höchstens 2500 im Monat'],
    ['Ohne Keller', 'Gebaut nach 2000'],
  ],
  pt: [
    ['Queremos uma casa de 3 quartos em Kent', 'No máximo 600 mil'],
    ['Procuro alugar em Bellevue', 'No máximo 2500 por mês'],
    ['Sem porão', 'Construída depois de 2000'],
  ],
  zh: [
    ['我们想要Kent的三居室房子', '最多60万'],
    ['我想在Bellevue租房', '每月最多2500'],
    ['不要地下室', '2000年以后建的'],
  ],
}

function join(pieces: readonly string[], stop: string): string {
  return pieces.map((piece) => (/[.!?。！？]$/.test(piece) ? piece : `${piece}${stop}`)).join(stop === '。' ? '' : ' ')
}

function* clausesOf(language: LanguageCode): Generator<{ kind: string; clause: string }> {
  let kind = ''
  const said = `${talk[language]}\n${otherThings[language]}\n${toldBesides[language]}`
  for (const line of said.replace(/~\n/g, '~').trim().split('\n')) {
    const [, named, rest = ''] = /^\s*(?:([a-z]+):)?(.*)$/.exec(line) ?? []
    kind = named ?? kind
    for (const clause of rest.split(' ~')) if (clause.trim() !== '') yield { kind, clause: clause.trim() }
  }
}

describe.each(languageCodes)('%s', (language) => {
  const stop = language === 'zh' ? '。' : '.'
  const plain = requests[language].map((pieces) => meaningOf(join(pieces, stop)))

  test('what asks for nothing changes nothing before, within and behind a request', { timeout: 300_000 }, () => {
    const changed: string[] = []
    let count = 0
    for (const { kind, clause } of sampleOf([...clausesOf(language)], 40)) {
      const index = count++ % plain.length
      const [first = '', second = ''] = requests[language][index] ?? []
      for (const pieces of [
        [clause, first, second],
        [first, clause, second],
        [first, second, clause],
      ]) {
        const said = join(pieces, stop)
        if (meaningOf(said) !== plain[index]) changed.push(`${kind}: ${said}`)
      }
    }
    expect(count).toBeGreaterThan(howMany(30, 90))
    expect(changed).toEqual([])
  })
})

test.each(asked)('“%s” asks for “%s”', (said, plainly) => {
  expect(meaningOf(said)).toBe(meaningOf(plainly))
})
