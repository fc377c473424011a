import { existsSync, readFileSync, symlinkSync, unlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentRows } from './commands/document-rows.ts'
import { commandsOf, followDocument } from './commands/follow-document.ts'
import { makeStage, type Stage } from './commands/stage.ts'
import { readBlocks } from './reading/read-blocks.ts'
import { endGroup } from './reading/reader-shell.ts'

const root = join(import.meta.dirname, '..', '..')
/** Of a busy machine: each of them runs some fifty commands. */
const longestMs = 900_000
let stage: Stage
let server: { group: number; stdout: string }

beforeAll(async () => {
  stage = await makeStage()
  // The first command of the README, as a reader gives it.
  const shell = stage.openShell()
  server = await shell.keepRunning('npm start', /^Note: /m)
  stage.arrive(/^Porchlight is ready on (\S+)$/m.exec(server.stdout)?.[1] ?? '')
  await shell.close()
}, 240_000)
afterAll(async () => {
  if (server) await endGroup(server.group)
  await stage?.close()
}, 60_000)

test('the start prints what the README shows, line by line', () => {
  const [shown] = readBlocks('README.md', readFileSync(join(root, 'README.md'), 'utf8')).filter(({ text }) =>
    text.startsWith('Porchlight is ready on'),
  )
  const lines = server.stdout.split('\n')
  const at = lines.findIndex((line) => line.startsWith('Porchlight is ready on'))
  for (const [index, line] of (shown?.text ?? '').split('\n').entries()) {
    const parts = line.replace('127.0.0.1:8787', stage.url.slice('http://'.length)).split('…').map(RegExp.escape)
    const wanted = parts.join('.*').replace(RegExp.escape('127.0.0.1:8787'), RegExp.escape(stage.url.slice(7)))
    expect(lines[at + index]).toMatch(new RegExp(`^${wanted}$`))
  }
})

test.concurrent.for(documentRows)(
  'readers who follow the documents get what they say',
  { timeout: longestMs },
  async (lane) => {
    const faults: string[] = []
    for (const table of lane) faults.push(...(await followDocument(stage, table)))
    expect(faults.join('\n\n')).toBe('')
  },
)

test('the true npx finds the command, and the keys of the README are found in ./data as well', async () => {
  const shell = stage.openShell()
  const data = join(stage.clone, 'data')
  if (!existsSync(data)) symlinkSync(stage.dataDir, data)
  try {
    const path = (stage.environment.PATH ?? '').split(':').slice(1).join(':')
    const listed = await shell.run(`PATH='${path}' npx porchlight chatbot list`)
    expect(listed.stdout).toContain('Porchlight demo')
    const [credential = ''] = commandsOf('README.md').filter((command) => command.startsWith('credential()'))
    const said = await shell.run(`unset PORCHLIGHT_DATA_DIR\n${credential}\ncredential serialNumber`)
    expect(said.stdout.trim()).toBe(stage.credentials.serialNumber)
  } finally {
    unlinkSync(data)
    await shell.close()
  }
})
