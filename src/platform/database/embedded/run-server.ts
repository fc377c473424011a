import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseStartFailure } from './database-start-failure.ts'
import { guardServer } from './guard-server.ts'
import { isRecovering, untilRecovered } from './is-recovering.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import {
  explainSpawnError,
  type ProgramOptions,
  processOptions,
  programPath,
  runProgram,
} from './programs/run-program.ts'
import type { ServerLog } from './server-log.ts'
import { stopFormerServer } from './stop-former-server.ts'

export interface ServerExit {
  code: number | null
  signal: NodeJS.Signals | null
  /** Whether `stop` was called before. */
  expected: boolean
}

export interface RunningServer {
  pid: number
  exited: Promise<ServerExit>
  /** Stops it cleanly, once it has recovered where it does just now. */
  stop(): Promise<void>
  /** Ends a server that somebody else told to stop and that waits for its connections to end; does nothing otherwise. */
  hurryToEnd(): void
}

const leftoverPatience = 10_000
const cleanStopPatience = 15_000
const quickStopPatience = 5_000
const noticeAfter = 5_000

/** Starts the server on a cluster and waits until it takes connections, however long recovery after a crash lasts. */
export async function runServer(
  cluster: string,
  settings: Record<string, string>,
  options: ProgramOptions,
  serverLog: ServerLog,
  log: (line: string) => void,
): Promise<RunningServer> {
  const start = Date.now()
  for (;;) {
    const server = await spawnServer(cluster, settings, options, serverLog)
    if (await waitUntilReady(server, cluster, log)) return server
    const text = serverLog.recentText()
    // Children of a killed server may live on for a second or two, and a dead one counts until it is collected.
    const mayPass = /lock file "|still in use/.test(text) && Date.now() - start < leftoverPatience
    if (!mayPass) throw describeFailure(cluster, text)
    // One of a Node that was killed the moment it had started it: too young to be found before, and nobody guards it.
    await stopFormerServer(cluster, log)
    await sleep(100)
  }
}

async function waitUntilReady(server: RunningServer, cluster: string, log: (line: string) => void): Promise<boolean> {
  let ended = false
  server.exited.finally(() => {
    ended = true
  })
  const start = Date.now()
  let noticed = false
  while (!ended) {
    const file = readPostmasterFile(cluster)
    if (file?.pid === server.pid && file.status === 'ready') return true
    if (!noticed && Date.now() - start > noticeAfter) {
      noticed = true
      log('The database is recovering from an unclean stop; this may take a few minutes.')
    }
    await sleep(5)
  }
  return false
}

async function spawnServer(
  cluster: string,
  settings: Record<string, string>,
  options: ProgramOptions,
  serverLog: ServerLog,
): Promise<RunningServer> {
  const program = programPath('postgres', options)
  const serverArguments = [
    '-D',
    cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const child = spawn(program, serverArguments, {
    ...processOptions(options),
    stdio: ['ignore', serverLog.descriptor, serverLog.descriptor],
    // A group of its own: Ctrl-C in the terminal is for Node, which stops the server when it has finished.
    detached: process.platform !== 'win32',
  })
  return supervise(child, await startedPid(child, options), cluster, options)
}

function startedPid(child: ChildProcess, options: ProgramOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(explainSpawnError(error, options)))
    child.once('spawn', () => resolve(child.pid ?? 0))
  })
}

function supervise(child: ChildProcess, pid: number, cluster: string, options: ProgramOptions): RunningServer {
  let stopping: Promise<void> | undefined
  const signal = (name: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(name)
  }
  const guard = guardServer(cluster, pid, processOptions(options).env)
  let hasEnded = false
  // Should Node leave without `stop`, by process.exit or an uncaught error; one that recovers is left to the guard.
  const onProcessExit = () => isRecovering(cluster, pid) || signal('SIGINT')
  process.once('exit', onProcessExit)
  const exited = new Promise<ServerExit>((resolve) => {
    child.once('exit', (code, endSignal) => {
      hasEnded = true
      guard.dismiss()
      process.removeListener('exit', onProcessExit)
      resolve({ code, signal: endSignal, expected: stopping !== undefined })
    })
  })
  const endsWithin = async (milliseconds: number) => {
    const timer = new AbortController()
    const ended = await Promise.race([
      exited.then(() => true),
      sleep(milliseconds, false, { signal: timer.signal }).catch(() => false),
    ])
    timer.abort()
    return ended
  }
  const end = async () => {
    await untilRecovered(cluster, pid, () => hasEnded)
    if (hasEnded) return
    // Windows has no signals; Node would just end the process.
    if (process.platform === 'win32') await runProgram('pg_ctl', ['stop', '-D', cluster, '-m', 'fast'], options)
    else signal('SIGINT')
    if (await endsWithin(cleanStopPatience)) return
    // Gives up the last checkpoint, not the data: the next start replays the log.
    signal('SIGQUIT')
    if (await endsWithin(quickStopPatience)) return
    signal('SIGKILL')
    await exited
  }
  return {
    pid,
    exited,
    stop: () => {
      stopping ??= end()
      return stopping
    },
    hurryToEnd: () => {
      if (stopping || hasEnded) return
      const file = readPostmasterFile(cluster)
      if (file?.pid === pid && file.status === 'stopping') signal('SIGINT')
    },
  }
}

function describeFailure(cluster: string, text: string): DatabaseStartFailure {
  const fatal = text.match(/(?:FATAL|PANIC): .*/g)?.at(-1) ?? text.trim().replaceAll(/\s+/g, ' ')
  return new DatabaseStartFailure(
    'server-failed',
    `The database server on ${cluster} did not start: ${fatal} (more in server.log beside that folder).`,
  )
}
