import { afterAll, expect, test } from 'vitest'
import {
  writeDocx,
  writeDocxTable,
  writeOdt,
  writeParagraph,
  writePptx,
  writeSlide,
  writeXlsx,
} from '../../../test/documents/write-office.ts'
import { writeLines, writePdf, writeTable } from '../../../test/documents/write-pdf.ts'
import { sampleOf } from '../../../test/run/how-much.ts'
import { DocumentReader } from './document-reader.ts'
import { ReadError } from './read-document.ts'

const rows = [
  ['Fee', 'Amount'],
  ['Late payment', '$50'],
]
const sound: Record<string, Buffer> = {
  pdf: writePdf([
    { texts: [...writeLines(50, 700, ['Some words.', 'And more.']), ...writeTable([50, 200], 600, rows)] },
  ]),
  docx: writeDocx(writeParagraph('Some words.') + writeDocxTable(rows)),
  xlsx: writeXlsx([{ name: 'Fees', rows }]),
  pptx: writePptx([writeSlide([['title', ['Words']]])]),
  odt: writeOdt('<text:p>Some words.</text:p>'),
  html: Buffer.from('<html><body><main><h1>Words</h1><table><tr><td>a<td>b</table></main></body></html>'),
  md: Buffer.from('# Words\n\n| a | b |\n|---|---|\n| c | d |\n\n- one\n'),
  txt: Buffer.from('Words\n\nSome more of them, with an é.\n'),
  csv: Buffer.from('Fee,Amount\n"Late, very",$5\n'),
}
/** Of each kind; PORCHLIGHT_DAMAGED_FILES more of them, for a long look. */
const filesEach = Number(process.env.PORCHLIGHT_DAMAGED_FILES ?? 60)
const reader = new DocumentReader({ timeoutMs: 30_000 })
afterAll(() => reader.close())

/** The same sequence for the same seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function damage(bytes: Buffer, random: () => number): Buffer {
  const at = (length: number) => Math.floor(random() * length)
  let damaged = Buffer.from(bytes)
  for (let times = 1 + at(8); times > 0; times -= 1) {
    const place = at(damaged.length)
    const length = 1 + at(40)
    const kind = at(5)
    if (kind === 0) damaged = damaged.subarray(0, Math.max(1, place))
    else if (kind === 1) damaged = Buffer.concat([damaged.subarray(0, place), damaged.subarray(place + length)])
    else if (kind === 2)
      damaged = Buffer.concat([
        damaged.subarray(0, place),
        damaged.subarray(at(damaged.length)),
        damaged.subarray(place),
      ])
    else for (let offset = 0; offset < length; offset += 1) damaged[place + offset] = at(256)
  }
  return damaged
}

test.each(sampleOf(Object.keys(sound), 3))(
  'damaged files of %s say something or why not, and harm nobody',
  async (kind) => {
    const random = makeRandom(kind.charCodeAt(0) * 1_000 + kind.length)
    const files = Array.from({ length: filesEach }, () => damage(sound[kind] ?? Buffer.alloc(0), random))
    const faults = new Map<string, number>()
    const readOne = async (bytes: Buffer): Promise<void> => {
      try {
        const { blocks } = await reader.read(bytes, { name: `file.${kind}` })
        expect(blocks.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toBeInstanceOf(ReadError)
        if (error instanceof ReadError) faults.set(error.fault, (faults.get(error.fault) ?? 0) + 1)
      }
    }
    for (let from = 0; from < files.length; from += 20) await Promise.all(files.slice(from, from + 20).map(readOne))
    expect(faults.get('too-slow') ?? 0).toBe(0)
    const { blocks } = await reader.read(sound[kind] ?? Buffer.alloc(0), { name: `file.${kind}` })
    expect(blocks.length).toBeGreaterThan(0)
  },
)
