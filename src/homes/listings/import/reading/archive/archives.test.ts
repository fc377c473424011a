import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { writeWorkbook } from '../../../../../../test/documents/write-workbook.ts'
import { writeZip } from '../../../../../../test/documents/write-zip.ts'
import { ImportRefusal } from '../../import-refusal.ts'
import { openSource } from '../open-source.ts'
import type { SourceRecord } from '../source.ts'

const sample = (name: string): Buffer => readFileSync(`docs/samples/${name}`)

async function read(bytes: Buffer, sheet?: string) {
  const source = await openSource(Readable.from([bytes]), { sheet })
  const records: SourceRecord[] = []
  for await (const batch of source.batches) records.push(...batch)
  const { columns, hints = [], leftOut = new Map() } = source
  const rows = records.map(({ values }) =>
    Object.fromEntries(
      columns.flatMap((name, at) => (values[at] === '' || values[at] === undefined ? [] : [[name, values[at]]])),
    ),
  )
  return { columns, rows, hints, leftOut: Object.fromEntries(leftOut), records }
}

const picture = Buffer.from('ffd8ffe000104a464946', 'hex')

test.each([
  ['rightmove.blm', 'ListingKey', ['BR1_1001', 'BR1_1002', 'BR1_1003']],
  ['openimmo.xml', 'ListingId', ['LH-101', 'LH-102']],
  ['reaxml.xml', 'ListingKey', ['H-2001', 'H-2002', 'H-2003']],
] as const)(
  '%s in an archive with pictures: the homes are read, and the pictures are told',
  async (name, key, keys) => {
    const parts = [
      { name: 'readme.txt', bytes: 'Sent by your software.' },
      { name: '__MACOSX/._data', bytes: 'x' },
      { name: `feed/${name}`, bytes: sample(name) },
      ...['BR1_1001_IMG_00.JPG', 'b.jpg'].map((each) => ({ name: `feed/${each}`, bytes: picture })),
    ]
    const { rows, hints } = await read(writeZip(parts))
    expect(rows.map((row) => row[key])).toEqual(keys)
    expect(hints[0]).toMatch(/^The file is read as (?:BLM|OpenImmo|REAXML)\.$/)
    expect(hints.join()).toMatch(/2 pictures \(feed\/BR1_1001_IMG_00.JPG, feed\/b.jpg\).*are kept with the homes/)
  },
)

test('many files of one kind are one list', async () => {
  const one = sample('reaxml.xml').toString()
  const other = one.replaceAll('H-200', 'H-300')
  const { rows } = await read(
    writeZip([
      { name: 'a.xml', bytes: one },
      { name: 'b.xml', bytes: other },
    ]),
  )
  expect(rows.map((row) => row.ListingKey)).toEqual(['H-2001', 'H-2002', 'H-2003', 'H-3001', 'H-3002', 'H-3003'])
})

test('a spreadsheet in an archive, and none within a second archive', async () => {
  const workbook = writeWorkbook([
    {
      name: 'Homes',
      rows: [
        ['MLS', 'City', 'Price'],
        ['A1', 'Kent', 5],
      ],
    },
  ])
  expect((await read(writeZip([{ name: 'homes.xlsx', bytes: workbook }]))).rows).toEqual([
    { MLS: 'A1', City: 'Kent', Price: 5 },
  ])
  const inner = writeZip([{ name: 'homes.csv', bytes: workbook }])
  await expect(read(inner)).rejects.toThrow(/homes.csv in the archive: The file is an archive within an archive/)
})

test.each([
  ['no file of data', writeZip([{ name: 'a.jpg', bytes: picture }]), 'an archive without a list of homes'],
  [
    'a text that is no table',
    writeZip([{ name: 'a.txt', bytes: 'Dear agents' }]),
    'an archive without a list of homes',
  ],
  [
    'a picture called XML',
    writeZip([{ name: 'a.xml', bytes: picture }]),
    'a.xml in the archive: The file is a picture',
  ],
  ['a password', writeZip([{ name: 'a.csv', bytes: 'a,b\n', isLocked: true }]), 'password'],
  ['half of it', writeZip([{ name: 'a.xml', bytes: sample('openimmo.xml') }]).subarray(0, 900), 'damaged or not whole'],
])('an archive with %s is refused in words', async (_name, bytes, message) => {
  const refusal = await read(bytes).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ImportRefusal)
  expect(String(refusal)).toContain(message)
})

const table = (rows: string): Buffer =>
  writeZip([
    { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      bytes: `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:xlink="l" xmlns:style="s">
        <office:automatic-styles><style:style style:name="gone"><style:table-properties table:display="false"/></style:style></office:automatic-styles>
        <office:body><office:spreadsheet>
        <table:table table:name="Old" table:style-name="gone"><table:table-row><table:table-cell><text:p>MLS</text:p></table:table-cell></table:table-row></table:table>
        <table:table table:name="Homes">${rows}</table:table>
        <table:table table:name="Notes"><table:table-row><table:table-cell><text:p>Nothing</text:p></table:table-cell></table:table-row></table:table>
        </office:spreadsheet></office:body></office:document-content>`,
    },
  ])
const cell = (text: string, more = ''): string =>
  `<table:table-cell ${more}><text:p>${text}</text:p></table:table-cell>`
const row = (cells: string, more = ''): string => `<table:table-row ${more}>${cells}</table:table-row>`

test('an ODS spreadsheet is read as it is meant', async () => {
  const { columns, records, hints, leftOut } = await read(
    table(
      [
        row(cell('Our homes in spring')),
        row(`<table:table-cell table:number-columns-repeated="1024"/>`, 'table:number-rows-repeated="2"'),
        row(['MLS', 'City', 'Price', 'ZIP', 'Listed', 'Share', 'Link'].map((name) => cell(name)).join('')),
        row(
          cell('A1') +
            cell('Kent', 'table:number-rows-spanned="2"') +
            cell('450.000,00 €', 'office:value-type="currency" office:currency="EUR" office:value="450000"') +
            cell('02138', 'office:value-type="float" office:value="2138"') +
            cell('13.10.26', 'office:value-type="date" office:date-value="2026-10-13T00:00:00"') +
            cell('5 %', 'office:value-type="percentage" office:value="0.0525"') +
            `<table:table-cell><text:p><text:a xlink:href="https://homes.example/a1">See it</text:a></text:p></table:table-cell>`,
        ),
        row(
          `${cell('A2')}<table:covered-table-cell/>${cell('1.5', 'office:value-type="float" office:value="350000.5"')}<table:table-cell table:number-columns-repeated="1000"/>`,
        ),
        row(cell('A3') + cell('Ulm'), 'table:visibility="filter"'),
        row(`<table:table-cell table:number-columns-repeated="1024"/>`, 'table:number-rows-repeated="1048000"'),
      ].join(''),
    ),
  )
  expect(columns).toEqual(['MLS', 'City', 'Price', 'ZIP', 'Listed', 'Share', 'Link'])
  expect(records.map(({ line, values }) => [line, ...values])).toEqual([
    [5, 'A1', 'Kent', '€450000', '02138', '2026-10-13', '5.25%', 'https://homes.example/a1'],
    [6, 'A2', 'Kent', 350_000.5, '', '', '', ''],
  ])
  expect(hints.join()).toContain('hides 1 row')
  expect(leftOut).toEqual({})
})

test('links of a spreadsheet: an address where a cell says "View", a page of its own where none is named', async () => {
  const links = (columns: string, cells: string, more: { name: string; bytes: string }[] = []): Buffer =>
    writeZip([
      {
        name: 'xl/workbook.xml',
        bytes: '<workbook><sheets><sheet name="Homes" r:id="r1"/></sheets></workbook>',
      },
      {
        name: '_rels/.rels',
        bytes: '<Relationships><Relationship Id="x" Type="t/officeDocument" Target="xl/workbook.xml"/></Relationships>',
      },
      {
        name: 'xl/_rels/workbook.xml.rels',
        bytes:
          '<Relationships><Relationship Id="r1" Type="t/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      },
      {
        name: 'xl/worksheets/sheet1.xml',
        bytes: `<worksheet><sheetData>${columns}${cells}</sheetData><hyperlinks><hyperlink ref="B2" r:id="h1"/></hyperlinks></worksheet>`,
      },
      {
        name: 'xl/worksheets/_rels/sheet1.xml.rels',
        bytes:
          '<Relationships><Relationship Id="h1" Type="t/hyperlink" Target="https://homes.example/a1" TargetMode="External"/></Relationships>',
      },
      ...more,
    ])
  const text = (at: string, said: string): string => `<c r="${at}" t="inlineStr"><is><t>${said}</t></is></c>`
  const named = (names: string[]): string =>
    `<row r="1">${names.map((name, at) => text(`${'ABC'[at]}1`, name)).join('')}</row>`
  const viewed = links(
    named(['MLS', 'Details page', 'City']),
    `<row r="2">${text('A2', 'A1')}${text('B2', 'View')}${text('C2', 'Kent')}</row>`,
  )
  expect((await read(viewed)).rows).toEqual([
    { MLS: 'A1', 'Details page': 'https://homes.example/a1', City: 'Kent', Url: 'https://homes.example/a1' },
  ])
  const linked = links(
    named(['MLS', 'Address', 'City']),
    `<row r="2">${text('A2', 'A1')}${text('B2', '1 Oak St')}${text('C2', 'Kent')}</row><row r="3">${text('A3', 'A2')}<c r="B3" t="str"><f>HYPERLINK("https://homes.example/a2","2 Oak St")</f><v>2 Oak St</v></c></row>`,
  )
  expect((await read(linked)).rows).toEqual([
    { MLS: 'A1', Address: '1 Oak St', City: 'Kent', Url: 'https://homes.example/a1' },
    { MLS: 'A2', Address: '2 Oak St', Url: 'https://homes.example/a2' },
  ])
})
