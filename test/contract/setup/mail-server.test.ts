import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { localhostCertificate, localhostKey } from '../../servers/localhost-certificate.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'

// An owner sets the mail server of the firm: nobody else's mails go through it, and its password is told to nobody.

let app: TestApp
let other: TestWorkspace
const arrived: { mail: Email; user: string }[] = []
const ends: (() => Promise<void>)[] = []
const trusted = getCACertificates('default')

beforeAll(async () => {
  setDefaultCACertificates([...trusted, localhostCertificate])
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: 'localhost,127.0.0.1' } })
  other = await app.addWorkspace()
})
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  await app?.close()
})

async function call<Body = Record<string, unknown>>(method: string, path: string, body?: object, key = app.secretKey) {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  // Answers outside of the contract are the Data itself; failures say why in Message.
  const told = (await response.json()) as Body & { Message?: string }
  return { status: response.status, code: response.headers.get('x-error-code'), body: told }
}

/** A mail server that speaks TLS and lets in who knows the password. Answers its port. */
async function startServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    secure: true,
    key: localhostKey,
    cert: localhostCertificate,
    onAuth: ({ username, password }, _session, done) =>
      password === 'five blue boats' ? done(null, { user: username }) : done(new Error('Bad credentials')),
    onData(stream, session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece) => pieces.push(piece))
      stream.on('end', async () => {
        arrived.push({ mail: await PostalMime.parse(Buffer.concat(pieces)), user: String(session.user) })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(() => resolve())))
  const address = server.server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const settings = (port: number, changes: object = {}) => ({
  host: 'localhost',
  port,
  security: 'tls',
  userName: 'hello@harbour.example',
  password: 'five blue boats',
  sender: 'Harbour Homes <hello@harbour.example>',
  ...changes,
})

const postMail = (workspaceId: number, subject: string) =>
  app.app.mailer.post({ workspaceId, recipient: 'ana@firm.example', subject, text: 'Hello', html: '<p>Hello</p>' })

test('what waits goes out once a server is set, only of that firm, and the password is kept sealed and told to nobody', async () => {
  const port = await startServer()
  await postMail(app.workspaceId, 'Ours')
  await postMail(other.workspaceId, 'Theirs')
  expect((await call('GET', '/v1/mail-server')).body).toMatchObject({ setBy: 'nobody', host: '', hasPassword: false })
  const set = await call('POST', '/v1/mail-server', settings(port))
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(set.body).toEqual({
    setBy: 'firm',
    host: 'localhost',
    port,
    security: 'tls',
    userName: 'hello@harbour.example',
    hasPassword: true,
    sender: 'Harbour Homes <hello@harbour.example>',
  })
  await expect.poll(() => arrived.map(({ mail }) => mail.subject), { timeout: 30_000 }).toEqual(['Ours'])
  expect(arrived[0]).toMatchObject({
    user: 'hello@harbour.example',
    mail: { from: { name: 'Harbour Homes', address: 'hello@harbour.example' } },
  })
  expect((await call('GET', '/v1/mail-server', undefined, other.secretKey)).body).toMatchObject({ setBy: 'nobody' })
  const theirs = await call<{ mails: { state: string }[]; sends: boolean }>(
    'GET',
    '/v1/outbox',
    undefined,
    other.secretKey,
  )
  expect(theirs.body).toMatchObject({ sends: false, mails: [{ state: 'waiting' }] })
  const { rows } = await app.app.pool.query('SELECT * FROM "mailServers"')
  expect(JSON.stringify(rows)).not.toContain('five blue boats')
  expect(rows[0].sealedPassword.toString('latin1')).not.toContain('five blue boats')
  const log = await call<{ changes: object[] }>('GET', '/v1/audit-log')
  expect(log.body.changes[0]).toMatchObject({
    action: 'mail-server.changed',
    details: { after: { host: 'localhost', port } },
  })
  expect(JSON.stringify(log.body)).not.toContain('five blue boats')
})

test('a password stays for the server that it was given for, and goes to no other', async () => {
  const port = await startServer()
  await call('POST', '/v1/mail-server', settings(port))
  const { password: _, ...without } = settings(port, { sender: 'hello@harbour.example' })
  expect((await call('POST', '/v1/mail-server', without)).body).toMatchObject({ hasPassword: true })
  expect((await call('POST', '/v1/mail-server/test', {})).body).toEqual({ recipient: 'hello@harbour.example' })
  const elsewhere = await call('POST', '/v1/mail-server', { ...without, host: 'mail.elsewhere.example' })
  expect([elsewhere.status, elsewhere.body.Message]).toEqual([
    400,
    'password: is required for this host and user name.',
  ])
  expect((await call('DELETE', '/v1/mail-server')).body).toMatchObject({
    setBy: 'nobody',
    host: '',
    hasPassword: false,
  })
})

describe('a test message that does not go out says why, in a sentence with the way out', () => {
  test.each([
    ['a password that is wrong', {}, { password: 'wrong' }, /did not accept the user name and the password/],
    ['TLS where there is STARTTLS', { secure: false }, {}, /Port 465 usually wants TLS, port 587 STARTTLS/],
    [
      'a sender that is not theirs',
      { onMailFrom: refuse },
      {},
      /does not let you send as .*Use the address of the account/,
    ],
    ['a recipient that is refused', { onRcptTo: refuse }, {}, /does not take mail for this recipient/],
    ['a name that is none', {}, { host: 'no-such-host.invalid' }, /no server called no-such-host\.invalid/],
    ['a private network', {}, { host: '10.0.0.7' }, /inside a private network.*PORCHLIGHT_OUTBOUND_ALLOW/],
    [
      'a certificate for another name',
      {},
      { host: '127.0.0.1' },
      /The certificate of 127\.0\.0\.1 could not be trusted/,
    ],
  ] as const)('%s', async (name, server, changes, sentence) => {
    const port = await startServer(server)
    expect((await call('POST', '/v1/mail-server', settings(port, changes))).status).toBe(200)
    const tried = await call('POST', '/v1/mail-server/test', {})
    // What the firm has set wrongly is told before anybody is asked; 502: another server was asked, and failed.
    const isAsked = !/^a (name that is none|private network)/.test(name)
    expect([tried.status, tried.code]).toEqual(isAsked ? [502, 'mail-failed'] : [409, 'mail-server-not-usable'])
    expect(tried.body.Message).toMatch(sentence)
    expect(tried.body.Message).not.toContain('five blue boats')
  })

  test('nothing listens, or nothing is set', async () => {
    const port = await startServer()
    for (const end of ends.splice(0)) await end()
    await call('POST', '/v1/mail-server', settings(port))
    expect((await call('POST', '/v1/mail-server/test', {})).body.Message).toContain(
      `Nothing answers at localhost on port ${port}. Check the port`,
    )
    await call('DELETE', '/v1/mail-server')
    const unset = await call('POST', '/v1/mail-server/test', {})
    expect([unset.status, unset.code]).toEqual([409, 'mail-server-not-set'])
    expect(unset.body.Message).toBe('No mail server is set: set one in the console, under Set-up, Mails.')
  })
})

test.each([
  [{ host: 'smtp://x' }, 'host:'],
  [{ host: '1.0' }, 'host:'],
  [{ host: '２１３０７０６４３３' }, 'host:'],
  [{ host: '0x7f.1' }, 'host:'],
  [{ sender: 'Harbour Homes' }, 'sender:'],
  [{ sender: 'a@b.example\r\nBcc: x@y.example' }, 'sender:'],
  [{ port: 0 }, 'port:'],
])('%j is refused', async (changes, field) => {
  const { status, body } = await call('POST', '/v1/mail-server', settings(465, changes))
  expect([status, body.Message?.slice(0, field.length)]).toEqual([400, field])
})

test('the environment wins, and says so', async () => {
  const operated = await startTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
  const told = await fetch(`${operated.url}/v1/mail-server`, { headers: { authorization: operated.secretKey } })
  expect(await told.json()).toMatchObject({ setBy: 'server', host: '' })
  const tried = await fetch(`${operated.url}/v1/mail-server/test`, {
    method: 'POST',
    headers: { authorization: operated.secretKey, 'content-type': 'application/json' },
    body: '{}',
  })
  expect(tried.status).toBe(403)
  expect(await tried.json()).toMatchObject({ Message: expect.stringContaining('whoever is signed in') })
  await operated.close()
})

function refuse(_address: unknown, _session: unknown, done: (error: Error) => void): void {
  done(Object.assign(new Error('Not here'), { responseCode: 550 }))
}
