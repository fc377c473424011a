import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest, sampleOf } from '../../../test/run/how-much.ts'
import { type Colour, colourOfSecond, convertAvi, makeAvi, makeWav } from '../../../test/sample-media.ts'
import { fastestOf } from '../../../test/timing/fastest-of.ts'
import { recogniseFile } from '../files/recognise-file.ts'
import { findBundledFfmpeg } from './ffmpeg/bundled-ffmpeg.ts'
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts'
import { findSystemFfmpeg } from './ffmpeg/system-ffmpeg.ts'
import { digestVideo, evenTimes, readDuration, type VideoDigest } from './video-digest.ts'
import { inWorkFolder } from './work-folder.ts'

const never = new AbortController().signal
const everything = { frames: true, sound: true }
const hasSystemFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0
let temporary: string
let avi: Buffer
let system: Ffmpeg | null = null

beforeAll(async () => {
  // So that what is left behind here is told from what others are working on.
  temporary = await mkdtemp(join(tmpdir(), 'porchlight-test-media-'))
  process.env.TMPDIR = temporary
  avi = await makeAvi({ seconds: 12, width: 160, height: 120 })
  system = await findSystemFfmpeg()
})

afterAll(() => rm(temporary, { recursive: true }))

const samples = new Map<string, Promise<Buffer>>()

/** The sample video in a format, made once. */
function sample(format: string): Promise<Buffer> {
  const known = samples.get(format) ?? (format === 'avi' ? Promise.resolve(avi) : convertAvi(avi, format))
  samples.set(format, known)
  return known
}

function digest(
  ffmpeg: Ffmpeg,
  bytes: Buffer,
  mimeType: string,
  wanted = everything,
  signal = never,
): Promise<VideoDigest> {
  return inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'input'), bytes)
    return digestVideo({ ffmpeg, folder, input: 'input', mimeType }, wanted, signal)
  })
}

/** Which second of the sample video a frame shows. */
async function secondOf(frame: Uint8Array): Promise<number> {
  const { data, info } = await sharp(frame).raw().toBuffer({ resolveWithObject: true })
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 3
  const seen: Colour = { r: data[middle] ?? 0, g: data[middle + 1] ?? 0, b: data[middle + 2] ?? 0 }
  const distance = (second: number): number => {
    const { r, g } = colourOfSecond(second)
    return Math.abs(r - seen.r) + Math.abs(g - seen.g)
  }
  return Array.from({ length: 12 }, (_, second) => second).reduce((best, second) =>
    distance(second) < distance(best) ? second : best,
  )
}

const programs: [string, () => Ffmpeg][] = [
  ['WebAssembly', () => findBundledFfmpeg() ?? expect.fail()],
  ...(hasSystemFfmpeg ? [['the system', (): Ffmpeg => system ?? expect.fail()] as [string, () => Ffmpeg]] : []),
]

describe.each(programs)('with the ffmpeg of %s', (_name, ffmpeg) => {
  test.each(sampleOf(['mp4', 'avi', 'mkv', 'flv', 'mpg', 'ts'], 1))(
    '%s gives six frames, evenly spread, and its sound',
    async (format) => {
      const bytes = await sample(format)
      const { seconds, frames, sound } = await digest(ffmpeg(), bytes, await recogniseFile(bytes.subarray(0, 65_536)))
      expect(seconds).toBeGreaterThan(11.9)
      expect(seconds).toBeLessThan(12.2)
      const seen = await Promise.all(frames.map(({ data }) => secondOf(data)))
      // The middles of six parts of 12 s fall on the changes of colour at odd seconds: one frame earlier is right too.
      expect(seen.map((second, index) => Math.abs(second - (index * 2 + 0.5)) <= 0.5)).toEqual(Array(6).fill(true))
      const wav = Buffer.from(sound ?? [])
      expect(await recogniseFile(wav)).toBe('audio/wav')
      expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000])
      expect(wav.length / 32_000).toBeGreaterThan(11.8)
    },
  )

  const further: [string, () => Promise<void>][] = [
    [
      'a stream without a length still gives frames',
      async () => {
        const { seconds, frames, sound } = await digest(ffmpeg(), await sample('m1v'), 'video/mpeg')
        expect(seconds).toBeNull()
        expect(frames.length).toBeGreaterThan(0)
        expect(sound).toBeNull()
      },
    ],
    [
      'a video without sound, and one of a single second',
      async () => {
        const silent = await makeAvi({ seconds: 1, withSound: false })
        const { frames, sound } = await digest(ffmpeg(), silent, 'video/vnd.avi')
        expect([frames.length > 0, sound]).toEqual([true, null])
      },
    ],
    [
      'a large frame is scaled down, a small one is not scaled up',
      async () => {
        const large = await makeAvi({ seconds: 1, width: 1_600, height: 1_000, withSound: false })
        const [frame] = (await digest(ffmpeg(), large, 'video/vnd.avi')).frames
        expect(await sharp(frame?.data).metadata()).toMatchObject({ width: 768, height: 480 })
        const [small] = (await digest(ffmpeg(), avi, 'video/vnd.avi')).frames
        expect(await sharp(small?.data).metadata()).toMatchObject({ width: 160, height: 120 })
      },
    ],
  ]

  test.each(sampleOf(further, 1))('%s', async (_name, run) => {
    await run()
  })

  test('damaged and foreign bytes end in nothing, not in an error', async () => {
    const noise = Buffer.from(Array.from({ length: 40_000 }, (_, at) => (at * at * 31) % 256))
    const empty = { frames: [], sound: null }
    expect(await digest(ffmpeg(), noise, 'video/mp4')).toMatchObject(empty)
    expect(await digest(ffmpeg(), avi.subarray(0, 200), 'video/vnd.avi')).toMatchObject(empty)
    const half = await digest(ffmpeg(), avi.subarray(0, avi.length / 2), 'video/vnd.avi')
    expect(half.frames.length).toBeGreaterThan(0)
  })

  test('a play list that names files of this machine is not followed, whatever it says it is', async () => {
    const secret = join(temporary, 'porchlight-test-secret.wav')
    await writeFile(secret, makeWav({ seconds: 1 }))
    const lists = [
      `ffconcat version 1.0\nfile '${secret}'\n`,
      `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\nfile://${secret}\n#EXT-X-ENDLIST\n`,
    ]
    for (const list of lists) {
      for (const mimeType of ['video/mp4', 'video/mp2t']) {
        expect((await digest(ffmpeg(), Buffer.from(list), mimeType)).sound).toBeNull()
      }
    }
  })

  deepTest('ends at once when the answer is not wanted any more, and leaves no folder behind', async () => {
    const leave = async (): Promise<number> => {
      const gone = new AbortController()
      const started = performance.now()
      const result = digest(ffmpeg(), avi, 'video/vnd.avi', everything, gone.signal)
      setTimeout(() => gone.abort(new Error('gone')), 30)
      await expect(result).rejects.toThrow('gone')
      return performance.now() - started
    }
    expect(await fastestOf(3_000, leave)).toBeLessThan(3_000)
    expect((await readdir(temporary)).filter((name) => name.startsWith('porchlight-media-'))).toEqual([])
  })
})

quickTest('the ffmpeg of the system is found where there is one', () => {
  expect(system !== null).toBe(hasSystemFfmpeg)
})

quickTest('a program that is no ffmpeg is not taken for one', async () => {
  expect(await findSystemFfmpeg('/bin/true')).toBeNull()
  expect(await findSystemFfmpeg('/no/such/program')).toBeNull()
})

quickTest('the length is read from what ffmpeg says', () => {
  expect(readDuration('Input #0, avi\n  Duration: 01:02:03.50, start: 0.0\n')).toBe(3_723.5)
  expect(readDuration('  Duration: N/A, start: 0.0')).toBeNull()
  expect(readDuration('    title : Duration: 00:00:09.00,')).toBeNull()
  expect(readDuration('')).toBeNull()
})

quickTest('frames are taken from the middles of equal parts', () => {
  expect(evenTimes(12)).toEqual([1, 3, 5, 7, 9, 11])
})
