import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { howMany } from '../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { Listing } from '../../homes/listings/listing.ts'
import { addListings, reader, testListings } from '../../homes/search/listings.fixture.ts'
import type { OpenDatabase } from '../../platform/database/connect.ts'
import { answerFromListings } from './built-in-guide.ts'
import type { GuideState } from './guide-context.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
const [home] = testListings
/** Every number of a home is another one, so that a wrong one shows. */
const listings: Listing[] = Array.from({ length: 23 }, (_, index) => ({
  ...(home as Listing),
  Address: `${3011 + index * 7} Elm Street`,
  Url: `https://homes.example/elm/${index}`,
  MLSNumber: `880${100 + index}`,
  City: index % 3 === 0 ? 'Renton' : 'Kent',
  ZIP: '98057',
  SalePrice: 301_237 + index * 12_347,
  Bedrooms: 2 + (index % 4),
  Bathrooms: 1 + (index % 3),
  BuildingArea: 1013 + index * 61,
  LotArea: 4019 + index * 211,
  YearBuilt: 1951 + index * 3,
  DaysOnMarket: 100 + index,
  ParkingSpots: index % 3,
  ...(index % 2 === 0 ? { HOAMonth: 113 + index } : {}),
  Description: index % 4 === 0 ? `Has a pool of ${907 + index} gallons.` : 'A quiet home.',
}))

let open: OpenDatabase
beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, listings)
})
afterAll(() => open.close())

interface Sentence {
  says: string
  /** Which homes a search by this sentence alone finds; absent for what asks about homes that were shown. */
  holds?: (listing: Listing) => boolean
}

const sentences: Sentence[] = [
  { says: 'homes in Renton', holds: ({ City }) => City === 'Renton' },
  { says: 'start over' },
  { says: 'homes in Kent under 450k', holds: ({ City, SalePrice }) => City === 'Kent' && (SalePrice ?? 0) <= 450_000 },
  { says: 'homes with a pool', holds: ({ Description }) => Description?.includes('pool') === true },
  { says: '4 bedroom homes', holds: ({ Bedrooms }) => Bedrooms === 4 },
  { says: 'homes built after 1990', holds: ({ YearBuilt }) => YearBuilt > 1990 },
  { says: 'homes with an HOA under 120', holds: ({ HOAMonth }) => (HOAMonth ?? 0) <= 120 },
  { says: 'how many homes have 2 parking spots', holds: ({ ParkingSpots }) => ParkingSpots >= 2 },
  { says: 'homes with a sauna', holds: () => false },
  { says: 'homes in Kent under 100k', holds: () => false },
  { says: 'cheapest first' },
  { says: 'show me more' },
  { says: 'go back' },
  { says: 'does the second one have a pool?' },
  { says: 'when was the first one built?' },
  { says: 'what is the HOA on the last one?' },
  { says: 'tell me more about the third one' },
  { says: 'how far is it from Renton?' },
  { says: 'which of these has the biggest lot?' },
  { says: 'which of these is the newest listing?' },
  { says: 'which of these have a garage?' },
  { says: 'is it under 400k?' },
]

/** Numbers of the records, as answers write them; also those inside their texts. */
const known = new Set(
  listings.flatMap((listing) =>
    Object.values(listing).flatMap((value) =>
      typeof value === 'number'
        ? [value.toLocaleString('en-US', { maximumFractionDigits: 2 }), String(value)]
        : (String(value).match(/\d[\d,.]*\d|\d/g) ?? []),
    ),
  ),
)

const numbersIn = (text: string): string[] => text.match(/\d[\d,.]*\d|\d/g) ?? []

test('no number in an answer but those of the records, of counts and of the question', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...sentences), { minLength: 2, maxLength: 9 }), async (turns) => {
      let previous: GuideState | null = null
      const said = new Set<string>()
      for (const { says } of turns) {
        for (const number of numbersIn(says)) said.add(number)
        const answer = await answerFromListings(open.db, scope, {
          content: says,
          previous,
          chatbotName: 'Maple',
          now,
          language: '',
        })
        previous = JSON.parse(JSON.stringify(answer.state))
        const bare = answer.content
          .replace(/\]\([^)]*\)/g, ']')
          // What is worked out says so; an offered bound is checked where it is made.
          .replace(/\$[\d,.]+ per sq ft \(worked out/g, '')
          .replace(/“[^”]*(?:\$|\bmiles?\b|\bat least\b|\bfrom\b|500k)[^”]*”/g, '')
          .replace(/(?:at most|less than) \$[\d,]+/g, '')
          .replace(/about [\d.]+ miles?/g, '')
        const unknown = numbersIn(bare).filter((number) => {
          const isCount = /^\d+$/m.test(number) && Number(number) <= listings.length
          return !isCount && !known.has(number) && !said.has(number)
        })
        expect([says, unknown, answer.content]).toEqual([says, [], answer.content])
      }
    }),
    { seed: 5, numRuns: howMany(10, 40) },
  )
  // Seconds on a quiet machine: how long it may take is not what is proven here.
}, 600_000)

test.each(sentences.filter(({ holds }) => holds !== undefined))(
  '“$says” counts what the records hold',
  async ({ says, holds }) => {
    const request = { content: says, previous: null, chatbotName: 'Maple', now, language: '' }
    const { content } = await answerFromListings(open.db, scope, request)
    const expected = listings.filter((listing) => holds?.(listing)).length
    const total = /^(?:(\d+) homes? match|No home matches)/m.exec(content)
    expect(Number(total?.[1] ?? 0)).toBe(expected)
    // Each alternative that is offered finds as many as it says.
    for (const [, phrase = '', count = ''] of content.matchAll(
      /With “price at most \$([\d,]+)” there would be (\d+)/g,
    )) {
      const most = Number(phrase.replaceAll(',', ''))
      const found = listings.filter(({ City, SalePrice }) => City === 'Kent' && (SalePrice ?? 0) <= most)
      expect(Number(count)).toBe(found.length)
    }
  },
)
