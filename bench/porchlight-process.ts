import { type ChildProcess, spawn } from 'node:child_process'
import { openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { allocator } from '../bin/allocator.mjs'
import { configVariables } from '../src/platform/config/config.ts'
import { stopChild } from './child-process.ts'

const root = join(import.meta.dirname, '..')

export interface RunningPorchlight {
  /** Of the first process: the server itself, or the launcher before it. */
  pid: number
  url: string
  /** From the start of the command to the ready line, in milliseconds. */
  startMs: number
  stop(): Promise<void>
}

/** What bin/porchlight.mjs starts: the bundle that the commands of the bench have built. */
export const serverProgram = join(root, 'dist', 'server', 'main.js')

/** The server by itself, without the launcher that only keeps it alive, in the environment that the launcher gives it. */
export const serverCommand = [
  process.execPath,
  '--disable-warning=ExperimentalWarning',
  '--expose-gc',
  serverProgram,
  'start',
]

/** Starts Porchlight in its default configuration but for what `environment` says; its log goes to a file. */
export async function startPorchlight(
  command: readonly string[],
  environment: Record<string, string>,
  logFile: string,
): Promise<RunningPorchlight> {
  const [program = '', ...args] = command
  const begin = performance.now()
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...withoutOurVariables(process.env),
      ...allocator,
      PORT: '0',
      ...environment,
    },
    // The server ends with the one who holds this channel, also when the bench is killed.
    stdio: ['ignore', 'pipe', openSync(logFile, 'a'), ...(program === process.execPath ? ['ipc' as const] : [])],
  })
  const url = await readReadyLine(child, logFile)
  return { pid: child.pid ?? 0, url, startMs: performance.now() - begin, stop: () => stopChild(child) }
}

function readReadyLine(child: ChildProcess, logFile: string): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      const lastLines = readFileSync(logFile, 'utf8').split('\n').slice(-20).join('\n')
      reject(new Error(`Porchlight ended with ${signal ?? code} before it was ready:\n${lastLines}`))
    })
    if (!child.stdout) return
    createInterface({ input: child.stdout }).on('line', (line) => {
      const url = /^Porchlight is ready on (\S+)$/.exec(line)?.[1]
      if (url !== undefined) resolve(url)
    })
  })
}

/** What the one who measures has set for their own Porchlight must not change what is measured. */
function withoutOurVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const ours = new Set(Object.values(configVariables).map(({ variable }) => variable))
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !ours.has(name)))
}
