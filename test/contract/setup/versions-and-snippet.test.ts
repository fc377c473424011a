import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { quietMs } from '../../timing/slowness.ts'

let app: TestApp
let site: Server
let siteUrl: string
/** What the site of the firm answers: its page and its headers. */
let page: { html: string; policy?: string } = { html: '' }
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp({ environment: { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' } })
  serialNumber = await app.addChatbot()
  site = createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html',
      ...(page.policy !== undefined && { 'content-security-policy': page.policy }),
    })
    response.end(page.html)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site?.close()
  await app.close()
})

const edit = (settings: object, chatbot = serialNumber) =>
  app.post('/chat/Chatbot/Edit', { serialNumber: chatbot, ...settings })

async function read<Body>(path: string, body?: object): Promise<Body> {
  const options = body === undefined ? { method: 'GET' } : {}
  return (await app.post(path, body ?? {}, options)).body as unknown as Body
}

interface Versions {
  versions: { id: number; by: string; before: Record<string, unknown>; after: Record<string, unknown> }[]
  nextCursor: string | null
}

describe('versions of settings', () => {
  test('each change keeps what it changed, and is set back by what was before', async () => {
    const chatbot = await app.addChatbot({ Name: 'Harbour' })
    await edit({ WelcomeMessage: 'Good day', Name: 'Lake' }, chatbot)
    await edit({ Name: 'Lake' }, chatbot)
    const { versions } = await read<Versions>(`/v1/chatbots/${chatbot}/versions`)
    expect(versions.map(({ before, after }) => ({ before, after }))).toEqual([
      {
        before: { Name: 'Harbour', WelcomeMessage: '' },
        after: { Name: 'Lake', WelcomeMessage: 'Good day' },
      },
      { before: { Name: 'Chatbot' }, after: { Name: 'Harbour' } },
    ])
    expect(versions[0]?.by).toMatch(/^key \d+$/)
    expect((await edit(versions[0]?.before ?? {}, chatbot)).body.Success).toBe(true)
    expect(await read(`/v1/chatbots/${chatbot}`)).toMatchObject({ Name: 'Harbour', WelcomeMessage: '' })
  })

  test('are whole however long a text is, and only the newest hundred', async () => {
    const chatbot = await app.addChatbot()
    const long = 'A sentence. '.repeat(2_000)
    await edit({ SystemMessage: long }, chatbot)
    const first = await read<Versions>(`/v1/chatbots/${chatbot}/versions`)
    expect(first.versions[0]?.after.SystemMessage).toBe(long)
    for (let number = 0; number < 101; number += 1) await edit({ Name: `Name ${number}` }, chatbot)
    const names: unknown[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const more: Versions = await read<Versions>(
        `/v1/chatbots/${chatbot}/versions?limit=50${cursor ? `&cursor=${cursor}` : ''}`,
      )
      names.push(...more.versions.map(({ after }) => after.Name))
      cursor = more.nextCursor
    }
    expect(names).toHaveLength(100)
    expect([names[0], names.at(-1)]).toEqual(['Name 100', 'Name 1'])
  })
})

describe('a preview', () => {
  interface Preview {
    config: Record<string, unknown>
    bubble: Record<string, unknown>
  }

  test('is the config that a window would get, and changes nothing', async () => {
    const chatbot = await app.addChatbot({ Name: 'Harbour', WelcomeMessage: 'Hello' })
    const path = `/v1/chatbots/${chatbot}/preview`
    const { config, bubble } = await read<Preview>(path, {
      Name: 'Lake',
      WelcomeMessage: null,
      ChatBubbleColor: 'rgb(255, 255, 255)',
    })
    expect(config).toMatchObject({ DisplayName: 'Lake', WelcomeMessage: '', SessionKey: '', SessionID: 0 })
    expect(config.InitialMessage).toContain('Lake')
    expect(bubble).toMatchObject({ colour: 'rgb(255,255,255)', textColour: 'rgb(0,0,0)', greeting: [] })
    expect(await read(`/v1/chatbots/${chatbot}`)).toMatchObject({ Name: 'Harbour', WelcomeMessage: 'Hello' })
    expect((await read<Versions>(`/v1/chatbots/${chatbot}/versions`)).versions).toHaveLength(1)
  })

  test('refuses what Edit would refuse', async () => {
    const path = `/v1/chatbots/${serialNumber}/preview`
    const answer = await app.post(path, { ChatBubbleColor: 'blue', Model: 'none' })
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([400, 'invalid-fields'])
    expect(answer.text).toContain('ChatBubbleColor: expected a colour')
  })
})

test('a page that stands in a frame of a preview can be framed by our own pages alone', async () => {
  const policyOf = async (query: string): Promise<string> =>
    (await fetch(`${app.url}/chatbot-iframe/${serialNumber}${query}`)).headers.get('content-security-policy') ?? ''
  expect(await policyOf('?preview')).toContain("frame-ancestors 'self'")
  expect(await policyOf('')).not.toContain('frame-ancestors')
})

describe('looking for the snippet', () => {
  interface Report {
    works: boolean
    status: number | null
    findings: { check: string; state: string; found: string }[]
  }

  const look = (html: string, policy?: string): Promise<Report> => {
    page = { html, ...(policy !== undefined && { policy }) }
    return read<Report>(`/v1/chatbots/${serialNumber}/snippet-check`, { url: `${siteUrl}/` })
  }
  const bad = ({ findings }: Report) => findings.filter(({ state }) => state === 'bad').map(({ check }) => check)
  const snippet = (more = '') =>
    `<html><body><script src="${app.url}/embed.min.js" data-chatbot="${serialNumber}" defer ${more}></script></body></html>`

  test('finds it in each of its forms', async () => {
    const forms = [
      snippet(),
      `<script>window.chatpilotConfig = { chatbotId: "${serialNumber}", domain: "${app.url}" }</script><script src="${app.url}/embed.min.js"></script>`,
      `<script src="${app.url}/embed.min.js" defer></script><porchlight-chat chatbot="${serialNumber}"></porchlight-chat>`,
      `<iframe src="${app.url}/chatbot-iframe/${serialNumber}"></iframe>`,
    ]
    for (const html of forms) expect(await look(html), html).toMatchObject({ works: true, status: 200 })
  })

  test('tells what is missing or wrong, each by itself', async () => {
    expect(bad(await look('<html><p>Nothing here'))).toEqual(['snippet'])
    expect(bad(await look(snippet().replace(serialNumber, 'f'.repeat(32))))).toEqual(['chatbot'])
    expect(bad(await look(snippet().replace(app.url, 'http://elsewhere.example')))).toEqual(['server'])
    expect(bad(await look(`<!-- ${snippet()} -->`)), 'in a comment').toEqual(['snippet'])
  })

  test('reads the Content-Security-Policy of headers and of the page', async () => {
    expect(bad(await look(snippet(), "script-src 'self'; frame-src *"))).toEqual(['policy'])
    expect(bad(await look(snippet(), `script-src ${app.url}; frame-src 'none'`))).toEqual(['policy'])
    expect(bad(await look(snippet(), `default-src 'self' ${app.url}`))).toEqual([])
    expect(bad(await look(snippet('nonce="abc"'), `script-src 'nonce-abc' 'strict-dynamic'; frame-src http:`))).toEqual(
      [],
    )
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`
    const report = await look(meta + snippet())
    expect(report.findings.find(({ check }) => check === 'policy')?.found).toBe('default-src')
  })

  test('knows which sites may embed it', async () => {
    await edit({ VerifyDomain: true, Domains: 'www.firm.example' })
    expect(bad(await look(snippet()))).toEqual(['domain'])
    await edit({ Domains: '127.0.0.1' })
    expect(bad(await look(snippet()))).toEqual([])
    await edit({ VerifyDomain: false, Domains: null })
  })

  test('goes nowhere that is not public, and says so', async () => {
    const report = await read<Report>(`/v1/chatbots/${serialNumber}/snippet-check`, { url: 'http://10.0.0.1/' })
    expect(report).toMatchObject({ works: false, status: null, findings: [{ check: 'page', found: 'not-public' }] })
  })

  test('a page that is hostile to read is read in time', async () => {
    const deep = '<div>'.repeat(200_000)
    const started = performance.now()
    expect(bad(await look(deep))).toEqual(['snippet'])
    expect(quietMs(performance.now() - started)).toBeLessThan(20_000)
  })
})
