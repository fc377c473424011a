import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { fullListing, sampleListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../test-app.ts'
import { beginUpload, uploadFile } from '../upload-file.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

// Two workspaces on one server: whoever names what belongs to the other gets the 404 of what does not exist.

let app: TestApp
let wire: Wire
let mine: Property
let theirs: Property

/** What a workspace has, by its ids. */
interface Property {
  workspace: TestWorkspace
  serialNumber: string
  sessionID: number
  listingId: string
  fileId: string
  /** A file whose bytes have not come yet. */
  waitingFileId: string
  messageid: number
}

beforeAll(async () => {
  app = await startTestApp()
  wire = openWire(app)
  mine = await fill(await app.addWorkspace())
  theirs = await fill(await app.addWorkspace())
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

async function fill(workspace: TestWorkspace): Promise<Property> {
  const call = async <Data>(path: string, body: unknown): Promise<Data> => dataOf(await callAs(workspace, path, body))
  const serialNumber = await call<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 })
  const { SessionID } = await call<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber })
  const listingId = await call<string>('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...fullListing })
  const asked = { sessionID: SessionID, content: 'How many homes are there?' }
  const { messageid } = await call<{ messageid: number }>('/chat/Chat/ClientAsk', asked)
  const fileId = String(await uploadFile(app, await makePicture('png'), 'kitchen.png', workspace))
  const { FileStoreId } = await beginUpload(app, 'later.png', workspace)
  return { workspace, serialNumber, sessionID: SessionID, listingId, fileId, waitingFileId: FileStoreId, messageid }
}

function callAs(workspace: TestWorkspace, path: string, body: unknown, method?: 'GET'): Promise<WireAnswer> {
  const asked = method ? { method, path } : { path, body }
  return wire.call({ ...asked, headers: { authorization: workspace.secretKey } })
}

/** What is stored of a workspace, all of it. */
async function everythingOf({ workspaceId }: TestWorkspace): Promise<string> {
  const tables = [
    'chatbots',
    'sessions',
    'messages',
    'messageUsage',
    'files',
    'listings',
    'listingCounts',
    'keys',
    'idempotency',
    'outbox',
    'leads',
  ]
  const rows = tables.map(
    (table) => `SELECT '${table}' AS place, to_jsonb(t)::text AS content FROM "${table}" t WHERE "workspaceId" = $1`,
  )
  const result = await app.app.pool.query(`${rows.join(' UNION ALL ')} ORDER BY place, content`, [workspaceId])
  expect(result.rows.length).toBeGreaterThan(8)
  return JSON.stringify(result.rows, null, 1)
}

interface Attempt {
  method?: 'GET'
  path: string
  body: () => Record<string, unknown>
}

const chatbot = 'chatbot-not-found'

/** Every operation that takes an id, with the other's, in a body that is otherwise good. */
const attempts: Record<string, Attempt & { code: string }> = {
  Edit: {
    code: chatbot,
    path: '/chat/Chatbot/Edit',
    body: () => ({ serialNumber: theirs.serialNumber, Name: 'Mine now' }),
  },
  Remove: { code: chatbot, path: '/chat/Chatbot/Remove', body: () => ({ serialNumber: theirs.serialNumber }) },
  GetSession: { code: chatbot, path: '/chat/Chatbot/GetSession', body: () => ({ serialNumber: theirs.serialNumber }) },
  ClientAsk: {
    code: 'session-not-found',
    path: '/chat/Chat/ClientAsk',
    body: () => ({ sessionID: theirs.sessionID, content: 'How many homes are there?' }),
  },
  'ClientAsk, streamed': {
    code: 'session-not-found',
    path: '/chat/Chat/ClientAsk',
    body: () => ({ sessionID: theirs.sessionID, content: 'How many homes are there?', stream: true }),
  },
  'ClientAsk with a file': {
    code: 'file-not-found',
    path: '/chat/Chat/ClientAsk',
    body: () => ({ sessionID: mine.sessionID, content: '', chatAskType: 'Image', fileIds: [Number(theirs.fileId)] }),
  },
  'ClientAsk with a file of mine and one of theirs': {
    code: 'file-not-found',
    path: '/chat/Chat/ClientAsk',
    body: () => ({
      sessionID: mine.sessionID,
      content: '',
      chatAskType: 'Image',
      fileIds: [Number(mine.fileId), Number(theirs.fileId)],
    }),
  },
  RealEstateCreate: {
    code: chatbot,
    path: '/chat/Chatbot/RealEstateCreate',
    body: () => ({ SerialNumber: theirs.serialNumber, ...sampleListing }),
  },
  RealEstateUpdate: {
    code: chatbot,
    path: '/chat/Chatbot/RealEstateUpdate',
    body: () => ({ SerialNumber: theirs.serialNumber, ...sampleListing, Key: theirs.listingId, KeyType: 'NewOaks' }),
  },
  'RealEstateUpdate of a listing': {
    code: 'listing-not-found',
    path: '/chat/Chatbot/RealEstateUpdate',
    body: () => ({ SerialNumber: mine.serialNumber, ...sampleListing, Key: theirs.listingId, KeyType: 'NewOaks' }),
  },
  RealEstateList: {
    code: chatbot,
    path: '/chat/Chatbot/RealEstateList',
    body: () => ({ SerialNumber: theirs.serialNumber }),
  },
  RealEstateDelete: {
    code: chatbot,
    path: '/chat/Chatbot/RealEstateDelete',
    body: () => ({ SerialNumber: theirs.serialNumber, Keys: [theirs.listingId], KeyType: 'NewOaks' }),
  },
  ReportUploadSuccess: {
    code: 'file-not-found',
    path: '/chat/User/ReportUploadSuccess',
    body: () => ({ FileStoreId: theirs.fileId }),
  },
  'ReportUploadSuccess before the bytes': {
    code: 'file-not-found',
    path: '/chat/User/ReportUploadSuccess',
    body: () => ({ FileStoreId: theirs.waitingFileId }),
  },
  'search with a session': {
    code: 'session-not-found',
    path: '/v1/chatbots/MINE/search',
    body: () => ({ q: 'homes', sessionID: theirs.sessionID }),
  },
  search: { code: chatbot, path: '/v1/chatbots/THEIRS/search', body: () => ({ q: 'homes' }) },
  'the state of a host': { code: chatbot, method: 'GET', path: '/v1/chatbots/THEIRS/domain', body: () => ({}) },
  'proving a host': { code: chatbot, path: '/v1/chatbots/THEIRS/domain', body: () => ({}) },
  'a trace': { code: 'message-not-found', method: 'GET', path: '/v1/messages/MESSAGE/trace', body: () => ({}) },
}

const pathOf = ({ path }: Attempt): string =>
  path
    .replace('MINE', mine.serialNumber)
    .replace('THEIRS', theirs.serialNumber)
    .replace('MESSAGE', String(theirs.messageid))

describe('naming what belongs to another workspace', () => {
  test.each(Object.entries(attempts))('%s: 404, and nothing of the other changes', async (_name, attempt) => {
    const before = await everythingOf(theirs.workspace)
    const answer = await callAs(mine.workspace, pathOf(attempt), attempt.body(), attempt.method)
    expect(answer.status, answer.text).toBe(404)
    expect(answer.headers['x-error-code']).toBe(attempt.code)
    expect(await everythingOf(theirs.workspace)).toBe(before)
  })

  test.each(Object.entries(attempts))('%s: the same answer as for what does not exist', async (_name, attempt) => {
    const unknown: Record<string, string> = {
      [theirs.serialNumber]: 'f'.repeat(32),
      [String(theirs.sessionID)]: '999999999',
      [theirs.fileId]: '999999999',
      [theirs.waitingFileId]: '999999999',
      [theirs.listingId]: '999999999',
      [theirs.messageid]: '999999999',
    }
    const swap = (text: string): string =>
      text.replace(/"([0-9a-f]{32}|\d+)"|\b\d+\b/g, (found) => {
        const id = found.replaceAll('"', '')
        return found.replace(id, unknown[id] ?? id)
      })
    const body = attempt.body()
    const ids = ['serialNumber', 'SerialNumber', 'sessionID', 'fileIds', 'FileStoreId', 'Key', 'Keys'].filter(
      (name) => name in body,
    )
    const strange = {
      ...body,
      ...Object.fromEntries(ids.map((name) => [name, JSON.parse(swap(JSON.stringify(body[name])))])),
    }
    const path = pathOf(attempt)
    const others = await callAs(mine.workspace, path, body, attempt.method)
    const strangePath = path
      .replace(theirs.serialNumber, 'f'.repeat(32))
      .replace(`/${theirs.messageid}/`, '/999999999/')
    const nobodys = await callAs(mine.workspace, strangePath, strange, attempt.method)
    expect(nobodys.status).toBe(404)
    expect(nobodys.headers['x-error-code']).toBe(others.headers['x-error-code'])
    const anonymous = ({ text }: WireAnswer): string =>
      [...Object.entries(unknown).flat()].reduce(
        (rest, id) => rest.replaceAll(new RegExp(`\\b${id}\\b`, 'g'), 'ID'),
        text,
      )
    expect(anonymous(others)).toBe(anonymous(nobodys))
  })

  test('a setting that names a file is a 400 for theirs as for one that does not exist', async () => {
    const edit = (ChatIcon: string): Promise<WireAnswer> =>
      callAs(mine.workspace, '/chat/Chatbot/Edit', { serialNumber: mine.serialNumber, ChatIcon })
    const [others, nobodys] = [await edit(theirs.fileId), await edit('999999999')]
    expect(others.status).toBe(400)
    expect(others.text.replace(theirs.fileId, 'ID')).toBe(nobodys.text.replace('999999999', 'ID'))
    expect((await edit(mine.fileId)).status).toBe(200)
  })

  test('exporting and erasing a visitor of theirs finds nobody, and nothing of the other changes', async () => {
    const before = await everythingOf(theirs.workspace)
    const exported = await callAs(mine.workspace, '/v1/visitors/export', { sessionID: theirs.sessionID })
    expect(JSON.parse(exported.text)).toMatchObject({ sessions: [], mails: [], keptAnswers: [] })
    const erased = await callAs(mine.workspace, '/v1/visitors/erase', { sessionID: theirs.sessionID })
    expect(JSON.parse(erased.text)).toMatchObject({ sessions: 0, messages: 0, leads: 0, files: 0, mails: 0 })
    expect(await everythingOf(theirs.workspace)).toBe(before)
  })

  test('every operation that takes an id was tried', () => {
    const tried = new Set(
      Object.values(attempts).map(({ path }) =>
        path.replace(/MINE|THEIRS/, '{serialNumber}').replace('MESSAGE', '{id}'),
      ),
    )
    const withoutIds = [
      '/chat/Chatbot/Add',
      '/chat/Chatbot/ModelList',
      '/chat/User/GetPreUploadUrl',
      '/v1/workspace/settings',
    ]
    // Who is not known here gets zeros: the test below.
    const ofPeople = ['/v1/visitors/export', '/v1/visitors/erase']
    // What visitors call is tried in visitor-isolation.test.ts.
    const ofWorkspaces = operations.filter(({ operation }) => !['public', 'visitor-key'].includes(operation.access))
    const paths = ofWorkspaces.map(({ path }) => path)
    expect(paths.filter((path) => !tried.has(path) && ![...withoutIds, ...ofPeople].includes(path))).toEqual([])
  })
})

describe('acting on what is mine', () => {
  test('never reaches the same MLSNumber, Url or city of the other', async () => {
    const before = await everythingOf(theirs.workspace)
    const { serialNumber: SerialNumber } = mine
    const keys = { MLSNumber: fullListing.MLSNumber, URL: fullListing.Url }
    for (const [KeyType, Key] of Object.entries(keys)) {
      expect(
        dataOf(
          await callAs(mine.workspace, '/chat/Chatbot/RealEstateUpdate', {
            SerialNumber,
            ...fullListing,
            Key,
            KeyType,
          }),
        ),
      ).toBe(1)
    }
    const list = await callAs(mine.workspace, '/chat/Chatbot/RealEstateList', {
      SerialNumber,
      CityName: fullListing.City,
    })
    expect(dataOf(list)).toMatchObject({ VirtualCount: 1, List: [{ ID: Number(mine.listingId) }] })
    const found = await callAs(mine.workspace, `/v1/chatbots/${SerialNumber}/search`, { q: 'homes in Seattle' })
    expect(JSON.parse(found.text)).toMatchObject({ total: 1, listings: [{ id: Number(mine.listingId) }] })
    const removed = await callAs(mine.workspace, '/chat/Chatbot/RealEstateDelete', {
      SerialNumber,
      Keys: [theirs.listingId, mine.listingId],
      KeyType: 'NewOaks',
    })
    expect(dataOf(removed)).toEqual({ SuccessCount: 1 })
    expect(await everythingOf(theirs.workspace)).toBe(before)
  })

  test('two chatbots of one workspace do not see each other’s listings and sessions either', async () => {
    const other = dataOf<string>(await callAs(mine.workspace, '/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }))
    const id = dataOf<string>(
      await callAs(mine.workspace, '/chat/Chatbot/RealEstateCreate', { SerialNumber: other, ...fullListing }),
    )
    const update = { SerialNumber: mine.serialNumber, ...sampleListing, Key: id, KeyType: 'NewOaks' }
    expect((await callAs(mine.workspace, '/chat/Chatbot/RealEstateUpdate', update)).status).toBe(404)
    const remove = { SerialNumber: mine.serialNumber, Keys: [id], KeyType: 'NewOaks' }
    expect(dataOf(await callAs(mine.workspace, '/chat/Chatbot/RealEstateDelete', remove))).toEqual({ SuccessCount: 0 })
    const search = await callAs(mine.workspace, `/v1/chatbots/${other}/search`, {
      q: 'homes',
      sessionID: mine.sessionID,
    })
    expect(search.status).toBe(404)
    const stays = await callAs(mine.workspace, '/chat/Chatbot/RealEstateList', { SerialNumber: other })
    expect(dataOf(stays)).toMatchObject({ VirtualCount: 1 })
  })

  test('removing my chatbot leaves theirs alone', async () => {
    const before = await everythingOf(theirs.workspace)
    const { serialNumber } = mine
    expect((await callAs(mine.workspace, '/chat/Chatbot/Remove', { serialNumber })).status).toBe(200)
    const left = async (): Promise<number> => {
      const query = 'SELECT count(*) FROM chatbots WHERE "serialNumber" = $1'
      return Number((await app.app.pool.query(query, [serialNumber])).rows[0].count)
    }
    await expect.poll(left, { timeout: 10_000 }).toBe(0)
    expect(await everythingOf(theirs.workspace)).toBe(before)
  })
})

test('a session key opens its own workspace only', async () => {
  const list = (workspace: TestWorkspace): Promise<WireAnswer> =>
    wire.call({
      path: '/chat/Chatbot/RealEstateList',
      body: { SerialNumber: theirs.serialNumber },
      headers: { authorization: undefined, 'chatrobot-sessionkey': workspace.sessionKey },
    })
  expect((await list(theirs.workspace)).status).toBe(200)
  expect((await list(mine.workspace)).status).toBe(404)
})
