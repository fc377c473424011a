import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

// An owner sets under which address the server is known: what is wrong with one is said before it counts.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1,localhost' } })
})
afterAll(() => stage?.close())

test('an address is looked at, saved, and taken back', async () => {
  const page = await stage.open('/setup/firm')
  const complaints = watchComplaints(page)
  await page.getByText('This computer only').waitFor()
  const field = page.getByLabel('Address', { exact: true })
  await field.fill('chat.example.com')
  await page.getByText('Enter an address such as https://chat.example.com.').waitFor()
  await field.fill('https://no-such-host.invalid')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText(/There is no server called no-such-host\.invalid/).waitFor()
  expect(stage.app.app.publicUrl).toBe(stage.url)

  // The same server by its other name.
  const other = stage.url.replace('127.0.0.1', 'localhost')
  await field.fill(other)
  await page.getByRole('button', { name: 'Check and save' }).click()
  await page.getByText(`The address is now ${other}`).waitFor()
  await page.getByText(/Set by Ana Ruiz on/).waitFor()
  await expect.poll(() => stage.app.app.publicUrl).toBe(other)

  await field.fill('https://chat.harbour.example')
  await page.getByRole('button', { name: 'Check and save' }).click()
  await page.getByRole('button', { name: 'Save anyway' }).click()
  await page.getByText('The address is now https://chat.harbour.example').waitFor()
  // Whoever set it is still signed in.
  await page.reload()
  await page.getByRole('button', { name: 'Use the default' }).click()
  await page.getByText(`The address is now ${stage.url}`).waitFor()
  await expect.poll(() => stage.app.app.publicUrl).toBe(stage.url)
  expect(complaints).toEqual([])
})
