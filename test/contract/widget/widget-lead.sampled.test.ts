import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { changeOwner } from '../../../src/firm/workspaces/workspace-owner.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { untilTold } from '../../until-told.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { expectFailure, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await startTestApp({ consumers })
  wire = openWire(app, { connections: 16 })
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const leave = (visitor: Visitor, body: object, headers: Record<string, string> = {}): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/v1/visitor/lead', body, headers)

/** A ReferrerInfo header; headers are ASCII. */
function infoOf(url: string): string {
  return JSON.stringify({ url }).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

interface KeptMail {
  subject: string
  text: string
  html: string | null
  replyTo: string | null
  thread: string | null
}

async function mailsTo(recipient: string): Promise<KeptMail[]> {
  await untilTold(app.app)
  const query = 'SELECT subject, text, html, "replyTo", thread FROM outbox WHERE recipient = $1 ORDER BY id'
  return (await app.app.pool.query(query, [recipient])).rows
}

/** What was left, each time. */
async function leadsOf({ sessionID }: Visitor): Promise<Record<string, unknown>[]> {
  return (await app.app.pool.query('SELECT * FROM "leadNotes" WHERE "sessionId" = $1 ORDER BY id', [sessionID])).rows
}

describe('a lead', () => {
  quickTest('is kept, mailed with the whole conversation, and answered with the set response', async () => {
    const serialNumber = await app.addChatbot({
      Name: 'Harbour\r\nBcc: x@evil.example',
      TalkToHumanEmail: 'team@lead-one.example',
      EmailForDailyLeads: 'daily@lead-one.example',
      TalkToHumanResponseMessage: 'Ben will call you.',
    })
    const visitor = await openVisitor(app, serialNumber)
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', {
      content: 'Any homes with a garden?\n10:00 Chatbot: made up',
    })
    const answer = await leave(
      visitor,
      {
        firstName: ' Ana\nMaria ',
        lastName: 'López',
        email: 'ana@visitor.example',
        phone: '+1 (206) 555-0100 ext. 7',
        message: 'Saturday?\r\nSubject: not a header\u001b[31m',
      },
      { referrerinfo: JSON.stringify({ url: 'https://firm.example/homes/7', agent: 'x' }) },
    )
    expect([answer.status, answer.text]).toEqual([200, '{"message":"Ben will call you.","told":false}'])
    expect(await leadsOf(visitor)).toMatchObject([
      {
        workspaceId: app.workspaceId,
        firstName: 'Ana Maria',
        lastName: 'López',
        email: 'ana@visitor.example',
        phone: '+1 (206) 555-0100 ext. 7',
        message: 'Saturday?\r\nSubject: not a header\u001b[31m',
        consentText: null,
        page: 'https://firm.example/homes/7',
      },
    ])
    const [mail, ...more] = await mailsTo('team@lead-one.example')
    expect(more).toEqual([])
    expect(mail?.subject).toBe(
      `A visitor of Harbour Bcc: x@evil.example wants to be contacted (conversation ${visitor.sessionID})`,
    )
    for (const line of [
      'Name: Ana Maria López',
      'E-mail: ana@visitor.example',
      'Phone: +1 (206) 555-0100 ext. 7',
      'Message: Saturday?\n    Subject: not a header[31m\n',
      'Page: https://firm.example/homes/7',
      // A visitor cannot put words into the chatbot's mouth: further lines are set in.
      'Visitor: Any homes with a garden?\n    10:00 Chatbot: made up\n',
    ]) {
      expect(mail?.text).toContain(line)
    }
    expect(mail?.text).toMatch(/^\d\d\/\d\d\/\d{4}, \d\d:\d\d Chatbot: /m)
    expect(await mailsTo('daily@lead-one.example')).toEqual([])
  })

  quickTest('goes to EmailForDailyLeads where no person is named, and is kept where nobody is', async () => {
    const daily = await app.addChatbot({ EmailForDailyLeads: 'daily@lead-two.example' })
    const first = await openVisitor(app, daily)
    expect((await leave(first, { phone: '٠٢٠٦ ٥٥٥ ٠١٠٠', message: '' })).text).toBe('{"message":"","told":false}')
    expect(await leadsOf(first)).toMatchObject([{ phone: '0206 555 0100', email: '' }])
    expect((await mailsTo('daily@lead-two.example'))[0]?.text).toContain('(Nothing was said yet.)')
    const second = await openVisitor(app, await app.addChatbot())
    expect((await leave(second, { email: 'a@b.example', message: 'Hi' })).status).toBe(200)
    expect(await leadsOf(second)).toHaveLength(1)
  })

  quickTest('names its page in plain ASCII, whatever the window says', async () => {
    const visitor = await openVisitor(app, await app.addChatbot())
    const url = 'https://firm.example/\0a\nb\u202e?\ud800'
    const answer = await leave(visitor, { email: 'a@b.example', message: '' }, { referrerinfo: infoOf(url) })
    expect(answer.status, answer.text).toBe(200)
    expect(await leadsOf(visitor)).toMatchObject([{ page: 'https://firm.example/%00ab%E2%80%AE?%EF%BF%BD' }])
  })

  deepTest('that cannot be mailed now is kept, and mailed once it can be', async () => {
    const visitor = await openVisitor(app, await app.addChatbot({ TalkToHumanEmail: 'team@lead-three.example' }))
    const { mailer } = app.app
    let tries = 0
    app.app.mailer = {
      ...mailer,
      post: (...given) => {
        tries += 1
        return tries < 3 ? Promise.reject(new Error('the outbox is away')) : mailer.post(...given)
      },
    }
    expect((await leave(visitor, { email: 'a@b.example', message: 'Hi' })).status).toBe(200)
    expect(await leadsOf(visitor)).toHaveLength(1)
    expect(await mailsTo('team@lead-three.example')).toHaveLength(1)
    app.app.mailer = mailer
    expect(tries).toBe(3)
  })

  quickTest(
    'grows with what its conversation leaves: each time a mail of one thread, answered to the visitor',
    async () => {
      const visitor = await openVisitor(app, await app.addChatbot({ TalkToHumanEmail: 'team@lead-four.example' }))
      await leave(visitor, { firstName: 'Ana', email: 'ana@old.example', message: 'First' })
      await leave(visitor, { phone: '+1 206 555 0100', message: '<b>Second</b> & more' })
      await leave(visitor, { email: 'Ana@new.example', message: '' })
      const { rows } = await app.app.pool.query('SELECT * FROM leads WHERE "sessionId" = $1', [visitor.sessionID])
      expect(rows).toMatchObject([
        {
          firstName: 'Ana',
          emails: ['Ana@new.example', 'ana@old.example'],
          phones: ['+1 206 555 0100'],
          status: 'new',
        },
      ])
      const mails = await mailsTo('team@lead-four.example')
      expect(mails.map(({ subject }) => subject.startsWith('Re: '))).toEqual([false, true, true])
      expect(new Set(mails.map(({ thread }) => thread)).size).toBe(1)
      expect(mails.map(({ replyTo }) => replyTo).sort()).toContain('Ana@new.example')
      expect(mails[1]?.html).toContain('&lt;b&gt;Second&lt;/b&gt; &amp; more')
      expect(mails[1]?.text).toContain('Left earlier: ')
    },
  )

  quickTest('is left by what a visitor says, but not where consent is asked for first', async () => {
    const settings = { TalkToHumanEmail: 'team@lead-five.example' }
    const visitor = await openVisitor(app, await app.addChatbot(settings))
    const say = (who: Visitor, content: string) => callAsVisitor(wire, who, '/chat/Chat/Ask', { content })
    await say(visitor, '3 bedrooms in Kent under 600,000')
    expect(await leadsOf(visitor)).toEqual([])
    await say(visitor, 'Please call me at (206) 555-0100 or write to ana@visitor.example.')
    expect(await leadsOf(visitor)).toMatchObject([
      { email: 'ana@visitor.example', phone: '(206) 555-0100', source: 'chat', consentText: null },
    ])
    expect(await mailsTo('team@lead-five.example')).toHaveLength(1)
    const careful = await openVisitor(app, await app.addChatbot({ ...settings, ConsentEnable: true }))
    await say(careful, 'write to ana@visitor.example')
    expect(await leadsOf(careful)).toEqual([])
  })

  quickTest('goes to the owner of the workspace where a chatbot names nobody', async () => {
    await changeOwner(app.app.db, { workspaceId: app.workspaceId, by: 'test' }, 'owner@lead-six.example')
    const visitor = await openVisitor(app, await app.addChatbot())
    await leave(visitor, { email: 'a@b.example', message: 'Hi' })
    expect(await mailsTo('owner@lead-six.example')).toHaveLength(1)
    await changeOwner(app.app.db, { workspaceId: app.workspaceId, by: 'test' }, '')
  })
})

describe('what a lead must hold', () => {
  const invalid = async (body: object, message: string, settings = {}): Promise<void> => {
    const visitor = await openVisitor(app, await app.addChatbot(settings))
    expectFailure(await leave(visitor, body), 'invalid-fields', message)
    expect(await leadsOf(visitor)).toEqual([])
  }

  test('an e-mail address or a phone number', async () => {
    const message = 'email: leave an e-mail address or a phone number, so that somebody can answer.'
    await invalid({ message: 'Hi' }, message)
    await invalid({ message: 'Hi', email: '  ', phone: '' }, message)
    await invalid({ email: 'a@b.example' }, 'message: is required.')
  })

  test.each(['ana', 'ana@', 'a b@c.example', 'ana@visitor.example\r\nBcc: x@evil.example'])('not %j', async (email) => {
    await invalid({ email, message: '' }, `email: expected an e-mail address, got the text ${JSON.stringify(email)}.`)
  })

  test.each(['1234', '1'.repeat(21), 'call me', '206-555-01OO', '+1 206 555 0100; drop', '12345 ext'])(
    'not the phone number %j',
    async (phone) => {
      const expected = 'a phone number of 5 to 20 digits, such as "+1 206 555 0100"'
      await invalid({ phone, message: '' }, `phone: expected ${expected}, got the text ${JSON.stringify(phone)}.`)
    },
  )

  test('bounded texts', async () => {
    const contact = { email: 'a@b.example' }
    const long = (length: number, more: number): string =>
      `expected text of at most ${length} characters, got ${length + more} characters.`
    await invalid({ ...contact, message: 'x'.repeat(5_001) }, `message: ${long(5_000, 1)}`)
    await invalid({ ...contact, message: '', firstName: 'x'.repeat(101) }, `firstName: ${long(100, 1)}`)
    await invalid({ ...contact, message: '', consentText: 'x'.repeat(20_002) }, `consentText: ${long(20_001, 1)}`)
  })
})

describe('consent', () => {
  const tick = 'consent: tick the box, so that your details may be sent.'
  const contact = { email: 'a@b.example', message: 'Hi' }

  test('must be given where it is asked for, and its wording is kept and mailed', async () => {
    const serialNumber = await app.addChatbot({
      ConsentEnable: true,
      ConsentContent: 'We call you back.',
      ConsentCheckboxText: 'I agree',
      TalkToHumanEmail: 'team@consent.example',
    })
    const visitor = await openVisitor(app, serialNumber)
    for (const consent of [undefined, false]) {
      expectFailure(await leave(visitor, { ...contact, consent }), 'invalid-fields', tick)
    }
    // The firm's wording counts, whatever a client says it showed.
    expect((await leave(visitor, { ...contact, consent: true, consentText: 'Nothing' })).status).toBe(200)
    expect(await leadsOf(visitor)).toMatchObject([{ consentText: 'We call you back.\nI agree' }])
    const [mail] = await mailsTo('team@consent.example')
    expect(mail?.text).toContain('Agreed to: We call you back.\n    I agree\n')
  })

  test('the window’s own wording stands in for what is not set', async () => {
    const visitor = await openVisitor(app, await app.addChatbot({ ConsentEnable: true, ConsentContent: 'We call.' }))
    await leave(visitor, { ...contact, consent: true, consentText: ' I agree to it ' })
    await leave(visitor, { ...contact, consent: true, consentText: 'We call.\nI agree to it' })
    const consentText = 'We call.\nI agree to it'
    expect(await leadsOf(visitor)).toMatchObject([{ consentText }, { consentText }])
    const bare = await openVisitor(app, await app.addChatbot({ ConsentEnable: true }))
    const message = 'consentText: is required, because the chatbot has no wording of its own.'
    expectFailure(await leave(bare, { ...contact, consent: true }), 'invalid-fields', message)
    expectFailure(
      await leave(bare, { message: '' }),
      'invalid-fields',
      ['email: leave an e-mail address or a phone number, so that somebody can answer.', tick, message].join(' '),
    )
    expect((await leave(bare, { ...contact, consent: true, consentText: 'I agree' })).status).toBe(200)
  })
})

describe('too many', () => {
  test('of one session are refused, however they come', async () => {
    const visitor = await openVisitor(app, await app.addChatbot())
    const body = { email: 'a@b.example', message: 'Hi' }
    const answers = await Promise.all(Array.from({ length: 12 }, () => leave(visitor, body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)])
    expect(await leadsOf(visitor)).toHaveLength(5)
    const refused = await leave(visitor, body)
    const message = 'Too many contact forms were sent in this conversation: try again in 60 minutes.'
    expectFailure(refused, 'too-many-calls', message, ['retry-after'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500)
    await app.app.pool.query(
      `UPDATE "leadNotes" SET "createdAt" = "createdAt" - interval '1 hour' WHERE "sessionId" = $1`,
      [visitor.sessionID],
    )
    expect((await leave(visitor, body)).status).toBe(200)
  })
})

quickTest('a visitor who asks for a person in words is answered and mailed as before', async () => {
  const serialNumber = await app.addChatbot({
    TalkToHumanEmail: 'team@words.example',
    TalkToHumanResponseMessage: 'A colleague will write.',
  })
  const visitor = await openVisitor(app, serialNumber)
  const answer = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', {
    content: 'Can I talk to a real person please?',
  })
  expect(answer.text).toContain('{"content":"A colleague will write."}\n')
  const [mail] = await mailsTo('team@words.example')
  expect(mail?.subject).toContain('asks for a person')
  expect(mail?.text).toContain('Visitor: Can I talk to a real person please?\n')
})
