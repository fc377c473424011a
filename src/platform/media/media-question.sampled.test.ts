import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deepTest, quickTest, sampleOf } from '../../../test/run/how-much.ts'
import { convertAvi, makeAvi, makePicture, makeWav } from '../../../test/sample-media.ts'
import { startTranscriptionServer, type TranscriptionServer } from '../../../test/servers/transcription-server.ts'
import { startTestApp, type TestApp } from '../../../test/test-app.ts'
import { uploadFile } from '../../../test/upload-file.ts'
import type { App } from '../../doors/app.ts'
import { takeMessageFiles } from '../../firm/uploads/message-files.ts'
import type { FileKind } from '../files/file-kind.ts'
import type { QuestionPart, UsableModel } from '../models/models.ts'
import { type CannotAnswer, type PreparedQuestion, prepareMediaQuestion } from './media-question.ts'

const never = new AbortController().signal
let server: TestApp
let ears: TranscriptionServer
let model: UsableModel
let deaf: App
let avi: Buffer
let mp4: Buffer
let temporary: string

beforeAll(async () => {
  // So that what is left behind here is told from what others are working on.
  temporary = await mkdtemp(join(tmpdir(), 'porchlight-test-media-'))
  process.env.TMPDIR = temporary
  ears = await startTranscriptionServer()
  server = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: ears.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'eyes',
      PORCHLIGHT_TRANSCRIPTION_MODEL: 'compatible/ears',
    },
  })
  model = (await server.app.models.ofServer.find('compatible/eyes')) ?? expect.fail('the model is not there')
  deaf = {
    ...server.app,
    models: {
      ...server.app.models,
      of: async () => ({ ...server.app.models.ofServer, transcription: async () => null }),
    },
  }
  avi = await makeAvi({ seconds: 6, width: 160, height: 120 })
  mp4 = await convertAvi(avi, 'mp4')
})

const heard42 = { model: 'compatible/ears', usage: { input: 42, cached: 0, output: 0, reasoning: 0 } }

afterEach(() => {
  ears.heard = { text: 'Two bedrooms near the park, please.', tokens: 42 }
  ears.sounds.length = 0
})

afterAll(async () => {
  await server.close()
  await ears.close()
  await rm(temporary, { recursive: true })
})

interface Ask {
  app?: App
  model?: UsableModel | null
  signal?: AbortSignal
}

async function ask(
  kind: FileKind,
  files: Buffer[],
  { app = server.app, model: chosen = model, signal = never }: Ask = {},
) {
  const ids: number[] = []
  for (const bytes of files) ids.push(await uploadFile(server, bytes))
  const taken = await takeMessageFiles(server.app, server, kind, ids)
  return prepareMediaQuestion(app, { workspaceId: server.workspaceId, kind, files: taken, model: chosen, signal })
}

function prepared(result: PreparedQuestion | CannotAnswer): PreparedQuestion {
  return 'cannot' in result ? expect.fail(result.cannot) : result
}

function refusal(result: PreparedQuestion | CannotAnswer): string {
  return 'cannot' in result ? result.cannot : expect.fail('it was prepared')
}

function fileOf(part: QuestionPart | undefined): { mediaType: string; data: Uint8Array } {
  if (part?.type !== 'file' || part.data.type !== 'data' || typeof part.data.data === 'string')
    return expect.fail('no file')
  return { mediaType: part.mediaType, data: part.data.data }
}

const textOf = (parts: QuestionPart[]): string =>
  parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')
const blind = (): UsableModel => ({ ...model, seesImages: false })

describe('pictures', () => {
  quickTest('go to a model that sees, in their order, drawn anew', async () => {
    const colours = [
      { r: 250, g: 0, b: 0 },
      { r: 0, g: 250, b: 0 },
      { r: 0, g: 0, b: 250 },
    ]
    const pictures = await Promise.all(colours.map((colour) => makePicture('png', { colour })))
    const { parts, transcript, used } = prepared(await ask('Image', pictures))
    expect([transcript, used, parts.length]).toEqual(['', null, 3])
    for (const [index, part] of parts.entries()) {
      const { mediaType, data } = fileOf(part)
      expect([mediaType, (await sharp(data).metadata()).format]).toEqual(['image/jpeg', 'jpeg'])
      const pixel = (await sharp(data).raw().toBuffer()).subarray(0, 3)
      expect(pixel.indexOf(Math.max(...pixel))).toBe(index)
    }
  })

  quickTest('are declined kindly by what does not see', async () => {
    const picture = await makePicture('png')
    expect(refusal(await ask('Image', [picture], { model: null }))).toContain('noPictures')
    expect(refusal(await ask('Image', [picture], { model: blind() }))).toContain('noPictures')
  })

  deepTest('beyond what the process can decode at once are refused, not queued without end', async () => {
    const ids = [await uploadFile(server, await makePicture('png'))]
    const files = await takeMessageFiles(server.app, server, 'Image', ids)
    let open = (): void => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const busy: Promise<void>[] = []
    for (let count = 0; count < 100; count += 1)
      busy.push(server.app.media.decoding.run(() => gate, never).catch(() => {}))
    const question = { workspaceId: server.workspaceId, kind: 'Image', files, model, signal: never } as const
    await expect(prepareMediaQuestion(server.app, question)).rejects.toMatchObject({ code: 'too-busy', status: 503 })
    open()
    await Promise.all(busy)
    expect(prepared(await prepareMediaQuestion(server.app, question)).parts.length).toBe(1)
  })
})

describe('a voice message', () => {
  quickTest('becomes words, also for the built-in guide', async () => {
    const wav = makeWav({ seconds: 1 })
    for (const chosen of [null, blind(), model]) {
      const result = prepared(await ask('Audio', [wav], { model: chosen }))
      expect(result).toEqual({ parts: [], transcript: 'Two bedrooms near the park, please.', used: heard42 })
    }
    expect(ears.sounds[0]?.model).toBe('ears')
    expect(ears.sounds[0]?.bytes.equals(wav)).toBe(true)
  })

  quickTest('is declined kindly when nothing here can listen, or no word is in it', async () => {
    const wav = makeWav({ seconds: 1, hertz: 0 })
    expect(refusal(await ask('Audio', [wav], { app: deaf }))).toContain('noVoice')
    for (const text of ['', '  \n ']) {
      ears.heard = { text }
      expect(refusal(await ask('Audio', [wav]))).toContain('nothingHeard')
    }
  })

  deepTest('that is too large for the provider arrives smaller, but whole', async () => {
    const wav = makeWav({ seconds: 160, rate: 44_100, channels: 2 })
    expect(wav.length).toBeGreaterThan(25 * 1_048_576)
    prepared(await ask('Audio', [wav]))
    const sound = ears.sounds[0]?.bytes ?? Buffer.alloc(0)
    expect([sound.toString('latin1', 8, 12), sound.readUInt16LE(22), sound.readUInt32LE(24)]).toEqual([
      'WAVE',
      1,
      16_000,
    ])
    expect(Math.round(sound.length / 32_000)).toBe(160)
  })

  quickTest('fails as the model does, without the words of its server', async () => {
    ears.heard = { status: 500 }
    const failure = await ask('Audio', [makeWav({ seconds: 0.2 })]).catch((error: Error) => error)
    expect(failure).toMatchObject({ code: 'model-failed', status: 502 })
    expect(String(failure)).toContain('compatible/ears')
    expect(String(failure)).not.toContain('secret')
  })

  deepTest('whose transcription hangs fails in time, and ends at once when nobody waits any more', async () => {
    ears.heard = 'hang'
    const hurried = { ...server.app, modelTimeoutMs: 300 }
    await expect(ask('Audio', [makeWav({ seconds: 0.2 })], { app: hurried })).rejects.toMatchObject({
      code: 'model-timeout',
      status: 504,
    })
    const gone = new AbortController()
    setTimeout(() => gone.abort(new Error('gone')), 300)
    await expect(ask('Audio', [makeWav({ seconds: 0.2 })], { signal: gone.signal })).rejects.toThrow('gone')
  })
})

describe('a video', () => {
  const watching = (): UsableModel => ({ ...model, takesVideo: true })

  quickTest('goes as it is to a model that takes it', async () => {
    const { parts, transcript } = prepared(await ask('Video', [mp4], { model: watching() }))
    const { mediaType, data } = fileOf(parts[0])
    expect([parts.length, mediaType, Buffer.from(data).equals(mp4), transcript]).toEqual([1, 'video/mp4', true, ''])
    expect(fileOf(prepared(await ask('Video', [avi], { model: watching() })).parts[0]).mediaType).toBe('video/avi')
  })

  test('goes in frames and words where it is too large, of a kind that models do not take, or the model only sees', async () => {
    const large = Buffer.concat([mp4, freeBox(15 * 1_048_576)])
    const cases: [Buffer, UsableModel][] = [
      [large, watching()],
      [await convertAvi(avi, 'mkv'), watching()],
      [mp4, model],
    ]
    for (const [bytes, chosen] of sampleOf(cases, 1)) {
      const { parts, transcript, used } = prepared(await ask('Video', [bytes], { model: chosen }))
      expect([transcript, used]).toEqual(['Two bedrooms near the park, please.', heard42])
      expect(textOf(parts)).toContain('a video of 6 seconds. You see 6 frames')
      expect(parts.slice(1).map((part) => fileOf(part).mediaType)).toEqual(Array(6).fill('image/jpeg'))
    }
    expect(ears.sounds[0]?.bytes.readUInt32LE(24)).toBe(16_000)
  })

  deepTest('is heard by what cannot see: a model without eyes, and the built-in guide', async () => {
    const heard = prepared(await ask('Video', [mp4], { model: blind() }))
    expect([heard.transcript, heard.parts.length]).toEqual(['Two bedrooms near the park, please.', 1])
    expect(textOf(heard.parts)).toContain('You cannot see it')
    expect(prepared(await ask('Video', [mp4], { model: null }))).toMatchObject({
      parts: [],
      transcript: heard.transcript,
    })
  })

  deepTest('is seen by what cannot hear, and also when the transcription fails', async () => {
    const seen = prepared(await ask('Video', [mp4], { app: deaf }))
    expect([seen.transcript, seen.parts.length]).toEqual(['', 7])
    expect(textOf(seen.parts)).toContain('What is said in it is not known')
    ears.heard = { status: 500 }
    expect(prepared(await ask('Video', [mp4])).parts.length).toBe(7)
  })

  quickTest('is declined kindly when nothing here can take it, or it cannot be opened', async () => {
    expect(refusal(await ask('Video', [mp4], { app: deaf, model: null }))).toBe('noVideos')
    expect(refusal(await ask('Video', [avi.subarray(0, 300)]))).toBe('videoUnopened')
    ears.heard = { text: '' }
    expect(refusal(await ask('Video', [mp4], { model: null }))).toBe('videoUnheard')
  })

  quickTest('is declined where there is no ffmpeg at all, but for the models that take it whole', async () => {
    const bare = { ...server.app, media: { ...server.app.media, ffmpeg: async () => null } }
    expect(refusal(await ask('Video', [mp4], { app: bare }))).toBe('noVideos')
    expect(prepared(await ask('Video', [mp4], { app: bare, model: watching() })).parts.length).toBe(1)
  })

  quickTest('leaves no temporary file behind', async () => {
    expect((await readdir(temporary)).filter((name) => name.startsWith('porchlight-media-'))).toEqual([])
  })
})

/** Bytes that players of MP4 pass over. */
function freeBox(length: number): Buffer {
  const box = Buffer.alloc(length)
  box.writeUInt32BE(length)
  box.write('free', 4, 'latin1')
  return box
}
