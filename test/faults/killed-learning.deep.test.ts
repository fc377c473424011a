import { afterAll, beforeAll, expect, test } from 'vitest'
import { page, type Site, sitemap, startSite } from '../contract/knowledge/site-server.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
let site: Site
let server: ReadyPorchlight | undefined

const start = (): Promise<ReadyPorchlight> => startPorchlight(folder.path, { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' })

beforeAll(async () => {
  site = await startSite()
})
afterAll(async () => {
  if (server) await killAll(server)
  await site.close()
  folder.remove()
})

async function call<Data>(path: string, body: object): Promise<Data> {
  if (!server) throw new Error('nothing runs')
  const { secretKey, serialNumber } = server.credentials
  const response = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ serialNumber, ...body }),
  })
  return (await readJson<{ Data: Data }>(response)).Data
}

const statuses = async () => {
  const items = await call<{ Status: number; Name: string }[]>('/chat/Chatbot/GetSource', {})
  return items.filter(({ Name }) => Name.includes('/p')).map(({ Status }) => Status)
}

test('a process that is killed in the middle of learning: all is learned after the next start, and nothing twice', async () => {
  const paths = Array.from({ length: 8 }, (_, index) => `/p${index}`)
  for (const path of paths)
    site.pages.set(
      path,
      page(`Page ${path}`, `Zebra${path.slice(2)} is the word of this page, which says nothing else at all but that.`),
    )
  site.pages.set('/map.xml', sitemap(paths.map((path) => site.url + path)))
  server = await start()
  await call('/chat/Chatbot/EditKnowledge', { SiteMapUrl: `${site.url}/map.xml` })
  await expect.poll(statuses, { timeout: 60_000 }).toContain(2)
  const never = new Promise<void>(() => {})
  site.hold = never
  await expect.poll(() => site.asked.length, { timeout: 60_000 }).toBeGreaterThan(2)
  await killAll(server)
  site.hold = null

  server = await start()
  await expect.poll(statuses, { timeout: 90_000 }).toEqual(paths.map(() => 2))
  const { serialNumber, secretKey } = server.credentials
  for (const path of paths) {
    const response = await fetch(`${server.url}/v1/chatbots/${serialNumber}/knowledge/search`, {
      method: 'POST',
      headers: { authorization: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ q: `zebra${path.slice(2)}`, limit: 20 }),
    })
    const { passages } = await readJson<{ passages: { text: string; source: { Name: string } }[] }>(response)
    const named = passages.filter(({ text }) => text.includes(`Zebra${path.slice(2)} `))
    expect(named.map(({ source }) => source.Name)).toEqual([site.url + path])
  }
}, 240_000)
