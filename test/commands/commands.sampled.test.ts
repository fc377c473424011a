import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { makeDataFolder } from '../data-folder.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { deepTest } from '../run/how-much.ts'
import { makeStartedFolder } from '../started-folder.ts'
import { openVisitor } from '../visitor.ts'

const folder = await makeStartedFolder()
const environment = { PORCHLIGHT_DATA_DIR: folder.path }
let server: ReadyPorchlight

beforeAll(async () => {
  server = await startPorchlight(folder.path)
})
afterAll(async () => {
  await killAll(server)
  folder.remove()
})

const command = (...words: string[]) => finishCommand(words, environment)

async function addChatbot(secretKey: string): Promise<number> {
  const response = await fetch(`${server.url}/chat/Chatbot/Add`, {
    method: 'POST',
    headers: { authorization: secretKey },
    body: JSON.stringify({ timeZone: 'UTC', type: 0 }),
  })
  return response.status
}

test('workspace create makes a workspace whose keys work at once on the running server', async () => {
  const { code, stdout, stderr } = await command('workspace', 'create', 'Second firm')
  expect(code).toBe(0)
  expect(stderr).toContain('cannot be shown again')
  const secretKey = /secret key\s+(\S+)/.exec(stdout)?.[1] ?? ''
  expect(await addChatbot(secretKey)).toBe(200)
  expect((await command('workspace', 'list')).stdout).toContain('Second firm')
})

test('key create, list, rotate with overlap, revoke', async () => {
  const made = await command('key', 'create', '--workspace', '1', '--label', 'import job')
  expect(made.code).toBe(0)
  const id = /^id\s+(\d+)$/m.exec(made.stdout)?.[1] ?? ''
  const key = /^key\s+(\S+)$/m.exec(made.stdout)?.[1] ?? ''
  expect(await addChatbot(key)).toBe(200)

  // That it was used is noted behind the call.
  const row = new RegExp(
    `^${id}\\t1\\tsecret\\t${key.slice(0, 10)}…\\tread,listings,conversations,settings\\tcommand line [^\\t]+\\tcurrent\\tused 20\\S+Z\\timport job$`,
    'm',
  )
  await expect.poll(async () => (await command('key', 'list')).stdout, { timeout: 60_000 }).toMatch(row)
  expect((await command('key', 'list')).stdout).not.toContain(key)

  const rotated = await command('key', 'rotate', id, '--overlap', '1')
  const successor = /^key\s+(\S+)$/m.exec(rotated.stdout)?.[1] ?? ''
  expect(await addChatbot(key)).toBe(200)
  expect(await addChatbot(successor)).toBe(200)

  expect((await command('key', 'revoke', id)).stdout).toContain('revoked')
  // The running server hears of it by a message of the database.
  await expect.poll(() => addChatbot(key), { timeout: 10_000 }).toBe(401)
  expect(await addChatbot(successor)).toBe(200)
})

test('a wrong use says what is right, and ends with 2', async () => {
  const [unknown, several, chatbot] = await Promise.all([
    command('key', 'revoke', '987654'),
    command('key', 'create'),
    command('ask', 'hello', '--chatbot', 'abc'),
  ])
  expect(unknown).toMatchObject({ code: 2, stderr: 'There is no key with the id 987654.\n' })
  expect(several).toMatchObject({ code: 2, stdout: '' })
  expect(several.stderr).toContain('--workspace')
  expect(chatbot.stderr).toContain('"abc"')
})

deepTest('ask answers about the demo listings', async () => {
  const { code, stdout } = await command('ask', '3 bedrooms near Green Lake under 600k?')
  expect(code).toBe(0)
  // For a terminal: the address below its home, and no marks.
  expect(stdout).toContain(`\n   ${server.url}/demo/listings/`)
  expect(stdout).not.toContain('](')
  expect(stdout).toMatch(/\$\d{3},\d{3}/)
})

deepTest('ask --explain tells a person and, with --json, a program how each question was read', async () => {
  const told = await command('ask', '--explain', '3 bedrooms under 600k?')
  expect(told.code).toBe(0)
  expect(told.stdout).toMatch(/“3 bedrooms” means .+: became a filter\n/)
  const { stdout } = await command('ask', '--explain', '--json', '3 bedrooms under 600k?', 'cheaper')
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ question }) => question)).toEqual(['3 bedrooms under 600k?', 'cheaper'])
  expect(lines[0]).toMatchObject({ answer: expect.stringMatching(/\$/), explanation: [{ role: 'wanted' }] })
  expect(lines[1]?.explanation[0].meanings[0].became).toBe('filter')
})

test('doctor finds all well on a running server', async () => {
  const { code, stdout } = await command('doctor')
  expect(stdout).toContain('All is well.')
  expect(stdout).toMatch(/^· Leads: what visitors of .+ leave is mailed to nobody.*PORCHLIGHT_OWNER_EMAIL/m)
  expect(stdout).toContain(`ready on ${server.url}`)
  expect(stdout).toMatch(/Durability: fsync is on/)
  expect(code).toBe(0)
})

deepTest('doctor tells a server that is somebody else’s from its own', async () => {
  const other = createServer((_request, response) => response.end('{"status":"ready"}')).listen(0, '127.0.0.1')
  await once(other, 'listening')
  // Listening on a port, it has one.
  const { port } = other.address() as AddressInfo
  try {
    const foreign = { ...environment, PORCHLIGHT_PUBLIC_URL: `http://127.0.0.1:${port}` }
    const { code, stdout } = await finishCommand(['doctor'], foreign)
    expect(stdout).toContain(`✗ Server: another program, or an older Porchlight, answers on http://127.0.0.1:${port}: `)
    expect(code).toBe(1)
  } finally {
    other.close()
  }
  const elsewhere = await makeStartedFolder()
  try {
    const here = { PORCHLIGHT_DATA_DIR: elsewhere.path, PORCHLIGHT_PUBLIC_URL: server.url }
    const { stdout } = await finishCommand(['doctor'], here)
    expect(stdout).toContain(`✗ Server: a Porchlight with another database answers on ${server.url}: `)
  } finally {
    elsewhere.remove()
  }
})

deepTest('audit fair-housing asks as different people, and writes what it found', { timeout: 240_000 }, async () => {
  const out = join(folder.path, 'audit.md')
  const words = ['audit', 'fair-housing', '--requests', '1', '--out', out]
  const { code, stdout, stderr } = await command(...words)
  const report = await readFile(out, 'utf8')
  expect(stderr + stdout + report).toContain('No difference was found')
  expect(code).toBe(0)
  expect(stdout).toContain('no language model is configured')
  expect(report).toContain('| Search: same homes whoever asks |')
  const json = JSON.parse(await readFile(join(folder.path, 'audit.json'), 'utf8')) as {
    isClean: boolean
    requests: string[]
    parts: { tried: number; good: number }[]
  }
  expect(json.isClean).toBe(true)
  expect(json.requests).toHaveLength(1)
  expect(json.parts[0]?.tried).toBeGreaterThan(70)

  const unknown = await command('audit', 'fair-housing', '--chatbot', 'abc')
  expect(unknown).toMatchObject({ code: 2, stdout: '' })
  const nowhere = await command('audit', 'fair-housing', '--requests', '1', '--out', join(folder.path, 'none', 'a.md'))
  expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('cannot be written') })
  expect(nowhere.stderr).toContain('cannot be written')
})

test('import adds a file of listings to a chatbot of the running server', async () => {
  const file = join(folder.path, 'homes.csv')
  await writeFile(file, 'street,city,zip,beds,baths,sq__ft,price\n1 Elm St,Springfield,12345,3,2,1500,"$450,000"\n')
  const serialNumber = server.credentials.serialNumber ?? ''
  const { code, stdout, stderr } = await command('import', file, '--chatbot', serialNumber)
  expect(stderr + stdout).toContain('1')
  expect(code).toBe(0)
  const response = await fetch(`${server.url}/chat/Chatbot/RealEstateList`, {
    method: 'POST',
    headers: { 'chatrobot-sessionkey': server.credentials.sessionKey },
    body: JSON.stringify({ SerialNumber: serialNumber, CityName: 'springfield' }),
  })
  const { Data } = await readJson<{ Data: { List: unknown[]; VirtualCount: number } }>(response)
  expect(Data.VirtualCount).toBe(1)
  expect(Data.List[0]).toMatchObject({ Price: '450000.00', Bedrooms: '3', Area: '1500 Square Feet' })
})

deepTest(
  'a backup taken from the running server can be restored into an empty folder',
  { timeout: 240_000 },
  async () => {
    const file = join(folder.path, 'porchlight.backup')
    const made = await command('backup', file)
    expect(made.stderr + made.stdout).toContain(file)
    expect(made.code).toBe(0)

    const other = makeDataFolder()
    try {
      const restored = await finishCommand(['restore', file], { PORCHLIGHT_DATA_DIR: other.path })
      expect(restored.stderr).not.toContain('Error')
      expect(restored.code).toBe(0)
      const copy = await startPorchlight(other.path)
      try {
        const search = await fetch(`${copy.url}/v1/chatbots/${server.credentials.serialNumber}/search`, {
          method: 'POST',
          headers: { authorization: server.credentials.secretKey },
          body: JSON.stringify({ q: 'homes in Springfield' }),
        })
        expect(await search.json()).toMatchObject({ total: 1 })
      } finally {
        await killAll(copy)
      }
      const again = await finishCommand(['restore', file], { PORCHLIGHT_DATA_DIR: other.path })
      expect(again.code).not.toBe(0)
      expect(again.stderr).toContain('--force')
    } finally {
      other.remove()
    }
  },
)

deepTest('nothing is restored under a running server', async () => {
  const file = join(folder.path, 'running.tar.gz')
  await command('backup', file)
  const { code, stderr } = await command('restore', file, '--force')
  expect(code).toBe(1)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(stderr).toContain(folder.path)
})

test('workspace set-allowance, of the first workspace unless another one is named', async () => {
  const headers = { authorization: server.credentials.secretKey }
  const credits = async (): Promise<unknown> => {
    const answer = await fetch(`${server.url}/chat/Chatbot/GetMessageCreditsUsage`, { method: 'POST', headers })
    return (await readJson<{ Data: unknown }>(answer)).Data
  }
  const set = await command('workspace', 'set-allowance', '2500')
  expect(set).toMatchObject({ code: 0, stdout: expect.stringContaining('workspace 1 may send 2,500 messages') })
  expect(await credits()).toMatchObject({ Total: 2_500 })
  const without = await command('workspace', 'set-allowance', '-1', '--workspace', '1')
  expect(without).toMatchObject({ code: 0, stdout: expect.stringContaining('any number') })
  expect(await credits()).toMatchObject({ Total: -1, Remain: -1 })
  for (const wrong of ['-2', 'many', '1.5', '2147483648']) {
    const { code, stderr } = await command('workspace', 'set-allowance', wrong)
    expect([code, stderr], wrong).toEqual([1, expect.stringContaining('whole number')])
  }
  expect((await command('workspace', 'set-allowance', '5', '--workspace', '99')).stderr).toContain('no workspace')
})

deepTest('lead export, to standard output and into a new file', async () => {
  const { serialNumber = '' } = server.credentials
  const visitor = await openVisitor(server, serialNumber)
  const left = await fetch(`${server.url}/v1/visitor/lead`, {
    method: 'POST',
    headers: { 'chatrobot-sessionkey': visitor.sessionKey, 'content-type': 'application/json' },
    body: JSON.stringify({ firstName: '=Ana', email: 'ana@command.example', message: 'Saturday, "early"' }),
  })
  expect(left.status).toBe(200)
  const { code, stdout } = await command('lead', 'export', '--chatbot', serialNumber)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^Type,Name,Email,[^\n]*\r\nLead,"'=Ana",ana@command\.example,,"Saturday, ""early""",/)
  const file = join(folder.path, 'leads.csv')
  expect(await command('lead', 'export', '--out', file, '--from', '2020-01-01')).toMatchObject({ code: 0, stdout: '' })
  expect(await readFile(file, 'utf8')).toBe(stdout)
  expect((await command('lead', 'export', '--out', file)).code, 'nothing is overwritten').toBe(1)
  expect((await command('lead', 'export', '--to', '2020-01-01')).stdout.split('\r\n')).toHaveLength(2)
  expect((await command('lead', 'export', '--from', '1.1.2020')).stderr).toContain('YYYY-MM-DD')
  expect((await command('lead', 'export', '--from', '2020-01-02', '--to', '2020-01-01')).code).toBe(2)
})

deepTest('workspace set-retention, visitor export and erase, domain list and verify', async () => {
  const wrong = await command('workspace', 'set-retention', '0', '--workspace', '1')
  expect(wrong).toMatchObject({ code: 1, stdout: '' })
  expect(wrong.stderr).toContain('expected none, or whole days')
  const kept = await command('workspace', 'set-retention', '400', '--workspace', '1')
  expect(kept).toMatchObject({ code: 0, stdout: expect.stringContaining('keeps conversations for 400 days') })
  const { secretKey, serialNumber = '' } = server.credentials
  const headers = { authorization: secretKey, 'content-type': 'application/json' }
  const settings = await fetch(`${server.url}/v1/workspace/settings`, { headers })
  expect(await settings.json()).toMatchObject({ Assignment: 'off', RetentionDays: 400 })

  const call = async (path: string, body: object): Promise<{ SessionID: number }> => {
    const answer = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await readJson<{ Data: { SessionID: number } }>(answer)).Data
  }
  const { SessionID: sessionID } = await call('/chat/Chatbot/GetSession', { serialNumber })
  await call('/chat/Chat/ClientAsk', { sessionID, content: 'I am kai@command.example' })
  const out = join(folder.path, 'kai')
  const exported = await command(
    'visitor',
    'export',
    '--email',
    'Kai@command.example',
    '--workspace',
    '1',
    '--out',
    out,
  )
  expect(exported).toMatchObject({ code: 0, stdout: expect.stringContaining('1 conversation; 0 files.') })
  const whole = JSON.parse(await readFile(join(out, 'visitor.json'), 'utf8'))
  expect(whole.sessions[0]).toMatchObject({ sessionID, messages: [{ content: 'I am kai@command.example' }, {}] })
  const erased = await command('visitor', 'erase', '--session', String(sessionID), '--workspace', '1', '--yes')
  expect(erased).toMatchObject({ code: 0, stdout: expect.stringContaining('1 conversation with 2 messages') })

  await call('/chat/Chatbot/Edit', { serialNumber, CustomDomain: '127.0.0.1' })
  const unproven = await command('domain', 'verify', '--chatbot', serialNumber)
  expect(unproven).toMatchObject({ code: 1, stdout: expect.stringContaining('not a public one') })
  expect((await command('domain', 'list')).stdout).toContain('porchlight-verify=')
  await call('/chat/Chatbot/Edit', { serialNumber, CustomDomain: null })
})

deepTest('events failed and replay show what could not be told, and have it told again', async () => {
  const none = await command('events', 'failed')
  expect([none.code, none.stdout]).toEqual([0, ''])
  expect(none.stderr).toContain('0 failed')
  const unsaid = await command('events', 'replay')
  expect([unsaid.code, unsaid.stderr]).toEqual([2, 'Say which: the number of an event, --consumer NAME, or --all.\n'])
  expect((await command('events', 'replay', '--all')).stdout).toBe('Nothing of that had failed.\n')
})

deepTest('workspace set-owner says who is told where no chatbot names anybody', async () => {
  expect((await command('workspace', 'set-owner', 'not an address', '--workspace', '1')).code).toBe(1)
  const set = await command('workspace', 'set-owner', 'owner@firm.example', '--workspace', '1')
  expect([set.code, set.stdout]).toEqual([
    0,
    'Workspace 1: owner@firm.example is told where no chatbot names anybody.\n',
  ])
  expect((await command('workspace', 'set-owner', 'none', '--workspace', '1')).stdout).toContain('no owner now')
  const { stdout } = await command('audit', 'log', '--action', 'owner.changed')
  expect(stdout.trim().split('\n')).toHaveLength(2)
  expect(stdout).not.toContain('owner@firm.example')
})
