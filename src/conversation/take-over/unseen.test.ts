import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { keyOf, openVisitor, type Visitor } from '../../../test/visitor.ts'
import { withSecret } from '../../platform/mail/mail-secret.ts'
import { mailUnseenAnswers } from './mail-unseen.ts'

let app: TestApp
/** A second process on the same database. */
let other: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ connection: app.app.connection })
  serialNumber = await app.addChatbot({ Name: 'Maple', TalkToHumanEmail: 'desk@firm.example' })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

async function call<Answer>(
  path: string,
  body: unknown,
  headers: Record<string, string | undefined> = { authorization: app.secretKey },
): Promise<Answer> {
  const answer = await app.post(path, body, { headers })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

const say = (visitor: Visitor, content: string) =>
  app.post('/chat/Chat/Ask', { content }, { headers: { ...keyOf(visitor), 'content-type': 'application/json' } })

const write = (sessionID: number, content: string) =>
  call<{ id: number }>(`/v1/conversations/${sessionID}/messages`, { content })

/** A visitor who has said something, and an answer of Ana. */
async function answered(words: string, answers: string[], of = serialNumber) {
  const visitor = await openVisitor(app, of)
  await say(visitor, words)
  await call(`/v1/conversations/${visitor.sessionID}/take`, { name: 'Ana Ruiz' })
  let id = 0
  for (const answer of answers) id = (await write(visitor.sessionID, answer)).id
  return { visitor, id }
}

const mailsTo = async (sessionID: number) => {
  const rows = await app.app.db
    .selectFrom('outbox')
    .selectAll()
    .where('sessionId', '=', sessionID)
    .where('thread', '=', `answers-${sessionID}`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, sessionId: sessionID }))
}

const earlier = (visitor: Visitor, keys: string[]) =>
  call<{ sessionID: number; unread: number; name: string }[]>('/v1/visitor/earlier', { keys }, keyOf(visitor))

describe('an answer that nobody has seen', () => {
  test('is mailed once, with a way back into the conversation, however many processes look', async () => {
    const { visitor } = await answered('Reach me at jane@example.com', ['Saturday suits me.', 'At ten?'])
    await Promise.all([0, 1, 2, 3].map((at) => mailUnseenAnswers(at % 2 === 0 ? app.app : other.app, 0)))
    await mailUnseenAnswers(app.app, 0)
    const [mail, ...more] = await mailsTo(visitor.sessionID)
    if (!mail) throw new Error('nothing was mailed')
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'jane@example.com',
      subject: 'Ana Ruiz answered you',
      replyTo: 'desk@firm.example',
    })
    expect(mail.text).toContain('Saturday suits me.\n\nAt ten?')
    // What opens the conversation is sealed until it is sent.
    expect(`${mail.text}${mail.html}`).not.toContain('pl_vis_')
    const sent = await withSecret(app.app.secrets, mail)
    const key = /\/share\/\w+#conversation=(pl_vis_[\w.-]+)/.exec(sent.text)?.[1] ?? ''
    expect(sent.text).toContain(`/share/${serialNumber}#conversation=`)
    const config = await call<{ Data: { SessionID: number } }>(
      '/chat/Chatbot/GetConfig',
      { serialNumber },
      { authorization: undefined, 'chatrobot-sessionkey': key },
    )
    expect(config.Data.SessionID).toBe(visitor.sessionID)

    // What is written afterwards is mailed by itself, and without what was mailed.
    await write(visitor.sessionID, 'Or on Sunday.')
    await mailUnseenAnswers(app.app, 0)
    const mails = await mailsTo(visitor.sessionID)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain('Or on Sunday.')
    expect(mails[1]?.text).not.toContain('At ten?')
  })

  test('waits ten minutes, and is not mailed once it was seen or where no address was left', async () => {
    const fresh = await answered('jane@example.com', ['Hello Jane.'])
    await mailUnseenAnswers(app.app)
    expect(await mailsTo(fresh.visitor.sessionID)).toEqual([])
    await app.app.pool.query(`UPDATE "takeOvers" SET "unseenSince" = "unseenSince" - interval '10 minutes'
      WHERE "sessionId" = ${fresh.visitor.sessionID}`)
    await mailUnseenAnswers(app.app)
    expect(await mailsTo(fresh.visitor.sessionID)).toHaveLength(1)

    const seen = await answered('jane@example.com', ['Hello Jane.'])
    await call('/v1/visitor/read', { upTo: seen.id }, keyOf(seen.visitor))
    const half = await answered('jane@example.com', ['Hello Jane.'])
    await call('/v1/visitor/read', { upTo: half.id }, keyOf(half.visitor))
    await write(half.visitor.sessionID, 'Are you there?')
    const unnamed = await answered('Hello', ['Hello.'])
    await mailUnseenAnswers(app.app, 0)
    expect(await mailsTo(seen.visitor.sessionID)).toEqual([])
    expect(await mailsTo(unnamed.visitor.sessionID)).toEqual([])
    const [mail] = await mailsTo(half.visitor.sessionID)
    expect(mail?.text).toContain('Are you there?')
    expect(mail?.text).not.toContain('Hello Jane.')
  })

  test('goes to no address that the visitor has not agreed to', async () => {
    const asking = await app.addChatbot({ ConsentEnable: true })
    const { visitor } = await answered('jane@example.com', ['Hello Jane.'], asking)
    await mailUnseenAnswers(app.app, 0)
    expect(await mailsTo(visitor.sessionID)).toEqual([])
  })

  test('is mailed no more once the visitor wants none; a look at the link alone ends nothing', async () => {
    const { visitor } = await answered('jane@example.com', ['Hello Jane.'])
    await mailUnseenAnswers(app.app, 0)
    const [mail] = await mailsTo(visitor.sessionID)
    const link = /\S+\/conversations\/stop-mails\/\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const look = await fetch(link)
    expect([look.status, await look.text()]).toEqual([200, expect.stringContaining('Stop the mails')])
    await write(visitor.sessionID, 'One more thing.')
    await mailUnseenAnswers(app.app, 0)
    expect(await mailsTo(visitor.sessionID)).toHaveLength(2)
    const pressed = await fetch(link, { method: 'POST' })
    expect([pressed.status, await pressed.text()]).toEqual([200, expect.stringContaining('no more mails')])
    await write(visitor.sessionID, 'And another.')
    await mailUnseenAnswers(app.app, 0)
    expect(await mailsTo(visitor.sessionID)).toHaveLength(2)
    // Another conversation's link, with this one's signature.
    const forged = link.replace(/\.[0-9a-z]+\.([\w-]{43})$/, '.1.$1')
    expect((await fetch(forged)).status).toBe(404)
  })

  test('is gone with the conversation: its mail too, and the link opens nothing of it', async () => {
    const { visitor } = await answered('jane@example.com', ['Hello Jane.'])
    await mailUnseenAnswers(app.app, 0)
    const [mail] = await mailsTo(visitor.sessionID)
    if (!mail) throw new Error('nothing was mailed')
    const sent = await withSecret(app.app.secrets, mail)
    const key = /#conversation=(pl_vis_[\w.-]+)/.exec(sent.text)?.[1] ?? ''
    await call('/v1/visitors/erase', { sessionID: visitor.sessionID })
    expect(await mailsTo(visitor.sessionID)).toEqual([])
    await mailUnseenAnswers(app.app, 0)
    expect(await mailsTo(visitor.sessionID)).toEqual([])
    const read = await app.post('/v1/visitor/conversation', {}, { method: 'GET', headers: keyOf({ sessionKey: key }) })
    expect(JSON.parse(read.text).messages ?? []).toEqual([])
  })
})

describe('earlier conversations of a browser', () => {
  test('come with what was not seen, by their keys alone', async () => {
    const first = await answered('Hello', ['Hello.', 'Are you there?'])
    const second = await openVisitor(app, serialNumber)
    await say(second, 'homes')
    const silent = await openVisitor(app, serialNumber)
    const elsewhere = await answered('Hello', ['Hello.'], await app.addChatbot())
    const keys = [first.visitor, second, silent, elsewhere.visitor].map(({ sessionKey }) => sessionKey)
    const forged = first.visitor.sessionKey.replace(/.{4}$/, 'AAAA')
    const now = await openVisitor(app, serialNumber)
    expect(await earlier(now, [...keys, forged, 'nonsense'])).toMatchObject([
      { sessionID: second.sessionID, unread: 0, name: '' },
      { sessionID: first.visitor.sessionID, unread: 2, name: 'Ana Ruiz', lastMessage: 'Are you there?' },
    ])
    await call('/v1/visitor/read', { upTo: first.id }, keyOf(first.visitor))
    expect(await earlier(now, [first.visitor.sessionKey])).toMatchObject([{ unread: 0 }])
    expect(await earlier(now, [])).toEqual([])
  })
})
