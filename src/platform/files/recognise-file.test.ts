import { beforeAll, describe, expect, test } from 'vitest'
import { convertAvi, makeAnimation, makeAvi, makePicture, makeWav } from '../../../test/sample-media.ts'
import { readMimeType } from './file-kind.ts'
import { recogniseFile } from './recognise-file.ts'

describe('pictures and sound', () => {
  test.each([
    ['png', 'Image', 'PNG'],
    ['jpeg', 'Image', 'JPEG'],
    ['webp', 'Image', 'WEBP'],
    ['gif', 'Image', 'GIF'],
    ['tiff', null, 'image/tiff'],
    ['avif', null, 'image/avif'],
  ] as const)('%s', async (format, kind, name) => {
    expect(readMimeType(await recogniseFile(await makePicture(format)))).toMatchObject({ kind, name })
  })

  test('a moving WEBP is a WEBP, a WAV is a WAV', async () => {
    expect(await recogniseFile(await makeAnimation('webp'))).toBe('image/webp')
    expect(await recogniseFile(makeWav({ seconds: 0.1 }))).toBe('audio/wav')
    expect(readMimeType('audio/wav').kind).toBe('Audio')
  })
})

describe('video', () => {
  let avi: Buffer
  beforeAll(async () => {
    avi = await makeAvi({ seconds: 2 })
  })

  test.each([
    ['avi', 'Video', 'AVI'],
    ['mp4', 'Video', 'MP4'],
    ['mkv', 'Video', 'MKV'],
    ['flv', 'Video', 'FLV'],
    ['mpg', 'Video', 'MPEG'],
    ['ts', 'Video', 'MPEG'],
    ['m1v', 'Video', 'MPEG'],
    ['mov', null, 'video/quicktime'],
    ['webm', null, 'video/webm'],
  ] as const)('%s', async (format, kind, name) => {
    const bytes = format === 'avi' ? avi : await convertAvi(avi, format)
    expect(readMimeType(await recogniseFile(bytes.subarray(0, 65_536)))).toMatchObject({ kind, name })
  })
})

describe('what only begins like something', () => {
  const wav = makeWav({ seconds: 0.1 })
  test.each([
    ['nothing', Buffer.alloc(0), 'application/octet-stream'],
    ['zeros', Buffer.alloc(500), 'application/octet-stream'],
    ['a text', Buffer.from('Ünder the oak\n'.repeat(9_000)).subarray(0, 65_536), 'text/plain'],
    ['a web page', Buffer.from('<html><script>alert(1)</script></html>'), 'text/plain'],
    ['"GIF" and more', Buffer.from('GIF99x and then whatever else'), 'application/octet-stream'],
    [
      'a script with the name of a GIF',
      Buffer.from('GIF=1;alert(1)//........................'),
      'application/octet-stream',
    ],
    [
      'PNG without a header',
      Buffer.from([...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], ...Buffer.alloc(40)]),
      'application/octet-stream',
    ],
    [
      'RIFF and WAVE without a format',
      Buffer.concat([wav.subarray(0, 12), wav.subarray(36)]),
      'application/octet-stream',
    ],
    ['RIFF and WAVE without sound', wav.subarray(0, 36), 'application/octet-stream'],
    [
      'RIFF and AVI without a list',
      Buffer.concat([Buffer.from('RIFF\x10\0\0\0AVI '), Buffer.alloc(60)]),
      'application/octet-stream',
    ],
  ])('%s', async (_what, bytes, type) => {
    expect(await recogniseFile(bytes)).toBe(type)
  })
})

test('a WAV with a long chunk of notes before its sound is one', async () => {
  const wav = makeWav({ seconds: 0.1 })
  const notes = Buffer.alloc(8 + 70_000)
  notes.write('LIST', 0, 'latin1')
  notes.writeUInt32LE(70_000, 4)
  const whole = Buffer.concat([wav.subarray(0, 36), notes, wav.subarray(36)])
  expect(await recogniseFile(whole.subarray(0, 65_536))).toBe('audio/wav')
})

test('no bytes make it fail', async () => {
  let seed = 42
  const random = (): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed
  }
  const starts = await Promise.all([
    makePicture('png'),
    makePicture('webp'),
    makeAvi({ seconds: 1 }),
    makeAnimation('gif'),
  ])
  starts.push(
    makeWav({ seconds: 0.1 }),
    Buffer.from('\0\0\0\x18ftypisom', 'latin1'),
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3]),
  )
  for (let round = 0; round < 600; round += 1) {
    const bytes = Buffer.from(starts[random() % starts.length] ?? []).subarray(0, 4 + (random() % 300))
    for (let change = random() % 12; change > 0; change -= 1) bytes[random() % bytes.length] = random() % 256
    expect(await recogniseFile(bytes)).toMatch(/^[a-z]+\/[a-z0-9.+-]+$/)
  }
})
