import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { openSource } from './open-source.ts'
import type { SourceRecord } from './source.ts'

async function read(content: string | Buffer, pieceLength = 65_536) {
  const bytes = Buffer.from(content)
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += pieceLength) pieces.push(bytes.subarray(at, at + pieceLength))
  const source = await openSource(Readable.from(pieces))
  const records: SourceRecord[] = []
  for await (const batch of source.batches) records.push(...batch)
  const rows = records.map(({ values }) =>
    Object.fromEntries(source.columns.flatMap((name, at) => (values[at] === undefined ? [] : [[name, values[at]]]))),
  )
  return { columns: source.columns, records, rows, leftOut: Object.fromEntries(source.leftOut ?? []) }
}

describe('a table of text', () => {
  const header = 'MLS;City;Beds;Price'
  const homes = 'A1;Kent, WA;3;450000\nA2;Ulm;2;1,250'

  test.each([
    ['semicolons among commas', `${header}\n${homes}\n`],
    ['a line that tells the sign', `sep=;\r\n${header}\n${homes}\n`],
    ['titles and notices above', `Our homes\n"As of May 1, 2027"\n\n${header}\n${homes}\n`],
    ['totals and remarks below', `${header}\n${homes}\nTotal;;5;451250\n\nPrices may change without notice.\n`],
    ['the names once more', `${header}\nA1;Kent, WA;3;450000\n${header}\nA2;Ulm;2;1,250\n`],
  ])('with %s', async (_name, text) => {
    for (const length of [7, 65_536]) {
      const { columns, records } = await read(text, length)
      expect(columns).toEqual(['MLS', 'City', 'Beds', 'Price'])
      expect(records.map(({ values, fault }) => fault ?? values)).toEqual([
        ['A1', 'Kent, WA', '3', '450000'],
        ['A2', 'Ulm', '2', '1,250'],
      ])
    }
  })

  test.each(['\t', '|', '^', ',', ';'])('parted by %j, with line breaks in quotes', async (sign) => {
    const text = [
      ['MLS', 'City', 'Remarks'],
      ['A1', 'Kent', '"Big;\nwith, a | and ^ ""view"""'],
      ['A2', 'Ulm', 'Small'],
    ]
    const { rows } = await read(text.map((row) => row.join(sign)).join('\r\n'))
    expect(rows).toEqual([
      { MLS: 'A1', City: 'Kent', Remarks: 'Big;\nwith, a | and ^ "view"' },
      { MLS: 'A2', City: 'Ulm', Remarks: 'Small' },
    ])
  })

  test('says what it left out; a row that breaks off is told, and no remark', async () => {
    const { leftOut, records } = await read(`Spring list\n${header}\nA1;Kent;3;1\nTotal;;3;1\nA2`)
    expect(Object.values(leftOut)).toEqual([1, 1])
    expect(records.at(-1)).toMatchObject({ values: ['A2'], fault: 'has 1 values where the first row has 4.' })
  })

  test.each([
    ['yardi.csv', 'Unit', ['101', '205']],
    ['appfolio.csv', 'Unit', ['101', '205']],
    ['redfin.csv', 'MLS#', ['C-4410', 'C-18']],
    ['matrix.csv', 'MLS #', ['C4410', 'C18']],
    ['idealista.csv', 'Referencia', ['ID-5001', 'ID-5002']],
    ['fotocasa.csv', 'ref', ['FC-1']],
  ])('%s: the homes, and nothing else', async (name, column, keys) => {
    const { rows, records } = await read(readFileSync(`docs/samples/${name}`))
    expect(rows.map((row) => row[column])).toEqual(keys)
    expect(records.filter(({ fault }) => fault !== undefined)).toEqual([])
  })
})

describe('JSON', () => {
  const home = { mls: 'A1', city: 'Kent', price: 5, beds: 3, photos: ['x'] }
  const other = { ...home, mls: 'A2' }
  test.each([
    ['a list', [home, other]],
    ['a list in an object', { count: 2, listings: [home, other] }],
    ['a list deep within', { status: 'ok', data: { page: 1, results: { items: [home, other] } }, meta: { took: 3 } }],
    ['pages of lists', { pages: [{ homes: [home] }, { homes: [other] }] }],
    ['lists by town', { Kent: [home], Ulm: [other] }],
    ['homes by their keys', { homes: { a: home, b: other } }],
    ['homes each in a wrapping', { listings: [{ listing: home }, { listing: other }] }],
    [
      'GeoJSON',
      {
        type: 'FeatureCollection',
        features: [home, other].map((properties) => ({
          type: 'Feature',
          properties,
          geometry: { type: 'Point', coordinates: [9, 48] },
        })),
      },
    ],
  ])('%s', async (name, value) => {
    for (const text of [JSON.stringify(value), JSON.stringify(value, null, 2)])
      for (const length of [5, 65_536]) {
        const { rows } = await read(text, length)
        const place = name === 'GeoJSON' ? { Longitude: 9, Latitude: 48 } : {}
        expect(rows).toEqual([
          { ...place, ...home },
          { ...place, ...other },
        ])
      }
  })

  test('of lists beside homes the homes are read, and what a server says of its answer is none of them', async () => {
    const agents = [{ id: 1, name: 'Ana' }]
    const { rows } = await read(
      JSON.stringify({ '@odata.context': 'x', agents, value: [{ '@odata.id': 'y', ...home }] }),
    )
    expect(rows).toEqual([home])
  })

  test('half of it is refused', async () => {
    await expect(read(JSON.stringify({ data: [home, other] }).slice(0, -2))).rejects.toThrow('not whole')
  })
})

test('XML of no known format: elements that say most of what homes do, flat, with lists of pictures', async () => {
  const one = (id: string): string =>
    `<ad ref="${id}"><title><![CDATA[A & B]]></title><price currency="EUR">250000</price><address><city>Ulm</city><zip>89073</zip></address><bedrooms>3</bedrooms><photos><photo><url>https://x.example/1.jpg</url></photo><photo><url>https://x.example/2.jpg</url></photo></photos></ad>`
  const { rows } = await read(
    `<?xml version="1.0" encoding="UTF-8"?><!-- made --><export><date>1</date><ads>${one('1')}${one('2')}</ads></export>`,
    50,
  )
  expect(rows.map(({ ref }) => ref)).toEqual(['1', '2'])
  expect(Object.fromEntries(Object.entries(rows[0] ?? {}).filter(([, value]) => value !== ''))).toEqual({
    ref: '1',
    title: 'A & B',
    price: '250000',
    'price.currency': 'EUR',
    'address.city': 'Ulm',
    'address.zip': '89073',
    bedrooms: '3',
    photos: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
  })
})

test('XML in the encoding that it declares', async () => {
  const text = `<?xml version="1.0" encoding="ISO-8859-1"?><list><home><ref>1</ref><city>Münster</city><price>5</price></home></list>`
  expect((await read(Buffer.from(text, 'latin1'))).rows[0]).toMatchObject({ city: 'Münster' })
})

test('a page with a table of homes, which programs call XLS, is that table', async () => {
  const page = `<html><head><style>td{color:red}</style></head><body><table><tr><td colspan="4">Availability</td></tr></table>
    <table border="1"><tr><th>MLS<th>City<th>Beds<th>Price<th>Page</tr>
    <tr><td>A1<td>Kent &amp; more<td>3<td>$450,000<td><a href="https://x.example/a1">View</a></tr>
    <tr><td>A2</td><td>Ulm</td><td>2</td><td>$1</td><td></td></tr>
    <tr><td>Total</td><td></td><td>5</td><td>$450,001</td><td></td></tr></table></body></html>`
  for (const length of [9, 65_536]) {
    const { columns, rows } = await read(page, length)
    expect(columns).toEqual(['MLS', 'City', 'Beds', 'Price', 'Page'])
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['A1', 'Kent & more', '3', '$450,000', 'https://x.example/a1'],
      ['A2', 'Ulm', '2', '$1', ''],
    ])
  }
})

describe('a wrong kind of file is named for what it is, with a way out', () => {
  test.each<[string, string | Buffer, RegExp]>([
    [
      'a page to sign in',
      '<!DOCTYPE html><html><head><title>Broker login</title></head><body><form><input type="password"></form>',
      /a page that asks to sign in \("Broker login"\).*user and a password/,
    ],
    [
      'a page',
      '<!-- x -->\n<html><head><title>Homes</title></head><body><p>Hello</p></body></html>',
      /a page of the web \("Homes"\)/,
    ],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), /a picture \(PNG\)/],
    ['a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), /a picture \(JPEG\)/],
    ['a photo of a telephone', Buffer.from('\0\0\0\x18ftypheic\0\0', 'latin1'), /a picture \(HEIC\)/],
    ['PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', /a PDF document/],
    [
      'Word of before 2007',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument', 'utf16le')]),
      /a Word document/,
    ],
    ['rich text', '{\\rtf1\\ansi Homes}', /a text document \(RTF\)/],
    ['an archive of another kind', Buffer.from('377abcaf271c0004', 'hex'), /an archive \(7z\)/],
    ['an empty answer', '', /The file is empty/],
    ['blanks', ' \n\n ', /nothing but blanks/],
    ['what a server says', '{"error":{"code":401,"message":"no token"}}', /what a server answers.*no token/],
    [
      'XML without homes',
      '<Error><Code>AccessDenied</Code><Message>no</Message></Error>',
      /XML \(<Error>\) in which nothing looks like a home/,
    ],
    [
      'a spreadsheet of 2003',
      '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
      /Excel 2003: save it as XLSX/,
    ],
  ])('%s', async (_name, content, message) => {
    const refusal = await read(content).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ImportRefusal)
    expect(String(refusal)).toMatch(message)
  })
})
