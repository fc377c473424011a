import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import type { EmbeddedConnection } from './embedded-connection.ts'

const compileCache = join(import.meta.dirname, '../../../../node_modules/.cache/compiled')

export interface OwnerProcess {
  child: ChildProcess
  connection: EmbeddedConnection
  location: string
  /** The process of the PostgreSQL server. */
  serverPid: number
  logged: string[]
  /** Closes the input, upon which the process stops the server and ends. */
  stop(): Promise<void>
  /** Ends Node without a chance to clean up. */
  kill(): Promise<void>
}

export interface OwnerOptions {
  /** The folder with a copy of this folder's sources, where the process shall not run from these here. */
  sources?: string
  node?: string
  user?: { uid: number; gid: number }
  /** Without setpriv the server outlives its Node. */
  guarded?: boolean
  purpose?: string
}

/** Opens a database in a Node process of its own. Rejects with the sentence that the process was refused with. */
export async function startOwner(dataDir: string, options: OwnerOptions = {}): Promise<OwnerProcess> {
  const child = spawnOwner(dataDir, options)
  const ended = once(child, 'exit')
  const logged: string[] = []
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const message = JSON.parse(line) as {
      log?: string
      failure?: string
      connection: EmbeddedConnection
      location: string
      pid: number
    }
    if (message.failure !== undefined) throw new Error(message.failure)
    if (message.log !== undefined) logged.push(message.log)
    else {
      const stop = async () => {
        child.stdin?.end()
        await ended
      }
      const kill = async () => {
        child.kill('SIGKILL')
        await ended
      }
      return {
        child,
        connection: message.connection,
        location: message.location,
        serverPid: message.pid,
        logged,
        stop,
        kill,
      }
    }
  }
  throw new Error('The process ended without a word.')
}

/** Starts the process without waiting for what comes of it. */
export function spawnOwner(dataDir: string, options: OwnerOptions = {}): ChildProcess {
  const script = join(options.sources ?? import.meta.dirname, 'open-for-test.fixture.ts')
  return spawn(options.node ?? process.execPath, [script, dataDir, options.purpose ?? 'fixture'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    cwd: '/',
    env: {
      PATH: options.guarded === false ? '/nowhere' : (process.env.PATH ?? ''),
      // A copy is deleted soon, and another user may not write here.
      ...(options.sources === undefined && options.user === undefined ? { NODE_COMPILE_CACHE: compileCache } : {}),
    },
    ...options.user,
  })
}

/** Runs one statement on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  connection: EmbeddedConnection,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client(connection)
  // A server that is killed ends its connections with an error of their own; the statement's is the one that counts.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

/** Whether the process runs; one that is dead and only waits to be collected does not. */
export function processExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return process.platform !== 'linux' || !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
