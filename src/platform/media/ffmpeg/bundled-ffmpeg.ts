import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, extname, join, resolve as resolvePath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restrictNode } from '../../isolation/node-flags.ts'
import { nodeWithoutNetwork } from '../../isolation/without-network.ts'
import type { BundledJob } from './bundled-ffmpeg-process.ts'
import { type Ffmpeg, type FfmpegJob, type FfmpegResult, makeArguments } from './ffmpeg.ts'
import { readOutput } from './read-output.ts'
import { lowerPriority } from './system-ffmpeg.ts'

const program = fileURLToPath(new URL(`./bundled-ffmpeg-process${extname(import.meta.url)}`, import.meta.url))
/** Of the JavaScript around it; its own memory has another limit. */
const heapMegabytes = 256
const memoryMegabytes = 1_024

/**
 * ffmpeg as WebAssembly, from the package @ffmpeg/core, which is not part of Porchlight: slower than a program, but it runs
 * on every machine, and is doubly shut in. The WebAssembly sees one file and no network; the process that it runs in may
 * read its own program and the folder of the job, write that folder, and nothing else. `folder`: where it was installed,
 * or the package itself; beside Porchlight when not given.
 */
export function findBundledFfmpeg(folder?: string): Ffmpeg | null {
  const { resolve } = createRequire(folder === undefined ? import.meta.url : join(resolvePath(folder), 'package.json'))
  try {
    const core = resolve('@ffmpeg/core')
    const wasm = resolve('@ffmpeg/core/wasm')
    return {
      origin: 'ffmpeg as WebAssembly, which is under GPL-2.0-or-later (docs/licenses.md)',
      run: (job, signal) => runJob(core, wasm, job, signal),
    }
  } catch {
    // Nobody has added it: it is under another license than Porchlight (docs/licenses.md).
    return null
  }
}

async function runJob(core: string, wasm: string, job: FfmpegJob, signal: AbortSignal): Promise<FfmpegResult[]> {
  const late = AbortSignal.timeout(job.timeoutMs)
  const end = AbortSignal.any([signal, late])
  const said: (string | null)[] = []
  while (said.length < job.commands.length && !end.aborted) {
    const rest = { ...job, commands: job.commands.slice(said.length) }
    const heard = await runProcess(core, wasm, rest, end)
    said.push(...heard)
    // It died of a command: the next one gets a new process.
    if (heard.length < rest.commands.length) said.push(null)
  }
  signal.throwIfAborted()
  // Only what was said to be done counts: a killed process may leave half a file.
  return Promise.all(
    job.commands.map(async ({ output }, index) => {
      const text = said[index] ?? null
      if (text === null) return { output: null, said: '' }
      return { output: await readOutput(join(job.folder, output), job.maxOutputBytes), said: text }
    }),
  )
}

/** Answers what was said to each of the commands that were done until the process ended. */
async function runProcess(core: string, wasm: string, job: FfmpegJob, end: AbortSignal): Promise<string[]> {
  const [execPath, execArgv] = nodeWithoutNetwork(shutIn([core, wasm], job.folder))
  const child = fork(program, [], {
    execPath,
    execArgv,
    env: {},
    cwd: job.folder,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  lowerPriority(child.pid)
  const said: string[] = []
  const kill = (): boolean => child.kill('SIGKILL')
  end.addEventListener('abort', kill, { once: true })
  if (end.aborted) kill()
  child.on('message', (text) => said.push(String(text)))
  // Messages that are under way when it exits still come before `close`.
  const closed = once(child, 'close')
  try {
    child.send(toMessage(core, wasm, job), () => {})
    await closed
  } finally {
    end.removeEventListener('abort', kill)
    kill()
  }
  return said
}

/** What Node lets the process do: read its own program and the given files, read and write the folder, no more. */
export function shutIn(files: readonly string[], folder: string): string[] {
  return restrictNode({ files, folders: [dirname(program), folder], writable: folder, heapMb: heapMegabytes })
}

function toMessage(core: string, wasm: string, job: FfmpegJob): BundledJob {
  return {
    core,
    wasm,
    input: join(job.folder, job.input),
    memoryMegabytes,
    timeoutMs: job.timeoutMs,
    commands: job.commands.map((command) => ({
      args: makeArguments(job, command, { input: '/in/input', output: `/out/${command.output}` }),
      from: `/out/${command.output}`,
      to: join(job.folder, command.output),
    })),
  }
}
