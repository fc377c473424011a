import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { describeSearch } from './describe-search.ts'

const folder = mkdtempSync(join(tmpdir(), "porchlight it's $HOME `x` "))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const url = 'http://127.0.0.1:8787/v1/chatbots/abc/search'

/** What curl is given, run by a shell in another folder. */
function argumentsOf(secretKey: string, question: string): string[] {
  const file = join(folder, 'credentials.json')
  writeFileSync(file, `${JSON.stringify({ baseUrl: 'x', secretKey, sessionKey: 'other' }, null, 2)}\n`)
  const line = describeSearch('linux', { file, url, question })
  expect(line).not.toContain(secretKey)
  const program = line.replace(/^curl /, "printf '%s\\n' ")
  return execFileSync('sh', ['-c', program], { cwd: '/', encoding: 'utf8' }).trimEnd().split('\n')
}

test.each(['pl_sk_0123456789abcdef', 'own"key\\with`all`$HOME\'of-it', '0123456789abcdef,",'])(
  'reads the key %s from a folder of any name',
  (key) => {
    expect(argumentsOf(key, "it's 3 bedrooms")).toEqual([
      '-s',
      url,
      '-H',
      `Authorization: ${key}`,
      '-H',
      'Content-Type: application/json',
      '-d',
      JSON.stringify({ q: "it's 3 bedrooms" }),
    ])
  },
)

test('is a line for PowerShell on Windows', () => {
  const file = "C:\\Users\\Ana O'Neil\\data\\credentials.json"
  const line = describeSearch('win32', { file, url, question: "it's 3 bedrooms" })
  expect(line).toContain("-LiteralPath 'C:\\Users\\Ana O''Neil\\data\\credentials.json'")
  expect(line).toContain(`-Body '{"q":"it''s 3 bedrooms"}'`)
  expect(line).not.toContain('curl')
})
