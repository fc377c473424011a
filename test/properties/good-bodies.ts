import fc from 'fast-check'
import { fullListing, sampleListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'
import { beginUpload, uploadFile } from '../upload-file.ts'
import { openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, type Wire } from '../wire-call.ts'
import type { Expectation } from './find-answer-fault.ts'
import type { GoodBody } from './hostile-body.ts'

/** What is there to be named in bodies. */
export interface Stage {
  chatbots: string[]
  sessions: number[]
  listings: string[]
  files: string[]
  visitor: Visitor
  visitors: Visitor[]
}

/** Fills a fresh server with what good bodies name. */
export async function prepareStage(app: TestApp, wire: Wire): Promise<Stage> {
  const chatbots: string[] = []
  for (let index = 0; index < 30; index += 1) chatbots.push(await app.addChatbot())
  const [first = ''] = chatbots
  const sessions: number[] = []
  for (let index = 0; index < 5; index += 1) sessions.push(await app.addSession(first))
  const listings: string[] = []
  for (const home of [sampleListing, fullListing]) {
    listings.push(
      dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: first, ...home } })),
    )
  }
  const files = [String(await uploadFile(app, await makePicture('png'))), (await beginUpload(app)).FileStoreId]
  const visitors: Visitor[] = []
  for (let index = 0; index < 10; index += 1) visitors.push(await openVisitor(app, first))
  return { chatbots, sessions, listings, files, visitor: await openVisitor(app, first), visitors }
}

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

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

export interface Target extends Expectation {
  /** Called with a visitor's key instead of the secret key; by many in turn where each may do it only a few times. */
  byVisitor?: boolean | 'many'
  body: () => GoodBody
}

/** What a good body of each POST operation consists of, by its path. */
export function makeTargets({ chatbots, sessions, listings, files, visitor }: Stage): Record<string, Target> {
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

  const unknownPerson = (): GoodBody => ({
    email: pick<string | null>('nobody@visitor.example', null),
    sessionID: pick<number | null>(null, null, 999_999_999),
  })

  return {
    '/chat/Chatbot/Add': { body: () => ({ timeZone: pick('UTC', 'Europe/Rome'), type: pick(0) }) },
    '/chat/Chatbot/Edit': {
      body: () => ({
        // Not the first, whose sessions and visitors ask afterwards: what would be left of its limits is chance.
        serialNumber: pick(...chatbots.slice(1, 3)),
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
    '/chat/Chatbot/Remove': {
      noData: true,
      body: () => ({ serialNumber: pick(...chatbots.slice(3), 'f'.repeat(32)) }),
    },
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
    '/v1/chatbots/{serialNumber}/domain': { bare: true, body: () => ({}) },
    // Of people whom nobody knows: an erasure writes tables anew, thousands of them would take their time.
    '/v1/visitors/export': { bare: true, body: unknownPerson },
    '/v1/visitors/erase': { bare: true, body: unknownPerson },
    '/v1/workspace/settings': { bare: true, body: () => ({ RetentionDays: pick<number | null>(30, 36_500, null) }) },
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
      byVisitor: true,
      bare: true,
      body: () => ({ focus: pick<number | null>(Number(listings[0]), 999_999_999, null) }),
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
}
