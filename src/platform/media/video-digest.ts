import type { Picture } from '../files/picture.ts'
import type { Ffmpeg, FfmpegCommand } from './ffmpeg/ffmpeg.ts'

export interface VideoDigest {
  /** null when the file does not say. */
  seconds: number | null
  /** In the order of time; empty when none could be taken. */
  frames: Picture[]
  /** WAV, one channel of 16 kHz, at most `maxSoundSeconds` of it; null when there is none. */
  sound: Uint8Array | null
}

export interface StoredVideo {
  ffmpeg: Ffmpeg
  folder: string
  /** Name of the file in the folder. */
  input: string
  /** As the file store keeps it. */
  mimeType: string
}

const frameCount = 6
const frameSide = 768
export const maxSoundSeconds = 600
const soundTimeoutMs = 60_000
const framesTimeoutMs = 45_000
const lastTryTimeoutMs = 15_000
/** 16,000 samples of 2 bytes a second, and the header. */
const maxSoundBytes = maxSoundSeconds * 32_000 + 1_024
const maxFrameBytes = 2 * 1_048_576
/** Where to look when nobody knows how long the video is. */
const guessedTimes = [0, 2, 5, 10, 20, 40]

/** ffmpeg's readers, by the media types of file-kind.ts. */
const readers: Record<string, string> = {
  'audio/wav': 'wav',
  'video/mp4': 'mov',
  'video/matroska': 'matroska',
  'video/vnd.avi': 'avi',
  'video/x-flv': 'flv',
  'video/mpeg': 'mpegvideo',
  'video/mp1s': 'mpeg',
  'video/mp2p': 'mpeg',
  'video/mp2t': 'mpegts',
}

/** Takes what models can do with a video: a few evenly spaced frames, and its sound when it is wanted. */
export async function digestVideo(
  video: StoredVideo,
  wanted: { frames: boolean; sound: boolean },
  signal: AbortSignal,
): Promise<VideoDigest> {
  const { sound, said } = await takeSound(video, signal)
  const seconds = video.mimeType === 'video/mpeg' ? null : readDuration(said)
  const frames = wanted.frames && mayHaveFrames(said) ? await takeFrames(video, seconds, signal) : []
  return { seconds, frames, sound: wanted.sound ? sound : null }
}

/** The sound of a file as a WAV that every transcription takes. What ffmpeg says on the way tells how long the file is. */
export async function takeSound(
  video: StoredVideo,
  signal: AbortSignal,
): Promise<{ sound: Uint8Array | null; said: string }> {
  const after = ['-map', '0:a:0', '-vn', '-ac', '1', '-ar', '16000', '-t', String(maxSoundSeconds), '-c:a', 'pcm_s16le']
  const [result] = await run(video, [{ before: [], after, output: 'sound.wav' }], soundTimeoutMs, maxSoundBytes, signal)
  return { sound: result?.output ?? null, said: result?.said ?? '' }
}

async function takeFrames(video: StoredVideo, seconds: number | null, signal: AbortSignal): Promise<Picture[]> {
  const times = seconds === null ? guessedTimes : evenTimes(seconds)
  // The middle first: should time run out, what is there is still spread over the video.
  const order = [...times.keys()].sort((a, b) => spread(a) - spread(b))
  const commands = order.map((index) => takeFrame(times[index] ?? 0, `frame-${index}.jpg`))
  const results = await run(video, commands, framesTimeoutMs, maxFrameBytes, signal)
  const frames = [...times.keys()].flatMap((index) => results[order.indexOf(index)]?.output ?? [])
  if (frames.length > 0) return frames.map(toPicture)
  // A file that cannot be searched through still has a beginning.
  const [first] = await run(video, [takeFrame(0, 'first.jpg')], lastTryTimeoutMs, maxFrameBytes, signal)
  return first?.output ? [toPicture(first.output)] : []
}

/** The middles of equal parts: neither the black beginning nor beyond the end. */
export function evenTimes(seconds: number): number[] {
  return Array.from({ length: frameCount }, (_, index) => ((index + 0.5) * seconds) / frameCount)
}

function spread(index: number): number {
  return [3, 1, 5, 0, 2, 4].indexOf(index)
}

function takeFrame(seconds: number, output: string): FfmpegCommand {
  const scale = `scale=w=min(${frameSide}\\,iw):h=min(${frameSide}\\,ih):force_original_aspect_ratio=decrease:force_divisible_by=2`
  return {
    before: seconds > 0 ? ['-ss', seconds.toFixed(3)] : [],
    after: [
      '-map',
      '0:v:0',
      '-an',
      '-frames:v',
      '1',
      '-vf',
      `${scale},format=yuvj420p`,
      '-c:v',
      'mjpeg',
      '-q:v',
      '4',
      '-f',
      'mjpeg',
    ],
    output,
  }
}

function toPicture(data: Uint8Array): Picture {
  return { mediaType: 'image/jpeg', data }
}

function run(
  video: StoredVideo,
  commands: FfmpegCommand[],
  timeoutMs: number,
  maxOutputBytes: number,
  signal: AbortSignal,
) {
  const reader = readers[video.mimeType]
  if (reader === undefined) throw new Error(`there is no reader for ${video.mimeType}`)
  const { folder, input } = video
  return video.ffmpeg.run({ folder, input, reader, commands, timeoutMs, maxOutputBytes }, signal)
}

/** From ffmpeg's "Duration: 00:01:02.50, start: ..."; null when it does not know. */
export function readDuration(said: string): number | null {
  const [, hours, minutes, seconds] = /^ {2}Duration: (\d+):(\d\d):(\d\d(?:\.\d+)?),/m.exec(said) ?? []
  const all = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return Number.isFinite(all) && all > 0 ? all : null
}

/** When ffmpeg had no time to say anything, trying is the only way to know. */
function mayHaveFrames(said: string): boolean {
  return said === '' || / Video: /.test(said)
}
