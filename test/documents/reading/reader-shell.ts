import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What a command said, and how it ended; null: it went on until it was told to stop. */
export interface Said {
  code: number | null
  stdout: string
  stderr: string
}

export interface ReaderShell {
  /** Runs a command to its end. `types`: what the reader answers when asked. */
  run(command: string, types?: string): Promise<Said>
  /** Runs a command that goes on, until it has said something; then the reader presses Ctrl-C. */
  runUntil(command: string, says: RegExp): Promise<Said>
  /** The same, and the command goes on: answers its process group. */
  keepRunning(command: string, says: RegExp): Promise<Said & { group: number }>
  close(): Promise<void>
}

const longestMs = 180_000

/**
 * One bash, as a reader's terminal: what a command sets is there for the next one. `scratch` is where its files go,
 * `folder` where it stands.
 */
export function openReaderShell(options: {
  folder: string
  scratch: string
  environment: Record<string, string>
}): ReaderShell {
  const { folder, scratch, environment } = options
  const shell = spawn('bash', ['--noprofile', '--norc'], { cwd: folder, env: environment })
  let told = ''
  shell.stdout.setEncoding('utf8').on('data', (text) => {
    told += text
  })
  shell.stdin.write('set -m\n')
  let count = 0

  const begin = async (command: string, types = ''): Promise<string> => {
    count += 1
    const file = join(scratch, `step-${count}`)
    await Promise.all([
      writeFile(file, `${command}\n`),
      writeFile(`${file}.in`, types),
      writeFile(`${file}.out`, ''),
      writeFile(`${file}.err`, ''),
    ])
    return file
  }
  const saidIn = async (file: string): Promise<Pick<Said, 'stdout' | 'stderr'>> => ({
    stdout: await readFile(`${file}.out`, 'utf8'),
    stderr: await readFile(`${file}.err`, 'utf8'),
  })
  const redirected = (file: string) => `< '${file}.in' > '${file}.out' 2> '${file}.err'`
  const answered = async (mark: RegExp, what: string): Promise<string> => {
    for (const end = performance.now() + longestMs; ; await wait(20)) {
      const found = mark.exec(told)?.[1]
      if (found !== undefined) return found
      if (performance.now() > end || shell.exitCode !== null) throw new Error(`no end of: ${what}`)
    }
  }

  const keepRunning: ReaderShell['keepRunning'] = async (command, says) => {
    const file = await begin(command)
    shell.stdin.write(`. '${file}' ${redirected(file)} &\necho "began ${count} $!"\n`)
    const group = Number(await answered(new RegExp(`^began ${count} (\\d+)$`, 'm'), command))
    for (const end = performance.now() + longestMs; ; await wait(50)) {
      const said = await saidIn(file)
      if (says.test(said.stdout)) return { ...said, code: null, group }
      if (performance.now() > end || !isAlive(group))
        throw new Error(`${command}\ndid not say ${says}, but\n${said.stdout}${said.stderr}`)
    }
  }

  return {
    async run(command, types) {
      const file = await begin(command, types)
      shell.stdin.write(`. '${file}' ${redirected(file)}\necho "ended ${count} $?"\n`)
      const code = Number(await answered(new RegExp(`^ended ${count} (\\d+)$`, 'm'), command))
      return { ...(await saidIn(file)), code }
    },
    keepRunning,
    async runUntil(command, says) {
      const { group, ...said } = await keepRunning(command, says)
      await endGroup(group)
      return said
    },
    async close() {
      shell.stdin.end()
      await ended(shell)
    },
  }
}

/** Ctrl-C for everything that a command has started, and its end. */
export async function endGroup(group: number): Promise<void> {
  signal(group, 'SIGINT')
  for (const end = performance.now() + 20_000; isAlive(group); await wait(20))
    if (performance.now() > end) signal(group, 'SIGKILL')
}

function isAlive(group: number): boolean {
  return signal(group, 0)
}

function signal(group: number, what: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-group, what)
  } catch {
    // Nobody is left in it.
    return false
  }
}

function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
}
