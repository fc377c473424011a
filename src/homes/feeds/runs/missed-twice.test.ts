import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../../firm/chatbots/chatbot-store.ts'
import { addFeed } from '../add-feed.ts'
import { listFeeds } from '../feed-store.ts'
import { runFeed } from '../run-feed.ts'

let app: TestApp
let folder: string

beforeAll(async () => {
  app = await borrowTestApp()
  folder = await mkdtemp(join(tmpdir(), 'porchlight-missed-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const head = 'mls,price,address,city\n'
const rows = (...numbers: string[]) => head + numbers.map((each) => `${each},500000,${each} Alder Lane,Kent\n`).join('')

test('a home that a feed misses, brings, and misses again stays; a run is undone with what it pruned', async () => {
  const serialNumber = await app.addChatbot()
  const chatbot = await findChatbotAnywhere(app.app.db, serialNumber)
  if (!chatbot) throw new Error('there is no chatbot')
  const path = join(folder, 'homes.csv')
  await addFeed(app.app, {
    scope: { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id },
    name: 'office',
    settings: {
      location: { kind: 'file', path },
      rows: {
        ...{ map: {}, set: {}, lookups: [], key: 'MLSNumber', dropUnmapped: false },
        prune: { how: 'remove', limit: { percent: 100 } },
      },
      schedule: null,
    },
    secrets: {},
    by: 'test',
  })
  const find = async () => {
    const [feed] = await listFeeds(app.app.db, chatbot.workspaceId)
    if (!feed) throw new Error('there is no feed')
    return feed
  }
  const read = async (...numbers: string[]) => {
    await writeFile(path, rows(...numbers))
    // Written long ago, as far as the feed knows.
    await utimes(path, new Date(1), new Date(numbers.length * 1_000))
    return (await runFeed(app.app, await find(), { by: 'test', isForced: true })).summary
  }
  const numbers = async () =>
    (await app.app.db.selectFrom('listings').select('MLSNumber').where('chatbotId', '=', chatbot.id).execute())
      .map(({ MLSNumber }) => MLSNumber)
      .sort()
  await read('A', 'B', 'C')
  expect(await read('A', 'B')).toMatchObject({ gone: 1, pruned: 0 })
  expect(await read('A', 'B', 'C')).toMatchObject({ gone: 0 })
  expect(await read('A', 'B')).toMatchObject({ gone: 1, pruned: 0 })
  expect(await read('A', 'B')).toMatchObject({ gone: 1, pruned: 1 })
  expect(await numbers()).toEqual(['A', 'B'])
  const call = async (method: string, way: string) =>
    JSON.parse(
      (await app.post(`/v1/feeds/${(await find()).id}/runs${way}`, method === 'GET' ? undefined : {}, { method })).text,
    )
  const { runs } = await call('GET', '')
  expect(runs[0].undoUntil).not.toBeNull()
  expect(await call('POST', `/${runs[0].id}/undo`)).toEqual({ removed: 0, restored: 1, kept: 0 })
  expect(await numbers()).toEqual(['A', 'B', 'C'])
})
