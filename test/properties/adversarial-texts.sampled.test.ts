import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerFromListings } from '../../src/conversation/guide/built-in-guide.ts'
import { asksForPerson } from '../../src/conversation/guide/wishes/asks-for-person.ts'
import { readAsks } from '../../src/conversation/guide/wishes/read-asks.ts'
import { readSmallTalk } from '../../src/conversation/guide/wishes/small-talk.ts'
import { makeIndexes, searchedIn } from '../../src/homes/search/by-index/indexed.fixture.ts'
import { addListings, reader, testListings } from '../../src/homes/search/listings.fixture.ts'
import type { ReadingScope } from '../../src/homes/search/scope.ts'
import { tablesFor } from '../../src/homes/search/search-listings.ts'
import type { OpenDatabase } from '../../src/platform/database/connect.ts'
import { cleanListingText } from '../../src/reading/fair-housing/listing-text-gate.ts'
import { languages } from '../../src/reading/languages/languages.fixture.ts'
import { joinClauses } from '../../src/reading/understanding/joining/join-clauses.ts'
import { recogniseItems } from '../../src/reading/understanding/rules/recognise.ts'
import { readLexemes } from '../../src/reading/understanding/words/lexeme.ts'
import { readPart } from '../../src/reading/understanding/words/read-part.ts'
import { howMany, sampleOf } from '../run/how-much.ts'
import { openTestDatabase } from '../test-database.ts'
import { cutAt, makeAdversarialTexts, pump } from './adversarial-texts.ts'
import { allFragmentTables } from './hostile-fragments.ts'
import { seed } from './run-many.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
/** Budgets are of processor time; a busy machine may need many times as long. */
const patient = { timeout: 1_200_000 }
let open: OpenDatabase

let indexed: ReadingScope

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
  // Answers from memory, and in this thread, whose time is looked at.
  indexed = searchedIn(makeIndexes(open.db), scope)
  for (const content of ['homes', 'casas', 'maisons', 'Häuser', '房子']) await ask(content)
})
afterAll(() => open.close())

const ask = (content: string) =>
  answerFromListings(open.db, indexed, { content, previous: null, chatbotName: 'Guide', now, language: '' })

/** Processor time of this thread alone, in milliseconds: what else the machine does takes none of it. */
async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const begin = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(begin)
  return (user + system) / 1000
}

/** How long this machine takes for what takes one millisecond on the one that the budgets were made on. */
async function calibrate(): Promise<number> {
  const words = Array.from({ length: 2_000 }, (_, index) => `word${index % 97} ${index}`)
  const work = async () => {
    for (let round = 0; round < 60; round++)
      new Map(words.map((word) => [word.replace(/\d+/g, (digits) => `<${digits}>`), word.length]))
  }
  await work()
  return Math.max(1, (await timeOf(work)) / 40)
}

/** All that is done with the words of a question, without looking anything up. */
function read(text: string): unknown {
  const tables = tablesFor(languages, text, null)
  const { lexicon, gate } = tables
  const part = readPart(text, tables)
  const self = gate.findSelf(part.tokens)
  const tokens = part.tokens.filter((_, index) => !self.has(index))
  const refused = gate.check(tokens, new Set())
  const lexemes = readLexemes(tokens, lexicon, { places: [], taken: refused.tokens, corrections: new Map() })
  const understood = joinClauses(recogniseItems(lexemes, lexicon, 2026), lexemes)
  const asks = readAsks(text, tables).found
  return {
    understood,
    refused: refused.words,
    asks,
    talk: readSmallTalk(languages, text, 'en'),
    person: asksForPerson(text),
  }
}

const texts = makeAdversarialTexts(seed, howMany(300, 3_000))

describe(`${texts.length} hostile texts from the tables of every language`, patient, () => {
  test('each is read, and all together in the time of ordinary sentences', async () => {
    const factor = await calibrate()
    let slowest = { name: '', milliseconds: 0 }
    const total = await timeOf(async () => {
      for (const { name, text } of texts) {
        const milliseconds = await timeOf(async () => {
          try {
            read(text)
          } catch (error) {
            throw new Error(`Could not read ${name}`, { cause: error })
          }
        })
        if (milliseconds > slowest.milliseconds) slowest = { name, milliseconds }
      }
    })
    console.log(
      `${texts.length} hostile texts: ${Math.round(total)} ms; slowest ${Math.round(slowest.milliseconds)} ms: ${slowest.name}; machine ${factor.toFixed(2)}`,
    )
    expect(total / texts.length).toBeLessThan(5 * factor)
    expect(slowest.milliseconds, slowest.name).toBeLessThan(250 * factor)
  })

  test('each of some of them is answered, and twice the same', async () => {
    for (const { name, text } of makeAdversarialTexts(seed + 1, howMany(6, 80))) {
      const [first, second] = [await ask(text), await ask(text)]
      expect(first.content, name).not.toBe('')
      expect(second, name).toEqual(first)
    }
  })
})

/** One fragment of each table, and the pieces of no language all of them. */
const fragments = allFragmentTables().flatMap(({ name, phrases }) => {
  const fragment = phrases[phrases.length >> 1] ?? ''
  return name.includes('.') ? [`${fragment} `] : phrases
})
/** The worst of former days, and every ninth of all. */
const pumped = ['万亿', '千家万户的', 'White ', 'no wait, ', 'de ', ...fragments.filter((_, index) => index % 9 === 0)]
const longest = howMany(8_000, 24_000)

describe('the time grows no faster than the text', patient, () => {
  // Eight times the text takes at most about eight times the time: of squares it would be 64.
  test.each([
    ['a question', (text: string) => ask(text)],
    ['the description of a listing', async (text: string) => cleanListingText(languages, text)],
  ])('of %s', async (_what, read) => {
    const factor = await calibrate()
    for (const fragment of sampleOf(pumped, 12)) {
      const text = cutAt(pump(fragment, longest), longest)
      const part = cutAt(text, longest / 8)
      await read(part)
      const [short, long] = [await timeOf(() => read(part)), await timeOf(() => read(text))]
      expect(long, JSON.stringify(fragment)).toBeLessThan(Math.max(8 * short * 3, 250 * factor))
    }
  })
})
