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
  folder = await mkdtemp(join(tmpdir(), 'porchlight-release-'))
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a column that a feed held back is kept after one call, though its file stays as it is', async () => {
  const serialNumber = await app.addChatbot()
  const chatbot = await findChatbotAnywhere(app.app.db, serialNumber)
  if (!chatbot) throw new Error('there is no chatbot')
  const path = join(folder, 'homes.csv')
  await writeFile(path, 'mls,price,address,city,Agent Remarks\nA,500000,1 Alder Lane,Kent,Bright and quiet\n')
  await utimes(path, new Date(1), new Date(1))
  const rows = { map: {}, set: {}, lookups: [], key: 'MLSNumber' as const, dropUnmapped: false, prune: null }
  await addFeed(app.app, {
    scope: { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id },
    name: 'office',
    settings: { location: { kind: 'file', path }, rows, schedule: null },
    secrets: {},
    by: 'test',
  })
  const read = async () => {
    const [feed] = await listFeeds(app.app.db, chatbot.workspaceId)
    if (!feed) throw new Error('there is no feed')
    return (await runFeed(app.app, feed, { by: 'test' })).summary
  }
  const kept = async () =>
    (await app.app.db.selectFrom('listings').select('ExtensionColumn').where('chatbotId', '=', chatbot.id).execute())[0]
      ?.ExtensionColumn ?? ''
  expect((await read())?.heldBack.map(({ name }) => name)).toEqual(['Agent Remarks'])
  expect(await kept()).not.toContain('Bright')
  expect(await read(), 'the file is the same').toBeNull()
  const { text } = await app.post(`/v1/chatbots/${serialNumber}/listings/release`, { column: 'Agent Remarks' })
  expect(JSON.parse(text)).toEqual({ feeds: 1 })
  expect(await read()).toMatchObject({ updated: 1 })
  expect(await kept()).toContain('Bright and quiet')
})
