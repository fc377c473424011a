import { spawn, spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { fullListing } from '../contract/listings/sample-listing.ts'
import { deepTest, sampleOf } from '../run/how-much.ts'
import type { TestApp } from '../test-app.ts'
import { type ClientProject, makeClientProject } from './client-project.ts'

type Language = 'shell' | 'typescript' | 'python'

let app: TestApp
let project: ClientProject
let page: string
let own: Record<string, string>

beforeAll(async () => {
  app = await borrowTestApp()
  project = await makeClientProject(app)
  page = await (await fetch(`${app.url}/docs`, { headers: { accept: 'text/html' } })).text()
  const serialNumber = await app.addChatbot()
  await app.post('/chat/Chatbot/RealEstateCreate', { SerialNumber: serialNumber, ...fullListing })
  const sessionID = String(await app.addSession(serialNumber))
  own = { serialNumber, sessionID, secretKey: app.secretKey, sessionKey: app.sessionKey, base: app.url }
})
afterAll(async () => {
  await app.close()
  await project.remove()
})

const quotes: Record<string, string> = { none: '', single: "'", double: '"' }

/** The code of an example of a part of the guide, as it is copied by who has typed their own values. */
function exampleOf(id: string, language: Language): string {
  const part = page.slice(page.indexOf(`id="${id}"`))
  const [, code = ''] =
    new RegExp(`<figure class="code" data-language="${language}">.*?<code>(.*?)</code>`, 's').exec(part) ?? []
  return code
    .replace(
      /<span class="v" data-own="(\w+)" data-quotes="(\w+)">(?:[^<]|<span[^>]*>[^<]*<\/span>)*<\/span>/g,
      (_whole, name, quote) => {
        const sign = quotes[quote] ?? ''
        return `${sign}${own[name] ?? ''}${sign}`
      },
    )
    .replace(/<[^>]+>/g, '')
    .replace(
      /&(lt|gt|amp|quot|#39);/g,
      (_whole, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'" })[name] ?? '',
    )
}

async function run(program: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const child = spawn(program, args, {
    cwd: project.folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(complained).toBe('')
  return said
}

async function runExample(id: string, language: Language): Promise<string> {
  const code = exampleOf(id, language)
  expect(code.length, id).toBeGreaterThan(40)
  if (language === 'shell') return run('bash', ['-c', code])
  if (language === 'python') return run('python3', ['-c', code])
  const file = join(project.folder, `${id}.ts`)
  await writeFile(file, code)
  return run(process.execPath, ['--disable-warning=ExperimentalWarning', file])
}

const examples: [string, RegExp][] = [
  ['begin', /12 Fir Street/],
  ['askChatbot', /\S/],
  ['readChatbot', /PorchlightGuide|porchlight-guide/],
  ['searchListings', /summary/],
  ['listListings', /12 Fir Street/],
  ['createListing', /^"?\{?.*\d+/],
  ['listConversations', /nextCursor/],
  ['exportLeads', /,/],
  ['listModels', /porchlight-guide/],
  ['listWebhooks', /\[\]/],
]

test.each(sampleOf(examples, 2))('the example of %s works in curl and in TypeScript', async (id, answer) => {
  expect(await runExample(id, 'shell')).toMatch(answer)
  expect(await runExample(id, 'typescript')).toMatch(answer)
})

deepTest('and in Python', async ({ skip }) => {
  if (spawnSync('python3', ['--version']).status !== 0) skip('this machine has no Python')
  for (const [id, answer] of examples) expect(await runExample(id, 'python'), id).toMatch(answer)
})
