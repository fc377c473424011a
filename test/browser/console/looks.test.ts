import { afterAll, beforeAll, expect, test } from 'vitest'
import { openChat } from '../chat-page.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ana, type ConsoleStage, openConsoleStage, signIn, watchComplaints } from './open-console.ts'

let stage: ConsoleStage
let sessionID: string

beforeAll(async () => {
  stage = await openConsoleStage()
  const chat = await openChat(stage.browser, stage.url, stage.serialNumber)
  await chat.say('3 bedrooms in Seattle')
  await chat.untilAnswered()
  await chat.page.context().close()
  const { rows } = await stage.app.app.pool.query('SELECT max("sessionId") AS id FROM messages')
  sessionID = String(rows[0].id)
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
        ['/leads', /No leads in this time/],
        ['/tours', /No tour waits for an answer/],
        ['/listings', /64 listings/],
        ['/listings?look=table', /64 listings/],
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
