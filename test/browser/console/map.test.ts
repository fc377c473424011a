import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

test('an agent sees what was found on a map, goes nearer, and opens a home from its price', async () => {
  const page = await stage.open('/listings', ben)
  const complaints = watchComplaints(page)
  await page.getByText('Map', { exact: true }).click()
  const board = page.locator('[data-map]')
  await board.locator('canvas').waitFor()
  const cluster = board.getByRole('button', { name: /homes, nearer/ })
  const home = board.locator('[data-home]')
  await cluster.or(home).first().waitFor()
  const everything = await cluster.allTextContents()
  const placed = everything.reduce((sum, text) => sum + Number(text), 0) + (await home.count())
  const { rows } = await stage.app.app.pool.query('SELECT count(*) AS n FROM listings WHERE "Latitude" IS NOT NULL')
  expect(placed).toBe(Number(rows[0].n))
  const search = page.getByRole('searchbox')
  await search.fill('3 bedrooms in Seattle')
  await expect.poll(() => page.url()).toContain('Seattle')
  await home.first().waitFor()
  const id = await home.first().getAttribute('data-home')
  const others = await home.count()
  await home.first().click()
  await expect.poll(() => page.url()).toContain(`/listings/${id}`)
  expect(page.url()).toContain('Seattle')
  await board.locator(`[data-home="${id}"][aria-pressed="true"]`).waitFor()
  await page.locator('aside').last().getByText('What the chatbot knows of it').waitFor()
  // It is the same map still, where it was.
  expect(await home.count()).toBe(others)
  expect(await findAxeFaults(page)).toEqual([])
  await search.fill('condos in Boise')
  await page.getByText('No home is like that').waitFor()
  await search.fill('3 bedrooms in Seattle')
  await home.first().waitFor()
  expect(complaints).toEqual([])
  await page.context().close()
})

test('where the browser cannot draw the map, it says so and shows the cards', async () => {
  const page = await stage.open('/inbox')
  await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null')
  await page.goto(`${stage.url}/console/listings?look=map`)
  await page.getByText('This browser cannot draw the map').waitFor()
  await page.locator('ul button[aria-pressed]').first().waitFor()
  await page.context().close()
})
