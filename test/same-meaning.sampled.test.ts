import { afterAll, beforeAll, expect, test } from 'vitest'
import { sentenceSets } from '../bench/search/sentence-set.ts'
import { makeIndexes, searchedIn } from '../src/homes/search/by-index/indexed.fixture.ts'
import { Dice } from '../src/homes/search/by-index/random-search.fixture.ts'
import { addListings, reader, testListings } from '../src/homes/search/listings.fixture.ts'
import { readSentence } from '../src/homes/search/read-sentence.ts'
import type { ReadingScope } from '../src/homes/search/scope.ts'
import { searchListings, tablesFor } from '../src/homes/search/search-listings.ts'
import type { OpenDatabase } from '../src/platform/database/connect.ts'
import { freezeDeep } from '../src/platform/freeze-deep.ts'
import { furtherSelfDescriptions } from '../src/reading/fair-housing/sentences/further-self-descriptions.fixture.ts'
import { selfDescriptions } from '../src/reading/fair-housing/sentences/self-descriptions.fixture.ts'
import { sentences as chinese } from '../src/reading/languages/chinese/sentences.fixture.ts'
import { sentences as chineseTable } from '../src/reading/languages/chinese/table.fixture.ts'
import { sentences as frenchAmounts } from '../src/reading/languages/french/amounts-and-places.fixture.ts'
import { sentences as frenchChat } from '../src/reading/languages/french/features-and-chat.fixture.ts'
import { sentences as french } from '../src/reading/languages/french/more-sentences.fixture.ts'
import { sentences as german } from '../src/reading/languages/german/sentences.fixture.ts'
import { sentences as germanTable } from '../src/reading/languages/german/table.fixture.ts'
import { languages } from '../src/reading/languages/languages.fixture.ts'
import { sentences as portugueseAmounts } from '../src/reading/languages/portuguese/amounts-and-places.fixture.ts'
import { sentences as portugueseChat } from '../src/reading/languages/portuguese/features-and-chat.fixture.ts'
import { sentences as spanishAmounts } from '../src/reading/languages/spanish/amounts-and-places.fixture.ts'
import { sentences as spanishChat } from '../src/reading/languages/spanish/features-and-chat.fixture.ts'
import { sentences as spanish } from '../src/reading/languages/spanish/more-sentences.fixture.ts'
import { amountSentences } from '../src/reading/understanding/amount-sentences.fixture.ts'
import { emptyState } from '../src/reading/understanding/search-state.ts'
import { sentences } from '../src/reading/understanding/sentences.fixture.ts'
import { talkSentences } from '../src/reading/understanding/talk-sentences.fixture.ts'
import { howMany, sampleOf } from './run/how-much.ts'
import { openTestDatabase } from './test-database.ts'

const now = new Date('2026-06-01T12:00:00Z')
let chatbots: ReadingScope[]
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  const indexes = makeIndexes(open.db)
  const scopes = [1, 2].map((chatbotId) => ({ workspaceId: 1, chatbotId, ...reader }))
  for (const scope of scopes) await addListings(open.db, scope, testListings)
  chatbots = scopes.map((scope) => searchedIn(indexes, scope))
})
afterAll(() => open.close())

const benched = sentenceSets
  .filter(({ name }) => name === 'seen')
  .flatMap(({ singles, conversations, violating, lawful, pairs }) => [
    ...[...singles, ...violating, ...lawful, ...conversations.flatMap(({ turns }) => turns)].map(({ text }) => text),
    ...pairs.flat(),
  ])
const fixtures = [
  ...[sentences, amountSentences, talkSentences, chinese, chineseTable, german, germanTable],
  ...[french, frenchAmounts, frenchChat, spanish, spanishAmounts, spanishChat, portugueseAmounts, portugueseChat],
  ...[selfDescriptions, furtherSelfDescriptions],
].flatMap((rows) => rows.map(([said]) => said))
const everything = [...new Set([...benched, ...fixtures])]
const joints = [', ', ' and ', ' or ', ' but not ', '. ', ' no wait, ']
const dice = new Dice(9)
/** Two sentences said at once: they say of one thing what nobody says of it in one sentence. */
const joined = Array.from(
  { length: howMany(60, 400) },
  () => `${dice.one(everything)}${dice.one(joints)}${dice.one(everything)}`,
)

function shuffle<Value>(values: readonly Value[], seed: number): Value[] {
  const { roll } = new Dice(seed)
  return values
    .map((value) => ({ value, at: roll() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value)
}

test('what a sentence means does not depend on what anybody said before it, in this chatbot or another', async () => {
  expect(everything.length).toBeGreaterThan(2_000)
  const meanings = new Map<string, string>()
  const changed: string[] = []
  for (const [round, scope] of chatbots.entries()) {
    const waiting = shuffle([...sampleOf(everything, 250), ...joined], round + 1)
    // Several visitors at once, as a server has them.
    const visit = async (): Promise<void> => {
      for (let said = waiting.pop(); said !== undefined; said = waiting.pop()) {
        const { lexemes: _, ...meaning } = await readSentence(
          open.db,
          scope,
          said,
          tablesFor(languages, said, null),
          now,
        )
        const told = JSON.stringify(meaning)
        if ((meanings.get(said) ?? told) !== told) changed.push(said)
        meanings.set(said, told)
      }
    }
    await Promise.all(Array.from({ length: 8 }, visit))
  }
  expect(changed).toEqual([])
  // Thousands of sentences, each of them several times: minutes on a busy machine.
}, 600_000)

test('a search that goes on from another changes nothing of it', async () => {
  const [first, second] = chatbots
  if (!first || !second) throw new Error('two chatbots')
  const turns = shuffle(everything, 3).slice(0, howMany(40, 150))
  const talk = async (scope: typeof first): Promise<string[]> => {
    const told: string[] = []
    let previous = freezeDeep(emptyState())
    for (const q of turns) {
      const { state, filters, total, summary } = await searchListings(open.db, scope, { q, now, limit: 3, previous })
      told.push(JSON.stringify({ filters, total, summary }))
      // What the session remembers is frozen: the next sentence makes another search of it.
      previous = freezeDeep(state)
    }
    return told
  }
  expect(await talk(second)).toEqual(await talk(first))
})

// The words of a language and what was read of a sentence are shared by all that read.
test('a table that many sentences share throws when one of them would change it', async () => {
  const said = 'a rental in Kent with a pool, or something for 3k a month'
  const { language } = tablesFor(languages, said, null)
  const [first] = language.features
  for (const shared of [language, language.phrases, language.features, first, first?.also, language.currencies])
    expect(Object.isFrozen(shared)).toBe(true)
  const [scope] = chatbots
  if (!scope) throw new Error('a chatbot')
  const { criteria } = await readSentence(
    open.db,
    scope,
    'for rent for 3k a month',
    tablesFor(languages, said, null),
    now,
  )
  const rent = criteria.find(({ topic }) => topic === 'SaleType')
  expect(Object.isFrozen(rent?.anyOf)).toBe(true)
})

test('an income in a sentence about buying does not make rents of what others say', async () => {
  const [scope, other] = chatbots
  if (!scope || !other) throw new Error('two chatbots')
  const rental = async (chatbot: typeof scope) =>
    (await searchListings(open.db, chatbot, { q: 'homes in Kent for 3k a month', now })).filters
  const before = await rental(other)
  expect(before).toMatchObject({ SaleType: 'for_rent' })
  await searchListings(open.db, scope, { q: 'We can do 3k a month, looking for a house in Kent to buy', now })
  expect(await rental(other)).toEqual(before)
  expect(await rental(scope)).toEqual(before)
})
