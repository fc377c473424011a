import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { signingExample } from '../../console/rooms/chatbots/site/signing-example.ts'
import { readIdentityToken } from '../../src/visitors/identity/identity-token.ts'
import { readBlocks } from './reading/read-blocks.ts'

const document = 'docs/embedding.md'
const root = join(import.meta.dirname, '..', '..')
const secret = 'pl_id_the-secret-of-this-test-0123456789abcdefgh'
const user = { id: 42, name: 'Ana Ruíz', email: 'ana@example.com' }

test.each([
  ['js', process.execPath, 'sign.mjs', (user: string) => `\nconsole.log(signVisitor(${user}))\n`],
  ['python', 'python3', 'sign.py', (user: string) => `\nprint(sign_visitor(${user}))\n`],
])('what the %s example signs is believed', (language, program, name, call) => {
  const [block] = readBlocks(document, readFileSync(join(root, document), 'utf8')).filter(
    (each) => each.headings.at(-1) === 'Signed-in visitors' && each.language === language,
  )
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-test-sign-'))
  try {
    const file = join(folder, name)
    writeFileSync(file, `${block?.text}${call(JSON.stringify(user))}`)
    const env = { ...process.env, IDENTITY_SECRET: secret }
    const { stdout, stderr, error } = spawnSync(program, [file], { encoding: 'utf8', env })
    // Not every machine that runs the tests has Python.
    if (error && 'code' in error && error.code === 'ENOENT') return
    expect(stderr).toBe('')
    const around = { secrets: [secret], serialNumber: '0'.repeat(32), now: new Date() }
    const { name: userName, email } = user
    expect(readIdentityToken(stdout.trim(), around)).toEqual({ subject: '42', name: userName, email })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('the console shows the same example', () => {
  const shown = readBlocks(document, readFileSync(join(root, document), 'utf8')).some(
    ({ language, text }) => language === 'js' && text.trim() === signingExample.trim(),
  )
  expect(shown).toBe(true)
})
