import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readModelPrices } from '../../src/platform/model-prices/read-model-prices.ts'
import { startWebhookReceiver } from '../servers/webhook-receiver.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { type Block, readBlocks } from './reading/read-blocks.ts'

const root = join(import.meta.dirname, '..', '..')
const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const blocks = documents.flatMap((name) => readBlocks(name, readFileSync(join(root, name), 'utf8')))

const runs = 'test/client/client-document.test.ts runs the program, and compares what it says'

const connected = 'test/tongues/connect-document.test.ts runs it'

const identity = 'test/documents/identity-examples.test.ts signs with it, and shows it to Porchlight'

/**
 * Who judges the blocks of a document that are no commands (those: commands.test.ts). What cannot be judged here says why.
 */
const judged: Record<string, string> = {
  'README.md text Start': 'commands.test.ts compares it with what the start prints',
  'README.md text What it understands': 'sentences.test.ts says it to the demo',
  'README.md html On your website': 'below',
  'docs/architecture.md text The house': 'below',
  'docs/client.md ts Open it': runs,
  'docs/client.md ts Call': runs,
  'docs/client.md text Call': runs,
  'docs/client.md ts Ask, and read the answer as it comes': runs,
  'docs/client.md text Ask, and read the answer as it comes': runs,
  'docs/client.md ts Failures': runs,
  'docs/client.md text Failures': runs,
  'docs/client.md ts Time, and giving up': runs,
  'docs/client.md text Time, and giving up': runs,
  'docs/client.md ts A visitor': runs,
  'docs/client.md text A visitor': runs,
  'docs/connect.md js OpenAI Chat Completions': connected,
  'docs/connect.md js OpenAI Responses': connected,
  'docs/connect.md js AI SDK': connected,
  'docs/connect.md js MCP': connected,
  'docs/connect.md json MCP': connected,
  'docs/connect.md js A2A': connected,
  'docs/connect.md js AG-UI': connected,
  'docs/console.md text The first owner': 'test/accounts/first-start.deep.test.ts reads it from a start',
  'docs/console.md text Single sign-on':
    'test/accounts/single-sign-on.test.ts looks at the callback address that a provider is told',
  'docs/embedding.md html The bubble': 'below',
  'docs/embedding.md html The element': 'below',
  'docs/embedding.md html Inline, as a frame': 'below',
  'docs/embedding.md js Signed-in visitors': identity,
  'docs/embedding.md python Signed-in visitors': identity,
  'docs/embedding.md html Signed-in visitors': 'below',
  'docs/embedding.md  Content-Security-Policy': 'test/browser/embedding embeds under it',
  'docs/inbox.md text On a terminal':
    'src/doors/cli/inbox/follow-inbox.test.ts: it needs a terminal and somebody at it',
  'docs/operating.md nginx Behind a reverse proxy': 'it needs nginx',
  'docs/operating.md json What a language model may cost': 'below',
  'docs/webhooks.md json What is told': 'below',
  'docs/webhooks.md js How to verify': 'below',
}

const nameOf = ({ document, language, headings }: Block) => `${document} ${language} ${headings.at(-1)}`
const of = (name: string) => blocks.filter((block) => nameOf(block) === name)

let app: TestApp
let serialNumber: string

beforeAll(async () => {
  const loopback = { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1', PORCHLIGHT_WEBHOOK_HTTP_HOSTS: '127.0.0.1' }
  app = await startTestApp({ webhooks: {}, environment: loopback })
  serialNumber = await app.addChatbot({ Name: 'Harbour Homes' })
})
afterAll(() => app.close())

test('every block is run as commands, or has its judge', () => {
  const names = new Set(blocks.filter(({ language }) => language !== 'sh').map(nameOf))
  expect([...names].sort()).toEqual(Object.keys(judged).sort())
})

test('what the snippets load is there', async () => {
  const html = blocks.filter(({ language }) => language === 'html')
  const addresses = html.flatMap(({ text }) =>
    [...text.matchAll(/\bsrc="([^"]+)"/g)].map(([, address = '']) => address),
  )
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of new Set(addresses)) {
    const url = address.replace('https://chat.example.com', app.url).replace(/CHATBOT|SERIAL/, serialNumber)
    const response = await fetch(url)
    expect(response.status, address).toBe(200)
    expect(response.headers.get('content-type'), address).toMatch(address.endsWith('.js') ? /javascript/ : /html/)
  }
})

test('the house has the rooms of its picture, and no others', () => {
  const [picture] = of('docs/architecture.md text The house')
  const lines = (picture?.text ?? '').split('\n')
  const shown = lines.flatMap((line) => /^ {2}([a-z][\w./-]*) /.exec(line)?.[1] ?? [])
  expect(shown.filter((name) => !existsSync(join(root, 'src', name)))).toEqual([])
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const missing = folders.map(({ name }) => `${name}/`).filter((name) => !shown.includes(name))
  expect(missing).toEqual([])
})

test('prices are read as they are shown', () => {
  const [json] = of('docs/operating.md json What a language model may cost')
  const { models } = readModelPrices(json?.text)
  expect([...models.values()]).toEqual([{ input: 1.5, cached: 0.15, output: 6, reasoning: 6 }])
})

test('a webhook tells messages of the shape that is shown, and the program that is shown verifies them', async () => {
  const receiver = await startWebhookReceiver()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-verify-'))
  try {
    const made = await app.post('/v1/webhooks', { url: `${receiver.url}/told`, events: ['*'] })
    const { id, secret } = JSON.parse(made.text) as { id: number; secret: string }
    expect((await app.post(`/v1/webhooks/${id}/test`, {})).status).toBe(200)
    const [message] = await receiver.until(1)
    const [json] = of('docs/webhooks.md json What is told')
    expect(Object.keys(message?.body ?? {})).toEqual(Object.keys(JSON.parse(json?.text ?? '{}')))

    const [program] = of('docs/webhooks.md js How to verify')
    mkdirSync(join(folder, 'node_modules'))
    for (const name of ['standardwebhooks', '@stablelib', 'fast-sha256'])
      if (existsSync(join(root, 'node_modules', name)))
        symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
    const given = `const rawBody = ${JSON.stringify(message?.text)}\nconst headers = ${JSON.stringify(message?.headers)}\n`
    const file = join(folder, 'verify.mjs')
    writeFileSync(file, `${given}${program?.text}\nconsole.log(event.id)\n`)
    const env = { ...process.env, WEBHOOK_SECRET: secret }
    const { stdout, stderr } = spawnSync(process.execPath, [file], { encoding: 'utf8', env })
    expect([stdout.trim(), stderr]).toEqual([message?.body.id, ''])
    const other = spawnSync(process.execPath, [file], {
      encoding: 'utf8',
      env: { ...env, WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}` },
    })
    expect(other.status).toBe(1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
    await receiver.close()
  }
})
