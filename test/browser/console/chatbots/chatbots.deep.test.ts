import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileTexts } from '../../hostile-texts.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="The chat as visitors see it"]')

async function settingOf(name: string, serialNumber = stage.serialNumber): Promise<unknown> {
  const { body } = await stage.app.post(`/v1/chatbots/${serialNumber}`, {}, { method: 'GET' })
  return Reflect.get(Object(body), name)
}

test('a greeting is changed, seen in the real chat before it is saved, saved, and set back', async () => {
  const page = await stage.open(`/chatbots/${stage.serialNumber}`)
  const complaints = watchComplaints(page)
  const before = await settingOf('WelcomeMessage')
  const greeting = page.getByLabel('Greeting', { exact: true })
  await previewOf(page).getByRole('textbox').waitFor()
  await greeting.fill('Good evening!\nWhich home may it be?')
  await previewOf(page).getByText('Which home may it be?').waitFor()
  expect(await settingOf('WelcomeMessage'), 'nothing is saved yet').toBe(before)
  await page.getByText('1 change not saved').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Visitors see it from the next page on').waitFor()
  await expect.poll(() => settingOf('WelcomeMessage')).toBe('Good evening!\nWhich home may it be?')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => settingOf('WelcomeMessage')).toBe(before)
  await expect.poll(() => greeting.inputValue()).toBe(before)
  // The history tells both, and sets back what is wanted.
  await page.getByText('History', { exact: true }).click()
  await page.getByText('Which home may it be?').first().waitFor()
  await page.getByRole('button', { name: 'Set this back' }).first().click()
  await expect.poll(() => settingOf('WelcomeMessage')).toBe('Good evening!\nWhich home may it be?')
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what is not saved is there again after other rooms, and what is wrong is told at its field', async () => {
  const page = await stage.open(`/chatbots/${stage.serialNumber}?q=facebook`)
  const field = page.getByLabel('Facebook page', { exact: true })
  await field.fill('not an address')
  await page.getByText('A web address that begins with https:// or http://.').waitFor()
  expect(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Leads', exact: true }).first().click()
  await page.waitForURL('**/console/leads**')
  // One has left only once the other room is there.
  await page.getByRole('heading', { name: 'Leads', exact: true }).waitFor()
  await page.goBack()
  await page.getByText('What you had not saved yet is here again').waitFor()
  expect(await field.inputValue()).toBe('not an address')
  await field.fill('https://facebook.example/harbour')
  await expect.poll(() => page.getByRole('button', { name: 'Save', exact: true }).isEnabled()).toBe(true)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => field.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => field.inputValue()).toBe('https://facebook.example/harbour')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.context().close()
})

test('a chatbot is added with a few words, put onto a page that is looked at, and removed by its name', async () => {
  const page = await stage.open('/chatbots')
  await page.getByRole('button', { name: 'Add a chatbot' }).click()
  await page.getByRole('button', { name: 'Add the chatbot' }).click()
  await page.getByText('Give it a name.').waitFor()
  const wizard = page.getByRole('dialog')
  await wizard.getByLabel('Name', { exact: true }).fill('Lake Homes')
  await wizard.getByLabel('Your site (optional)').fill('https://www.lake.example/homes')
  await wizard.getByLabel('Greeting (optional)').fill('Welcome to the lake')
  await page.getByRole('button', { name: 'Add the chatbot' }).click()
  await page.getByRole('heading', { name: 'Lake Homes' }).waitFor()
  await previewOf(page).getByText('Welcome to the lake').waitFor()
  const serialNumber = /chatbots\/([0-9a-f]{32})/.exec(page.url())?.[1] ?? ''
  expect(await settingOf('Domains', serialNumber)).toBe('www.lake.example')
  await page.getByText('On your site', { exact: true }).click()
  await page.getByText(`data-chatbot="${serialNumber}" defer`).waitFor()
  await page.getByLabel('Address of a page with the snippet').fill('http://10.0.0.1/')
  await page.getByRole('button', { name: 'Look', exact: true }).click()
  await page.getByText('The page could not be opened').waitFor()
  await page.getByText('Settings', { exact: true }).click()
  const remove = page.getByRole('button', { name: 'Remove for good' })
  await remove.waitFor()
  expect(await remove.isDisabled()).toBe(true)
  await page.getByLabel('Type Lake Homes to go on').fill('Lake Homes')
  await remove.click()
  await page.getByText('Lake Homes was removed').waitFor()
  const { status } = await stage.app.post(`/v1/chatbots/${serialNumber}`, {}, { method: 'GET' })
  expect(status).toBe(404)
  await page.context().close()
})

test('an agent neither sees the room nor can do what it does', async () => {
  const page = await stage.open('/inbox', ben)
  await page.getByRole('link', { name: 'Set-up' }).first().waitFor()
  expect(await page.getByRole('link', { name: 'Chatbots' }).count()).toBe(0)
  const status = await page.evaluate(
    `fetch('/v1/chatbots/${stage.serialNumber}/preview', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }).then(({ status }) => status)`,
  )
  expect(status).toBe(403)
  await page.context().close()
})

test('names and greetings are text wherever they stand, in the preview too', async () => {
  const context = await stage.browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 } })
  const session = await stage.open('/chatbots')
  await context.addCookies(await session.context().cookies())
  await session.context().close()
  await context.addInitScript('window.offences = []; window.attack = () => window.offences.push("a script ran")')
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const abroad: string[] = []
  page.on('request', (request) => {
    const address = new URL(request.url())
    if (address.origin !== stage.url && !['data:', 'blob:'].includes(address.protocol)) abroad.push(address.href)
  })
  const serialNumber = await stage.app.addChatbot()
  const texts = hostileTexts.map((text) => text.replaceAll('\0', '').toWellFormed())
  const settings = {
    Name: texts.join(' ').slice(0, 9_000),
    WelcomeMessage: texts
      .map((text) => text.replace(/\s+/g, ' '))
      .join('\n')
      .slice(0, 9_000),
  }
  const { body } = await stage.app.post('/chat/Chatbot/Edit', { serialNumber, ...settings })
  expect(body.Success, body.Message).toBe(true)
  for (const path of ['', `/${serialNumber}`, `/${serialNumber}?view=versions`, `/${serialNumber}?view=site`]) {
    await page.goto(`${stage.url}/console/chatbots${path}`)
    await page
      .getByText(texts[0]?.slice(0, 20) ?? '')
      .first()
      .waitFor()
    if (path === `/${serialNumber}`) await previewOf(page).getByRole('textbox').waitFor()
    const frames = await Promise.all(page.frames().map((frame) => frame.evaluate('window.offences ?? []')))
    expect(frames.flat(), path).toEqual([])
    expect(await page.locator('main script, main object, main embed, main img[src="x"]').count(), path).toBe(0)
  }
  expect(abroad).toEqual([])
  await context.close()
})
