import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import type { SheetLinks } from './sheet-links.ts'
import type { SheetSurvey } from './survey-sheet.ts'
import type { CellValue } from './workbook-cell.ts'

export type RowPieces = AsyncGenerator<SheetRow<CellValue>[]>

export interface Sheet {
  name: string
  part: string
}

/** The sheets of a spreadsheet, whichever program wrote it. */
export interface SheetBook {
  /** Those that are shown, in their order. */
  sheets: readonly Sheet[]
  rowsOf(sheet: Sheet, onPiece?: (bytes: number) => void): RowPieces
  /** How many bytes are told piece by piece while its rows are read. */
  sizeOf(sheet: Sheet): number
  surveyOf(sheet: Sheet): Promise<SheetSurvey>
  /** Where cells lead that are links, by row and column. */
  linksOf(sheet: Sheet): Promise<SheetLinks>
}
