import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { fullListing, sampleListing } from '../contract/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { beginUpload, uploadFile } from '../upload-file.ts'
import { keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, openWire, type Wire } from '../wire-call.ts'
import { type Expectation, findAnswerFault } from './find-answer-fault.ts'
import { type GoodBody, hostileBody } from './hostile-body.ts'
import { runMany } from './run-many.ts'

// Whatever body comes: never a 5xx, never a missing or wrong envelope, never a dead process.

const bodiesEach = 2_000

let app: TestApp
let wire: Wire
const chatbots: string[] = []
const sessions: number[] = []
const listings: string[] = []
const files: string[] = []
let visitor: Visitor
const visitors: Visitor[] = []
/** Of a chatbot with two homes: the first one's grow by hundreds here, and each map would tell of all of them. */
let mapVisitor: Visitor
let mapListing = ''

beforeAll(async () => {
  // With LOG_LEVEL=error in the environment a fault of ours tells why.
  app = await startTestApp({ environment: { LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent' } })
  wire = openWire(app, { connections: 32 })
  for (let index = 0; index < 30; index += 1) chatbots.push(await app.addChatbot())
  const [first = ''] = chatbots
  for (let index = 0; index < 5; index += 1) sessions.push(await app.addSession(first))
  for (const home of [sampleListing, fullListing]) {
    listings.push(
      dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: first, ...home } })),
    )
  }
  files.push(String(await uploadFile(app, await makePicture('png'))), (await beginUpload(app)).FileStoreId)
  visitor = await openVisitor(app, first)
  for (let index = 0; index < 10; index += 1) visitors.push(await openVisitor(app, first))
  const mapped = await app.addChatbot()
  for (const home of [sampleListing, fullListing]) {
    mapListing = dataOf(
      await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: mapped, ...home } }),
    )
  }
  mapVisitor = await openVisitor(app, mapped)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)
/** One of the first chatbots: the others are there to be removed. */
const chatbot = (): fc.Arbitrary<string> => pick(...chatbots.slice(0, 3))
const listing = (): GoodBody => ({
  SerialNumber: chatbot(),
  ...Object.fromEntries(
    Object.entries(fullListing).map(([name, value]) => [
      name,
      name in sampleListing ? pick<unknown>(value) : pick<unknown>(value, value, null),
    ]),
  ),
})
const keyType = pick('NewOaks', 'MLSNumber', 'URL', 'url')
const key = (): fc.Arbitrary<string> => pick(...listings, 'MLS-1', sampleListing.Url, '999999999')

// biome-ignore format: a table
const words = [
  'homes', 'house', 'condo', 'studio', '3', 'three', 'bed', 'beds', 'baths', '2.5', 'in', 'near', 'within', 'miles', 'of', 'Seattle', 'seatle', 'WA', '98103',
  'St', 'Street', 'for', 'sale', 'rent', 'under', 'over', 'between', 'and', 'or', 'not', 'no', 'without', 'except', '500k', '$1.2M', '$', '€', '-', '1e9', '%', '.', ',',
  '?', '(', '"', 'sq', 'ft', 'm²', 'acre', 'built', 'after', '2000', '1990s', 'cheapest', 'the', 'biggest', 'average', 'how', 'many', 'price', 'HOA', 'a', 'month',
  'cheaper', 'instead', 'only', 'show', 'me', 'more', 'pool', 'view', 'ideally', 'families', 'christian', 'safe', 'human', 'MLS', 'MLS-1', '47.6,', '-122.3', 'half',
  'million', '½', '東京', 'casa', 'con', 'piscina', 'maison', 'à', 'louer', 'Wohnung', 'mieten', '三居室', 'constructor', '__proto__', '🏡', '\n',
]
/** What a visitor may say, and much that nobody would. */
const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 14 }).map((said) => said.join(' '))

interface Target extends Expectation {
  /** Called with a visitor's key instead of the secret key; by many in turn where each may do it only a few times. */
  byVisitor?: boolean | 'many' | 'map'
  body: () => GoodBody
}

/** What a good body of each operation consists of. */
const targets: Record<string, Target> = {
  '/chat/Chatbot/Add': { body: () => ({ timeZone: pick('UTC', 'Europe/Rome'), type: pick(0) }) },
  '/chat/Chatbot/Edit': {
    body: () => ({
      serialNumber: chatbot(),
      Name: pick('Name', null),
      Model: pick('porchlight-guide', null),
      SystemMessage: pick('Be kind.'),
      Temperature: pick(0, 70),
      TimeZone: pick('UTC', 'Asia/Tokyo', ''),
      AnswerSuffix: pick('', 'Call us.'),
      ChatIcon: pick('', files[0] ?? ''),
      ChatBubbleAlign: pick(1, 2),
      ChatBubbleColor: pick('rgb(1, 2, 3)', ''),
      ChatbotPrivacyPolicyUrl: pick('https://firm.example/privacy', ''),
      SuggestedMessage: pick('One\nTwo'),
      TalkToHumanEmail: pick('a@firm.example', ''),
      VerifyDomain: pick(false),
      Domains: pick('firm.example\n*.firm.example', ''),
      RateLimitCount: pick(0),
      RateLimitTime: pick(0, 60),
      AIResponseLanguage: pick('French', ''),
      MessageLimit: pick(-1),
    }),
  },
  '/chat/Chatbot/Remove': { noData: true, body: () => ({ serialNumber: pick(...chatbots.slice(3), 'f'.repeat(32)) }) },
  '/chat/Chatbot/ModelList': { body: () => ({}) },
  '/chat/Chatbot/GetSession': { body: () => ({ serialNumber: chatbot() }) },
  '/chat/Chat/ClientAsk': {
    streams: true,
    body: () => ({
      sessionID: pick(...sessions),
      content: sentence,
      chatAskType: pick<string | null>('Text', 'Text', null, 'Image'),
      stream: pick<boolean | null>(true, false, null),
      fileIds: pick<number[] | null>([], null, [Number(files[0])]),
    }),
  },
  '/v1/chatbots/{serialNumber}/search': {
    bare: true,
    body: () => ({
      q: sentence,
      sessionID: pick<number | null>(...sessions, null),
      limit: pick(1, 20, 100),
      offset: pick(0, 5),
    }),
  },
  '/chat/Chatbot/RealEstateCreate': { body: listing },
  '/chat/Chatbot/RealEstateUpdate': { body: () => ({ ...listing(), Key: key(), KeyType: keyType }) },
  '/chat/Chatbot/RealEstateList': {
    body: () => ({
      SerialNumber: chatbot(),
      CityName: pick<string | null>('Seattle', null),
      SaleType: pick<string | null>('for_sale', null),
      MLSNumber: pick<string | null>('MLS-1', null),
      PageNumber: pick<number | null>(1, 2, null),
      PageSize: pick<number | null>(20, 1, null),
    }),
  },
  '/chat/Chatbot/RealEstateDelete': {
    body: () => ({
      SerialNumber: chatbot(),
      Keys: fc.array(pick('999999998', 'none', 'https://homes.example/none'), { minLength: 1, maxLength: 3 }),
      KeyType: keyType,
    }),
  },
  '/chat/User/GetPreUploadUrl': { body: () => ({ fileName: pick('kitchen.jpg', 'a') }) },
  '/chat/User/ReportUploadSuccess': { body: () => ({ FileStoreId: pick(...files, '999999999') }) },
  '/chat/Chatbot/GetConfig': {
    byVisitor: true,
    body: () => ({
      serialNumber: chatbot(),
      clientTimeZone: pick<string | null>('Europe/Rome', null),
      clientCurrentTime: pick<string | null>('2026-11-21 09:00:00', null),
    }),
  },
  '/chat/Chat/Ask': {
    byVisitor: true,
    streams: true,
    body: () => ({
      sessionID: pick<number | null>(visitor.sessionID, 0, null),
      content: sentence,
      chatAskType: pick<string | null>('Text', 'Text', null),
      fileIds: pick<number[] | null>([], null),
      view: pick<boolean | null>(true, false, null),
      action: pick<object | null>(null, null, { kind: 'more' }, { kind: 'similar', listing: Number(listings[0]) }),
    }),
  },
  '/v1/visitor/map': {
    byVisitor: 'map',
    bare: true,
    body: () => ({ focus: pick<number | null>(Number(mapListing), 999_999_999, null) }),
  },
  '/v1/visitor/lead': {
    byVisitor: 'many',
    bare: true,
    body: () => ({
      firstName: pick<string | null>('Ana', null),
      lastName: pick<string | null>('López', null),
      email: pick<string | null>('ana@visitor.example', null),
      phone: pick<string | null>('+1 206 555 0100', null),
      message: pick('', 'Saturday?'),
      consent: pick<boolean | null>(true, false, null),
      consentText: pick<string | null>('I agree', null),
    }),
  },
}

test('every POST operation of the table is tried', () => {
  const paths = operations.filter(({ method }) => method === 'POST').map(({ path }) => path)
  expect(paths.filter((path) => !(path in targets))).toEqual([])
})

test.each(Object.keys(targets))(`%s survives ${bodiesEach} bodies`, { timeout: 120_000 }, async (path) => {
  const target = targets[path]
  if (!target) throw new Error(path)
  const arbitrary = hostileBody(target.body())
  const outcomes = new Map<number, number>()
  let calls = 0
  await runMany(arbitrary, bodiesEach, async (bytes) => {
    calls += 1
    const { byVisitor } = target
    const caller = byVisitor === 'many' ? visitors[calls % visitors.length] : byVisitor === 'map' ? mapVisitor : visitor
    const headers = byVisitor && caller ? keyOf(caller) : {}
    const answer = await wire.call({ path: path.replace('{serialNumber}', chatbots[0] ?? ''), bytes, headers })
    outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1)
    const fault = findAnswerFault(answer, target)
    return fault === null ? null : `${fault}\nThe body was: ${bytes.toString('utf8').slice(0, 1_000)}`
  })
  // Bodies that are all refused, or all taken, would prove little.
  expect(outcomes.get(200) ?? 0, JSON.stringify([...outcomes])).toBeGreaterThan(20)
  if (path !== '/chat/Chatbot/ModelList') expect(outcomes.get(400) ?? 0).toBeGreaterThan(200)
  expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
})
