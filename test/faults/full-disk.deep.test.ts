import { randomUUID } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { commandHere } from '../command-here.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'

const mounted = mountSmallDisk(640)
const disk: SmallDisk | null = typeof mounted === 'string' ? null : mounted

/** A 640 MB disk would be full from the start otherwise. */
const environment = { PORCHLIGHT_STORAGE_RESERVE_MB: '250', PORCHLIGHT_STORAGE_RESERVE_PERCENT: '0', LOG_LEVEL: 'info' }
let server: ReadyPorchlight | null = null

afterAll(async () => {
  if (server) await killAll(server)
  disk?.remove()
})

interface Reply {
  status: number
  code: string | null
  retryAfter: number
  data: unknown
}

const running = (): ReadyPorchlight => server ?? expect.fail('it does not run')

async function call(path: string, body?: object): Promise<Reply> {
  const { url, credentials } = running()
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: credentials.secretKey, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(120_000),
  })
  const text = await response.text()
  return {
    status: response.status,
    code: response.headers.get('x-error-code'),
    retryAfter: Number(response.headers.get('retry-after')),
    data: text.startsWith('{') ? JSON.parse(text) : text,
  }
}

const listing = {
  SaleType: 'for_sale',
  Status: 'Active',
  CurrencySymbol: '$',
  PropertyType: 'House',
  Bedrooms: 3,
  Bathrooms: 2,
  Url: 'https://example.com/1',
  YearBuilt: 1990,
  DaysOnMarket: 1,
  LotArea: 5000,
  BuildingArea: 1800,
  AreaUnit: 'Square Feet',
  ParkingSpots: 1,
  City: 'Testville',
  Description: 'Words that take room. '.repeat(200),
}

const create = (): Promise<Reply> =>
  call('/chat/Chatbot/RealEstateCreate', {
    ...listing,
    SerialNumber: running().credentials.serialNumber,
    MLSNumber: `M${randomUUID()}`,
  })

const list = (page = 1): Promise<Reply> =>
  call('/chat/Chatbot/RealEstateList', {
    SerialNumber: running().credentials.serialNumber,
    CityName: 'Testville',
    PageNumber: page,
    PageSize: 100,
  })

const search = (): Promise<Reply> =>
  call(`/v1/chatbots/${running().credentials.serialNumber}/search`, { q: '3 bedrooms under 600k' })

async function ask(): Promise<Reply> {
  const session = await call('/chat/Chatbot/GetSession', { serialNumber: running().credentials.serialNumber })
  if (session.status !== 200) return session
  const { SessionID } = (session.data as { Data: { SessionID: number } }).Data
  return call('/chat/Chat/ClientAsk', { sessionID: SessionID, content: 'How many homes are there?' })
}

const upload = (): Promise<Reply> => call('/chat/User/GetPreUploadUrl', { fileName: 'kitchen.png' })

/** Why the server has refused something so far, for who reads that this has failed. */
const reasons = (): string =>
  [...new Set([...running().output.stderr.matchAll(/"reason":"(?:[^"\\]|\\.)*"/g)].map(([reason]) => reason))].join(
    '\n',
  )

const acknowledged = new Set<string>()
/** Creates as long as it runs; only success and our own trouble, with a time to come back, may answer. */
async function keepCreating(until: AbortSignal): Promise<number> {
  let refused = 0
  while (!until.aborted) {
    const { status, retryAfter, data } = await create()
    if (status === 200) acknowledged.add((data as { Data: string }).Data)
    else {
      expect([status, retryAfter > 0], reasons()).toEqual([503, true])
      refused += 1
      // As a program would that waits: four that ask on and on would keep the machine from all else.
      await sleep(500)
    }
  }
  return refused
}

test('on a full disk answers go on, nothing acknowledged is lost, and it comes back by itself', {
  timeout: 900_000,
}, async (context) => {
  if (typeof mounted === 'string') context.skip(mounted)
  const small = disk ?? expect.fail()
  server = await startPorchlight(small.path, environment)
  expect([(await upload()).status, (await ask()).status, (await create()).status]).toEqual([200, 200, 200])
  const file = join(small.path, 'homes.csv')
  writeFileSync(file, `MLSNumber,Bedrooms\nI1,3\n`)
  // What the database will need on a full disk is set aside a while after the start.
  const reserve = join(small.path, 'postgres', 'reserve')
  await expect.poll(() => existsSync(reserve), { timeout: 60_000, interval: 500 }).toBe(true)

  small.fill(200)
  await expect.poll(async () => (await upload()).status, { timeout: 60_000 }).toBe(507)
  expect(await upload()).toMatchObject({ code: 'storage-full', retryAfter: 60 })
  expect([(await ask()).status, (await create()).status, (await search()).status]).toEqual([200, 200, 200])
  expect(await call('/health/ready')).toMatchObject({ status: 200, data: { storage: 'storage-full' } })
  const folder = { PORCHLIGHT_DATA_DIR: small.path, ...environment }
  const imported = await commandHere(['import', file], folder)
  expect([imported.code, imported.stderr]).toEqual([4, expect.stringContaining('There is no room to store more')])
  const doctor = await commandHere(['doctor'], folder)
  expect([doctor.code, doctor.stdout]).toEqual([1, expect.stringContaining('uploads and imports are stopped')])

  const stop = new AbortController()
  const creating = Promise.all(Array.from({ length: 4 }, () => keepCreating(stop.signal)))
  // What fails there is told below, where it is waited for.
  creating.catch(() => {})
  small.fill(0)
  await expect.poll(async () => (await create()).status, { timeout: 60_000 }).toBe(503)
  for (let round = 0; round < 15; round += 1) {
    const [listed, found] = [await list(), await search()]
    expect([listed.status, found.status], reasons()).toEqual([200, 200])
    // It says that it isn't when the database takes three seconds, as it may on a machine that is busy with something else.
    await expect.poll(async () => (await call('/health/ready')).status, { timeout: 60_000 }).toBe(200)
    await sleep(200)
  }
  const examined = await commandHere(['doctor'], folder)
  expect([examined.code, examined.stdout]).toEqual([1, expect.stringContaining('uploads and imports are stopped')])
  const refusedAsk = await ask()
  expect([refusedAsk.status, refusedAsk.retryAfter > 0]).toEqual([503, true])

  small.clear()
  await expect.poll(async () => (await create()).status, { timeout: 60_000 }).toBe(200)
  await expect.poll(async () => (await upload()).status, { timeout: 60_000 }).toBe(200)
  expect((await ask()).status).toBe(200)
  stop.abort()
  const refused = await creating
  expect(refused.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0)
  expect(running().child.exitCode).toBeNull()
  const log = running()
    .output.stderr.split('\n')
    .filter((line) => line.includes('room') || line.includes('full'))
  expect(log.length).toBeGreaterThanOrEqual(4)
  expect(log.length).toBeLessThan(20)

  const kept = new Set<string>()
  for (let page = 1; ; page += 1) {
    const { List } = ((await list(page)).data as { Data: { List: { ID: number }[] } }).Data
    for (const { ID } of List) kept.add(String(ID))
    if (List.length < 100) break
  }
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([])
  expect(await running().stop()).toBe(0)
  server = null
})
