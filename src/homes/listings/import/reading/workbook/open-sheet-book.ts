import type { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import { readSheetRows } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import { readWorkbookParts } from '../../../../../platform/document-reading/office/xlsx-workbook.ts'
import { mostColumns } from '../table-bounds.ts'
import { openOds } from './ods-book.ts'
import type { SheetBook } from './sheet-book.ts'
import { readSheetLinks } from './sheet-links.ts'
import { surveySheet } from './survey-sheet.ts'
import { makeCellReader } from './workbook-cell.ts'

/** Throws a ReadError. */
export async function openSheetBook(zip: Unzipped): Promise<SheetBook> {
  if (zip.has('content.xml')) return openOds(zip)
  const workbook = await readWorkbookParts(zip)
  const read = makeCellReader(workbook)
  return {
    sheets: workbook.sheets,
    rowsOf: ({ part }, onPiece) => readSheetRows(zip, part, read, { mostColumns, ...(onPiece && { onPiece }) }),
    sizeOf: ({ part }) => zip.sizeOf(part),
    surveyOf: ({ part }) => surveySheet(zip, part),
    linksOf: ({ part }) => readSheetLinks(zip, part),
  }
}
