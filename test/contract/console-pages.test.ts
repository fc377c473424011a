import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(app.url + path, { headers })

test('every address of the console is the same page, which nothing may frame and no strange script runs in', async () => {
  for (const path of [
    '/console',
    '/console/',
    '/console/inbox',
    '/console/inbox/48213?view=mine',
    '/console/%3Cscript%3E',
  ]) {
    const page = await get(path)
    expect(page.status, path).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(page.headers.get('cache-control')).toBe('no-store')
    const policy = page.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w+/=]{20,}'; /)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    const html = await page.text()
    expect(html).not.toContain('script>alert')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(html).not.toMatch(/<style|\son\w+=/)
  }
})

test('the nonce of its styles is another one each time', async () => {
  const nonceOf = async (): Promise<string> =>
    /name="style-nonce" content="([^"]+)"/.exec(await (await get('/console')).text())?.[1] ?? ''
  const [first, second] = [await nonceOf(), await nonceOf()]
  expect(first.length).toBeGreaterThan(20)
  expect(first).not.toBe(second)
})

test('its files are kept for good, packed, and for its own pages alone', async () => {
  const html = await (await get('/console')).text()
  const files = [...html.matchAll(/(?:href|src)="([^"]*\/console\/assets\/[^"]+)"/g)].map(([, file = '']) => file)
  expect(files.length).toBeGreaterThan(2)
  for (const file of files) {
    const asset = await get(file, { 'accept-encoding': 'br' })
    expect(asset.status, file).toBe(200)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-encoding')).toBe('br')
    expect(asset.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    const etag = asset.headers.get('etag') ?? ''
    expect((await get(file, { 'if-none-match': etag })).status).toBe(304)
  }
  expect((await get('/console/assets/none.js')).status).toBe(404)
  expect((await get('/console/assets/..%2f..%2fpackage.json')).status).toBe(404)
})

test('below a path of the public address, its files and calls are below it too', async () => {
  const below = await startTestApp({ environment: { PORCHLIGHT_PUBLIC_URL: 'https://firm.example/chat' } })
  try {
    const html = await (await fetch(`${below.url}/console`)).text()
    expect(html).toContain('<meta name="porchlight-base" content="/chat">')
    expect(html).toMatch(/src="\/chat\/console\/assets\/console-[\w-]+\.js"/)
  } finally {
    await below.close()
  }
})
