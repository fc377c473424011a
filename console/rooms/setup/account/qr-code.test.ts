import { expect, test } from 'vitest'
import { drawQrCode } from './qr-code.ts'

// Reads codes back by the rules of ISO/IEC 18004, so that what is drawn says what was meant.

/** By version: correction codewords of a block, blocks, and middles of alignment patterns (annex E). */
const versions: Record<number, { correction: number; blocks: number; middles: number[] }> = {
  1: { correction: 10, blocks: 1, middles: [] },
  2: { correction: 16, blocks: 1, middles: [6, 18] },
  6: { correction: 16, blocks: 4, middles: [6, 34] },
  7: { correction: 18, blocks: 4, middles: [6, 22, 38] },
  8: { correction: 22, blocks: 4, middles: [6, 24, 42] },
  10: { correction: 26, blocks: 5, middles: [6, 28, 50] },
  14: { correction: 24, blocks: 9, middles: [6, 26, 46, 66] },
  15: { correction: 24, blocks: 10, middles: [6, 26, 48, 70] },
}

/** Product in the field of 256 elements over x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0)
    if ((other >> bit) & 1) product ^= one
  }
  return product
}

function isPattern(x: number, y: number, version: number, middles: number[]): boolean {
  const side = version * 4 + 17
  if (x === 6 || y === 6) return true
  if ((x < 9 && y < 9) || (x < 9 && y > side - 9) || (x > side - 9 && y < 9)) return true
  if (version >= 7 && ((x < 6 && y > side - 12) || (y < 6 && x > side - 12))) return true
  const last = middles.at(-1) ?? 0
  return middles.some((my) =>
    middles.some((mx) => {
      const isCorner = (mx === 6 && my === 6) || (mx === 6 && my === last) || (mx === last && my === 6)
      return !isCorner && Math.abs(x - mx) <= 2 && Math.abs(y - my) <= 2
    }),
  )
}

function readCode(rows: boolean[][]): { text: string; version: number; areSound: boolean } {
  const side = rows.length
  const version = (side - 17) / 4
  const { correction, blocks, middles } = versions[version] ?? { correction: 0, blocks: 1, middles: [] }
  const dark = (x: number, y: number): number => (rows[y]?.[x] ? 1 : 0)
  // Three bits of the mask, the first of which stands at the fifth last place of the format.
  const format = [0, 1, 2, 3, 4].map((x) => dark(x, 8) ^ (Number('10101'[x]) || 0))
  expect(format.slice(0, 2), 'error correction M').toEqual([0, 0])
  const mask = (format[2] ?? 0) * 4 + (format[3] ?? 0) * 2 + (format[4] ?? 0)
  const isMasked = (x: number, y: number): boolean =>
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
      ((x * y) % 2) + ((x * y) % 3),
      (((x * y) % 2) + ((x * y) % 3)) % 2,
      (((x + y) % 2) + ((x * y) % 3)) % 2,
    ][mask] === 0
  const bits: number[] = []
  let isUpward = true
  for (let column = side - 1; column > 0; column -= 2) {
    if (column === 6) column -= 1
    for (let step = 0; step < side; step += 1) {
      const y = isUpward ? side - 1 - step : step
      for (const x of [column, column - 1])
        if (!isPattern(x, y, version, middles)) bits.push(dark(x, y) ^ (isMasked(x, y) ? 1 : 0))
    }
    isUpward = !isUpward
  }
  const total = Math.floor(bits.length / 8)
  const words = Array.from({ length: total }, (_, n) => Number.parseInt(bits.slice(n * 8, n * 8 + 8).join(''), 2))
  const dataLength = total - correction * blocks
  const shortest = Math.floor(dataLength / blocks)
  const parts: number[][] = Array.from({ length: blocks }, () => [])
  const firstLong = blocks - (dataLength % blocks)
  let place = 0
  for (let n = 0; n <= shortest; n += 1)
    for (let block = 0; block < blocks; block += 1)
      if (n < shortest || block >= firstLong) parts[block]?.push(words[place++] ?? 0)
  const data = parts.flat()
  for (let n = 0; n < correction; n += 1) for (const part of parts) part.push(words[place++] ?? 0)
  // A sound block is nothing at each root of the generator.
  const areSound = parts.every((part) => {
    let root = 1
    return Array.from({ length: correction }).every(() => {
      const value = part.reduce((sum, word) => multiply(sum, root) ^ word, 0)
      root = multiply(root, 2)
      return value === 0
    })
  })
  const stream = data.map((word) => word.toString(2).padStart(8, '0')).join('')
  const lengthBits = version < 10 ? 8 : 16
  const length = Number.parseInt(stream.slice(4, 4 + lengthBits), 2)
  const bytes = Array.from({ length }, (_, n) =>
    Number.parseInt(stream.slice(4 + lengthBits + n * 8, 12 + lengthBits + n * 8), 2),
  )
  expect(stream.slice(0, 4), 'bytes').toBe('0100')
  return { text: new TextDecoder().decode(new Uint8Array(bytes)), version, areSound }
}

test.each([
  { text: 'a', version: 1 },
  { text: 'otpauth://totp/a', version: 2 },
  { text: 'x'.repeat(100), version: 6 },
  {
    text: `otpauth://totp/Porchlight:ana%40firm.example?secret=${'ABCDEFGH'.repeat(4)}&issuer=Porchlight&digits=6&period=30`,
    version: 7,
  },
  { text: 'x'.repeat(123), version: 8 },
  { text: 'x'.repeat(210), version: 10 },
  { text: 'ñ'.repeat(175), version: 14 },
  { text: 'x'.repeat(400), version: 15 },
])('a code of version $version says what was meant, with sound correction', ({ text, version }) => {
  expect(readCode(drawQrCode(text))).toEqual({ text, version, areSound: true })
})

test('what does not fit is refused', () => {
  expect(() => drawQrCode('x'.repeat(3_000))).toThrow()
})
