import { expect, test } from 'vitest'
import { type PdfPage, writeLines, writePdf, writeTable } from '../../../../test/documents/write-pdf.ts'
import { readPdf } from './read-pdf.ts'

/** "kind text", in order. */
async function told(pages: readonly PdfPage[], options = {}): Promise<string[]> {
  const { blocks } = await readPdf(writePdf(pages, options))
  return blocks.map(({ kind, text }) => `${kind} ${text}`)
}

const leftColumn = [
  'Our office opens at nine on weekdays and we',
  'answer the telephone until six, except on the',
  'days on which the courthouse is closed, when a',
  'recording tells you whom to call in an emer-',
  'gency. Keys are handed out by appointment only.',
]
const rightColumn = [
  'Repairs are asked for through the portal, where',
  'you also see when somebody comes. What cannot',
  'wait, such as water that runs, is told by phone',
  'at any hour. We do not enter without a notice',
  'of a day, unless something is about to break.',
]

test('two columns are read one after the other, below a title over both', async () => {
  const texts = [
    { x: 50, y: 740, size: 20, text: 'Tenant handbook' },
    ...writeLines(50, 700, leftColumn),
    ...writeLines(320, 700, rightColumn),
    { x: 50, y: 600, text: 'This line goes over both columns and is read after them, because it stands below them.' },
  ]
  expect(await told([{ texts }])).toEqual([
    'heading Tenant handbook',
    `text ${leftColumn.join(' ').replace('emer- gency', 'emergency')}`,
    `text ${rightColumn.join(' ')}`,
    'text This line goes over both columns and is read after them, because it stands below them.',
  ])
})

test('rows of tables are told with the names of their columns, cells of two lines as one', async () => {
  const rows = [
    ['Fee', 'Amount', 'When'],
    ['Application', '$55', 'with the application'],
    ['Holding', '$300', 'when the home is'],
    ['', '', 'taken off the market'],
    ['Pet', '$25 a month', 'with the rent'],
  ]
  const texts = [
    ...writeLines(50, 740, ['Fees are charged by person and are not given back, unless the law says that they are.']),
    ...writeTable([50, 200, 330], 700, rows, 14),
    { x: 50, y: 600, text: 'Whoever moves in the middle of a month pays by the day.' },
  ]
  expect(await told([{ texts }])).toEqual([
    'text Fees are charged by person and are not given back, unless the law says that they are.',
    'row Fee: Application; Amount: $55; When: with the application',
    'row Fee: Holding; Amount: $300; When: when the home is taken off the market',
    'row Fee: Pet; Amount: $25 a month; When: with the rent',
    'text Whoever moves in the middle of a month pays by the day.',
  ])
})

test('leaders of dots lead to a value', async () => {
  const texts = writeLines(50, 700, ['Application fee ........................ $55', 'Key deposit ............ $40'])
  expect(await told([{ texts }])).toEqual(['row Application fee: $55', 'row Key deposit: $40'])
})

test('lists, bold titles and titles by size', async () => {
  const texts = [
    { x: 50, y: 740, size: 22, text: 'Moving in' },
    { x: 50, y: 700, size: 15, text: 'What to bring' },
    ...writeTable([50, 70], 670, [
      ['1.', 'Your identification'],
      ['2.', 'Proof of insurance'],
    ]),
    { x: 50, y: 620, text: 'Where to park', isBold: true },
    ...writeLines(50, 606, ['Vans stop at the gate on Mill Street; the guard opens it and shows you the way in.']),
  ]
  const { blocks } = await readPdf(writePdf([{ texts }]))
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, text: 'Moving in', page: 1 },
    { kind: 'heading', level: 2, text: 'What to bring' },
    { kind: 'item', text: 'Your identification' },
    { kind: 'item', text: 'Proof of insurance' },
    { kind: 'heading', level: 3, text: 'Where to park' },
    { kind: 'text' },
  ])
})

test('heads, feet and numbers of pages are no text; each block knows its page', async () => {
  const pages = [1, 2, 3, 4].map((page) => ({
    texts: [
      { x: 50, y: 770, text: 'Hearth and Gate Realty' },
      { x: 50, y: 700, text: `What is said on page ${page} is said there alone, and nowhere else.` },
      { x: 300, y: 20, text: `Page ${page} of 4` },
    ],
  }))
  const { blocks } = await readPdf(writePdf(pages))
  expect(blocks.map(({ text }) => text)).toEqual(
    [1, 2, 3, 4].map((page) => `What is said on page ${page} is said there alone, and nowhere else.`),
  )
  expect(blocks.map(({ page }) => page)).toEqual([1, 2, 3, 4])
})

test('pages that are pictures are told; when all are, so is that; empty ones are nothing', async () => {
  const said = { texts: [{ x: 50, y: 700, text: 'The deposit is one month of rent.' }] }
  const { note } = await readPdf(writePdf([said, { isPicture: true }, {}, { isPicture: true }]))
  expect(note).toMatch(/^Pages 2, 4 have no text/)
  await expect(readPdf(writePdf([{ isPicture: true }, { isPicture: true }]))).rejects.toMatchObject({
    fault: 'scanned',
    message: expect.stringContaining('OCR'),
  })
  await expect(readPdf(writePdf([{}]))).rejects.toMatchObject({ fault: 'empty' })
})

test('a password locks', async () => {
  const zeros = '00'.repeat(32)
  const trailer = `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${zeros}> /U <${zeros}> /P -4 >> /ID [<00> <00>]`
  await expect(readPdf(writePdf([{}], { trailer }))).rejects.toMatchObject({ fault: 'locked' })
})

test('title and language are what the file says, unless that is the name of a file', async () => {
  const texts = [
    { x: 50, y: 700, size: 18, text: 'Gebuehren' },
    ...writeLines(50, 660, ['Die Kaution ist drei Mieten.']),
  ]
  expect(await readPdf(writePdf([{ texts }], { title: 'Unsere Regeln', language: 'de-de' }))).toMatchObject({
    title: 'Unsere Regeln',
    language: 'de-DE',
  })
  expect(await readPdf(writePdf([{ texts }], { title: 'rules_v3.docx' }))).toMatchObject({ title: 'Gebuehren' })
})

test('a page that lies on its side is read', async () => {
  const texts = writeLines(100, 400, ['A page that was turned by its reader.'])
  expect(await told([{ texts, rotate: 90 }])).toEqual(['text A page that was turned by its reader.'])
})
