import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startUploads } from '../../../src/homes/listings/uploads/upload-worker.ts'
import { writeWorkbook } from '../../documents/write-workbook.ts'
import { isDeep, sampleOf } from '../../run/how-much.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire } from '../../wire-call.ts'
import { openChat } from '../chat-page.ts'
import { findAxeFaults, findColourFaults } from '../find-axe-faults.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let sessionID: string
let homeId: number
let uploads: { stop(): Promise<void> }

beforeAll(async () => {
  stage = await openConsoleStage()
  uploads = startUploads(stage.app.app, { lookEveryMs: 50 })
  const settings = { AnswerSuffix: 'Ask on.', CustomDomain: 'chat.firm.example' }
  await stage.app.post('/chat/Chatbot/Edit', { serialNumber: stage.serialNumber, ...settings })
  await stage.app.post('/v1/webhooks', { url: 'https://crm.firm.example/told', events: ['lead.created'] })
  const wire = openWire(stage.app)
  for (const content of ['What are your office hours?', 'condos in Boise under 400k with a pool']) {
    const visitor = await openVisitor(stage.app, stage.serialNumber)
    await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content, sessionID: visitor.sessionID })
  }
  await wire.close()
  const chat = await openChat(stage.browser, stage.url, stage.serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await chat.page.context().close()
  const pets = { key: 'Do you allow pets?', value: 'Two cats at most.' }
  await stage.app.post('/chat/Chatbot/EditKnowledge', { serialNumber: stage.serialNumber, qaList: [pets] })
  const { rows } = await stage.app.app.pool.query('SELECT max("sessionId") AS id FROM messages')
  sessionID = String(rows[0].id)
  const homes = await stage.app.app.pool.query('SELECT max(id) AS id FROM listings')
  homeId = Number(homes.rows[0].id)
})
afterAll(async () => {
  await uploads?.stop()
  await stage?.close()
})

/** A page: its path, what says that it has come, and what is done there first. */
type Look = readonly [path: string, sign: RegExp, open?: (page: Page) => Promise<void>]

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const workbook = writeWorkbook([
  { name: 'Read me', rows: [['The list of the office']] },
  {
    name: 'Spring',
    rows: [
      ['Price', 'Beds', 'Street', 'MLS'],
      [500_000, 3, '12 Import Lane', 'IMP-1'],
    ],
  },
])

const dropWorkbook = (page: Page): Promise<void> =>
  page.locator('input[type=file]').setInputFiles({
    name: 'office.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: workbook,
  })

/** All pages by rooms: one test opens those of a room, so that none takes long on a busy machine. */
const rooms: Record<string, () => Look[]> = {
  'the desk': () => [
    ['/inbox', /3 bedrooms in Seattle|homes? fit/],
    [`/inbox/${sessionID}`, /3 bedrooms in Seattle/],
    ['/leads', /No leads yet/],
    ['/leads?look=board', /Drop a lead here/],
    ['/tours', /No tour waits for an answer/],
    ['/tours?look=calendar', /Times on your clock/],
    ['/nowhere', /There is nothing at this address/],
    ['/new-password#made-up', /Choose a new password/],
    ['/new-password', /No mails are sent from here/],
  ],
  listings: () => [
    ['/listings', /64 listings/],
    ['/listings?look=table', /64 listings/],
    ['/listings?look=map', /64 listings/, untilDrawn],
    [`/listings/${homeId}`, /Where it comes from/],
    ['/listings/feeds', /No feed yet/],
    ['/listings/imports', /Drop a file here/],
    ['/listings/imports', /What each column is/, dropWorkbook],
    ['/listings/quality', /Missing/],
  ],
  'knowledge and insight': () => [
    ['/knowledge', /Do you allow pets/],
    ['/knowledge?view=missing', /What are your office hours/],
    ['/knowledge?view=try', /Nobody sees it/],
    ['/insight', /Messages of visitors/],
    ['/insight?by=page', /Led to a tour/],
    ['/insight?view=unmet', /Boise/],
    ['/insight?view=usage', /No language model has answered yet/],
  ],
  chatbots: () => [
    ['/start', /Put the chat on your website/],
    ['/chatbots', /1 chatbot/],
    [`/chatbots/${stage.serialNumber}`, /Name and look/],
    [`/chatbots/${stage.serialNumber}?view=site`, /Prove it with a DNS record/],
    [`/chatbots/${stage.serialNumber}?view=connect`, /Code to copy/],
    [`/chatbots/${stage.serialNumber}?view=versions`, /before/],
  ],
  'team and programs': () => [
    ['/setup/account', /This browser/],
    ['/setup/team', /ben@firm\.example/],
    ['/setup/team', /Pass this link to a new password on/, press('New password: Ben Ode')],
    ['/setup/assignment', /To the agent of the home/],
    ['/setup/keys', /Last used|Never used/],
    ['/setup/webhooks', /crm\.firm\.example/],
    ['/setup/webhooks', /Deliveries/, (page) => page.getByRole('link', { name: /crm/ }).click()],
    ['/setup/webhooks', /Only what is chosen/, openWebhook],
  ],
  'the rest of the set-up': () => [
    ['/setup/fairness', /No audit yet/],
    ['/setup/firm', /Name of your firm/],
    ['/setup/mails', /Mail waits until a mail server is set up/, removeMailServer],
    ['/setup/mails', /hello@harbour\.example/, setMailServer],
    ['/setup/models', /The Gemini models/, openKeyForm],
    ['/setup/models', /Which model answers/, setModelKey],
    ['/setup/failed', /Nothing has failed/],
    ['/setup/log', /changed settings of the chatbot/],
    ['/setup/log', /Sites|Own host/, openDetails],
    ['/setup/privacy', /What is kept of a visitor/],
    ['/setup/health', /Durability/],
  ],
}

/** The list beside the map stands where there is room; elsewhere the markers on it do. */
async function untilDrawn(page: Page): Promise<void> {
  await page
    .getByText(/homes in view/)
    .or(page.locator('.maplibregl-marker'))
    .first()
    .waitFor()
}

async function openWebhook(page: Page): Promise<void> {
  await page.getByRole('link', { name: /crm/ }).click()
  await press('Edit')(page)
}

/** It is at no public address, so the message that tries it says what to change. */
async function setMailServer(page: Page): Promise<void> {
  const set = await stage.app.post('/v1/mail-server', {
    host: '10.0.0.7',
    port: 465,
    security: 'tls',
    sender: 'Harbour Homes <hello@harbour.example>',
  })
  expect(set.status, set.text).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await page.getByText(/inside a private network/).waitFor()
}

async function openKeyForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a key: Google' }).click()
  await page.getByLabel('Key of Google').fill('sk-ant-of-another-provider')
}

/** Nobody is asked with it. */
async function setModelKey(page: Page): Promise<void> {
  const set = await stage.app.post('/v1/model-keys/anthropic', { key: 'sk-ant-api03-harbour-homes-Ab12' })
  expect(set.status, set.text).toBe(200)
  await page.reload()
  await page.getByRole('button', { name: 'Ask', exact: true }).waitFor()
}

async function removeMailServer(page: Page): Promise<void> {
  await stage.app.post('/v1/mail-server', undefined, { method: 'DELETE', headers: { 'content-type': undefined } })
  await page.reload()
}

async function openDetails(page: Page): Promise<void> {
  await page.getByLabel('What', { exact: true }).selectOption({ label: 'Settings of chatbots' })
  await page
    .getByRole('button', { name: /Details: .*changed settings/ })
    .first()
    .click()
}

const widths = [390, 820, 1440]
/** So many pages of each room are looked at in `npm test`, at one of the widths. */
const pagesEach = 1

describe.each(Object.keys(rooms).map((room, index) => ({ room, index })))('$room', ({ room, index }) => {
  for (const width of isDeep ? widths : [widths[index % widths.length] ?? 390]) {
    test(`at ${width} px: nothing stands out of a page, and axe finds nothing, light or dark`, async () => {
      const page = await stage.open('/setup/account', undefined, { viewport: { width, height: 900 } })
      const complaints = watchComplaints(page)
      for (const [path, sign, open] of sampleOf(rooms[room]?.() ?? [], pagesEach)) {
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(`${stage.url}/console${path}`)
        await open?.(page)
        await page.getByText(sign).first().waitFor()
        const where = `${path}${open ? ', opened' : ''}`
        expect(await page.evaluate('document.documentElement.scrollWidth'), where).toBeLessThanOrEqual(width)
        // Of the middle width its bounds alone: what stands there stands in the others as well.
        if (width === 820) continue
        expect(await findAxeFaults(page), where).toEqual([])
        // The same page, loaded once: all that the other theme changes is its colours.
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.locator('html[data-mantine-color-scheme=dark]').waitFor()
        expect(await findColourFaults(page), `${where}, dark`).toEqual([])
      }
      expect(complaints).toEqual([])
      await page.context().close()
    })
  }
})
