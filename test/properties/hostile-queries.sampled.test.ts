import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathFieldsOf } from '../../src/doors/http/bodies/path-fields.ts'
import { makeCityTile } from '../../src/homes/map/tiles/made-city.fixture.ts'
import { startTileServer, type TileServer } from '../../src/homes/map/tiles/tile-server.fixture.ts'
import { storePicture } from '../../src/homes/pictures/keep-pictures.ts'
import { namePicture } from '../../src/homes/pictures/picture-address.ts'
import { notePictures } from '../../src/homes/pictures/picture-store.ts'
import { operations } from '../../src/operations.ts'
import { type ConsoleUser, openOwner, pageHeaders } from '../accounts/console-user.ts'
import { sampleListing } from '../contract/listings/sample-listing.ts'
import { isDeep } from '../run/how-much.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { keyOf, openVisitor, type Visitor } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { findAnswerFault } from './find-answer-fault.ts'
import { hostileText } from './hostile-body.ts'
import { bodiesOfEach, runMany } from './run-many.ts'

// Whatever stands in an address: never a 5xx, never a missing or wrong envelope, never a dead process.

const each = bodiesOfEach()

const rows = operations.filter(({ method }) => method === 'GET')

let tiles: TileServer
let app: TestApp
let wire: Wire
let visitor: Visitor
let owner: ConsoleUser
let names: Record<string, string> = {}
let takenInAll = 0
let refusedInAll = 0

beforeAll(async () => {
  // The same tile everywhere, made once.
  const tile = gzipSync(makeCityTile({ z: 1, x: 1, y: 1 }))
  tiles = await startTileServer((_request, response) => {
    response.writeHead(200, { 'content-encoding': 'gzip', 'cache-control': 'max-age=3600' }).end(tile)
  })
  const environment = {
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    PORCHLIGHT_MAP_TILES: tiles.address('.pbf'),
    PORCHLIGHT_MAP_ATTRIBUTION: '© Test tiles',
  }
  app = await startTestApp({ environment })
  wire = openWire(app, { connections: 8 })
  const serialNumber = await app.addChatbot()
  const home = { SerialNumber: serialNumber, ...sampleListing }
  const { body: made } = await app.post<string>('/chat/Chatbot/RealEstateCreate', home)
  const sessionID = String(await app.addSession(serialNumber))
  visitor = await openVisitor(app, serialNumber)
  owner = await openOwner(app, wire)
  names = { serialNumber, sessionID, q: 'homes', from: '2026-01-01', to: '2026-12-31', cursor: '1.1', limit: '5' }
  names = { ...names, name: await keepPicture(serialNumber) }
  names = { ...names, id: '1', listingId: made.Data, box: '-122.5,47.5,-122.2,47.7' }
})
afterAll(async () => {
  await wire.close()
  await app.close()
  tiles.close()
})

/** A picture of a home that is kept: its name. */
async function keepPicture(serialNumber: string): Promise<string> {
  const { db } = app.app
  const { workspaceId, id: chatbotId } = await db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  const name = namePicture({ chatbotId, key: 'A1', version: '1' })
  await notePictures(db, { workspaceId, chatbotId }, [{ name, mlsKey: 'A1', place: 0, url: null }])
  const { id } = await db.selectFrom('keptPictures').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  await storePicture(app.app, { workspaceId, id }, Buffer.from('RIFF\0\0\0\0WEBP'))
  return name
}

/** A field of an address: mostly good where one is known, else anything; no longer than a request's head may be. */
const goodOrHostile = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(names[name] ?? '1') },
    { weight: 2, arbitrary: hostileText.map((value) => value.toWellFormed().slice(0, 400)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('-1', '0', '1e9', '9007199254740993', '00000000000000000001', '1.5', 'true'),
    },
  )

const fieldOf = (fields: readonly string[]): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 6, arbitrary: fc.constantFrom(...fields, 'unknown') },
      {
        weight: 1,
        arbitrary: fc.constantFrom('__proto__', 'constructor', '', ...fields.map((name) => name.toUpperCase())),
      },
    )
    .chain((name) => goodOrHostile(name).map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`))

/** What no browser would send: half an escape, bytes that are no UTF-8, signs without a field. */
const brokenQuery = fc.constantFrom(
  '%',
  '%zz',
  'q=%ff%fe',
  'q=%00',
  '&&&',
  '=',
  'q',
  'q=a&q=b&Q=c',
  'limit[]=1',
  'q[a]=1',
)

test.each(rows.map(({ path, operation }) => ({ path, operation })))(
  `GET $path survives ${each} addresses`,
  { timeout: 60_000 + each * 100 },
  async ({ path, operation }) => {
    const { envelope = false, access, file, listens } = operation
    const pathFields = pathFieldsOf(path)
    const queryFields = Object.keys(Object(operation.input).properties).filter((name) => !pathFields.includes(name))
    const inPath = fc.tuple(...pathFields.map(goodOrHostile))
    const query = fc.oneof(
      { weight: 6, arbitrary: fc.array(fieldOf(queryFields), { maxLength: 4 }).map((list) => list.join('&')) },
      { weight: 1, arbitrary: brokenQuery },
    )
    const outcomes = new Map<number, number>()
    const ofVisitor = access === 'visitor-key' ? keyOf(visitor) : {}
    const headers = access === 'member' ? { ...pageHeaders(app), cookie: owner.cookie } : ofVisitor
    await runMany(fc.tuple(inPath, query), each, async ([values, asked]) => {
      const filled = pathFields.reduce(
        (whole, name, index) => whole.replace(`{${name}}`, encodeURIComponent(values[index] ?? '')),
        path,
      )
      const answer = await wire.call({ method: 'GET', path: `${filled}?${asked}`, headers })
      outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1)
      const fault = findAnswerFault(answer, {
        bare: !envelope,
        listens: listens !== undefined,
        ...(file ? { file: file.mediaType } : {}),
      })
      return fault === null ? null : `${fault}\nThe address was: ${filled}?${asked}`
    })
    // What is all refused would prove little; so few show that only together.
    takenInAll += outcomes.get(200) ?? 0
    refusedInAll += outcomes.get(400) ?? 0
    if (isDeep && !path.includes('{id}'))
      expect(outcomes.get(200) ?? 0, JSON.stringify([...outcomes])).toBeGreaterThan(each / 100)
    if (isDeep && queryFields.length > 0) expect(outcomes.get(400) ?? 0).toBeGreaterThan(each / 20)
    expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
  },
)

test('of all these addresses many were taken, and many refused', () => {
  expect(takenInAll).toBeGreaterThan((rows.length * each) / 20)
  expect(refusedInAll).toBeGreaterThan((rows.length * each) / 20)
})
