import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import type { FoundListing } from '../../search/search-schema.ts'
import { addListings } from '../chatbot-listings.ts'
import { leastListing } from '../listing.fixture.ts'
import type { Listing } from '../listing.ts'
import { cleanListings } from './clean-listings.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const old = (MLSNumber: string, more: Partial<Listing>): Listing =>
  // The fixture's fields are those of a listing.
  ({ ...leastListing, City: 'Kent', MLSNumber, ...more }) as unknown as Listing

interface Health {
  findings: { check: string; state: string; found: string }[]
}
const health = async () => {
  const { text } = await app.post('/v1/health', undefined, { method: 'GET' })
  return (JSON.parse(text) as Health).findings.find(({ check }) => check === 'membersTexts')
}

test('what was imported before is cleaned once, in steps that can be stopped, and the health page tells how many', async () => {
  const serialNumber = await app.addChatbot()
  const { id: chatbotId } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  const scope = { workspaceId: app.workspaceId, chatbotId }
  await app.app.db
    .insertInto('listingReleases')
    .values({ ...scope, name: 'officenotes', by: 'test' })
    .execute()
  // As versions before wrote them.
  await addListings(app.app.db, scope, [
    ...Array.from({ length: 450 }, (_, index) => old(`plain ${index}`, { City: 'Renton', Description: 'A pool.' })),
    old('told', {
      Description: 'Sunny. Lockbox 4471 XQ1. A fireplace.',
      ExtensionColumn: [
        { Key: 'Agent Remarks', value: 'XQ2 zeppelin' },
        { Key: 'Office Notes', value: 'released' },
        { Key: 'Heating', value: 'Gas' },
      ],
    }),
    old('flagged', { ExtensionColumn: [{ Key: 'IDX_Y/N', value: 'N' }] }),
    old('placed', {
      Address: '14 Elmwood St',
      Url: 'https://www.openstreetmap.org/search?query=14%20Elmwood',
      ExtensionColumn: [
        { Key: 'Show Address', value: 'No' },
        { Key: 'Street Name', value: 'Elmwood St' },
      ],
    }),
  ])
  await app.post(`/v1/chatbots/${serialNumber}/listings/change`, {
    found: { q: 'MLS told' },
    Description: 'New words.',
  })
  await addListings(app.app.db, scope, [old('also', { ExtensionColumn: [{ Key: 'BAC', value: '2.5% XQ3' }] })])
  expect(await health()).toMatchObject({ state: 'note', found: '0' })

  const stopping = new AbortController()
  const stopped = { ...app.app, stopping: stopping.signal }
  stopped.slices = { ...app.app.slices, aside: async () => stopping.abort() } as typeof stopped.slices
  await cleanListings(stopped)
  expect(await health()).toMatchObject({ state: 'note' })
  await cleanListings(app.app)
  expect(await health()).toMatchObject({ state: 'good', found: '4' })

  const { rows } = await app.app.pool.query<{ row: string }>(
    `SELECT l::text AS row FROM listings l WHERE "chatbotId" = $1 UNION ALL SELECT r::text FROM "listingEditRows" r`,
    [chatbotId],
  )
  const all = rows.map(({ row }) => row).join('\n')
  expect(all).not.toMatch(/XQ\d/)
  expect(all).toMatch(/released.*Gas/)
  const found = await app.post(`/v1/chatbots/${serialNumber}/search`, { q: 'homes in Kent', limit: 100 })
  const { listings } = JSON.parse(found.text) as { listings: FoundListing[] }
  expect(listings.map(({ MLSNumber }) => MLSNumber).sort()).toEqual(['also', 'placed', 'told'])
  expect(found.text).not.toMatch(/elmwood/i)

  // What the firm writes since goes through the doors; nothing is looked at twice.
  await addListings(app.app.db, scope, [old('later', { ExtensionColumn: [{ Key: 'BAC', value: 'stays' }] })])
  await cleanListings(app.app)
  expect(await health()).toMatchObject({ state: 'good', found: '4' })
})
