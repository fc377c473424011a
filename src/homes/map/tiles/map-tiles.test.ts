import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTileProvider, type TilePlace } from '../../../platform/config/tile-provider.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { makeGuardedFetch } from '../../../platform/outbound/guarded-fetch.ts'
import { makeOutboundRule } from '../../../platform/outbound/outbound-allow.ts'
import { isPublicAddress } from '../../../platform/outbound/public-address.ts'
import type { DrawnTile } from './drawn-tile.ts'
import { makeCityTile } from './made-city.fixture.ts'
import { MapTiles } from './map-tiles.ts'
import { TileCache } from './tile-cache.ts'
import { placeOfPath, startTileServer, type TileServer } from './tile-server.fixture.ts'

const hourMs = 3_600_000
const seattle: TilePlace = { z: 14, x: 2624, y: 5721 }

let folder: string
let server: TileServer
let answer: (request: IncomingMessage, response: ServerResponse) => void
let now: number

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'porchlight-tiles-'))
  now = Date.parse('2026-11-24T12:00:00Z')
  answer = sendCity()
  server = await startTileServer((request, response) => answer(request, response))
})
afterEach(async () => {
  server.close()
  await rm(folder, { recursive: true })
})

/** Sends the made city, packed as tile servers pack it. */
function sendCity(headers: Record<string, string> = {}) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(200, { 'content-encoding': 'gzip', ...headers })
    response.end(gzipSync(makeCityTile(placeOfPath(request.url ?? ''))))
  }
}

function sendBytes(bytes: Buffer | string, status = 200, headers: Record<string, string> = {}) {
  return (_request: IncomingMessage, response: ServerResponse): void => {
    response.writeHead(status, headers)
    response.end(bytes)
  }
}

function openTiles({ ending = '.pbf', timeoutMs = 20_000, mostBytes = 10_000_000, mayWrite = true } = {}): MapTiles {
  const provider = findTileProvider(server.address(ending), '© Test')
  if (!provider) throw new Error('no provider')
  const isAllowed = makeOutboundRule([{ host: provider.host ?? '', prefix: null }], isPublicAddress)
  return new MapTiles(provider, {
    fetch: makeGuardedFetch(isAllowed),
    cache: new TileCache({ folder, mostBytes, mayWrite: async () => mayWrite }),
    log: { warn: () => {}, info: () => {} },
    now: () => new Date(now),
    timeoutMs,
  })
}

async function draw(tiles: MapTiles, place = seattle): Promise<DrawnTile> {
  const { bytes } = await tiles.find(place)
  return JSON.parse(gunzipSync(bytes).toString())
}

/** The failure of a tile that does not come: its code, and when to try again. */
async function failureOf(tiles: MapTiles, place = seattle): Promise<PorchlightError> {
  const failed = await tiles.find(place).then(
    () => null,
    (error: unknown) => error,
  )
  if (!(failed instanceof PorchlightError)) throw new Error(`no failure: ${String(failed)}`)
  return failed
}

test('a vector tile becomes streets, water, parks and names', async () => {
  const tiles = openTiles()
  const drawn = await draw(tiles)
  expect(drawn.ways.street.length).toBeGreaterThan(3)
  expect(drawn.ways.main.length).toBeGreaterThan(0)
  expect(drawn.labels.map(({ name, kind }) => `${kind} ${name}`)).toEqual(
    expect.arrayContaining(['city Lanternport', 'road NE 1st St']),
  )
  const lake = await draw(tiles, { z: 13, x: 1313, y: 2860 })
  expect(lake.water).toHaveLength(1)
  expect(lake.labels).toContainEqual(expect.objectContaining({ name: 'Heron Lake', kind: 'water' }))
  expect(server.asked).toEqual(['/14/2624/5721.pbf', '/13/1313/2860.pbf'])
})

test('who wants the same tile at once is answered from one fetch, and later from the disk, by a new process too', async () => {
  let release: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = (request, response) => void held.then(() => sendCity()(request, response))
  const tiles = openTiles()
  const all = Promise.all(Array.from({ length: 20 }, () => tiles.find(seattle)))
  await expect.poll(() => server.asked.length).toBe(1)
  release()
  expect(new Set((await all).map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  await draw(openTiles())
  expect(server.asked).toHaveLength(1)
})

test.each([
  ['no word of it', {}, 24 * hourMs],
  ['a minute', { 'cache-control': 'max-age=60' }, hourMs],
  ['two days', { 'cache-control': 'public, max-age=172800' }, 48 * hourMs],
  ['ten years', { 'cache-control': 'max-age=315360000, immutable' }, 30 * 24 * hourMs],
  ['a date', { expires: 'Tue, 24 Nov 2026 18:00:00 GMT' }, 6 * hourMs],
])('how long a tile is used without asking again: %s', async (_name, headers, keptMs) => {
  answer = sendCity(headers)
  const tiles = openTiles()
  await draw(tiles)
  now += keptMs - 1_000
  await draw(tiles)
  expect(server.asked).toHaveLength(1)
  now += 2_000
  await draw(tiles)
  expect(server.asked).toHaveLength(2)
})

test('what a provider does not want kept is not', async () => {
  answer = sendCity({ 'cache-control': 'no-store' })
  const tiles = openTiles()
  await draw(tiles)
  await draw(tiles)
  expect(server.asked).toHaveLength(2)
  expect(await readdir(folder)).toEqual([])
})

test('the folder stays below its size, and what was not used for longest goes', async () => {
  const tiles = openTiles({ mostBytes: 12_000 })
  for (let x = 2600; x < 2640; x++) {
    await tiles.find({ ...seattle, x })
    if (x % 4 === 0) await tiles.find({ ...seattle, x: 2600 })
  }
  const files = await readdir(folder)
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(12_000)
  expect(files.length).toBeGreaterThan(4)
  expect(files.some((file) => file.endsWith('-14-2600-5721'))).toBe(true)
  expect(files.some((file) => file.endsWith('-14-2601-5721'))).toBe(false)
  // A process that begins on a folder that is too large makes room first.
  await openTiles({ mostBytes: 3_000 }).find({ ...seattle, x: 2639 })
  expect((await readdir(folder)).length).toBeLessThan(files.length)
})

test('files that are broken, half-written or gone are tiles that are not kept', async () => {
  const tiles = openTiles()
  await draw(tiles)
  const [file = ''] = await readdir(folder)
  await writeFile(join(folder, file), 'not a tile')
  expect((await draw(tiles)).side).toBe(4096)
  await writeFile(join(folder, `${file}.0123456789ab.new`), 'half')
  await rm(join(folder, file))
  expect((await draw(openTiles())).side).toBe(4096)
  expect(await readdir(folder)).toEqual([file])
  expect(server.asked).toHaveLength(3)
  await rm(folder, { recursive: true })
  expect((await draw(tiles)).side, 'nor does it need its folder').toBe(4096)
  await writeFile(folder, '')
  expect((await draw(openTiles())).side).toBe(4096)
})

test('nothing is written to a full disk', async () => {
  await draw(openTiles({ mayWrite: false }))
  expect(await readdir(folder)).toEqual([])
})

test.each([204, 404, 410])('a provider without a tile (%i) is not asked again for a day', async (status) => {
  answer = sendBytes('', status)
  const tiles = openTiles()
  expect((await failureOf(tiles)).code).toBe('map-tile-not-found')
  expect((await failureOf(tiles)).status).toBe(404)
  expect(server.asked).toHaveLength(1)
  now += 25 * hourMs
  await failureOf(tiles)
  expect(server.asked).toHaveLength(2)
})

test.each<[string, Buffer | string]>([
  ['a page', '<!doctype html><title>Not a tile</title>'],
  ['noise', Buffer.from(Array.from({ length: 4_000 }, (_none, at) => (at * 7919 + 13) % 256))],
  ['half a tile', makeCityTile(seattle).subarray(0, 700)],
  ['zeros', Buffer.alloc(5_000)],
])('garbage is no tile: %s', async (_name, bytes) => {
  answer = sendBytes(bytes)
  const tiles = openTiles()
  expect((await failureOf(tiles)).code).toBe('map-tile-not-found')
  await failureOf(tiles)
  expect(server.asked, 'nor asked for again at once').toHaveLength(1)
  answer = sendCity()
  now += 11 * 60_000
  expect((await draw(tiles)).side).toBe(4096)
})

test.each<[string, (request: IncomingMessage, response: ServerResponse) => void]>([
  ['a server that fails', sendBytes('', 500)],
  ['one that refuses', sendBytes('', 403)],
  ['one that sends without an end', (_request, response) => void response.end(Buffer.alloc(4 * 1_048_576))],
  ['a bomb', sendBytes(gzipSync(Buffer.alloc(40 * 1_048_576)), 200, { 'content-encoding': 'gzip' })],
  ['one that hangs up', (request) => void request.socket.destroy()],
  ['one that leads into the private network', sendBytes('', 302, { location: 'http://10.0.0.1/1/2/3.pbf' })],
  ['one that leads to the metadata of a cloud', sendBytes('', 302, { location: 'http://169.254.169.254/latest/' })],
  ['one that leads to a file', sendBytes('', 302, { location: 'file:///etc/passwd' })],
  ['one that leads in circles', sendBytes('', 302, { location: '/1/1/1.pbf' })],
])('the provider fails, and is left in peace after three times: %s', async (_name, failing) => {
  answer = failing
  const tiles = openTiles()
  for (let x = 0; x < 3; x++) {
    const failed = await failureOf(tiles, { ...seattle, x })
    expect([failed.code, failed.status]).toEqual(['map-tiles-unavailable', 503])
    expect(failed.retryAfterSeconds).toBeGreaterThan(0)
  }
  const { length } = server.asked
  expect((await failureOf(tiles)).code).toBe('map-tiles-unavailable')
  expect(server.asked).toHaveLength(length)
  answer = sendCity()
  now += 31_000
  expect((await draw(tiles)).side).toBe(4096)
  expect(await readdir(folder)).toHaveLength(1)
})

test('a provider that is too slow is not waited for', async () => {
  answer = () => {}
  expect((await failureOf(openTiles({ timeoutMs: 150 }))).code).toBe('map-tiles-unavailable')
})

test('a provider that is asked too much says when to come back', async () => {
  answer = sendBytes('', 429, { 'retry-after': '120' })
  const tiles = openTiles()
  expect((await failureOf(tiles)).retryAfterSeconds).toBe(120)
  now += 100_000
  await failureOf(tiles)
  expect(server.asked).toHaveLength(1)
})

test('streets of last month are shown while the provider fails', async () => {
  const tiles = openTiles()
  const before = await draw(tiles)
  now += 40 * 24 * hourMs
  answer = sendBytes('', 500)
  expect(await draw(tiles)).toEqual(before)
  expect(server.asked).toHaveLength(2)
})

test('more than can be fetched at once wait, and more than may wait are told to come back', async () => {
  let [open, most] = [0, 0]
  const held: (() => void)[] = []
  answer = (request, response) => {
    open += 1
    most = Math.max(most, open)
    held.push(() => {
      open -= 1
      sendCity()(request, response)
    })
  }
  const tiles = openTiles()
  const all = Promise.allSettled(Array.from({ length: 200 }, (_none, x) => tiles.find({ ...seattle, x })))
  await expect.poll(() => held.length).toBe(6)
  answer = sendCity()
  for (const release of held) release()
  const results = await all
  expect(most).toBe(6)
  const codes = results.map((result) => (result.status === 'fulfilled' ? 'drawn' : result.reason.code))
  expect(codes.filter((code) => code === 'drawn')).toHaveLength(126)
  expect(codes.filter((code) => code === 'too-busy')).toHaveLength(200 - 126)
})

test('pictures are taken as what their bytes are, and nothing but pictures', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7fb' } })
    .png()
    .toBuffer()
  answer = sendBytes(png, 200, { 'content-type': 'text/html' })
  const tiles = openTiles({ ending: '{r}.png?key=1' })
  const tile = await tiles.find(seattle)
  expect([tile.type, tile.bytes.equals(png)]).toEqual(['image/png', true])
  expect(server.asked).toEqual(['/14/2624/5721.png?key=1'])
  answer = sendBytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 200, {
    'content-type': 'image/svg+xml',
  })
  expect((await failureOf(tiles, { ...seattle, x: 1 })).code).toBe('map-tile-not-found')
})
