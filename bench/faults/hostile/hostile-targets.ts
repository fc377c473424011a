import fc from 'fast-check'
import type { Expectation } from '../../../test/properties/find-answer-fault.ts'
import type { GoodBody } from '../../../test/properties/hostile-body.ts'
import { makeSampleListing } from '../../sample-listings.ts'
import { inboxTargets } from './inbox-targets.ts'
import { listingTargets } from './listing-targets.ts'

/** What hostile requests may name: it is there, and theirs to use. */
export interface Places {
  chatbot: string
  /** To be removed, over and over. */
  spare: string
  sessionId: number
  listingId: string
}

export interface Target extends Expectation {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  as: 'secret' | 'visitor' | 'member' | 'nobody'
  /** What a good body consists of. */
  body: GoodBody
  /** The field that takes a sentence of a stranger, and its longest. */
  sentence?: { field: string; longest: number }
  /** A field that takes a list, and an entry that is wrong. */
  list?: { field: string; wrong: unknown }
}

const pick = <Value>(...values: Value[]): fc.Arbitrary<Value> => fc.constantFrom(...values)

/** Every operation of the table, with bodies that are nearly good. */
export function hostileTargets({ chatbot, spare, sessionId, listingId }: Places): readonly Target[] {
  const listing: GoodBody = {
    SerialNumber: pick(chatbot),
    ...Object.fromEntries(Object.entries(makeSampleListing(7)).map(([name, value]) => [name, pick<unknown>(value)])),
  }
  const keyType = pick('NewOaks', 'MLSNumber', 'URL')
  const secret = { method: 'POST', as: 'secret' } as const
  const visitor = { method: 'POST', as: 'visitor' } as const
  const wrongImage = { field: 'Images', wrong: 0 }
  return [
    { ...secret, path: '/chat/Chatbot/Add', body: { timeZone: pick('UTC'), type: pick(0, 7) } },
    {
      ...secret,
      path: '/chat/Chatbot/Edit',
      body: {
        serialNumber: pick(spare),
        Name: pick('Name', null),
        Temperature: pick(0, 70),
        SuggestedMessage: pick('One\nTwo'),
        Domains: pick('firm.example\n*.firm.example', ''),
        ChatBubbleColor: pick('rgb(1, 2, 3)'),
        RateLimitCount: pick(0),
      },
    },
    { ...secret, path: '/chat/Chatbot/Remove', noData: true, body: { serialNumber: pick('f'.repeat(32)) } },
    { ...secret, path: '/chat/Chatbot/ModelList', body: {} },
    { ...secret, method: 'GET', path: '/chat/Chatbot/ModelList', body: {} },
    { ...secret, path: '/chat/Chatbot/GetSession', body: { serialNumber: pick(chatbot) } },
    {
      ...secret,
      path: '/chat/Chatbot/ChatContentHistory',
      body: {
        SerialNumber: pick(chatbot),
        StartTime: pick('2026-01-01', null),
        EndTime: pick('2026-12-31', null),
        // Whole histories are read elsewhere: they grow with all that is asked here.
        pageSize: pick(1, 5),
      },
    },
    { ...secret, path: '/chat/Chatbot/GetMessageCountByChatbot', body: { SerialNumber: pick(chatbot) } },
    { ...secret, path: '/chat/Chatbot/GetMessageCreditsUsage', body: {} },
    { ...secret, path: '/chat/Chatbot/SetSessionMessagesLimit', body: { MessagesLimit: pick(-1) } },
    {
      ...secret,
      path: '/chat/Chat/ClientAsk',
      streams: true,
      body: {
        sessionID: pick(sessionId),
        content: pick('3 bedrooms in Seattle'),
        chatAskType: pick<string | null>('Text', null, 'Image'),
        stream: pick<boolean | null>(true, false, null),
        fileIds: pick<number[] | null>([], null, [1]),
      },
      sentence: { field: 'content', longest: 32_000 },
      list: { field: 'fileIds', wrong: 0 },
    },
    { ...secret, method: 'GET', path: '/v1/messages/1/trace', bare: true, body: {} },
    {
      ...secret,
      path: `/v1/chatbots/${chatbot}/search`,
      bare: true,
      body: { q: pick('3 bedrooms in Seattle'), limit: pick(1, 20), offset: pick(0, 5) },
      sentence: { field: 'q', longest: 4_000 },
    },
    {
      ...secret,
      path: `/v1/chatbots/${chatbot}/knowledge/search`,
      bare: true,
      body: { q: pick('Do you allow pets?'), limit: pick(1, 20) },
      sentence: { field: 'q', longest: 4_000 },
    },
    {
      ...secret,
      path: '/chat/Chatbot/EditKnowledge',
      body: {
        serialNumber: pick(spare),
        text: pick('Fees are $45.', ''),
        qaList: pick([{ key: 'Pets?', value: 'Yes.' }], []),
        fileList: pick([], ['999999999']),
        SyncSiteMapDays: pick(1, 7, 30),
      },
      list: { field: 'qaList', wrong: 0 },
    },
    { ...secret, path: '/chat/Chatbot/GetSource', body: { serialNumber: pick(spare) } },
    {
      ...secret,
      method: 'GET',
      path: `/chat/Chatbot/GetGoogleGoolgeSheetData?serialNumber=${spare}`,
      body: {},
    },
    {
      ...secret,
      path: '/chat/Chatbot/GetGoogleGoolgeSheetData',
      body: { serialNumber: pick(spare), pageSize: pick(1, 10), isASC: pick(true, false) },
      list: { field: 'ids', wrong: 'x' },
    },
    {
      ...secret,
      path: '/chat/Chatbot/CreateGoogleSheetData',
      body: { serialNumber: pick(spare), rows: pick([{ a: 1 }], [{ a: [] }]) },
      list: { field: 'rows', wrong: 0 },
    },
    {
      ...secret,
      path: '/chat/Chatbot/UpdateGoogleSheetData',
      body: { serialNumber: pick(spare), rows: pick([{ ID: 999_999_999, Data: {} }]) },
      list: { field: 'rows', wrong: 0 },
    },
    {
      ...secret,
      path: '/chat/Chatbot/DeleteGoogleSheetData',
      body: { serialNumber: pick(spare), ids: pick([], [1]) },
      list: { field: 'ids', wrong: 'x' },
    },
    {
      ...secret,
      path: '/chat/Chatbot/RealEstateCreate',
      body: { ...listing, SerialNumber: pick(spare) },
      list: wrongImage,
    },
    {
      ...secret,
      path: '/chat/Chatbot/RealEstateUpdate',
      body: { ...listing, Key: pick(listingId, 'none'), KeyType: keyType },
      list: { field: 'ExtensionColumn', wrong: {} },
    },
    {
      ...secret,
      path: '/chat/Chatbot/RealEstateList',
      body: {
        SerialNumber: pick(chatbot),
        CityName: pick('Seattle', null),
        PageNumber: pick(1, 2),
        PageSize: pick(1, 20),
      },
    },
    {
      ...secret,
      path: '/chat/Chatbot/RealEstateDelete',
      body: { SerialNumber: pick(chatbot), Keys: pick(['none'], ['a', 'b']), KeyType: keyType },
      list: { field: 'Keys', wrong: 0 },
    },
    { ...secret, method: 'GET', path: `/v1/chatbots/${chatbot}/domain`, bare: true, body: {} },
    {
      ...secret,
      path: `/v1/chatbots/${chatbot}/knowledge`,
      bare: true,
      body: {
        questions: pick([{ key: 'Who?', value: 'Us.' }], []),
        pages: pick([], ['nowhere']),
        files: pick([], [999_999_999]),
      },
      list: { field: 'files', wrong: 0 },
    },
    { ...secret, path: `/v1/chatbots/${chatbot}/knowledge/remove`, bare: true, body: { ids: pick([999_999_999]) } },
    { ...secret, path: `/v1/chatbots/${chatbot}/knowledge/learn`, bare: true, body: { ids: pick([999_999_999]) } },
    { ...secret, method: 'GET', path: `/v1/chatbots/${chatbot}/missing-answers`, bare: true, body: {} },
    ...listingTargets(chatbot).map((target) => ({ ...secret, ...target })),
    { ...secret, method: 'GET', path: '/v1/chatbots', bare: true, body: {} },
    { ...secret, method: 'GET', path: `/v1/chatbots/${chatbot}`, bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/conversations?limit=5', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/conversations/events', listens: true, body: {} },
    { ...visitor, path: '/v1/visitor/earlier', bare: true, body: { keys: pick([], ['nonsense']) } },
    {
      ...visitor,
      path: '/v1/visitor/identify',
      bare: true,
      body: { token: pick('nonsense', 'a.b.c'), stay: pick(true, false) },
      sentence: { field: 'token', longest: 4_000 },
    },
    { ...visitor, method: 'GET', path: '/v1/visitor/events?lastEventId=nonsense', listens: true, body: {} },
    { ...secret, method: 'GET', path: `/v1/conversations/${sessionId}`, bare: true, body: {} },
    // Of a conversation that nobody knows: one that a person has would silence the chatbot for all others.
    {
      ...secret,
      path: '/v1/conversations/999999999/take',
      bare: true,
      body: { name: pick('Ana', null), picture: pick('https://firm.example/ana.png', 'javascript:alert(1)', null) },
    },
    { ...secret, path: '/v1/conversations/999999999/release', bare: true, body: {} },
    {
      ...secret,
      path: '/v1/conversations/999999999/messages',
      bare: true,
      body: { content: pick('Good day', '') },
      sentence: { field: 'content', longest: 10_000 },
    },
    { ...secret, path: '/v1/conversations/999999999/typing', bare: true, body: {} },
    ...inboxTargets({ chatbot, sessionId }),
    { ...secret, path: '/v1/conversations/999999999/read', bare: true, body: { upTo: pick(1, 2 ** 53 - 1) } },
    { ...secret, method: 'GET', path: '/v1/conversations?state=waiting&limit=5', bare: true, body: {} },
    { ...visitor, path: '/v1/visitor/typing', bare: true, body: {} },
    {
      ...visitor,
      path: '/v1/visitor/rating',
      bare: true,
      body: { messageID: pick(1, 2 ** 53 - 1), isRight: pick(true, false) },
    },
    { ...visitor, path: '/v1/visitor/read', bare: true, body: { upTo: pick(1, 2 ** 53 - 1) } },
    { ...secret, path: '/chat/Chatbot/LeadList', body: { serialNumber: pick(chatbot), pageSize: pick(1, 5) } },
    { ...secret, method: 'GET', path: '/v1/leads/export?serialNumber=none', bare: true, body: {} },
    {
      ...secret,
      path: '/chat/Chatbot/SendTwilioMessage',
      body: { SerialNumber: pick(chatbot), ToPhoneNumber: pick('+12065550100'), Message: pick('See you.') },
    },
    { ...secret, method: 'GET', path: '/v1/webhooks', bare: true, body: {} },
    {
      ...secret,
      path: '/v1/webhooks',
      bare: true,
      // Refused before it is made: what is made stays and is told.
      body: { url: pick('http://crm.example/', 'https://127.0.0.1/'), events: pick(['*'], ['none']) },
    },
    { ...secret, method: 'GET', path: '/v1/webhooks/999999999', bare: true, body: {} },
    { ...secret, method: 'PATCH', path: '/v1/webhooks/999999999', bare: true, body: { enabled: pick(true, false) } },
    { ...secret, method: 'DELETE', path: '/v1/webhooks/999999999', bare: true, body: {} },
    { ...secret, path: '/v1/webhooks/999999999/rotate', bare: true, body: {} },
    { ...secret, path: '/v1/webhooks/999999999/test', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/webhooks/999999999/deliveries', bare: true, body: {} },
    { ...secret, path: '/v1/webhooks/999999999/replay', bare: true, body: { since: pick('2026-11-22T00:00:00Z') } },
    { ...secret, method: 'GET', path: '/v1/webhooks/deliveries/999999999', bare: true, body: {} },
    { ...secret, path: '/v1/webhooks/deliveries/999999999/replay', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/tours?limit=5', bare: true, body: {} },
    { ...secret, path: '/v1/tours/999999999/confirm', bare: true, body: { time: pick('2026-12-01T10:00:00Z', null) } },
    { ...secret, path: '/v1/tours/999999999/move', bare: true, body: { time: pick('2026-12-01T10:00:00Z') } },
    { ...secret, method: 'GET', path: '/v1/tours/999999999/times', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/leads?limit=5', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/leads/doubles', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/leads/999999999', bare: true, body: {} },
    { ...secret, method: 'PATCH', path: '/v1/leads/999999999', bare: true, body: { status: pick('open', 'done') } },
    { ...secret, path: '/v1/leads/999999999/merge', bare: true, body: { leadIds: pick([999_999_998], []) } },
    { ...secret, path: '/v1/leads/999999999/split', bare: true, body: { leadIds: pick([999_999_998], []) } },
    { ...secret, path: '/v1/tours/999999999/decline', bare: true, body: { message: pick('Sorry', null) } },
    { ...secret, path: '/v1/tours/999999999/cancel', bare: true, body: { message: pick('Sorry', null) } },
    { ...visitor, method: 'GET', path: '/v1/visitor/tour-times?listingId=1', bare: true, body: {} },
    {
      ...visitor,
      path: '/v1/visitor/tour',
      bare: true,
      body: {
        listingId: pick(1),
        times: pick(['2020-01-01T10:00:00Z'], []),
        kind: pick('video'),
        email: pick('a@b.example'),
      },
    },
    { ...secret, path: `/v1/chatbots/${chatbot}/domain`, bare: true, body: {} },
    // Of people whom nobody knows: an erasure writes tables anew.
    { ...secret, path: '/v1/visitors/export', bare: true, body: { email: pick('nobody@visitor.example') } },
    { ...secret, path: '/v1/visitors/erase', bare: true, body: { sessionID: pick(999_999_999) } },
    { ...secret, method: 'GET', path: '/v1/workspace/settings', bare: true, body: {} },
    { ...secret, path: '/v1/workspace/settings', bare: true, body: { RetentionDays: pick(36_500, null) } },
    { ...secret, path: '/chat/User/GetPreUploadUrl', body: { fileName: pick('kitchen.jpg') } },
    { ...secret, path: '/chat/User/ReportUploadSuccess', body: { FileStoreId: pick('999999999') } },
    {
      ...visitor,
      as: 'nobody',
      path: '/chat/Chatbot/GetConfig',
      body: {
        serialNumber: pick(chatbot),
        clientTimeZone: pick('Europe/Rome'),
        clientCurrentTime: pick('2026-11-21 09:00:00'),
      },
    },
    {
      ...visitor,
      path: '/chat/Chat/Ask',
      streams: true,
      body: {
        sessionID: pick(0),
        content: pick('3 bedrooms'),
        chatAskType: pick('Text'),
        fileIds: pick([]),
        view: pick(true),
      },
      sentence: { field: 'content', longest: 4_000 },
      list: { field: 'fileIds', wrong: 0 },
    },
    { ...visitor, method: 'GET', path: '/v1/visitor/conversation', bare: true, body: {} },
    {
      ...visitor,
      path: '/v1/visitor/lead',
      bare: true,
      body: {
        firstName: pick('Ana'),
        email: pick('ana@visitor.example'),
        phone: pick('+1 206 555 0100'),
        message: pick(''),
      },
      sentence: { field: 'message', longest: 4_000 },
    },
    {
      ...visitor,
      path: '/v1/visitor/alert',
      bare: true,
      body: {
        email: pick('ana@visitor.example', null),
        when: pick('atOnce', 'daily'),
        listing: pick(Number(listingId), null),
      },
    },
    { ...visitor, method: 'GET', path: '/v1/visitor/alerts', bare: true, body: {} },
    { ...visitor, method: 'DELETE', path: '/v1/visitor/alerts/999999999', bare: true, body: {} },
    { ...visitor, path: '/v1/visitor/saved', bare: true, body: { listing: pick(Number(listingId), 1) } },
    { ...visitor, method: 'GET', path: '/v1/visitor/saved', bare: true, body: {} },
    { ...visitor, method: 'DELETE', path: '/v1/visitor/saved/999999999', bare: true, body: {} },
    { ...secret, method: 'GET', path: `/v1/insight?serialNumber=${chatbot}&by=page`, bare: true, body: {} },
    { ...secret, method: 'GET', path: `/v1/insight/model-usage?serialNumber=${chatbot}&days=30`, bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/insight/unmet-demand', bare: true, body: {} },
    { ...secret, method: 'GET', path: '/v1/alerts?limit=5', bare: true, body: {} },
    { ...secret, method: 'DELETE', path: '/v1/alerts/999999999', bare: true, body: {} },
    { ...visitor, path: '/v1/visitor/map', bare: true, body: { focus: pick(Number(listingId), null) } },
    { ...visitor, method: 'GET', path: `/v1/visitor/listings/${listingId}`, bare: true, body: {} },
    { ...visitor, method: 'GET', path: '/v1/map/-123,47,-122,48', bare: true, body: {} },
    { ...visitor, method: 'GET', path: '/v1/map/tiles/14/2624/5721', bare: true, body: {} },
  ]
}
