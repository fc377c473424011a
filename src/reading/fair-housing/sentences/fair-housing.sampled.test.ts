import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { howMany, sampleOf } from '../../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { readSentence } from '../../../homes/search/read-sentence.ts'
import { searchListings, tablesFor } from '../../../homes/search/search-listings.ts'
import type { Database, OpenDatabase } from '../../../platform/database/connect.ts'
import { languages } from '../../languages/languages.fixture.ts'
import { Languages } from '../../languages/languages.ts'
import { cleanListingText } from '../listing-text-gate.ts'
import { englishLawful } from './english-lawful.fixture.ts'
import { englishWishes } from './english-wishes.fixture.ts'
import * as furtherLawful from './further-lawful.fixture.ts'
import { furtherSelfDescriptions } from './further-self-descriptions.fixture.ts'
import * as furtherWishes from './further-wishes.fixture.ts'
import * as kinds from './kinds-of-wishes.fixture.ts'
import * as others from './other-languages.fixture.ts'
import * as questions from './questions-about-people.fixture.ts'
import { needs, selfDescriptions } from './self-descriptions.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase
let db: Database

beforeAll(async () => {
  open = await openTestDatabase()
  db = open.db
  await addListings(db, scope, testListings)
})
afterAll(() => open.close())

const search = (q: string) => searchListings(db, scope, { q, now, limit: 100 })
const isRefused = async (q: string, by = languages) =>
  (await readSentence(db, scope, q, tablesFor(by, q, null), now)).refusedWords.length > 0
/** The homes in their order, their number, and what was understood. */
const found = async (q: string) => (await told(q)).homes
/** The same, and whether something was refused. */
const told = async (q: string) => {
  const { listings, total, sort, filters, figures, refused } = await search(q)
  return { homes: { ids: listings.map(({ id }) => id), total, sort, filters, figures }, isRefused: refused !== null }
}
/** Of sentences that many others are compared with, each is searched once. */
const plain = new Map<string, ReturnType<typeof found>>()
const foundPlain = (q: string) => {
  const known = plain.get(q) ?? found(q)
  plain.set(q, known)
  return known
}
const split = (text: string) =>
  text
    .split(/[|\n]/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)

async function which(sentences: readonly string[], refused: boolean, by = languages): Promise<string[]> {
  const answers = await Promise.all(sentences.map((sentence) => isRefused(sentence, by)))
  return sentences.filter((_, index) => answers[index] === refused)
}

describe('wishes about people are refused', () => {
  test.each(
    Object.entries({ englishWishes, ...others, ...kinds, ...questions, ...furtherWishes }).filter(([name]) =>
      name.endsWith('Wishes'),
    ),
  )('%s', async (_, text) => {
    const sentences = split(text)
    expect(sentences.length).toBeGreaterThan(2)
    expect(await which(sampleOf(sentences, 12), false)).toEqual([])
  })

  test.each([
    ['3 bedrooms in Kent, no kids nearby', '3 bedrooms in Kent'],
    ['cheapest house in Seattle in a white neighborhood', 'cheapest house in Seattle'],
    ['houses in Seattle sorted by fewest immigrants', 'houses in Seattle'],
    ['where only Americans live, homes in Kent', 'homes in Kent'],
    ['homes in Kent with the fewest Black residents', 'homes in Kent'],
    ['homes in Kent with no one over 50 nearby', 'homes in Kent'],
  ])('%s: the rest is acted on', async (sentence, rest) => {
    expect((await search(sentence)).refused?.code).toBe('fair-housing')
    expect(await found(sentence)).toEqual(await found(rest))
  })

  test.each(['n0 bl4cks', 'no b l a c k s', 'no m.u.s.l.i.m.s', 'no mus*ims', 'nо bla\u0441ks', 'no blaks', 'no jwes'])(
    'a disguise or a slip changes nothing: %s',
    async (words) => {
      expect(await isRefused(`house in Kent, ${words}`)).toBe(true)
    },
  )

  test('amounts and codes are no disguises', async () => {
    for (const q of ['under 900k', '3br/2ba in 98103', 'MLS 1234567', '$1.2m', '800k to 900k', '2,500 sqft'])
      expect(await isRefused(q), q).toBe(false)
  })
})

describe('lawful requests are served', () => {
  test.each(
    Object.entries({ englishLawful, ...others, ...kinds, ...questions, ...furtherLawful }).filter(([name]) =>
      name.endsWith('Lawful'),
    ),
  )('%s', async (_, text) => {
    const sentences = split(text)
    expect(sentences.length).toBeGreaterThan(20)
    expect(await which(sampleOf(sentences, 12), true)).toEqual([])
  })
})

describe('what visitors say of themselves', () => {
  test.each(sampleOf(selfDescriptions, 10))('%s', async (said, alone) => {
    const expected = await foundPlain(alone)
    expect(expected.total).toBeGreaterThan(0)
    expect(await told(said)).toEqual({ homes: expected, isRefused: false })
  })

  test('in any shape finds the same homes', { timeout: 300_000 }, async () => {
    for (const [said, alone] of sampleOf(furtherSelfDescriptions, 10)) {
      const expected = await foundPlain(alone)
      expect(expected.total, alone).toBeGreaterThan(0)
      expect(await told(said), said).toEqual({ homes: expected, isRefused: false })
    }
  })

  test('is reported as not used', async () => {
    expect((await search('I am Muslim, 3 bedrooms in Kent')).ignored).toEqual(['Muslim'])
  })

  test.each(sampleOf(needs, 8))('%s: a need is acted on', async (said, alone) => {
    expect((await found(said)).filters).toEqual((await found(alone)).filters)
  })

  test.each([
    'I am Christian and want Christian neighbors in Kent',
    "I'm not comfortable around Muslims, condo in Kent",
    'I am scared of black people, house in Kent',
    'we are a young couple who want no old people around',
    "I'm single, no kids in the building please",
    'as a Jew I want a Jewish community near me',
  ])('%s: a wish behind it is still refused', async (sentence) => {
    expect(await isRefused(sentence)).toBe(true)
  })

  test('any people, any request: the same homes', { timeout: 300_000 }, async () => {
    const who = ['I am', "I'm", 'As', 'My wife is', 'we are both', 'My best friend is']
    const what = [
      'a Muslim nurse',
      'a Black veteran',
      'a Jewish grandmother',
      'an Indian engineer',
      'a lesbian mother of two',
      'a deaf student from Ghana',
      'a Korean immigrant',
      'a single father with three kids',
      'a 68 years old widow',
      'a Mormon missionary',
    ]
    const names = ['My name is DeShawn', "I'm Mei-Ling Chen", 'my name is María José García', 'Oluwaseun here']
    const requests = [
      'homes in Kent',
      '3 bedrooms in Seattle under 600k',
      'cheapest condo in Kent',
      'houses with a pool, newest first',
      'how many homes are in Seattle',
      'average price of houses in Kent',
      'homes for rent under 3000 a month',
    ]
    const saying = fc.oneof(
      fc.tuple(fc.constantFrom(...who), fc.constantFrom(...what)).map(([begin, rest]) => `${begin} ${rest}`),
      fc.constantFrom(...names),
    )
    await fc.assert(
      fc.asyncProperty(saying, fc.constantFrom(...requests), fc.boolean(), async (says, request, first) => {
        const said = first ? `${says}. ${request}` : `${request}. ${says}.`
        expect(await told(said), said).toEqual({ homes: await foundPlain(request), isRefused: false })
      }),
      { seed: 20261121, numRuns: howMany(20, 200) },
    )
  })
})

describe('further classes by configuration', () => {
  const wishes = ['no lawyers in the building', 'only lawyers', 'lawyer neighbors', 'where lawyers live']
  const lawful = ['I am a lawyer, 3 beds in Kent', 'talk to my lawyer', 'near the lawyer office']
  const withLawyers = new Languages({ furtherClasses: ['lawyer', 'lawyers'] })
  const withPilots = new Languages({ furtherClasses: ['pilot', 'pilots'] })

  test('are gated like the built-in ones', async () => {
    expect(await which(wishes, false, withLawyers)).toEqual([])
    expect(await which(lawful, true, withLawyers)).toEqual([])
  })

  test('are those of who asks: others in the same process protect their own, or none', async () => {
    const ofPilots = wishes.map((wish) => wish.replaceAll('lawyer', 'pilot'))
    const rounds = [languages, withLawyers, withPilots, languages, withPilots, withLawyers]
    for (const by of rounds) {
      expect(await which(wishes, by !== withLawyers, by)).toEqual([])
      expect(await which(ofPilots, by !== withPilots, by)).toEqual([])
      expect(await which(['no kids', 'no lesbians in the building'], false, by)).toEqual([])
      const { withheld } = cleanListingText(by, 'Large deck. No lawyers! Near the park.')
      expect(withheld).toEqual(by === withLawyers ? ['No lawyers!'] : [])
    }
  })

  test('hold in every language, and also when they are compiled while others are read', async () => {
    const by = new Languages({ furtherClasses: ['avocats', 'abogados'] })
    const compiled = by.warm('fr', () => new Promise(setImmediate))
    expect(await which(['pas d’avocats', 'sin abogados en el edificio'], false, by)).toEqual([])
    await compiled
    expect(await which(['pas d’avocats', 'sin abogados en el edificio'], false, by)).toEqual([])
    expect(await which(['pas d’avocats', 'sin abogados en el edificio'], true)).toEqual([])
  })
})
