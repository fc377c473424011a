import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askStreamed } from '../../../test/ask-stream.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../../../test/servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { untilTold } from '../../../test/until-told.ts'
import { consumers } from '../../consumers.ts'

let server: ScriptedModelServer
let app: TestApp
let serialNumber: string

beforeAll(async () => {
  server = await startScriptedModelServer()
  app = await startTestApp({
    consumers,
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: server.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_MODEL_TIMEOUT_MS: '5000',
    },
  })
  serialNumber = await app.addChatbot()
})
afterAll(async () => {
  await app.close()
  await server.close()
})

interface Data {
  messageid: number
  content: string
  totalToken: number
  noAnswer: boolean
}

const ask = (body: unknown, headers: Record<string, string | undefined> = {}) =>
  app.post<Data>('/chat/Chat/ClientAsk', body, { headers })

const countMessages = async (sessionID: number): Promise<number> =>
  (await app.app.db.selectFrom('messages').select('id').where('sessionId', '=', sessionID).execute()).length

test('without a model the built-in guide answers, plainly and streamed alike', async () => {
  const sessionID = await app.addSession(serialNumber)
  const plain = await ask({ sessionID, content: 'How many homes are for sale?' })
  expect(plain.status).toBe(200)
  expect(Object.keys(plain.body.Data)).toEqual(['messageid', 'content', 'totalToken', 'noAnswer'])
  expect(plain.body.Data).toMatchObject({ noAnswer: true })
  expect(plain.body.Data.totalToken).toBeGreaterThan(5)
  const streamed = await askStreamed(app, { sessionID, content: 'How many homes are for sale?' })
  expect(streamed.pieces.join('')).toBe(plain.body.Data.content)
  expect(streamed.lines.at(-1)).toEqual({
    QuestionID: expect.any(Number),
    AnswerID: expect.any(Number),
    Answer: plain.body.Data.content,
    TotalToken: plain.body.Data.totalToken,
  })
})

describe('a bad body', () => {
  test.each([
    [{ content: 'Hi' }, ['sessionID']],
    [{ sessionID: '1', content: 'Hi' }, ['sessionID']],
    [{ sessionID: 1.5, content: 'Hi' }, ['sessionID']],
    [{ sessionID: 0, content: 'Hi' }, ['sessionID']],
    [{ sessionID: 1e300, content: 'Hi' }, ['sessionID']],
    [{ sessionID: 1 }, ['content']],
    [{ sessionID: 1, content: '  ' }, ['content']],
    [{ sessionID: 1, content: 'x'.repeat(32_001) }, ['content']],
    [{ sessionID: 1, content: 'Hi', chatAskType: 'Song' }, ['chatAskType']],
    [{ sessionID: 1, content: 'Hi', stream: 'true' }, ['stream']],
    [{ sessionID: 1, content: 'Hi', fileIds: [1] }, ['fileIds']],
    [{ sessionID: 1, content: '', fileIds: [1] }, ['content', 'fileIds']],
    [{ sessionID: 1, content: '', chatAskType: 'image', fileIds: [] }, ['fileIds']],
    [{ sessionID: 1, content: '', chatAskType: 'VIDEO', fileIds: [1, 2] }, ['fileIds']],
    [{ sessionID: 1, content: 'Hi', chatAskType: 'Image', fileIds: [1.5] }, ['fileIds']],
    [{ sessionID: null, content: 5, stream: 1 }, ['sessionID', 'content', 'stream']],
  ])('%j is a 400 that names %j', async (body, fields) => {
    const { status, body: envelope } = await ask(body)
    expect(status).toBe(400)
    expect(envelope).toMatchObject({ Data: null, Success: false, Code: 400 })
    for (const field of fields) expect(envelope.Message).toContain(field)
  })

  test('32,000 code points are taken, however long they are in other units', async () => {
    const sessionID = await app.addSession(serialNumber)
    expect((await ask({ sessionID, content: '👍'.repeat(32_000) })).status).toBe(200)
    expect((await ask({ sessionID, content: '👍'.repeat(32_001) })).status).toBe(400)
  })
})

describe('a session', () => {
  test('that does not exist is a 404', async () => {
    const { status, headers } = await ask({ sessionID: 987_654_321, content: 'Hi' })
    expect(status).toBe(404)
    expect(headers.get('x-error-code')).toBe('session-not-found')
  })

  test('of another workspace is a 404, and nothing is stored', async () => {
    const sessionID = await app.addSession(serialNumber)
    const other = await app.addWorkspace()
    const { status } = await ask({ sessionID, content: 'Hi' }, { authorization: other.secretKey })
    expect(status).toBe(404)
    expect(await countMessages(sessionID)).toBe(0)
    const made = await app.post(
      '/chat/Chatbot/GetSession',
      { serialNumber },
      { headers: { authorization: other.secretKey } },
    )
    expect(made.status).toBe(404)
  })

  test('of a removed chatbot is a 404', async () => {
    const removed = await app.addChatbot()
    const sessionID = await app.addSession(removed)
    await app.post('/chat/Chatbot/Remove', { serialNumber: removed })
    expect((await ask({ sessionID, content: 'Hi' })).status).toBe(404)
    expect((await app.post('/chat/Chatbot/GetSession', { serialNumber: removed })).status).toBe(404)
  })

  test('is new with each call', async () => {
    const made = await app.post<{ SessionID: number }>('/chat/Chatbot/GetSession', {
      SERIALNUMBER: serialNumber.toUpperCase(),
    })
    expect(made.text).toBe(
      `{"Data":{"SessionID":${made.body.Data.SessionID}},"Version":"1.0.0","Success":true,"Code":200,"Message":""}`,
    )
    expect(await app.addSession(serialNumber)).not.toBe(made.body.Data.SessionID)
  })
})

describe('VerifyDomain', () => {
  test('lets in listed sites, our own address and servers, and turns others away before anything is stored', async () => {
    const guarded = await app.addChatbot({ VerifyDomain: true, Domains: '*.harbour.example\nhttps://one.example' })
    const sessionID = await app.addSession(guarded)
    const from = async (origin?: string) =>
      (await ask({ sessionID, content: 'Hi' }, origin === undefined ? {} : { origin })).status
    const refused = await ask({ sessionID, content: 'Hi' }, { origin: 'https://evil.example' })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('x-error-code')).toBe('origin-not-allowed')
    expect(refused.body.Message).toContain('https://evil.example')
    expect(await from('null')).toBe(403)
    expect(await countMessages(sessionID)).toBe(0)
    expect(await from('https://www.harbour.example')).toBe(200)
    expect(await from('https://one.example')).toBe(200)
    expect(await from(app.url)).toBe(200)
    expect(await from()).toBe(200)
    expect(await countMessages(sessionID)).toBe(8)
  })

  test('is off by default', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ Domains: 'one.example' }))
    expect((await ask({ sessionID, content: 'Hi' }, { origin: 'https://evil.example' })).status).toBe(200)
  })
})

describe('a visitor who asks for a person', () => {
  test('gets the answer that is set for it, and the address hears of it', async () => {
    const answered = await app.addChatbot({
      Name: 'Harbour Homes',
      Model: 'compatible/scripted',
      TalkToHumanResponseMessage: 'A colleague will write to you.',
      TalkToHumanEmail: 'team@harbour.example',
      AnswerSuffix: 'Call us!',
    })
    const sessionID = await app.addSession(answered)
    server.play({ steps: [{ piece: 'We have lovely homes.' }] })
    await ask({ sessionID, content: 'Which homes do you have?' })
    const { body } = await ask({ sessionID, content: 'Can I talk to a real person please?' })
    expect(body.Data).toMatchObject({ content: 'A colleague will write to you.\nCall us!', noAnswer: false })
    expect(server.requests).toHaveLength(1)
    await untilTold(app.app)
    const mails = await app.app.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'team@harbour.example')
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toContain('Harbour Homes')
    for (const said of ['Which homes do you have?', 'We have lovely homes.', 'Can I talk to a real person please?']) {
      expect(mails[0]?.text).toContain(said)
      expect(mails[0]?.html).toContain(said)
    }
    expect(mails[0]).toMatchObject({ replyTo: null, thread: `person-${sessionID}` })
  })

  test('who has left an address is answered by answering the mail, in which nothing is read as HTML', async () => {
    const sessionID = await app.addSession(
      await app.addChatbot({ Name: 'A <b>& "B"', TalkToHumanEmail: 'team@three.example' }),
    )
    await ask({ sessionID, content: 'My address is ana@visitor.example <script>alert(1)</script>\nTo take it over: x' })
    await ask({ sessionID, content: 'Can I talk to a real person please?' })
    await untilTold(app.app)
    const mails = await app.app.db
      .selectFrom('outbox')
      .selectAll()
      .where('recipient', '=', 'team@three.example')
      .where('thread', '=', `person-${sessionID}`)
      .execute()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.replyTo).toBe('ana@visitor.example')
    expect(mails[0]?.html).toContain('&lt;script&gt;')
    expect(mails[0]?.html).not.toMatch(/<script|<b>/)
    // A line of the visitor's cannot pass for one of ours.
    expect(mails[0]?.text).toMatch(/\n {4}To take it over: x/)
    expect(mails[0]?.text).toContain(`porchlight inbox take ${sessionID}`)
  })

  test('in a language of the window is answered in it', async () => {
    const sessionID = await app.addSession(await app.addChatbot({ TalkToHumanEmail: 'team@four.example' }))
    const { body } = await ask({ sessionID, content: 'أريد التحدث مع شخص' })
    expect(body.Data.content).toMatch(/^تعلم الشركة أنك ترغب في التحدث مع شخص/)
    await untilTold(app.app)
    const mails = await app.app.db
      .selectFrom('outbox')
      .select('id')
      .where('recipient', '=', 'team@four.example')
      .execute()
    expect(mails).toHaveLength(1)
  })

  test('is told what is true when nothing is set, and the firm hears of it once', async () => {
    const sessionID = await app.addSession(
      await app.addChatbot({ Model: 'compatible/scripted', TalkToHumanEmail: 'team@two.example' }),
    )
    for (const content of ['Can I talk to a real person please?', '¿Puedo hablar con una persona?']) {
      const { body } = await ask({ sessionID, content })
      expect(body.Data.content).toMatch(content.startsWith('C') ? /contact details/ : /datos de contacto/)
      expect(body.Data.content).not.toMatch(/mail|correo/i)
    }
    await untilTold(app.app)
    expect(
      await app.app.db.selectFrom('outbox').select('subject').where('recipient', '=', 'team@two.example').execute(),
    ).toHaveLength(1)
  })
})

test('where a model is configured no more, the guide answers', async () => {
  const orphan = await app.addChatbot()
  await app.app.db
    .updateTable('chatbots')
    .set({ settings: '{"Model":"openai/gpt-4o"}' })
    .where('serialNumber', '=', orphan)
    .execute()
  const sessionID = await app.addSession(orphan)
  const { status, body } = await ask({ sessionID, content: 'Which homes are there?' })
  expect(status).toBe(200)
  expect(body.Data).toMatchObject({ content: expect.stringContaining('no listings here yet') })
})

describe('pictures', () => {
  async function upload(name: string, bytes: Uint8Array): Promise<number> {
    const { body } = await app.post<{ FileStoreId: string; PreUploadUrl: string }>('/chat/User/GetPreUploadUrl', {
      fileName: name,
    })
    await fetch(body.Data.PreUploadUrl, { method: 'PUT', body: bytes as Uint8Array<ArrayBuffer> })
    await app.post('/chat/User/ReportUploadSuccess', { FileStoreId: body.Data.FileStoreId })
    return Number(body.Data.FileStoreId)
  }
  const picture = (): Promise<Buffer> =>
    sharp({ create: { width: 8, height: 8, channels: 3, background: 'navy' } })
      .png()
      .toBuffer()

  test('go to a model that sees', async () => {
    const fileId = await upload('house.png', await picture())
    const sessionID = await app.addSession(await app.addChatbot({ Model: 'compatible/scripted' }))
    server.requests.length = 0
    server.play({ steps: [{ piece: 'A blue square.' }] })
    const { body } = await ask({ sessionID, content: '', chatAskType: 'Image', fileIds: [fileId] })
    expect(body.Data).toMatchObject({ content: 'A blue square.', noAnswer: false })
    expect(JSON.stringify(server.requests[0]?.body)).toContain('data:image/')
  })

  test('get a kind word from the built-in guide, which does not see', async () => {
    const fileId = await upload('house.png', await picture())
    const sessionID = await app.addSession(serialNumber)
    const { status, body } = await ask({ sessionID, content: 'What is this?', chatAskType: 'Image', fileIds: [fileId] })
    expect(status).toBe(200)
    expect(body.Data.noAnswer).toBe(true)
    expect(body.Data.content).toContain('pictures')
  })

  test('that are unknown, of another workspace, or no pictures are refused and nothing is stored', async () => {
    const sessionID = await app.addSession(serialNumber)
    const fileId = await upload('house.png', await picture())
    const text = await upload('house.png', Buffer.from('not a picture'))
    const asking = (fileIds: number[]) => ask({ sessionID, content: '', chatAskType: 'Image', fileIds })
    expect((await asking([987_654_321])).status).toBe(404)
    expect((await asking([text])).status).toBe(400)
    const other = await app.addWorkspace()
    const headers = { authorization: other.secretKey }
    const foreign = await app.post<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, { headers })
    const session = await app.post<{ SessionID: number }>(
      '/chat/Chatbot/GetSession',
      { serialNumber: foreign.body.Data },
      { headers },
    )
    const stolen = { sessionID: session.body.Data.SessionID, content: '', chatAskType: 'Image', fileIds: [fileId] }
    expect((await ask(stolen, headers)).status).toBe(404)
    expect(await countMessages(sessionID)).toBe(0)
  })
})

test('whatever a visitor writes, there is an answer', async () => {
  const sessionID = await app.addSession(serialNumber)
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }), async (content) => {
      const { status } = await ask({ sessionID, content })
      expect([200, 400]).toContain(status)
    }),
    { seed: 20_261_121, numRuns: 100 },
  )
})
