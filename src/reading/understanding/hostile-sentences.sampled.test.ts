import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { howMany, sampleOf } from '../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { processorCost, processorTime } from '../../../test/timing/processor-time.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import { type SearchResult, searchListings } from '../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { languages } from '../languages/languages.fixture.ts'
import { tokenize } from '../languages/words/tokens.ts'
import { amountSentences } from './amount-sentences.fixture.ts'
import { recogniseItems } from './rules/recognise.ts'
import { sentences } from './sentences.fixture.ts'
import { talkSentences } from './talk-sentences.fixture.ts'
import { readLexemes } from './words/lexeme.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

const known = [...sentences, ...amountSentences, ...talkSentences].map(([sentence]) => sentence)
const glue = [
  '',
  ' ',
  ', ',
  ' and ',
  ' or ',
  ' but not ',
  '. ',
  ' no wait, ',
  ' ideally ',
  '; ',
  ' - ',
  ' / ',
  ' near ',
  '... ',
  ' 3 ',
  ' k ',
]
/** Pieces of what people say, cut anywhere and put together in any order. */
const mixture = fc
  .array(
    fc
      .tuple(fc.constantFrom(...known), fc.nat(60), fc.nat(60), fc.constantFrom(...glue))
      .map(([sentence, a, b, joint]) => {
        const [from, to] = [Math.min(a, b), Math.max(a, b)]
        return sentence.slice(from % (sentence.length + 1), Math.max(from, to)) + joint
      }),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join(''))

const read = (sentence: string) => {
  const { lexicon } = languages.tablesOf('en')
  const lexemes = readLexemes(tokenize(sentence).slice(0, 400), lexicon, {
    places: [],
    taken: new Set(),
    corrections: new Map(),
  })
  return recogniseItems(lexemes, lexicon, 2026)
}

describe('any mixture of phrases', () => {
  test('is searched for, alone and as the next turn of a conversation', async () => {
    let previous: SearchResult['state'] | null = null
    await fc.assert(
      fc.asyncProperty(mixture, async (sentence) => {
        const result: SearchResult = await searchListings(open.db, scope, { q: sentence || 'homes', now, previous })
        previous = JSON.parse(JSON.stringify(result.state))
        expect(result.total).toBeGreaterThanOrEqual(0)
        expect(result.listings.length).toBeLessThanOrEqual(20)
        expect(JSON.stringify(result.filters)).not.toContain('null')
      }),
      { seed: 20261121, numRuns: howMany(10, 80) },
    )
  })

  test('is read from its first to its last word, once', () => {
    fc.assert(
      fc.property(mixture, (sentence) => {
        let [from, to] = [0, 0]
        for (const item of read(sentence)) {
          // Another meaning of the same words, or the words behind them.
          if (item.from === from && item.to === to) continue
          expect(item.from).toBe(to)
          ;[from, to] = [item.from, item.to]
        }
      }),
      { seed: 20261121, numRuns: howMany(40, 300) },
    )
  })

  test('takes a millisecond or two to understand, however it is put together', () => {
    const mixtures = fc.sample(mixture, { seed: 7, numRuns: howMany(30, 300) })
    for (const sentence of mixtures) read(sentence)
    const start = processorTime()
    for (const sentence of mixtures) read(sentence)
    // Ten times what it takes alone: the machine that runs the suite is busy with other things.
    expect((processorTime() - start) / mixtures.length).toBeLessThan(10)
  })

  test.each(
    sampleOf(
      [
        'no wait, ',
        'or 3 in Kent ',
        'not a ',
        '3 to ',
        'at least 2 but ',
        'ideally not ',
        'between 3 and ',
        '1/',
        'closest 3 homes ',
      ],
      4,
    ),
  )('time grows with length and no faster: %j', (piece) => {
    const costOf = (times: number) => {
      const sentence = piece.repeat(times)
      return processorCost(() => read(sentence))
    }
    costOf(20)
    // Five times the words. What grows with their square takes 25 times as long, however often it is measured; a machine that is
    // busy with other things shows a higher ratio now and then.
    const ratios = Array.from({ length: 5 }, () => costOf(100) / costOf(20))
    expect(Math.min(...ratios)).toBeLessThan(15)
  })
})
