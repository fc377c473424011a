import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../borrow-app.ts'
import { makeAnimation, makePicture, makeWav } from '../sample-media.ts'
import type { TestApp } from '../test-app.ts'
import { uploadFile } from '../upload-file.ts'
import { dataOf, expectFailure, messageOf, openWire, type Wire, type WireAnswer } from '../wire-call.ts'

let app: TestApp
let wire: Wire
let sessionID: number

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
  sessionID = await app.addSession(await app.addChatbot())
})
afterAll(async () => {
  await wire.close()
  await app.close()
})

/** The beginning of an MP4 file. */
const mp4 = Buffer.concat([Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'), Buffer.alloc(64)])

const upload = async (bytes: Buffer | Promise<Buffer>, fileName?: string): Promise<number> =>
  uploadFile(app, await bytes, fileName)

const ask = (chatAskType: string, fileIds: number[], content = ''): Promise<WireAnswer> =>
  wire.call({ path: '/chat/Chat/ClientAsk', body: { sessionID, content, chatAskType, fileIds } })

describe('Image', () => {
  test('takes PNG, JPEG, WEBP and a GIF that does not move, up to ten, whatever their names', async () => {
    const ids = [
      await upload(makePicture('png'), 'a.txt'),
      await upload(makePicture('jpeg'), 'b.mp4'),
      await upload(makePicture('webp'), 'c'),
      await upload(makePicture('gif'), 'd.wav'),
    ]
    for (const id of ids) {
      const data = dataOf<{ content: string; noAnswer: boolean }>(await ask('Image', [id]))
      expect(data.noAnswer, 'the built-in guide does not see').toBe(true)
      expect(data.content).toMatch(/\w+ \w+/)
    }
    const six = await Promise.all(Array.from({ length: 6 }, () => upload(makePicture('png'))))
    expect((await ask('Image', [...ids, ...six], 'What is this?')).status).toBe(200)
  })

  test('an animated GIF is a 400', async () => {
    const id = await upload(makeAnimation('gif'), 'still.png')
    const answer = await ask('Image', [id])
    expect(messageOf(answer, 400)).toMatch(/animated GIF/)
    expect(answer.headers['x-error-code']).toBe('file-not-allowed')
  })

  test('the bytes decide: other kinds are refused by what they are', async () => {
    const wav = await upload(makeWav({ seconds: 1 }), 'picture.png')
    const answer = await ask('Image', [wav])
    expectFailure(
      answer,
      'file-not-allowed',
      `fileIds: the file ${wav} is WAV by its bytes, but Image takes PNG, JPEG, WEBP and non-animated GIF: send one of these.`,
    )
    for (const bytes of [
      mp4,
      Buffer.from('%PDF-1.7\n'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('hello'),
    ]) {
      const refused = await ask('Image', [await upload(bytes, 'picture.png')])
      expect(messageOf(refused, 400)).toMatch(/^fileIds: the file \d+ is .+\.$/)
      expect(refused.headers['x-error-code']).toBe('file-not-allowed')
    }
  })

  test('one bad file among good ones refuses the message', async () => {
    const good = await upload(makePicture('png'))
    const bad = await upload(Buffer.from('hello'))
    expect((await ask('Image', [good, bad])).status).toBe(400)
  })

  test('20 MB are allowed, one byte more is not', async () => {
    const png = await makePicture('png')
    // What follows the end of a picture belongs to the file all the same.
    const padded = (length: number): Buffer => Buffer.concat([png, Buffer.alloc(length - png.length)])
    expect((await ask('Image', [await upload(padded(20 * 1_048_576))])).status).toBe(200)
    const id = await upload(padded(20 * 1_048_576 + 1))
    expectFailure(
      await ask('Image', [id]),
      'file-not-allowed',
      `fileIds: the file ${id} is larger than the 20 MB that Image takes: send a smaller one.`,
    )
  })
})

describe('Audio', () => {
  test('takes WAV only', async () => {
    const answer = await ask('Audio', [await upload(makeWav({ seconds: 1 }), 'voice.mp3')])
    expect(dataOf<{ noAnswer: boolean }>(answer).noAnswer, 'nothing here can listen').toBe(true)
    for (const bytes of [
      Buffer.from('49443304000000000000fffb9064', 'hex'),
      Buffer.from('OggS\0'),
      makePicture('png'),
    ]) {
      expect((await ask('Audio', [await upload(bytes, 'voice.wav')])).status).toBe(400)
    }
  })
})

describe('Video', () => {
  test('takes MP4 by its bytes', async () => {
    expect((await ask('Video', [await upload(mp4, 'film.wav')])).status).toBe(200)
    expect((await ask('Video', [await upload(makeWav({ seconds: 1 }), 'film.mp4')])).status).toBe(400)
  })
})

describe('files that are not there', () => {
  test('an unknown id is a 404', async () => {
    for (const kind of ['Image', 'Audio', 'Video']) {
      expectFailure(
        await ask(kind, [999_999_999]),
        'file-not-found',
        'No uploaded file of this workspace has the id 999999999.',
      )
    }
  })

  test('a file that was never reported is not there either', async () => {
    const { body } = await app.post<{ FileStoreId: string; PreUploadUrl: string }>('/chat/User/GetPreUploadUrl', {
      fileName: 'a.png',
    })
    const { FileStoreId, PreUploadUrl } = body.Data
    const png = await makePicture('png')
    const put = await wire.call({
      method: 'PUT',
      path: PreUploadUrl.slice(app.url.length),
      bytes: png,
      headers: { 'content-type': 'image/png' },
    })
    expect(put.status).toBe(200)
    expect((await ask('Image', [Number(FileStoreId)])).status).toBe(404)
  })
})
