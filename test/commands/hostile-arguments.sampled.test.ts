import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Command } from 'commander'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeProgram } from '../../src/doors/cli/make-program.ts'
import { finishCommand } from '../command-here.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { deepTest } from '../run/how-much.ts'
import { makeStartedFolder } from '../started-folder.ts'

const root = join(import.meta.dirname, '..', '..')
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

const hostile = [
  '',
  '   ',
  '-1',
  '0',
  '99999999999999999999',
  'NaN',
  '1e309',
  "'; DROP TABLE chatbots; --",
  '\u001b[31mred\u001b[2J',
  '\u202Ebackwards',
  '%s%n$(id)`id`',
  '{"a":',
  'a=b=c',
  '\n\n',
  '💥\u0301',
  'é'.repeat(3_000),
  'none',
]

/** Numbers that are the same in every run. */
function makeDraw(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Leaf {
  words: string[]
  command: Command
}

function leavesOf(command: Command, words: string[] = []): Leaf[] {
  const further = command.commands.flatMap((each) => leavesOf(each, [...words, each.name()]))
  return further.length > 0 ? further : [{ words, command }]
}

/** A command line with what nobody should write; files and folders stay below one that is ours. */
function makeLine({ words, command }: Leaf, draw: (below: number) => number): string[] {
  const pick = () => hostile[draw(hostile.length)] ?? ''
  const isPlace = (name: string) => /file|folder|path/.test(name)
  const valueFor = (name: string) => (isPlace(name) ? join(folder.path, 'none', pick().slice(0, 40)) : pick())
  const options = command.options.flatMap((option) => {
    // An audit of a chatbot that there is takes its time; following and watching have no end.
    if (/--(follow|watch)/.test(option.flags) || (!/--chatbot/.test(option.flags) && draw(3) > 0)) return []
    const name = option.long ?? option.short ?? ''
    return option.required || option.optional ? [`${name}=${valueFor(option.flags)}`] : [name]
  })
  const values = command.registeredArguments.flatMap((argument) => {
    if (!argument.required && draw(2) === 0) return []
    return argument.variadic ? [pick(), pick()] : [valueFor(argument.name())]
  })
  return [...words, ...options, '--', ...values]
}

const isPlain = (said: string) => !/^\s+at \S|node:internal|file:\/\/\/|\[object Object\]/m.test(said)

test('no command shows a stack trace, whatever is given to it', { timeout: 900_000 }, async () => {
  const draw = makeDraw(13)
  const leaves = leavesOf(await makeProgram(undefined)).filter(({ words }) => words[0] !== 'start')
  expect(leaves.length).toBeGreaterThan(35)
  const lines = leaves.map((leaf) => makeLine(leaf, draw))
  const next = lines.values()
  const work = async (): Promise<void> => {
    for (const line of next) {
      const { code, stdout, stderr } = await finishCommand(line, environment)
      const story = `${JSON.stringify(line)} ended with ${code}\n${stdout}${stderr}`
      expect([0, 1, 2, 3], story).toContain(code)
      expect(isPlain(stdout + stderr), story).toBe(true)
      if (code !== 0) expect(stderr.trim(), story).not.toBe('')
      // What was given comes back as text, never as what moves a cursor.
      expect(`${stdout}${stderr}`.includes('\u001b'), story).toBe(false)
    }
  }
  await Promise.all([work(), work(), work()])
})

deepTest('a reader who has read enough ends nothing badly', async () => {
  const script = `"${process.execPath}" bin/porchlight.mjs ask "homes in Seattle" "show me more" "and the cheapest?" | head -c 20; echo "\${PIPESTATUS[0]}"`
  const child = spawn('bash', ['-c', script], { cwd: root, env: { ...process.env, ...environment } })
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect(stderr).toBe('')
  expect(stdout.trim().split('\n').at(-1)).toBe('0')
})

test('an empty question is a wrong use', async () => {
  const said = await finishCommand(['ask', ' '], environment)
  expect(said).toMatchObject({ code: 2, stdout: '' })
  expect(said.stderr).toMatch(/^A question is empty: [^\n]+\n$/)
})
