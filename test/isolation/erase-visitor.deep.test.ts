import { readdir, readFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandHere } from '../command-here.ts'
import { makeDataFolder } from '../data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { makePicture } from '../sample-media.ts'
import { makeStartedFolder } from '../started-folder.ts'

// What is promised after an erasure, looked for as a suspicious person would: in every file of the data folder.

const name = 'Zephyrine Quastenbergova'
const email = 'Zephyrine.Q@quastenberg-mail.example'
const phone = '+1 206 555 0147 2391'
const words = [...name.split(' '), 'quastenberg-mail', '0147 2391', 'Zephyrine.Q', 'wombat terrarium']
/** Somebody else, whose address ends like hers. */
const bystander = 'anne-zephyrine.q@quastenberg-mail.example.org'

const folder = await makeStartedFolder()
const files = join(folder.path, 'files')
/** For backups, which outlive an erasure. */
const elsewhere = makeDataFolder()
let refusals = 0
let smtp: SMTPServer
let environment: Record<string, string>
let server: ReadyPorchlight

beforeAll(async () => {
  // Takes mails for everybody but one, whom it refuses with the words of the mail in its answer.
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!address.startsWith('full@')) return done()
      refusals += 1
      done(Object.assign(new Error(`no room for ${name}`), { responseCode: 550 }))
    },
    onData: (stream, _session, done) => stream.resume().once('end', () => done()),
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  environment = {
    PORCHLIGHT_DATA_DIR: folder.path,
    SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    // Nothing listens there: its questions fail.
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: 'http://127.0.0.1:9/v1',
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'broken',
  }
  server = await startPorchlight(folder.path, environment)
})
afterAll(async () => {
  await killAll(server)
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  folder.remove()
  elsewhere.remove()
})

type Headers = Record<string, string>

async function call(path: string, body: unknown, headers: Headers): Promise<{ status: number; text: string }> {
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

async function expectOk(path: string, body: unknown, headers: Headers) {
  const { status, text } = await call(path, body, headers)
  expect(status, text).toBe(200)
  const answer = JSON.parse(text)
  return answer.Data ?? answer
}

const secret = (more: Headers = {}): Headers => ({ authorization: server.credentials.secretKey, ...more })

async function addChatbot(settings: object): Promise<string> {
  const serialNumber = await expectOk('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, secret())
  await expectOk('/chat/Chatbot/Edit', { serialNumber, ...settings }, secret())
  return serialNumber
}

async function openVisitor(serialNumber: string): Promise<Headers> {
  const { SessionKey } = await expectOk('/chat/Chatbot/GetConfig', { serialNumber }, {})
  return { 'chatrobot-sessionkey': SessionKey }
}

async function sendPicture(headers: Headers, fileName: string): Promise<string> {
  const { FileStoreId, PreUploadUrl } = await expectOk('/chat/User/GetPreUploadUrl', { fileName }, headers)
  // A picture may hold its maker's name.
  const bytes = Buffer.concat([await makePicture('png', { width: 30, height: 20 }), Buffer.from(name)])
  expect((await fetch(PreUploadUrl, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(200)
  await expectOk('/chat/User/ReportUploadSuccess', { FileStoreId }, headers)
  return FileStoreId
}

/** Everything that one visitor can leave behind. */
async function liveAsHer(): Promise<void> {
  const settings = { EnableUploadImage: true, TalkToHumanEmail: 'team@firm.example' }
  const visitor = await openVisitor(await addChatbot(settings))
  const say = (content: string) => call('/chat/Chat/Ask', { content }, visitor)
  await say(`I am ${name}, and I need a room for my wombat terrarium. `.repeat(60))
  await say(`Homes with a garden? Write to ${email}!`)
  const picture = await sendPicture(visitor, `${name}.png`)
  await call('/chat/Chat/Ask', { content: name, chatAskType: 'Image', fileIds: [Number(picture)] }, visitor)
  await sendPicture(visitor, `${name} unsent.png`)
  await expectOk(
    '/v1/visitor/lead',
    { firstName: 'Zephyrine', lastName: 'Quastenbergova', email, phone, message: 'The wombat terrarium is large.' },
    visitor,
  )
  await say('Homes with a wombat terrarium')
  await expectOk('/v1/visitor/alert', { email, when: 'atOnce' }, visitor)
  await say('I want to talk to a person, please')

  // A mail that is never delivered, and a question whose model fails.
  const refused = await openVisitor(await addChatbot({ TalkToHumanEmail: 'full@firm.example' }))
  await expectOk('/v1/visitor/lead', { firstName: name, email: email.toUpperCase(), message: '' }, refused)
  const broken = await openVisitor(await addChatbot({ Model: 'compatible/broken' }))
  const failed = await call('/chat/Chat/Ask', { content: `${name}, ${email}: a wombat terrarium?` }, broken)
  expect(failed.status, failed.text).toBe(200)

  // The firm's own server, which asks for her, with a picture of hers.
  const serialNumber = await addChatbot({})
  const { SessionID: sessionID } = await expectOk('/chat/Chatbot/GetSession', { serialNumber }, secret())
  const file = await sendPicture(secret(), `${name} by hand.png`)
  const ask = { sessionID, content: `For ${email}: ${name}`, chatAskType: 'Image', fileIds: [Number(file)] }
  const once = secret({ 'idempotency-key': `ask for ${name}` })
  await expectOk('/chat/Chat/ClientAsk', ask, once)
  await expectOk('/chat/Chat/ClientAsk', ask, once)
  await expectOk('/v1/visitors/export', { email }, secret({ 'idempotency-key': `export of ${email}` }))
}

/** The files of the data folder that hold one of the words, the database's write-ahead log among them. */
async function searchFiles(): Promise<string[]> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile()) continue
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    found.push(...words.filter((word) => bytes.includes(word)).map((word) => `${word} in ${path}`))
  }
  return found
}

async function backUp(target: string): Promise<string> {
  const made = await commandHere(['backup', target], environment)
  expect(made.code, made.stderr).toBe(0)
  return gunzipSync(await readFile(target)).toString('latin1')
}

test('after an erasure no file of the data folder and no row holds a word of the visitor', {
  timeout: 240_000,
}, async () => {
  const other = await openVisitor(await addChatbot({ TalkToHumanEmail: 'team@firm.example' }))
  await call('/chat/Chat/Ask', { content: `Diana here, ${bystander}, with a parrot aviary` }, other)
  await liveAsHer()
  const uploaded = await readdir(files, { recursive: true, withFileTypes: true })
  expect(uploaded.filter((entry) => entry.isFile())).toHaveLength(3)
  await expect.poll(() => refusals, { timeout: 60_000 }).toBeGreaterThan(0)

  const whole = await backUp(join(elsewhere.path, 'before.tar.gz'))
  expect(
    words.filter((word) => !whole.includes(word)),
    'or the search sees nothing',
  ).toEqual([])

  const asked = await commandHere(['visitor', 'erase', '--email', email], environment)
  expect([asked.code, asked.stderr]).toEqual([2, 'Nothing was erased. (--yes does not ask.)\n'])
  const erased = await commandHere(['visitor', 'erase', '--email', ` ${email.toLowerCase()} `, '--yes'], environment)
  expect(erased.stderr + erased.stdout).toContain('Erased: 4 conversations')
  expect(erased.stdout).toContain('5 leads, 3 files')
  expect(erased.stdout).not.toContain('written anew by the running server later')
  expect(erased.code).toBe(0)

  const rest = await backUp(join(elsewhere.path, 'after.tar.gz'))
  expect(words.filter((word) => rest.replaceAll(bystander, '').includes(word))).toEqual([])
  expect(rest).toContain('parrot aviary')
  expect(await server.stop()).toBe(0)
  expect((await searchFiles()).filter((line) => !line.startsWith('quastenberg-mail in'))).toEqual([])
})
