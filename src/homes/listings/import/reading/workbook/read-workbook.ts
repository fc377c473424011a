import type { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { ReadError } from '../../../../../platform/document-reading/read-document.ts'
import { ImportRefusal } from '../../import-refusal.ts'
import type { Source, SourceRecord } from '../source.ts'
import { refuseColumns, requireBoundedColumns, tooManyValues } from '../table-bounds.ts'
import { findHeader, type Header } from './find-header.ts'
import { planLinks, withLinks } from './link-columns.ts'
import { openSheetBook } from './open-sheet-book.ts'
import { kindOfRow, leftOutNotes } from './row-kind.ts'
import type { RowPieces, Sheet } from './sheet-book.ts'
import { MergedCells, type SheetSurvey } from './survey-sheet.ts'
import type { CellValue } from './workbook-cell.ts'

/** Rows that the header is looked for in, and that show which columns say something. */
const headRows = 60
/** A sheet among more is found by its name alone. */
const mostSheetsLookedAt = 20
/** What names as many columns as the best, nearly, is a list beside it. */
const fewestKnown = 3
const alike = 0.7
const mostRows = 250_000

/**
 * Begins to read one sheet of an XLSX or ODS file: the one that is named, or the one that looks most like a list of homes.
 * Rows carry the numbers that they have in the sheet. `onPart` is told how much of the sheet is read, from 0 to 1. Only what
 * the sheet shows counts. Throws an ImportRefusal, also later, from the batches.
 */
export async function readWorkbook(
  zip: Unzipped,
  { sheet: wanted, onPart }: { sheet?: string | undefined; onPart: (part: number) => void },
): Promise<Source> {
  return inWords(async () => {
    const book = await openSheetBook(zip)
    const { sheet, others } = await chooseSheet(book.sheets, wanted, (each) => book.rowsOf(each))
    const survey = await book.surveyOf(sheet)
    const header = findHeader(await readHead(book.rowsOf(sheet)))
    if (header === null) throw new ImportRefusal(`The sheet "${sheet.name}" has no row of column names.`)
    if (header.isTooWide) throw refuseColumns()
    const links = survey.hasLinks ? await book.linksOf(sheet) : new Map()
    const plan = planLinks(links, header)
    const columns = [...header.columns.map(({ name }) => name), ...(plan.added === null ? [] : ['Url'])]
    requireBoundedColumns(columns)
    const leftOut = new Map<string, number>()
    const size = Math.max(1, book.sizeOf(sheet))
    let done = 0
    const pieces = book.rowsOf(sheet, (length) => {
      done += length
      onPart(Math.min(1, done / size))
    })
    const write = (row: SheetRow<CellValue>): SourceRecord => {
      const record = toRecord(row, header)
      return { ...record, values: withLinks(record.values, row, header, links, plan) }
    }
    return {
      format: 'csv',
      columns,
      batches: inWordsEach(toRecords(pieces, header, { survey, leftOut, write })),
      sheets: { all: book.sheets.map(({ name }) => name), chosen: sheet.name },
      hints: [...hintsOf(survey), ...hintAtOthers(others)],
      leftOut,
    }
  })
}

/** The sheet that is read, and others that look like lists of homes, too. */
async function chooseSheet(
  sheets: readonly Sheet[],
  wanted: string | undefined,
  rowsOf: (sheet: Sheet) => RowPieces,
): Promise<{ sheet: Sheet; others: readonly Sheet[] }> {
  const [first] = sheets
  if (first === undefined) throw new ImportRefusal('The spreadsheet has no sheet that is shown.')
  if (wanted !== undefined) {
    const same = (name: string): boolean => name.trim().toLowerCase() === wanted.trim().toLowerCase()
    const found = sheets.find(({ name }) => name === wanted) ?? sheets.find(({ name }) => same(name))
    if (found) return { sheet: found, others: [] }
    const names = sheets.slice(0, mostSheetsLookedAt).map(({ name }) => `"${name}"`)
    throw new ImportRefusal(`The spreadsheet has no sheet "${wanted}"; it has ${names.join(', ')}.`)
  }
  if (sheets.length === 1) return { sheet: first, others: [] }
  const looked: { sheet: Sheet; known: number }[] = []
  for (const sheet of sheets.slice(0, mostSheetsLookedAt))
    looked.push({ sheet, known: findHeader(await readHead(rowsOf(sheet)))?.known ?? 0 })
  const best = looked.reduce((a, b) => (b.known > a.known ? b : a))
  const others = looked.filter((each) => each !== best && each.known >= Math.max(fewestKnown, best.known * alike))
  return { sheet: best.sheet, others: others.map(({ sheet }) => sheet) }
}

async function readHead(pieces: RowPieces): Promise<SheetRow<CellValue>[]> {
  const rows: SheetRow<CellValue>[] = []
  for await (const some of pieces) {
    rows.push(...some)
    if (rows.length >= headRows) break
  }
  return rows.slice(0, headRows)
}

async function* toRecords(
  pieces: RowPieces,
  header: Header,
  {
    survey,
    leftOut,
    write,
  }: {
    survey: SheetSurvey
    leftOut: Map<string, number>
    write: (row: SheetRow<CellValue>) => SourceRecord
  },
): AsyncGenerator<SourceRecord[]> {
  const merged = new MergedCells(survey.merges)
  let rows = 0
  for await (const some of pieces) {
    const records: SourceRecord[] = []
    for (const row of some) {
      merged.fill(row.number, row.cells)
      if (row.number <= header.number) continue
      const kind = kindOfRow(row, header)
      if (kind === 'home') records.push(write(row))
      else leftOut.set(leftOutNotes[kind], (leftOut.get(leftOutNotes[kind]) ?? 0) + 1)
    }
    rows += records.length
    if (rows > mostRows)
      throw new ImportRefusal(
        `The sheet has more than ${mostRows.toLocaleString('en-US')} rows: save it as CSV, which may have any number.`,
      )
    if (records.length > 0) yield records
  }
}

/** An empty cell is said to be empty, as in CSV. */
function toRecord(
  { number, cells, isTooWide }: SheetRow<CellValue>,
  { columns }: Header,
): SourceRecord & { values: CellValue[] } {
  const values = columns.map(({ place }) => cells[place] ?? '')
  return { line: number, values, ...(isTooWide && { fault: tooManyValues }) }
}

function hintsOf({ hiddenRows, hiddenColumns }: SheetSurvey): string[] {
  const what = [
    hiddenRows > 0 ? countOf(hiddenRows, 'row') : '',
    hiddenColumns > 0 ? countOf(hiddenColumns, 'column') : '',
  ].filter((text) => text !== '')
  if (what.length === 0) return []
  return [
    `The sheet hides ${what.join(' and ')}, by a filter or by hand: what it does not show is not imported. Show it in the spreadsheet and save that, if it belongs to the homes.`,
  ]
}

function hintAtOthers(others: readonly Sheet[]): string[] {
  if (others.length === 0) return []
  const names = others.slice(0, 5).map(({ name }) => `"${name}"`)
  return [
    `${names.join(', ')} ${others.length === 1 ? 'looks' : 'look'} like a list of homes, too, and ${others.length === 1 ? 'is' : 'are'} not read: import each sheet by its name.`,
  ]
}

function countOf(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`
}

async function* inWordsEach<Piece>(pieces: AsyncGenerator<Piece>): AsyncGenerator<Piece> {
  try {
    yield* pieces
  } catch (error) {
    throw toRefusal(error)
  }
}

async function inWords<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}

/** What the reader of documents says of a file, for who imports one. */
export function toRefusal(error: unknown, what: 'spreadsheet' | 'archive' = 'spreadsheet'): unknown {
  if (!(error instanceof ReadError)) return error
  if (error.fault === 'locked') return new ImportRefusal(`The ${what} is protected by a password: save it without one.`)
  if (error.fault === 'too-large') {
    const wayOut = what === 'archive' ? 'give the file of data alone' : 'save the one sheet as CSV'
    return new ImportRefusal(`The ${what} unpacks to more than 400 MB: ${wayOut}, which may be of any size.`)
  }
  return new ImportRefusal(
    `The ${what} is damaged or not whole: open it in the program that made it, and save it again.`,
  )
}
