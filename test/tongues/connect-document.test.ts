import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { readBlocks } from '../documents/reading/read-blocks.ts'

// Each program of docs/connect.md runs as it stands.

const root = join(import.meta.dirname, '..', '..')
const document = 'docs/connect.md'
const programs = readBlocks(document, readFileSync(join(root, document), 'utf8')).filter(
  ({ language }) => language === 'js',
)
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

test('the document has its programs', () => {
  expect(programs.map(({ headings }) => headings.at(-1))).toEqual([
    'OpenAI Chat Completions',
    'OpenAI Chat Completions',
    'MCP',
  ])
})

test.each([
  [0, /12 Fir Street/],
  [1, /12 Fir Street/],
  [2, /Birch Lane Homes/],
])('program %i says what it is for', async (index, expected) => {
  expect(await run(programs[index]?.text ?? '')).toMatch(expected)
})
