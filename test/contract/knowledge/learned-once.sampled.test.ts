import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { learnSource } from '../../../src/knowledge/learning/learn-source.ts'
import { makeLearningMetrics } from '../../../src/knowledge/learning/learning-metrics.ts'
import { takeSources } from '../../../src/knowledge/learning/learning-store.ts'
import { settleLesson } from '../../../src/knowledge/settle-lesson.ts'
import { tellChangedKnowledge } from '../../../src/knowledge/tell-changed-knowledge.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { page, type Site, sitemap, startSite } from './site-server.ts'
import { passagesOf, sourcesOf, untilLearned } from './until-learned.ts'

// Several processes, processes that die, changes in between: each source is learned once, and nothing is twice.

const environment = { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' }
const text = 'The application fee is 45 dollars for each adult who applies, and it is paid only once for a whole year.'

/** Where changes are made; it learns nothing itself. */
let app: TestApp
let site: Site
let serialNumber: string

beforeAll(async () => {
  site = await startSite()
  app = await startTestApp({ environment })
})
afterAll(async () => {
  await app.close()
  await site.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
  site.pages.clear()
  site.asked.length = 0
  site.hold = null
})

const learner = () => startTestApp({ environment, connection: app.app.connection, learns: true })
const edit = (change: object) => app.post('/chat/Chatbot/EditKnowledge', { serialNumber, ...change })
const take = (all = 10) =>
  takeSources(app.app.db, { all, each: 10, ofFirm: 10, busy: new Map(), ofPages: false }, app.app.now(), 30)
const expire = () => app.app.pool.query(`UPDATE "knowledgeSources" SET "takenUntil" = now() - interval '1 second'`)
const learn = async (source: Awaited<ReturnType<typeof take>>[number]) =>
  settleLesson(app.app, source, await learnSource(app.app, source, new AbortController().signal))

quickTest('two processes share the work: each page is fetched once, each passage stored once', async () => {
  const paths = Array.from({ length: 24 }, (_, index) => `/p${index}`)
  for (const path of paths) site.pages.set(path, page(`Page ${path}`, `${text} This is ${path}.`))
  site.pages.set('/map.xml', sitemap(paths.map((path) => site.url + path)))
  await edit({
    SiteMapUrl: `${site.url}/map.xml`,
    qaList: Array.from({ length: 40 }, (_, n) => ({ key: `q${n}`, value: `a${n}` })),
  })
  const learners = await Promise.all([learner(), learner()])
  try {
    await expect.poll(async () => (await sourcesOf(app, serialNumber)).length, { timeout: 60_000 }).toBe(65)
    const items = await untilLearned(app, serialNumber)
    expect(items.filter(({ Status }) => Status !== 2)).toEqual([])
    expect(site.asked.filter((path) => path.startsWith('/p')).sort()).toEqual([...paths].sort())
    for (const { ID, Name } of items)
      expect((await passagesOf(app, ID)).length, Name).toBe(Name.endsWith('.xml') ? 0 : 1)
  } finally {
    await Promise.all(learners.map((each) => each.close()))
  }
})

quickTest(
  'a process that dies while it learns: another one takes it up when its time is over, and what it still says counts for nothing',
  async () => {
    await edit({ qaList: [{ key: 'q', value: 'a' }] })
    const [dying] = await take()
    expect(dying).toMatchObject({ kind: 'question', takes: 1 })
    expect((await sourcesOf(app, serialNumber))[0]?.Status).toBe(1)
    // While it may be alive, nobody else takes it.
    expect(await take()).toEqual([])
    await expire()
    const [second] = await take()
    expect(second).toMatchObject({ id: dying?.id, takes: 2 })
    // The first one was only slow.
    if (!dying || !second) throw new Error('nothing was taken')
    expect(await learn(dying)).toBe(false)
    expect((await sourcesOf(app, serialNumber))[0]?.Status).toBe(1)
    expect(await learn(second)).toBe(true)
    expect(await learn(second)).toBe(false)
    expect((await sourcesOf(app, serialNumber))[0]?.Status).toBe(2)
    expect(await passagesOf(app, second.id)).toHaveLength(1)
    expect(await take()).toEqual([])
  },
)

quickTest('what is changed while it is learned is learned as it is now', async () => {
  await edit({ qaList: [{ key: 'q', value: 'old' }] })
  const [source] = await take()
  if (!source) throw new Error('nothing was taken')
  await edit({ qaList: [{ key: 'q', value: 'new' }] })
  // Nobody learns it twice at the same time.
  expect(await take()).toEqual([])
  expect(await learn(source)).toBe(false)
  expect(await passagesOf(app, source.id)).toEqual([])
  const [again] = await take()
  if (!again) throw new Error('it was not taken again')
  expect(await learn(again)).toBe(true)
  expect((await passagesOf(app, source.id)).map(({ text }) => text)).toEqual(['new'])
})

quickTest('what is taken away while it is learned leaves nothing behind', async () => {
  await edit({ qaList: [{ key: 'q', value: 'old' }] })
  const [source] = await take()
  if (!source) throw new Error('nothing was taken')
  await edit({ qaList: [] })
  expect(await learn(source)).toBe(false)
  expect(await sourcesOf(app, serialNumber)).toEqual([])
  expect(await passagesOf(app, source.id)).toEqual([])
})

deepTest('a source that ends every process that learns it has failed after some', async () => {
  await edit({ qaList: [{ key: 'q', value: 'a' }] })
  for (let times = 0; times < 8; times += 1) {
    expect(await take()).toHaveLength(1)
    await expire()
  }
  const [source] = await take()
  if (!source) throw new Error('nothing was taken')
  await learn(source)
  const [item] = await sourcesOf(app, serialNumber)
  expect(item).toMatchObject({ Status: 3 })
  expect(item?.StatusMessage).toMatch(/cut off 8 times: .+\.$/)
})

quickTest('a process that stops gives back what it has begun, at once', async () => {
  site.pages.set('/slow', page('Slow', text))
  const { promise, resolve } = Promise.withResolvers<void>()
  site.hold = promise
  const stopping = await learner()
  await edit({ websiteList: [{ url: `${site.url}/slow` }] })
  await expect.poll(() => site.asked, { timeout: 60_000 }).toContain('/slow')
  await stopping.close()
  expect((await sourcesOf(app, serialNumber))[0]?.Status).toBe(0)
  resolve()
  site.hold = null
  const next = await learner()
  try {
    expect((await untilLearned(app, serialNumber))[0]).toMatchObject({ Status: 2 })
  } finally {
    await next.close()
  }
})

deepTest('a text is not kept waiting by thousands of pages, nor one firm by another', async () => {
  const urls = Array.from({ length: 1_000 }, (_, index) => ({ url: `${site.url}/none${index}` }))
  await edit({ websiteList: urls })
  const other = await app.addChatbot()
  await app.post('/chat/Chatbot/EditKnowledge', { serialNumber: other, websiteList: urls.slice(0, 3), text: 'Words.' })
  expect((await take()).map(({ kind }) => kind)).toEqual(['text'])
  const room = { all: 6, each: 4, ofFirm: 6, busy: new Map<number, number>(), ofPages: true }
  const taken = await takeSources(app.app.db, room, app.app.now(), 30)
  const counts = [...Map.groupBy(taken, ({ chatbotId }) => chatbotId).values()].map((all) => all.length)
  expect(counts.sort()).toEqual([3, 3])
})

quickTest('what was learned, failed or went is told in one event with its ids', async () => {
  const events = async () =>
    (await app.app.pool.query(`SELECT data FROM events WHERE type = 'knowledge.changed' ORDER BY id`)).rows.map(
      ({ data }) => data,
    )
  await tellChangedKnowledge(app.app)
  const before = (await events()).length
  await edit({ qaList: ['a', 'b', 'c'].map((key) => ({ key, value: key })) })
  for (const source of await take()) await learn(source)
  const ids = (await sourcesOf(app, serialNumber)).map(({ ID }) => ID)
  await edit({ qaList: [{ key: 'a', value: 'a' }] })
  await tellChangedKnowledge(app.app)
  await tellChangedKnowledge(app.app)
  expect((await events()).slice(before)).toEqual([{ ids }])
})

quickTest('the version of the passages rises with each change of them, and with nothing else', async () => {
  const version = async () =>
    (
      await app.app.pool.query(
        `SELECT version FROM "chatbotKnowledge" k JOIN chatbots c ON c.id = k."chatbotId" WHERE c."serialNumber" = $1`,
        [serialNumber],
      )
    ).rows[0]?.version
  await edit({ qaList: [{ key: 'a', value: '1' }] })
  const first = await version()
  for (const source of await take()) await learn(source)
  const second = await version()
  expect(Number(second)).toBeGreaterThan(Number(first))
  await edit({ qaList: [{ key: 'a', value: '1' }], EnableSyncSiteMap: true })
  expect(await version()).toBe(second)
})

quickTest('metrics count sources and the queue', async () => {
  makeLearningMetrics(app.app)
  await edit({ qaList: [{ key: 'q', value: 'a' }] })
  const shown = await app.app.metrics.registry.metrics()
  expect(shown).toMatch(/^porchlight_knowledge_sources\{state="waiting"\} [1-9]/m)
  expect(shown).toMatch(/^porchlight_knowledge_sources\{state="failed"\} \d+$/m)
  expect(shown).toMatch(/^porchlight_knowledge_due [1-9]/m)
})
