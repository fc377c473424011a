import { sampleListing } from '../contract/listings/sample-listing.ts'
import type { TestWorkspace } from '../test-app.ts'
import { makeRoomAttempts } from './room-attempts.ts'

/** What a workspace has, by its ids. */
export interface Property {
  workspace: TestWorkspace
  serialNumber: string
  sessionID: number
  listingId: string
  fileId: string
  /** A file whose bytes have not come yet. */
  waitingFileId: string
  messageid: number
  webhook: number
  delivery: number
  tourId: number
  leadId: number
  alertId: number
  noteId: number
  replyId: number
  /** Somebody of the team, and somebody who is invited. */
  accountId: string
  invitationId: number
  rowId: number
  keyId: number
  mailId: number
  importId: number
  auditId: number
  changeId: number
  feedId: number
}

export interface Attempt {
  method?: 'GET' | 'PATCH' | 'DELETE'
  path: string
  body: () => Record<string, unknown>
}

const chatbot = 'chatbot-not-found'
const webhook = 'webhook-not-found'

/** Every operation that takes an id, with the other's, in a body that is otherwise good. */
export function makeAttempts(of: { mine: Property; theirs: Property }): Record<string, Attempt & { code: string }> {
  return {
    Edit: {
      code: chatbot,
      path: '/chat/Chatbot/Edit',
      body: () => ({ serialNumber: of.theirs.serialNumber, Name: 'Mine now' }),
    },
    Remove: { code: chatbot, path: '/chat/Chatbot/Remove', body: () => ({ serialNumber: of.theirs.serialNumber }) },
    GetSession: {
      code: chatbot,
      path: '/chat/Chatbot/GetSession',
      body: () => ({ serialNumber: of.theirs.serialNumber }),
    },
    ClientAsk: {
      code: 'session-not-found',
      path: '/chat/Chat/ClientAsk',
      body: () => ({ sessionID: of.theirs.sessionID, content: 'How many homes are there?' }),
    },
    'ClientAsk, streamed': {
      code: 'session-not-found',
      path: '/chat/Chat/ClientAsk',
      body: () => ({ sessionID: of.theirs.sessionID, content: 'How many homes are there?', stream: true }),
    },
    'ClientAsk with a file': {
      code: 'file-not-found',
      path: '/chat/Chat/ClientAsk',
      body: () => ({
        sessionID: of.mine.sessionID,
        content: '',
        chatAskType: 'Image',
        fileIds: [Number(of.theirs.fileId)],
      }),
    },
    'ClientAsk with a file of mine and one of theirs': {
      code: 'file-not-found',
      path: '/chat/Chat/ClientAsk',
      body: () => ({
        sessionID: of.mine.sessionID,
        content: '',
        chatAskType: 'Image',
        fileIds: [Number(of.mine.fileId), Number(of.theirs.fileId)],
      }),
    },
    RealEstateCreate: {
      code: chatbot,
      path: '/chat/Chatbot/RealEstateCreate',
      body: () => ({ SerialNumber: of.theirs.serialNumber, ...sampleListing }),
    },
    RealEstateUpdate: {
      code: chatbot,
      path: '/chat/Chatbot/RealEstateUpdate',
      body: () => ({
        SerialNumber: of.theirs.serialNumber,
        ...sampleListing,
        Key: of.theirs.listingId,
        KeyType: 'NewOaks',
      }),
    },
    'RealEstateUpdate of a listing': {
      code: 'listing-not-found',
      path: '/chat/Chatbot/RealEstateUpdate',
      body: () => ({
        SerialNumber: of.mine.serialNumber,
        ...sampleListing,
        Key: of.theirs.listingId,
        KeyType: 'NewOaks',
      }),
    },
    RealEstateList: {
      code: chatbot,
      path: '/chat/Chatbot/RealEstateList',
      body: () => ({ SerialNumber: of.theirs.serialNumber }),
    },
    RealEstateDelete: {
      code: chatbot,
      path: '/chat/Chatbot/RealEstateDelete',
      body: () => ({ SerialNumber: of.theirs.serialNumber, Keys: [of.theirs.listingId], KeyType: 'NewOaks' }),
    },
    ReportUploadSuccess: {
      code: 'file-not-found',
      path: '/chat/User/ReportUploadSuccess',
      body: () => ({ FileStoreId: of.theirs.fileId }),
    },
    'ReportUploadSuccess before the bytes': {
      code: 'file-not-found',
      path: '/chat/User/ReportUploadSuccess',
      body: () => ({ FileStoreId: of.theirs.waitingFileId }),
    },
    'search with a session': {
      code: 'session-not-found',
      path: '/v1/chatbots/MINE/search',
      body: () => ({ q: 'homes', sessionID: of.theirs.sessionID }),
    },
    EditKnowledge: {
      code: chatbot,
      path: '/chat/Chatbot/EditKnowledge',
      body: () => ({ serialNumber: of.theirs.serialNumber, text: 'Mine now', qaList: [] }),
    },
    GetSource: {
      code: chatbot,
      path: '/chat/Chatbot/GetSource',
      body: () => ({ serialNumber: of.theirs.serialNumber }),
    },
    'rows of a sheet': {
      code: chatbot,
      path: '/chat/Chatbot/GetGoogleGoolgeSheetData',
      body: () => ({ serialNumber: of.theirs.serialNumber }),
    },
    'rows of a sheet, with GET': {
      code: chatbot,
      method: 'GET',
      path: '/chat/Chatbot/GetGoogleGoolgeSheetData?serialNumber=THEIRS',
      body: () => ({}),
    },
    'adding rows': {
      code: chatbot,
      path: '/chat/Chatbot/CreateGoogleSheetData',
      body: () => ({ serialNumber: of.theirs.serialNumber, rows: [{ a: 1 }] }),
    },
    'changing rows': {
      code: chatbot,
      path: '/chat/Chatbot/UpdateGoogleSheetData',
      body: () => ({ serialNumber: of.theirs.serialNumber, rows: [{ ID: of.theirs.rowId, Data: { a: 2 } }] }),
    },
    'changing a row': {
      code: 'sheet-row-not-found',
      path: '/chat/Chatbot/UpdateGoogleSheetData',
      body: () => ({ serialNumber: of.mine.serialNumber, rows: [{ ID: of.theirs.rowId, Data: { a: 2 } }] }),
    },
    'deleting rows': {
      code: chatbot,
      path: '/chat/Chatbot/DeleteGoogleSheetData',
      body: () => ({ serialNumber: of.theirs.serialNumber, ids: [] }),
    },
    'searching knowledge': { code: chatbot, path: '/v1/chatbots/THEIRS/knowledge/search', body: () => ({ q: 'pets' }) },
    'adding knowledge': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/knowledge',
      body: () => ({ questions: [{ key: 'Who?', value: 'Me.' }] }),
    },
    'removing knowledge': { code: chatbot, path: '/v1/chatbots/THEIRS/knowledge/remove', body: () => ({ ids: [1] }) },
    'learning knowledge again': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/knowledge/learn',
      body: () => ({ ids: [1] }),
    },
    'a listing': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/listings/LISTING', body: () => ({}) },
    'where listings are': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/listings/points',
      body: () => ({}),
    },
    'faults of listings': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/listings/quality',
      body: () => ({}),
    },
    'changing listings': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/listings/change',
      body: () => ({ found: {}, Status: 'Sold' }),
    },
    'undoing a change': { code: chatbot, path: '/v1/chatbots/THEIRS/listings/changes/CHANGE/undo', body: () => ({}) },
    'an import of theirs': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/imports',
      body: () => ({ fileId: Number(of.mine.fileId) }),
    },
    'an import of their file': {
      code: 'file-not-found',
      path: '/v1/chatbots/MINE/imports',
      body: () => ({ fileId: Number(of.theirs.fileId) }),
    },
    'imports of theirs': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/imports', body: () => ({}) },
    'how far an import is': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/imports/IMPORT',
      body: () => ({}),
    },
    'a look at an import': { code: chatbot, path: '/v1/chatbots/THEIRS/imports/IMPORT/preview', body: () => ({}) },
    'starting an import': { code: chatbot, path: '/v1/chatbots/THEIRS/imports/IMPORT/start', body: () => ({}) },
    'undoing an import': { code: chatbot, path: '/v1/chatbots/THEIRS/imports/IMPORT/undo', body: () => ({}) },
    'all listings': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/listings/export', body: () => ({}) },
    'releasing a column': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/listings/release',
      body: () => ({ column: 'Remarks' }),
    },
    'stopping an import': { code: chatbot, path: '/v1/chatbots/THEIRS/imports/IMPORT/stop', body: () => ({}) },
    'faulty rows': {
      code: chatbot,
      method: 'GET',
      path: '/v1/chatbots/THEIRS/imports/IMPORT/faulty-rows',
      body: () => ({}),
    },
    'feeds of a chatbot': { code: chatbot, method: 'GET', path: '/v1/feeds?serialNumber=THEIRS', body: () => ({}) },
    'adding a feed': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/feeds',
      body: () => ({ name: 'mine', url: 'https://mine.example/homes.csv' }),
    },
    'pausing a feed': {
      code: 'feed-not-found',
      method: 'PATCH',
      path: '/v1/feeds/FEED',
      body: () => ({ isPaused: true }),
    },
    'removing a feed': { code: 'feed-not-found', method: 'DELETE', path: '/v1/feeds/FEED', body: () => ({}) },
    'reading a feed': { code: 'feed-not-found', path: '/v1/feeds/FEED/run', body: () => ({}) },
    'undoing a run': { code: 'feed-not-found', path: '/v1/feeds/FEED/runs/RUN/undo', body: () => ({}) },
    'runs of a feed': { code: 'feed-not-found', method: 'GET', path: '/v1/feeds/FEED/runs', body: () => ({}) },
    'missing answers': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/missing-answers', body: () => ({}) },
    search: { code: chatbot, path: '/v1/chatbots/THEIRS/search', body: () => ({ q: 'homes' }) },
    'the state of a host': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/domain', body: () => ({}) },
    'changes of settings': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/versions', body: () => ({}) },
    'a preview': { code: chatbot, path: '/v1/chatbots/THEIRS/preview', body: () => ({ Name: 'Mine now' }) },
    'looking for a snippet': {
      code: chatbot,
      path: '/v1/chatbots/THEIRS/snippet-check',
      body: () => ({ url: 'https://mine.example/' }),
    },
    'ending a key': { code: 'key-not-found', method: 'DELETE', path: '/v1/keys/KEY', body: () => ({}) },
    'a successor of a key': { code: 'key-not-found', path: '/v1/keys/KEY/rotate', body: () => ({}) },
    'a mail': { code: 'mail-not-found', method: 'GET', path: '/v1/outbox/MAIL', body: () => ({}) },
    'sending a mail again': { code: 'mail-not-found', path: '/v1/outbox/MAIL/retry', body: () => ({}) },
    'proving a host': { code: chatbot, path: '/v1/chatbots/THEIRS/domain', body: () => ({}) },
    ChatContentHistory: {
      code: chatbot,
      path: '/chat/Chatbot/ChatContentHistory',
      body: () => ({ SerialNumber: of.theirs.serialNumber }),
    },
    LeadList: {
      code: chatbot,
      path: '/chat/Chatbot/LeadList',
      body: () => ({ serialNumber: of.theirs.serialNumber, sessionID: of.theirs.sessionID }),
    },
    'an export of leads': {
      code: chatbot,
      method: 'GET',
      path: '/v1/leads/export?serialNumber=THEIRS',
      body: () => ({}),
    },
    GetMessageCountByChatbot: {
      code: chatbot,
      path: '/chat/Chatbot/GetMessageCountByChatbot',
      body: () => ({ SerialNumber: of.theirs.serialNumber }),
    },
    'the settings of a chatbot': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS', body: () => ({}) },
    'conversations of a chatbot': {
      code: chatbot,
      method: 'GET',
      path: '/v1/conversations?serialNumber=THEIRS',
      body: () => ({}),
    },
    'a conversation': {
      code: 'session-not-found',
      method: 'GET',
      path: '/v1/conversations/SESSION',
      body: () => ({}),
    },
    'sending a text message': {
      code: chatbot,
      path: '/chat/Chatbot/SendTwilioMessage',
      body: () => ({ SerialNumber: of.theirs.serialNumber, ToPhoneNumber: '+12065550100', Message: 'Hello' }),
    },
    'making a webhook': {
      code: chatbot,
      path: '/v1/webhooks',
      body: () => ({ url: 'https://mine.example/', events: ['*'], serialNumber: of.theirs.serialNumber }),
    },
    'a webhook': { code: webhook, method: 'GET', path: '/v1/webhooks/WEBHOOK', body: () => ({}) },
    'changing a webhook': {
      code: webhook,
      method: 'PATCH',
      path: '/v1/webhooks/WEBHOOK',
      body: () => ({ url: 'https://mine.example/' }),
    },
    'deleting a webhook': { code: webhook, method: 'DELETE', path: '/v1/webhooks/WEBHOOK', body: () => ({}) },
    'a new secret': { code: webhook, path: '/v1/webhooks/WEBHOOK/rotate', body: () => ({}) },
    'testing a webhook': { code: webhook, path: '/v1/webhooks/WEBHOOK/test', body: () => ({}) },
    'deliveries of a webhook': {
      code: webhook,
      method: 'GET',
      path: '/v1/webhooks/WEBHOOK/deliveries',
      body: () => ({}),
    },
    'replaying a webhook': {
      code: webhook,
      path: '/v1/webhooks/WEBHOOK/replay',
      body: () => ({ since: '2026-01-01T00:00:00Z' }),
    },
    'a delivery': {
      code: 'delivery-not-found',
      method: 'GET',
      path: '/v1/webhooks/deliveries/DELIVERY',
      body: () => ({}),
    },
    'replaying a delivery': {
      code: 'delivery-not-found',
      path: '/v1/webhooks/deliveries/DELIVERY/replay',
      body: () => ({}),
    },
    ...makeRoomAttempts(of),
  }
}
