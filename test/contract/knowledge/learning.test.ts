import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Crawler } from '../../../src/knowledge/crawling/crawler.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { uploadFile } from '../../upload-file.ts'
import { page, type Site, sitemap, startSite } from './site-server.ts'
import { type Item, passagesOf, untilLearned } from './until-learned.ts'

// What becomes of sources in the background.

let app: TestApp
let site: Site
let serialNumber: string

beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ learns: true, environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
})
afterAll(async () => {
  await app.close()
  await site.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
  site.pages.clear()
  site.asked.length = 0
})

async function teach(change: object): Promise<Item[]> {
  const { body } = await app.post('/chat/Chatbot/EditKnowledge', { serialNumber, ...change })
  expect(body.Message).toBe('')
  return untilLearned(app, serialNumber)
}

async function ask(
  q: string,
): Promise<{ answer: string | null; passages: { text: string; source: object; score: number }[] }> {
  return JSON.parse((await app.post(`/v1/chatbots/${serialNumber}/knowledge/search`, { q })).text)
}

const fees = 'The application fee is 45 dollars for each adult who applies, and it is paid only once for a whole year.'

test('each kind is learned, and answers with its source', async () => {
  site.pages.set('/fees', page('Fees', fees))
  const fileId = await uploadFile(
    app,
    Buffer.from('# Keys\n\nLost keys are replaced for 25 dollars within a day.'),
    'keys.md',
  )
  const items = await teach({
    fileList: [fileId],
    websiteList: [{ url: `${site.url}/fees` }],
    text: 'Our office is open from nine to five on weekdays, and on Saturdays until noon.',
    qaList: [{ key: 'Do you allow pets?', value: 'Yes: two cats or one dog.' }],
  })
  expect(items.map(({ Type, Status, StatusMessage }) => ({ Type, Status, StatusMessage }))).toEqual(
    ['FileList', 'UrlList', 'Text', 'QAList'].map((Type) => ({ Type, Status: 2, StatusMessage: '' })),
  )
  for (const { Length } of items) expect(Length).toBeGreaterThan(20)
  const found = await ask('What is the application fee for each adult?')
  expect(found.answer).toContain('45 dollars')
  const [best] = found.passages
  expect(best?.source).toEqual({
    ID: items[1]?.ID,
    Type: 'UrlList',
    Name: `${site.url}/fees`,
    Title: `${site.url}/fees`,
    SourceLink: `${site.url}/fees`,
  })
  expect(best?.score).toBeGreaterThan(0)
  expect(best?.score).toBeLessThanOrEqual(1)
  expect((await ask('Do you allow pets?')).answer).toBe('Yes: two cats or one dog.')
})

describe('what has not changed is not learned again', () => {
  test('a page: by its ETag, by its content; with retrain it is read anew, and what it says again keeps its id', async () => {
    site.pages.set('/a', page('A', fees))
    const websiteList = [{ url: `${site.url}/a` }]
    const [first] = await teach({ websiteList })
    const before = await passagesOf(app, first?.ID ?? 0)
    expect(before.length).toBeGreaterThan(0)
    await teach({ websiteList })
    expect(site.asked).toEqual(['/a'])
    await teach({ websiteList: [{ url: `${site.url}/a`, retrain: true }] })
    expect(site.asked).toEqual(['/a', '/a'])
    expect(await passagesOf(app, first?.ID ?? 0)).toEqual(before)
    site.pages.set('/a', page('A', fees.replace('45', '50')))
    await teach({ websiteList: [{ url: `${site.url}/a`, retrain: true }] })
    expect((await passagesOf(app, first?.ID ?? 0))[0]?.text).toContain('50 dollars')
  })

  test('an answer that changes, and no other', async () => {
    const qaList = ['a', 'b'].map((key) => ({ key, value: `Answer to ${key}.` }))
    const items = await teach({ qaList })
    const [a, b] = await Promise.all(items.map(({ ID }) => passagesOf(app, ID)))
    const changed = await teach({ qaList: [qaList[0], { key: 'b', value: 'Another answer.' }] })
    expect(changed.map(({ ID }) => ID)).toEqual(items.map(({ ID }) => ID))
    expect(await passagesOf(app, items[0]?.ID ?? 0)).toEqual(a)
    expect((await passagesOf(app, items[1]?.ID ?? 0))[0]?.text).toBe('Another answer.')
    expect(b?.[0]?.text).toBe('Answer to b.')
  })
})

describe('a source that fails says why and what to do', () => {
  test('a page that is not there; it is tried again with the next change', async () => {
    const websiteList = [{ url: `${site.url}/gone` }]
    const [failed] = await teach({ websiteList })
    expect(failed).toMatchObject({ Status: 3, Length: 0 })
    expect(failed?.StatusMessage).toMatch(/no page at this address.*\.$/)
    site.pages.set('/gone', page('Back', fees))
    expect((await teach({ websiteList }))[0]).toMatchObject({ Status: 2, StatusMessage: '' })
  })

  test('a private address', async () => {
    const [failed] = await teach({ websiteList: [{ url: 'http://10.0.0.1/' }] })
    expect(failed).toMatchObject({ Status: 3 })
    expect(failed?.StatusMessage).toMatch(/private network/)
  })

  test('a file that is none', async () => {
    const fileId = await uploadFile(app, Buffer.from([1, 2, 3, 0, 5, 6]), 'a.txt')
    const [failed] = await teach({ fileList: [fileId] })
    expect(failed?.Status).toBe(3)
    expect(failed?.StatusMessage).toMatch(/\.$/)
  })

  test('a page that goes takes what it said with it; one that is out of reach for a while does not', async () => {
    site.pages.set('/b', page('B', fees))
    const websiteList = [{ url: `${site.url}/b`, retrain: true }]
    const [learned] = await teach({ websiteList })
    site.pages.set('/b', { status: 403, body: '<p>no</p>' })
    expect((await teach({ websiteList }))[0]?.Status).toBe(3)
    expect((await passagesOf(app, learned?.ID ?? 0)).length).toBeGreaterThan(0)
    site.pages.delete('/b')
    expect((await teach({ websiteList }))[0]?.Status).toBe(3)
    expect(await passagesOf(app, learned?.ID ?? 0)).toEqual([])
  })

  test('what may pass waits for its next try, and says so meanwhile', async () => {
    site.pages.set('/busy', { status: 503, body: '<p>busy</p>' })
    await app.post('/chat/Chatbot/EditKnowledge', { serialNumber, websiteList: [{ url: `${site.url}/busy` }] })
    const state = async () =>
      (
        await app.app.pool.query(
          'SELECT status, "statusMessage" AS message, "dueAt" FROM "knowledgeSources" WHERE key = $1',
          [`${site.url}/busy`],
        )
      ).rows[0]
    await expect.poll(async () => (await state()).message).toMatch(/tried again/)
    expect((await state()).status).toBe(0)
    expect((await state()).dueAt.getTime()).toBeGreaterThan(Date.now() + 5_000)
    site.pages.set('/busy', page('Well', fees))
    // The host is left alone for as long as it asked for; another process knows nothing of that.
    app.app.crawler = new Crawler({ fetch: app.app.outbound, intervalMs: 5 })
    await app.app.pool.query('UPDATE "knowledgeSources" SET "dueAt" = now() WHERE key = $1', [`${site.url}/busy`])
    expect((await untilLearned(app, serialNumber))[0]).toMatchObject({ Status: 2, StatusMessage: '' })
  })
})

describe('a sitemap', () => {
  const addresses = (...paths: string[]) => paths.map((path) => site.url + path)
  const pagesOf = (items: Item[]) =>
    items.filter(({ Name }) => !Name.endsWith('.xml')).map(({ Name }) => Name.slice(site.url.length))

  /** GetSource once the sitemap and all that it named is learned. */
  async function untilRead(names: string[]): Promise<Item[]> {
    let items: Item[] = []
    await expect
      .poll(async () => {
        items = await untilLearned(app, serialNumber)
        return pagesOf(items).sort()
      })
      .toEqual([...names].sort())
    return items
  }

  test('its pages are learned; those that go from it go, those that are listed stay', async () => {
    for (const path of ['/a', '/b', '/c']) site.pages.set(path, page(path, `${fees} This is ${path}.`))
    site.pages.set('/map.xml', sitemap(addresses('/a', '/b')))
    await teach({ SiteMapUrl: `${site.url}/map.xml`, websiteList: [{ url: `${site.url}/c` }] })
    const items = await untilRead(['/a', '/b', '/c'])
    expect(items.every(({ Status }) => Status === 2)).toBe(true)
    // Listing one that the sitemap names too, and taking it off again, changes nothing.
    await teach({ websiteList: addresses('/a', '/c').map((url) => ({ url })) })
    await teach({ websiteList: [{ url: `${site.url}/a` }] })
    await untilRead(['/a', '/b'])
    site.pages.set('/map.xml', sitemap(addresses('/b')))
    await teach({ SiteMapUrl: '' })
    await untilRead(['/a'])
    await teach({ SiteMapUrl: `${site.url}/map.xml` })
    await untilRead(['/a', '/b'])
    await teach({ websiteList: [] })
    await untilRead(['/b'])
  })

  test('it is read again after the days that are set, pages that have not changed are not learned again', async () => {
    const { now } = app.app
    site.pages.set('/a', page('A', fees))
    site.pages.set('/gone', page('Gone', fees))
    site.pages.set('/map.xml', sitemap(addresses('/a', '/gone')))
    await teach({ SiteMapUrl: `${site.url}/map.xml`, EnableSyncSiteMap: true, SyncSiteMapDays: 7 })
    const items = await untilRead(['/a', '/gone'])
    const a = items.find(({ Name }) => Name.endsWith('/a'))
    const before = await passagesOf(app, a?.ID ?? 0)
    site.pages.set('/new', page('New', fees))
    site.pages.set('/map.xml', sitemap(addresses('/a', '/new')))
    try {
      app.app.now = () => new Date(now().getTime() + 6 * 86_400_000)
      app.app.learning.wake()
      await untilRead(['/a', '/gone'])
      app.app.now = () => new Date(now().getTime() + 7 * 86_400_000 + 60_000)
      app.app.learning.wake()
      await untilRead(['/a', '/new'])
      expect(await passagesOf(app, a?.ID ?? 0)).toEqual(before)
    } finally {
      app.app.now = now
    }
  })

  test('one that cannot be read says so, and its pages stay', async () => {
    site.pages.set('/map.xml', { body: '<html><body>no sitemap</body></html>' })
    const [failed] = await teach({ SiteMapUrl: `${site.url}/map.xml` })
    expect(failed).toMatchObject({ Type: 'UrlList', Name: `${site.url}/map.xml`, Status: 3 })
    expect(failed?.StatusMessage).toMatch(/\.$/)
  })
})

test('nobody else’s sources are told or searched', async () => {
  await teach({ text: 'The secret word of this firm is marzipan.' })
  const other = await app.addChatbot()
  const answer = await app.post(`/v1/chatbots/${other}/knowledge/search`, { q: 'secret word marzipan' })
  expect(JSON.parse(answer.text)).toEqual({ answer: null, passages: [] })
})

test('knowledge goes with its chatbot', async () => {
  await teach({ text: 'Words.', qaList: [{ key: 'q', value: 'a' }] })
  await app.post('/chat/Chatbot/CreateGoogleSheetData', { serialNumber, rows: [{ a: 1 }] })
  await untilLearned(app, serialNumber)
  const { rows } = await app.app.pool.query('SELECT id FROM chatbots WHERE "serialNumber" = $1', [serialNumber])
  await app.post('/chat/Chatbot/Remove', { serialNumber })
  const left = async () => {
    const tables = ['chatbotKnowledge', 'knowledgeSources', 'knowledgePassages', 'sheetRows']
    const counts = tables.map((table) => `(SELECT count(*)::int FROM "${table}" WHERE "chatbotId" = ${rows[0].id})`)
    return (await app.app.pool.query(`SELECT ${counts.join(' + ')} AS count`)).rows[0].count
  }
  await expect.poll(left).toBe(0)
})
