import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

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

async function call(visitor: Visitor, path: string, body?: object): Promise<string> {
  const headers = { referrerinfo: JSON.stringify({ url: 'https://firm.example/homes' }) }
  const answer = await callAsVisitor(wire, visitor, path, body, headers)
  expect(answer.status, answer.text).toBe(200)
  return answer.text
}

/** A visitor who asked for homes and left who they are. */
async function leaveLead(lead: object): Promise<Visitor> {
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  await call(visitor, '/chat/Chat/Ask', { content: '3 bedrooms in Seattle', sessionID: visitor.sessionID })
  await call(visitor, '/v1/visitor/lead', lead)
  return visitor
}

/** Asks to see the first home that is listed, at a start behind which the next one is free too, and at the last one. */
async function askForTour(visitor: Visitor, name: string): Promise<void> {
  const { rows } = await stage.app.app.pool.query(`SELECT min(id) AS id FROM listings WHERE "Status" = 'Active'`)
  const listingId = Number(rows[0].id)
  const { days }: { days: { starts: string[] }[] } = JSON.parse(
    await call(visitor, `/v1/visitor/tour-times?listingId=${listingId}`),
  )
  const starts = days.flatMap((day) => day.starts)
  await call(visitor, '/v1/visitor/tour', {
    listingId,
    kind: 'in-person',
    times: [starts.find((start, index) => minutesBetween(start, starts[index + 1]) === 30), starts.at(-1)],
    firstName: name,
    email: `${name.toLowerCase()}@visitor.example`,
    message: 'Is there a lift?',
  })
}

const minutesBetween = (one: string, other = one): number => (Date.parse(other) - Date.parse(one)) / 60_000

describe('leads', () => {
  test('are listed, sorted, found by words, opened in their conversation and saved as a table', async () => {
    await leaveLead({
      firstName: 'Zoë',
      lastName: 'Müller',
      email: 'zoe@visitor.example',
      message: 'Saturday suits me.',
    })
    await leaveLead({ firstName: 'Abe', lastName: 'Young', phone: '+1 206 555 0142', message: '' })
    const page = await stage.open('/leads')
    const complaints = watchComplaints(page)
    const names = page.getByRole('row').getByRole('link', { name: /Zoë|Abe/ })
    await names.nth(1).waitFor()
    expect(await names.allInnerTexts()).toEqual(['Abe Young', 'Zoë Müller'])
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.poll(() => names.allInnerTexts()).toEqual(['Abe Young', 'Zoë Müller'])
    await page.getByRole('button', { name: 'Name' }).click()
    await expect.poll(() => names.allInnerTexts()).toEqual(['Zoë Müller', 'Abe Young'])
    expect(await findAxeFaults(page)).toEqual([])

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
    const table = await readFile(await download.path(), 'utf8')
    expect(table).toMatch(/^\ufeffType,/)
    expect(table).toContain('zoe@visitor.example')

    await page.getByRole('searchbox').fill('muller saturday')
    await expect.poll(() => names.allInnerTexts()).toEqual(['Zoë Müller'])
    expect(page.url()).toContain('q=')
    await names.first().click()
    const lead = page.getByRole('dialog', { name: 'Lead' })
    await lead.getByRole('log').getByText('3 bedrooms in Seattle').waitFor()
    await lead.getByRole('link', { name: 'zoe@visitor.example' }).waitFor()
    await lead.getByText('Saturday suits me.').waitFor()
    await lead.getByRole('link', { name: 'firm.example/homes' }).waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    await lead.getByRole('link', { name: 'Open in the inbox' }).click()
    await page.getByRole('complementary', { name: 'The visitor' }).getByText('Saturday suits me.').waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  })
})

describe('tours', () => {
  const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

  test('are confirmed at a time that was asked for, declined with a word, and cancelled', async () => {
    const visitor = await openVisitor(stage.app, stage.serialNumber)
    await call(visitor, '/chat/Chat/Ask', { content: 'Hello', sessionID: visitor.sessionID })
    await askForTour(visitor, 'Jonas')
    const other = await openVisitor(stage.app, stage.serialNumber)
    await call(other, '/chat/Chat/Ask', { content: 'Hello', sessionID: other.sessionID })
    await askForTour(other, 'Mira')

    const page = await stage.open('/tours')
    await card(page, 'Jonas')
      .getByRole('button', { name: /^Confirm / })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Confirm the tour' })
    await dialog.getByText('Jonas is mailed an invitation for the calendar.').waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    await dialog.getByLabel(/A word to the visitor/).fill('Ring twice.')
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await card(page, 'Jonas').waitFor({ state: 'detached' })

    // The same start of the same home is taken now: the answer says so, and which are free.
    await card(page, 'Mira')
      .getByRole('button', { name: /^Confirm / })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm', exact: true }).click()
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.keyboard.press('Escape')
    await card(page, 'Mira').getByRole('button', { name: 'Decline' }).click()
    await page.getByRole('dialog', { name: 'Decline the tour' }).getByRole('button', { name: 'Decline' }).click()
    await page.getByText('No tour waits for an answer').waitFor()

    await page.getByText('Confirmed', { exact: true }).click()
    await card(page, 'Jonas').getByText('You wrote: Ring twice.').waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    await card(page, 'Jonas').getByRole('button', { name: 'Cancel the tour' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the tour' }).click()
    await page.getByText('No tour is planned').waitFor()
    await page.getByText('All', { exact: true }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    const { rows } = await stage.app.app.pool.query('SELECT status FROM tours ORDER BY id')
    expect(rows.map(({ status }) => status)).toEqual(['cancelled', 'declined'])
    await page.context().close()
  })

  test('are confirmed at another time, on the clock of who confirms', async () => {
    const visitor = await openVisitor(stage.app, stage.serialNumber)
    await call(visitor, '/chat/Chat/Ask', { content: 'Hello', sessionID: visitor.sessionID })
    await askForTour(visitor, 'Kiri')
    const page = await stage.open('/tours', undefined, { timezoneId: 'Asia/Tokyo' })
    await card(page, 'Kiri').getByRole('button', { name: 'Another time' }).click()
    const dialog = page.getByRole('dialog')
    const field = dialog.getByLabel('Another time').last()
    // The next start: nobody asked for it.
    const { rows } = await stage.app.app.pool.query('SELECT times FROM tours ORDER BY id DESC LIMIT 1')
    const wanted = new Date(new Date(rows[0].times[0]).getTime() + 30 * 60_000)
    const inTokyo = new Date(wanted.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)
    await field.fill(inTokyo)
    await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
    await card(page, 'Kiri').waitFor({ state: 'detached' })
    const settled = await stage.app.app.pool.query('SELECT "startsAt" FROM tours ORDER BY id DESC LIMIT 1')
    expect(new Date(settled.rows[0].startsAt).toISOString()).toBe(wanted.toISOString())
    await page.context().close()
  })
})

describe('listings', () => {
  test('are shown as cards and as a table, found by a sentence, and looked at one by one', async () => {
    const page = await stage.open('/listings')
    const complaints = watchComplaints(page)
    await page.getByText('64 listings').waitFor()
    const cards = page.getByRole('region', { name: 'Listings' }).getByRole('button', { name: /\$/ })
    await expect.poll(() => cards.count()).toBe(60)
    await page.getByRole('button', { name: 'Show more' }).click()
    await expect.poll(() => cards.count()).toBe(64)
    await page.getByText('Rent', { exact: true }).click()
    await expect.poll(() => cards.filter({ hasText: 'a month' }).count()).toBeGreaterThan(5)
    await expect.poll(async () => (await cards.count()) - (await cards.filter({ hasText: 'a month' }).count())).toBe(0)

    await page.getByRole('searchbox').fill('houses in Seattle with 3 bedrooms under 800k')
    await page.getByText(/homes? fits?$/).waitFor()
    await page.getByText(/^Understood:/).waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    await cards.first().click()
    const detail = page.getByRole('complementary')
    await detail.getByText('Facts', { exact: true }).waitFor()
    await detail.getByRole('button', { name: 'Next picture' }).click()
    await detail.getByText(/^Picture 2 of /).waitFor()
    expect(await findAxeFaults(page)).toEqual([])
    const first = await detail.getByRole('heading').first().innerText()
    await page.keyboard.press('j')
    await expect.poll(() => detail.getByRole('heading').first().innerText()).not.toBe(first)
    await page.keyboard.press('Escape')
    await detail.waitFor({ state: 'detached' })

    await page.getByText('Table', { exact: true }).click()
    const prices = page.getByRole('cell').filter({ hasText: /^\$[\d,]+$/ })
    await prices.first().waitFor()
    await page.getByRole('button', { name: 'Price' }).click()
    const numbers = async () => (await prices.allInnerTexts()).map((text) => Number(text.replace(/\D/g, '')))
    await expect.poll(async () => String(await numbers())).toBe(String((await numbers()).toSorted((a, b) => a - b)))
    expect(await findAxeFaults(page)).toEqual([])

    await page.getByRole('searchbox').fill('a castle with 19 bedrooms under 20k')
    await page
      .getByText('Nothing fits all of it. These come closest:')
      .or(page.getByText('No home is like that'))
      .waitFor()
    expect(complaints).toEqual([])
    await page.context().close()
  })
})
