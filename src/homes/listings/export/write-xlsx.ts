import { cellsOf, exportColumns } from './export-columns.ts'
import type { ExportedListing } from './export-store.ts'
import { ZipWriter } from './zip-writer.ts'

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const fixedParts: readonly (readonly [name: string, text: string])[] = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Listings" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ],
]

/** Listings as a spreadsheet of one sheet. Texts are texts: nothing in it is computed. */
export async function writeXlsx(batches: AsyncIterable<ExportedListing[]>): Promise<Buffer> {
  const zip = new ZipWriter()
  for (const [name, text] of fixedParts) await zip.add(name, only(head + text))
  await zip.add('xl/worksheets/sheet1.xml', writeSheet(batches))
  return zip.end()
}

async function* only(text: string): AsyncGenerator<string> {
  yield text
}

async function* writeSheet(batches: AsyncIterable<ExportedListing[]>): AsyncGenerator<string> {
  yield `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
  yield rowOf(exportColumns)
  for await (const listings of batches) yield listings.map((listing) => rowOf(cellsOf(listing))).join('')
  yield '</sheetData></worksheet>'
}

function rowOf(cells: readonly (string | number | null)[]): string {
  return `<row>${cells.map(cellOf).join('')}</row>`
}

function cellOf(value: string | number | null): string {
  if (value === null) return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** What XML cannot hold is left out. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
      .replaceAll(/[&<>\r]/g, (sign) => entities[sign] ?? sign)
  )
}
