import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import type { TestApp } from '../test-app.ts'

// The official SDK's client, as it is, against a server as it runs: in both revisions of the protocol.

let app: TestApp
let serialNumber: string
let homes: number[]
const clients: Client[] = []

beforeAll(async () => {
  app = await borrowTestApp()
  serialNumber = await app.addChatbot({
    Name: 'Birch Lane Homes',
    TimeZone: 'UTC',
    Domains: 'https://birchlane.example',
  })
  homes = [
    await addHome({ MLSNumber: 'A1', City: 'Seattle', SalePrice: 450_000, Address: '12 Fir Street' }),
    await addHome({ MLSNumber: 'A2', City: 'Seattle', SalePrice: 390_000, Address: '7 Elm Avenue' }),
  ]
})
afterAll(async () => {
  for (const client of clients) await client.close()
})

async function addHome(facts: Record<string, unknown>): Promise<number> {
  const listing = { ...fullListing, Url: `https://homes.example/${facts.MLSNumber}`, ...facts }
  const { text } = await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...listing })
  const found = await app.post(`/v1/chatbots/${serialNumber}/search`, { q: `MLS ${facts.MLSNumber}` })
  const [home] = JSON.parse(found.text).listings
  if (facts.ExtensionColumn === undefined && home === undefined) throw new Error(text + found.text)
  return home?.id ?? 0
}

interface Options {
  revision?: '2026-07-28' | 'legacy'
  key?: string
  path?: string
  origin?: string
}

async function connect({
  revision = '2026-07-28',
  key,
  path = `/mcp/${serialNumber}`,
  origin,
}: Options = {}): Promise<Client> {
  const mode = revision === 'legacy' ? revision : { pin: revision }
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
  const headers = { ...(key && { authorization: `Bearer ${key}` }), ...(origin && { origin }) }
  await client.connect(new StreamableHTTPClientTransport(new URL(app.url + path), { requestInit: { headers } }))
  clients.push(client)
  return client
}

interface Told {
  isError: boolean
  told: Record<string, never> & { asOf: string; source: object }
}

async function use(client: Client, name: string, args: Record<string, unknown>): Promise<Told> {
  const { isError = false, structuredContent, content } = await client.callTool({ name, arguments: args })
  // What programs get and what models read is the same.
  expect(JSON.parse(String(Reflect.get(Object((content as unknown[])[0]), 'text')))).toEqual(structuredContent)
  return { isError: isError === true, told: structuredContent as Told['told'] }
}

describe.each(['2026-07-28', 'legacy'] as const)('in the revision %s', (revision) => {
  let client: Client
  beforeAll(async () => {
    client = await connect({ revision })
  })

  test('nine tools are told of', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'search_listings',
      'get_listing',
      'compare',
      'figures',
      'payment',
      'tour_times',
      'request_tour',
      'leave_contact',
      'ask_firm',
    ])
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'request_tour',
      'leave_contact',
      'ask_firm',
    ])
  })

  test('homes are searched, looked at and compared, each answer with its source and time', async () => {
    const found = await use(client, 'search_listings', { q: 'homes in Seattle under 500k, cheapest first' })
    expect(found).toMatchObject({
      isError: false,
      told: { total: 2, listings: [{ id: homes[1], SalePrice: 390_000 }, { id: homes[0] }] },
    })
    expect(found.told.source).toEqual({ name: 'Birch Lane Homes', page: `${app.url}/share/${serialNumber}` })
    expect(Math.abs(Date.parse(found.told.asOf) - Date.now())).toBeLessThan(60_000)
    expect(await use(client, 'get_listing', { MLSNumber: 'A2' })).toMatchObject({
      told: { id: homes[1], MLSNumber: 'A2' },
    })
    const compared = await use(client, 'compare', { ids: homes })
    expect(compared.told.comparison).toMatch(/12 Fir Street.*7 Elm Avenue/s)
  })

  test('figures and payments are worked out', async () => {
    const figure = await use(client, 'figures', { q: 'average price of homes in Seattle' })
    expect(figure.told.figures).toMatchObject([{ kind: 'average', value: 420_000 }])
    const worked = await use(client, 'payment', { id: homes[0], downPercent: 20, rate: 6, years: 30 })
    expect(worked.told.answer).toContain('2,158')
  })

  test('homes are resources, each with its source and time', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri).sort()).toEqual(homes.map((id) => `porchlight://listings/${id}`).sort())
    const { contents } = await client.readResource({ uri: `porchlight://listings/${homes[1]}` })
    const told = JSON.parse(String(Reflect.get(Object(contents[0]), 'text')))
    expect(told).toMatchObject({ id: homes[1], Address: '7 Elm Avenue', source: { name: 'Birch Lane Homes' } })
    await expect(client.readResource({ uri: 'porchlight://listings/999999999' })).rejects.toThrow()
  })

  test('tasks that people start by name are told of, and told in their words', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.map(({ name }) => name)).toEqual(['find_homes', 'compare_homes', 'prepare_for_tour'])
    const { tools } = await client.listTools()
    for (const { name, arguments: all = [] } of prompts) {
      const words = Object.fromEntries(all.map((argument) => [argument.name, `words of ${argument.name}`]))
      const { messages } = await client.getPrompt({ name, arguments: words })
      const text = String(Reflect.get(Object(messages[0]?.content), 'text'))
      for (const word of Object.values(words)) expect(text).toContain(`"${word}"`)
      // Every tool that an assistant is sent to is there.
      const named = text.match(/\b[a-z]+_[a-z]+\b/g)?.filter((word) => words[word] === undefined) ?? []
      expect(named.length).toBeGreaterThan(0)
      expect(tools.map((tool) => tool.name)).toEqual(expect.arrayContaining(named))
    }
    const [only] = (await client.getPrompt({ name: 'find_homes', arguments: { wishes: 'a "quiet"\nplace' } })).messages
    expect(Reflect.get(Object(only?.content), 'text')).toContain(`Find homes for me: "a 'quiet' place"`)
    expect(JSON.stringify(only)).not.toContain('It has to have')
    await expect(client.getPrompt({ name: 'find_homes', arguments: {} })).rejects.toThrow(/wishes: is needed/)
    await expect(client.getPrompt({ name: 'nothing' })).rejects.toThrow(/no prompt "nothing"/)
    const long = { wishes: 'a'.repeat(1_001) }
    await expect(client.getPrompt({ name: 'find_homes', arguments: long })).rejects.toThrow(/at most 1000/)
  })

  test('the firm answers, and the conversation goes on', async () => {
    const first = await use(client, 'ask_firm', { question: 'Which homes in Seattle are for sale?' })
    expect(first.told).toMatchObject({ noAnswer: false, personAnswers: false })
    const { conversation } = first.told
    const next = await use(client, 'ask_firm', { question: 'cheaper than 400k', conversation })
    expect(next.told.answer).toContain('Elm Avenue')
    expect(next.told.answer).not.toContain('Fir Street')
    const refined = await use(client, 'search_listings', { q: 'cheapest first', conversation })
    expect(refined.told).toMatchObject({ total: 1, listings: [{ id: homes[1] }] })
  })
})

describe('what fair housing refuses', () => {
  test.each([
    ['search_listings', { q: 'homes in Seattle without families with children' }],
    ['figures', { q: 'average price of homes in Seattle without families with children' }],
    ['ask_firm', { question: 'homes in Seattle without families with children' }],
  ])('is an error of %s, with the lawful rest', async (name, args) => {
    const { isError, told } = await use(await connect(), name, args)
    expect(isError).toBe(true)
    expect(JSON.stringify(told)).toMatch(/who lives there/)
    expect(JSON.stringify(told)).toMatch(/390,?000|420,?000/)
  })
})

test('a home that may not be displayed is told by no tool', async () => {
  await addHome({
    MLSNumber: 'H9',
    City: 'Seattle',
    SalePrice: 111_000,
    Address: '3 Hidden Court',
    ExtensionColumn: [{ Key: 'InternetEntireListingDisplayYN', value: 'false' }],
  })
  const { rows } = await app.app.pool.query(`SELECT id FROM listings WHERE "workspaceId" = $1 AND "MLSNumber" = 'H9'`, [
    app.workspaceId,
  ])
  const id = Number(rows[0]?.id)
  expect(id).toBeGreaterThan(0)
  const client = await connect()
  const told = [
    await use(client, 'search_listings', { q: 'homes in Seattle' }),
    await use(client, 'get_listing', { id }),
    await use(client, 'get_listing', { MLSNumber: 'H9' }),
    await use(client, 'get_listing', { address: '3 Hidden Court' }),
    await use(client, 'compare', { ids: [homes[0], id] }),
    await use(client, 'payment', { id }),
    await use(client, 'tour_times', { listingId: id }),
    await use(client, 'ask_firm', { question: 'Tell me about 3 Hidden Court' }),
  ]
  for (const each of told) expect(JSON.stringify(each)).not.toMatch(/111,?000|H9"/)
  expect(JSON.stringify(await client.listResources())).not.toContain('Hidden')
  await expect(client.readResource({ uri: `porchlight://listings/${id}` })).rejects.toThrow()
  expect(told.map(({ isError }) => isError)).toEqual([false, true, true, true, true, true, true, false])
})

describe('in a visitor’s name', () => {
  const details = {
    firstName: 'Ana',
    email: 'ana@example.com',
    consent: true,
    consentText: 'Yes, they may write to me.',
  }

  async function leads(): Promise<unknown[]> {
    const { rows } = await app.app.pool.query(
      `SELECT "firstName", email, "consentText", message FROM "leadNotes" WHERE "workspaceId" = $1 ORDER BY id`,
      [app.workspaceId],
    )
    return rows
  }

  test.each([
    ['without an address', { email: '' }, /e-mail address or a phone number/],
    ['without consent', { consent: false }, /consent/],
    ['without its words', { consentText: '' }, /consentText/],
    ['with an address that is none', { email: 'ana' }, /email/],
  ])('nothing is left %s', async (_name, more, sentence) => {
    const before = await leads()
    const { isError, told } = await use(await connect(), 'leave_contact', { ...details, message: 'Hello', ...more })
    expect(isError).toBe(true)
    expect(told.error).toMatch(sentence)
    expect(await leads()).toEqual(before)
  })

  test('a tour and contact details come to the firm with the words of consent; of one caller three in an hour', async () => {
    const key = app.secretKey
    const client = await connect({ key })
    const times = await use(client, 'tour_times', { listingId: homes[0] })
    const start = Reflect.get(Object(Object(times.told.days)[0]), 'starts')[0]
    const tour = await use(client, 'request_tour', { listingId: homes[0], times: [start], ...details })
    expect(tour.told).toMatchObject({ status: 'requested' })
    const { conversation } = tour.told
    const left = await use(client, 'leave_contact', { ...details, message: 'Call me', conversation })
    expect(left).toMatchObject({ isError: false, told: { kept: true } })
    expect(await leads()).toMatchObject([
      { firstName: 'Ana', email: 'ana@example.com', consentText: details.consentText },
      { message: 'Call me', consentText: details.consentText },
    ])
    // Another connection and another conversation are the same caller.
    const again = await connect({ key, revision: 'legacy' })
    expect((await use(again, 'leave_contact', { ...details, message: 'Again' })).isError).toBe(false)
    const fourth = await use(again, 'leave_contact', { ...details, message: 'Once more' })
    expect(fourth).toMatchObject({ isError: true, told: { code: 'quota-reached' } })
    expect(await leads()).toHaveLength(3)
  })
})

describe('who calls', () => {
  test('with a key of the workspace needs no serial number where it has one chatbot', async () => {
    const client = await connect({ key: app.secretKey, path: '/mcp' })
    expect((await use(client, 'search_listings', { q: 'homes' })).told.total).toBe(2)
    await expect(connect({ path: '/mcp' })).rejects.toThrow()
  })

  test('with a key of another workspace finds nothing', async () => {
    const { secretKey } = await app.addWorkspace()
    await expect(connect({ key: secretKey })).rejects.toThrow()
  })

  test('with a key that may not do something is told so, and does the rest', async () => {
    const made = await app.post('/v1/keys', { name: 'reads', scopes: ['read'] })
    const client = await connect({ key: String(JSON.parse(made.text).key) })
    expect((await use(client, 'search_listings', { q: 'homes' })).isError).toBe(false)
    const refused = await use(client, 'ask_firm', { question: 'Hello' })
    expect(refused).toMatchObject({ isError: true, told: { code: 'key-scope' } })
  })

  test('from a page that the chatbot does not list is refused, from one that it lists not', async () => {
    const post = (origin: string) =>
      fetch(`${app.url}/mcp/${serialNumber}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
      })
    const refused = await post('https://evil.example')
    expect(refused.status).toBe(403)
    expect(await refused.json()).toMatchObject({ jsonrpc: '2.0', error: { data: { code: 'origin-not-allowed' } } })
    expect((await post('https://birchlane.example')).status).toBe(200)
  })

  test('another chatbot’s conversation is none', async () => {
    const client = await connect()
    const { conversation } = (await use(client, 'ask_firm', { question: 'Hello' })).told
    const elsewhere = await connect({ path: `/mcp/${await (await other()).addChatbot()}` })
    const { isError, told } = await use(elsewhere, 'ask_firm', { question: 'Hello', conversation })
    expect(isError).toBe(true)
    expect(told.error).toMatch(/^conversation: /)
  })
})

/** The same server with a workspace of its own: the first one keeps its only chatbot. */
const other = (): Promise<TestApp> => borrowTestApp()

test('a stream to listen to, and an end of a session, are none', async () => {
  for (const method of ['GET', 'DELETE']) {
    const answer = await fetch(`${app.url}/mcp/${serialNumber}`, { method, headers: { accept: 'text/event-stream' } })
    expect(answer.status).toBe(405)
  }
})
