/** Samples a second of what is sent: enough for speech, and what models for speech work with. */
export const sampleRate = 16_000

const headerBytes = 44

/** Writes samples between -1 and 1 as a WAV file: one channel, 16 bits (RIFF WAVE, format 1). */
export function writeWav(samples: Float32Array): Blob {
  const view = new DataView(new ArrayBuffer(headerBytes + samples.length * 2))
  const writeText = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index += 1) view.setUint8(at + index, text.charCodeAt(index))
  }
  writeText(0, 'RIFF')
  view.setUint32(4, view.byteLength - 8, true)
  writeText(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, sampleRate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  writeText(36, 'data')
  view.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries()) {
    view.setInt16(headerBytes + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true)
  }
  return new Blob([view.buffer], { type: 'audio/wav' })
}
