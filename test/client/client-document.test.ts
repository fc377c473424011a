import { spawn, spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import type { TestApp } from '../test-app.ts'
import { type ClientProject, makeClientProject } from './client-project.ts'

const root = join(import.meta.dirname, '..', '..')
let app: TestApp
let project: ClientProject

beforeAll(async () => {
  app = await borrowTestApp()
  project = await makeClientProject(app)
})
afterAll(async () => {
  await app.close()
  await project.remove()
})

async function blocksOf(language: string): Promise<string> {
  const document = await readFile(join(root, 'docs', 'client.md'), 'utf8')
  const blocks = [...document.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))]
  return blocks.map(([, code = '']) => code).join('')
}

test('the program of docs/client.md passes strict types, with the package alone', async () => {
  const compilerOptions = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  }
  await writeFile(join(project.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['example.ts'] }))
  await writeFile(join(project.folder, 'example.ts'), await blocksOf('ts'))
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
  const { stdout, status } = spawnSync(process.execPath, [tsc, '-p', project.folder], { encoding: 'utf8' })
  expect([stdout, status]).toEqual(['', 0])
})

test('and says what the document says that it says', async () => {
  await writeFile(join(project.folder, 'example.ts'), await blocksOf('ts'))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'example.ts'], {
    cwd: project.folder,
    env: { ...process.env, PORCHLIGHT_URL: app.url, SECRET_KEY: app.secretKey },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(complained).toBe('')
  expect(said).toBe(await blocksOf('text'))
})

test('the package holds the client, its types and its licence, and is small', async () => {
  const response = await fetch(`${app.url}/porchlight-client.tgz`)
  expect(response.headers.get('content-type')).toBe('application/gzip')
  const bytes = await response.arrayBuffer()
  expect(bytes.byteLength).toBeLessThan(66_000)
  const files = (await unpackTar(new Uint8Array(gunzipSync(bytes)))).map(({ header }) => header.name)
  expect(files).toEqual(
    expect.arrayContaining(['package/package.json', 'package/LICENSE', 'package/client/open-client.js']),
  )
  expect(files.filter((file) => file.includes('.test.') || file.endsWith('.ts') !== file.endsWith('.d.ts'))).toEqual([])
  const again = await (await fetch(`${app.url}/porchlight-client.tgz`)).arrayBuffer()
  expect(Buffer.from(again).equals(Buffer.from(bytes))).toBe(true)
})
