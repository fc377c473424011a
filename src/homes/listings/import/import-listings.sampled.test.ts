import { createReadStream, existsSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { countListings } from '../chatbot-listings.ts'
import type { ListItem } from '../list-item.ts'
import { listListings } from '../list-listings.ts'
import { type Listed, type ListingTest, openListingTest } from '../listing.fixture.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { FaultyRow, ImportHooks } from './import-hooks.ts'
import { ImportInterrupted } from './import-interrupted.ts'
import { importListings, previewImport } from './import-listings.ts'
import type { ImportOptions } from './import-options.ts'
import { ImportRefusal } from './import-refusal.ts'

let bench: ListingTest
let scope: ListingScope
let serialNumber: string

beforeAll(async () => {
  // As the command line does: an import may last.
  bench = await openListingTest({ isPatient: true })
})
afterAll(() => bench.close())
beforeEach(async () => {
  const chatbot = await bench.addChatbot()
  scope = chatbot.scope
  serialNumber = chatbot.serialNumber
})

const noOptions: ImportOptions = { map: {}, set: {}, key: null, dropUnmapped: false }

async function importText(text: string, options: Partial<ImportOptions> = {}, hooks: ImportHooks = {}) {
  const faulty: FaultyRow[] = []
  const summary = await importListings(
    bench.pool,
    scope,
    Readable.from([Buffer.from(text)]),
    { ...noOptions, ...options },
    { onFaultyRow: (row) => void faulty.push(row), ...hooks },
  )
  const { rows, added, updated, unchanged, repeated, faulty: count } = summary
  expect(added + updated + unchanged + repeated + count).toBe(rows)
  expect(faulty).toHaveLength(hooks.onFaultyRow ? 0 : count)
  return { summary, faulty, counts: { rows, added, updated, repeated, faulty: count } }
}

const listAll = async (body: Record<string, unknown> = {}): Promise<ListItem[]> =>
  (await bench.call<Listed>(listListings, { SerialNumber: serialNumber, PageSize: 100, ...body })).List

quickTest('a CSV file becomes listings, the last row the newest', async () => {
  const { counts } = await importText(
    'street,city,zip,beds,baths,sq__ft,price,agent\n1 ELM ST,SPRINGFIELD,12345,3,2,"1,500","$450,000",Kim\n2 Elm St,Ogdenville,12346,Studio,1,400,"$1.2M",\n',
  )
  expect(counts).toEqual({ rows: 2, added: 2, updated: 0, repeated: 0, faulty: 0 })
  expect(await listAll()).toMatchObject([
    { Address: '2 Elm St', Bedrooms: '0', Price: '1200000.00', ExtensionColumn: '' },
    {
      Address: '1 Elm St',
      City: 'Springfield',
      Bedrooms: '3',
      Area: '1500 Square Feet',
      Price: '450000.00',
      SaleType: 'For Sale',
      Status: 'Active',
      ExtensionColumn: '[{"Key":"Agent Name","value":"Kim"}]',
    },
  ])
  expect(await listAll({ CityName: 'springfield' })).toHaveLength(1)
})

quickTest('NDJSON with nested and late names', async () => {
  const rows = [
    { mls: 'A', beds: 3, price: 1, address: { city: 'Ulm' } },
    {
      mls: 'B',
      beds: 2,
      price: 2,
      photos: ['https://a.example/1.jpg'],
      location: { lat: 48.4, lng: 9.99 },
      tags: ['new', 'quiet'],
    },
  ]
  await importText(rows.map((row) => JSON.stringify(row)).join('\n'))
  expect(await listAll()).toMatchObject([
    {
      MLSNumber: 'B',
      LATITUDE: 48.4,
      LONGITUDE: 9.99,
      Images: '["https://a.example/1.jpg"]',
      ExtensionColumn: expect.stringContaining('"value":"new, quiet"'),
    },
    { MLSNumber: 'A', City: 'Ulm', ExtensionColumn: '' },
  ])
})

quickTest('text with every sign that COPY treats specially arrives as it is', async () => {
  const text = 'tab\there "quoted" back\\slash \\N \\. new\nline\r\ncarriage \u2028 🏠 \\x41'
  await importText(`beds,description,city\n3,"${text.replaceAll('"', '""')}","\\N"\n4,\\.,"a\\"\n`)
  expect(await listAll()).toMatchObject([
    { Description: '\\.', City: 'a\\' },
    { Description: text, City: '' },
  ])
})

describe('what is odd', () => {
  test('costs a home nothing where it is one cell, and is told by line, column, value and reason', async () => {
    const { counts, faulty, summary } = await importText(
      'mls,beds,price,lat\nA,3,100,47\nB,many,-5,91\nC,"2\n",200,\nD,1\nE,1,,\n',
    )
    expect(counts).toEqual({ rows: 5, added: 4, updated: 0, repeated: 0, faulty: 1 })
    expect(summary.cells).toEqual({
      count: 3,
      told: [
        { line: 3, column: 'beds', value: 'many', reason: 'is no number of rooms: "many"' },
        { line: 3, column: 'price', value: '-5', reason: 'is less than nothing: "-5"' },
        { line: 3, column: 'lat', value: '91', reason: 'is no number of degrees from -90 to 90: "91"' },
      ],
    })
    expect(faulty).toEqual([
      {
        line: 6,
        reasons: ['The row has 2 values where the first row has 4.'],
        columns: expect.anything(),
        values: ['D', '1'],
      },
    ])
    expect((await listAll()).map((item) => item.MLSNumber)).toEqual(['E', 'C', 'B', 'A'])
  })

  test('an odd cell of a later file leaves what is known', async () => {
    await importText('mls,beds,price\nA,3,100\nB,2,200\n', { key: 'MLSNumber' })
    await importText('mls,beds,price\nA,?!,about that\nB,2,POA\n', { key: 'MLSNumber', map: { price: 'Price' } })
    const homes = await listAll()
    expect(homes.map(({ Bedrooms, Price }) => [Bedrooms, Price])).toEqual([
      ['2', ''],
      ['3', '100.00'],
    ])
  })

  test('a key that cannot be read costs the row', async () => {
    const { counts, faulty } = await importText('mls,beds\nA,3\n#REF!,2\n', { key: 'MLSNumber' })
    expect(counts).toMatchObject({ rows: 2, added: 1, faulty: 1 })
    expect(faulty[0]?.reasons).toEqual(['MLSNumber (mls) the spreadsheet has the error #REF! there.'])
  })
})

describe('what cannot begin is refused, and nothing is stored', () => {
  test.each([
    ['a file that is no list of homes', 'score,level\n1,high\n', {}, 'No column of the file says anything of homes'],
    [
      'a column that is not there',
      'beds\n1\n',
      { map: { baths: 'Bathrooms' } },
      '--map names "baths", but the columns are "beds".',
    ],
    ['--key URL without addresses', 'beds\n1\n', { key: 'URL' as const }, '--key URL needs a column'],
  ])('%s', async (_name, text, options, message) => {
    await expect(importText(text, options)).rejects.toThrow(ImportRefusal)
    await expect(importText(text, options)).rejects.toThrow(message)
    expect(await listAll()).toEqual([])
  })
})

describe('with a key', () => {
  test('a second import updates what the file says and keeps the rest', async () => {
    const first =
      'mls,beds,price,city,description,status,yr_built\nA-1,3,100,Ulm,old,Active,1990\nA-2,2,200,Bonn,kept,Active,1980\n'
    expect((await importText(first, { key: 'MLSNumber' })).counts).toMatchObject({ added: 2, updated: 0 })
    const ids = (await listAll()).map((item) => item.ID)

    const second = 'beds,mls,price,city,description,yr_built\n4, a-1 ,150,Kiel,,\n5,A-3,300,Ulm,new,2000\n'
    const { counts } = await importText(second, { key: 'MLSNumber', set: { Status: 'Sold' } })
    expect(counts).toEqual({ rows: 2, added: 1, updated: 1, repeated: 0, faulty: 0 })
    expect(await listAll()).toMatchObject([
      { MLSNumber: 'A-3', Status: 'Sold', City: 'Ulm' },
      { ID: ids[0], MLSNumber: 'A-2', Bedrooms: '2', Description: 'kept', Status: 'Active' },
      // An empty cell clears what may be absent, and leaves what may not.
      {
        ID: ids[1],
        MLSNumber: 'a-1',
        Bedrooms: '4',
        Price: '150.00',
        City: 'Kiel',
        Description: '',
        YearBuilt: '1990',
        Status: 'Sold',
      },
    ])
    expect(await listAll({ CityName: 'ulm' })).toHaveLength(1)
    expect(await listAll({ CityName: 'kiel' })).toHaveLength(1)
  })

  test('the last of several rows with one key counts, also across batches', async () => {
    const row = (mls: string, price: number) => `${mls},3,${price}\n`
    const many = Array.from({ length: 10_000 }, (_, index) => row(`M${index}`, 1)).join('')
    const { counts } = await importText(
      `mls,beds,price\n${row('m5', 7)}${row('M5', 8)}${many}${row('M6', 9)}${row('M10001', 9)}`,
      {
        key: 'MLSNumber',
      },
    )
    expect(counts).toEqual({ rows: 10_004, added: 10_001, updated: 0, repeated: 3, faulty: 0 })
    const price = async (MLSNumber: string) => (await listAll({ MLSNumber })).map((item) => item.Price)
    expect(await price('M5')).toEqual(['1.00'])
    expect(await price('M6')).toEqual(['9.00'])
  })

  test('every listing that shares the key is updated', async () => {
    await importText('mls,beds\nA,1\nA,2\nB,3\n')
    const { counts } = await importText('mls,beds\nA,9\n', { key: 'MLSNumber' })
    expect(counts).toMatchObject({ added: 0, updated: 1 })
    expect((await listAll()).map((item) => item.Bedrooms)).toEqual(['3', '9', '9'])
  })

  test('by URL, whatever its spelling; by made numbers as well', async () => {
    await importText('url,beds\nhttps://Homes.example/1/,1\n', { key: 'URL' })
    expect((await importText('url,beds\nhttp://homes.example/1,2\n', { key: 'URL' })).counts).toMatchObject({
      updated: 1,
    })
    await importText('street,beds,price\n1 Elm St,3,5\n', { key: 'MLSNumber' })
    expect((await importText('street,beds,price\n1 ELM ST,3,6\n', { key: 'MLSNumber' })).counts).toMatchObject({
      updated: 1,
    })
    expect((await listAll()).map((item) => item.Price)).toEqual(['6.00', ''])
  })

  test('two imports of one file at once store it once', async () => {
    const text = `mls,beds\n${Array.from({ length: 300 }, (_, index) => `M${index},3\n`).join('')}`
    const both = await Promise.all([1, 2].map(() => importText(text, { key: 'MLSNumber' })))
    expect(both.map(({ counts }) => counts.added).sort()).toEqual([0, 300])
    expect(await countListings(bench.db, scope)).toBe(300)
  })

  test('listings of other chatbots are left alone', async () => {
    await importText('mls,beds\nA,1\n')
    const neighbour = { scope, serialNumber }
    const other = await bench.addChatbot()
    scope = other.scope
    serialNumber = other.serialNumber
    expect((await importText('mls,beds\nA,2\n', { key: 'MLSNumber' })).counts).toMatchObject({ added: 1 })
    scope = neighbour.scope
    serialNumber = neighbour.serialNumber
    expect((await listAll())[0]?.Bedrooms).toBe('1')
  })
})

describe('an import that is cut off', () => {
  const line = (index: number): string => `M${index},3\n`
  const text = `mls,beds\n${Array.from({ length: 25_000 }, (_, index) => line(index)).join('')}`

  test.each([null, 'MLSNumber'] as const)('with key %s: what is told as stored is stored', async (key) => {
    const connect = vi.spyOn(bench.pool, 'connect')
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let at = 0; at < text.length; at += 10_000) {
        // Well into the second batch.
        if (at > text.length * 0.7 && at <= text.length * 0.7 + 10_000) {
          const client: unknown = await connect.mock.results[0]?.value
          // The first batch is committed, and told.
          await expect.poll(() => countListings(bench.db, scope), { timeout: 30_000 }).toBe(10_000)
          await sleep(100)
          await sql`SELECT pg_terminate_backend(${Object(client).processID})`.execute(bench.db)
        }
        yield Buffer.from(text.slice(at, at + 10_000))
      }
    }
    const error = await importListings(bench.pool, scope, pieces(), { ...noOptions, key }).then(
      () => null,
      (thrown: unknown) => thrown,
    )
    connect.mockRestore()
    expect(error).toBeInstanceOf(ImportInterrupted)
    if (!(error instanceof ImportInterrupted)) throw error
    expect(error.summary.added).toBe(10_000)
    expect(error.message).toMatch(/^The import was cut off, the rows up to line 10001 are stored: /)
    expect(await countListings(bench.db, scope)).toBe(10_000)
    if (key === null) return
    expect((await importText(text, { key })).summary).toMatchObject({ added: 15_000, unchanged: 10_000 })
  })

  test('by its signal: it ends in good order', async () => {
    const stopping = new AbortController()
    const hooks = { signal: stopping.signal, onProgress: () => stopping.abort() }
    const source = Readable.from([Buffer.from(text), Buffer.from(line(1)), Buffer.from(line(2))])
    const error = await importListings(bench.pool, scope, source, noOptions, hooks).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ImportInterrupted)
    expect(await countListings(bench.db, scope)).toBe(error instanceof ImportInterrupted ? error.summary.added : -1)
  })
})

deepTest('memory does not grow with the file', { timeout: 240_000 }, async () => {
  const row = `,3,450000,"${'A long description of a home. '.repeat(20)}"\n`
  const rowsPerPiece = 400
  async function* pieces(count: number): AsyncGenerator<Buffer> {
    yield Buffer.from('mls,beds,price,description\n')
    for (let piece = 0; piece < count; piece += 1) {
      yield Buffer.from(Array.from({ length: rowsPerPiece }, (_, index) => `M${piece}-${index}${row}`).join(''))
    }
  }
  // What lies about until it is collected is not held: only what is left then counts.
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const most = async (count: number): Promise<number> => {
    let peak = 0
    let told = 0
    const onProgress = (): void => {
      told += 1
      if (told % 8 !== 0) return
      collect()
      peak = Math.max(peak, process.memoryUsage().heapUsed)
    }
    await importListings(bench.pool, scope, pieces(count), noOptions, { onProgress })
    return peak
  }
  await most(10)
  const small = await most(25)
  const large = await most(100)
  // 25 MB of text against 6: what is held is a few pieces and one batch on its way.
  expect(small).toBeGreaterThan(0)
  expect(large - small).toBeLessThan(20_000_000)
})

quickTest('a dry run tells columns, what is missing, and the first rows, and stores nothing', async () => {
  const text = 'street,price,sleepers\n1 ELM ST,5,3\n2 Elm St,abc,2\n'
  const preview = await previewImport(Readable.from([Buffer.from(text)]), noOptions)
  expect(preview.columns.map(({ target, how }) => [target, how])).toEqual([
    ['Address', 'synonym'],
    ['Price', 'synonym'],
    [null, 'kept'],
  ])
  const mapped = await previewImport(Readable.from([Buffer.from(text)]), {
    ...noOptions,
    map: { sleepers: 'Bedrooms' },
  })
  expect(mapped).toMatchObject({
    missing: [],
    looked: 2,
    rows: [
      { line: 2, listing: { Address: '1 Elm St', SalePrice: 5, Bedrooms: 3 } },
      { line: 3, listing: { Address: '2 Elm St', SalePrice: undefined, Bedrooms: 2 } },
    ],
    cells: [{ line: 3, column: 'price', value: 'abc' }],
  })
  const unclear = await previewImport(Readable.from([Buffer.from('score,level\n1,high\n')]), noOptions)
  expect(unclear.missing).toEqual(['Bedrooms'])
})

describe('real files', () => {
  const folder = join(import.meta.dirname, '../../../../../shared/data')
  const files = [
    { name: 'sacramento-2008.csv', rows: 985, filter: { CityName: 'wilton' }, shape: { City: 'Wilton', State: 'CA' } },
    {
      name: 'king-county-2014-2015.csv',
      rows: 21_613,
      filter: { MLSNumber: '7129300520' },
      shape: { Price: '221900.00', YearBuilt: '1955' },
    },
  ]

  test.for(files)(
    '$name is stored to the last row with one command',
    { timeout: 240_000 },
    async ({ name, rows, filter, shape }, context) => {
      const file = join(folder, name)
      if (!existsSync(file)) context.skip('the folder ../shared/data with real sales is not beside the project')
      const summary = await importListings(bench.pool, scope, createReadStream(file), noOptions)
      expect(summary).toMatchObject({ rows, added: rows, faulty: 0 })
      expect(await countListings(bench.db, scope)).toBe(rows)
      expect(await listAll(filter)).toContainEqual(expect.objectContaining(shape))
    },
  )
})
