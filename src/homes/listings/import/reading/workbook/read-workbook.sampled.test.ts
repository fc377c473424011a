import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type WrittenCell, type WrittenSheet, writeWorkbook } from '../../../../../../test/documents/write-workbook.ts'
import { writeZip } from '../../../../../../test/documents/write-zip.ts'
import { isDeep } from '../../../../../../test/run/how-much.ts'
import { ImportRefusal } from '../../import-refusal.ts'
import { openSource } from '../open-source.ts'
import type { SourceRecord } from '../source.ts'

async function readAll(bytes: Buffer, sheet?: string) {
  const progress = { bytes: 0 }
  const source = await openSource(Readable.from([bytes]), { sheet, progress })
  const records: SourceRecord[] = []
  for await (const batch of source.batches) records.push(...batch)
  const { columns, sheets, hints = [], leftOut = new Map() } = source
  const rows = records.map(({ line, values }) => [line, ...values])
  return { columns, rows, sheets, hints, leftOut: Object.fromEntries(leftOut), progress }
}

const one = (rows: WrittenSheet['rows'], more: Partial<WrittenSheet> = {}): Buffer =>
  writeWorkbook([{ name: 'Homes', rows, ...more }])

describe('the values of cells, as they are meant', () => {
  test.each<[string, WrittenCell, unknown]>([
    ['dollars, all of them', { value: 450_000, format: '"$"#,##0' }, '$450000'],
    ['an accountant’s dollars', { value: 1_234.5, format: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\)' }, '$1234.5'],
    ['euros behind the number', { value: 345.125, format: '#,##0.00 [$€-407]' }, '€345.13'],
    ['a number that is shown rounded', { value: 47.511234, format: '0.0' }, 47.511234],
    ['thousands', { value: 2_570, format: '#,##0' }, 2570],
    ['a slip of binary fractions', 0.1 + 0.2, 0.3],
    ['a share', { value: 0.0525, format: '0.0%' }, '5.25%'],
    ['a day', { value: 41_925, format: 'm/d/yyyy' }, '2014-10-13'],
    ['a day at midnight', { value: 41_925, format: 'm/d/yyyy h:mm' }, '2014-10-13'],
    ['a day with its time', { value: 41_925.604_166_7, format: 'd.m.yyyy hh:mm' }, '2014-10-13 14:30'],
    ['an ISO day', { value: '2014-10-13T00:00:00', type: 'd' }, '2014-10-13'],
    ['a ZIP code that is a number', { value: 2_138, format: '00000' }, '02138'],
    ['a ZIP code that is a text', '02138', '02138'],
    ['a large number', 7_129_300_520, 7129300520],
    ['acres in the format', { value: 0.25, format: '0.00" acres"' }, '0.25 acres'],
    ['words of the format that are no unit', { value: 3, format: '0" great"' }, 3],
    ['yes', true, true],
    ['a formula with its result', { value: 380_000, formula: 'B2*1.05', format: '$#,##0' }, '$380000'],
    ['a formula with a text', { value: 'Kent', formula: 'PROPER(B2)', type: 'str' }, 'Kent'],
    ['a formula with no text', { value: '', formula: 'IF(1,"")', type: 'str' }, ''],
    ['a formula without a result', { formula: 'B2*2' }, '#NO RESULT!'],
    ['an error', { value: '#REF!', type: 'e', formula: 'Z9' }, '#REF!'],
    ['a text in its cell', { value: ' Zürich & "See" ', type: 'inlineStr' }, 'Zürich & "See"'],
    ['nothing', null, ''],
  ])('%s', async (_name, cell, expected) => {
    const { rows } = await readAll(
      one([
        ['MLS', 'Value', 'City'],
        ['A1', cell, 'Kent'],
      ]),
    )
    expect(rows).toEqual([[2, 'A1', expected, 'Kent']])
  })
})

describe('the table in a sheet', () => {
  const columns = ['MLS #', 'Address', 'City', 'Beds', 'Price']

  test('is found below titles, a date and groups of columns; its rows keep the numbers of the sheet', async () => {
    const read = await readAll(
      one(
        [
          ['Spring list of the firm'],
          ['As of', { value: 46_143, format: 'yyyy-mm-dd' }],
          null,
          [null, 'Where', null, 'What', null],
          [' MLS\n# ', 'Address', 'City', 'Beds', 'Price', null],
          ['A1', '1 Oak St', 'Kent', 3, 450_000],
          null,
          ['A2', '2 Oak St', 'Kent', 2, 350_000, 'a remark beside it'],
        ],
        { merges: ['A1:F1', 'B4:C4'] },
      ),
    )
    expect(read.columns).toEqual([...columns, ''])
    expect(read.rows).toEqual([
      [6, 'A1', '1 Oak St', 'Kent', 3, 450_000, ''],
      [8, 'A2', '2 Oak St', 'Kent', 2, 350_000, 'a remark beside it'],
    ])
  })

  test('leaves out headings, totals and the names once more, and says how many', async () => {
    const read = await readAll(
      one([
        columns,
        ['Homes in Kent'],
        ['A1', '1 Oak St', 'Kent', 3, 450_000],
        columns,
        ['A2', '2 Oak St', 'Kent', 2, 350_000],
        ['Total', null, null, null, 800_000],
        ['Prices may change.'],
      ]),
    )
    expect(read.rows.map(([line]) => line)).toEqual([3, 5])
    expect(Object.values(read.leftOut)).toEqual([2, 1, 1])
  })

  test('takes the value of cells that were merged downwards for each of the rows', async () => {
    const read = await readAll(
      one(
        [
          columns,
          ['A1', '1 Oak St', 'Kent', 3, 1],
          ['A2', '2 Oak St', null, 3, 2],
          ['A3', '3 Oak St', null, 3, 3],
          ['A4', '4 Oak St', null, 3, 4],
        ],
        { merges: ['C2:C4'] },
      ),
    )
    expect(read.rows.map((row) => row[3])).toEqual(['Kent', 'Kent', 'Kent', ''])
  })

  test('is what the sheet shows: hidden rows and columns are left out, and that is said', async () => {
    const read = await readAll(
      one([columns, ['A1', '1 Oak St', 'Kent', 3, 1], ['A2', '2 Oak St', 'Kent', 3, 2], ['A3', null, 'Kent', 3, 2]], {
        hiddenRows: [3],
        columns: '<cols><col min="2" max="2" hidden="1"/></cols>',
      }),
    )
    expect(read.columns).toEqual(['MLS #', 'City', 'Beds', 'Price'])
    expect(read.rows.map(([line]) => line)).toEqual([2, 4])
    expect(read.hints.join()).toContain('The sheet hides 1 row and 1 column')
  })

  test('begins anywhere, and two columns of one name are told apart', async () => {
    const read = await readAll(one([null, [null, null, 'City', 'Notes', 'Notes'], [null, null, 'Kent', 'a', 'b']]))
    expect(read).toMatchObject({ columns: ['City', 'Notes', 'Notes (2)'], rows: [[3, 'Kent', 'a', 'b']] })
  })

  test('is found where no name is known', async () => {
    const read = await readAll(one([['Unsere Liste'], ['Kennung', 'Ort', 'Wert'], ['x', 'Ulm', 5]]))
    expect(read).toMatchObject({ columns: ['Kennung', 'Ort', 'Wert'], rows: [[3, 'x', 'Ulm', 5]] })
  })
})

describe('the sheets', () => {
  const workbook = writeWorkbook([
    { name: 'Read me', rows: [['How to use this'], ['Fill in the next sheet.']] },
    {
      name: 'Spring',
      rows: [
        ['MLS', 'City', 'Price'],
        ['A1', 'Kent', 5],
      ],
    },
    {
      name: 'Old',
      rows: [
        ['MLS', 'Price'],
        ['B1', 6],
      ],
    },
    {
      name: 'Secret',
      state: 'hidden',
      rows: [
        ['MLS', 'City', 'Price', 'Beds'],
        ['C1', 'Kent', 7, 2],
      ],
    },
  ])

  test('the one that looks most like homes is read, another by its name, none that is hidden', async () => {
    const shown = ['Read me', 'Spring', 'Old']
    expect(await readAll(workbook)).toMatchObject({
      sheets: { all: shown, chosen: 'Spring' },
      rows: [[2, 'A1', 'Kent', 5]],
    })
    expect(await readAll(workbook, 'old')).toMatchObject({
      sheets: { all: shown, chosen: 'Old' },
      rows: [[2, 'B1', 6]],
    })
    await expect(readAll(workbook, 'Secret')).rejects.toThrow(
      'has no sheet "Secret"; it has "Read me", "Spring", "Old".',
    )
    await expect(readAll(Buffer.from('a,b\n1,2\n'), 'Old')).rejects.toThrow('no spreadsheet')
  })
})

test('another sheet that looks like homes is told', async () => {
  const rows = [
    ['MLS', 'City', 'Price'],
    ['A1', 'Kent', 5],
  ]
  const { hints } = await readAll(writeWorkbook(['For sale', 'To let'].map((name) => ({ name, rows }))))
  expect(hints).toEqual([expect.stringMatching(/^"To let" looks like a list of homes, too, and is not read/)])
})

test('how far it is goes by the sheet and ends at the size of the file', async () => {
  const rows: WrittenCell[][] = [['MLS', 'City', 'Price']]
  for (let row = 0; row < 3_000; row += 1) rows.push([`A${row}`, `City ${row % 7}`, row])
  const file = one(rows)
  const read = await readAll(file)
  expect(read.rows).toHaveLength(3_000)
  expect(read.progress.bytes).toBe(file.length)
})

describe('what is no sheet of homes is refused with one sentence', () => {
  type Case = [string, () => Buffer, string]
  const bytes = (): Buffer => Buffer.alloc(430 * 1_048_576, '<row><c><v>1</v></c></row>')
  const bomb: Case = [
    'a bomb',
    () => writeWorkbook([{ name: 'Homes', rows: [['MLS']] }], [{ name: 'xl/worksheets/sheet1.xml', bytes: bytes() }]),
    'unpacks to more than 400 MB',
  ]
  test.each<Case>([
    ['an archive', () => writeZip([{ name: 'a.txt', bytes: 'x' }]), 'an archive'],
    ['ODS of nothing', () => writeZip([{ name: 'content.xml', bytes: '<x/>' }]), 'has no sheet that is shown'],
    ['a Word document', () => writeZip([{ name: 'word/document.xml', bytes: '<x/>' }]), 'a Word document'],
    ['a presentation', () => writeZip([{ name: 'ppt/presentation.xml', bytes: '<x/>' }]), 'a presentation'],
    ['XLSB', () => writeZip([{ name: 'xl/workbook.bin', bytes: 'x' }]), 'XLSB'],
    ['XLS, or one with a password', () => Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'before 2007'],
    ['a sheet of nothing', () => one([]), 'has no row of column names'],
    [
      'half a file',
      () =>
        one([
          ['MLS', 'City'],
          ['a', 'b'],
        ]).subarray(0, 900),
      'damaged or not whole',
    ],
    ['no sheets', () => writeWorkbook([]), 'has no sheet that is shown'],
    // Packing it takes long.
    ...(isDeep ? [bomb] : []),
  ])(
    '%s',
    async (_name, make, message) => {
      const bytes = make()
      const refusal = await readAll(bytes).then(
        () => expect.fail('it was read'),
        (error: unknown) => error,
      )
      expect(refusal).toBeInstanceOf(ImportRefusal)
      expect(String(refusal)).toContain(message)
    },
    60_000,
  )
})

test('no workbook makes reading fail otherwise, whatever is in it or missing of it', async () => {
  const rows: WrittenCell[][] = [
    ['MLS', 'City', 'Price'],
    ['A1', 'Kent', { value: 5, format: '$0' }],
    ['A2', 'Kent', { value: '#REF!', type: 'e' }],
  ]
  const whole = one(rows, { merges: ['B2:B3', 'A1:ZZZ9', 'x'] })
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 12 }),
      fc.nat(whole.length),
      async (changes, cut) => {
        const bytes = Buffer.from(whole.subarray(0, cut % 3 === 0 ? cut : whole.length))
        for (const [at, byte] of changes) if (at > 4 && at < bytes.length) bytes[at] = byte
        try {
          await readAll(bytes)
        } catch (error) {
          expect(error).toBeInstanceOf(ImportRefusal)
        }
      },
    ),
    { numRuns: 400, seed: 7 },
  )
})

test('cells of every kind at random keep their numbers and their rows', async () => {
  const cell = fc.oneof(
    fc
      .string({ minLength: 1, maxLength: 12, unit: fc.constantFrom(...'abcKü <&"1') })
      .filter((text) => text.trim() !== ''),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
    fc.boolean(),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 }), async (cells) => {
      const read = await readAll(one([['MLS', 'City', 'Price', 'Beds'], ...cells.map((row) => ['id', ...row])]))
      const expected = cells.map((row, at) => [
        at + 2,
        'id',
        ...row.map((value) =>
          typeof value === 'number' ? Number(value.toPrecision(15)) : typeof value === 'string' ? value.trim() : value,
        ),
      ])
      expect(read.rows).toEqual(expected)
    }),
    { numRuns: 100, seed: 3 },
  )
})
