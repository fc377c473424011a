import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countBeforeKill } from '../bin/testing/processor-time.mjs'

const root = join(import.meta.dirname, '..')

export interface ProcessOutput {
  stdout: string
  stderr: string
}

export interface PorchlightProcess {
  child: ChildProcess
  /** What it has said so far. */
  output: ProcessOutput
  /** Resolves with the exit code once it has ended. */
  ended: Promise<number | null>
}

export interface ReadyPorchlight extends PorchlightProcess {
  url: string
  /** Empty in a folder that holds none, such as one restored from a backup. */
  credentials: { baseUrl: string; secretKey: string; sessionKey: string; serialNumber?: string }
  /** From the start of the process to its ready line, in milliseconds. */
  readyMs: number
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>
}

export type Environment = Record<string, string>

/** Runs a command line of Porchlight just as a user's `npx porchlight ...` does; `input` is all that is typed. */
export function runPorchlight(commandLine: string[], environment: Environment, input = ''): PorchlightProcess {
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'USER', 'TMPDIR', 'LANG'].flatMap((name) => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
  const child = spawn(process.execPath, [join(root, 'bin', 'porchlight.mjs'), ...commandLine], {
    cwd: root,
    env: { ...inherited, ...environment },
    stdio: [input === '' ? 'ignore' : 'pipe', 'pipe', 'pipe'],
    detached: true,
  })
  child.stdin?.on('error', () => {}) // A command that does not read it.
  child.stdin?.end(input)
  const output = { stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    output.stdout += text
  })
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    output.stderr += text
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, output, ended }
}

/** Runs a command to its end. */
export async function finishPorchlight(
  commandLine: string[],
  environment: Environment,
  input = '',
): Promise<ProcessOutput & { code: number | null }> {
  const run = runPorchlight(commandLine, environment, input)
  const code = await run.ended
  return { ...run.output, code }
}

/** Starts the server on a free port and waits for its ready line. */
export async function startPorchlight(dataDir: string, environment: Environment = {}): Promise<ReadyPorchlight> {
  const begin = performance.now()
  const run = runPorchlight(['start'], { PORCHLIGHT_DATA_DIR: dataDir, PORT: '0', ...environment })
  const url = await readyUrl(run)
  const readyMs = performance.now() - begin
  const file = join(dataDir, 'credentials.json')
  const none = { baseUrl: '', secretKey: '', sessionKey: '' }
  const credentials = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : none
  return {
    ...run,
    url,
    credentials,
    readyMs,
    stop: () => {
      run.child.kill('SIGTERM')
      return run.ended
    },
  }
}

/** One that is not ready by then, on however busy a machine, never will be: what it said tells more than a test's own limit. */
const readyLimitMs = 240_000

function readyUrl({ child, output, ended }: PorchlightProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`it is not ready after ${readyLimitMs / 1_000} s:\n${output.stdout}\n${output.stderr}`))
    }, readyLimitMs)
    const look = (): void => {
      const url = /^Porchlight is ready on (http\S+)$/m.exec(output.stdout)?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout?.on('data', look)
    void ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`it ended with ${code} instead of getting ready:\n${output.stderr}`))
    })
  })
}

/** Ends every process of it at once, the way a power cut would: the launcher, the server, the database. */
export async function killAll({ child, ended }: PorchlightProcess): Promise<void> {
  if (child.pid === undefined) return
  countBeforeKill(child.pid)
  for (const pid of [...(await descendantsOf(child.pid)), child.pid]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // Already gone with its parent.
    }
  }
  await ended
}

async function descendantsOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  const children = text.split(' ').filter(Boolean).map(Number)
  return [...(await Promise.all(children.map(descendantsOf))).flat(), ...children]
}
