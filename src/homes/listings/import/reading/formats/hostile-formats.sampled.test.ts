import { readdirSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { writeZip } from '../../../../../../test/documents/write-zip.ts'
import { deepTest, howMany } from '../../../../../../test/run/how-much.ts'
import { Dice } from '../../../../search/by-index/random-search.fixture.ts'
import { ImportRefusal } from '../../import-refusal.ts'
import { openSource } from '../open-source.ts'
import type { SourceRecord } from '../source.ts'
import { readSample } from './sample-homes.fixture.ts'

const pieceBytes = 65_536

async function read(pieces: AsyncIterable<Buffer>) {
  const source = await openSource(pieces)
  const records: SourceRecord[] = []
  for await (const batch of source.batches) records.push(...batch)
  const say = (name: string): unknown[] => records.map(({ values }) => values[source.columns.indexOf(name)])
  return { records, say }
}

/** Rows, or the one sentence that refuses; anything else fails. */
async function outcome(bytes: Buffer): Promise<number | string> {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes) pieces.push(bytes.subarray(at, at + pieceBytes))
  try {
    return (await read(Readable.from(pieces))).records.length
  } catch (error) {
    expect(error).toBeInstanceOf(ImportRefusal)
    return String(error)
  }
}

const samples = readdirSync('docs/samples').filter((name) => /\.(?:xml|blm|json)$/.test(name) && name !== 'homes.json')
const hostile = [
  '<',
  '>',
  '</',
  '&',
  ']]>',
  '<![CDATA[',
  '<!--',
  '"',
  '\0',
  '^',
  '~',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\ufffd',
  '<?',
  '#DATA#',
]

test.each(samples)('%s, damaged in any way, is read or refused in words', async (name) => {
  const dice = new Dice(26 + name.length)
  const whole = readSample(name)
  for (let round = 0; round < howMany(60, 600); round += 1) {
    let bytes = Buffer.from(whole)
    for (let change = dice.below(6); change >= 0; change -= 1) {
      const at = dice.below(bytes.length)
      const end = Math.min(bytes.length, at + dice.below(200))
      const middle = dice.chance(0.3)
        ? Buffer.concat([bytes.subarray(at, end), bytes.subarray(at, end)])
        : Buffer.from(dice.one(hostile))
      bytes = Buffer.concat([bytes.subarray(0, at), middle, bytes.subarray(dice.chance(0.5) ? end : at)])
    }
    if (dice.chance(0.3)) bytes = bytes.subarray(0, dice.below(bytes.length))
    const inZip = dice.chance(0.2) ? writeZip([{ name: 'a.xml', bytes }]) : bytes
    await outcome(inZip.length > 0 ? inZip : whole)
  }
})

test.each(samples)('half of %s is refused: what it leaves out would seem to be gone', async (name) => {
  const whole = readSample(name)
  for (const part of [0.4, 0.7, 0.95])
    expect(await outcome(whole.subarray(0, whole.length * part))).toMatch(/not whole|damaged/)
})

describe('XML that is made to do harm', () => {
  const home = (inside: string, before = ''): string =>
    `<?xml version="1.0"?>${before}<openimmo><anbieter><immobilie><geo>${inside}</geo></immobilie></anbieter></openimmo>`

  test('entities are not unfolded, nor files or addresses asked for', async () => {
    const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
    const declared = `<!DOCTYPE openimmo [<!ENTITY l0 "lol"><!ENTITY file SYSTEM "file:///etc/passwd">${laughs}]>`
    const { say } = await read(Readable.from([Buffer.from(home('<ort>a&l10;b&file;c&amp;</ort>', declared))]))
    expect(say('City')).toEqual(['a&l10;b&file;c&'])
  })

  /** Text without an end, as long as somebody reads; tells how much was taken. */
  function endless(start: string, more: string) {
    const taken = { bytes: 0 }
    async function* pieces(): AsyncGenerator<Buffer> {
      yield Buffer.from(start)
      const piece = Buffer.from(more.repeat(Math.ceil(pieceBytes / more.length)))
      for (; taken.bytes < 64 * 1_048_576; taken.bytes += piece.length) yield piece
    }
    return { pieces: pieces(), taken }
  }

  const open = '<openimmo><anbieter><immobilie>'
  test.each([
    ['elements in elements', open, '<a>', /nested more than 64 deep/],
    ['elements in elements around', '<openimmo>', '<a>', /nested more than 64 deep/],
    ['an attribute without an end', `${open}<a b="`, 'x', /larger than any/],
    ['a thousand attributes', `${open}<a `, ' b="1" c="2"', /larger than any/],
    ['a text without an end', `${open}<geo><ort>`, 'x', /larger than any/],
    ['a remark without an end', `${open}<!--`, 'x', /larger than any/],
    ['a name without an end', `${open}<`, 'x', /larger than any/],
    ['a home of a million elements', open, '<a/>', /larger than any/],
    ['a section without an end', `${open}<a><![CDATA[`, 'x', /larger than any/],
    [
      'BLM without an end of a row',
      "#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nA^B^~\n#DATA#\n",
      'x^',
      /BLM file is damaged/,
    ],
    ['BLM that defines without an end', '#HEADER#\n#DEFINITION#\n', 'A^', /BLM file is damaged/],
    ['lists in lists of JSON', '{"data":', '[', /nested too deep/],
  ])('%s is refused before much of it is read', async (_name, start, more, message) => {
    const { pieces, taken } = endless(start, more)
    await expect(read(pieces)).rejects.toThrow(message)
    expect(taken.bytes).toBeLessThanOrEqual(16 * 1_048_576)
  })

  deepTest('an archive that unpacks to far more is refused while it unpacks', { timeout: 120_000 }, async () => {
    const bytes = Buffer.alloc(430 * 1_048_576, '<immobilie></immobilie>')
    expect(
      await outcome(writeZip([{ name: 'a.xml', bytes: Buffer.concat([Buffer.from(open.slice(0, 20)), bytes]) }])),
    ).toMatch(/unpacks to more/)
  })
})
