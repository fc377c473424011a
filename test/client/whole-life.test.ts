import { Readable } from 'node:stream'
import {
  type AnswerPiece,
  type AnswerShown,
  openClient,
  PorchlightError,
  type PorchlightFunctions,
  type VisitorAnswerEnd,
  type WidgetConfig,
} from 'porchlight/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importListings } from '../../src/homes/listings/import/import-listings.ts'
import { operations } from '../../src/operations.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { type Stage, startStage } from '../contract/webhooks/start-webhooks.ts'
import { verifyMessage } from '../servers/webhook-receiver.ts'

let stage: Stage
let firm: PorchlightFunctions

beforeAll(async () => {
  stage = await startStage()
  firm = openClient({ baseUrl: stage.app.url, secretKey: stage.app.secretKey })
})
afterAll(() => stage.close())

const failureOf = (call: Promise<unknown>): Promise<PorchlightError> =>
  call.then(
    () => Promise.reject(new Error('it did not fail')),
    (thrown) => {
      expect(thrown).toBeInstanceOf(PorchlightError)
      return thrown
    },
  )

test('every operation of the API is a function of the client', () => {
  // A picture is shown by its address.
  const called = operations.filter(({ operation }) => operation.file?.mediaType.startsWith('image/') !== true)
  const ids = new Set(called.map(({ operation }) => operation.id))
  for (const id of ids) expect(firm).toHaveProperty(id, expect.any(Function))
  expect(Object.keys(firm).length).toBeGreaterThanOrEqual(ids.size)
})

test('a chatbot lives its whole life through the client', async () => {
  const { app, receiver } = stage
  const serialNumber = await firm.addChatbot({ timeZone: 'America/Los_Angeles', type: 0 })
  expect(await firm.editChatbot({ serialNumber, Name: 'Harbour Homes', TourMinutes: null })).toBe(1)
  expect((await firm.readChatbot({ serialNumber })).Name).toBe('Harbour Homes')
  const webhook = await firm.createWebhook({ url: `${receiver.url}/crm`, events: ['lead.created'], serialNumber })
  expect((await firm.listWebhooks()).map(({ id }) => id)).toContain(webhook.id)

  const listingId = await firm.createListing({ SerialNumber: serialNumber, ...fullListing })
  const { rows } = await app.app.pool.query('SELECT "workspaceId", id AS "chatbotId" FROM chatbots')
  const more = [2, 4].map((Bedrooms) => JSON.stringify({ ...fullListing, Bedrooms, MLSNumber: `MLS-${Bedrooms}0` }))
  const options = { map: {}, set: {}, key: null, by: 'test', dropUnmapped: false, afterLine: 0 }
  await importListings(app.app.pool, rows[0], Readable.from([Buffer.from(more.join('\n'))]), options)
  const { VirtualCount, List } = await firm.listListings({ SerialNumber: serialNumber, PageNumber: 1, PageSize: 20 })
  expect([VirtualCount, List.length]).toEqual([3, 3])
  expect(List.map(({ ID }) => String(ID))).toContain(listingId)
  const found = await firm.searchListings({ serialNumber, q: 'homes with 4 bedrooms' })
  expect(found.listings.map(({ Bedrooms }) => Bedrooms)).toEqual([4])

  const { SessionID: sessionID } = await firm.createSession({ serialNumber })
  const content = 'Which homes have 3 bedrooms?'
  let said = ''
  let answerId = 0
  for await (const line of firm.askChatbot.stream({ sessionID, content })) {
    if ('content' in line) said += line.content
    else {
      expect(line.Answer).toBe(said)
      answerId = line.AnswerID
    }
  }
  expect(said).toContain('12 Fir Street')
  expect((await firm.readTrace({ id: String(answerId) })).messageId).toBe(answerId)
  expect((await firm.askChatbot({ sessionID, content })).content).toBe(said)
  const [conversation] = await firm.readHistory({ SerialNumber: serialNumber })
  expect(conversation?.Messages.map(({ Type, Content }) => [Type, Content])).toEqual([
    ['User', content],
    ['AI', said],
    ['User', content],
    ['AI', said],
  ])

  const window: WidgetConfig = await openClient({ baseUrl: app.url }).getConfig({ serialNumber })
  const visitor = openClient({ baseUrl: app.url, visitorKey: () => window.SessionKey })
  const lines: (AnswerPiece | AnswerShown | VisitorAnswerEnd)[] = []
  for await (const line of visitor.askAsVisitor({ content: 'homes with 2 bedrooms', view: true })) lines.push(line)
  const shown = lines.flatMap((line) => ('view' in line ? line.view.cards : []))
  expect(shown.map(({ bedrooms }) => bedrooms)).toEqual([2])
  expect(lines.at(-1)).toMatchObject({ sessionid: window.SessionID, TaskCompleted: true })
  await visitor.leaveLead({ firstName: 'Ana', lastName: 'Sol', email: 'ana@visitor.example', message: 'Call me' })
  const leads = await firm.listLeads({ serialNumber })
  expect(leads).toEqual([expect.objectContaining({ SessionID: window.SessionID })])
  expect(JSON.stringify(leads)).toContain('ana@visitor.example')
  expect(await firm.exportLeads({ serialNumber })).toMatch(/^[^\n]+\r?\n[^\n]*ana@visitor\.example/)
  const [told] = await receiver.until(1, '/crm')
  if (told) verifyMessage(told, webhook.secret)
  expect(told?.body).toMatchObject({ type: 'lead.created', serialNumber })
  await expect.poll(async () => (await firm.listDeliveries({ id: webhook.id })).length).toBe(1)

  await firm.deleteWebhook({ id: webhook.id })
  await firm.removeChatbot({ serialNumber })
  const gone = await failureOf(firm.readChatbot({ serialNumber }))
  expect(gone).toMatchObject({ code: 'chatbot-not-found', status: 404, operation: 'readChatbot' })
  expect(gone.requestId).toMatch(/\w{8}/)
  expect(gone.message).toContain(serialNumber)
})
