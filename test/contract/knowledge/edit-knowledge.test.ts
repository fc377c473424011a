import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import { makePicture } from '../../sample-media.ts'
import type { TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { expectFailure, expectSuccess, openWire, type Wire } from '../../wire-call.ts'
import { sourcesOf } from './until-learned.ts'

// What EditKnowledge takes and how GetSource tells of it; nothing is learned here.

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

const editPath = '/chat/Chatbot/EditKnowledge'
const edit = (serialNumber: string, change: object) => wire.call({ path: editPath, body: { serialNumber, ...change } })
const namesOf = async (serialNumber: string) =>
  (await sourcesOf(app, serialNumber)).map(({ Type, Name }) => `${Type} ${Name}`)

test('each kind of source is an item, byte for byte', async () => {
  const serialNumber = await app.addChatbot()
  const fileId = await uploadFile(app, Buffer.from('Fees are due on the first.'), 'fees.txt')
  expectSuccess(
    await edit(serialNumber, {
      qaList: [{ key: 'Do you allow pets?', value: 'Yes: two.' }],
      text: 'We are open 9 to 5. 🏠',
      websiteList: [{ url: 'https://firm.example/fees#top', retrain: false }],
      googleSheetUrl: 'https://sheets.example/prices.csv',
      SiteMapUrl: 'https://firm.example/sitemap.xml',
      EnableSyncSiteMap: true,
      SyncSiteMapDays: 7,
      fileList: [String(fileId)],
    }),
    1,
  )
  const answer = await wire.call({ path: '/chat/Chatbot/GetSource', body: { serialNumber } })
  const items = (await sourcesOf(app, serialNumber)).map(({ ID }) => ID)
  const [file, sitemap, page, text, question, sheet] = items
  const rest = { Status: 0, StatusMessage: '' }
  const pageLink = 'https://firm.example/fees'
  const sitemapLink = 'https://firm.example/sitemap.xml'
  const sheetLink = 'https://sheets.example/prices.csv'
  expectSuccess(answer, [
    { Type: 'FileList', Name: String(fileId), Value: 'fees.txt', Length: 0, ...rest, ID: file, SourceLink: '' },
    { Type: 'UrlList', Name: sitemapLink, Value: '', Length: 0, ...rest, ID: sitemap, SourceLink: sitemapLink },
    { Type: 'UrlList', Name: `${pageLink}#top`, Value: '', Length: 0, ...rest, ID: page, SourceLink: pageLink },
    { Type: 'Text', Name: 'Text', Value: 'We are open 9 to 5. 🏠', Length: 21, ...rest, ID: text, SourceLink: '' },
    {
      Type: 'QAList',
      Name: 'Do you allow pets?',
      Value: 'Yes: two.',
      Length: 9,
      ...rest,
      ID: question,
      SourceLink: '',
    },
    { Type: 'GoogleSheet', Name: sheetLink, Value: '', Length: 0, ...rest, ID: sheet, SourceLink: sheetLink },
  ])
})

test('a chatbot that learned nothing has no sources', async () => {
  const serialNumber = await app.addChatbot()
  expectSuccess(await wire.call({ path: '/chat/Chatbot/GetSource', body: { serialNumber } }), [])
  expectSuccess(await edit(serialNumber, {}), 1)
  expect(await sourcesOf(app, serialNumber)).toEqual([])
})

describe('a list that is given is the whole new list', () => {
  test('what stays keeps its ID, what is not in it goes, what is left out stays', async () => {
    const serialNumber = await app.addChatbot()
    const qa = (...keys: string[]) => keys.map((key) => ({ key, value: `${key}!` }))
    await edit(serialNumber, { qaList: qa('a', 'b', 'c'), text: 'kept', websiteList: [{ url: 'https://a.example/' }] })
    const before = await sourcesOf(app, serialNumber)
    await edit(serialNumber, { qaList: qa('c', 'd', 'a') })
    const after = await sourcesOf(app, serialNumber)
    expect(after.map(({ Name }) => Name)).toEqual(['https://a.example/', 'Text', 'a', 'c', 'd'])
    for (const { Name, ID } of after.filter(({ Name }) => Name !== 'd'))
      expect(before.find((item) => item.Name === Name)?.ID).toBe(ID)
  })

  test.each([
    ['fileList', []],
    ['websiteList', []],
    ['qaList', []],
    ['text', ''],
    ['SiteMapUrl', ''],
    ['googleSheetUrl', ''],
  ])('%s: %j empties it, and nothing else', async (field, none) => {
    const serialNumber = await app.addChatbot()
    const fileId = await uploadFile(app, Buffer.from('Text.'), 'a.md')
    const all = {
      fileList: [fileId],
      websiteList: [{ url: 'https://firm.example/a' }],
      qaList: [{ key: 'q', value: 'a' }],
      text: 'text',
      SiteMapUrl: 'https://firm.example/map.xml',
      googleSheetUrl: 'https://firm.example/s.csv',
    }
    await edit(serialNumber, all)
    const before = await namesOf(serialNumber)
    expect(before).toHaveLength(6)
    expectSuccess(await edit(serialNumber, { [field]: none }), 1)
    const after = await namesOf(serialNumber)
    expect(after).toHaveLength(5)
    expect(before.filter((name) => after.includes(name))).toEqual(after)
  })

  test('null is not given', async () => {
    const serialNumber = await app.addChatbot()
    await edit(serialNumber, { text: 'kept', qaList: [{ key: 'q', value: 'a' }] })
    expectSuccess(await edit(serialNumber, { text: null, qaList: null, fileList: null, SiteMapUrl: null }), 1)
    expect(await namesOf(serialNumber)).toEqual(['Text Text', 'QAList q'])
  })

  test('one page named twice, whatever stands behind #, is one; so is a file', async () => {
    const serialNumber = await app.addChatbot()
    const fileId = await uploadFile(app, Buffer.from('Text.'), 'a.csv')
    const websiteList = ['https://A.example', 'https://a.example/#x', 'https://a.example/?b'].map((url) => ({ url }))
    expectSuccess(await edit(serialNumber, { websiteList, fileList: [fileId, String(fileId)] }), 1)
    expect(await namesOf(serialNumber)).toEqual([
      `FileList ${fileId}`,
      'UrlList https://A.example',
      'UrlList https://a.example/?b',
    ])
  })
})

describe('faults: each is named, and nothing is changed', () => {
  const faultOf = async (change: object, ...faults: string[]) => {
    const serialNumber = await app.addChatbot()
    await edit(serialNumber, { text: 'kept' })
    expectFailure(await edit(serialNumber, { text: 'lost', ...change }), 'invalid-fields', faults.join(' '))
    expect((await sourcesOf(app, serialNumber)).map(({ Value }) => Value)).toEqual(['kept'])
  }
  const unknown = (place: string, id: string) =>
    `${place}: no uploaded file of this workspace has the id ${id}: upload it first.`

  test('unknown files, files of others, of visitors, and what is no document', async () => {
    const picture = await uploadFile(app, await makePicture('png'), 'a.pdf')
    const others = await uploadFile(app, Buffer.from('Theirs.'), 'a.txt', await app.addWorkspace())
    await faultOf(
      { fileList: ['x', 999999999, -1, 0, String(others), picture] },
      ...['x', '999999999', '-1', '0', String(others)].map((id, index) => unknown(`fileList[${index}]`, id)),
      `fileList[5]: the file ${picture} is PNG: send PDF, DOCX, XLSX, PPTX, ODT, TXT, Markdown, HTML and CSV.`,
    )
  })

  test('addresses', () =>
    faultOf(
      { SiteMapUrl: 'firm.example', googleSheetUrl: 'ftp://a/', websiteList: [{ url: 'https://u:p@a.example/' }] },
      'SiteMapUrl: expected an address that begins with https:// or http://, got "firm.example".',
      'googleSheetUrl: expected an address that begins with https:// or http://, got "ftp://a/".',
      'websiteList[0].url: expected an address that begins with https:// or http://, got "https://u:p@a.example/".',
    ))

  test('types and choices', () =>
    faultOf(
      {
        SyncSiteMapDays: 2,
        EnableSyncSiteMap: 'yes',
        fileList: [true],
        websiteList: [{}],
        qaList: [{ key: ' ', value: 1 }],
      },
      'EnableSyncSiteMap: expected true or false, got the text "yes".',
      'SyncSiteMapDays: expected one of 30, 7, 1, got 2.',
      'fileList[0]: expected text or a whole number, got true.',
      'websiteList[0].url: is required.',
      'qaList[0].key: expected text that is not blank, got the text "".',
      'qaList[0].value: expected text, got 1.',
    ))

  test('a question that comes twice', () =>
    faultOf(
      { qaList: ['a', 'b', 'a'].map((key) => ({ key, value: 'x' })) },
      'qaList[2].key: is the question of qaList[0] again: send each question once.',
    ))

  test('lists and texts that are too long', async () => {
    const many = Array.from({ length: 3_001 }, (_, index) => ({ key: `q${index}`, value: 'a' }))
    await faultOf({ qaList: many }, 'qaList: expected at most 3000 entries, got a list of 3001.')
    await faultOf(
      { text: 'x'.repeat(500_001) },
      'text: expected text of at most 500000 characters, got 500001 characters.',
    )
  })

  test('an unknown chatbot', async () => {
    const serialNumber = 'f'.repeat(32)
    const message = `No chatbot of this workspace has the serialNumber "${serialNumber}".`
    expectFailure(await edit(serialNumber, { text: 'x' }), 'chatbot-not-found', message)
    expectFailure(
      await wire.call({ path: '/chat/Chatbot/GetSource', body: { serialNumber } }),
      'chatbot-not-found',
      message,
    )
  })
})

test('who changed what is kept, without what it says', async () => {
  const serialNumber = await app.addChatbot()
  await edit(serialNumber, { qaList: [{ key: 'secret question', value: 'secret' }], SyncSiteMapDays: 1 })
  await edit(serialNumber, { qaList: [] })
  const { rows } = await app.app.pool.query(
    `SELECT action, details FROM "changeLog" WHERE target = $1 AND action = 'knowledge.changed' ORDER BY id`,
    [`chatbot ${serialNumber}`],
  )
  expect(rows.map(({ details }) => details)).toEqual([
    { settings: { syncDays: 1 }, lists: { question: { changed: 1, gone: 0 } } },
    { settings: {}, lists: { question: { changed: 0, gone: 1 } } },
  ])
})

test('an Idempotency-Key makes the change once', async () => {
  const serialNumber = await app.addChatbot()
  const headers = { 'idempotency-key': `knowledge ${serialNumber}` }
  const call = { path: editPath, headers, body: { serialNumber, text: 'once' } }
  const [first, second] = [await wire.call(call), await wire.call(call)]
  expect(second.text).toBe(first.text)
  expect(second.headers['idempotency-replayed']).toBe('true')
  expect((await sourcesOf(app, serialNumber)).map(({ Value }) => Value)).toEqual(['once'])
})

test('many edits of one chatbot at once: each is whole', async () => {
  const serialNumber = await app.addChatbot()
  const lists = Array.from({ length: 12 }, (_, index) => ['a', 'b', 'c'].map((key) => ({ key, value: `${index}` })))
  const answers = await Promise.all(lists.map((qaList) => edit(serialNumber, { qaList })))
  expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200))
  const values = (await sourcesOf(app, serialNumber)).map(({ Value }) => Value)
  expect(new Set(values).size).toBe(1)
  expect(values).toHaveLength(3)
})
