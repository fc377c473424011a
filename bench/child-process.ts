import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export interface BenchProcess {
  child: ChildProcess
  pid: number
  /** Where it listens; 0 for one that does not. */
  port: number
  stop(): Promise<void>
}

/** Starts a program of this folder as a process of its own and waits until it says that it is ready. */
export async function startBenchProcess(file: string, settings: Record<string, unknown> = {}): Promise<BenchProcess> {
  const child = fork(join(import.meta.dirname, file), [JSON.stringify(settings)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`bench/${file} ended with ${signal ?? code} before it was ready`)),
    )
    // The programs of this folder send just this when they are ready.
    child.once('message', (message) => resolve((message as { port: number }).port))
  })
  return { child, pid: child.pid ?? 0, port, stop: () => stopChild(child) }
}

/** Ends a process and waits until it is gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  // Not "exit": npm ends before what it has started, which holds on to its output for as long as it lives.
  const gone = once(child, 'close')
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
  await gone
  clearTimeout(timer)
}

/** For the programs themselves: what `startBenchProcess` was given. */
export function readSettings<Settings>(): Settings {
  // Only startBenchProcess starts these programs, and each names the shape it is given.
  return JSON.parse(process.argv[2] ?? '{}') as Settings
}

/** For the programs themselves: says that all is ready, and ends with the bench. */
export function sayReady(port: number): void {
  process.on('disconnect', () => process.exit(0))
  process.send?.({ port })
}
