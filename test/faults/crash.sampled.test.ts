import { expect, onTestFinished, test } from 'vitest'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { howMany } from '../run/how-much.ts'
import { makeStartedFolder } from '../started-folder.ts'

const rounds = howMany(1, 10)
const writers = 8

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
}

/** Creates listings until the connection breaks; notes every id that was acknowledged. */
async function createUntilCut(
  running: ReadyPorchlight,
  serialNumber: string,
  acknowledged: Set<string>,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    try {
      const response = await fetch(`${running.url}/chat/Chatbot/RealEstateCreate`, {
        method: 'POST',
        headers: { authorization: running.credentials.secretKey },
        body: JSON.stringify({ ...listing, SerialNumber: serialNumber, MLSNumber: `M${count}` }),
      })
      const { Success, Data } = await readJson<{ Success: boolean; Data: string }>(response)
      if (Success) acknowledged.add(Data)
    } catch {
      return
    }
  }
}

async function readAll(running: ReadyPorchlight, serialNumber: string): Promise<{ ids: Set<string>; count: number }> {
  const ids = new Set<string>()
  for (let page = 1; ; page += 1) {
    const response = await fetch(`${running.url}/chat/Chatbot/RealEstateList`, {
      method: 'POST',
      headers: { 'chatrobot-sessionkey': running.credentials.sessionKey },
      body: JSON.stringify({ SerialNumber: serialNumber, CityName: 'testville', PageNumber: page, PageSize: 100 }),
    })
    const { Data } = await readJson<{ Data: { List: { ID: number }[]; VirtualCount: number } }>(response)
    for (const item of Data.List) ids.add(String(item.ID))
    if (Data.List.length < 100) return { ids, count: Data.VirtualCount }
  }
}

test(`every acknowledged listing survives kill -9 of all processes, ${rounds === 1 ? 'once' : `${rounds} times`}`, {
  // Each round is a start after a crash, which takes seconds on a quiet machine and many more on a busy one.
  timeout: 600_000,
}, async () => {
  const folder = await makeStartedFolder()
  let server: ReadyPorchlight | undefined
  onTestFinished(async () => {
    if (server) await killAll(server)
    folder.remove()
  })
  const acknowledged = new Set<string>()
  let serialNumber = ''
  for (let round = 1; round <= rounds; round += 1) {
    server = await startPorchlight(folder.path, { LOG_LEVEL: 'warn' })
    serialNumber ||= server.credentials.serialNumber ?? ''
    const before = acknowledged.size
    const running = server
    const work = Array.from({ length: writers }, () => createUntilCut(running, serialNumber, acknowledged))
    await expect.poll(() => acknowledged.size - before, { timeout: 60_000, interval: 10 }).toBeGreaterThan(40)
    await killAll(server)
    await Promise.all(work)
  }
  server = await startPorchlight(folder.path)
  const { ids, count } = await readAll(server, serialNumber)
  expect([...acknowledged].filter((id) => !ids.has(id))).toEqual([])
  // A create that was cut off before its answer may have been stored or not; the count agrees with the rows in any case.
  expect(count).toBe(ids.size)
})
