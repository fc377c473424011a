import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { beforeAll, expect, test } from 'vitest'
import { connections } from '../../src/doors/connections/connections.ts'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { readBlocks } from '../documents/reading/read-blocks.ts'

// Each program of docs/connect.md runs as it stands.

const root = join(import.meta.dirname, '..', '..')
const document = 'docs/connect.md'
const text = readFileSync(join(root, document), 'utf8')
const blocks = readBlocks(document, text)
const programs = blocks.filter(({ language }) => language === 'js')
let environment: NodeJS.ProcessEnv

beforeAll(async () => {
  const app = await borrowTestApp()
  const SERIAL = await app.addChatbot({ Name: 'Birch Lane Homes' })
  const home = { ...fullListing, Address: '12 Fir Street', SalePrice: 450_000 }
  await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: SERIAL, ...home })
  environment = { ...process.env, BASE: app.url, SECRET_KEY: app.secretKey, SERIAL }
})

/** In a process of its own, which finds packages as a reader's would. */
async function run(program: string): Promise<string> {
  const node = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: root, env: environment })
  let said = ''
  for (const output of [node.stdout, node.stderr]) output.setEncoding('utf8').on('data', (text) => (said += text))
  const [code] = await once(node, 'close')
  expect(code, said).toBe(0)
  return said
}

test('the document begins with the table of what is served', () => {
  const rows = [...text.matchAll(/^\| \[([^\]]+)\]\(#([^)]+)\)[^|]*\| `([^`]+)` \| ([^|]+) \|$/gm)]
  expect(rows.map(([, title, , path, key]) => [title, path, key])).toEqual(
    connections.map(({ title, path, needsKey }) => [
      title,
      path.replace('{serialNumber}', '<serialNumber>'),
      needsKey ? 'secret key' : 'none, or a secret key',
    ]),
  )
  for (const [, title, anchor] of rows) expect(anchor).toBe(title?.toLowerCase().replaceAll(' ', '-'))
})

test('the document has its programs', () => {
  expect(programs.map(({ headings }) => headings.at(-1))).toEqual([
    'OpenAI Chat Completions',
    'OpenAI Chat Completions',
    'OpenAI Responses',
    'AI SDK',
    'MCP',
    'A2A',
    'AG-UI',
  ])
})

test.each([
  [0, /12 Fir Street/],
  [1, /12 Fir Street/],
  [2, /12 Fir Street/],
  [3, /tool-search_listings.*12 Fir Street/s],
  [4, /Birch Lane Homes/],
  [5, /listing.*12 Fir Street/s],
  [6, /12 Fir Street.*title: '12 Fir Street'/s],
])('program %i says what it is for', async (index, expected) => {
  expect(await run(programs[index]?.text ?? '')).toMatch(expected)
})

test('what a desktop program starts hands its messages on', async () => {
  const [setting] = blocks.filter(({ language }) => language === 'json')
  const { args, env } = JSON.parse(setting?.text ?? '').mcpServers.homes
  const { BASE = '', SERIAL = '', SECRET_KEY = '' } = environment
  const own = new Map([
    ['porchlight', join(root, 'src', 'doors', 'cli', 'main.ts')],
    ['https://chat.example.com', BASE],
    ['0123456789abcdef0123456789abcdef', SERIAL],
  ])
  expect(Object.keys(env)).toEqual(['PORCHLIGHT_SECRET_KEY'])
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: args.map((word: string) => own.get(word) ?? word),
      env: { PORCHLIGHT_SECRET_KEY: SECRET_KEY },
    }),
  )
  expect((await client.listTools()).tools).toHaveLength(9)
  const { structuredContent } = await client.callTool({ name: 'search_listings', arguments: { q: 'homes in Seattle' } })
  expect(structuredContent).toMatchObject({ total: 1, source: { name: 'Birch Lane Homes' } })
  await client.close()
})
