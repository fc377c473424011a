import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { makeAvi } from '../../../../test/sample-media.ts'
import { inWorkFolder } from '../work-folder.ts'
import { findBundledFfmpeg, shutIn } from './bundled-ffmpeg.ts'
import type { FfmpegCommand, FfmpegResult } from './ffmpeg.ts'

const never = new AbortController().signal
const frame: FfmpegCommand = {
  before: [],
  after: ['-map', '0:v:0', '-frames:v', '1', '-f', 'mjpeg'],
  output: 'frame.jpg',
}

function run(
  commands: FfmpegCommand[],
  changes: { timeoutMs?: number; maxOutputBytes?: number } = {},
): Promise<FfmpegResult[]> {
  return inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'input'), await makeAvi({ seconds: 2 }))
    const limits = { timeoutMs: 30_000, maxOutputBytes: 1_000_000, ...changes }
    const ffmpeg = findBundledFfmpeg() ?? expect.fail('it is not installed')
    return ffmpeg.run({ folder, input: 'input', reader: 'avi', commands, ...limits }, never)
  })
}

quickTest('a command that the process dies of takes nothing from the next', async () => {
  // It reports success and leaves no file: the process stumbles over that, as it does over a crash inside.
  const deadly = { before: [], after: ['-map', '0:v:0', '-f', 'null'], output: 'nothing' }
  const [first, second, third] = await run([frame, deadly, { ...frame, output: 'third.jpg' }])
  expect(first?.output?.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  expect(second).toEqual({ output: null, said: '' })
  expect(third?.output?.equals(first?.output ?? Buffer.alloc(0))).toBe(true)
})

deepTest('more memory than it may have is a failure of the command, not of the machine', async () => {
  const huge = { ...frame, after: [...frame.after, '-vf', 'scale=30000:30000,format=rgba64'], output: 'huge.jpg' }
  const [first, second] = await run([huge, frame])
  expect([first?.output, second?.output?.length]).toEqual([null, expect.any(Number)])
})

quickTest('a command that takes too long is ended, and the answer comes', async () => {
  const endless = { before: ['-stream_loop', '-1'], after: ['-f', 'null'], output: 'none' }
  // On a busy machine the first command may not be done in four seconds: then all of them have more.
  for (const timeoutMs of [4_000, 16_000, 60_000]) {
    const started = performance.now()
    const results = await run([frame, endless, frame], { timeoutMs })
    const lateMs = performance.now() - started - timeoutMs
    const done = results.map(({ output }) => output !== null)
    if (!done[0] && timeoutMs < 60_000) continue
    expect(done).toEqual([true, false, false])
    // Nothing else would end it.
    expect(lateMs).toBeLessThan(20_000)
    return
  }
})

deepTest('an output that grows beyond its limit is cut off', async () => {
  const raw = { before: [], after: ['-map', '0:v:0', '-f', 'rawvideo'], output: 'raw' }
  const [result] = await run([raw], { maxOutputBytes: 100_000 })
  expect(result?.output?.length ?? 0).toBeLessThan(500_000)
})

quickTest.each([
  ["require('node:fs').readFileSync('/etc/hosts')", 'FileSystemRead'],
  [
    `require('node:fs').writeFileSync(${JSON.stringify(join(tmpdir(), 'porchlight-test-escape'))}, '')`,
    'FileSystemWrite',
  ],
  ["require('node:child_process').execSync('true')", 'ChildProcess'],
  ["new (require('node:worker_threads').Worker)('', { eval: true })", 'WorkerThreads'],
])('the process around it may not run %s', async (code, permission) => {
  await inWorkFolder(async (folder) => {
    const ran = promisify(execFile)(process.execPath, [...shutIn([], folder), '-e', code])
    await expect(ran).rejects.toMatchObject({ stderr: expect.stringContaining(permission) })
  })
})
