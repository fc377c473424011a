import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { removeAbandonedUploads } from '../../../src/firm/uploads/remove-abandoned-uploads.ts'
import { documentKindOf } from '../../../src/platform/files/documents/document-kind.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { openVisitor } from '../../visitor.ts'

// Uploaded documents: which are taken, and how long they are kept.

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  serialNumber = await app.addChatbot()
})

const teach = (fileList: unknown[], chatbot = serialNumber) =>
  app.post('/chat/Chatbot/EditKnowledge', { serialNumber: chatbot, fileList })
const isKept = async (id: number) =>
  (await app.app.pool.query('SELECT 1 FROM files WHERE id = $1', [id])).rowCount === 1
const isStored = async (name: string) => {
  for await (const file of app.app.files.list()) if (file.name === name) return true
  return false
}

/** Runs the job that removes files as it would after so many hours. */
async function tidyAfter(hours: number): Promise<void> {
  const { now } = app.app
  app.app.now = () => new Date(now().getTime() + hours * 3_600_000)
  try {
    await removeAbandonedUploads(app.app)
  } finally {
    app.app.now = now
  }
}

test.each([
  ['application/pdf', 'a.bin', 'PDF'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'a', 'DOCX'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'a', 'XLSX'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'a', 'PPTX'],
  ['application/vnd.oasis.opendocument.text', 'a', 'ODT'],
  ['application/zip', 'late.docx', 'DOCX'],
  ['text/plain', 'a.txt', 'TXT'],
  ['text/plain', 'README', 'TXT'],
  ['text/plain', 'A.MD', 'Markdown'],
  ['text/plain', 'a.html', 'HTML'],
  ['application/xml', 'a.htm', 'HTML'],
  ['application/octet-stream', 'latin.csv', 'CSV'],
  ['application/octet-stream', 'a.exe', null],
  ['application/zip', 'a.zip', null],
  ['application/xml', 'a.xml', null],
  ['image/png', 'a.pdf', null],
  ['video/mp4', 'a.txt', null],
])('%s called %s is %s', (mimeType, name, kind) => expect(documentKindOf(mimeType, name)).toBe(kind))

test('a document is kept as long as a source names it, and a day longer', async () => {
  const id = await uploadFile(app, Buffer.from('Fees.'), 'fees.txt')
  const { rows } = await app.app.pool.query('SELECT "storageName" AS name FROM files WHERE id = $1', [id])
  expect((await teach([id])).status).toBe(200)
  await tidyAfter(24 * 400)
  expect(await isKept(id)).toBe(true)
  await teach([])
  await tidyAfter(23)
  // Named again within the day, it stays.
  expect((await teach([id])).status).toBe(200)
  await tidyAfter(48)
  expect(await isKept(id)).toBe(true)
  await teach([])
  await tidyAfter(25)
  expect(await isKept(id)).toBe(false)
  expect(await isStored(rows[0].name)).toBe(false)
  expect((await teach([id])).body.Message).toContain(`no uploaded file of this workspace has the id ${id}`)
})

test('one that another chatbot names stays; it goes with the last of them', async () => {
  const id = await uploadFile(app, Buffer.from('Fees.'), 'fees.md')
  const other = await app.addChatbot()
  await teach([id])
  await teach([id], other)
  await teach([])
  await tidyAfter(25)
  expect(await isKept(id)).toBe(true)
  await app.post('/chat/Chatbot/Remove', { serialNumber: other })
  const chatbots = 'SELECT count(*)::int AS count FROM chatbots WHERE "serialNumber" = $1'
  await expect.poll(async () => (await app.app.pool.query(chatbots, [other])).rows[0].count).toBe(0)
  await tidyAfter(0)
  expect(await isKept(id)).toBe(false)
})

test('a file that no source ever named is kept as before', async () => {
  const id = await uploadFile(app, Buffer.from('Fees.'), 'fees.txt')
  await tidyAfter(24 * 400)
  expect(await isKept(id)).toBe(true)
})

test('40 MB are taken, one byte more is not; nor is what was not reported, nor what a visitor sent', async () => {
  const id = await uploadFile(app, Buffer.from('Fees.'), 'fees.txt')
  const size = (bytes: number) => app.app.pool.query('UPDATE files SET bytes = $2 WHERE id = $1', [id, bytes])
  await size(41_943_041)
  expect((await teach([id])).body.Message).toBe(`fileList[0]: the file ${id} is larger than 40 MB: send it in parts.`)
  await size(41_943_040)
  expect((await teach([id])).status).toBe(200)
  await teach([])
  const { sessionID } = await openVisitor(app, serialNumber)
  await app.app.pool.query('UPDATE files SET "sessionId" = $2 WHERE id = $1', [id, sessionID])
  expect((await teach([id])).status).toBe(400)
  await app.app.pool.query(`UPDATE files SET "sessionId" = NULL, state = 'received' WHERE id = $1`, [id])
  expect((await teach([id])).status).toBe(400)
})

test('erasing visitors touches nothing of the firm’s', async () => {
  const id = await uploadFile(app, Buffer.from('Write to ana@visitor.example.'), 'fees.txt')
  await app.post('/chat/Chatbot/EditKnowledge', { serialNumber, fileList: [id], text: 'Ask ana@visitor.example.' })
  await app.post('/v1/visitors/erase', { email: 'ana@visitor.example' })
  const { body } = await app.post<{ Value: string }[]>('/chat/Chatbot/GetSource', { serialNumber })
  expect(body.Data.map(({ Value }) => Value)).toEqual(['fees.txt', 'Ask ana@visitor.example.'])
  expect(await isKept(id)).toBe(true)
})

test('10,000 sources are told piece by piece, and fast', async () => {
  await app.app.pool.query(
    `INSERT INTO "knowledgeSources" ("workspaceId", "chatbotId", kind, key, name, "sourceLink", "dueAt", status)
     SELECT c."workspaceId", c.id, 'page', a, a, a, NULL, 2 FROM chatbots c,
       LATERAL (SELECT 'https://firm.example/pages/' || n AS a FROM generate_series(1, 10000) n) AS p
     WHERE c."serialNumber" = $1`,
    [serialNumber],
  )
  const begun = performance.now()
  const { body, text } = await app.post<{ Name: string }[]>('/chat/Chatbot/GetSource', { serialNumber })
  const took = performance.now() - begun
  expect(body.Data).toHaveLength(10_000)
  expect(body.Data.at(-1)?.Name).toBe('https://firm.example/pages/10000')
  expect(text.length).toBeGreaterThan(1_000_000)
  expect(took).toBeLessThan(20_000)
})
