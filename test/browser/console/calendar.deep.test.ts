import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { consumers } from '../../../src/consumers.ts'
import { untilTold } from '../../until-told.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let wire: Wire

beforeAll(async () => {
  stage = await openConsoleStage({ consumers })
  wire = openWire(stage.app)
  // The clock of the readers below, so that a day of the firm is one of theirs.
  await wire.call({ path: '/chat/Chatbot/Edit', body: { serialNumber: stage.serialNumber, TimeZone: 'UTC' } })
})
afterAll(async () => {
  await wire?.close()
  await stage?.close()
})

interface Asked {
  visitor: Visitor
  /** YYYY-MM-DD */
  day: string
  /** All free starts of that day. */
  starts: string[]
}

/** A visitor asks to see a home of its own at the first start of a whole day to come. */
async function askForTour(name: string, home: number): Promise<Asked> {
  const visitor = await openVisitor(stage.app, stage.serialNumber)
  const call = async (path: string, body?: object) => {
    const answer = await callAsVisitor(wire, visitor, path, body)
    expect(answer.status, answer.text).toBe(200)
    return JSON.parse(answer.text)
  }
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello', sessionID: visitor.sessionID })
  const { rows } = await stage.app.app.pool.query(
    `SELECT id FROM listings WHERE "Status" = 'Active' ORDER BY id OFFSET $1 LIMIT 1`,
    [home],
  )
  const listingId = Number(rows[0].id)
  const { days }: { days: { date: string; starts: string[] }[] } = await call(
    `/v1/visitor/tour-times?listingId=${listingId}`,
  )
  const whole = days.slice(1).find(({ starts }) => starts.length > 12)
  if (!whole) throw new Error('no day is free')
  await call('/v1/visitor/tour', {
    listingId,
    kind: 'in-person',
    times: [whole.starts[0]],
    firstName: name,
    email: `${name.toLowerCase()}@visitor.example`,
  })
  return { visitor, day: whole.date, starts: whole.starts }
}

const clock = (start: string | undefined): string =>
  new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(new Date(start ?? 0))
const block = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(` ${name} .*(Requested|Confirmed)`) })
const slot = (page: Page, what: 'Confirm' | 'Move to', day: string, start: string | undefined) =>
  page
    .getByRole('region', { name: dayName(day) })
    .getByRole('button', { name: new RegExp(`^${what} .*${clock(start)}`) })
const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  )

async function startOf({ visitor }: Asked): Promise<string | null> {
  const { rows } = await stage.app.app.pool.query('SELECT "startsAt" FROM tours WHERE "sessionId" = $1', [
    visitor.sessionID,
  ])
  return rows[0].startsAt === null ? null : new Date(rows[0].startsAt).toISOString()
}

const iso = (start: string | undefined): string => new Date(start ?? 0).toISOString()

/** The numbers of the invitations that a visitor was mailed, in their order. */
async function invitationsOf({ visitor }: Asked, recipient: string): Promise<string[]> {
  await untilTold(stage.app.app)
  const { rows } = await stage.app.app.pool.query(
    'SELECT calendar FROM outbox WHERE "sessionId" = $1 AND recipient = $2 AND calendar IS NOT NULL ORDER BY id',
    [visitor.sessionID, recipient],
  )
  return rows.map(({ calendar }) => /SEQUENCE:(\d+)/.exec(calendar)?.[1] ?? '')
}

test('a tour is confirmed at a free start of the week, moved by dragging it, and moved back', async () => {
  const asked = await askForTour('Nora', 0)
  const { day, starts } = asked
  const page = await stage.open(`/tours?look=calendar&day=${day}`, undefined, { timezoneId: 'UTC' })
  const complaints = watchComplaints(page)
  await block(page, 'Nora').click()
  await page.getByRole('complementary', { name: 'The chosen tour' }).getByText('nora@visitor.example').waitFor()
  await slot(page, 'Confirm', day, starts[3]).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await slot(page, 'Confirm', day, starts[3]).click()
  await page
    .getByRole('dialog', { name: 'Confirm the tour' })
    .getByRole('button', { name: 'Confirm', exact: true })
    .click()
  await page.getByRole('button', { name: / Nora .*Confirmed/ }).waitFor()
  expect(await startOf(asked)).toBe(iso(starts[3]))

  const target = slot(page, 'Move to', day, starts[6])
  await target.waitFor()
  await block(page, 'Nora').dragTo(target)
  const dialog = page.getByRole('dialog', { name: 'Move the tour' })
  await dialog.getByLabel(/A word to the visitor/).fill('The owner comes later.')
  expect(await findAxeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByText('Tour moved').waitFor()
  await expect.poll(() => startOf(asked)).toBe(iso(starts[6]))
  expect(await invitationsOf(asked, 'nora@visitor.example')).toEqual(['1', '2'])
  const { rows } = await stage.app.app.pool.query(
    `SELECT subject, text FROM outbox WHERE "sessionId" = $1 AND recipient = 'nora@visitor.example' ORDER BY id DESC LIMIT 1`,
    [asked.visitor.sessionID],
  )
  expect(rows[0].subject).toContain('Your tour has a new time')
  expect(rows[0].text).toContain('The owner comes later.')

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('The tour is back at its former time').waitFor()
  expect(await startOf(asked)).toBe(iso(starts[3]))
  expect(await invitationsOf(asked, 'nora@visitor.example')).toEqual(['1', '2', '3'])
  expect(complaints).toEqual([])
  await page.context().close()
})

test('a start at which the agent is elsewhere is marked, and told before it is taken', async () => {
  const { rows } = await stage.app.app.pool.query(
    `SELECT id FROM listings WHERE "Status" = 'Active' ORDER BY id OFFSET 1 LIMIT 2`,
  )
  await stage.app.app.pool.query(
    `UPDATE listings SET "ExtensionColumn" = '[{"Key":"Agent Name","value":"Kim Lee"}]' WHERE id = ANY($1)`,
    [rows.map(({ id }) => id)],
  )
  const [one, two] = [await askForTour('Otto', 1), await askForTour('Petra', 2)]
  expect(one.day).toBe(two.day)
  const first = await stage.app.app.pool.query('SELECT id FROM tours WHERE "sessionId" = $1', [one.visitor.sessionID])
  await wire.call({ path: `/v1/tours/${first.rows[0].id}/confirm`, body: {} })
  const page = await stage.open(`/tours?look=calendar&day=${two.day}`, undefined, { timezoneId: 'UTC' })
  await block(page, 'Petra').click()
  await page.getByRole('button', { name: /^Confirm .*The agent is at another tour$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm the tour' })
  await dialog.getByText('Kim Lee shows another home at this time.').waitFor()
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByRole('button', { name: / Petra .*Confirmed, The agent is at another tour$/ }).waitFor()
  await page.context().close()
})

test('on a phone the week is a day at a time, and a tour is moved by a tap', async () => {
  const asked = await askForTour('Quin', 3)
  const { day, starts } = asked
  const { rows } = await stage.app.app.pool.query('SELECT id FROM tours WHERE "sessionId" = $1', [
    asked.visitor.sessionID,
  ])
  await wire.call({ path: `/v1/tours/${rows[0].id}/confirm`, body: {} })
  const page = await stage.open(`/tours?look=calendar&day=${day}`, undefined, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    timezoneId: 'UTC',
  })
  await page.getByRole('button', { name: /Quin/ }).tap()
  const free = page.getByRole('region', { name: 'Free starts of this day' })
  await free.getByRole('button', { name: clock(starts[4]), exact: true }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390)
  await free.getByRole('button', { name: clock(starts[4]), exact: true }).tap()
  const dialog = page.getByRole('dialog', { name: 'Move the tour' })
  // Another one, by the form.
  await dialog.getByRole('button', { name: clock(starts[8]), exact: true }).tap()
  await dialog.getByRole('button', { name: 'Move', exact: true }).tap()
  await page.getByText('Tour moved').waitFor()
  expect(await startOf(asked)).toBe(iso(starts[8]))
  await page.context().close()
})
