import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../../test/test-app.ts'
import { findChatbotAnywhere } from '../../../../firm/chatbots/chatbot-store.ts'
import { ImportBusy } from '../import-busy.ts'
import { openSource } from '../reading/open-source.ts'
import { runImport } from './run-import.ts'
import { ensureSource, lockSource, unlockSource } from './run-store.ts'

let app: TestApp
beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())

test('two runs of one source cannot mix: the second stores nothing and says so, and may begin when the first has ended', async () => {
  const chatbot = await findChatbotAnywhere(app.app.db, await app.addChatbot())
  if (!chatbot) throw new Error('there is no chatbot')
  const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
  const { db, pool, events } = app.app
  const run = (name: string) =>
    runImport({
      ...{ database: { db, pool }, events, scope, by: 'test', source: { kind: 'feed', name } },
      open: () => openSource(Readable.from([Buffer.from(`mls,beds,price,city\n${name},3,450000,Kent\n`)])),
      options: { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false },
    })
  const sourceId = await ensureSource(db, scope, { kind: 'feed', name: 'mls' })
  const stored = async () =>
    (await db.selectFrom('listings').select('MLSNumber').where('chatbotId', '=', scope.chatbotId).execute()).length
  const client = await pool.connect()
  try {
    expect(await lockSource(client, sourceId)).toBe(true)
    await expect(run('mls')).rejects.toThrow(ImportBusy)
    await expect(run('mls')).rejects.toThrow(/"mls" is being imported already.*nothing is stored/)
    expect(await stored()).toBe(0)
    // Another source is nobody's concern.
    expect((await run('other')).added).toBe(1)
    await unlockSource(client, sourceId)
  } finally {
    client.release()
  }
  expect((await run('mls')).added).toBe(1)
  expect(await stored()).toBe(2)
})
