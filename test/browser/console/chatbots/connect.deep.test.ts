import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAxeFaults, findColourFaults } from '../../find-axe-faults.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

// The page "Connect" of a chatbot, as an owner and as a manager see it.

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

const path = (by = '') => `/chatbots/${stage.serialNumber}?view=connect${by && `#${by}`}`
const card = (page: Page, heading: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: heading, exact: true }) })

test('each connection shows its address, its code, and works when it is tried', async () => {
  const page = await stage.open(path())
  const complaints = watchComplaints(page)
  const choices = page.getByRole('navigation', { name: 'How your program connects' }).getByRole('link')
  await expect.poll(() => choices.count()).toBe(6)
  const chosen = choices.and(page.locator('[aria-current]'))
  await expect.poll(() => chosen.allInnerTexts()).toEqual([expect.stringContaining('OpenAI Chat Completions')])
  for (const [name, address] of [
    ['OpenAI Chat Completions', '/openai/v1'],
    ['OpenAI Responses', '/openai/v1'],
    ['AI SDK', `/ai/chat/${stage.serialNumber}`],
    ['MCP', `/mcp/${stage.serialNumber}`],
    ['A2A', `/a2a/${stage.serialNumber}`],
    ['AG-UI', `/ag-ui/${stage.serialNumber}`],
  ] as const) {
    await choices.filter({ hasText: name }).click()
    await expect.poll(() => chosen.allInnerTexts(), { message: name }).toEqual([expect.stringContaining(name)])
    await card(page, name)
      .getByText(stage.url + address, { exact: true })
      .waitFor()
    await card(page, 'Code to copy')
      .getByText(/npm install /)
      .waitFor()
    await card(page, 'Code to copy').getByText(`export BASE="${stage.url}"`).waitFor()
    await card(page, 'Try it').getByRole('textbox', { name: 'Question' }).fill('Homes in Seattle?')
    await card(page, 'Try it').getByRole('button', { name: 'Send' }).click()
    await card(page, 'Try it').getByText('It works').waitFor()
    await card(page, 'Try it')
      .getByText(/homes? (fit|match)/)
      .first()
      .waitFor()
    await card(page, 'Try it').getByText('What was sent').click()
    await card(page, 'Try it')
      .getByText(/^POST http/)
      .waitFor()
    await card(page, 'Requests of the last 14 days').getByText('No program has connected this way yet.').waitFor()
  }
  expect(await page.locator('main').innerText(), 'no key is shown').not.toMatch(/pl_sk_\w/)
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what is copied is the program of the document, and for desktop apps this server and chatbot', async () => {
  const page = await stage.open(path('mcp'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: stage.url })
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()')
  const code = card(page, 'Code to copy')
  await code.getByRole('button', { name: 'Copy the code' }).click()
  await code.getByText('Copied').waitFor()
  expect(await copied()).toContain("from '@modelcontextprotocol/client'")
  await code.getByText('Desktop app').click()
  await code.getByRole('button', { name: 'Copy the code' }).click()
  await expect.poll(async () => (await copied()).includes(stage.serialNumber)).toBe(true)
  expect(JSON.parse(await copied()).mcpServers.homes.args).toContain(stage.url)
  await page.context().close()
})

test('requests of programs show up by themselves, with those that failed', async () => {
  const page = await stage.open(path('ai-sdk'))
  await page.getByText('No program has connected this way yet.').waitFor()
  const ask = (id: string) =>
    fetch(`${stage.url}/ai/chat/${stage.serialNumber}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id, messages: [{ role: 'user', parts: [{ type: 'text', text: 'Homes in Seattle?' }] }] }),
    }).then((answer) => answer.text())
  await ask(crypto.randomUUID())
  await ask('short')
  const requests = card(page, 'Requests of the last 14 days')
  await requests.getByText('2 requests', { exact: true }).waitFor()
  await requests.getByText('1 failed', { exact: true }).waitFor()
  expect(await requests.getByRole('img').getAttribute('aria-label')).toMatch(/2 requests in 14 days, 1 failed/)
  await requests.getByText('Day by day').click()
  expect(await requests.getByRole('row').count()).toBe(15)
  await page.context().close()
})

test('a chatbot that is used up says so in the words of the API', async () => {
  const serialNumber = await stage.app.addChatbot({ Name: 'Used up', MessageLimit: 0 })
  const page = await stage.open(`/chatbots/${serialNumber}?view=connect`)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText('It was refused').waitFor()
  await page.getByText(/Status 429/).waitFor()
  await page.getByText('What came back').click()
  await page.getByText(/insufficient_quota/).waitFor()
  await page.context().close()
})

test('with an answer and bars, at three widths: nothing stands out, and axe finds nothing, light or dark', async () => {
  for (const width of [390, 820, 1440]) {
    const page = await stage.open(path('ai-sdk'), undefined, { viewport: { width, height: 900 } })
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByText('It works').waitFor()
    await page.getByText('What came back').click()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    expect(await findAxeFaults(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
    expect(await findColourFaults(page)).toEqual([])
    await page.context().close()
  }
})

test('in Spanish too', async () => {
  const page = await stage.open(path('mcp'), undefined, { locale: 'es-MX' })
  await page.getByText('Ningún programa se ha conectado así todavía.').waitFor()
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText('Funciona', { exact: true }).waitFor()
  await page.context().close()
})
