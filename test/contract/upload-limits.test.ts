import { request as httpRequest } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeAbandonedUploads } from '../../src/firm/uploads/remove-abandoned-uploads.ts'
import { makeDataFolder, type TestDataFolder } from '../data-folder.ts'
import { makePicture } from '../sample-media.ts'
import { type Answer, startTestApp, type TestApp } from '../test-app.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'
import { beginUpload, putBytes, reportUploadOf, type Upload } from '../upload-file.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../visitor.ts'
import { dataOf, expectSuccess, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

const megabyte = 1_048_576
const limits = (dataDir: string) => ({
  PORCHLIGHT_VISITOR_UPLOAD_MB: '2',
  PORCHLIGHT_VISITOR_UPLOAD_FILES: '40',
  PORCHLIGHT_DATA_DIR: dataDir,
})
let database: TestDatabase
/** Of both: what one of them keeps, the other one can remove. */
let folder: TestDataFolder
/** Two processes' worth of servers on one database. */
let servers: TestApp[]
let wires: Wire[]
let picture: Buffer

beforeAll(async () => {
  database = await createTestDatabase()
  const { connection } = database
  folder = makeDataFolder()
  const environment = limits(folder.path)
  servers = [await startTestApp({ connection, environment }), await startTestApp({ connection, environment })]
  wires = servers.map((server) => openWire(server, { connections: 16 }))
  picture = await makePicture('png')
})
afterAll(async () => {
  for (const wire of wires) await wire.close()
  for (const server of servers) await server.close()
  await database.drop()
  folder.remove()
})

const server = (number = 0): TestApp => servers[number % 2] ?? expect.fail()
const wire = (number = 0): Wire => wires[number % 2] ?? expect.fail()
const addChatbot = () => server().addChatbot({ EnableUploadImage: true })
const begin = (visitor: Visitor, number = 0): Promise<WireAnswer> =>
  callAsVisitor(wire(number), visitor, '/chat/User/GetPreUploadUrl', { fileName: 'kitchen.png' })
/** As a client does that is told to come back: a machine in use may say so to one of very many at once. */
async function beginPatiently(visitor: Visitor, number: number): Promise<WireAnswer> {
  for (;;) {
    const answer = await begin(visitor, number)
    if (answer.status !== 503) return answer
    await sleep(Number(answer.headers['retry-after']) * 1000)
  }
}
const addressOf = async (visitor: Visitor, number = 0): Promise<string> =>
  dataOf<Upload>(await begin(visitor, number)).PreUploadUrl
const codeOf = (answer: Answer | WireAnswer): unknown =>
  answer.headers instanceof Headers ? answer.headers.get('x-error-code') : answer.headers['x-error-code']

/** Seconds to the next midnight of UTC. */
const restOfDay = (): number => 86_400 - ((Date.now() / 1000) % 86_400)

async function usedOf(serialNumber: string): Promise<{ files: number; bytes: number }> {
  const { rows } = await server().app.pool.query(
    `SELECT files, bytes FROM "visitorUploads" JOIN chatbots ON chatbots.id = "chatbotId" WHERE "serialNumber" = $1`,
    [serialNumber],
  )
  return rows[0]
}

/** Sends bytes without telling how many; answers the status. */
function sendChunks(url: string, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    const sending = httpRequest(url, { method: 'PUT', agent: false }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    sending.on('error', () => resolve(0))
    sending.write(Buffer.alloc(bytes / 2))
    sending.end(Buffer.alloc(bytes / 2))
  })
}

describe('the files that the visitors of a chatbot send in a day', () => {
  test('are counted exactly, by many at once in two processes, and told when to come back', async () => {
    const serialNumber = await addChatbot()
    const visitors = await Promise.all(
      Array.from({ length: 8 }, (_, index) => openVisitor(server(index), serialNumber)),
    )
    const answers = await Promise.all(
      visitors.flatMap((visitor, index) => Array.from({ length: 8 }, () => beginPatiently(visitor, index))),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(answers.length - refused.length).toBe(40)
    expect(await usedOf(serialNumber)).toMatchObject({ files: 40 })
    for (const answer of refused) expect([answer.status, codeOf(answer)]).toEqual([429, 'upload-budget-used'])
    const [first] = refused
    expect(JSON.parse(first?.text ?? '').Message).toMatch(/^This chatbot takes no more files from visitors today: /)
    expect(Math.abs(Number(first?.headers['retry-after']) - restOfDay())).toBeLessThan(60)
  })

  test('are the affair of that chatbot and that day alone', async () => {
    const serialNumber = await addChatbot()
    const { app } = server()
    const { now } = app
    const visitor = await openVisitor(server(), serialNumber)
    await app.pool.query(
      `INSERT INTO "visitorUploads" SELECT "workspaceId", id, $2, 40, 0 FROM chatbots WHERE "serialNumber" = $1`,
      [serialNumber, now().toISOString().slice(0, 10)],
    )
    expect((await begin(visitor)).status).toBe(429)
    expect((await begin(await openVisitor(server(), await addChatbot()))).status).toBe(200)
    app.now = () => new Date(now().getTime() + (restOfDay() + 1) * 1000)
    // Yesterday's key is over.
    const tomorrow = await begin(await openVisitor(server(), serialNumber))
    app.now = now
    expect(tomorrow.status).toBe(200)
  })

  test('do not bound what the workspace uploads', async () => {
    const begun = await Promise.all(Array.from({ length: 50 }, () => beginUpload(server())))
    expect(new Set(begun.map(({ FileStoreId }) => FileStoreId)).size).toBe(50)
    const { PreUploadUrl } = await beginUpload(server())
    expect((await putBytes(PreUploadUrl, Buffer.alloc(3 * megabyte))).status).toBe(200)
  })
})

describe('the bytes that the visitors of a chatbot send in a day', () => {
  test('are taken to the last one and no further, by many at once in two processes', async () => {
    const serialNumber = await addChatbot()
    const visitors = await Promise.all(
      Array.from({ length: 5 }, (_, index) => openVisitor(server(index), serialNumber)),
    )
    const urls = await Promise.all(
      visitors.flatMap((visitor, index) => Array.from({ length: 4 }, () => addressOf(visitor, index))),
    )
    const answers = await Promise.all(urls.map((url) => putBytes(url, Buffer.alloc(megabyte / 8))))
    const taken = answers.filter(({ status }) => status === 200)
    expect(taken.length).toBe(16)
    expect(await usedOf(serialNumber)).toEqual({ files: 20, bytes: 2 * megabyte })
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect([answer.status, codeOf(answer)]).toEqual([429, 'upload-budget-used'])
      expect(Math.abs(Number(answer.headers.get('retry-after')) - restOfDay())).toBeLessThan(60)
    }
    // Nothing is left, so nobody is asked for bytes in vain.
    expect((await begin(visitors[0] ?? expect.fail())).status).toBe(429)
  })

  test('are counted as they come where no length is told', async () => {
    const serialNumber = await addChatbot()
    const visitor = await openVisitor(server(), serialNumber)
    expect(await sendChunks(await addressOf(visitor), 1.5 * megabyte)).toBe(200)
    expect(await usedOf(serialNumber)).toMatchObject({ bytes: 1.5 * megabyte })
    expect(await sendChunks(await addressOf(visitor), megabyte)).not.toBe(200)
    expect((await usedOf(serialNumber)).bytes).toBeLessThanOrEqual(2 * megabyte)
  })

  test('are given back as far as they did not come, and count as far as they did', async () => {
    const serialNumber = await addChatbot()
    const visitor = await openVisitor(server(), serialNumber)
    const url = await addressOf(visitor)
    const sending = httpRequest(url, { method: 'PUT', agent: false, headers: { 'content-length': 2 * megabyte } })
    sending.on('error', () => {})
    sending.write(Buffer.alloc(megabyte / 2))
    const isUsed = (bytes: number) =>
      expect.poll(async () => (await usedOf(serialNumber)).bytes, { timeout: 60_000 }).toBe(bytes)
    await isUsed(2 * megabyte)
    // What has arrived is read from here on.
    await sleep(1_000)
    sending.destroy()
    await isUsed(megabyte / 2)
    expect((await putBytes(url, Buffer.alloc(1.5 * megabyte))).status).toBe(200)
  })
})

describe('a visitor’s upload that is not reported', () => {
  const rowsOf = async (ids: string[]): Promise<string[]> => {
    const { rows } = await server().app.pool.query('SELECT id::text FROM files WHERE id = ANY ($1) ORDER BY id', [ids])
    return rows.map(({ id }) => id)
  }
  const storedNames = async (): Promise<string[]> => {
    const names: string[] = []
    for await (const { name } of server().app.files.list()) names.push(name)
    return names
  }

  test('is gone after 10 minutes, row and bytes; what was reported, and what a workspace sent, stays', async () => {
    const visitor = await openVisitor(server(), await addChatbot())
    const [waiting, received, reported] = [await begin(visitor), await begin(visitor), await begin(visitor)].map(
      (answer) => dataOf<Upload>(answer),
    ) as [Upload, Upload, Upload]
    const ofWorkspace = await beginUpload(server())
    const before = await storedNames()
    expect((await putBytes(received.PreUploadUrl, picture)).status).toBe(200)
    const [bytes = ''] = (await storedNames()).filter((name) => !before.includes(name))
    expect((await putBytes(reported.PreUploadUrl, picture)).status).toBe(200)
    const path = '/chat/User/ReportUploadSuccess'
    expectSuccess(await callAsVisitor(wire(), visitor, path, { FileStoreId: reported.FileStoreId }), true)
    const ids = [waiting, received, reported, ofWorkspace].map(({ FileStoreId }) => FileStoreId)
    const { now } = server().app
    server().app.now = () => new Date(now().getTime() + 9.5 * 60_000)
    await removeAbandonedUploads(server().app)
    expect(await rowsOf(ids)).toEqual(ids)
    server().app.now = () => new Date(now().getTime() + 10.5 * 60_000)
    await Promise.all(servers.map(({ app }) => removeAbandonedUploads({ ...app, now: server().app.now })))
    server().app.now = now
    expect(await rowsOf(ids)).toEqual(ids.slice(2))
    expect(await storedNames()).not.toContain(bytes)
  })

  test('is not taken away while it is being reported', async () => {
    const visitor = await openVisitor(server(), await addChatbot())
    const upload = dataOf<Upload>(await begin(visitor))
    await putBytes(upload.PreUploadUrl, picture)
    const { files } = server().app
    // A storage that is slow to read gives the job all the time there is.
    const slow: typeof files = {
      ...files,
      open: async (name) => {
        await server().app.pool.query(
          `UPDATE files SET "createdAt" = "createdAt" - interval '1 hour',
            "uploadExpiresAt" = "uploadExpiresAt" - interval '1 hour' WHERE id = $1`,
          [upload.FileStoreId],
        )
        await removeAbandonedUploads(server().app)
        return files.open(name)
      },
    }
    server().app.files = slow
    const path = '/chat/User/ReportUploadSuccess'
    expectSuccess(await callAsVisitor(wire(), visitor, path, { FileStoreId: upload.FileStoreId }), true)
    server().app.files = files
    expect(await rowsOf([upload.FileStoreId])).toEqual([upload.FileStoreId])
  })
})

describe('a nearly full disk', () => {
  let full: TestApp
  let open: Wire
  let serialNumber: string

  beforeAll(async () => {
    full = await startTestApp({ environment: { PORCHLIGHT_STORAGE_RESERVE_MB: String(2 ** 30) } })
    open = openWire(full)
    serialNumber = await full.addChatbot({ EnableUploadImage: true })
  })
  afterAll(async () => {
    await open.close()
    await full.close()
  })

  const expectFull = (answer: Answer | WireAnswer): void => {
    expect([answer.status, codeOf(answer)]).toEqual([507, 'storage-full'])
    const wait = answer.headers instanceof Headers ? answer.headers.get('retry-after') : answer.headers['retry-after']
    expect(Number(wait)).toBeGreaterThan(0)
  }

  test('refuses to begin uploads, of workspaces and of visitors', async () => {
    expectFull(await full.post('/chat/User/GetPreUploadUrl', { fileName: 'kitchen.png' }))
    const visitor = await openVisitor(full, serialNumber)
    expectFull(await callAsVisitor(open, visitor, '/chat/User/GetPreUploadUrl', { fileName: 'kitchen.png' }))
  })

  test('refuses the bytes of one that was begun before, and takes them when there is room', async () => {
    const { space } = full.app
    full.app.space = server().app.space
    const { PreUploadUrl, FileStoreId } = await beginUpload(full)
    full.app.space = space
    expectFull(await putBytes(PreUploadUrl, picture))
    expectFull(await putBytes(PreUploadUrl, Buffer.alloc(3 * megabyte)))
    full.app.space = server().app.space
    expect((await putBytes(PreUploadUrl, picture)).status).toBe(200)
    full.app.space = space
    // What has arrived takes no more room.
    expect((await reportUploadOf(full, FileStoreId)).status).toBe(200)
  })

  test('lets questions, settings, listings and visitors go on', async () => {
    const sessionID = await full.addSession(serialNumber)
    expect((await full.post('/chat/Chat/ClientAsk', { sessionID, content: 'How many homes are there?' })).status).toBe(
      200,
    )
    const visitor = await openVisitor(full, serialNumber)
    expect((await callAsVisitor(open, visitor, '/chat/Chat/Ask', { content: 'Hello' })).status).toBe(200)
    expect((await full.post('/chat/Chatbot/Edit', { serialNumber, Name: 'Still here' })).status).toBe(200)
  })

  test('is told by readiness and metrics; the server stays ready', async () => {
    const ready = await open.call({ method: 'GET', path: '/health/ready', headers: { authorization: undefined } })
    expect(ready.status).toBe(200)
    expect(JSON.parse(ready.text)).toMatchObject({
      status: 'ready',
      storage: 'storage-full',
      stopped: ['uploads', 'imports'],
      reserveBytes: 2 ** 50,
    })
    const read = async ({ url }: TestApp): Promise<string> => (await fetch(`${url}/metrics`)).text()
    expect(await read(full)).toMatch(/^porchlight_storage_full 1$/m)
    const other = await read(server())
    expect(other).toMatch(/^porchlight_storage_full 0$/m)
    expect(Number(/^porchlight_storage_free_bytes (\S+)$/m.exec(other)?.[1])).toBeGreaterThan(0)
  })
})
