import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { configVariables } from '../../src/platform/config/config.ts'
import { childrenOf, commandOf, descendantsOf, isAlive, programOf, signal } from './process-tree.ts'

const root = join(import.meta.dirname, '../..')
/** A start that is not through after so long has failed. */
const startLimitMs = 90_000
/** As a service manager: between the end of a process and the next try. */
const restartAfterMs = 300

export interface Exit {
  at: number
  how: string
  /** What it said last. */
  lastLines: string
}

export interface Credentials {
  secretKey: string
  sessionKey: string
}

/**
 * Porchlight as a user starts it, through its launcher, and as a service manager keeps it: started again whenever it
 * ends. What ends without our doing is written down.
 */
export class Service {
  /** Ends that nobody wanted. */
  readonly exits: Exit[] = []
  #dataDir: string
  #environment: Record<string, string>
  #child: ChildProcess | null = null
  #url = ''
  #kept = false
  #expected = false
  #onExit: () => () => void = () => () => {}
  #ready: Promise<void> = Promise.resolve()

  constructor(dataDir: string, environment: Record<string, string>) {
    this.#dataDir = dataDir
    this.#environment = environment
  }

  get url(): string {
    return this.#url
  }

  get dataDir(): string {
    return this.#dataDir
  }

  get environment(): Record<string, string> {
    return { ...processEnvironment(), PORCHLIGHT_DATA_DIR: this.#dataDir, ...this.#environment }
  }

  get logFile(): string {
    return join(this.#dataDir, '..', 'porchlight.log')
  }

  get credentials(): Credentials {
    return JSON.parse(readFileSync(join(this.#dataDir, 'credentials.json'), 'utf8'))
  }

  get launcherPid(): number {
    return this.#child?.pid ?? 0
  }

  /** The server itself, below its launcher. */
  get serverPid(): number {
    const server = childrenOf(this.launcherPid).find((pid) => commandOf(pid).includes('dist/server/main.js'))
    return server ?? 0
  }

  /** The embedded database's first process; 0 when none runs. */
  get postmasterPid(): number {
    return descendantsOf(this.serverPid).find((pid) => programOf(pid) === 'postgres') ?? 0
  }

  /** `onExit` is called when the process has ended, and what it answers when it serves again. */
  set onExit(listener: () => () => void) {
    this.#onExit = listener
  }

  async start(): Promise<void> {
    this.#kept = true
    this.#ready = this.#run()
    await this.#ready
  }

  /** Resolves when it is ready, also after ends and starts, and after an end that was announced. */
  async whenReady(): Promise<void> {
    // The launcher notices a moment later that its server is gone.
    while (this.#expected) await sleep(5)
    for (let ready: Promise<void> | null = null; ready !== this.#ready; ) {
      ready = this.#ready
      await ready
    }
  }

  /** Whoever ends the process on purpose says so first, so that its end is not held against it. */
  expectEnd(): void {
    this.#expected = true
  }

  /** SIGTERM, as a service manager stops it, and SIGKILL to all that is left when it does not end. */
  async stop(): Promise<void> {
    this.#kept = false
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    // Started again at once, it would hear of this end as of one that nobody wanted.
    child.removeAllListeners('exit')
    const everything = [this.launcherPid, ...descendantsOf(this.launcherPid)]
    child.kill('SIGTERM')
    const end = performance.now() + 30_000
    while (everything.some(isAlive) && performance.now() < end) await sleep(20)
    for (const pid of everything) signal(pid, 'SIGKILL')
  }

  async #run(): Promise<void> {
    const end = performance.now() + startLimitMs
    for (;;) {
      try {
        this.#url = await this.#startOnce()
        return
      } catch (error) {
        // Refused because a part of the one before still holds the data folder, for example.
        if (!this.#kept || performance.now() > end) throw error
        await sleep(restartAfterMs)
      }
    }
  }

  #startOnce(): Promise<string> {
    const log = openSync(this.logFile, 'a')
    const child = spawn(process.execPath, [join(root, 'bin/porchlight.mjs'), 'start'], {
      cwd: root,
      // As npm runs it: the launcher then looks whether the one who started it is still there.
      env: { ...this.environment, PORT: '0', npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', log],
      // Ctrl-C in a terminal is for the bench, which stops this one itself.
      detached: true,
    })
    closeSync(log)
    this.#child = child
    this.#expected = false
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code, signalName) => {
        reject(new Error(`Porchlight ended with ${signalName ?? code} before it was ready:\n${this.#lastLines()}`))
      })
      // Its standard output is a pipe, see above.
      createInterface({ input: child.stdout as Readable }).on('line', (line) => {
        const url = /^Porchlight is ready on (\S+)$/.exec(line)?.[1]
        if (url === undefined) return
        child.removeAllListeners('exit')
        child.once('exit', (code, signalName) => this.#ended(String(signalName ?? code)))
        resolve(url)
      })
    })
  }

  #ended(how: string): void {
    if (!this.#kept) return
    if (!this.#expected) this.exits.push({ at: performance.now(), how, lastLines: this.#lastLines() })
    const over = this.#onExit()
    this.#ready = this.#run().finally(over)
    // Whoever waits hears of it.
    this.#ready.catch(() => {})
  }

  #lastLines(): string {
    const lines = readFileSync(this.logFile, 'utf8').split('\n')
    // The requests say nothing of why it ended.
    return lines
      .filter((line) => !line.includes('"msg":"request"'))
      .slice(-12)
      .join('\n')
      .slice(-2_000)
  }
}

/** What the one who runs the bench has set for their own Porchlight must not change what is seen here. */
function processEnvironment(): Record<string, string> {
  const ours = new Set<string>(Object.values(configVariables).map(({ variable }) => variable))
  ours.add('NODE_OPTIONS')
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || ours.has(name) || /^(npm_|VITEST)/.test(name) ? [] : [[name, value]],
    ),
  )
}
