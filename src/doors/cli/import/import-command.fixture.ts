import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { vi } from 'vitest'
import { createTestDatabase } from '../../../../test/test-database.ts'
import { connect, type OpenDatabase } from '../../../platform/database/connect.ts'

export const serialNumber = 'c'.repeat(32)

export interface CommandTest extends OpenDatabase {
  folder: string
  makeFile(name: string, text: string): Promise<string>
  end(): Promise<void>
}

/** A database with one chatbot, which the commands of this process find in their environment. */
export async function openCommandTest(): Promise<CommandTest> {
  const folder = await mkdtemp(join(tmpdir(), 'porchlight-import-'))
  const database = await createTestDatabase()
  const open = connect(database.connection)
  const workspace = await open.db
    .insertInto('workspaces')
    .values({ name: 'Test' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await open.db
    .insertInto('chatbots')
    .values({ workspaceId: workspace.id, serialNumber, settings: '{}', removedAt: null })
    .execute()
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('PORCHLIGHT_DATA_DIR', folder)
  // Tests run on nearly full disks too.
  vi.stubEnv('PORCHLIGHT_STORAGE_RESERVE_MB', '0')
  vi.stubEnv('PORCHLIGHT_STORAGE_RESERVE_PERCENT', '0')
  return {
    ...open,
    folder,
    makeFile: async (name, text) => {
      const file = join(folder, name)
      await writeFile(file, text)
      return file
    },
    end: async () => {
      vi.unstubAllEnvs()
      await open.close()
      await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Runs a command in this process; answers what it prints and the exit code that it leaves. */
export async function runCommand(
  add: (program: Command) => void,
  ...words: string[]
): Promise<{ output: string; errors: string; exitCode: unknown }> {
  const output = vi.spyOn(console, 'log').mockImplementation(() => {})
  const errors = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  const before = process.exitCode
  process.exitCode = undefined
  const program = new Command('porchlight').exitOverride()
  add(program)
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeErr: () => {} })
    for (const inner of command.commands) quiet(inner)
  }
  quiet(program)
  try {
    await program.parseAsync(['node', 'porchlight', ...words])
    const text = (calls: unknown[][]): string => calls.map(([line]) => String(line)).join('\n')
    return { output: text(output.mock.calls), errors: text(errors.mock.calls), exitCode: process.exitCode }
  } finally {
    process.exitCode = before
    output.mockRestore()
    errors.mockRestore()
  }
}

/**
 * A signal for what begins to listen from now on, as a command that runs here does. The process itself, and what else listens in it, such
 * as the runner of the tests, hears nothing.
 */
export function watchSignal(name: NodeJS.Signals): () => void {
  const others = new Set(process.rawListeners(name))
  return () => {
    const own = process.rawListeners(name).filter((listener) => !others.has(listener))
    if (own.length === 0) throw new Error(`nobody listens for ${name}`)
    for (const listener of own) listener.call(process, name)
  }
}
