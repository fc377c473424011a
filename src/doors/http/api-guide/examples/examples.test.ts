import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeOpenApi } from '../../openapi.ts'
import { readOperations } from '../source.ts'
import { makeCurl } from './curl-example.ts'
import { pythonStyle, typescriptStyle, writeLiteral } from './literals.ts'
import { markupOwnValues } from './own-values.ts'
import { makePython } from './python-example.ts'
import { makeTypescript } from './typescript-example.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..', '..')
const address = 'https://chat.example.com'
const operations = readOperations(makeOpenApi(address))

/** As a reader sees it who has typed nothing. */
const seen = (code: string): string => markupOwnValues(code).replace(/<[^>]+>/g, '')

function inFolder<Result>(work: (folder: string) => Result): Result {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-examples-'))
  try {
    return work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('the TypeScript of every operation passes the types of the client', () => {
  const { status, said } = inFolder((folder) => {
    const files = operations.map((operation) => {
      writeFileSync(join(folder, `${operation.id}.ts`), `${seen(makeTypescript(operation, address))}\nexport {}\n`)
      return `${operation.id}.ts`
    })
    const compilerOptions = {
      paths: { 'porchlight/client': [join(root, 'client', 'porchlight-client.d.ts')] },
      typeRoots: [join(root, 'node_modules', '@types')],
      types: ['node'],
      noEmit: true,
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc')
    const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' })
    return { status, said: stdout }
  })
  expect(said).toBe('')
  expect(status).toBe(0)
})

test('the Python of every operation is Python', ({ skip }) => {
  const found = spawnSync('python3', ['--version'])
  if (found.status !== 0) skip('this machine has no Python')
  const codes = Object.fromEntries(operations.map((operation) => [operation.id, seen(makePython(operation, address))]))
  const script = 'import json, sys\nfor name, code in json.load(sys.stdin).items(): compile(code, name, "exec")'
  const { status, stderr } = spawnSync('python3', ['-c', script], { encoding: 'utf8', input: JSON.stringify(codes) })
  expect(stderr).toBe('')
  expect(status).toBe(0)
})

test('every example names the address, the path with all its fields, and the first credential', () => {
  for (const operation of operations.filter(({ id }) => id !== 'sendUpload')) {
    const [curl, python] = [seen(makeCurl(operation, address)), seen(makePython(operation, address))]
    for (const code of [curl, python]) {
      expect(code).toContain(`${address}${operation.path.split('{')[0]}`)
      expect(code, operation.id).not.toMatch(/[{}]\w+\}|undefined|\uE000/)
    }
    const named: Record<string, string> = { secretKey: 'Authorization', consoleCookie: 'Cookie' }
    const header = named[operation.credentials[0] ?? ''] ?? 'chatrobot-sessionkey'
    expect(curl.includes(header) && python.includes(header), operation.id).toBe(operation.credentials.length > 0)
    const method = operation.methods[0] ?? ''
    expect(python).toContain(`method="${method}"`)
    if (method !== 'GET' && method !== 'POST') expect(curl).toContain(`-X ${method}`)
  }
})

test.each([
  [{ a: 'it’s', b: "it's", c: 'say "yes"\n', d: '\\' }],
  [{ serialNumber: 'abc', list: [1, 2.5, -3], deep: { none: null, yes: true, no: false, 'odd key': [] } }],
  [{ listings: [{ Key: 'Heating', value: 'Gas' }], empty: {} }],
])('a literal says what its data says: %#', (data) => {
  const typescript = seen(writeLiteral(data, typescriptStyle))
  expect(new Function(`return (${typescript})`)()).toEqual(data)
  const asJson = seen(writeLiteral(data, pythonStyle))
    .replace(/\bNone\b/, 'null')
    .replace(/\bTrue\b/, 'true')
    .replace(/\bFalse\b/, 'false')
    .replace(/,(\s*[}\]])/g, '$1')
  expect(JSON.parse(asJson)).toEqual(data)
})
