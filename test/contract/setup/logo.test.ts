import PostalMime, { type Email } from 'postal-mime'
import sharp from 'sharp'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'

// A firm's logo is drawn anew from what was uploaded, and heads its console, its mails and its pages.

let app: TestApp
let other: TestWorkspace
let mails: SMTPServer
const arrived: Email[] = []

beforeAll(async () => {
  mails = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece) => pieces.push(piece))
      stream.on('end', async () => {
        arrived.push(await PostalMime.parse(Buffer.concat(pieces)))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => mails.listen(0, '127.0.0.1', resolve))
  const address = mails.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  app = await startTestApp({ environment: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  app.app.mailer.start()
  other = await app.addWorkspace()
})
afterAll(async () => {
  await app?.close()
  await new Promise<void>((resolve) => mails.close(() => resolve()))
})

async function call<Body = Record<string, unknown>>(method: string, path: string, body?: object, key = app.secretKey) {
  const response = await fetch(app.url + path, {
    method,
    headers: { authorization: key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const told = (await response.json()) as Body & { Message?: string }
  return { status: response.status, body: told }
}

/** Uploads bytes as the console does. Its file id. */
async function upload(bytes: Uint8Array, fileName: string, key = app.secretKey): Promise<string> {
  const { body } = await call<{ Data: { FileStoreId: string; PreUploadUrl: string } }>(
    'POST',
    '/chat/User/GetPreUploadUrl',
    { fileName },
    key,
  )
  const { FileStoreId, PreUploadUrl } = body.Data
  await fetch(PreUploadUrl, { method: 'PUT', body: Buffer.from(bytes) })
  await call('POST', '/chat/User/ReportUploadSuccess', { FileStoreId }, key)
  return FileStoreId
}

const setLogo = (fileId?: string, key?: string) => call<{ logo: string }>('POST', '/v1/workspace/logo', { fileId }, key)
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 20, g: 60, b: 160, alpha: 0.5 } } })

test('is drawn small, keeps what is see-through, and is shown under a name that changes with it', async () => {
  const set = await setLogo(await upload(await drawing(2_400, 400).png().toBuffer(), 'logo.png'))
  expect(set.status, JSON.stringify(set.body)).toBe(200)
  expect(set.body.logo).toMatch(/^\/firm-logos\/[0-9a-f]{32}\.png$/)
  const shown = await fetch(app.url + set.body.logo)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('cache-control')).toContain('immutable')
  const { width, height, hasAlpha, format } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
  expect({ width, height, hasAlpha, format }).toEqual({ width: 480, height: 80, hasAlpha: true, format: 'png' })
  const next = await setLogo(await upload(await drawing(300, 300).jpeg().toBuffer(), 'logo.jpg'))
  expect(next.body.logo).not.toBe(set.body.logo)
  expect((await fetch(app.url + set.body.logo)).status).toBe(404)
  const log = await call<{ changes: object[] }>('GET', '/v1/audit-log')
  expect(log.body.changes[0]).toMatchObject({ action: 'logo.changed', details: { after: { hasLogo: true } } })
})

describe('what is no picture', () => {
  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'logo.svg'],
    ['text', 'not a picture', 'logo.png'],
    ['half a picture', '\u0089PNG\r\n\u001a\n', 'logo.png'],
  ])('%s is refused, and the logo stays', async (_name, bytes, fileName) => {
    const before = (await setLogo(await upload(await drawing(60, 60).png().toBuffer(), 'a.png'))).body.logo
    const refused = await setLogo(await upload(Buffer.from(bytes, 'latin1'), fileName))
    expect([refused.status, refused.body.Message?.slice(0, 7)]).toEqual([400, 'fileId:'])
    expect((await fetch(app.url + before)).status).toBe(200)
  })

  test('nor is a file of another firm, nor a number that is none', async () => {
    const theirs = await upload(await drawing(60, 60).png().toBuffer(), 'theirs.png', other.secretKey)
    for (const fileId of [theirs, '999999999', 'x', '-1', '1e3'])
      expect((await setLogo(fileId)).status, fileId).toBe(400)
    expect((await fetch(`${app.url}/firm-logos/${'f'.repeat(32)}.png`)).status).toBe(404)
    expect((await fetch(`${app.url}/firm-logos/..%2f..%2fx.png`)).status).toBe(404)
  })
})

test('heads mails, coming with them, and the pages of the firm; of no other firm', async () => {
  const { body } = await setLogo(await upload(await drawing(480, 120).png().toBuffer(), 'logo.png'))
  for (const { workspaceId } of [app, other])
    await app.app.mailer.post({
      workspaceId,
      recipient: 'ana@firm.example',
      subject: `Of ${workspaceId}`,
      text: 'Hello',
      html: '<!doctype html><html><body style="margin:0"><p>Hello</p></body></html>',
    })
  await expect.poll(() => arrived.length, { timeout: 30_000 }).toBe(2)
  const [ours, theirs] = [app, other].map(({ workspaceId }) =>
    arrived.find(({ subject }) => subject === `Of ${workspaceId}`),
  )
  expect(ours?.html).toContain('<img src="cid:logo@porchlight" alt="" width="192" height="48"></p><p>Hello</p>')
  expect(ours?.attachments).toMatchObject([{ mimeType: 'image/png', disposition: 'inline', related: true }])
  expect(theirs?.html).not.toContain('cid:')
  expect(theirs?.attachments).toEqual([])
  const serialNumber = await app.addChatbot({})
  const share = await fetch(`${app.url}/share/${serialNumber}`)
  expect(await share.text()).toContain(`<img class="firm-logo" src="..${body.logo}"`)
  const home = await fetch(`${app.url}/homes/${serialNumber}/1`)
  expect(await home.text()).toContain(`<img class="logo" src="../..${body.logo}"`)
  expect(await (await fetch(`${app.url}/chatbot-iframe/${serialNumber}`)).text()).not.toContain('firm-logo')
  expect((await setLogo('')).body.logo).toBe('')
  expect(await (await fetch(`${app.url}/share/${serialNumber}`)).text()).not.toContain('firm-logo')
})
