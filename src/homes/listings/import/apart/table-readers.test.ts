import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { writeWorkbook } from '../../../../../test/documents/write-workbook.ts'
import { fastestOf } from '../../../../../test/timing/fastest-of.ts'
import { longestStretch } from '../../../../../test/timing/longest-stretch.ts'
import type { ImportOptions } from '../import-options.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { TableReaders } from './table-readers.ts'

// Whatever a file is: everybody else is answered meanwhile, and whoever waits for it can go away.

const tables = new TableReaders()
afterAll(() => tables.close())

const options: ImportOptions = { map: {}, set: {}, key: 'MLSNumber', dropUnmapped: false }
const ever = new AbortController().signal
const open = (bytes: string | Buffer) => async () => Readable.from([Buffer.from(bytes)])
const homes = `mls,beds,price,city\n${Array.from({ length: 300 }, (_, row) => `H${row},3,100,Kent\n`).join('')}`

const hostile: [string, () => string | Buffer, RegExp | null][] = [
  ['twenty thousand columns of one name', () => `${'a,'.repeat(20_000)}a\n1\n`, /more than 1,000 columns/],
  ['two million columns', () => `${'a,'.repeat(2_000_000)}a\n1\n`, /more than 1,000 columns|column names/],
  ['a thousand columns of one name', () => `${'a,'.repeat(999)}a\n${`${'1,'.repeat(999)}1\n`.repeat(100)}`, null],
  ['a name of a megabyte', () => `mls,${'x'.repeat(1_048_576)}\n1,2\n`, /more than 1,000 characters/],
  ['nothing but quotation marks', () => '"'.repeat(3_000_000), /column names|1,000 characters/],
  ['a quotation mark that nobody closes', () => `mls,beds\n"${'a,b\n'.repeat(1_000_000)}`, null],
  ['one row of a million values', () => `mls,beds\n${'1,'.repeat(1_000_000)}\n`, null],
  ['JSON in JSON', () => `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}\n`, null],
  ['a list of lists', () => `{"mls":"A","beds":${'['.repeat(50_000)}${']'.repeat(50_000)}}\n`, null],
  ['long names of many objects', () => nested(), null],
  ['blanks', () => ' '.repeat(3_000_000), /column names|empty/],
  [
    'a spreadsheet of two thousand columns',
    () => writeWorkbook([{ name: 'Homes', rows: [Array.from({ length: 2_000 }, (_, at) => `c${at}`), ['1', '2']] }]),
    /more than 1,000 columns/,
  ],
]

function nested(): string {
  const inner = Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`n${at}`, at]))
  return `${JSON.stringify({ mls: 'A', beds: 3, ['x'.repeat(500_000)]: inner })}\n`
}

test.each(hostile)(
  '%s: nobody else waits, and it is said what is wrong',
  { timeout: 60_000 },
  async (_what, make, words) => {
    const bytes = make()
    let said: unknown = null
    const stretch = await fastestOf(100, () =>
      longestStretch(async () => {
        said = await tables.preview(open(bytes), options, ever).catch((error: unknown) => error)
      }),
    )
    expect(stretch).toBeLessThan(100)
    if (words === null) expect(said).toMatchObject({ columns: expect.any(Array) })
    else {
      expect(said).toBeInstanceOf(ImportRefusal)
      expect(String(said)).toMatch(words)
    }
  },
)

test('rows, their faults and their keys are those that are read here', async () => {
  const progress = { bytes: 0 }
  const file = `${homes}H9,many,1\n`
  const source = await tables.read({
    files: [open(file)],
    options: { ...options, key: 'URL', set: { Url: 'https://a.example/{MLSNumber}' } },
    progress,
    signal: ever,
  })
  const read = []
  for await (const readings of source.batches) read.push(...readings)
  source.close()
  expect(read).toHaveLength(301)
  expect(read[7]).toMatchObject({
    is: 'row',
    row: { line: 9, listing: { MLSNumber: 'H7', Url: 'https://a.example/H7' } },
  })
  expect(read[300]).toMatchObject({ is: 'faulty', faulty: { line: 302, values: ['H9', 'many', '1'] } })
  expect(progress.bytes).toBe(file.length)
})

test('what a row says for members alone is told with it, and of the beginning of a file', async () => {
  const file =
    'mls,Bedrooms,city,Agent Remarks,Extra\nA,3,Kent,Call Bob,\n#REF!,many,Kent,,\nC,3,Kent,,Gate code is 4471\n'
  const held = { name: 'Agent Remarks', kind: 'remarks', by: 'name' }
  const extra = { name: 'Extra', kind: 'code', by: 'content' }
  const { columns, heldBack } = await tables.preview(open(file), options, ever)
  expect(columns.map(({ how }) => how).slice(3)).toEqual(['held back', 'held back'])
  expect(heldBack).toEqual([
    { ...held, rows: 1 },
    { ...extra, rows: 1 },
  ])
  const readWith = async (release: string[]) => {
    const source = await tables.read({ files: [open(file)], options: { ...options, release }, signal: ever })
    const read = []
    for await (const readings of source.batches) read.push(...readings)
    return read
  }
  expect(await readWith([])).toMatchObject([
    { heldBack: [held] },
    { is: 'faulty', heldBack: [] },
    { heldBack: [extra] },
  ])
  expect(await readWith(['agent remarks', 'Extra'])).toMatchObject([{ heldBack: [] }, {}, { heldBack: [] }])
})

/** Rows for as long as somebody reads them. */
async function* endless(): AsyncGenerator<Buffer> {
  yield Buffer.from(homes)
  for (;;) {
    yield Buffer.from('A,3,100,Kent\n'.repeat(1_000))
    await wait(1)
  }
}

test('who goes away ends it, in good order, and its file is closed', async () => {
  const gone = new AbortController()
  let isClosed = false
  const watched = async function* () {
    try {
      yield* endless()
    } finally {
      isClosed = true
    }
  }
  const source = await tables.read({ files: [async () => watched()], options, signal: gone.signal })
  let batches = 0
  for await (const _ of source.batches) {
    batches += 1
    if (batches === 3) gone.abort()
  }
  expect(batches).toBeGreaterThanOrEqual(3)
  await expect.poll(() => isClosed).toBe(true)
})

test('what takes too long is ended, and said', async () => {
  const hasty = new TableReaders({ previewMs: 300 })
  const silent = async function* () {
    yield Buffer.from('mls,beds\n')
    await new Promise(() => {})
  }
  await expect(hasty.preview(async () => silent(), options, ever)).rejects.toThrow('takes too long to read')
  hasty.close()
})

test('the end of the process ends it at once', async () => {
  const ending = new TableReaders()
  const source = await ending.read({ files: [async () => endless()], options, signal: ever })
  const reading = (async () => {
    for await (const _ of source.batches);
  })()
  ending.close()
  await expect(reading).rejects.toThrow('the process ends')
  await expect(ending.preview(open(homes), options, ever)).rejects.toThrow('the process ends')
})

test('a file that cannot be read on fails as its storage does', async () => {
  const broken = async function* () {
    yield Buffer.from(homes)
    throw new Error('the disk is gone')
  }
  await expect(tables.preview(async () => broken(), options, ever)).rejects.toThrow('the disk is gone')
})
