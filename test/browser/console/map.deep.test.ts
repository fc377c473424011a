import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCityTile } from '../../../src/homes/map/tiles/made-city.fixture.ts'
import { placeOfPath, startTileServer } from '../../../src/homes/map/tiles/tile-server.fixture.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { ben, type ConsoleStage, openConsoleStage, watchComplaints } from './open-console.ts'

let stage: ConsoleStage

beforeAll(async () => {
  stage = await openConsoleStage()
})
afterAll(() => stage?.close())

test('an agent sees what was found on a map, looks at a home from its price, and opens it', async () => {
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
  // By the keyboard: the card takes the focus, Escape closes it and gives the focus back.
  await home.first().focus()
  await page.keyboard.press('Enter')
  const card = board.locator('section:focus')
  await card.getByRole('button', { name: 'See all of it' }).waitFor()
  expect(await findAxeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await board.locator(`[data-home="${id}"]:focus`).waitFor()
  expect(page.url()).not.toContain(`/listings/${id}`)
  // The list beside it has the homes in view; the one that is pointed at is marked.
  const list = page.getByRole('region', { name: 'Homes in view' })
  await list.getByText(/^\d+ homes? in view$/).waitFor()
  await list.getByRole('button').first().hover()
  await board.locator('[class*=spot]').waitFor()
  await home.first().click()
  await board.getByRole('button', { name: 'See all of it' }).click()
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

test('streets are drawn here, in the colours of the theme, from tiles that come through our own server alone', async () => {
  const tiles = await startTileServer((request, response) => {
    response.end(makeCityTile(placeOfPath(request.url ?? '')))
  })
  const streets = await openConsoleStage({
    environment: { PORCHLIGHT_MAP_TILES: tiles.address('.pbf'), PORCHLIGHT_MAP_ATTRIBUTION: '© Made City' },
  })
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await streets.open('/listings?look=map', ben, { colorScheme })
    const complaints = watchComplaints(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const board = page.locator('[data-map]')
    await board.getByText('© Made City').waitFor()
    await expect.poll(() => asked.filter((url) => url.includes('/v1/map/tiles/')).length).toBeGreaterThan(0)
    await board.locator('canvas').waitFor()
    expect(asked.filter((url) => !url.startsWith(streets.url))).toEqual([])
    expect(complaints).toEqual([])
    await page.context().close()
  }
  expect(tiles.asked.length).toBeGreaterThan(0)
  await streets.close()
  tiles.close()
})

test('where the browser cannot draw the map, it says so and shows the cards', async () => {
  const page = await stage.open('/inbox')
  await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null')
  await page.goto(`${stage.url}/console/listings?look=map`)
  await page.getByText('This browser cannot draw the map').waitFor()
  await page.locator('ul button[aria-pressed]').first().waitFor()
  await page.context().close()
})
