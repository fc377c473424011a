import fc from 'fast-check'
import { openColleague, openOwner } from '../accounts/console-user.ts'
import { fullListing, sampleListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'
import { beginUpload, uploadFile } from '../upload-file.ts'
import { keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, type Wire } from '../wire-call.ts'
import { roomTargets } from './good-room-bodies.ts'
import { setupTargets } from './good-setup-bodies.ts'
import { type TeamStage, teamTargets } from './good-team-bodies.ts'
import { type Target, visitorTargets } from './good-visitor-bodies.ts'
import { pick, sentence } from './good-words.ts'
import type { GoodBody } from './hostile-body.ts'

/** What is there to be named in bodies. */
export interface Stage extends TeamStage {
  chatbots: string[]
  sessions: number[]
  /** One that a person has, and one for whoever wants it. */
  taken: number
  free: number
  listings: string[]
  files: string[]
  /** Of the first chatbot's sheet. */
  rows: number[]
  /** Files that chatbots may learn from. */
  documents: number[]
  visitor: Visitor
  visitors: Visitor[]
  /** One to be told, one to be changed, and a delivery to the first. */
  webhook: number
  changedWebhook: number
  delivery: number
  /** Tours that are asked for, by the path that is to change them. */
  tours: Record<string, number[]>
  /** Of a visitor of the first chatbot. */
  lead: number
  /** Of the firm. */
  reply: number
}

/** Fills a fresh server with what good bodies name. */
export async function prepareStage(app: TestApp, wire: Wire): Promise<Stage> {
  const chatbots: string[] = []
  for (let index = 0; index < 30; index += 1) chatbots.push(await app.addChatbot())
  const [first = ''] = chatbots
  const sessions: number[] = []
  for (let index = 0; index < 5; index += 1) sessions.push(await app.addSession(first))
  const [taken, free] = [await app.addSession(first), await app.addSession(first)]
  await wire.call({ path: `/v1/conversations/${taken}/take`, body: {} })
  await wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID: free, content: 'Hello' } })
  const listings: string[] = []
  for (const home of [sampleListing, fullListing]) {
    listings.push(
      dataOf(await wire.call({ path: '/chat/Chatbot/RealEstateCreate', body: { SerialNumber: first, ...home } })),
    )
  }
  const files = [String(await uploadFile(app, await makePicture('png'))), (await beginUpload(app)).FileStoreId]
  const visitors: Visitor[] = []
  for (let index = 0; index < 10; index += 1) visitors.push(await openVisitor(app, first))
  const makeWebhook = async (): Promise<number> => {
    const made = await wire.call({ path: '/v1/webhooks', body: { url: 'https://crm.example/', events: ['*'] } })
    return JSON.parse(made.text).id
  }
  const made = await wire.call({
    path: '/chat/Chatbot/CreateGoogleSheetData',
    body: { serialNumber: first, rows: [{ Service: 'Staging', Price: '$1,200' }] },
  })
  const { IDs: rows } = dataOf<{ IDs: number[] }>(made)
  const documents = [await uploadFile(app, Buffer.from('Fees.'), 'fees.txt')]
  const [webhook, changedWebhook] = [await makeWebhook(), await makeWebhook()]
  const told = await wire.call({ path: `/v1/webhooks/${webhook}/test`, body: {} })
  const hooks = { webhook, changedWebhook, delivery: JSON.parse(told.text).id }
  const tours = await addTours(app, Number(listings[0]), visitors[0]?.sessionID ?? 0)
  const visitor = await openVisitor(app, first)
  await wire.call({ path: '/chat/Chat/Ask', body: { content: 'Hello' }, headers: keyOf(visitor) })
  const left = { firstName: 'Vera', email: 'vera@visitor.example', message: 'Call me' }
  await wire.call({ path: '/v1/visitor/lead', body: left, headers: keyOf(visitor) })
  const { leads } = JSON.parse((await wire.call({ method: 'GET', path: '/v1/leads' })).text)
  const kept = await wire.call({ path: '/v1/replies', body: { name: 'hours', content: 'We open at nine.' } })
  const owner = await openOwner(app, wire)
  const lee = { role: 'agent', name: 'Lee Park', email: 'lee@example.com' } as const
  const team = { owner, colleague: await openColleague(app, wire, owner, lee) }
  return {
    ...hooks,
    ...team,
    chatbots,
    sessions,
    taken,
    free,
    listings,
    files,
    rows,
    documents,
    visitor,
    visitors,
    tours,
    lead: leads[0].id,
    reply: JSON.parse(kept.text).id,
  }
}

const toursEach = 300

/** Tours of a home, each at a time of its own: more than anybody may ask for. */
async function addTours(app: TestApp, listingId: number, sessionID: number): Promise<Record<string, number[]>> {
  const paths = ['confirm', 'decline', 'cancel'].map((change) => `/v1/tours/{id}/${change}`)
  const { rows } = await app.app.pool.query<{ id: number }>(
    `INSERT INTO tours ("workspaceId", "chatbotId", "sessionId", "listingId", kind, times, minutes, "visitorZone",
        "firstName", "lastName", email, phone, message, notice, page)
      SELECT "workspaceId", "chatbotId", $2, id, 'video', ARRAY[now() + at * interval '1 hour'], 30, '', '', '',
        'ana@visitor.example', '', '', '', ''
      FROM listings, generate_series(1, $3) AS at WHERE id = $1 RETURNING id`,
    [listingId, sessionID, toursEach * paths.length],
  )
  const ids = rows.map(({ id }) => id)
  return Object.fromEntries(paths.map((path, index) => [path, ids.slice(index * toursEach, (index + 1) * toursEach)]))
}

/** What a good body of each POST operation consists of, by its path. */
export function makeTargets(stage: Stage): Record<string, Target> {
  const { chatbots, sessions, listings, files } = stage
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

  const webhook = (): GoodBody => ({
    url: pick('https://crm.example/hook', 'https://[2606:4700::1111]/', 'http://crm.example/'),
    events: pick(['*'], ['lead.created', 'answer.missing']),
    serialNumber: pick<string | null>(...chatbots.slice(0, 3), null),
    description: pick<string | null>('Ours', '', null),
  })

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
        OfficeHours: pick<unknown>({ mon: ['09:00-12:00', '13:00-17:00'], sat: [] }, {}, null),
        TourMinutes: pick<number | null>(30, 45, null),
        TourLeadHours: pick<number | null>(2, 0, null),
        CalendlyAppointmentEnable: pick(true, false),
        CalendlyAppointmentScheduleUrl: pick('', 'https://book.firm.example/tour'),
        TourNotice: pick('', 'An agreement is signed first.'),
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
    '/chat/Chatbot/ChatContentHistory': {
      body: () => ({
        SerialNumber: chatbot(),
        StartTime: pick<string | null>('2026-01-31', '', null),
        EndTime: pick<string | null>('2026-12-31', '9999-12-31', null),
        pageNumber: pick<number | null>(1, 2, null),
        pageSize: pick<number | null>(1, 1_000, null),
      }),
    },
    '/chat/Chatbot/LeadList': {
      body: () => ({
        serialNumber: chatbot(),
        startTime: pick<string | null>('2026-01-31', '', null),
        endTime: pick<string | null>('2026-12-31', '9999-12-31', null),
        sessionID: pick<number | null>(0, ...sessions, null),
        pageNumber: pick<number | null>(1, 2, null),
        pageSize: pick<number | null>(1, 1_000, null),
      }),
    },
    '/chat/Chatbot/GetMessageCountByChatbot': { body: () => ({ SerialNumber: chatbot() }) },
    '/chat/Chatbot/GetMessageCreditsUsage': { body: () => ({}) },
    // So many that those who ask afterwards are never refused.
    '/chat/Chatbot/SetSessionMessagesLimit': { body: () => ({ MessagesLimit: pick(-1, 1_000_000) }) },
    '/chat/Chatbot/EditKnowledge': {
      body: () => ({
        serialNumber: chatbot(),
        SiteMapUrl: pick<string | null>('https://firm.example/sitemap.xml', '', null),
        EnableSyncSiteMap: pick<boolean | null>(true, false, null),
        SyncSiteMapDays: pick<number | null>(1, 7, 30, null),
        fileList: pick<unknown[] | null>([], stage.documents, stage.documents.map(String), null),
        text: pick<string | null>('Fees are $45.', '', null),
        googleSheetUrl: pick<string | null>('https://firm.example/s.csv', '', null),
        isRetrainGoogleSheet: pick<boolean | null>(true, false, null),
        websiteList: pick<object[] | null>([], [{ url: 'https://firm.example/a', retrain: true }], null),
        qaList: pick<object[] | null>([], [{ key: 'Do you allow pets?', value: 'Yes.' }], null),
      }),
    },
    '/chat/Chatbot/GetSource': { body: () => ({ serialNumber: chatbot() }) },
    '/chat/Chatbot/GetGoogleGoolgeSheetData': {
      body: () => ({
        serialNumber: chatbot(),
        ids: pick<number[] | null>([], stage.rows, null),
        pageSize: pick<number | null>(1, 1_000, null),
        pageNumber: pick<number | null>(1, 3, null),
        isASC: pick<boolean | null>(true, false, null),
      }),
    },
    '/chat/Chatbot/CreateGoogleSheetData': {
      body: () => ({
        serialNumber: chatbot(),
        rows: fc.array(pick<object>({ Service: 'Photos', Price: 250 }, { a: null, b: true }, {}), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    },
    '/chat/Chatbot/UpdateGoogleSheetData': {
      body: () => ({
        serialNumber: pick(stage.chatbots[0] ?? ''),
        rows: pick<object[]>(
          [{ ID: stage.rows[0], Data: { Price: '$1,300' } }],
          [{ ID: stage.rows[0], Data: { b: null } }],
        ),
      }),
    },
    '/chat/Chatbot/DeleteGoogleSheetData': {
      body: () => ({ serialNumber: chatbot(), ids: pick<number[]>([999_999_999], [1, 2]) }),
    },
    '/v1/chatbots/{serialNumber}/knowledge/search': {
      bare: true,
      body: () => ({ q: sentence, limit: pick<number | null>(1, 20, null) }),
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
    ...visitorTargets(stage),
    ...teamTargets(stage),
    ...setupTargets(),
    ...roomTargets(stage),
    '/chat/User/GetPreUploadUrl': { body: () => ({ fileName: pick('kitchen.jpg', 'a') }) },
    '/chat/User/ReportUploadSuccess': { body: () => ({ FileStoreId: pick(...files, '999999999') }) },
    '/v1/conversations/{sessionID}/take': {
      bare: true,
      body: () => ({
        name: pick<string | null>('Ana Ruiz', '', null),
        picture: pick<string | null>('https://example.com/ana.jpg', '', null),
      }),
    },
    '/v1/conversations/{sessionID}/release': { bare: true, body: () => ({}) },
    '/v1/conversations/{sessionID}/messages': { bare: true, body: () => ({ content: sentence }) },
    '/v1/conversations/{sessionID}/typing': { bare: true, body: () => ({}) },
    '/v1/conversations/{sessionID}/read': { bare: true, body: () => ({ upTo: pick(1, 5, 999_999_999) }) },
    '/v1/tours/{id}/confirm': {
      bare: true,
      body: () => ({ time: pick<string | null>(null), message: pick<string | null>('See you', null) }),
    },
    '/v1/tours/{id}/decline': { bare: true, body: () => ({ message: pick<string | null>('Sorry', null) }) },
    '/v1/tours/{id}/cancel': { bare: true, body: () => ({ message: pick<string | null>('Sorry', null) }) },
    '/chat/Chatbot/SendTwilioMessage': {
      body: () => ({
        SerialNumber: chatbot(),
        ToPhoneNumber: pick('+12065550100', '+442079460000'),
        Message: pick('See you on Saturday.', '明天见'),
      }),
    },
    '/v1/webhooks': { bare: true, body: webhook },
    '/v1/webhooks/{id}': {
      bare: true,
      id: stage.changedWebhook,
      body: () => ({ ...webhook(), enabled: pick<boolean | null>(true, false, null) }),
    },
    '/v1/webhooks/{id}/rotate': { bare: true, id: stage.webhook, body: () => ({}) },
    '/v1/webhooks/{id}/test': { bare: true, id: stage.webhook, body: () => ({}) },
    '/v1/webhooks/{id}/replay': {
      bare: true,
      id: stage.webhook,
      body: () => ({ since: pick('2026-11-22T10:15:30Z', '2026-11-22T10:15+01:00', '2026-13-01T00:00:00Z') }),
    },
    '/v1/webhooks/deliveries/{id}/replay': { bare: true, id: stage.delivery, body: () => ({}) },
  }
}
