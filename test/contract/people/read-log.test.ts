import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../../src/operations.ts'
import { forgetOldReads } from '../../../src/platform/read-log/read-log.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'

let app: TestApp
let serialNumber: string
let other: TestWorkspace

interface Read {
  id: number
  at: string
  by: string
  action: string
  sessionID: number | null
  leadId: number | null
}

beforeAll(async () => {
  app = await startTestApp()
  serialNumber = await app.addChatbot()
  other = await app.addWorkspace()
})
afterAll(() => app.close())

const get = async <Data>(path: string, key = app.secretKey): Promise<{ status: number; body: Data; text: string }> => {
  const response = await fetch(app.url + path, { headers: { authorization: key } })
  const text = await response.text()
  // A test compares what it says.
  return { status: response.status, text, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Data }
}
const reads = async (query = ''): Promise<Read[]> => (await get<{ reads: Read[] }>(`/v1/read-log${query}`)).body.reads

async function talk(email: string): Promise<{ sessionId: number; leadId: number }> {
  const sessionId = await app.addSession(serialNumber)
  await app.post('/chat/Chat/ClientAsk', { serialNumber, sessionID: sessionId, message: 'Hello', type: 'Text' })
  const { rows } = await app.app.pool.query(
    `INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page)
     SELECT "workspaceId", "chatbotId", id, 'Ana', 'Ruiz', ARRAY[$2], '{}', '' FROM sessions WHERE id = $1 RETURNING id::float8`,
    [sessionId, email],
  )
  return { sessionId, leadId: rows[0].id }
}

describe('what is read of visitors', () => {
  test('is kept: who, what and when, once in a quarter of an hour', async () => {
    const { sessionId, leadId } = await talk('ana@example.com')
    const before = (await reads()).length
    for (let time = 0; time < 5; time += 1) await get(`/v1/conversations/${sessionId}`)
    await get(`/v1/conversations/${sessionId}/visitor`)
    await get(`/v1/conversations/${sessionId}/export`)
    await get(`/v1/leads/${leadId}`)
    await get(`/v1/leads/export?serialNumber=${serialNumber}`)
    await app.post('/chat/Chatbot/LeadList', { serialNumber })
    const found = (await reads()).slice(0, -before || undefined)
    const { rows } = await app.app.pool.query('SELECT id FROM keys WHERE "workspaceId" = $1 AND kind = $2', [
      app.workspaceId,
      'secret',
    ])
    const by = `key ${rows[0].id}`
    expect(found.map(({ at: _, id: __, ...read }) => read).reverse()).toEqual([
      { by, action: 'conversation.opened', sessionID: sessionId, leadId: null },
      { by, action: 'conversation.exported', sessionID: sessionId, leadId: null },
      { by, action: 'lead.opened', sessionID: sessionId, leadId },
      { by, action: 'leads.exported', sessionID: null, leadId: null },
      { by, action: 'leads.listed', sessionID: null, leadId: null },
    ])
    expect(Math.abs(Date.parse(found[0]?.at ?? '') - Date.now())).toBeLessThan(600_000)
  })

  test('is kept too where it is listed, mailed, heard as it happens, or given once more under an Idempotency-Key', async () => {
    const { sessionId } = await talk('lu@example.com')
    const before = (await reads()).length
    for (const path of ['/v1/tours', '/v1/alerts', `/v1/chatbots/${serialNumber}/missing-answers`, '/v1/outbox'])
      expect((await get(path)).status, path).toBe(200)
    for (let time = 0; time < 2; time += 1) {
      const stream = new AbortController()
      const headers = { authorization: app.secretKey }
      const url = `${app.url}/v1/conversations/events`
      expect((await fetch(url, { headers, signal: stream.signal })).status).toBe(200)
      stream.abort()
    }
    await app.post('/v1/visitors/export', { sessionID: sessionId })
    const { rows } = await app.app.pool.query(
      `INSERT INTO outbox ("workspaceId", "sessionId", recipient, subject, text) VALUES ($1, $2, 'a@example.com', 'Lu', 'Lu') RETURNING id`,
      [app.workspaceId, sessionId],
    )
    expect((await get<{ sessionID: number }>(`/v1/outbox/${rows[0].id}`)).body.sessionID).toBe(sessionId)
    const found = (await reads()).slice(0, -before || undefined)
    expect(found.map(({ action, sessionID }) => [action, sessionID]).reverse()).toEqual([
      ['tours.listed', null],
      ['alerts.listed', null],
      ['questions.listed', null],
      ['mails.listed', null],
      ['conversations.watched', null],
      ['visitor.exported', sessionId],
      ['mail.opened', sessionId],
    ])
    for (let count = 0; count < 2; count += 1) {
      const { id, key } = JSON.parse((await app.post('/v1/keys', {})).text)
      const headers = { authorization: key, 'idempotency-key': 'the leads', 'content-type': 'application/json' }
      const path = `${app.url}/chat/Chatbot/LeadList`
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify({ serialNumber }) })
      expect(await answer.text()).toContain('lu@example.com')
      expect((await reads(`?by=key%20${id}`)).map(({ action }) => action)).toEqual(['leads.listed'])
    }
  })

  test('is kept again later, and where the clock jumped back', async () => {
    const { sessionId } = await talk('bo@example.com')
    const { now } = app.app
    try {
      for (const minutes of [0, 14, 16, -600]) {
        app.app.now = () => new Date(now().getTime() + minutes * 60_000)
        await get(`/v1/conversations/${sessionId}`)
      }
    } finally {
      app.app.now = now
    }
    expect(await reads(`?sessionID=${sessionId}`)).toHaveLength(3)
  })

  test('is not kept of what failed, of what is not there, and of visitors themselves', async () => {
    const before = await reads()
    expect((await get('/v1/conversations/999999999')).status).toBe(404)
    const foreign = await talk('cy@example.com')
    expect((await get(`/v1/conversations/${foreign.sessionId}`, other.secretKey)).status).toBe(404)
    const window = await app.post<{ SessionKey: string }>('/chat/Chatbot/GetConfig', { serialNumber })
    expect(window.status).toBe(200)
    expect(await reads()).toEqual(before)
  })

  test('is looked through page by page, by what, who, conversation and time; each workspace sees its own', async () => {
    const { sessionId, leadId } = await talk('di@example.com')
    await get(`/v1/leads/${leadId}`)
    await get(`/v1/conversations/${sessionId}/export`)
    const first = await get<{ reads: Read[]; nextCursor: string }>('/v1/read-log?limit=1')
    const second = await get<{ reads: Read[] }>(`/v1/read-log?limit=1&cursor=${first.body.nextCursor}`)
    expect([first, second].map(({ body }) => body.reads[0]?.action)).toEqual(['conversation.exported', 'lead.opened'])
    expect((await reads(`?leadId=${leadId}`)).map(({ action }) => action)).toEqual(['lead.opened'])
    expect((await reads(`?sessionID=${sessionId}`)).map(({ action }) => action)).toHaveLength(2)
    expect((await reads('?action=lead*')).every(({ action }) => action.startsWith('lead'))).toBe(true)
    expect(await reads('?kind=person')).toEqual([])
    expect(await reads('?from=2100-01-01T00:00:00Z')).toEqual([])
    expect((await reads('?kind=key&by=KEY&to=2100-01-01T00:00:00Z')).length).toBeGreaterThan(2)
    expect((await get<{ reads: Read[] }>('/v1/read-log', other.secretKey)).body.reads).toEqual([])
  })

  test('no longer says of whom once the person is erased, and goes after its time', async () => {
    const { sessionId, leadId } = await talk('eve@example.com')
    await get(`/v1/leads/${leadId}`)
    const [read] = await reads(`?leadId=${leadId}`)
    const exported = await app.post<never>('/v1/visitors/export', { sessionID: sessionId })
    expect(exported.text).toContain('"lead.opened"')
    const erased = await app.post('/v1/visitors/erase', { sessionID: sessionId })
    expect(erased.text).toContain('"sessions":1')
    expect(await reads(`?leadId=${leadId}`)).toEqual([])
    expect((await reads()).find(({ id }) => id === read?.id)).toEqual({ ...read, sessionID: null, leadId: null })
    // What was read before it was erased, and not yet written, names nobody either.
    app.app.reads.note({ workspaceId: app.workspaceId, actor: 'key 7' }, 'conversation.opened', {
      sessionId,
    })
    expect((await reads('?by=key%207'))[0]).toMatchObject({ sessionID: null })

    await app.app.pool.query(`UPDATE "readLog" SET at = at - interval '401 days' WHERE id = $1`, [read?.id])
    await forgetOldReads(app.app.patientDb)
    expect((await reads()).filter(({ id }) => id === read?.id)).toEqual([])
  })

  test('waits while the database is away, and is written when it is back', async () => {
    const { sessionId } = await talk('fay@example.com')
    await app.app.pool.query('ALTER TABLE "readLog" RENAME TO "readLogAway"')
    app.app.reads.note({ workspaceId: app.workspaceId, actor: 'key 9' }, 'conversation.opened', {
      sessionId,
    })
    await app.app.reads.flush()
    await app.app.pool.query('ALTER TABLE "readLogAway" RENAME TO "readLog"')
    expect(await reads('?by=key%209')).toHaveLength(1)
  })
})

describe('every operation that shows what visitors said or left', () => {
  /** What these show is told by other entries, or isn't a conversation or a lead. */
  const known: Record<string, string> = {
    listConversations: 'the list of the inbox, which is read with every event',
    takeConversation: 'stands in the change log',
    listDeliveries: 'when the firm’s own programs were told, and not what',
    readDomain: 'nothing of visitors',
    exportAudit: 'nothing of visitors',
    listReplies: 'nothing of visitors',
    exportFaultyRows: 'nothing of visitors',
    listTeam: 'nothing of visitors',
    exportListings: 'homes, and nothing of visitors',
    listInvitations: 'nothing of visitors',
  }

  test('keeps who read it, or says why not', () => {
    const telling = operations.filter(({ method, operation }) => {
      const isRead =
        method === 'GET' ||
        operation.id.startsWith('list') ||
        operation.id.startsWith('export') ||
        operation.id.startsWith('read')
      const forFirm = operation.access.startsWith('secret-key')
      const shape = JSON.stringify(operation.output)
      return (
        isRead &&
        forFirm &&
        (/"(emails?|phones?|Email|Phone|content|Content|firstName|FirstName)":/.test(shape) ||
          operation.file !== undefined)
      )
    })
    const untold = telling.map(({ operation }) => operation).filter(({ reads: kept, id }) => !kept && !(id in known))
    expect(untold.map(({ id }) => id)).toEqual([])
    expect(telling.length, 'or the test sees nothing').toBeGreaterThan(8)
  })
})
