import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect } from 'vitest'
import { endQuietConversations } from '../../../src/conversation/sessions/end-quiet-conversations.ts'
import { tellChangedListings } from '../../../src/homes/listings/changes/tell-changed-listings.ts'
import { importListings } from '../../../src/homes/listings/import/import-listings.ts'
import { tellImport } from '../../../src/homes/listings/import/tell-import.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { type Received, verifyMessage } from '../../servers/webhook-receiver.ts'
import { startTestApp } from '../../test-app.ts'
import { sampleListing } from '../listings/sample-listing.ts'
import { type Stage, startStage } from './start-webhooks.ts'

let stage: Stage
let serialNumber: string
let secret: string

beforeEach(async () => {
  stage = await startStage()
  serialNumber = await stage.app.addChatbot()
  ;({ secret } = await stage.listen())
})
afterEach(() => stage.close())

async function ask(sessionID: number, content: string): Promise<{ messageid: number; noAnswer: boolean }> {
  const answer = await stage.app.post<{ messageid: number; noAnswer: boolean }>('/chat/Chat/ClientAsk', {
    sessionID,
    content,
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.body.Data
}

/** Each once: a delivery may come twice, with the same id. */
function ofType(type: string): Received[] {
  const received = stage.receiver.received.filter(({ body }) => body.type === type)
  return [...new Map(received.map((message) => [message.body.id, message])).values()]
}

async function until(type: string, count: number): Promise<Received[]> {
  await expect.poll(() => ofType(type).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  // The package takes what is of now alone.
  const isOfNow = ({ headers }: Received) => Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000) < 200
  for (const message of ofType(type).filter(isOfNow)) verifyMessage(message, secret)
  return ofType(type)
}

describe('a conversation', () => {
  quickTest('has started with its first message, once, in the shape of ChatContentHistory', async () => {
    const sessionID = await stage.app.addSession(serialNumber)
    await Promise.all(Array.from({ length: 6 }, () => ask(sessionID, 'How many homes are there?')))
    await ask(await stage.app.addSession(serialNumber), 'Hello')
    const started = await until('conversation.started', 2)
    await wait(1_500)
    expect(ofType('conversation.started')).toHaveLength(2)
    const first = started.find(({ body }) => body.data.SessionID === sessionID)
    expect(Object.keys(first?.body.data ?? {})).toEqual(['SessionID', 'CreateTime', 'URI', 'Messages'])
    expect(first?.body).toMatchObject({
      serialNumber,
      data: { Messages: expect.arrayContaining([{ Type: 'User', Content: 'How many homes are there?' }]) },
    })
  })

  deepTest('has ended after 30 minutes of silence, once by two processes, and again when it went on', async () => {
    const { app, pass } = stage
    const other = await startTestApp({ connection: app.app.connection })
    const endQuiet = () => Promise.all([endQuietConversations(app.app), endQuietConversations(other.app)])
    try {
      const sessions = await Promise.all(Array.from({ length: 8 }, () => app.addSession(serialNumber)))
      for (const sessionID of sessions) await ask(sessionID, 'Hello')
      // What is on its way when the clock is moved would be taken for lost, and told again.
      await until('conversation.started', 8)
      await wait(500)
      pass(29 * 60)
      await endQuiet()
      // One goes on: it is not quiet yet when the others are.
      await ask(sessions[0] ?? 0, 'Which homes are there?')
      await app.app.pool.query(
        `UPDATE messages SET "createdAt" = "createdAt" + interval '29 minutes'
        WHERE "sessionId" = $1`,
        [sessions[0]],
      )
      pass(2 * 60)
      await endQuiet()
      await endQuiet()
      const ended = await until('conversation.ended', 7)
      expect(ended.map(({ body }) => body.data.SessionID).sort()).toEqual(sessions.slice(1).sort())
      expect(ended[0]?.body.data.Messages).toMatchObject([{ Type: 'User', Content: 'Hello' }, { Type: 'AI' }])
      await ask(sessions[1] ?? 0, 'And again')
      pass(31 * 60)
      await endQuiet()
      await until('conversation.ended', 9)
      await wait(1_200)
      const counts = ofType('conversation.ended').map(({ body }) => body.data.SessionID)
      expect(counts.filter((id) => id === sessions[1])).toHaveLength(2)
      expect(counts).toHaveLength(9)
      expect(ofType('conversation.started')).toHaveLength(8)
    } finally {
      await other.close()
    }
  })
})

quickTest('a question without an answer is told with what was said instead', async () => {
  const sessionID = await stage.app.addSession(serialNumber)
  await stage.app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...sampleListing })
  const question = 'What is the meaning of life?'
  const { messageid, noAnswer } = await ask(sessionID, question)
  const { noAnswer: answered } = await ask(sessionID, 'How many homes are there?')
  expect([noAnswer, answered]).toEqual([true, false])
  const [missing] = await until('answer.missing', 1)
  expect(missing?.body.data).toEqual({
    SessionID: sessionID,
    QuestionID: expect.any(Number),
    AnswerID: messageid,
    Question: question,
    Answer: expect.stringMatching(/./),
  })
  await wait(1_200)
  expect(ofType('answer.missing')).toHaveLength(1)
})

describe('listings', () => {
  async function create(serial = serialNumber): Promise<number> {
    const made = await stage.app.post<string>('/chat/Chatbot/RealEstateCreate', {
      SerialNumber: serial,
      ...sampleListing,
    })
    return Number(made.body.Data)
  }

  quickTest('that changed are gathered by chatbot, told once by two processes', async () => {
    const { app } = stage
    const other = await startTestApp({ connection: app.app.connection })
    const tell = () => Promise.all([tellChangedListings(app.app), tellChangedListings(other.app)])
    try {
      await tell()
      const elsewhere = await app.addChatbot()
      const [one, two, far] = [await create(), await create(), await create(elsewhere)]
      await tell()
      await tell()
      const told = await until('listings.changed', 2)
      const idsOf = (serial: string) =>
        told.filter((message) => message.body.serialNumber === serial).map(({ body }) => body.data)
      expect(idsOf(serialNumber)).toEqual([{ ids: [one, two] }])
      expect(idsOf(elsewhere)).toEqual([{ ids: [far] }])
      const named = { SerialNumber: serialNumber, KeyType: 'NewOaks' }
      await app.post('/chat/Chatbot/RealEstateUpdate', { ...named, ...sampleListing, Key: String(one), SalePrice: 7 })
      await app.post('/chat/Chatbot/RealEstateDelete', { ...named, Keys: [String(two)] })
      await tell()
      const [, , third] = await until('listings.changed', 3)
      expect(third?.body.data).toEqual({ ids: [one, two] })
      await tell()
      await wait(1_200)
      expect(ofType('listings.changed')).toHaveLength(3)
    } finally {
      await other.close()
    }
  })

  deepTest('that many are told by a thousand in a message, those that one statement wrote alone', async () => {
    const { app } = stage
    await tellChangedListings(app.app)
    const before = await create()
    await tellChangedListings(app.app)
    await until('listings.changed', 1)
    await app.app.pool.query(`UPDATE listings SET "updatedAt" = now() - interval '1 day'`)
    await tellChangedListings(app.app)
    const { rows } = await app.app.pool.query('SELECT "workspaceId", id AS "chatbotId" FROM chatbots')
    const lines = Array.from({ length: 2_500 }, (_, n) =>
      JSON.stringify({ ...sampleListing, Url: `https://a.example/${n}` }),
    )
    const options = { map: {}, set: {}, key: null, by: 'test', dropUnmapped: false, afterLine: 0 }
    const summary = await importListings(app.app.pool, rows[0], Readable.from([Buffer.from(lines.join('\n'))]), options)
    expect(summary).toMatchObject({ added: 2_500, faulty: 0 })
    await tellChangedListings(app.app)
    await expect
      .poll(
        () =>
          ofType('listings.changed')
            .flatMap(({ body }) => body.data.ids)
            .filter((id) => id !== before).length,
        { timeout: 60_000 },
      )
      .toBe(2_500)
    for (const { body } of ofType('listings.changed'))
      expect(Array(body.data.ids).flat().length).toBeLessThanOrEqual(1_000)
  })

  quickTest('that were imported: the end of the import is told', async () => {
    const { app } = stage
    const { rows } = await app.app.pool.query('SELECT "workspaceId", id FROM chatbots')
    const summary = {
      rows: 5,
      added: 3,
      updated: 1,
      unchanged: 0,
      repeated: 0,
      faulty: 1,
      gone: 2,
      pruned: 1,
      missed: 0,
      notPruned: null,
      seconds: 1,
      notes: new Map(),
      columns: [],
      contacts: [],
      unusedMaps: [],
      heldBack: [],
      cells: { count: 0, told: [] },
    }
    await tellImport(app.app.db, app.app.events, rows[0], summary)
    const [finished] = await until('import.finished', 1)
    expect(finished?.body).toMatchObject({
      serialNumber,
      data: { rows: 5, added: 3, updated: 1, unchanged: 0, repeated: 0, faulty: 1, gone: 2, pruned: 1 },
    })
  })
})
