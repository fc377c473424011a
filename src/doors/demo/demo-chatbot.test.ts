import { expect, test } from 'vitest'
import { chatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import type { Listing } from '../../homes/listings/listing.ts'
import { makeInputReader } from '../http/bodies/read-input.ts'
import { demoChatbotSettings } from './demo-chatbot.ts'
import { demoListings } from './demo-listings.ts'

const listings = demoListings('https://homes.example.com')
const open = listings.filter(({ Status }) => Status !== 'Sold')
const extension = (listing: Listing, key: string) =>
  listing.ExtensionColumn?.find(({ Key }) => Key === key)?.value ?? ''

/** What each suggested message asks for, and how many homes should be there at least. */
const meanings: Record<string, { least: number; asks: (listing: Listing) => boolean }> = {
  '3 bedrooms near Green Lake under 600k?': {
    least: 3,
    asks: (listing) =>
      listing.Bedrooms === 3 && (listing.SalePrice ?? 0) <= 600_000 && (listing.Location ?? '').includes('Green Lake'),
  },
  'Homes with a water view in Portland': {
    least: 3,
    asks: (listing) => listing.City === 'Portland' && /water view/i.test(extension(listing, 'View')),
  },
  'Which rentals in Seattle allow pets?': {
    least: 3,
    asks: (listing) =>
      listing.City === 'Seattle' &&
      listing.SaleType === 'for_rent' &&
      /^(dogs |cats )?allowed/i.test(extension(listing, 'Pets')),
  },
  'Which homes have an open house?': { least: 3, asks: ({ Tours }) => Tours === 'OpenHouse' },
}

test('the settings pass as the body of an edit', () => {
  const read = makeInputReader(chatbotSettings, { nullClears: true })
  expect(read(demoChatbotSettings).value).toEqual(demoChatbotSettings)
  expect(Object.values(demoChatbotSettings)).not.toContain('')
})

test('each suggested message has homes behind it', () => {
  const suggested = (demoChatbotSettings.SuggestedMessage ?? '').split('\n')
  expect(suggested).toEqual(Object.keys(meanings))
  for (const message of suggested) {
    const meaning = meanings[message]
    expect(open.filter((listing) => meaning?.asks(listing)).length, message).toBeGreaterThanOrEqual(meaning?.least ?? 1)
  }
})

test('the greeting counts right and names the cities', () => {
  const greeting = demoChatbotSettings.WelcomeMessage ?? ''
  expect(greeting).toContain(`${listings.length} homes`)
  for (const city of new Set(listings.map(({ City }) => City ?? ''))) expect(greeting).toContain(city)
})
