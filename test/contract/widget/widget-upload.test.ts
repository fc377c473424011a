import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeAbandonedUploads } from '../../../src/firm/uploads/remove-abandoned-uploads.ts'
import { makeAnimation, makePicture, makeWav } from '../../sample-media.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { putBytes, type Upload, uploadFile } from '../../upload-file.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire, type WireAnswer } from '../../wire-call.ts'

let app: TestApp
let wire: Wire
let serialNumber: string
let picture: Buffer

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app, { connections: 32 })
  serialNumber = await app.addChatbot({ EnableUploadImage: true, EnablePushToTalk: true })
  picture = await makePicture('png')
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const begin = (visitor: Visitor, fileName: string): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/chat/User/GetPreUploadUrl', { fileName })
const report = (visitor: Visitor, FileStoreId: string): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/chat/User/ReportUploadSuccess', { FileStoreId })

/** The first two steps. */
async function send(visitor: Visitor, fileName: string, bytes: Uint8Array): Promise<string> {
  const { FileStoreId, PreUploadUrl } = dataOf<Upload>(await begin(visitor, fileName))
  expect((await putBytes(PreUploadUrl, bytes)).status).toBe(200)
  return FileStoreId
}

async function upload(visitor: Visitor, fileName = 'kitchen.png', bytes: Uint8Array = picture): Promise<number> {
  const id = await send(visitor, fileName, bytes)
  expectSuccess(await report(visitor, id), true)
  return Number(id)
}

async function rowOf(fileId: string | number): Promise<{ sessionId: number | null; storageName: string } | undefined> {
  return (await app.app.pool.query('SELECT * FROM files WHERE id = $1', [fileId])).rows[0]
}

async function isStored(name: string): Promise<boolean> {
  for await (const stored of app.app.files.list()) if (stored.name === name) return true
  return false
}

const askWith = (visitor: Visitor, fileIds: number[], chatAskType = 'Image'): Promise<WireAnswer> =>
  callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'What is this?', chatAskType, fileIds })

describe('a visitor’s file', () => {
  test('belongs to the session: a message of it may carry the file', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const id = await upload(visitor)
    expect(await rowOf(id)).toMatchObject({ sessionId: visitor.sessionID })
    const answer = await askWith(visitor, [id])
    expect(answer.text).toMatch(/"TaskCompleted":true\}\n$/)
    const sound = await upload(visitor, 'voice.WAV', makeWav({ seconds: 0.3 }))
    expect((await askWith(visitor, [sound], 'Audio')).status).toBe(200)
    const { text } = await callAsVisitor(wire, visitor, '/v1/visitor/conversation')
    const asked = JSON.parse(text).messages.filter(({ from }: { from: string }) => from === 'visitor')
    expect(asked).toMatchObject([
      { kind: 'Image', files: 1 },
      { kind: 'Audio', files: 1 },
    ])
  })

  test('of another session, chatbot or of the workspace is unknown to a visitor', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const other = await openVisitor(app, serialNumber)
    const ofChatbot = await openVisitor(app, await app.addChatbot({ EnableUploadImage: true }))
    for (const fileId of [await upload(other), await upload(ofChatbot), await uploadFile(app, picture), 999_999_999]) {
      const message = `No uploaded file of this workspace has the id ${fileId}.`
      expectFailure(await askWith(visitor, [fileId]), 'file-not-found', message)
      expectFailure(await report(visitor, String(fileId)), 'file-not-found', message)
    }
  })

  test('is among the files of the workspace, but no picture of a chatbot', async () => {
    const id = await upload(await openVisitor(app, serialNumber))
    const sessionID = await app.addSession(serialNumber)
    const body = { sessionID, content: 'What is this?', chatAskType: 'Image', fileIds: [id] }
    expect((await wire.call({ path: '/chat/Chat/ClientAsk', body })).status).toBe(200)
    const edit = await wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber, ChatIcon: String(id) } })
    const message = `ChatIcon: expected the id of an uploaded image of this workspace, got "${id}".`
    expectFailure(edit, 'invalid-fields', message)
  })

  test('that no message names is removed after a day with its bytes; a named one stays', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const [named, unnamed] = [await upload(visitor), await upload(visitor)]
    expect((await askWith(visitor, [named])).status).toBe(200)
    const { storageName = '' } = (await rowOf(unnamed)) ?? {}
    const { now } = app.app
    await removeAbandonedUploads(app.app)
    expect(await rowOf(unnamed)).toBeDefined()
    app.app.now = () => new Date(now().getTime() + 25 * 3_600_000)
    await removeAbandonedUploads(app.app)
    app.app.now = now
    expect([await rowOf(unnamed), await isStored(storageName)]).toEqual([undefined, false])
    expect(await rowOf(named)).toBeDefined()
  })

  test('goes with its chatbot, row and bytes', async () => {
    const removed = await app.addChatbot({ EnableUploadImage: true })
    const id = await upload(await openVisitor(app, removed))
    const kept = await upload(await openVisitor(app, serialNumber))
    const { storageName = '' } = (await rowOf(id)) ?? {}
    expect(await isStored(storageName)).toBe(true)
    await app.post('/chat/Chatbot/Remove', { serialNumber: removed })
    const isPurged = async (): Promise<number> =>
      (await app.app.pool.query('SELECT FROM chatbots WHERE "serialNumber" = $1', [removed])).rowCount ?? 0
    await expect.poll(isPurged, { timeout: 60_000 }).toBe(0)
    await removeAbandonedUploads(app.app)
    expect([await rowOf(id), await isStored(storageName)]).toEqual([undefined, false])
    expect(await rowOf(kept)).toBeDefined()
  })
})

describe('what visitors may send', () => {
  const refused = async (settings: object, names: string[], taken: string): Promise<void> => {
    const visitor = await openVisitor(app, await app.addChatbot(settings as Record<string, unknown>))
    for (const name of names) {
      const message = `This key may not do this: this chatbot takes ${taken} from visitors.`
      expectFailure(await begin(visitor, name), 'key-scope', message)
    }
  }

  test('is what the settings of the chatbot allow, by the name of the file', async () => {
    const pictures = 'PNG, JPEG, WEBP and GIF pictures'
    await refused({}, ['a.png', 'a.wav', 'a'], 'no files')
    await refused({ EnableUploadImage: true }, ['a.wav', 'a.mp4', 'a', 'png', 'a.svg', 'a.png.exe'], `only ${pictures}`)
    await refused({ EnablePushToTalk: true }, ['a.png', 'a.mp3'], 'only WAV sound')
    const both = { EnableUploadImage: true, EnablePushToTalk: true }
    await refused(both, ['a.pdf', 'a.mp4'], `only ${pictures} and WAV sound`)
    const visitor = await openVisitor(app, serialNumber)
    for (const name of ['a.png', 'a b.JPG', 'x.jpeg', 'x.webp', 'x.gif', 'x.wav']) {
      expect((await begin(visitor, name)).status, name).toBe(200)
    }
  })

  test('is looked at by its bytes: what no message could carry is refused and removed', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const images = 'Image takes PNG, JPEG, WEBP and non-animated GIF: send one of these.'
    const cases: [Uint8Array, string][] = [
      [Buffer.from('<svg onload="alert(1)"/>'), `The file is text/plain by its bytes, but ${images}`],
      [Buffer.from([1, 2, 3, 4, 5]), `The file is of no known kind by its bytes, but ${images}`],
      [await makeAnimation('gif'), 'The file is an animated GIF: send a still picture.'],
      [picture.subarray(0, 120), 'The file cannot be decoded as PNG: save the picture anew and upload that.'],
    ]
    for (const [bytes, message] of cases) {
      const id = await send(visitor, 'kitchen.png', bytes)
      const { storageName = '' } = (await rowOf(id)) ?? {}
      expectFailure(await report(visitor, id), 'file-not-allowed', message)
      expect([await rowOf(id), await isStored(storageName)]).toEqual([undefined, false])
      expect((await report(visitor, id)).headers['x-error-code']).toBe('file-not-found')
    }
    const onlySound = await openVisitor(app, await app.addChatbot({ EnablePushToTalk: true }))
    const id = await send(onlySound, 'voice.wav', picture)
    const message = 'The file is PNG by its bytes, but Audio takes WAV: send one of these.'
    expectFailure(await report(onlySound, id), 'file-not-allowed', message)
  })

  test('is at most 40 MB', { timeout: 240_000 }, async () => {
    const visitor = await openVisitor(app, serialNumber)
    const { PreUploadUrl } = dataOf<Upload>(await begin(visitor, 'voice.wav'))
    const limit = 40 * 1_048_576
    const tooLarge = await putBytes(PreUploadUrl, Buffer.alloc(limit + 1))
    expect([tooLarge.status, tooLarge.body.Message]).toEqual([413, 'The body is larger than 40 MB: send less at once.'])
    expect((await putBytes(PreUploadUrl, Buffer.alloc(limit))).status).toBe(200)
  })

  test('is at most 10 unfinished files at once, and 30 an hour, however they come', async () => {
    const visitor = await openVisitor(app, serialNumber)
    const many = (count: number): Promise<WireAnswer[]> =>
      Promise.all(Array.from({ length: count }, () => begin(visitor, 'a.png')))
    const first = await many(14)
    const taken = first.filter(({ status }) => status === 200)
    expect(taken).toHaveLength(10)
    const unfinished = 'Too many uploads of this conversation are unfinished: try again in 5 minutes.'
    expectFailure(await begin(visitor, 'a.png'), 'too-many-calls', unfinished, ['retry-after'])
    for (let round = 0; round < 2; round += 1) {
      await app.app.pool.query(`UPDATE files SET state = 'stored' WHERE "sessionId" = $1`, [visitor.sessionID])
      await many(10)
    }
    const hour = 'Too many files were sent in this conversation: try again in 60 minutes.'
    expectFailure(await begin(visitor, 'a.png'), 'too-many-calls', hour, ['retry-after'])
    const { rows } = await app.app.pool.query('SELECT count(*) FROM files WHERE "sessionId" = $1', [visitor.sessionID])
    expect(rows).toEqual([{ count: 30 }])
    expect((await begin(await openVisitor(app, serialNumber), 'a.png')).status).toBe(200)
  })
})
