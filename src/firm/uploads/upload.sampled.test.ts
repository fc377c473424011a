import { createReadStream } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { PassThrough, Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest } from '../../../test/run/how-much.ts'
import { makePicture } from '../../../test/sample-media.ts'
import { type Answer, startTestApp, type TestApp, type TestWorkspace } from '../../../test/test-app.ts'
import { beginUpload, putBytes as put, reportUploadOf, type Upload, uploadFile } from '../../../test/upload-file.ts'
import { isImageOfWorkspace } from './image-of-workspace.ts'
import { removeAbandonedUploads } from './remove-abandoned-uploads.ts'

const never = '99999999'
const limit = 104_857_600
let server: TestApp
let picture: Buffer

beforeAll(async () => {
  server = await startTestApp()
  picture = await makePicture('png')
})
afterAll(() => server.close())

const begin = () => beginUpload(server)
const report: (id: unknown, as?: TestWorkspace) => Promise<Answer> = (id, as) => reportUploadOf(server, id, as)
const upload = (bytes: Buffer) => uploadFile(server, bytes)
const rowOf = (id: string | number) =>
  server.app.db.selectFrom('files').selectAll().where('id', '=', Number(id)).executeTakeFirst()

async function storedNames(): Promise<string[]> {
  const names: string[] = []
  for await (const { name } of server.app.files.list()) names.push(name)
  return names
}

describe('the three steps', () => {
  test('a file goes in and is usable after the third step, not before', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    expect(FileStoreId).toMatch(/^[1-9]\d*$/)
    expect(PreUploadUrl.startsWith(`${server.url}/`)).toBe(true)
    const stored = await put(PreUploadUrl, picture)
    expect([stored.status, stored.text]).toEqual([
      200,
      '{"Data":true,"Version":"1.0.0","Success":true,"Code":200,"Message":""}',
    ])
    expect(await isImageOfWorkspace(server.app.db, server.workspaceId, Number(FileStoreId))).toBe(false)
    const done = await report(FileStoreId)
    expect([done.status, done.text]).toEqual([
      200,
      '{"Data":true,"Version":"1.0.0","Success":true,"Code":200,"Message":""}',
    ])
    expect(await isImageOfWorkspace(server.app.db, server.workspaceId, Number(FileStoreId))).toBe(true)
    const row = await rowOf(FileStoreId)
    expect(row).toMatchObject({
      state: 'stored',
      mimeType: 'image/png',
      bytes: picture.length,
      fileName: 'kitchen.png',
    })
    expect((await buffer(await server.app.files.open(row?.storageName ?? ''))).equals(picture)).toBe(true)
  })

  test('the third step may be repeated', async () => {
    const id = await upload(picture)
    expect((await report(String(id))).body.Data).toBe(true)
  })

  test('the address holds a secret that the database does not know', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const token = new URL(PreUploadUrl).searchParams.get('token') ?? ''
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(await rowOf(FileStoreId))).not.toContain(token)
    expect((await rowOf(FileStoreId))?.uploadTokenHash.length).toBe(32)
  })

  test('with PORCHLIGHT_PUBLIC_URL the address is that of clients', async () => {
    const other = await startTestApp({ environment: { PORCHLIGHT_PUBLIC_URL: 'https://chat.firm.example/porch/' } })
    const { body } = await other.post<Upload>('/chat/User/GetPreUploadUrl', { fileName: 'x' })
    expect(body.Data.PreUploadUrl.startsWith('https://chat.firm.example/porch/uploads/')).toBe(true)
    await other.close()
  })

  test.each([
    [{}, 'fileName: is required.'],
    [{ fileName: '  ' }, 'fileName: expected text that is not blank'],
    [{ fileName: 7 }, 'fileName: expected text'],
    [{ fileName: 'x'.repeat(256) }, 'at most 255 characters'],
  ])('step 1 with %j is refused', async (body, message) => {
    const answer = await server.post('/chat/User/GetPreUploadUrl', body)
    expect([answer.status, answer.body.Code]).toEqual([400, 400])
    expect(answer.body.Message).toContain(message)
  })

  test('each step needs the secret key, save the address itself', async () => {
    for (const path of ['/chat/User/GetPreUploadUrl', '/chat/User/ReportUploadSuccess']) {
      const body = { fileName: 'x', FileStoreId: '1' }
      expect((await server.post(path, body, { headers: { authorization: undefined } })).status).toBe(401)
    }
  })
})

describe('the third step refuses', () => {
  test('a file whose bytes have not come: 409', async () => {
    const { FileStoreId } = await begin()
    const answer = await report(FileStoreId)
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([409, 'upload-not-finished'])
  })

  test('the file of another workspace, and none at all: 404, told apart by nothing', async () => {
    const other = await server.addWorkspace()
    const { FileStoreId, PreUploadUrl } = await begin()
    await put(PreUploadUrl, picture)
    const foreign = await report(FileStoreId, other)
    const missing = await report(never, other)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(foreign.body.Message.replace(FileStoreId, '')).toBe(missing.body.Message.replace(never, ''))
    expect((await report(FileStoreId)).status).toBe(200)
    expect(await isImageOfWorkspace(server.app.db, other.workspaceId, Number(FileStoreId))).toBe(false)
  })

  test.each(['0', '-1', '1.5', '1e3', '0x10', 'abc', '9'.repeat(30), '1;drop table files'])(
    '%j, which is no id: 404',
    async (id) => {
      expect((await report(id)).status).toBe(404)
    },
  )

  test.each([[12], [null], [true], [{}], [['1']]])('%j, which is no text: 400', async (id) => {
    const answer = await report(id)
    expect(answer.status).toBe(400)
    expect(answer.body.Message).toContain('FileStoreId')
  })
})

describe('clients of S3 send', () => {
  test.each([
    ['a type of their own', { 'content-type': 'application/x-whatever; charset=binary' }],
    ['a picture', { 'content-type': 'image/png' }],
    ['JSON that it is not', { 'content-type': 'application/json' }],
    ['what is no type', { 'content-type': 'not a type' }],
    ['headers of S3', { 'x-amz-acl': 'private', 'content-md5': 'rL0Y20zC+Fzt72VPzMSk2A==' }],
  ])('%s', async (_what, headers) => {
    const { FileStoreId, PreUploadUrl } = await begin()
    expect((await put(PreUploadUrl, picture, headers)).status).toBe(200)
    expect((await rowOf(FileStoreId))?.bytes).toBe(picture.length)
  })

  test('chunks without a length and without a type', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const status = await new Promise<number>((resolve, reject) => {
      const sending = httpRequest(PreUploadUrl, { method: 'PUT' }, (response) => {
        response.resume()
        resolve(response.statusCode ?? 0)
      })
      sending.on('error', reject)
      sending.write(picture.subarray(0, 10))
      sending.end(picture.subarray(10))
    })
    expect([status, (await rowOf(FileStoreId))?.bytes]).toEqual([200, picture.length])
  })

  test('a question whether they may, as browsers do', async () => {
    const { PreUploadUrl } = await begin()
    const asked = await fetch(PreUploadUrl, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://firm.example',
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(asked.status).toBe(204)
    expect(asked.headers.get('access-control-allow-methods')).toContain('PUT')
    expect(asked.headers.get('access-control-allow-origin')).toBe('*')
    const stored = await put(PreUploadUrl, picture, { origin: 'https://firm.example', 'content-type': 'image/png' })
    expect(stored.headers.get('access-control-allow-origin')).toBe('*')
  })
})

describe('an address', () => {
  test('is used up by a success', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    await put(PreUploadUrl, picture)
    const second = await put(PreUploadUrl, Buffer.from('something else'))
    expect([second.status, second.headers.get('x-error-code')]).toEqual([404, 'upload-not-found'])
    expect((await rowOf(FileStoreId))?.bytes).toBe(picture.length)
    await report(FileStoreId)
    expect((await put(PreUploadUrl, Buffer.from('something else'))).status).toBe(404)
  })

  test('is open for five minutes', async () => {
    const { PreUploadUrl } = await begin()
    const { now } = server.app
    const later = (ms: number) => () => new Date(now().getTime() + ms)
    server.app.now = later(301_000)
    expect((await put(PreUploadUrl, picture)).status).toBe(404)
    server.app.now = later(299_000)
    expect((await put(PreUploadUrl, picture)).status).toBe(200)
    server.app.now = now
  })

  test('with a wrong token, a wrong id or none leads nowhere, and says nothing', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const { PreUploadUrl: other } = await begin()
    const swapped = new URL(PreUploadUrl)
    swapped.search = new URL(other).search
    const wrong = [
      swapped.href,
      PreUploadUrl.split('?')[0] ?? '',
      `${PreUploadUrl}0`,
      PreUploadUrl.replace(`/${FileStoreId}`, `/${never}`),
    ]
    wrong.push(
      PreUploadUrl.replace(`/${FileStoreId}`, '/abc'),
      `${PreUploadUrl}&token=again`,
      PreUploadUrl.replace('token=', 'token=%00'),
    )
    for (const url of wrong) {
      const answer = await put(url, picture)
      expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'upload-not-found'])
    }
    expect((await rowOf(FileStoreId))?.state).toBe('waiting')
  })

  test('takes no other method', async () => {
    const { PreUploadUrl } = await begin()
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await fetch(PreUploadUrl, { method })
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'PUT'])
    }
  })

  test('does not take nothing for a file', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const empty = await put(PreUploadUrl, Buffer.alloc(0))
    expect([empty.status, empty.body.Message]).toEqual([400, 'The request could not be read: the file is empty.'])
    expect((await report(FileStoreId)).status).toBe(409)
    expect((await put(PreUploadUrl, picture)).status).toBe(200)
  })

  test('can be used again after an upload that broke off, and nothing of that stays', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    await breakOff(PreUploadUrl, 'content-length: 100000')
    await breakOff(PreUploadUrl, 'transfer-encoding: chunked')
    expect((await report(FileStoreId)).status).toBe(409)
    const before = await storedNames()
    expect((await put(PreUploadUrl, picture)).status).toBe(200)
    const row = await rowOf(FileStoreId)
    expect((await storedNames()).filter((name) => !before.includes(name))).toEqual([row?.storageName])
  })

  test('belongs to the last who began when two upload at once', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const slow = new PassThrough()
    slow.write('first')
    const first = put(PreUploadUrl, Readable.toWeb(slow) as ReadableStream)
    await waitFor(async () => (await rowOf(FileStoreId))?.storageName !== null)
    expect((await put(PreUploadUrl, Buffer.from('second'))).status).toBe(200)
    slow.end(' and its end')
    expect((await first).status).toBe(404)
    const row = await rowOf(FileStoreId)
    expect(String(await buffer(await server.app.files.open(row?.storageName ?? '')))).toBe('second')
  })

  test('lets only one of many at once win', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const before = await storedNames()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => put(PreUploadUrl, Buffer.from(`try ${index}`))),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBe(1)
    expect(answers.filter(({ status }) => status === 404).length).toBe(11)
    const row = await rowOf(FileStoreId)
    expect((await storedNames()).filter((name) => !before.includes(name))).toEqual([row?.storageName])
  })
})

describe('100 MB', () => {
  deepTest('exactly are taken, one byte more is refused and leaves nothing', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    const before = await storedNames()
    const whole = Buffer.alloc(limit + 1)
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }]) {
      const answer = await send(PreUploadUrl, whole, headers)
      expect(answer).toEqual([413, 'body-too-large'])
    }
    expect(await storedNames()).toEqual(before)
    expect(await send(PreUploadUrl, whole.subarray(1), {})).toEqual([200, undefined])
    expect((await rowOf(FileStoreId))?.bytes).toBe(limit)
    await server.app.files.remove((await rowOf(FileStoreId))?.storageName ?? '')
  })

  quickTest('a client that announces far more gets its answer although it does not stop sending', async () => {
    const { PreUploadUrl } = await begin()
    const answer = await send(PreUploadUrl, createReadStream('/dev/zero', { end: 30_000_000 }), {
      'content-length': '999999999999',
    })
    expect(answer).toEqual([413, 'body-too-large'])
  })
})

describe('uploads that nobody finished', () => {
  test('are removed after a day with their bytes; finished ones stay', async () => {
    const waiting = await begin()
    const received = await begin()
    await put(received.PreUploadUrl, picture)
    const stored = await upload(picture)
    const { now } = server.app
    const name = (await rowOf(received.FileStoreId))?.storageName ?? ''
    await removeAbandonedUploads(server.app)
    expect(await rowOf(received.FileStoreId)).toBeDefined()
    server.app.now = () => new Date(now().getTime() + 25 * 3_600_000)
    await Promise.all([removeAbandonedUploads(server.app), removeAbandonedUploads(server.app)])
    server.app.now = now
    expect([await rowOf(waiting.FileStoreId), await rowOf(received.FileStoreId)]).toEqual([undefined, undefined])
    expect(await storedNames()).not.toContain(name)
    expect((await report(received.FileStoreId)).status).toBe(404)
    const kept = await rowOf(stored)
    expect(await storedNames()).toContain(kept?.storageName)
  })

  test('stay on the list when their bytes cannot be removed now', async () => {
    const { FileStoreId, PreUploadUrl } = await begin()
    await put(PreUploadUrl, picture)
    const broken = { ...server.app, now: () => new Date(Date.now() + 25 * 3_600_000) }
    broken.files = { ...server.app.files, remove: () => Promise.reject(new Error('the storage is away')) }
    await expect(removeAbandonedUploads(broken)).rejects.toThrow('the storage is away')
    expect(await rowOf(FileStoreId)).toBeDefined()
  })

  test('do not keep others on the list when one cannot be removed', async () => {
    const [stuck, gone] = [await begin(), await begin()]
    await put(stuck.PreUploadUrl, picture)
    await put(gone.PreUploadUrl, picture)
    const stuckName = (await rowOf(stuck.FileStoreId))?.storageName
    const { files } = server.app
    const remove = (name: string) =>
      name === stuckName ? Promise.reject(new Error('this one is stuck')) : files.remove(name)
    const later = { ...server.app, files: { ...files, remove }, now: () => new Date(Date.now() + 25 * 3_600_000) }
    await expect(removeAbandonedUploads(later)).rejects.toThrow('this one is stuck')
    expect([await rowOf(stuck.FileStoreId), await rowOf(gone.FileStoreId)]).toEqual([expect.anything(), undefined])
  })
})

/** Sends the head and a part of a body, then cuts the connection. */
async function breakOff(url: string, lengthHeader: string): Promise<void> {
  const { hostname, port, pathname, search } = new URL(url)
  const names = await storedNames()
  const socket = connect(Number(port), hostname)
  const body = lengthHeader.startsWith('transfer') ? '3e8\r\nhalf of a chunk' : 'half of a file'
  socket.write(`PUT ${pathname}${search} HTTP/1.1\r\nhost: x\r\n${lengthHeader}\r\n\r\n${body}`)
  await wait(100)
  socket.destroy()
  await wait(100)
  expect(await storedNames()).toEqual(names)
}

/** Sends with node:http, which goes on sending while the answer comes. Answers the status and the error code. */
function send(
  url: string,
  body: Buffer | NodeJS.ReadableStream,
  headers: Record<string, string>,
): Promise<[number, unknown]> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(url, { method: 'PUT', headers }, (response) => {
      response.resume()
      response.on('end', () => resolve([response.statusCode ?? 0, response.headers['x-error-code']]))
      response.on('error', reject)
    })
    sending.on('error', reject)
    if (Buffer.isBuffer(body)) sending.end(body)
    else body.pipe(sending)
  })
}

async function waitFor(isSo: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < 500 && !(await isSo()); round += 1) await wait(10)
}
