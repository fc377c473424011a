import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import { makeAnimation, makePicture, makeWav } from '../../../test/sample-media.ts'
import type { TestApp } from '../../../test/test-app.ts'
import { beginUpload, putBytes, uploadFile } from '../../../test/upload-file.ts'
import { isImageOfWorkspace } from './image-of-workspace.ts'
import { takeMessageFiles } from './message-files.ts'

let server: TestApp
let picture: Buffer

beforeAll(async () => {
  server = await borrowTestApp()
  picture = await makePicture('png')
})
afterAll(() => server.close())

const upload = (bytes: Buffer, fileName?: string) => uploadFile(server, bytes, fileName)

describe('files of messages', () => {
  const take = (kind: 'Image' | 'Audio' | 'Video' | 'Text', ids: number[]) =>
    takeMessageFiles(server.app, server, kind, ids).catch((error: Error) => error.message)

  test('pictures of each kind are taken, in the order that was asked for', async () => {
    const ids: number[] = []
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) ids.push(await upload(await makePicture(format)))
    ids.push(await upload(await makeAnimation('webp')))
    const files = await take('Image', ids.toReversed())
    expect(Array.isArray(files) && files.map(({ id }) => id)).toEqual(ids.toReversed())
  })

  test('what decides is the bytes, not the name', async () => {
    const id = await upload(makeWav({ seconds: 0.2 }), 'holiday.png')
    expect(await take('Image', [id])).toBe(
      `fileIds: the file ${id} is WAV by its bytes, but Image takes PNG, JPEG, WEBP and non-animated GIF: send one of these.`,
    )
    expect(await take('Audio', [id])).toMatchObject([{ id, mimeType: 'audio/wav' }])
  })

  test('an animated GIF, a damaged picture and a bomb are refused with the way out', async () => {
    const moving = await upload(await makeAnimation('gif'))
    expect(await take('Image', [moving])).toBe(`fileIds: the file ${moving} is an animated GIF: send a still picture.`)
    const damaged = await upload((await makePicture('png', { width: 300 })).subarray(0, 120))
    const good = await upload(picture)
    const unknown = await upload(Buffer.from([1, 2, 3, 4, 5]))
    const message = await take('Image', [damaged, good, unknown])
    expect(message).toContain(`the file ${damaged} cannot be decoded as PNG: save the picture anew`)
    expect(message).toContain(`the file ${unknown} is of no known kind by its bytes`)
    expect(message).not.toContain(`the file ${good} `)
  })

  test('what may be too large is told by its kind', async () => {
    const exact = await upload(Buffer.concat([makeWav({ seconds: 1 }), Buffer.alloc(40 * 1_048_576 - 32_044)]))
    expect(await take('Audio', [exact])).toMatchObject([{ bytes: 40 * 1_048_576 }])
    const more = await upload(Buffer.concat([makeWav({ seconds: 1 }), Buffer.alloc(40 * 1_048_576 - 32_043)]))
    expect(await take('Audio', [more])).toBe(
      `fileIds: the file ${more} is larger than the 40 MB that Audio takes: send a smaller one.`,
    )
    const padded = Buffer.concat([picture, Buffer.alloc(20 * 1_048_576 - picture.length)])
    expect(await take('Image', [await upload(padded)])).toMatchObject([{ bytes: 20 * 1_048_576 }])
    const large = await upload(Buffer.concat([padded, Buffer.alloc(1)]))
    expect(await take('Image', [large])).toContain('larger than the 20 MB')
    expect(await isImageOfWorkspace(server.app.db, server.workspaceId, large)).toBe(false)
  })

  test('how many there may be', async () => {
    const id = await upload(picture)
    expect(await take('Text', [])).toEqual([])
    expect(await take('Text', [id])).toContain('fileIds: expected none')
    expect(await take('Image', [])).toBe('fileIds: expected 1 to 10 images, got none.')
    expect(
      await take(
        'Image',
        Array.from({ length: 11 }, (_, at) => at + 1),
      ),
    ).toBe('fileIds: expected 1 to 10 images, got 11.')
    expect(await take('Image', [id, id])).toBe(`fileIds: ${id} is named twice: name each file once.`)
    expect(await take('Video', [id, id])).toBe('fileIds: expected exactly one video file, got 2.')
    expect(await take('Audio', [])).toBe('fileIds: expected exactly one audio file, got none.')
  })

  test('unknown, unfinished and foreign files are all not found', async () => {
    const { FileStoreId, PreUploadUrl } = await beginUpload(server)
    await putBytes(PreUploadUrl, picture)
    const other = await server.addWorkspace()
    const mine = await upload(picture)
    await expect(takeMessageFiles(server.app, other, 'Image', [mine])).rejects.toMatchObject({
      code: 'file-not-found',
    })
    for (const id of [Number(FileStoreId), 99_999_999, 0, -1, 1.5, 2 ** 53, 1e300]) {
      await expect(takeMessageFiles(server.app, server, 'Image', [mine, id])).rejects.toMatchObject({
        code: 'file-not-found',
        status: 404,
      })
    }
  })
})
