import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { dataOf, expectFailure, expectSuccess, openWire, type Wire } from '../../wire-call.ts'
import { type Site, startSite } from './site-server.ts'
import { passagesOf, sourcesOf, untilLearned } from './until-learned.ts'

let app: TestApp
let wire: Wire
let site: Site
let serialNumber: string

beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ learns: true, environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await site.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
  site.pages.clear()
})

type Row = { ID: number; Data: Record<string, unknown> }
const call = (name: string, body: object) =>
  wire.call({ path: `/chat/Chatbot/${name}`, body: { serialNumber, ...body } })
const create = async (rows: object[]): Promise<number[]> =>
  dataOf<{ IDs: number[] }>(await call('CreateGoogleSheetData', { rows })).IDs
const rowsOf = async (query: object = {}): Promise<Row[]> =>
  dataOf(await call('GetGoogleGoolgeSheetData', { pageSize: 1_000, ...query }))
const fetchSheet = (address = '/s.csv') =>
  app.post('/chat/Chatbot/EditKnowledge', {
    serialNumber,
    googleSheetUrl: site.url + address,
    isRetrainGoogleSheet: true,
  })

describe('rows by API', () => {
  test('are kept as they came, with ids that stay', async () => {
    const rows = [
      { Service: 'Staging', Price: 1200, 'Lead time': '5 days', Refundable: false },
      { '2': 'b', '10': 'a', Ñame: '', 'With null': null },
    ]
    const answer = await call('CreateGoogleSheetData', { rows })
    const IDs = dataOf<{ IDs: number[] }>(answer).IDs
    expectSuccess(answer, { SuccessCount: 2, IDs })
    expectSuccess(await call('GetGoogleGoolgeSheetData', {}), [
      { ID: IDs[0], Data: rows[0] },
      { ID: IDs[1], Data: { '2': 'b', '10': 'a', Ñame: '' } },
    ])
  })

  test('update merges, null removes, an unknown ID is a 404 and changes nothing', async () => {
    const [first = 0, second = 0] = await create([{ a: 1, b: 'x', c: true }, { a: 2 }])
    expectSuccess(await call('UpdateGoogleSheetData', { rows: [{ ID: first, Data: { b: null, a: '1', d: 4.5 } }] }), {
      SuccessCount: 1,
    })
    expect(await rowsOf()).toEqual([
      { ID: first, Data: { a: '1', c: true, d: 4.5 } },
      { ID: second, Data: { a: 2 } },
    ])
    const before = await rowsOf()
    const rows = [
      { ID: second, Data: { a: 3 } },
      { ID: 999_999_999, Data: {} },
    ]
    expectFailure(
      await call('UpdateGoogleSheetData', { rows }),
      'sheet-row-not-found',
      'No row of this chatbot’s sheet has the ID 999999999.',
    )
    expect(await rowsOf()).toEqual(before)
  })

  test('delete: those that are named, and with an empty list all', async () => {
    const [first = 0, second] = await create([{ a: 1 }, { a: 2 }, { a: 3 }])
    expectSuccess(await call('DeleteGoogleSheetData', { ids: [first, 999_999_999] }), { SuccessCount: 1 })
    expect((await rowsOf()).map(({ ID }) => ID)).toEqual([second, (second ?? 0) + 1])
    expectFailure(await call('DeleteGoogleSheetData', {}), 'invalid-fields', 'ids: is required.')
    expectSuccess(await call('DeleteGoogleSheetData', { ids: [] }), { SuccessCount: 2 })
    expectSuccess(await call('DeleteGoogleSheetData', { ids: [] }), { SuccessCount: 0 })
    expect(await rowsOf()).toEqual([])
    // A sheet without rows and address is no source.
    expect(await sourcesOf(app, serialNumber)).toEqual([])
  })

  test('pages, both ways round, and by ids', async () => {
    const ids = await create(Array.from({ length: 23 }, (_, index) => ({ n: index })))
    const page = async (query: object) =>
      dataOf<Row[]>(await call('GetGoogleGoolgeSheetData', query)).map(({ ID }) => ID)
    expect(await page({})).toEqual(ids.slice(0, 10))
    expect(await page({ pageNumber: 3 })).toEqual(ids.slice(20))
    expect(await page({ pageNumber: 2 ** 53 - 1, pageSize: 1000 })).toEqual([])
    expect(await page({ isASC: false, pageSize: 3 })).toEqual(ids.slice(-3).reverse())
    expect(await page({ ids: [ids[5], ids[2], 999_999_999] })).toEqual([ids[2], ids[5]])
    expect(await page({ ids: [] })).toEqual(ids.slice(0, 10))
    for (const [query, fault] of [
      [{ pageSize: 1_001 }, 'pageSize: expected a number of at most 1000, got 1001.'],
      [{ pageSize: 0 }, 'pageSize: expected a number of at least 1, got 0.'],
      [{ pageNumber: 0 }, 'pageNumber: expected a number of at least 1, got 0.'],
    ] as const)
      expectFailure(await call('GetGoogleGoolgeSheetData', query), 'invalid-fields', fault)
  })

  test('what is no flat row is refused by name, and none is kept', async () => {
    const rows = [{ ok: 1 }, { list: [1], deep: { a: 1 }, ' ': 1, text: 'x'.repeat(5_001) }]
    expectFailure(
      await call('CreateGoogleSheetData', { rows }),
      'invalid-fields',
      'rows[1].list: expected text, a number, true or false, got a list. ' +
        'rows[1].deep: expected text, a number, true or false, got an object. ' +
        'rows[1]: expected names of columns of 1 to 200 characters, got "". ' +
        'rows[1].text: expected text of at most 5000 characters, got 5001 characters.',
    )
    expectFailure(
      await call('CreateGoogleSheetData', { rows: [] }),
      'invalid-fields',
      'rows: expected at least 1 entry, got a list of 0.',
    )
    expect(await rowsOf()).toEqual([])
  })
})

/** A GET with a body, which fetch refuses to send. */
function getWithBody(path: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: app.secretKey,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    const outgoing = request(app.url + path, { method: 'GET', headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject).end(body)
  })
}

describe('rows are read with GET too', () => {
  const path = '/chat/Chatbot/GetGoogleGoolgeSheetData'

  test('with a JSON body, with a query, with both', async () => {
    const [first, second] = await create([{ a: 1 }, { a: 2 }])
    const both = JSON.parse((await getWithBody(path, JSON.stringify({ SerialNumber: serialNumber }))).text).Data
    expect(both.map(({ ID }: Row) => ID)).toEqual([first, second])
    const asked = await wire.call({ method: 'GET', path: `${path}?serialNumber=${serialNumber}&pageSize=1` })
    expectSuccess({ ...asked, headers: without(asked.headers, 'cache-control') }, [{ ID: first, Data: { a: 1 } }])
    const body = JSON.stringify({ serialNumber, ids: [second], pageSize: 10 })
    const mixed = await getWithBody(`${path}?PageSize=1&pageNumber=1&serialnumber=x`, body)
    expect(JSON.parse(mixed.text).Data.map(({ ID }: Row) => ID)).toEqual([second])
  })

  test('hostile bodies are ordinary faults', async () => {
    for (const [body, status] of [
      ['{', 400],
      ['[]', 400],
      ['"x"', 400],
      ['', 400],
      ['{}', 400],
      [`{"serialNumber":"${'9'.repeat(2_000_000)}"}`, 413],
    ] as const) {
      const answer = await getWithBody(path, body)
      expect({ status: answer.status, success: JSON.parse(answer.text).Success }).toEqual({ status, success: false })
    }
    expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
  })
})

function without(headers: Record<string, string | string[] | undefined>, name: string) {
  return Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name))
}

describe('a published table', () => {
  const table = (...lines: string[]) => ({ body: `${lines.join('\n')}\n` })

  test('each row is learned; rows that were made by API stay with them', async () => {
    site.pages.set('/s.csv', table('Service,Price', 'Staging,"$1,200"', 'Photos,$250'))
    const [own] = await create([{ Service: 'Cleaning', Price: '$99' }])
    await fetchSheet()
    const [sheet] = await untilLearned(app, serialNumber)
    const link = `${site.url}/s.csv`
    expect(sheet).toMatchObject({
      Type: 'GoogleSheet',
      Name: link,
      Value: '',
      Status: 2,
      StatusMessage: '',
      SourceLink: link,
    })
    const rows = await rowsOf()
    expect(rows.map(({ Data }) => Data)).toEqual([
      { Service: 'Cleaning', Price: '$99' },
      { Service: 'Staging', Price: '$1,200' },
      { Service: 'Photos', Price: '$250' },
    ])
    expect(rows[0]?.ID).toBe(own)
    expect((await passagesOf(app, sheet?.ID ?? 0)).map(({ text }) => text)).toEqual([
      'Service: Cleaning; Price: $99',
      'Service: Staging; Price: $1,200',
      'Service: Photos; Price: $250',
    ])
  })

  test('fetched again, rows keep their ids, what changed is changed, what is gone is gone', async () => {
    site.pages.set('/s.csv', table('Name,Price', 'A,1', 'B,2', 'C,3', 'D,4'))
    await fetchSheet()
    const [sheet] = await untilLearned(app, serialNumber)
    const before = await rowsOf()
    const passages = await passagesOf(app, sheet?.ID ?? 0)
    const [own] = await create([{ Name: 'Mine', Price: '0' }])
    site.pages.set('/s.csv', table('Name,Price', 'D,4', 'E,5', 'A,1', 'B,20'))
    await fetchSheet()
    await untilLearned(app, serialNumber)
    const idOf = (name: string, rows: Row[]) => rows.find(({ Data }) => Data.Name === name)?.ID
    const after = await rowsOf()
    for (const name of ['A', 'B', 'D']) expect(idOf(name, after)).toBe(idOf(name, before))
    expect(idOf('C', after)).toBeUndefined()
    expect(idOf('Mine', after)).toBe(own)
    expect(after.find(({ Data }) => Data.Name === 'B')?.Data).toEqual({ Name: 'B', Price: '20' })
    const said = await passagesOf(app, sheet?.ID ?? 0)
    expect(said.map(({ text }) => text)).toContain('Name: B; Price: 20')
    expect(said.find(({ text }) => text.startsWith('Name: A'))?.id).toBe(passages[0]?.id)
    expect(said).toHaveLength(5)
  })

  test('without its address, the rows that were made by API are left', async () => {
    site.pages.set('/s.csv', table('Name', 'Fetched'))
    await fetchSheet()
    await untilLearned(app, serialNumber)
    await create([{ Name: 'Mine' }])
    await app.post('/chat/Chatbot/EditKnowledge', { serialNumber, googleSheetUrl: '' })
    const [sheet] = await untilLearned(app, serialNumber)
    expect(sheet).toMatchObject({ Name: 'Sheet', SourceLink: '' })
    expect((await rowsOf()).map(({ Data }) => Data)).toEqual([{ Name: 'Mine' }])
    expect((await passagesOf(app, sheet?.ID ?? 0)).map(({ text }) => text)).toEqual(['Name: Mine'])
  })

  test.each([
    ['a web page', { body: '<!doctype html><html></html>' }, /publish the sheet as CSV/],
    ['no rows', { body: 'Name,Price\n' }, /no rows/],
  ])('%s: failed, with what to do; rows that there are stay', async (_what, standing, message) => {
    await create([{ Name: 'Mine' }])
    site.pages.set('/s.csv', standing)
    await fetchSheet()
    const [sheet] = await untilLearned(app, serialNumber)
    expect(sheet?.Status).toBe(3)
    expect(sheet?.StatusMessage).toMatch(message)
    expect((await passagesOf(app, sheet?.ID ?? 0)).map(({ text }) => text)).toEqual(['Name: Mine'])
  })
})

test('rows of one chatbot are never those of another', async () => {
  const [row = 0] = await create([{ a: 1 }])
  const other = await app.addChatbot()
  const strange = (name: string, body: object) =>
    wire.call({ path: `/chat/Chatbot/${name}`, body: { serialNumber: other, ...body } })
  expectSuccess(await strange('GetGoogleGoolgeSheetData', { ids: [row] }), [])
  expect((await strange('UpdateGoogleSheetData', { rows: [{ ID: row, Data: { a: 2 } }] })).status).toBe(404)
  expectSuccess(await strange('DeleteGoogleSheetData', { ids: [row] }), { SuccessCount: 0 })
  expect(await rowsOf()).toEqual([{ ID: row, Data: { a: 1 } }])
})
