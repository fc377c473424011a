import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAudits } from '../../../src/conversation/audits/kept/audit-worker.ts'
import { ana, ben, type ConsoleStage, openConsoleStage } from './open-console.ts'

let stage: ConsoleStage
let worker: { stop(): Promise<void> }

beforeAll(async () => {
  stage = await openConsoleStage()
  worker = startAudits(stage.app.app, { lookEveryMs: 100 })
})
afterAll(async () => {
  await worker?.stop()
  await stage?.close()
})

const longMs = 240_000

test('an audit is started, goes on while its page is closed, and is read, printed, saved and compared', async () => {
  const page = await stage.open('/setup/fairness')
  await page.getByText('No audit yet').waitFor()
  await page.getByText('Quick', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the audit' }).click()
  await page.getByText('The audit is at work').or(page.getByText('waits for its turn')).first().waitFor()
  const address = page.url()
  await page.goto('about:blank')
  await page.goto(address)
  const verdict = page.getByText('No difference was found: the same request found the same homes, whoever asked.')
  await verdict.waitFor({ timeout: longMs })
  await page.getByText('as they were at first').waitFor()

  // On paper: all of it, and nothing of the room.
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('navigation').first().isVisible()).toBe(false)
  expect(await verdict.last().isVisible()).toBe(true)
  await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
  await page.emulateMedia({ media: null })

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file.startsWith('# Fair-housing audit\n\nNo difference was found'), 'as the command line writes it').toBe(true)

  await page.getByRole('link', { name: 'All audits' }).click()
  await page.getByText('No difference', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Start the audit' }).click()
  await page.getByRole('button', { name: 'Stop it' }).click()
  await page.getByText('No difference was found until it was stopped.').waitFor({ timeout: longMs })
  await page.getByLabel('With an earlier or later audit').selectOption({ index: 1 })
  await page.getByText('0 only here, 0 only there, 0 in both.').waitFor()
  await page.context().close()
}, 300_000)

test('it is for managers, and speaks Spanish', async () => {
  const agent = await stage.open('/setup/fairness', ben)
  await agent.getByText('There is nothing at this address').waitFor()
  await agent.context().close()
  const page = await stage.open('/setup/fairness', ana, { locale: 'es-MX' })
  await page.getByRole('button', { name: 'Iniciar la auditoría' }).waitFor()
  await page.getByText('Detenida').waitFor()
  await page.context().close()
})
