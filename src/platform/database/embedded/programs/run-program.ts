import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'
import { endWithNode } from '../end-with-node.ts'
import type { ServerAccount } from './server-account.ts'

export interface ProgramOptions {
  nativeFolder: string
  /** A folder that the account can enter: PostgreSQL wants to know where it stands. */
  workingFolder: string
  account: ServerAccount | undefined
}

export interface ProgramResult {
  code: number | null
  output: string
}

/** Runs one of PostgreSQL's programs to its end and returns what it wrote on both channels. */
export async function runProgram(
  name: 'initdb' | 'postgres' | 'pg_ctl',
  programArguments: string[],
  options: ProgramOptions,
  input?: string,
): Promise<ProgramResult> {
  const [command, commandArguments] = await endWithNode(programPath(name, options), programArguments)
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArguments, {
      ...processOptions(options),
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.on('error', (error) => reject(explainSpawnError(error, options)))
    child.on('close', (code) => {
      // What setpriv answers when the program that it shall run cannot be loaded.
      if (code === 127 && output.startsWith('setpriv:')) reject(explainSpawnError(missingFile(output), options))
      else resolve({ code, output })
    })
    child.stdin.on('error', () => {}) // A program that ended early; its exit code says why.
    child.stdin.end(input ?? '')
  })
}

export function programPath(name: 'initdb' | 'postgres' | 'pg_ctl', { nativeFolder }: ProgramOptions): string {
  return join(nativeFolder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** A small environment: PGDATA and its like would change what the server does. */
export function processOptions({ workingFolder, account }: ProgramOptions) {
  return {
    cwd: workingFolder,
    env: { PATH: process.env.PATH ?? '', LC_MESSAGES: 'C', TZ: 'UTC', ...windowsEnvironment() },
    windowsHide: true,
    ...(account?.switched === true ? { uid: account.uid, gid: account.gid } : {}),
  }
}

function windowsEnvironment(): Record<string, string> {
  const root = process.env.SystemRoot
  const temporary = process.env.TEMP
  return {
    ...(root === undefined ? {} : { SystemRoot: root }),
    ...(temporary === undefined ? {} : { TEMP: temporary }),
  }
}

function missingFile(message: string): Error {
  return Object.assign(new Error(message.trim()), { code: 'ENOENT' })
}

/** Says what a failed spawn means: on musl systems the loader that the programs name is missing, which reads as ENOENT. */
export function explainSpawnError(error: Error, options: ProgramOptions): DatabaseStartFailure {
  const code = 'code' in error ? error.code : undefined
  const isThere = existsSync(programPath('postgres', options)) && existsSync(options.workingFolder)
  if (code === 'ENOENT' && isThere) {
    return new DatabaseStartFailure(
      'unsupported-platform',
      'The embedded PostgreSQL needs a Linux with glibc (Alpine has musl): set DATABASE_URL to a PostgreSQL server of version 15 or later.',
      error,
    )
  }
  if (code === 'EPERM' && options.account?.switched === true) {
    return new DatabaseStartFailure(
      'unreachable-folder',
      `PostgreSQL does not run as root, and this process may not start programs as the user ${options.account.name}: start Porchlight as an ordinary user, or set DATABASE_URL to a PostgreSQL server.`,
      error,
    )
  }
  return new DatabaseStartFailure(
    'server-failed',
    `The database's programs in ${options.nativeFolder} could not be run (${error.message}): install Porchlight's packages anew, or set DATABASE_URL to a PostgreSQL server.`,
    error,
  )
}
