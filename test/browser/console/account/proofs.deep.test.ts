import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAsVisitor, openVisitor } from '../../../visitor.ts'
import { openWire } from '../../../wire-call.ts'
import { findAxeFaults } from '../../find-axe-faults.ts'
import { ana, type ConsoleStage, openConsoleStage } from '../open-console.ts'

// What outlasts a session asks again who one is, in a dialog, and then goes on with what was asked for.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

/** As a quarter of an hour later. */
const letTimePass = () =>
  stage.app.app.pool.query(`UPDATE "accountSessions" SET "provenAt" = clock_timestamp() - interval '16 minutes'`)

async function confirm(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' })
  await dialog.getByLabel('Your password').fill(ana.password)
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('the identity secret is made, shown once, replaced and removed', async () => {
  await stage.open('/inbox').then((first) => first.context().close())
  await letTimePass()
  const page = await stage.open(`/chatbots/${stage.serialNumber}?view=site`)
  const part = page.getByRole('region', { name: 'Signed-in visitors' })
  await part.getByText('Off', { exact: true }).waitFor()
  await part.getByRole('button', { name: 'Create the secret' }).click()
  await confirm(page)
  const secret = part.getByText(/^pl_id_[\w-]{43}$/)
  await secret.waitFor()
  const first = await secret.textContent()
  await part.getByText('createHmac').waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  await page.reload()
  await part.getByText('On', { exact: true }).waitFor()
  expect(await secret.count(), 'never again').toBe(0)
  await part.getByRole('button', { name: 'Replace secret' }).click()
  await secret.waitFor()
  expect(await secret.textContent()).not.toBe(first)
  await part.getByText('The previous secret works until').waitFor()
  await part.getByRole('button', { name: 'I have saved it' }).click()
  await secret.waitFor({ state: 'detached' })
  await part.getByRole('button', { name: 'Remove secret' }).click()
  await part.getByRole('button', { name: 'Remove it' }).click()
  await part.getByText('Off', { exact: true }).waitFor()
  await page.context().close()
})

test('a webhook keeps its address where nobody confirms, and gets the other one where somebody does', async () => {
  const made = await stage.app.post('/v1/webhooks', { url: 'https://crm.example.com/a', events: ['*'] })
  const { id } = JSON.parse(made.text)
  await letTimePass()
  const page = await stage.open('/setup/webhooks')
  await page.getByRole('link', { name: 'https://crm.example.com/a' }).click()
  await page.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('region', { name: 'Edit' })
  await form.getByLabel('Address').fill('https://crm.example.com/b')
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await form.getByText('you didn’t confirm').waitFor()
  const address = async () =>
    (await stage.app.app.pool.query('SELECT url FROM "webhookEndpoints" WHERE id = $1', [id])).rows[0].url
  expect(await address()).toBe('https://crm.example.com/a')
  await form.getByRole('button', { name: 'Save' }).click()
  await confirm(page)
  await page.getByRole('heading', { name: 'https://crm.example.com/b' }).waitFor()
  expect(await address()).toBe('https://crm.example.com/b')
  await page.context().close()
})

test('the export of a person goes on once it was confirmed', async () => {
  const wire = openWire(stage.app)
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'A cottage?', sessionID: visitor.sessionID })
  await wire.close()
  await letTimePass()
  const page = await stage.open('/setup/privacy')
  await page.getByLabel('E-mail address or number of a conversation').fill(String(visitor.sessionID))
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await confirm(page)
  expect((await file).suggestedFilename()).toBe('visitor.json')
  await page.context().close()
})
