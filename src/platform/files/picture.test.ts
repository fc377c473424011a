import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { makeAnimation, makePicture } from '../../../test/sample-media.ts'
import { type Picture, redrawPicture } from './picture.ts'

async function redraw(bytes: Uint8Array, type: string): Promise<Picture> {
  const picture = await redrawPicture(bytes, type)
  return typeof picture === 'string' ? expect.fail(`the picture is ${picture}`) : picture
}

describe('every format of the contract comes out as JPEG that looks the same', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('%s', async (format) => {
    const colour = { r: 20, g: 120, b: 220 }
    const { mediaType, data } = await redraw(await makePicture(format, { colour }), `image/${format}`)
    expect(mediaType).toBe('image/jpeg')
    const { width, height, format: found } = await sharp(data).metadata()
    expect({ width, height, found }).toEqual({ width: 64, height: 48, found: 'jpeg' })
    const [red = 0, green = 0, blue = 0] = (await sharp(data).raw().toBuffer()).subarray(0, 3)
    expect(Math.abs(red - 20) + Math.abs(green - 120) + Math.abs(blue - 220)).toBeLessThan(20)
  })
})

test('a large picture is brought down to what models look at, in its proportions', async () => {
  const { data } = await redraw(await makePicture('jpeg', { width: 4_000, height: 1_000 }), 'image/jpeg')
  expect(await sharp(data).metadata()).toMatchObject({ width: 1_568, height: 392 })
})

test('what is transparent becomes white, not black', async () => {
  const clear = await sharp({ create: { width: 8, height: 8, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const pixels = await sharp((await redraw(clear, 'image/png')).data)
    .raw()
    .toBuffer()
  expect([...pixels].every((value) => value > 250)).toBe(true)
})

test('the place where a photo was taken does not leave the house, and the photo stands upright', async () => {
  const photo = await sharp(await makePicture('jpeg', { width: 40, height: 20 }))
    .withExif({ IFD0: { Copyright: 'Garden Street' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { data } = await redraw(photo, 'image/jpeg')
  const { exif, orientation, width, height } = await sharp(data).metadata()
  expect({ exif, orientation, width, height }).toEqual({
    exif: undefined,
    orientation: undefined,
    width: 20,
    height: 40,
  })
})

test('what hides behind a picture does not survive', async () => {
  const secret = Buffer.from('<script>alert(document.domain)</script>'.repeat(50))
  for (const format of ['gif', 'jpeg', 'png'] as const) {
    const polyglot = Buffer.concat([await makePicture(format), secret])
    const { data } = await redraw(polyglot, `image/${format}`)
    expect(Buffer.from(data).includes('script')).toBe(false)
  }
})

describe('what moves', () => {
  test('an animated GIF is named as such', async () => {
    expect(await redrawPicture(await makeAnimation('gif'), 'image/gif')).toBe('animated')
  })

  test('of an animated WEBP the first frame counts', async () => {
    const { data } = await redraw(await makeAnimation('webp'), 'image/webp')
    const pixels = await sharp(data).raw().toBuffer()
    expect([...pixels].every((value) => value < 10)).toBe(true)
  })
})

describe('damage', () => {
  test.each(['png', 'jpeg', 'webp', 'gif'] as const)('half a %s', async (format) => {
    const noise = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, at) => (at * 7_919) % 251))
    const whole = await sharp(noise, { raw: { width: 64, height: 64, channels: 3 } })
      .toFormat(format)
      .toBuffer()
    expect(await redrawPicture(whole.subarray(0, whole.length / 2), `image/${format}`)).toBe('damaged')
  })

  test('a picture of another format than it began like', async () => {
    expect(await redrawPicture(await makePicture('png'), 'image/gif')).toBe('damaged')
    expect(await redrawPicture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/png')).toBe('damaged')
  })

  test('any bytes at all are answered', async () => {
    let seed = 7
    const random = (): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed
    }
    for (const format of ['png', 'jpeg', 'webp', 'gif'] as const) {
      const whole = await makePicture(format)
      for (let round = 0; round < 40; round += 1) {
        const bytes = Buffer.from(whole)
        for (let change = 1 + (random() % 8); change > 0; change -= 1) bytes[random() % bytes.length] = random() % 256
        const result = await redrawPicture(bytes, `image/${format}`)
        if (typeof result !== 'string') expect(result.data.length).toBeGreaterThan(100)
        else expect(['damaged', 'animated', 'too-many-pixels']).toContain(result)
      }
    }
  })
})

describe('bombs', () => {
  test('a PNG of a few bytes that claims 30,000 by 30,000 pixels is not decoded', async () => {
    // Of every thread: pictures are decoded beside this one.
    const before = process.cpuUsage()
    expect(await redrawPicture(pngOf(30_000, 30_000), 'image/png')).toBe('too-many-pixels')
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000).toBeLessThan(2_000)
  })

  test('a GIF that claims 40,000 by 40,000 pixels is not decoded', async () => {
    const gif = await makePicture('gif')
    const frame = gif.indexOf(0x2c, 13)
    for (const place of [6, 8, frame + 5, frame + 7]) gif.writeUInt16LE(40_000, place)
    const before = process.memoryUsage.rss()
    expect(await redrawPicture(gif, 'image/gif')).toBe('too-many-pixels')
    expect(process.memoryUsage.rss() - before).toBeLessThan(300e6)
  })
})

/** A grey PNG with the rows of ten lines only, whatever its header says. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const piece = (type: string, data: Buffer): Buffer => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc((width + 1) * 10))
  return Buffer.concat([start, piece('IHDR', header), piece('IDAT', rows), piece('IEND', Buffer.alloc(0))])
}

function crc32(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  return (sum ^ 0xffffffff) >>> 0
}
