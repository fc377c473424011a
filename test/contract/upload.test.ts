import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePicture } from '../sample-media.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import type { Upload } from '../upload-file.ts'
import { dataOf, expectFailure, expectSuccess, failureText, openWire, sendBytes, type Wire } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let picture: Buffer

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  picture = await makePicture('png')
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const preparePath = '/chat/User/GetPreUploadUrl'
const reportPath = '/chat/User/ReportUploadSuccess'
const bare = { authorization: undefined, 'content-type': undefined }

async function prepare(fileName = 'kitchen.png'): Promise<Upload & { path: string }> {
  const answer = await wire.call({ path: preparePath, body: { fileName } })
  const data = dataOf<Upload>(answer)
  expectSuccess(answer, { FileStoreId: data.FileStoreId, PreUploadUrl: data.PreUploadUrl })
  return { ...data, path: data.PreUploadUrl.slice(app.url.length) }
}

test('three steps', async () => {
  const { FileStoreId, PreUploadUrl, path } = await prepare()
  expect(FileStoreId).toMatch(/^[1-9]\d*$/)
  expect(PreUploadUrl.startsWith(`${app.url}/`)).toBe(true)
  const put = await wire.call({ method: 'PUT', path, bytes: picture, headers: bare })
  expect(put.status).toBe(200)
  expectSuccess(await wire.call({ path: reportPath, body: { FileStoreId } }), true)
  expectSuccess(await wire.call({ path: reportPath, body: { FileStoreId } }), true)
})

test('the Content-Type of the bytes does not matter, nor do headers that clients send everywhere', async () => {
  for (const type of ['image/png', 'application/json', 'multipart/form-data; boundary=x', 'no/such', '']) {
    const { path, FileStoreId } = await prepare()
    const headers = { authorization: app.secretKey, 'content-type': type }
    expect((await wire.call({ method: 'PUT', path, bytes: picture, headers })).status, type).toBe(200)
    expectSuccess(await wire.call({ path: reportPath, body: { FileStoreId } }), true)
  }
})

test('each upload has an id and an address of its own', async () => {
  const uploads = await Promise.all([prepare(), prepare()])
  expect(new Set(uploads.map(({ FileStoreId }) => FileStoreId)).size).toBe(2)
  expect(new Set(uploads.map(({ PreUploadUrl }) => PreUploadUrl)).size).toBe(2)
})

test('the name is required text', async () => {
  expectFailure(await wire.call({ path: preparePath, body: {} }), 'invalid-fields', 'fileName: is required.')
  expectFailure(
    await wire.call({ path: preparePath, body: { fileName: 7 } }),
    'invalid-fields',
    'fileName: expected text, got 7.',
  )
  expectFailure(
    await wire.call({ path: preparePath, body: { fileName: ' ' } }),
    'invalid-fields',
    'fileName: expected text that is not blank, got the text "".',
  )
  for (const fileName of ['../../etc/passwd', 'a/b\\c', 'x\r\ny.png', '家.png', '.', 'a'.repeat(255)])
    await prepare(fileName)
})

test('an address that was changed by one character is a 404', async () => {
  const { path, FileStoreId } = await prepare()
  const message = 'This upload address is unknown, used or over: ask GetPreUploadUrl for a new one.'
  const wrong = [
    `${path.slice(0, -1)}${path.endsWith('0') ? '1' : '0'}`,
    path.replace(FileStoreId, '999999999'),
    path.replace(FileStoreId, 'x'),
  ]
  for (const other of wrong) {
    const answer = await wire.call({ method: 'PUT', path: other, bytes: picture, headers: bare })
    expect(answer).toMatchObject({ status: 404, text: failureText(404, message) })
    expect(answer.headers['x-error-code']).toBe('upload-not-found')
  }
  expect((await wire.call({ method: 'PUT', path, bytes: picture, headers: bare })).status).toBe(200)
})

test('an address takes one file', async () => {
  const { path } = await prepare()
  expect((await wire.call({ method: 'PUT', path, bytes: picture, headers: bare })).status).toBe(200)
  expect((await wire.call({ method: 'PUT', path, bytes: picture, headers: bare })).status).toBe(404)
})

test('an address is open for 5 minutes', async () => {
  const { now } = app.app
  const [early, late] = [await prepare(), await prepare()]
  try {
    app.app.now = () => new Date(now().getTime() + 299_000)
    expect((await wire.call({ method: 'PUT', path: early.path, bytes: picture, headers: bare })).status).toBe(200)
    app.app.now = () => new Date(now().getTime() + 301_000)
    expect((await wire.call({ method: 'PUT', path: late.path, bytes: picture, headers: bare })).status).toBe(404)
  } finally {
    app.app.now = now
  }
})

test('what never came cannot be reported, nor what nobody prepared', async () => {
  const { FileStoreId } = await prepare()
  const message = `No bytes have arrived for the file ${FileStoreId} yet: PUT them to its PreUploadUrl first.`
  expectFailure(await wire.call({ path: reportPath, body: { FileStoreId } }), 'upload-not-finished', message)
  for (const unknown of ['999999999', 'x', '-1', '0', '99999999999999999999999']) {
    expectFailure(
      await wire.call({ path: reportPath, body: { FileStoreId: unknown } }),
      'file-not-found',
      `No uploaded file of this workspace has the id ${unknown}.`,
    )
  }
  expectFailure(await wire.call({ path: reportPath, body: {} }), 'invalid-fields', 'FileStoreId: is required.')
  expectFailure(
    await wire.call({ path: reportPath, body: { FileStoreId: 5 } }),
    'invalid-fields',
    'FileStoreId: expected text, got 5.',
  )
})

test('nothing but PUT works on an address, and an empty file is refused', async () => {
  const { path } = await prepare()
  const place = path.split('?')[0]
  const answer = await wire.call({ method: 'GET', path, headers: bare })
  expectFailure(answer, 'method-not-allowed', `${place} does not take GET: use PUT.`, ['allow'])
  expect((await wire.call({ method: 'PUT', path, bytes: '', headers: bare })).status).toBe(400)
  expect((await wire.call({ method: 'PUT', path, bytes: picture, headers: bare })).status).toBe(200)
})

test('more than 100 MB is a 413 before it is sent', async () => {
  const { path } = await prepare()
  const { host } = new URL(app.url)
  const head = `PUT ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-length: ${100 * 1_048_576 + 1}\r\nconnection: close\r\n\r\n`
  const received = await sendBytes(app.url, head)
  expect(received).toMatch(/^HTTP\/1\.1 413 /)
  expect(received).toContain(failureText(413, 'The body is larger than 100 MB: send less at once.'))
})
