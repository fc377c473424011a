import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import manifest from '../package.json' with { type: 'json' }
import { findBundledFfmpeg } from '../src/platform/media/ffmpeg/bundled-ffmpeg.ts'
import { inWorkFolder } from '../src/platform/media/work-folder.ts'

/** Media files for tests, made here: nobody else's pictures or recordings lie in this repository. */

export interface SoundShape {
  seconds: number
  /** Samples a second. */
  rate?: number
  channels?: number
  /** 0: silence. */
  hertz?: number
}

/** A tone as WAV, 16 bits a sample. */
export function makeWav(shape: SoundShape): Buffer {
  const { rate = 16_000, channels = 1 } = shape
  const sound = makeSamples(shape)
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(rate, 4)
  format.writeUInt32LE(rate * channels * 2, 8)
  format.writeUInt16LE(channels * 2, 12)
  format.writeUInt16LE(16, 14)
  return chunk('RIFF', Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', sound))
}

function makeSamples({ seconds, rate = 16_000, channels = 1, hertz = 440 }: SoundShape): Buffer {
  const count = Math.round(seconds * rate)
  const samples = new Int16Array(count * channels)
  for (let index = 0; index < count; index += 1) {
    const value = hertz === 0 ? 0 : Math.round(Math.sin((2 * Math.PI * hertz * index) / rate) * 12_000)
    samples.fill(value, index * channels, (index + 1) * channels)
  }
  return Buffer.from(samples.buffer)
}

export type Colour = { r: number; g: number; b: number }

/** What the second of this number of a sample video looks like. */
export function colourOfSecond(second: number): Colour {
  return { r: (second * 20) % 256, g: (255 - second * 20 + 2_560) % 256, b: 90 }
}

/** A video as AVI (pictures as JPEG, sound as in a WAV) that has another colour every second. */
export async function makeAvi(shape: {
  seconds: number
  width?: number
  height?: number
  withSound?: boolean
}): Promise<Buffer> {
  const { seconds, width = 320, height = 240, withSound = true } = shape
  const framesPerSecond = 5
  const rate = 16_000
  const frames: Buffer[] = []
  for (let second = 0; second < seconds; second += 1) {
    const picture = await makePicture('jpeg', { width, height, colour: colourOfSecond(second) })
    for (let index = 0; index < framesPerSecond; index += 1) frames.push(picture)
  }
  const sound = makeSamples({ seconds, rate })
  const soundPiece = (rate / framesPerSecond) * 2
  const movie: Buffer[] = []
  const index: Buffer[] = []
  let offset = 4
  const add = (id: string, data: Buffer): void => {
    const entry = Buffer.alloc(16)
    entry.write(id, 0, 'latin1')
    entry.writeUInt32LE(0x10, 4)
    entry.writeUInt32LE(offset, 8)
    entry.writeUInt32LE(data.length, 12)
    index.push(entry)
    const whole = chunk(id, data)
    movie.push(whole)
    offset += whole.length
  }
  frames.forEach((frame, at) => {
    add('00dc', frame)
    if (withSound) add('01wb', sound.subarray(at * soundPiece, (at + 1) * soundPiece))
  })
  const header = numbers(
    1e6 / framesPerSecond,
    1e6,
    0,
    0x10,
    frames.length,
    0,
    withSound ? 2 : 1,
    1e5,
    width,
    height,
    0,
    0,
    0,
    0,
  )
  const streams = [
    list(
      'strl',
      chunk('strh', streamHeader('vids', 'MJPG', 1, framesPerSecond, frames.length)),
      chunk('strf', bitmapHeader(width, height)),
    ),
  ]
  if (withSound) {
    const soundHeader = streamHeader('auds', '\0\0\0\0', 1, rate, sound.length / 2)
    soundHeader.writeUInt32LE(2, 44)
    streams.push(
      list('strl', chunk('strh', soundHeader), chunk('strf', makeWav({ seconds: 0, rate }).subarray(20, 36))),
    )
  }
  return chunk(
    'RIFF',
    Buffer.from('AVI '),
    list('hdrl', chunk('avih', header), ...streams),
    list('movi', ...movie),
    chunk('idx1', ...index),
  )
}

function streamHeader(kind: string, handler: string, scale: number, rate: number, length: number): Buffer {
  const rest = numbers(0, 0, 0, scale, rate, 0, length, 1e5, 0, 0, 0, 0)
  return Buffer.concat([Buffer.from(kind, 'latin1'), Buffer.from(handler, 'latin1'), rest])
}

function bitmapHeader(width: number, height: number): Buffer {
  const header = numbers(40, width, height, 0, 0, width * height * 3, 0, 0, 0, 0)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(24, 14)
  header.write('MJPG', 16, 'latin1')
  return header
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => {
    bytes.writeUInt32LE(Math.round(value), index * 4)
  })
  return bytes
}

function chunk(id: string, ...data: Buffer[]): Buffer {
  const body = Buffer.concat(data)
  const head = Buffer.alloc(8)
  head.write(id, 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

function list(kind: string, ...data: Buffer[]): Buffer {
  return chunk('LIST', Buffer.from(kind, 'latin1'), ...data)
}

const encodings: Record<string, string[]> = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-c:a', 'aac'],
  mkv: ['-c:v', 'libx264', '-preset', 'ultrafast', '-g', '25', '-c:a', 'aac'],
  flv: ['-c:v', 'flv', '-c:a', 'mp3', '-ar', '44100'],
  mpg: ['-r', '25', '-c:v', 'mpeg2video', '-c:a', 'mp2'],
  ts: ['-r', '25', '-c:v', 'mpeg2video', '-c:a', 'mp2'],
  m1v: ['-an', '-r', '25', '-c:v', 'mpeg1video'],
  mov: ['-c:v', 'mpeg4', '-c:a', 'aac'],
  webm: ['-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libvorbis'],
}

/** Kept over the runs: an encoding takes longer than most tests that look at it. */
const cacheFolder = join(import.meta.dirname, '..', 'node_modules', '.cache', 'sample-media')

/** The same video in another format: mp4, mkv, flv, mpg, ts, m1v, mov or webm. */
export async function convertAvi(avi: Buffer, format: string): Promise<Buffer> {
  const encoding = encodings[format] ?? []
  // What is not made of these very bytes in this very way by this very ffmpeg has another name.
  const recipe = JSON.stringify([format, encoding, manifest.devDependencies['@ffmpeg/core']])
  const name = createHash('sha256').update(recipe).update(avi).digest('hex')
  const kept = join(cacheFolder, `${name}.${format}`)
  if (existsSync(kept)) return readFile(kept)
  const made = await encodeAvi(avi, format, encoding)
  await mkdir(cacheFolder, { recursive: true })
  const draft = `${kept}.${process.pid}`
  await writeFile(draft, made)
  await rename(draft, kept)
  return made
}

function encodeAvi(avi: Buffer, format: string, encoding: string[]): Promise<Buffer> {
  return inWorkFolder(async (folder) => {
    await writeFile(join(folder, 'input'), avi)
    const command = { before: [], after: encoding, output: `output.${format}` }
    const job = { folder, input: 'input', reader: 'avi', commands: [command], timeoutMs: 60_000, maxOutputBytes: 1e8 }
    const [result] = (await findBundledFfmpeg()?.run(job, new AbortController().signal)) ?? []
    if (!result?.output) throw new Error(`the sample ${format} could not be made: ${result?.said}`)
    return Buffer.from(result.output)
  })
}

/** A picture of one colour. */
export function makePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'tiff' | 'avif',
  shape: { width?: number; height?: number; colour?: Colour } = {},
): Promise<Buffer> {
  const { width = 64, height = 48, colour = { r: 200, g: 30, b: 30 } } = shape
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer()
}

/** Two frames that follow each other. */
export function makeAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const side = 16
  const pixels = Buffer.concat([Buffer.alloc(side * side * 3, 0), Buffer.alloc(side * side * 3, 255)])
  return sharp(pixels, { raw: { width: side, height: side * 2, channels: 3, pageHeight: side } })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer()
}
