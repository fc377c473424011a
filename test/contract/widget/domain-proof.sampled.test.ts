import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recheckDomains } from '../../../src/firm/domains/check-domain.ts'
import { deepTest, quickTest } from '../../run/how-much.ts'
import { type DnsServer, startDnsServer } from '../../servers/dns-server.ts'
import { startTestApp, type TestApp, type TestWorkspace } from '../../test-app.ts'
import { openWire, type Wire } from '../../wire-call.ts'

let app: TestApp
let wire: Wire
let dns: DnsServer
let site: Server
let siteHost: string
/** What the firm's own site answers under the path of the proof. */
let file: { status: number; body: string; location?: string }

beforeAll(async () => {
  dns = await startDnsServer()
  site = createServer((request, response) => {
    const isProof = request.url === '/.well-known/porchlight-verify'
    response.writeHead(isProof ? file.status : 404, file.location ? { location: file.location } : {})
    response.end(isProof ? file.body : '')
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  siteHost = `127.0.0.1:${(site.address() as AddressInfo).port}`
  app = await startTestApp({
    environment: { PORCHLIGHT_DNS_SERVERS: dns.address, PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.0/8' },
  })
  wire = openWire(app)
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await dns.close()
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
})
beforeEach(() => {
  dns.records.clear()
  dns.silent = false
  file = { status: 404, body: '' }
})

const pathOf = (serialNumber: string) => `/v1/chatbots/${serialNumber}/domain`
const headersOf = (as: TestWorkspace) => ({ authorization: as.secretKey })

async function read(serialNumber: string, as: TestWorkspace = app) {
  const answer = await wire.call({ method: 'GET', path: pathOf(serialNumber), headers: headersOf(as) })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

async function verify(serialNumber: string, as: TestWorkspace = app) {
  const answer = await wire.call({ path: pathOf(serialNumber), body: {}, headers: headersOf(as) })
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.text)
}

const root = async (host: string) =>
  (await wire.call({ method: 'GET', path: '/', headers: { host, authorization: undefined } })).headers.location

/** Puts the TXT record of a chatbot's host into the DNS. */
async function prove(serialNumber: string, as: TestWorkspace = app): Promise<void> {
  const { name, value } = (await read(serialNumber, as)).record
  dns.records.set(name, [...(dns.records.get(name) ?? ['v=spf1 -all']), value])
}

async function addChatbotOf(workspace: TestWorkspace, CustomDomain: string): Promise<string> {
  const headers = headersOf(workspace)
  const { body } = await app.post<string>('/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 }, { headers })
  await app.post('/chat/Chatbot/Edit', { serialNumber: body.Data, CustomDomain }, { headers })
  return body.Data
}

describe('a host that nobody has proven', () => {
  test('leads nowhere and gives the share page no address of its own', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'chat.plain.example' })
    expect(await read(serialNumber)).toEqual({
      customDomain: 'chat.plain.example',
      state: 'unproven',
      serves: false,
      method: null,
      provenAt: null,
      checkedAt: null,
      endsAt: null,
      record: {
        name: '_porchlight.chat.plain.example',
        type: 'TXT',
        value: expect.stringMatching(/^porchlight-verify=[0-9a-f]{32}$/),
      },
      file: {
        url: 'https://chat.plain.example/.well-known/porchlight-verify',
        content: expect.stringMatching(/^porchlight-verify=/),
      },
      problem: '',
    })
    expect(await root('chat.plain.example')).toBe('/docs')
    const page = await wire.call({
      method: 'GET',
      path: `/share/${serialNumber}`,
      headers: { authorization: undefined },
    })
    expect(page.text).toContain(`<link rel="canonical" href="${app.url}/share/${serialNumber}">`)
    const failed = await verify(serialNumber)
    expect(failed).toMatchObject({ state: 'unproven', serves: false, checkedAt: expect.any(String) })
    expect(failed.problem).toContain('There is no TXT record _porchlight.chat.plain.example.')
    expect(await root('chat.plain.example')).toBe('/docs')
  })

  test.each([
    ['another value', (value: string) => [`${value}0`]],
    ['a part of it', (value: string) => [value.slice(0, -1)]],
    ['the value of somebody else', () => ['porchlight-verify=0123456789abcdef0123456789abcdef']],
  ])('is not proven by %s', async (_what, records) => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'wrong.example' })
    const { record } = await read(serialNumber)
    dns.records.set(record.name, records(record.value))
    const { state, problem } = await verify(serialNumber)
    expect(state).toBe('unproven')
    expect(problem).toContain('do not hold the proof')
  })

  test('names of no single host, and none at all', async () => {
    const without = await app.addChatbot()
    expect(await verify(without)).toMatchObject({ state: 'none', record: null, file: null, problem: '' })
    const wild = await app.addChatbot({ CustomDomain: '*.wild.example' })
    expect(await verify(wild)).toMatchObject({ state: 'unproven', record: null, problem: /names no single host/ })
  })
})

describe('a TXT record', () => {
  quickTest('proves the host, on every port, and gives the share page its address', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'https://Chat.Txt.example/' })
    await prove(serialNumber)
    expect(await verify(serialNumber)).toMatchObject({ state: 'proven', method: 'dns', serves: true, problem: '' })
    expect(await root('chat.txt.example')).toBe(`/share/${serialNumber}`)
    expect(await root('CHAT.txt.example:3000')).toBe(`/share/${serialNumber}`)
    expect(await root('txt.example')).toBe('/docs')
    const page = await wire.call({ method: 'GET', path: `/share/${serialNumber}` })
    expect(page.text).toContain(`href="https://chat.txt.example/share/${serialNumber}"`)
  })

  quickTest('counts for the host that the setting names now, not for one that it named before', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'before.example' })
    await prove(serialNumber)
    await verify(serialNumber)
    await app.post('/chat/Chatbot/Edit', { serialNumber, CustomDomain: 'after.example' })
    expect(await verify(serialNumber)).toMatchObject({ state: 'unproven' })
    expect([await root('before.example'), await root('after.example')]).toEqual(['/docs', '/docs'])
  })

  deepTest('that cannot be asked for is said so', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'silent.example' })
    dns.silent = true
    expect((await verify(serialNumber)).problem).toContain('The DNS does not answer for _porchlight.silent.example')
  })
})

describe('a file on the firm’s own site', () => {
  test.each([
    ['alone', (line: string) => line],
    ['among others, with another kind of line end', (line: string) => `porchlight-verify=other\r\n ${line} \r\n`],
  ])('proves the host: %s', async (_what, write) => {
    const serialNumber = await app.addChatbot({ CustomDomain: siteHost })
    file = { status: 200, body: write((await read(serialNumber)).file.content) }
    expect(await verify(serialNumber)).toMatchObject({ state: 'proven', method: 'file', record: null })
    expect(await root(siteHost)).toBe(`/share/${serialNumber}`)
    file = { status: 404, body: '' }
  })

  test.each([
    ['a page of something else', 200, 'hello', 'does not hold the proof'],
    ['an error page', 500, '', 'the status is 500'],
    ['a huge file', 200, 'x'.repeat(100_000), 'larger than'],
  ])('does not: %s', async (_what, status, body, reason) => {
    const serialNumber = await app.addChatbot({ CustomDomain: siteHost })
    const { content } = (await read(serialNumber)).file
    file = { status, body: status === 500 ? content : body }
    const { state, problem } = await verify(serialNumber)
    expect(state).toBe('unproven')
    expect(problem).toContain(reason)
  })

  test('does not when it lies on another host, where the site sends its callers on to', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: siteHost })
    file = { status: 302, body: '', location: `http://127.0.0.2:${siteHost.split(':')[1]}/elsewhere` }
    expect((await verify(serialNumber)).state).toBe('unproven')
  })

  test('does not when it is we who answer under the host', async () => {
    const own = new URL(app.url).host
    const serialNumber = await app.addChatbot({ CustomDomain: own })
    const { state, problem } = await verify(serialNumber)
    expect(state).toBe('unproven')
    expect(problem).toContain('the status is 404')
  })
})

describe('a host of two workspaces', () => {
  test('belongs to who proves it, whoever named it first; and to the later of two proofs', async () => {
    const theirs = await app.addWorkspace()
    const squatter = await app.addChatbot({ CustomDomain: 'two.example' })
    const owner = await addChatbotOf(theirs, 'two.example')
    await prove(owner, theirs)
    expect(await verify(squatter)).toMatchObject({ state: 'unproven' })
    expect(await verify(owner, theirs)).toMatchObject({ state: 'proven', serves: true })
    expect(await root('two.example')).toBe(`/share/${owner}`)

    await prove(squatter)
    expect(await verify(squatter)).toMatchObject({ state: 'proven', serves: true })
    expect(await root('two.example')).toBe(`/share/${squatter}`)
    expect(await verify(owner, theirs), 'looking again does not take it back').toMatchObject({ serves: false })
    expect((await read(owner, theirs)).problem).toContain('Another chatbot has proven this host later')

    // The host has changed hands: one record is gone, and who still has one says so.
    const { record } = await read(squatter)
    dns.records.set(
      record.name,
      (dns.records.get(record.name) ?? []).filter((value) => value !== record.value),
    )
    expect(await verify(owner, theirs)).toMatchObject({ state: 'proven', serves: true })
    expect(await read(squatter)).toMatchObject({ state: 'unproven', serves: false })
  })

  test('neither sees nor verifies the other’s', async () => {
    const theirs = await app.addWorkspace()
    const serialNumber = await app.addChatbot({ CustomDomain: 'mine.example' })
    for (const call of [{ method: 'GET' }, { method: 'POST', body: {} }]) {
      const answer = await wire.call({ ...call, path: pathOf(serialNumber), headers: headersOf(theirs) })
      expect(answer.status).toBe(404)
    }
  })
})

describe('time', () => {
  const { now } = { now: () => new Date() }
  const at = async (days: number, run: () => Promise<unknown>): Promise<void> => {
    app.app.now = () => new Date(now().getTime() + days * 24 * 3_600_000)
    try {
      await run()
    } finally {
      app.app.now = now
    }
  }

  deepTest('a proof is looked at again every day, and ends when it is gone for three', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'lost.example' })
    await prove(serialNumber)
    const { provenAt } = await verify(serialNumber)
    await at(0.5, () => recheckDomains(app.app))
    expect((await read(serialNumber)).checkedAt, 'not before a day is over').toBe((await read(serialNumber)).provenAt)
    dns.records.clear()
    await at(1.1, () => recheckDomains(app.app))
    expect(await read(serialNumber)).toMatchObject({ state: 'failing', serves: true, provenAt })
    await at(2.2, () => Promise.all([recheckDomains(app.app), recheckDomains(app.app)]))
    await at(3.3, () => recheckDomains(app.app))
    expect(await root('lost.example')).toBe(`/share/${serialNumber}`)
    await at(4.4, () => recheckDomains(app.app))
    expect(await read(serialNumber)).toMatchObject({ state: 'unproven', serves: false, provenAt: null })
    expect(await root('lost.example')).toBe('/docs')
  })

  quickTest('a proof that comes back in time goes on as if nothing had been', async () => {
    const serialNumber = await app.addChatbot({ CustomDomain: 'back.example' })
    await prove(serialNumber)
    const { provenAt } = await verify(serialNumber)
    dns.records.clear()
    await at(1.1, () => recheckDomains(app.app))
    await prove(serialNumber)
    await at(3.9, () => recheckDomains(app.app))
    expect(await read(serialNumber)).toMatchObject({ state: 'proven', provenAt, endsAt: null, problem: '' })
  })
})
