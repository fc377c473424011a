import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { readBlocks } from '../reading/read-blocks.ts'
import type { ReaderShell, Said } from '../reading/reader-shell.ts'
import { splitCommands } from '../reading/split-commands.ts'
import type { CommandRow, DocumentRows } from './command-row.ts'
import { asTyped, type Stage } from './stage.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const shellLanguages = new Set(['sh', 'bash', 'console'])

const read = (document: string) => readFileSync(join(root, document), 'utf8')
const scriptsOf = (document: string) =>
  readBlocks(document, read(document)).filter(({ language }) => shellLanguages.has(language))

/** The commands of a document, as they stand in it. */
export function commandsOf(document: string): string[] {
  return scriptsOf(document).flatMap(({ text }) => splitCommands(text))
}

/** Types the commands of a document, one after the other; answers what was not as it should be. */
export async function followDocument(
  of: Stage,
  { document, before, variables, rows }: DocumentRows,
): Promise<string[]> {
  const stage = of.forReader()
  const terminals = openTerminals(stage)
  const faults: string[] = []
  try {
    await before?.(stage)
    const own = Object.entries((await variables?.(stage)) ?? {})
    await terminals.main.run(own.map(([name, value]) => `${name}='${value}'`).join('\n'))
    await setAsReadme(document, terminals.main)
    for (const row of rows) {
      // That one is the server of all.
      if (row.command === 'npm start' || row.not !== undefined) continue
      // What comes after it is of interest all the same.
      await follow(stage, terminals, row).catch((error: Error) => faults.push(`${document}: ${error.message}`))
    }
  } finally {
    await terminals.close()
  }
  return faults
}

/** A document that counts on variables says where they are set: in the README, by these commands. */
async function setAsReadme(document: string, shell: ReaderShell): Promise<void> {
  const uses = scriptsOf(document).some(({ text }) => /\$(BASE|SECRET_KEY|SERIAL)\b/.test(text))
  if (!uses || document === 'README.md') return
  expect(read(document)).toContain('(../README.md#ask)')
  const setting = scriptsOf('README.md').find(({ text }) => text.includes('credential()'))
  const commands = splitCommands(setting?.text ?? '').slice(0, 4)
  for (const command of commands) expect((await shell.run(command)).code).toBe(0)
}

interface Terminals {
  main: ReaderShell
  /** One of its own for each other Porchlight that the document starts. */
  of(name: string): Promise<ReaderShell>
  close(): Promise<void>
}

function openTerminals(stage: Stage): Terminals {
  const main = stage.openShell()
  const spares = new Map<string, ReaderShell>()
  return {
    main,
    of: async (name) => {
      const shell = spares.get(name) ?? (await stage.openSpareShell(name))
      spares.set(name, shell)
      return shell
    },
    close: async () => {
      for (const shell of [main, ...spares.values()]) await shell.close()
    },
  }
}

async function follow(stage: Stage, terminals: Terminals, row: CommandRow): Promise<void> {
  await row.before?.(stage)
  const said = await runRow(stage, terminals, row)
  const all = said.stdout + said.stderr
  const story = `${row.command}\n${all}`
  if (!row.until) expect(said.code, story).toBe(row.code ?? 0)
  expect(all, story).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m)
  expect(all, story).not.toMatch(/\[object Object\]|\bundefined\b|\bNaN\b/)
  for (const [, status] of all.matchAll(/^http (\d+)$/gm)) expect(Number(status), story).toBeLessThan(300)
  for (const says of [row.says ?? []].flat()) expect(all, row.command).toMatch(says)
  await row.after?.(stage, said)
}

async function runRow(stage: Stage, terminals: Terminals, row: CommandRow): Promise<Said> {
  const { command, types, until, spare } = row
  const shell = spare === undefined ? terminals.main : await terminals.of(spare)
  const typed = asTyped(command, stage.own)
  return until ? shell.runUntil(typed, until) : shell.run(typed, types)
}
