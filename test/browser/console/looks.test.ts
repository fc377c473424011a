import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire } from '../../wire-call.ts'
import { openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, type ConsoleStage, openConsoleStage, signIn, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let sessionID: string
let homeId: number

beforeAll(async () => {
  stage = await openConsoleStage()
  await stage.app.post('/chat/Chatbot/Edit', { serialNumber: stage.serialNumber, AnswerSuffix: 'Ask on.' })
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
afterAll(() => stage?.close())

for (const width of [390, 820, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page at ${width} px, ${colorScheme}: nothing stands out of it, and axe finds nothing`, async () => {
      const context = await stage.browser.newContext({ viewport: { width, height: 900 }, colorScheme })
      const page = await context.newPage()
      page.setDefaultTimeout(20_000)
      const complaints = watchComplaints(page)
      await signIn(page, stage.url, ana)
      const rooms: [string, RegExp][] = [
        ['/inbox', /3 bedrooms in Seattle|homes? fit/],
        [`/inbox/${sessionID}`, /3 bedrooms in Seattle/],
        ['/leads', /No leads yet/],
        ['/leads?look=board', /Drop a lead here/],
        ['/tours', /No tour waits for an answer/],
        ['/tours?look=calendar', /Times on your clock/],
        ['/listings', /64 listings/],
        ['/listings?look=table', /64 listings/],
        ['/listings?look=map', /64 listings/],
        ['/knowledge', /Do you allow pets/],
        ['/knowledge?view=missing', /What are your office hours/],
        ['/knowledge?view=try', /Nobody sees it/],
        ['/insight', /Messages of visitors/],
        ['/insight?by=page', /Led to a tour/],
        ['/insight?view=unmet', /Boise/],
        ['/chatbots', /1 chatbot/],
        [`/chatbots/${stage.serialNumber}`, /Name and look/],
        [`/chatbots/${stage.serialNumber}?view=site`, /Does it work/],
        [`/chatbots/${stage.serialNumber}?view=versions`, /before/],
        ['/setup/account', /This browser/],
        ['/setup/team', /ben@firm\.example/],
        ['/setup/assignment', /To the agent of the home/],
        ['/setup/fairness', /No audit yet|Audits so far/],
        ['/setup/keys', /pl_sk_/],
        ['/setup/webhooks', /No webhooks yet/],
        ['/setup/mails', /No mail server is set up/],
        ['/setup/failed', /Nothing has failed/],
        ['/setup/log', /changed settings of the chatbot/],
        ['/setup/privacy', /What is kept of a visitor/],
        ['/setup/health', /All is well|your care/],
        [`/listings/${homeId}`, /Where it comes from/],
        ['/listings/feeds', /No feed|feed/i],
        ['/listings/imports', /No file was imported here yet/],
        ['/listings/quality', /Missing/],
        ['/nowhere', /There is nothing at this address/],
      ]
      for (const [path, sign] of rooms) {
        await page.goto(`${stage.url}/console${path}`)
        await page.getByText(sign).first().waitFor()
        expect(await findAxeFaults(page), path).toEqual([])
        expect(await page.evaluate('document.documentElement.scrollWidth'), path).toBeLessThanOrEqual(width)
      }
      expect(complaints).toEqual([])
      await context.close()
    })
  }
}
