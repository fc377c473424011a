import { encode } from 'uqr'

/** A text as a code that phones read (ISO/IEC 18004, error correction M): rows of modules, true is dark, without the quiet zone. */
export function drawQrCode(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: 0 }).data
}
