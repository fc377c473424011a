import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import ICAL from 'ical.js'
import { pino } from 'pino'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import { quietMs } from '../../../test/timing/slowness.ts'
import { insertWorkspace } from '../../firm/workspaces/workspace-store.ts'
import { type CalendarTour, writeTourCalendar } from '../../visitors/tours/mail/tour-calendar.ts'
import type { OpenDatabase } from '../database/connect.ts'
import { Secrets } from '../secrets/secrets.ts'
import { secretMark } from './mail-secret.ts'
import type { Mail, Mailer } from './mailer.ts'
import { makeMailer } from './make-mailer.ts'
import { startOutboxSender } from './outbox-sender.ts'
import { makeSmtpSender } from './smtp-sender.ts'

interface Arrived {
  from: string
  to: string[]
  raw: string
  mail: Email
}

let database: OpenDatabase
let workspaceId: number
let arrived: Arrived[]
/** Set with the database. */
let secrets: Secrets
const log = pino({ level: 'silent' })
const ends: (() => Promise<void>)[] = []

beforeEach(async () => {
  database = await openTestDatabase()
  secrets = new Secrets({ db: database.db, dataDir: tmpdir(), configured: '0'.repeat(64) })
  workspaceId = await insertWorkspace(database.db, 'Test workspace')
  arrived = []
})

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await database.close()
})

/** A real mail server on loopback. Answers its address. */
async function startServer(options: SMTPServerOptions = {}): Promise<string> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece) => pieces.push(piece))
      stream.on('end', async () => {
        const bytes = Buffer.concat(pieces)
        const { mailFrom, rcptTo } = session.envelope
        arrived.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          raw: bytes.toString(),
          mail: await PostalMime.parse(bytes),
        })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  return `127.0.0.1:${portOf(server.server)}`
}

function portOf(server: { address(): unknown }): number {
  const address = server.address()
  return typeof address === 'object' && address !== null && 'port' in address ? Number(address.port) : 0
}

function mailer(smtpUrl: string | null, mailFrom: string | null = 'Porchlight <hello@firm.example>'): Mailer {
  const made = makeMailer({ smtpUrl, mailFrom }, { db: database.db, log, secrets, isAllowed: () => true })
  ends.push(() => made.close())
  return made
}

const mail = (changes: Partial<Mail> = {}): Mail => ({
  workspaceId,
  recipient: 'agent@firm.example',
  subject: 'A visitor asks for a person',
  text: 'Grüße from the porch\n.\nand more\n',
  html: '<p>Grüße from the porch</p>',
  ...changes,
})

const tourOfCalendar: CalendarTour = {
  uid: '7@porchlight',
  sequence: 3,
  isCancelled: false,
  startsAt: new Date('2026-11-25T18:00:00Z'),
  minutes: 30,
  summary: 'Tour: 12 Fir Street; “new”, über',
  description: 'Ring at the gate.',
  location: '12 Fir Street',
  url: null,
  organizer: { name: 'Harbour Homes', email: 'team@firm.example' },
  guest: { name: 'Ana', email: 'ana@visitor.example' },
}

const outbox = () =>
  database.db
    .selectFrom('outbox')
    .select(['id', 'state', 'attempts', 'lastError', 'sentAt', 'nextAttemptAt'])
    .orderBy('id')
    .execute()

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 15_000
  while (!(await isSo())) {
    if (performance.now() > end) expect.fail('it did not happen in 15 s')
    await wait(20)
  }
}

describe('with a mail server', () => {
  quickTest('a mail arrives as it was posted, and is noted as sent', async () => {
    await mailer(`smtp://${await startServer()}`).post(mail())
    await until(() => arrived.length === 1)
    expect(arrived[0]).toMatchObject({ from: 'hello@firm.example', to: ['agent@firm.example'] })
    expect(arrived[0]?.mail).toMatchObject({
      from: { name: 'Porchlight', address: 'hello@firm.example' },
      to: [{ address: 'agent@firm.example' }],
      subject: 'A visitor asks for a person',
      // Between the parts of a mail the last line break is theirs.
      text: expect.stringMatching(/^Grüße from the porch\n\.\nand more\n*$/),
      html: expect.stringContaining('<p>Grüße from the porch</p>'),
    })
    await until(async () => (await outbox())[0]?.state === 'sent')
    expect((await outbox())[0]).toMatchObject({ attempts: 1, lastError: null })
  })

  quickTest(
    'what a link ends in is in the mail alone: the outbox never says it, and forgets it once it is sent',
    async () => {
      const secret = 'what-only-the-recipient-reads'
      const text = `Open https://firm.example/#${secretMark}\n`
      const held = { text, html: `<a href="https://firm.example/#${secretMark}">Open</a>`, secret }
      const readRows = () => database.db.selectFrom('outbox').selectAll().execute()
      await mailer(null).post(mail(held))
      const [waiting] = await readRows()
      expect(waiting?.text).toBe(text)
      expect(waiting?.sealedSecret).toBeInstanceOf(Buffer)
      expect(JSON.stringify(waiting) + waiting?.sealedSecret?.toString('latin1')).not.toContain(secret)
      mailer(`smtp://${await startServer()}`)
      await until(() => arrived.length === 1)
      expect(arrived[0]?.mail.text).toContain(`https://firm.example/#${secret}`)
      expect(arrived[0]?.mail.html).toContain(`href="https://firm.example/#${secret}"`)
      await until(async () => (await readRows())[0]?.state === 'sent')
      expect((await readRows())[0]).toMatchObject({ text, sealedSecret: null })
    },
  )

  quickTest('one whose secret no key opens fails for good, and holds up no other', async () => {
    const server = `smtp://${await startServer()}`
    const held = { text: secretMark, html: secretMark, secret: 'gone' }
    await mailer(null).post(mail(held))
    await database.pool.query(`UPDATE outbox SET "sealedSecret" = '\\x00'`)
    await mailer(server).post(mail())
    await until(() => arrived.length === 1)
    await until(async () => (await outbox())[0]?.state === 'failed')
    expect((await outbox())[0]?.lastError).toContain('make a new link')
  })

  deepTest('an invitation arrives as the part that calendars read, with its method, and as a file', async () => {
    const calendar = writeTourCalendar(tourOfCalendar, new Date('2026-11-23T16:00:00Z'))
    await mailer(`smtp://${await startServer()}`).post(mail({ html: '<p>Grüße</p>', calendar }))
    await until(() => arrived.length === 1)
    const [part, ...more] = arrived[0]?.mail.attachments.filter(({ mimeType }) => mimeType === 'text/calendar') ?? []
    expect([part?.method, more.length]).toEqual(['REQUEST', 0])
    const text = typeof part?.content === 'string' ? part.content : new TextDecoder().decode(part?.content)
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent') ?? undefined)
    expect([event.uid, event.summary, event.sequence]).toEqual(['7@porchlight', 'Tour: 12 Fir Street; “new”, über', 3])
    expect(arrived[0]?.raw).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(arrived[0]?.raw).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m)
    expect(arrived[0]?.raw).toMatch(/filename=tour\.ics/)
  })

  quickTest('mail programs are told where one click ends it (RFC 8058), and nothing where nothing ends', async () => {
    const sender = mailer(`smtp://${await startServer()}`)
    const unsubscribe = `https://chat.firm.example/alerts/stop/1.2.${'x'.repeat(43)}`
    await sender.post(mail({ unsubscribe }))
    await until(() => arrived.length === 1)
    const headers = new Map(arrived[0]?.mail.headers.map(({ key, value }) => [key, value]))
    expect(headers.get('list-unsubscribe')).toBe(`<${unsubscribe}>`)
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await sender.post(mail())
    await until(() => arrived.length === 2)
    expect(arrived[1]?.mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([])
  })

  quickTest('text of visitors cannot add headers or recipients', async () => {
    const subject = 'Hello\r\nBcc: thief@elsewhere.example\r\n\r\nbody\u2028 \u0000end'
    await mailer(`smtp://${await startServer()}`).post(
      mail({ subject, text: 'Bcc: thief@elsewhere.example\r\n\r\n.\r\nQUIT\r\n' }),
    )
    await until(() => arrived.length === 1)
    expect(arrived[0]?.to).toEqual(['agent@firm.example'])
    expect(arrived[0]?.mail.bcc ?? []).toEqual([])
    expect(arrived[0]?.mail.subject).toBe('Hello Bcc: thief@elsewhere.example body end')
    expect(arrived[0]?.mail.text).toContain('QUIT')
    await wait(50)
    expect(arrived.length).toBe(1)
  })

  quickTest.each([
    'a@firm.example, thief@elsewhere.example',
    'a@firm.example\r\nBcc: thief@elsewhere.example',
    'Agent <a@firm.example>',
    'a@firm.example>\r\nRCPT TO:<thief@elsewhere.example',
    'nobody',
    '',
    `${'a'.repeat(300)}@firm.example`,
  ])('%j is no recipient', async (recipient) => {
    await expect(mailer(null).post(mail({ recipient }))).rejects.toThrow('one plain address')
    expect(await outbox()).toEqual([])
  })

  deepTest(
    'without PORCHLIGHT_MAIL_FROM the user of the address is the sender, or porchlight at its host',
    async () => {
      const server = await startServer({
        onAuth: (_auth, _session, done) => done(null, { user: 'x' }),
        allowInsecureAuth: true,
      })
      await mailer(`smtp://agency%40firm.example:pass%2Fword@${server}`, null).post(mail())
      await until(() => arrived.length === 1)
      expect(arrived[0]?.from).toBe('agency@firm.example')
      await until(async () => (await outbox())[0]?.state === 'sent')
      await mailer(`smtp://${server}`, null).post(mail())
      await until(() => arrived.length === 2)
      expect(arrived[1]?.from).toBe('porchlight@127.0.0.1')
    },
  )

  deepTest('many mails all arrive, each once, also when two processes send', async () => {
    const server = await startServer()
    const mailers = [mailer(`smtp://${server}`), mailer(`smtp://${server}`)]
    const posts = Array.from({ length: 30 }, (_, index) => mailers[index % 2]?.post(mail({ subject: `Mail ${index}` })))
    await Promise.all(posts)
    await until(async () => (await outbox()).every(({ state }) => state === 'sent'))
    const subjects = arrived.map((one) => one.mail.subject).sort()
    expect(subjects).toEqual(Array.from({ length: 30 }, (_, index) => `Mail ${index}`).sort())
  })
})

describe('without a mail server', () => {
  test('mails wait, and are sent once there is one', async () => {
    await mailer(null).post(mail({ subject: 'From before' }))
    expect(await outbox()).toMatchObject([{ state: 'waiting', attempts: 0 }])
    mailer(`smtp://${await startServer()}`)
    await until(() => arrived.length === 1)
    expect(arrived[0]?.mail.subject).toBe('From before')
  })
})

describe('when it does not work', () => {
  quickTest('a server that is not there is tried again a minute later', async () => {
    const begin = Date.now()
    await mailer('smtp://127.0.0.1:1').post(mail())
    await until(async () => (await outbox())[0]?.lastError !== null)
    const [row] = await outbox()
    expect(row).toMatchObject({ state: 'waiting', attempts: 0 })
    expect(row?.lastError).toContain('ECONNREFUSED')
    // The try was between `begin` and now, however long that took.
    const due = row?.nextAttemptAt.getTime() ?? 0
    expect(due - begin).toBeGreaterThan(50_000)
    expect(due - Date.now()).toBeLessThan(65_000)
  })

  quickTest('what failed is sent once it is due again and the server takes it', async () => {
    let refuse = true
    const server = await startServer({
      onRcptTo: (_address, _session, done) =>
        done(refuse ? Object.assign(new Error('Greylisted, come back later'), { responseCode: 451 }) : null),
    })
    const sender = mailer(`smtp://${server}`)
    await sender.post(mail({ subject: 'Greylisted' }))
    await until(async () => (await outbox())[0]?.lastError !== null)
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', lastError: expect.stringContaining('Greylisted') })
    refuse = false
    await makeDue()
    await sender.post(mail({ subject: 'Another' }))
    await until(async () => (await outbox()).every(({ state }) => state === 'sent'))
    expect((await outbox())[0]).toMatchObject({ attempts: 2, lastError: null })
  })

  quickTest('a recipient that the server does not know fails at once, with what it said', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such mailbox'), { responseCode: 550 })),
    })
    await mailer(`smtp://${server}`).post(mail())
    await until(async () => (await outbox())[0]?.state === 'failed')
    expect((await outbox())[0]).toMatchObject({ attempts: 1, lastError: expect.stringContaining('No such mailbox') })
  })

  deepTest('a refused login is our settings, not the mail: it is kept for later', async () => {
    const server = await startServer({
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('Wrong password')),
    })
    await mailer(`smtp://user:wrong@${server}`).post(mail())
    await until(async () => (await outbox())[0]?.lastError !== null)
    expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
    expect((await outbox())[0]?.lastError).not.toContain('wrong@')
  })

  quickTest('a mail that is put off for five days has failed with its last try', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('Mailbox full'), { responseCode: 452 })),
    })
    await mailer(null).post(mail())
    await database.db.updateTable('outbox').set({ attempts: 12 }).execute()
    mailer(`smtp://${server}`)
    await until(async () => (await outbox())[0]?.state === 'failed')
    expect((await outbox())[0]).toMatchObject({ attempts: 13, lastError: expect.stringContaining('Mailbox full') })
  })

  quickTest.each(['says nothing', 'greets and then says nothing', 'never comes to the end of its answer'])(
    'a server that %s holds up neither the poster nor the end',
    async (how) => {
      const server = await startHangingServer(how)
      const startSender = (limits: { connectMs: number; silenceMs: number; sendMs: number }) =>
        startOutboxSender(database.db, makeSmtpSender({ url: `smtp://${server}`, from: null, limits }), log)
      const hurried = startSender({ connectMs: 300, silenceMs: 300, sendMs: 600 })
      await mailer(null).post(mail())
      hurried.wake()
      await until(async () => (await outbox())[0]?.lastError !== null)
      expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
      await hurried.close()
      await makeDue()
      // Left to itself, this one would wait for minutes.
      const patient = startSender({ connectMs: 300_000, silenceMs: 300_000, sendMs: 300_000 })
      patient.wake()
      await until(async () => (await outbox())[0]?.attempts === 1)
      const started = performance.now()
      await patient.close()
      expect(quietMs(performance.now() - started)).toBeLessThan(10_000)
      // A try that we ended ourselves does not count.
      expect((await outbox())[0]).toMatchObject({ state: 'waiting', attempts: 0 })
    },
  )

  quickTest('a mail whose process died is taken up by another after its lease', async () => {
    await mailer(null).post(mail())
    await database.db
      .updateTable('outbox')
      .set({ attempts: 1, nextAttemptAt: new Date(Date.now() + 60_000) })
      .execute()
    const other = mailer(`smtp://${await startServer()}`)
    await wait(100)
    expect(arrived).toEqual([])
    await makeDue()
    await other.post(mail({ subject: 'Wakes it' }))
    await until(() => arrived.length === 2)
  })
})

async function makeDue(): Promise<void> {
  await database.db
    .updateTable('outbox')
    .set({ nextAttemptAt: new Date(0) })
    .where('state', '=', 'waiting')
    .execute()
}

async function startHangingServer(how: string): Promise<string> {
  const server: Server = createServer((socket) => {
    // It hears everything, so that closing it proves that no connection was left open.
    socket.on('error', () => {}).resume()
    if (how.startsWith('greets')) socket.write('220 hello\r\n')
    if (how.startsWith('never')) socket.write('220 hello\r\n')
    const timer = how.startsWith('never') ? setInterval(() => socket.write('250-AND\r\n'), 50) : undefined
    socket.on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  return `127.0.0.1:${portOf(server)}`
}
