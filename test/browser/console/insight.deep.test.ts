import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModelServer, startScriptedModelServer } from '../../servers/scripted-model-server.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let wire: Wire
let model: ScriptedModelServer

beforeAll(async () => {
  model = await startScriptedModelServer()
  stage = await openConsoleStage({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
      PORCHLIGHT_MODEL_PRICES: '{"models":{"compatible/scripted":{"input":2,"cached":0.5,"output":8}}}',
    },
  })
  wire = openWire(stage.app)
})
afterAll(async () => {
  await wire?.close()
  await stage?.close()
  await model?.close()
})

/** A visitor on a page of the firm says something, and leaves an address where one is given. */
async function visit(says: readonly string[], { path = '/homes', email = '' } = {}): Promise<void> {
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  const headers = { referrerinfo: JSON.stringify({ url: `https://firm.example${path}` }) }
  const call = async (where: string, body: object): Promise<void> => {
    const answer = await callAsVisitor(wire, visitor, where, body, headers)
    expect(answer.status, answer.text).toBe(200)
  }
  for (const content of says) await call('/chat/Chat/Ask', { content, sessionID: visitor.sessionID })
  if (email) await call('/v1/visitor/lead', { firstName: 'Zoë', email, message: '' })
}

const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) }).locator('strong')

test('nothing has happened: the room says what it will show', async () => {
  const page = await stage.open('/insight')
  await page.getByText('Nothing has happened yet').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.context().close()
})

test('tells what just happened in true numbers, drawn, in a table, copied and saved alike', async () => {
  await visit(['3 bedrooms in Seattle', 'What are your office hours?'], { email: 'zoe@visitor.example' })
  await visit(['¿Qué casas hay en Kent?'])
  await visit(['homes in Bellevue'], { path: '/about?session=secret' })
  const page = await stage.open('/insight')
  const complaints = watchComplaints(page)
  await expect.poll(() => tile(page, 'Conversations').innerText()).toBe('3')
  expect(await tile(page, 'Messages of visitors').innerText()).toBe('4')
  expect(await tile(page, 'Answered').innerText()).toBe('3')
  expect(await tile(page, 'Without an answer').innerText()).toBe('1')
  expect(await tile(page, 'Led to a lead').innerText()).toBe('1')
  expect(await tile(page, 'Led to a tour').innerText()).toBe('0')
  await page.getByText(/, days of /).waitFor()
  await page.getByRole('img', { name: /^Conversations, by day\. The most: .*3\./ }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])

  await page.getByText('Page', { exact: true }).click()
  await page.getByRole('cell', { name: 'firm.example/homes' }).waitFor()
  expect(page.url()).toContain('by=page')
  expect(await page.getByText('session=secret').count()).toBe(0)
  const shown = await page
    .getByRole('region', { name: 'Numbers' })
    .locator('thead tr, tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent ?? '')))
  expect(shown.slice(1).map(([name, conversations]) => [name, conversations])).toEqual([
    ['firm.example/homes', '2'],
    ['firm.example/about', '1'],
  ])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).first().click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^insight-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d-page\.csv$/)
  const saved = await readFile(await download.path(), 'utf8')
  expect(saved).toBe(`\ufeff${shown.map((row) => `${row.join(',')}\r\n`).join('')}`)

  await page.getByText('Language', { exact: true }).click()
  await page.getByRole('cell', { name: 'Spanish' }).waitFor()
  await page.getByLabel('Time').selectOption('Last 365 days')
  await page.getByText('Day', { exact: true }).click()
  await page.getByText('A bar is seven days').waitFor()
  await tile(page, 'Messages of visitors').click()
  await page.getByRole('img', { name: /^Messages of visitors, by day/ }).waitFor()
  await page.reload()
  await page.getByRole('img', { name: /^Messages of visitors, by day/ }).waitFor()
  await page.getByRole('cell', { name: 'Built-in guide' }).waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what is searched for in vain is told by place, price and feature, as a table and on a map', async () => {
  await visit(['3 bedroom condos in Seattle with a sauna under 90k'])
  await visit(['casas en Seattle con sauna por menos de 90 mil'])
  await visit(['homes in Boise under 500k'])
  const page = await stage.open('/insight?view=unmet')
  const complaints = watchComplaints(page)
  // Those of the conversations before, for homes in Kent and in Bellevue, too.
  await page.getByText('5 searches found nothing that you have listed.').waitFor()
  const bars = (name: string) => page.getByRole('heading', { name }).locator('..').getByRole('listitem')
  await expect.poll(() => bars('Places').allInnerTexts()).toEqual(['Seattle\n2', 'Bellevue\n1', 'Boise\n1', 'Kent\n1'])
  expect(await bars('Features').allInnerTexts()).toEqual(['sauna\n2'])
  expect((await bars('Prices').allInnerTexts()).map((text) => text.split('\n')[1])).toEqual(['2', '1'])
  await page.getByRole('img', { name: /^Map of places .*Seattle \(2\)/ }).waitFor()
  await page.getByText('3 places are not on the map').waitFor()
  await page.getByRole('cell', { name: 'Boise' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('what language models used is told in tokens and money, beside the budget of the month', async () => {
  model.play({
    steps: [{ piece: 'Good morning.' }],
    usage: { input: 5_000, cached: 4_000, output: 100, reasoning: 50 },
  })
  const settings = { Model: 'compatible/scripted', ModelBudgetMonthly: 10_000, ModelBudgetMonthlyCost: 5 }
  await stage.app.post('/chat/Chatbot/Edit', { serialNumber: stage.serialNumber, ...settings })
  await visit(['Good morning!'])
  await visit(['Good morning!'])
  const page = await stage.open('/insight')
  const complaints = watchComplaints(page)
  await page.getByText('Models', { exact: true }).click()
  // Each: 1,000 at 2, 4,000 at 0.50 and 100 at 8 for a million.
  await page.getByText('10,200 of 10,000 tokens').waitFor()
  await page.getByText('$0.0096 of $5.00').waitFor()
  await page.getByText('The budget is used up').waitFor()
  expect(await page.getByRole('meter').getAttribute('aria-valuenow')).toBe('100')
  await page.getByRole('img', { name: /^Cost, by day\. The most: .*\$0\.0096\./ }).waitFor()
  await page.getByText('Tokens', { exact: true }).click()
  await page.getByRole('img', { name: /^Tokens, by day\. The most: .*10,200\./ }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/-model-usage\.csv$/)
  const [head, row] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  expect(head?.split(',')).toHaveLength(11)
  expect(row?.split(',').slice(2)).toEqual(
    ['compatible/scripted', 2, 2_000, 8_000, 100, 100, 10_200, 0.0096, 'USD'].map(String),
  )
  expect(complaints).toEqual([])
  await page.context().close()
})

test('an agent does not see the room, and is not told its numbers', async () => {
  const page = await stage.open('/inbox', ben)
  expect(await page.getByRole('link', { name: 'Insight' }).count()).toBe(0)
  expect(await page.evaluate(async () => (await fetch('/v1/insight')).status)).toBe(403)
  await page.context().close()
})
