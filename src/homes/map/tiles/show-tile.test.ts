import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { makeCityTile } from './made-city.fixture.ts'
import { placeOfPath, startTileServer, type TileServer } from './tile-server.fixture.ts'

let server: TileServer
let drawing: TestApp
let picture: TestApp
let none: TestApp

beforeAll(async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#7fb' } })
    .png()
    .toBuffer()
  server = await startTileServer((request, response) => {
    const path = request.url ?? ''
    if (path.endsWith('.png')) response.end(png)
    else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(makeCityTile(placeOfPath(path))))
  })
  const environment = { PORCHLIGHT_MAP_ATTRIBUTION: '© Test tiles' }
  drawing = await startTestApp({ environment: { ...environment, PORCHLIGHT_MAP_TILES: server.address('.pbf') } })
  picture = await startTestApp({ environment: { ...environment, PORCHLIGHT_MAP_TILES: server.address('.png') } })
  none = await startTestApp()
})
afterAll(async () => {
  await Promise.all([drawing, picture, none].map((app) => app?.close()))
  server.close()
})

function get(app: TestApp, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${app.url}/v1/map/tiles/${path}`, { headers })
}

async function configOf(app: TestApp): Promise<Record<string, unknown>> {
  const serialNumber = await app.addChatbot()
  return (await app.post<Record<string, unknown>>('/chat/Chatbot/GetConfig', { serialNumber })).body.Data
}

test('a drawn tile is JSON, packed for who takes that, and browsers may keep it', async () => {
  const answer = await get(drawing, '14/2624/5721', { 'accept-encoding': 'gzip' })
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=3600',
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
  })
  const plain = await get(drawing, '14/2624/5721', { 'accept-encoding': 'identity' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(await plain.json()).toEqual(await answer.json())
})

test('a picture comes as it is', async () => {
  const answer = await get(picture, '3/2/1')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(8)
})

test('windows are told of tiles here, never of the provider’s address', async () => {
  expect(await configOf(drawing)).toMatchObject({
    TileKind: 'drawing',
    TileMostZoom: 14,
    TileAttribution: '© Test tiles',
  })
  expect(await configOf(picture)).toMatchObject({ TileKind: 'picture', TileMostZoom: 19 })
  expect(await configOf(none)).toMatchObject({ TileKind: '', TileAttribution: '' })
  expect(JSON.stringify(await configOf(drawing))).not.toContain(server.origin)
})

test('nothing of a visitor goes to the provider', async () => {
  let sent: Record<string, unknown> = {}
  const watching = await startTileServer((request, response) => {
    sent = request.headers
    response.end(makeCityTile(placeOfPath(request.url ?? '')))
  })
  const app = await startTestApp({
    environment: { PORCHLIGHT_MAP_TILES: watching.address('.pbf'), PORCHLIGHT_MAP_ATTRIBUTION: 'x' },
  })
  try {
    await get(app, '14/1/1', { cookie: 'a=b', referer: 'https://firm.example/', 'user-agent': 'Somebody/1.0' })
    expect(Object.keys(sent).sort()).toEqual(['accept-encoding', 'connection', 'host', 'user-agent'])
    expect(sent['user-agent']).toBe('Porchlight')
  } finally {
    await app.close()
    watching.close()
  }
})

test.each([
  '15/1/1',
  '14/16384/1',
  '0/0/1',
  '-1/0/0',
  '1e1/0/0',
  '0x1/0/0',
  '14/2624/5721.pbf',
  '14/2624/%00',
  '14/..%2f..%2f/etc',
  '14/2624/%7Bx%7D',
  '99999999999/1/1',
  '%20/1/1',
])('what is no tile’s place leads nowhere: %s', async (path) => {
  const { length } = server.asked
  const answer = await get(drawing, path)
  expect([400, 404]).toContain(answer.status)
  expect(await answer.json()).toMatchObject({ Success: false })
  expect(server.asked).toHaveLength(length)
})

test('without a provider there are no tiles', async () => {
  const answer = await get(none, '14/2624/5721')
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([404, 'map-tile-not-found'])
})
