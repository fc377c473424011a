import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { fullListing, sampleListing } from '../contract/listings/sample-listing.ts'
import { makePicture } from '../sample-media.ts'
import { openStream } from '../take-over/live-stream.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../test-app.ts'
import { beginUpload, uploadFile } from '../upload-file.ts'
import { dataOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'
import { askAsVisitor } from './ask-as-visitor.ts'
import { type Attempt, makeAttempts, type Property } from './attempts.ts'
import { fillPath } from './fill-path.ts'
import { fillSetup, setupWithoutIds } from './fill-setup.ts'
import { fillTeam } from './fill-team.ts'
import { readEverything } from './read-everything.ts'

// Two workspaces on one server: whoever names what belongs to the other gets the 404 of what does not exist.

let app: TestApp
let wire: Wire
let mine: Property
let theirs: Property

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
  const hook = { url: 'https://crm.example/', events: ['*'] }
  const { id: webhook } = JSON.parse((await callAs(workspace, '/v1/webhooks', hook)).text)
  const { id: delivery } = JSON.parse((await callAs(workspace, `/v1/webhooks/${webhook}/test`, {})).text)
  const told = { webhook, delivery }
  await call('/chat/Chatbot/EditKnowledge', {
    serialNumber,
    text: 'Pets are welcome.',
    qaList: [{ key: 'Do you allow pets?', value: 'Yes.' }],
  })
  const made = await call<{ IDs: number[] }>('/chat/Chatbot/CreateGoogleSheetData', { serialNumber, rows: [{ a: 1 }] })
  const rowId = made.IDs[0] ?? 0
  const own = async (path: string, body: object): Promise<Record<string, number>> =>
    JSON.parse((await callAs(workspace, `/v1/chatbots/${serialNumber}/${path}`, body)).text)
  const { id: importId = 0 } = await own('imports', { fileId: Number(fileId) })
  const { id: auditId = 0 } = await own('audits', {})
  const { changeId = 0 } = await own('listings/change', { ids: [Number(listingId)], DaysOnMarket: 77 })
  const { id: feedId = 0 } = await own('feeds', { name: 'mls', url: 'https://feeds.example/homes.csv' })
  const team = await fillTeam(app, wire, workspace)
  const note = await callAs(workspace, `/v1/conversations/${SessionID}/notes`, { content: 'Wants a porch.' })
  const reply = await callAs(workspace, '/v1/replies', { name: 'hours', content: 'From nine to six.' })
  const ofFirm = { noteId: JSON.parse(note.text).id, replyId: JSON.parse(reply.text).id }
  const asks = await askAsVisitor(app, wire, { serialNumber, listingId: Number(listingId) })
  return {
    ...(await fillSetup(app, workspace)),
    ...told,
    ...asks,
    ...team,
    ...ofFirm,
    importId,
    auditId,
    changeId,
    feedId,
    rowId,
    workspace,
    serialNumber,
    sessionID: SessionID,
    listingId,
    fileId,
    waitingFileId: FileStoreId,
    messageid,
  }
}

function callAs(
  workspace: TestWorkspace,
  path: string,
  body: unknown,
  method?: 'GET' | 'PATCH' | 'DELETE',
): Promise<WireAnswer> {
  const asked = { ...(method && { method }), path, ...(method === 'GET' || method === 'DELETE' ? {} : { body }) }
  return wire.call({ ...asked, headers: { authorization: workspace.secretKey } })
}

const everythingOf = (workspace: TestWorkspace): Promise<string> => readEverything(app, workspace)

const attempts = makeAttempts({
  get mine() {
    return mine
  },
  get theirs() {
    return theirs
  },
})

const pathOf = ({ path }: Attempt): string => fillPath(path, { mine, theirs })

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
      [theirs.rowId]: '999999999',
      [theirs.messageid]: '999999999',
      [theirs.webhook]: '999999999',
      [theirs.delivery]: '999999999',
      [theirs.alertId]: '999999999',
      [theirs.leadId]: '999999999',
      [theirs.keyId]: '999999999',
      [theirs.mailId]: '999999999',
      [theirs.accountId]: 'f'.repeat(32),
      [theirs.invitationId]: '999999999',
      [theirs.replyId]: '999999999',
    }
    const swap = (text: string): string =>
      text.replace(/"([0-9a-f]{32}|\d+)"|\b\d+\b/g, (found) => {
        const id = found.replaceAll('"', '')
        return found.replace(id, unknown[id] ?? id)
      })
    const body = attempt.body()
    const ids = [
      'serialNumber',
      'SerialNumber',
      'sessionID',
      'fileIds',
      'FileStoreId',
      'Key',
      'Keys',
      'rows',
      'leadIds',
      'assignedTo',
    ].filter((name) => name in body)
    const strange = {
      ...body,
      ...Object.fromEntries(ids.map((name) => [name, JSON.parse(swap(JSON.stringify(body[name])))])),
    }
    const path = pathOf(attempt)
    const others = await callAs(mine.workspace, path, body, attempt.method)
    const strangePath = path
      .replace(theirs.serialNumber, 'f'.repeat(32))
      .replace(`/${theirs.messageid}/`, '/999999999/')
      .replace(new RegExp(`/${theirs.sessionID}(?=/|$)`), '/999999999')
      .replace(
        new RegExp(`^(/v1/webhooks(?:/deliveries)?)/(?:${theirs.webhook}|${theirs.delivery})(?=/|$)`),
        '$1/999999999',
      )
      .replace(`/${theirs.tourId}/`, '/999999999/')
      .replace(`/v1/leads/${theirs.leadId}`, '/v1/leads/999999999')
      .replace(new RegExp(`^(/v1/keys|/v1/outbox)/(?:${theirs.keyId}|${theirs.mailId})(?=/|$)`), '$1/999999999')
      .replace(`/v1/alerts/${theirs.alertId}`, '/v1/alerts/999999999')
      .replace(`/v1/replies/${theirs.replyId}`, '/v1/replies/999999999')
      .replace(new RegExp(`^/v1/feeds/${theirs.feedId}(?=/|$)`), '/v1/feeds/999999999')
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

  test('lists and searches hold what is mine alone', async () => {
    const read = async (workspace: TestWorkspace, path: string): Promise<string> => {
      const answer = await callAs(workspace, path, {}, 'GET')
      expect(answer.status, answer.text).toBe(200)
      return answer.text
    }
    for (const path of ['/v1/chatbots', '/v1/conversations', '/v1/conversations?q=how+many+homes']) {
      const [own, others] = [await read(mine.workspace, path), await read(theirs.workspace, path)]
      expect(own, path).toContain(mine.serialNumber)
      expect(own, path).not.toContain(theirs.serialNumber)
      expect(others, path).toContain(theirs.serialNumber)
    }
    // A place in the list of the other is a place in time and nothing more.
    const first = JSON.parse(await read(theirs.workspace, '/v1/conversations?limit=1'))
    expect(first.conversations).toHaveLength(1)
    const cursor = `${(2 ** 52).toString(36)}.${(2 ** 52).toString(36)}`
    expect(await read(mine.workspace, `/v1/conversations?cursor=${cursor}`)).not.toContain(theirs.serialNumber)
  })

  test('the lists of tours, of alerts and of replies hold mine alone', async () => {
    const { tours } = JSON.parse((await callAs(mine.workspace, '/v1/tours', {}, 'GET')).text)
    expect(tours.map(({ id }: { id: number }) => id)).toEqual([mine.tourId])
    const { alerts } = JSON.parse((await callAs(mine.workspace, '/v1/alerts', {}, 'GET')).text)
    expect(alerts.map(({ id }: { id: number }) => id)).toEqual([mine.alertId])
    const { replies } = JSON.parse((await callAs(mine.workspace, '/v1/replies', {}, 'GET')).text)
    expect(replies.map(({ id }: { id: number }) => id)).toEqual([mine.replyId])
  })

  test('a stream of events tells of what is mine alone', async () => {
    const { workspace, sessionID } = mine
    const own = await openStream(`${app.url}/v1/conversations/events`, { authorization: workspace.secretKey })
    const others = await openStream(`${app.url}/v1/conversations/events`, { authorization: theirs.workspace.secretKey })
    const say = (of: typeof mine, what: string, body: object) =>
      callAs(of.workspace, `/v1/conversations/${of.sessionID}/${what}`, body)
    for (const what of ['take', 'typing', 'release']) await say(theirs, what, {})
    for (const what of ['take', 'typing', 'release']) await say(mine, what, {})
    await own.until(({ type }) => type === 'released')
    await others.until(({ type }) => type === 'released')
    // That somebody types is told beside the rest.
    await own.until(({ type }) => type === 'typing')
    expect(own.events.map(({ type, data }) => `${type} ${data.sessionID}`).sort()).toEqual(
      ['released', 'taken', 'typing'].map((type) => `${type} ${sessionID}`),
    )
    // Where the other has come to is of no use to me: it tells of mine.
    const lured = await openStream(
      `${app.url}/v1/conversations/events`,
      { authorization: workspace.secretKey },
      others.events[0]?.id,
    )
    await lured.until(({ type }) => type === 'released')
    expect(lured.events.every(({ data }) => data.sessionID === sessionID)).toBe(true)
    for (const stream of [own, others, lured]) stream.close()
  })

  test('every operation that takes an id was tried', () => {
    const tried = new Set(
      Object.values(attempts).map(({ path }) =>
        path
          .replace(/\?.*/, '')
          .replace(/MINE|THEIRS/, '{serialNumber}')
          .replace(/MESSAGE|WEBHOOK|DELIVERY|TOUR|ALERT|INVITATION|NOTE|REPLY/, '{id}')
          .replace(/MESSAGE|WEBHOOK|DELIVERY|TOUR|LEAD|OWN|ALERT|INVITATION/, '{id}')
          .replace(/MESSAGE|WEBHOOK|DELIVERY|TOUR|ALERT|INVITATION|KEY|MAIL/, '{id}')
          .replace(/MESSAGE|WEBHOOK|DELIVERY|TOUR|ALERT|INVITATION|LISTING|IMPORT|AUDIT|CHANGE|FEED/, '{id}')
          .replace('RUN', '{run}')
          .replace('ACCOUNT', '{accountId}')
          .replace('SESSION', '{sessionID}'),
      ),
    )
    const withoutIds = [
      '/chat/Chatbot/Add',
      '/chat/Chatbot/ModelList',
      '/chat/User/GetPreUploadUrl',
      '/v1/workspace/settings',
      // The tests of acting on what is mine.
      '/chat/Chatbot/GetMessageCreditsUsage',
      '/chat/Chatbot/SetSessionMessagesLimit',
      // What is mine alone: the tests above.
      '/v1/chatbots',
      ...setupWithoutIds,
      '/v1/conversations/events',
      '/v1/replies',
      '/v1/leads/doubles',
      // The tests of accounts.
      '/v1/team',
      '/v1/team/invitations',
      '/v1/demo',
    ]
    // Who is not known here gets zeros: the test below.
    const ofPeople = ['/v1/visitors/export', '/v1/visitors/erase']
    // What visitors call is tried in visitor-isolation.test.ts.
    const ofWorkspaces = operations.filter(
      ({ operation }) => !['public', 'visitor-key', 'member'].includes(operation.access),
    )
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

  test('history, counts, credits and limits are those of my workspace', async () => {
    const before = await everythingOf(theirs.workspace)
    const { serialNumber: SerialNumber, sessionID } = mine
    const history = await callAs(mine.workspace, '/chat/Chatbot/ChatContentHistory', { SerialNumber })
    expect(dataOf(history)).toMatchObject([{ SessionID: sessionID }])
    const usage = async ({ workspace }: Property): Promise<unknown> =>
      dataOf(await callAs(workspace, '/chat/Chatbot/GetMessageCreditsUsage', {}))
    const theirUsage = await usage(theirs)
    const limit = (MessagesLimit: number): Promise<WireAnswer> =>
      callAs(mine.workspace, '/chat/Chatbot/SetSessionMessagesLimit', { MessagesLimit })
    expect(dataOf(await limit(1))).toBe(true)
    const ask = ({ workspace, sessionID: id }: Property): Promise<WireAnswer> =>
      callAs(workspace, '/chat/Chat/ClientAsk', { sessionID: id, content: 'How many homes are there?' })
    expect((await ask(mine)).headers['x-error-code']).toBe('session-limit-reached')
    expect(await everythingOf(theirs.workspace)).toBe(before)
    expect((await ask(theirs)).status).toBe(200)
    expect(await usage(mine)).toEqual({ Total: -1, Used: 1, Remain: -1 })
    expect([theirUsage, await usage(theirs)]).toEqual([
      { Total: -1, Used: 1, Remain: -1 },
      { Total: -1, Used: 2, Remain: -1 },
    ])
    dataOf(await limit(-1))
  })

  test('removing my chatbot leaves theirs alone', async () => {
    const before = await everythingOf(theirs.workspace)
    const { serialNumber } = mine
    expect((await callAs(mine.workspace, '/chat/Chatbot/Remove', { serialNumber })).status).toBe(200)
    const left = async (): Promise<number> => {
      const query = 'SELECT count(*) FROM chatbots WHERE "serialNumber" = $1'
      return Number((await app.app.pool.query(query, [serialNumber])).rows[0].count)
    }
    await expect.poll(left, { timeout: 60_000 }).toBe(0)
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
