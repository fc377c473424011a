import { expect, test } from 'vitest'
import { recogniseFile } from '../../../../src/platform/files/recognise-file.ts'
import { sampleRate, writeWav } from './wav.ts'

test('a second of sound becomes a WAV file that the server recognises', async () => {
  const samples = Float32Array.from({ length: sampleRate }, (_, index) => Math.sin(index / 10))
  const bytes = new Uint8Array(await writeWav(samples).arrayBuffer())
  expect(bytes.length).toBe(44 + 2 * sampleRate)
  expect(await recogniseFile(Buffer.from(bytes))).toMatch(/^audio\/(x-)?(wav|vnd\.wave)/)
})

test('samples keep their value, and what is too loud is cut off instead of wrapping around', async () => {
  const view = new DataView(await writeWav(Float32Array.of(0, 0.5, -1, 3, -3)).arrayBuffer())
  const stored = [0, 1, 2, 3, 4].map((index) => view.getInt16(44 + index * 2, true))
  expect(stored).toEqual([0, 16_384, -32_767, 32_767, -32_767])
})
