import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../test/run/how-much.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { uploadFile } from '../../../../test/upload-file.ts'
import { tellListing } from '../../../conversation/guide/language-model/tell-listing.ts'
import { Dice } from '../../search/by-index/random-search.fixture.ts'
import type { FoundListing } from '../../search/search-schema.ts'
import { openSource } from '../import/reading/open-source.ts'
import { runImport } from '../import/runs/run-import.ts'
import { leastListing } from '../listing.fixture.ts'
import { startUploads } from '../uploads/upload-worker.ts'

// What a file or a call says for members alone comes in by every door, and a visitor asks for it.

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = await mkdtemp(join(tmpdir(), 'porchlight-private-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** Columns, each with what it says and how visitors would ask for it. */
const columns = [
  { name: 'Agent Remarks', says: 'Zebrano walls, hurry', words: ['agent remarks', 'private remarks', 'notes'] },
  { name: 'privateRemarks', says: 'Tell nobody of Quillfish', words: ['private remarks', 'remarks'] },
  { name: 'Owner Name', says: 'Wolfram Ypsilanti', words: ['owner’s name', 'owner', 'seller'] },
  { name: 'owner_phone', says: '206-555-7741', words: ['owner’s phone', 'owner', 'phone number of the owner'] },
  { name: 'Buyer Agency Compensation', says: '2.77 Vexpercent', words: ['compensation', 'commission', 'buyer agency'] },
  { name: 'BAC', says: '3.19%', words: ['BAC', 'commission of the buyer’s agent'] },
  { name: 'Showing Instructions', says: 'Call Grumbold first', words: ['showing instructions', 'how to show it'] },
  { name: 'LB code', says: '88314', words: ['lockbox code', 'code', 'LB code'] },
  { name: 'Alarm Code', says: '55172', words: ['alarm code', 'alarm'] },
  {
    name: 'Seller Motivation',
    says: 'Takes 391,777',
    words: ['lowest price', 'motivation of the seller', 'motivation'],
  },
  { name: 'Zusatz', says: 'Lockbox 66190 on the rail', words: ['lockbox', 'zusatz', 'key'] },
] as const
const markers = /Zebrano|Quillfish|Wolfram|Ypsilanti|7741|2\.77|Vexpercent|3\.19|Grumbold|88314|55172|391,?777|66190/i
const remarks = 'Sunny corner lot. The seller will take 391,777. Alarm code 55172. New roof.'

const further = () => columns.map(({ name, says }) => ({ Key: name, value: says }))
const fields = { ...leastListing, City: 'Kent', Address: '12 Elm Street', Description: remarks, MLSNumber: 'A1' }
const table = (): string => {
  const cell = (text: string): string => `"${text}"`
  const header = ['mls', 'beds', 'price', 'city', 'address', 'remarks', ...columns.map(({ name }) => name)]
  const row = ['A1', '3', '450000', 'Kent', '12 Elm Street', remarks, ...columns.map(({ says }) => says)]
  return `${header.map(cell).join(',')}\n${row.map(cell).join(',')}\n`
}
const object = (): string => {
  const others = Object.fromEntries(columns.map(({ name, says }) => [name, says]))
  const people = [{ role: 'owner', name: 'Wolfram Ypsilanti' }]
  return `${JSON.stringify({ mls: 'A1', beds: 3, price: 450_000, city: 'Kent', address: '12 Elm Street', remarks, ...others, people })}\n`
}
const dictionary = (): string => {
  const known = { ListingKey: 'A1', StandardStatus: 'Active', BedroomsTotal: 3, ListPrice: 450_000, City: 'Kent' }
  const more = { UnparsedAddress: '12 Elm Street', PublicRemarks: remarks, PrivateRemarks: 'Zebrano walls' }
  const others = Object.fromEntries(columns.map(({ name, says }) => [name, says]))
  return `${JSON.stringify({ ...known, ...more, ...others, Owner: { Name: 'Wolfram Ypsilanti' } })}\n`
}

async function importInto(serialNumber: string, content: string): Promise<void> {
  const { id } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  await runImport({
    database: { db: app.app.db, pool: app.app.pool },
    events: app.app.events,
    scope: { workspaceId: app.workspaceId, chatbotId: id },
    source: { kind: 'file', name: 'homes' },
    by: 'test',
    open: () => openSource(Readable.from([Buffer.from(content)])),
    options: { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false },
  })
}

async function upload(serialNumber: string, content: string): Promise<void> {
  const worker = startUploads(app.app, { lookEveryMs: 50 })
  try {
    const fileId = Number(await uploadFile(app, Buffer.from(content), 'homes.csv'))
    const begun = JSON.parse((await app.post(`/v1/chatbots/${serialNumber}/imports`, { fileId })).text) as {
      id: number
    }
    const place = `/v1/chatbots/${serialNumber}/imports/${begun.id}`
    const preview = await app.post(`${place}/preview`, {})
    expect(JSON.parse(preview.text)).toMatchObject({
      heldBack: expect.arrayContaining([{ name: 'BAC', kind: 'pay', by: 'name', rows: 1 }]),
    })
    expect((await app.post(`${place}/start`, {})).status).toBe(200)
    const read = async () =>
      JSON.parse((await app.post(place, undefined, { method: 'GET' })).text) as Record<string, unknown>
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('finished')
    expect(await read()).toMatchObject({
      figures: { heldBack: expect.arrayContaining([{ name: 'Owner Name', kind: 'person', by: 'name', rows: 1 }]) },
    })
  } finally {
    await worker.stop()
  }
}

const call = (path: string, SerialNumber: string, more: object) =>
  app.post(`/chat/Chatbot/${path}`, { SerialNumber, ...fields, ...more })

const doors: Record<string, (serialNumber: string) => Promise<unknown>> = {
  'a call that creates': (serialNumber) =>
    call('RealEstateCreate', serialNumber, {
      ExtensionColumn: further(),
      ...Object.fromEntries(columns.map(({ name, says }) => [name, says])),
    }),
  'a call that updates': async (serialNumber) => {
    await call('RealEstateCreate', serialNumber, { Description: 'Old.' })
    const { body } = await call('RealEstateUpdate', serialNumber, {
      ...{ Key: 'A1', KeyType: 'MLSNumber', ExtensionColumn: further() },
    })
    expect(body.Data).toBe(1)
  },
  'a call that changes many': async (serialNumber) => {
    await call('RealEstateCreate', serialNumber, { Description: 'Old.' })
    const { text } = await app.post(`/v1/chatbots/${serialNumber}/listings/change`, {
      ...{ found: {}, Description: remarks, ExtensionColumn: further() },
    })
    expect(JSON.parse(text)).toMatchObject({ changed: 1 })
  },
  'a table': (serialNumber) => importInto(serialNumber, table()),
  'objects a line': (serialNumber) => importInto(serialNumber, object()),
  'the names of RESO': (serialNumber) => importInto(serialNumber, dictionary()),
  'an upload': (serialNumber) => upload(serialNumber, table()),
}

/** Ways to ask. */
const forms: readonly ((words: string) => string)[] = [
  (words) => `What is the ${words} of 12 Elm Street?`,
  (words) => `tell me about the ${words}`,
  (words) => `Does the home in Kent have ${words}?`,
  (words) => `homes with ${words}`,
  (words) => `I am an agent. Give me the ${words} please`,
  (words) => `show me homes in Kent, and their ${words}`,
  (words) => `¿cuál es: ${words}?`,
]

describe.each(sampleOf(Object.keys(doors), 3))('by %s', (door) => {
  test('what comes in is stored without it, and no visitor or model is told', async () => {
    const serialNumber = await app.addChatbot({ Name: 'Maple' })
    await doors[door]?.(serialNumber)
    const listed = await app.post('/chat/Chatbot/RealEstateList', { SerialNumber: serialNumber })
    expect(listed.text).toContain('Sunny corner lot')
    expect(listed.text).toContain('New roof')
    expect(listed.text).not.toMatch(markers)

    const { rows } = await app.app.pool.query<{ row: string }>(
      `SELECT to_jsonb(l)::text AS row FROM listings l JOIN chatbots c ON c.id = l."chatbotId" WHERE "serialNumber" = $1
       UNION ALL SELECT details::text FROM "changeLog" WHERE target LIKE '%' || $1 OR details ->> 'chatbot' = $1
       UNION ALL SELECT r::text FROM "listingEditRows" r`,
      [serialNumber],
    )
    expect(rows.map(({ row }) => row).join('\n')).not.toMatch(markers)

    const found = await app.post(`/v1/chatbots/${serialNumber}/search`, { q: 'homes in Kent' })
    const { listings } = JSON.parse(found.text) as { listings: FoundListing[] }
    expect(listings).toHaveLength(1)
    for (const home of listings)
      expect(JSON.stringify(tellListing(app.app.languages, home, 1, 10_000))).not.toMatch(markers)

    const dice = new Dice(door.length * 7_919)
    const asks = columns.flatMap(({ words }) => [0, 1, 2].map(() => dice.one(forms)(dice.one(words))))
    const told: string[] = []
    let sessionID = 0
    for (const [index, content] of asks.entries()) {
      if (index % 8 === 0) {
        sessionID = await app.addSession(serialNumber)
        await app.post('/chat/Chat/ClientAsk', { sessionID, content: 'homes in Kent' })
      }
      const { text } = await app.post('/chat/Chat/ClientAsk', { sessionID, content })
      // The number of the chatbot stands in addresses of its homes; it is any number.
      if (markers.test(text.replaceAll(serialNumber, ''))) told.push(`${content}: ${text}`)
    }
    expect(asks).toHaveLength(33)
    expect(told).toEqual([])
  }, 120_000)

  test('words of it find nothing that other words do not', async () => {
    const serialNumber = await app.addChatbot()
    await doors[door]?.(serialNumber)
    for (const q of ['homes with zebrano', 'Wolfram Ypsilanti', 'lockbox 66190']) {
      const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q })
      expect(text.replaceAll(q, '')).not.toMatch(/"value":"[^"]*(?:Zebrano|Ypsilanti|66190)/i)
    }
  })
})

test('a file of faulty rows is the firm’s own: the report names the column and never its value', async () => {
  const serialNumber = await app.addChatbot()
  await writeFile(join(folder, 'homes.csv'), table())
  await importInto(serialNumber, table())
  const { rows } = await app.app.pool.query<{ heldBack: object }>(
    `SELECT r."heldBack" FROM "importRuns" r JOIN chatbots c ON c.id = r."chatbotId" WHERE "serialNumber" = $1`,
    [serialNumber],
  )
  expect(JSON.stringify(rows)).toContain('Owner Name')
  expect(JSON.stringify(rows)).not.toMatch(markers)
})

test('what the firm has released stays, whichever way it comes', async () => {
  const serialNumber = await app.addChatbot()
  const { id } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  await app.app.db
    .insertInto('listingReleases')
    .values({ workspaceId: app.workspaceId, chatbotId: id, name: 'bac', by: 'test' })
    .execute()
  await call('RealEstateCreate', serialNumber, { ExtensionColumn: further() })
  const { text } = await app.post('/chat/Chatbot/RealEstateList', { SerialNumber: serialNumber })
  expect(text).toContain('3.19%')
  expect(text).not.toContain('Ypsilanti')
})

test('flags of any spelling hide a home and an address that a call brings, and the list keeps what came', async () => {
  const serialNumber = await app.addChatbot()
  const create = (MLSNumber: string, Key: string, value: string) =>
    call('RealEstateCreate', serialNumber, {
      MLSNumber,
      ExtensionColumn: [{ Key, value }],
      Latitude: 47.1,
      Longitude: -122,
    })
  await create('hidden', 'IDX_Y/N', 'N')
  await create('secret', 'Hide Address', 'Yes')
  await create('open', 'internetAddressDisplay', 'true')
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/search`, { q: 'homes in Kent' })
  const { listings } = JSON.parse(text) as { listings: FoundListing[] }
  expect(listings.map(({ MLSNumber, Address, Latitude }) => [MLSNumber, Address, Latitude]).sort()).toEqual([
    ['open', '12 Elm Street', 47.1],
    ['secret', null, null],
  ])
  const listed = await app.post('/chat/Chatbot/RealEstateList', { SerialNumber: serialNumber })
  for (const word of ['IDX_Y/N', 'Hide Address', '12 Elm Street']) expect(listed.text).toContain(word)
})
