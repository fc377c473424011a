import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fail } from '../errors.ts'
import { type FileKind, largestBytes } from '../files/file-kind.ts'
import { type Picture, redrawPicture } from '../files/picture.ts'
import { readWhole } from '../files/read-stored.ts'
import type { StoredFile } from '../files/stored-file.ts'
import type { Models, QuestionPart, UsableModel } from '../models/models.ts'
import type { PlatformApp } from '../platform-app.ts'
import { type ListeningUse, type Transcript, transcribeSound } from './transcribe-sound.ts'
import { digestVideo, maxSoundSeconds, type StoredVideo, takeSound, type VideoDigest } from './video-digest.ts'
import { inWorkFolder } from './work-folder.ts'

export interface MediaQuestion {
  workspaceId: number
  kind: FileKind
  files: readonly StoredFile[]
  /** null: the built-in guide, which only reads text. */
  model: UsableModel | null
  signal: AbortSignal
}

export interface PreparedQuestion {
  /** What goes to the model beside the visitor's words; empty for the built-in guide. */
  parts: QuestionPart[]
  /** What is said in the sound; '' when nothing is, or the sound was not listened to. */
  transcript: string
  /** What the transcription used; null: there was none. */
  used: ListeningUse | null
}

/** Why a file cannot be answered; `kept-words/media-words.ts` says it to visitors. */
export const mediaTroubles = [
  'noPictures',
  'noVoice',
  'noVoiceToday',
  'nothingHeard',
  'noVideos',
  'videoUnopened',
  'videoUnheard',
] as const
export type MediaTrouble = (typeof mediaTroubles)[number]

export interface CannotAnswer {
  cannot: MediaTrouble
}

/** OpenAI takes 25 MB of sound; what is larger is first brought down to what speech needs. */
const maxSoundBytes = 24 * 1_048_576
/** Google takes requests of 20 MB, and there the video is a third larger. */
const maxWholeVideoBytes = 14 * 1_048_576
/** What models take as it is; MKV is not among it. */
const wholeVideoTypes: Record<string, string> = {
  'video/mp4': 'video/mp4',
  'video/vnd.avi': 'video/avi',
  'video/x-flv': 'video/x-flv',
  'video/mpeg': 'video/mpeg',
  'video/mp1s': 'video/mpeg',
  'video/mp2p': 'video/mpeg',
}

/** Makes of the files of a question what the model that answers it can take: see docs/decisions/0004-media.md. */
export async function prepareMediaQuestion(
  app: PlatformApp,
  question: MediaQuestion,
): Promise<PreparedQuestion | CannotAnswer> {
  if (question.kind === 'Image') return prepareImages(app, question)
  const [file] = question.files
  if (!file) throw new Error(`a question of kind ${question.kind} without a file`)
  return question.kind === 'Audio' ? prepareAudio(app, question, file) : prepareVideo(app, question, file)
}

async function prepareImages(app: PlatformApp, question: MediaQuestion): Promise<PreparedQuestion | CannotAnswer> {
  if (!question.model?.seesImages) {
    return { cannot: 'noPictures' }
  }
  const pictures = await app.media.decoding.run(async () => {
    const drawn: Picture[] = []
    // One after the other: each takes up to 20 MB as it comes, and far more while it is decoded.
    for (const file of question.files) {
      question.signal.throwIfAborted()
      const picture = await redrawPicture(
        await readWhole(app.files, file.storageName, largestBytes.Image),
        file.mimeType,
      )
      if (typeof picture === 'string')
        throw fail('file-not-allowed', { reason: `fileIds: the file ${file.id} is ${picture}.` })
      drawn.push(picture)
    }
    return drawn
  }, question.signal)
  return { parts: pictures.map(toPart), transcript: '', used: null }
}

async function prepareAudio(
  app: PlatformApp,
  { workspaceId, signal }: MediaQuestion,
  file: StoredFile,
): Promise<PreparedQuestion | CannotAnswer> {
  const transcription = await (await app.models.of(workspaceId)).transcription()
  if (!transcription) {
    return { cannot: 'noVoice' }
  }
  const heard = await app.media.listening.run(async () => {
    const sound = await readSound(app, file, signal)
    return sound && transcribeSound(app, transcription, sound, signal)
  }, signal)
  if (!heard?.text) {
    return { cannot: 'nothingHeard' }
  }
  return { parts: [], transcript: heard.text, used: heard.used }
}

/** The WAV itself, or what speech needs of it when it is too large to be sent. */
async function readSound(app: PlatformApp, file: StoredFile, signal: AbortSignal): Promise<Uint8Array | null> {
  if (file.bytes <= maxSoundBytes) return readWhole(app.files, file.storageName, maxSoundBytes)
  const taken = await withFfmpeg(app, file, signal, (stored) => takeSound(stored, signal))
  return taken?.sound ?? null
}

async function prepareVideo(
  app: PlatformApp,
  question: MediaQuestion,
  file: StoredFile,
): Promise<PreparedQuestion | CannotAnswer> {
  const { workspaceId, model, signal } = question
  const wholeType = wholeVideoTypes[file.mimeType]
  if (model?.takesVideo && wholeType !== undefined && file.bytes <= maxWholeVideoBytes) {
    const data = await readWhole(app.files, file.storageName, maxWholeVideoBytes)
    return {
      parts: [{ type: 'file', mediaType: wholeType, data: { type: 'data', data } }],
      transcript: '',
      used: null,
    }
  }
  const transcription = await (await app.models.of(workspaceId)).transcription()
  const wanted = { frames: model?.seesImages ?? false, sound: transcription !== null }
  const digest =
    wanted.frames || wanted.sound
      ? await withFfmpeg(app, file, signal, (stored) => digestVideo(stored, wanted, signal))
      : null
  if (digest === null) {
    return { cannot: 'noVideos' }
  }
  const heard = await listenTo(app, transcription, digest, signal)
  if (digest.frames.length === 0 && heard.text === '') {
    return { cannot: wanted.frames ? 'videoUnopened' : 'videoUnheard' }
  }
  const parts: QuestionPart[] = model
    ? [{ type: 'text', text: describeDigest(digest, heard) }, ...digest.frames.map(toPart)]
    : []
  return { parts, transcript: heard.text, used: heard.used }
}

/** What is said in a video. Where there are frames to answer from, a transcription that fails does not fail the answer. */
async function listenTo(
  app: PlatformApp,
  transcription: Awaited<ReturnType<Models['transcription']>>,
  { sound, frames }: VideoDigest,
  signal: AbortSignal,
): Promise<Transcript> {
  if (!transcription || !sound) return { text: '', used: null }
  try {
    return await app.media.listening.run(() => transcribeSound(app, transcription, sound, signal), signal)
  } catch (error) {
    if (signal.aborted || frames.length === 0) throw error
    app.log.warn({ err: error }, 'the sound of a video could not be transcribed')
    return { text: '', used: null }
  }
}

function describeDigest({ seconds, frames, sound }: VideoDigest, heard: Transcript): string {
  const length = seconds === null ? 'a video' : `a video of ${Math.round(seconds)} seconds`
  const seen =
    frames.length === 0
      ? 'You cannot see it.'
      : `You see ${frames.length === 1 ? 'one frame' : `${frames.length} frames in the order of time, evenly spread over it`}.`
  const limit = (seconds ?? 0) > maxSoundSeconds && sound ? ` (the first ${maxSoundSeconds / 60} minutes)` : ''
  const said =
    heard.text === '' ? 'What is said in it is not known.' : `What is said in it${limit} is in the visitor's message.`
  return `The visitor sent ${length}. ${seen} ${said}`
}

function toPart({ mediaType, data }: Picture): QuestionPart {
  return { type: 'file', mediaType, data: { type: 'data', data } }
}

/** Works on a file as ffmpeg needs it: on the disk, where it can be searched through. null when there is no ffmpeg. */
function withFfmpeg<Result>(
  app: PlatformApp,
  file: StoredFile,
  signal: AbortSignal,
  work: (video: StoredVideo) => Promise<Result>,
): Promise<Result | null> {
  return app.media.decoding.run(async () => {
    const ffmpeg = await app.media.ffmpeg()
    if (!ffmpeg) return null
    return inWorkFolder(async (folder) => {
      const input = 'input'
      await pipeline(await app.files.open(file.storageName), createWriteStream(join(folder, input)), { signal })
      return work({ ffmpeg, folder, input, mimeType: file.mimeType })
    })
  }, signal)
}
