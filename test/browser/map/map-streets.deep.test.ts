import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCityTile } from '../../../src/homes/map/tiles/made-city.fixture.ts'
import { placeOfPath, startTileServer, type TileServer } from '../../../src/homes/map/tiles/tile-server.fixture.ts'
import { startTestApp } from '../../test-app.ts'
import { findAxeFaults } from '../find-axe-faults.ts'
import { openBrowser } from '../open-browser.ts'
import { addHomes, checkPositions, closeMap, mercator, type OpenMap, openMap, spread, wide } from './map-page.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(async () => browser?.close())

interface Streets {
  map: OpenMap
  tiles: TileServer
  /** Addresses that the page asked for. */
  asked: string[]
  /** Has the tile server answer otherwise from now on. */
  answer(next: (request: IncomingMessage, response: ServerResponse) => void): void
  close(): Promise<void>
}

/** Opens the map of a server that has tiles of a provider; `answer` null: it has none. */
async function openStreets(
  ending: string,
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  options: BrowserContextOptions = wide,
): Promise<Streets> {
  let now = answer
  const tiles = await startTileServer((request, response) => now(request, response))
  const at = await startTestApp({
    environment: {
      PORCHLIGHT_MAP_TILES: tiles.address(ending),
      PORCHLIGHT_MAP_ATTRIBUTION: 'OpenFreeMap © OpenMapTiles · Data from OpenStreetMap',
    },
  })
  const asked: string[] = []
  const map = await openMap({ browser, app: at }, await addHomes(spread, at), options, async (chat) => {
    chat.page.on('request', (request) => asked.push(request.url()))
  })
  return {
    map,
    tiles,
    asked,
    answer: (next) => {
      now = next
    },
    close: async () => {
      await closeMap(map)
      await at.close()
      tiles.close()
      expect(asked.filter((url) => !url.startsWith(`${at.url}/`))).toEqual([])
    },
  }
}

const sendCity = (request: IncomingMessage, response: ServerResponse): void => {
  response.end(makeCityTile(placeOfPath(request.url ?? '')))
}

test('with a provider the map has streets with their names, and asks nobody but the server itself', async () => {
  const { map, tiles, close: closeAll } = await openStreets('.pbf', sendCity, { ...wide, reducedMotion: 'reduce' })
  await map.pins.first().waitFor()
  await checkPositions(map)
  const { keyboard } = map.chat.page
  await map.board.focus()
  for (let time = 0; time < 3; time++) await keyboard.press('+')
  await map.board.locator('.map-streets .way.street path').first().waitFor({ state: 'attached' })
  const names = () => map.board.locator('.map-name').allTextContents()
  await expect.poll(names).toEqual(expect.arrayContaining([expect.stringMatching(/^NE \d+\w\w St$/)]))
  const source = map.board.locator('.map-source')
  expect(await source.innerText()).toBe('OpenFreeMap © OpenMapTiles · Data from OpenStreetMap')
  expect(await source.getByRole('link', { name: 'OpenStreetMap' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/copyright',
  )
  // Where somebody has been, nothing is fetched again.
  const { length } = tiles.asked
  for (const key of ['-', '+', '-', '+']) await keyboard.press(key)
  await map.chat.page.waitForFunction('document.querySelectorAll(".map-streets > g").length === 1')
  expect(new Set(tiles.asked).size).toBe(tiles.asked.length)
  expect(tiles.asked.length - length).toBeLessThan(20)
  expect(await findAxeFaults(map.chat.page)).toEqual([])
  await closeAll()
})

test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
  ['fails', (_request, response) => void response.writeHead(500).end()],
  ['has none', (_request, response) => void response.writeHead(404).end()],
  ['sends garbage', (_request, response) => void response.end('<html>')],
])('a provider that %s leaves the ground of our own', async (_name, answer) => {
  const { map, tiles, close: closeAll } = await openStreets('.pbf', answer)
  await map.board.locator('.map-land').first().waitFor({ state: 'attached' })
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(0)
  await expect.poll(() => map.board.locator('.map-name').allTextContents()).toContain('Seattle')
  expect(await map.board.locator('.map-source').innerText()).toContain('Natural Earth')
  expect(await map.board.locator('.map-streets').count()).toBe(0)
  await checkPositions(map)
  await closeAll()
})

test.each([
  ['pictures', true],
  ['pictures, of which there are none', false],
])('a provider of %s is used while it has them', async (_name, hasTiles) => {
  const tile = await sharp({ create: { width: 256, height: 256, channels: 3, background: '#7fb' } })
    .png()
    .toBuffer()
  const {
    map,
    tiles,
    close: closeAll,
  } = await openStreets('.png', (_request, response) => {
    if (hasTiles) response.end(tile)
    else response.writeHead(404).end()
  })
  await map.pins.first().waitFor()
  if (hasTiles) {
    await expect.poll(() => map.board.locator('.map-tiles img').count()).toBeGreaterThan(3)
    expect(await map.board.locator('.map-source').innerText()).toContain('OpenStreetMap')
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(0)
    const { z, x, y } = placeOfPath(tiles.asked[0] ?? '')
    const seattle = mercator([47.64, -122.3])
    expect(Math.abs(x / 2 ** z - seattle.x) + Math.abs(y / 2 ** z - seattle.y)).toBeLessThan(0.01)
    expect(await map.board.locator('.map-land').count()).toBe(0)
  } else {
    await map.board.locator('.map-land').first().waitFor({ state: 'attached' })
    expect(await map.board.locator('.map-source').innerText()).toContain('Natural Earth')
  }
  await checkPositions(map)
  await closeAll()
})
