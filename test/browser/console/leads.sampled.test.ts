import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest } from '../../run/how-much.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let wire: Wire

beforeAll(async () => {
  stage = await openConsoleStage()
  wire = openWire(stage.app)
})
afterAll(async () => {
  await wire?.close()
  await stage?.close()
})

/** A visitor who said something and left who they are. */
async function leave(lead: Record<string, unknown>, said = 'Hello'): Promise<Visitor> {
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  for (const [path, body] of [
    ['/chat/Chat/Ask', { content: said, sessionID: visitor.sessionID }],
    ['/v1/visitor/lead', { message: '', ...lead }],
  ] as const) {
    const answer = await callAsVisitor(wire, visitor, path, body)
    expect(answer.status, answer.text).toBe(200)
  }
  return visitor
}

async function statusOf(email: string): Promise<string> {
  const { rows } = await stage.app.app.pool.query('SELECT status FROM leads WHERE $1 = ANY(emails)', [email])
  return rows[0]?.status
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).last()

describe('the board', () => {
  test('moves a lead by the mouse, by keys and by the menu, each with a way back', async () => {
    await leave({ firstName: 'Mia', email: 'mia@board.example', message: 'A garden, please.' })
    const page = await stage.open('/leads')
    const complaints = watchComplaints(page)
    await page.getByText('Board', { exact: true }).click()
    const mia = (name: string) => column(page, name).getByRole('article').filter({ hasText: 'Mia' })
    await mia('New').waitFor()
    expect(page.url()).toContain('look=board')
    expect(await findAxeFaults(page)).toEqual([])

    await mia('New').dragTo(column(page, 'Open'))
    await mia('Open').waitFor()
    await expect.poll(() => statusOf('mia@board.example')).toBe('open')
    await undo(page).click()
    await mia('New').waitFor()
    await expect.poll(() => statusOf('mia@board.example')).toBe('new')

    await mia('New').getByRole('link', { name: 'Mia' }).focus()
    await page.keyboard.press('Shift+ArrowRight')
    await mia('Open').waitFor()
    await expect.poll(() => statusOf('mia@board.example')).toBe('open')

    await mia('Open').getByRole('button', { name: 'What to do with Mia' }).click()
    await page.getByRole('menuitem', { name: 'Move to Done' }).click()
    await mia('Done').waitFor()
    await expect.poll(() => statusOf('mia@board.example')).toBe('done')
    // What others see is what is stored.
    await page.reload()
    await mia('Done').waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })

  deepTest('on a phone: a lead is taken by the menu, and its conversation read', async () => {
    await leave({ firstName: 'Pia', email: 'pia@phone.example' }, '2 bedrooms in Kent')
    const page = await stage.open('/leads?look=board', ben, { viewport: { width: 390, height: 844 }, hasTouch: true })
    const card = column(page, 'New').getByRole('article').filter({ hasText: 'Pia' })
    await card.getByRole('button', { name: 'What to do with Pia' }).tap()
    await page.getByRole('menuitem', { name: 'Take it' }).tap()
    await card.getByText('Ben Ode').waitFor()
    await card.getByRole('link', { name: 'Pia' }).tap()
    const lead = page.getByRole('dialog', { name: 'Lead' })
    await lead.getByRole('heading', { name: 'Pia' }).waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    await lead.getByText('Conversation', { exact: true }).tap()
    await lead.getByRole('log').getByText('2 bedrooms in Kent').waitFor()
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
    await page.context().close()
  })
})

deepTest('two leads that are one person are merged, and taken apart again', async () => {
  await leave({ firstName: 'Kai', phone: '+1 206 555 0188' }, 'Homes with a view')
  await leave(
    { firstName: 'Kai', lastName: 'Berg', email: 'kai@double.example', phone: '(206) 555-0188' },
    'A loft in Seattle',
  )
  const page = await stage.open('/leads?q=kai')
  const names = page.getByRole('row').getByRole('link', { name: /Kai/ })
  await expect.poll(() => names.allInnerTexts()).toEqual(['Kai Berg', 'Kai'])
  await page.getByText('1 double?').first().waitFor()
  await page.getByRole('button', { name: 'Doubles' }).click()
  const dialog = page.getByRole('dialog', { name: 'One person, several leads?' })
  await dialog.getByText('kai@double.example').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Merge into one' }).click()
  await dialog.getByText('No two leads share an address or a number').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => names.allInnerTexts()).toEqual(['Kai Berg'])

  await names.first().click()
  const lead = page.getByRole('dialog', { name: 'Lead' })
  await lead
    .getByRole('button', { name: /^Conversation of/ })
    .nth(1)
    .waitFor()
  await lead.getByRole('log').getByText('Homes with a view').waitFor()
  await lead
    .getByRole('button', { name: /^Conversation of/ })
    .first()
    .click()
  await lead.getByRole('log').getByText('A loft in Seattle').waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await lead.getByRole('button', { name: 'Take apart' }).click()
  await lead.getByText('The same person?').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => names.count()).toBe(2)
  await page.context().close()
})

deepTest('an agent sees no lead of a colleague, and takes no lead from one', async () => {
  await leave({ firstName: 'Ron', email: 'ron@limits.example' })
  const page = await stage.open('/leads?q=limits.example')
  await page.getByRole('button', { name: 'What to do with Ron' }).click()
  await page.getByRole('menuitem', { name: 'Take it' }).click()
  await page.getByRole('cell', { name: 'Ana Ruiz' }).waitFor()
  // What is pointed at stays.
  await undo(page).hover()
  const { rows } = await stage.app.app.pool.query(`SELECT id FROM leads WHERE 'ron@limits.example' = ANY(emails)`)
  const agents = await stage.open(`/leads?q=limits.example&lead=${rows[0].id}`, ben)
  await agents.getByText('There is no such lead').waitFor()
  await agents.getByRole('button', { name: 'Back to the leads' }).click()
  await agents.getByText('No lead has these words').waitFor()
  expect(await agents.getByRole('button', { name: 'Download as CSV' }).count()).toBe(0)
  // Given back, it is anybody's.
  await undo(page).click()
  await page.getByRole('cell', { name: 'Ana Ruiz' }).waitFor({ state: 'detached' })
  await agents.reload()
  await agents.getByRole('link', { name: 'Ron', exact: true }).waitFor()
  await agents.context().close()
  await page.context().close()
})

deepTest('of many leads only those that are seen are drawn, and the list goes on as it is scrolled', async () => {
  await stage.app.app.pool.query(
    `WITH made AS (INSERT INTO sessions ("workspaceId", "chatbotId") SELECT "workspaceId", id FROM chatbots,
         generate_series(1, 180) WHERE "serialNumber" = $1 RETURNING "workspaceId", "chatbotId", id)
     INSERT INTO leads ("workspaceId", "chatbotId", "sessionId", "firstName", "lastName", emails, phones, page, "createdAt")
     SELECT "workspaceId", "chatbotId", id, 'Crowd', id::text, ARRAY['crowd' || id || '@many.example'], '{}', '',
       '2020-01-01'::timestamptz + id * interval '1 second' FROM made`,
    [stage.serialNumber],
  )
  const page = await stage.open('/leads', ana)
  const list = page.getByRole('region', { name: 'Leads' })
  const oldest = await stage.app.app.pool.query(`SELECT min("sessionId") AS id FROM leads WHERE "firstName" = 'Crowd'`)
  const last = page.getByRole('link', { name: `Crowd ${oldest.rows[0].id}`, exact: true })
  await expect
    .poll(async () => {
      await list.evaluate((place) => place.scrollTo({ top: place.scrollHeight }))
      return last.count()
    })
    .toBe(1)
  expect(await page.getByRole('row').count()).toBeLessThan(80)
  await page.context().close()
})
