import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillDemos, requestDemoTalks } from '../../../src/doors/demo/lived-in/fill-demo.ts'
import { ben, type ConsoleStage, openConsoleStage } from './open-console.ts'

// A new owner finds a firm at work, is told that it is made up, and takes it away.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage.close())

async function askForDemo(): Promise<void> {
  const { db } = stage.app.app
  const chatbot = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('serialNumber', '=', stage.serialNumber)
    .executeTakeFirstOrThrow()
  await requestDemoTalks(db, { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id })
}

test('the demo fills before the reader’s eyes, says that it is made up, goes with one click, and comes back', async () => {
  const page = await stage.open('/inbox')
  const list = page.getByRole('list', { name: 'Conversations' })
  const notice = page.getByRole('complementary', { name: 'Demo' })
  expect(await notice.count(), 'without a demo nothing is said').toBe(0)
  await askForDemo()
  await page.reload()
  await notice.getByText('are being written').waitFor()
  await fillDemos(stage.app.app)
  await notice.getByText('are made up').waitFor()
  await list.getByText('Hannah Brandt').waitFor()

  await notice.getByRole('button', { name: 'Remove them' }).click()
  await page.getByText('No conversations yet').waitFor()
  expect(await notice.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await notice.getByText('are being written').waitFor()
  await fillDemos(stage.app.app)
  await list.getByText('Hannah Brandt').waitFor()
  await page.context().close()
})

test('an agent reads that it is a demo, and cannot take it away', async () => {
  const page = await stage.open('/leads', ben)
  const notice = page.getByRole('complementary', { name: 'Demo' })
  await notice.getByText('are made up').waitFor()
  expect(await notice.getByRole('button').count()).toBe(0)
  await page.context().close()
})
