import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { withoutNetwork } from '../../isolation/without-network.ts'
import { type Ffmpeg, type FfmpegCommand, type FfmpegJob, type FfmpegResult, makeArguments, maxSaid } from './ffmpeg.ts'
import { readOutput } from './read-output.ts'

/** Address space in KiB: ffmpeg maps more than it uses. */
const memoryKilobytes = 4 * 1_048_576
/** Of what we ask ffmpeg to write. */
const neededEncoders = ['mjpeg', 'pcm_s16le']
const findTimeoutMs = 10_000
/** Behind the server, but not so far that a busy machine starves it until its time is up. */
const niceness = 5

interface Ran {
  code: number | null
  said: string
}

/** The ffmpeg that the system has; null when there is none that can do what we need. */
export async function findSystemFfmpeg(program = 'ffmpeg'): Promise<Ffmpeg | null> {
  const limit = AbortSignal.timeout(findTimeoutMs)
  const version = await runProgram(program, ['-version'], undefined, limit, 'stdout').catch(() => null)
  if (version?.code !== 0) return null
  const encoders = await runProgram(program, ['-hide_banner', '-encoders'], undefined, limit, 'stdout').catch(
    () => null,
  )
  const names = new Set(encoders?.said.split('\n').map((line) => line.trim().split(/\s+/)[1]))
  if (!neededEncoders.every((name) => names.has(name))) return null
  return {
    origin: /^ffmpeg version (\S+)/.exec(version.said)?.[0] ?? 'ffmpeg',
    run: (job, signal) => runJob(program, job, signal),
  }
}

async function runJob(program: string, job: FfmpegJob, signal: AbortSignal): Promise<FfmpegResult[]> {
  const late = AbortSignal.timeout(job.timeoutMs)
  const end = AbortSignal.any([signal, late])
  const results: FfmpegResult[] = []
  for (const command of job.commands) {
    signal.throwIfAborted()
    results.push(late.aborted ? { output: null, said: '' } : await runCommand(program, job, command, end))
  }
  signal.throwIfAborted()
  return results
}

async function runCommand(
  program: string,
  job: FfmpegJob,
  command: FfmpegCommand,
  end: AbortSignal,
): Promise<FfmpegResult> {
  const args = ['-nostdin', ...makeArguments(job, command, { input: `./${job.input}`, output: `./${command.output}` })]
  const seconds = Math.ceil(job.timeoutMs / 1000)
  const limited = withLimits(program, args, seconds, job.maxOutputBytes)
  const ran = await runProgram(...withoutNetwork(...limited), job.folder, end, 'stderr').catch(() => null)
  if (ran === null) return { output: null, said: '' }
  return {
    output: ran.code === 0 ? await readOutput(join(job.folder, command.output), job.maxOutputBytes) : null,
    said: ran.said,
  }
}

/** Limits of memory, processor time and file size that hold even when we are killed. Windows has no such shell. */
function withLimits(program: string, args: string[], seconds: number, maxBytes: number): [string, string[]] {
  if (process.platform === 'win32') return [program, args]
  // In blocks of 512 bytes, with room for the last one.
  const blocks = Math.ceil(maxBytes / 512) + 4_096
  // macOS knows no limit of address space: what cannot be set is left.
  const script = `ulimit -v ${memoryKilobytes} 2>/dev/null; ulimit -t ${seconds} 2>/dev/null; ulimit -f ${blocks} 2>/dev/null; ulimit -c 0 2>/dev/null; exec "$0" "$@"`
  return ['/bin/sh', ['-c', script, program, ...args]]
}

/** Runs a program with nothing of our environment but the path to programs: no secret gets near an untrusted file. */
function runProgram(
  program: string,
  args: readonly string[],
  folder: string | undefined,
  end: AbortSignal,
  listenTo: 'stdout' | 'stderr',
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    if (end.aborted) return reject(end.reason)
    const child = spawn(program, args, {
      stdio: ['ignore', listenTo === 'stdout' ? 'pipe' : 'ignore', listenTo === 'stderr' ? 'pipe' : 'ignore'],
      env: { PATH: process.env.PATH },
      signal: end,
      killSignal: 'SIGKILL',
      windowsHide: true,
      ...(folder === undefined ? {} : { cwd: folder }),
    })
    lowerPriority(child.pid)
    let said = ''
    child[listenTo]?.setEncoding('utf8').on('data', (text: string) => {
      if (said.length < maxSaid) said += text.slice(0, maxSaid - said.length)
    })
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, said }))
  })
}

/** Answers to everybody else go first. */
export function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    setPriority(pid, niceness)
  } catch {
    // It has ended already, or the system does not let us.
  }
}
