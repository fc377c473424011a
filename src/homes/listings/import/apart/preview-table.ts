import type { Listing, ListingField } from '../../listing.ts'
import type { CellFault } from '../cells/cell-fault.ts'
import { findHints } from '../columns/hints.ts'
import type { PlannedColumn } from '../columns/planned-column.ts'
import { readRow } from '../fields/read-row.ts'
import { HeldBackCounts, type HeldBackOfImport } from '../held-back/import-held-back.ts'
import type { ImportOptions } from '../import-options.ts'
import { openPlannedSource, sampleRows } from '../open-planned-source.ts'
import { openSource } from '../reading/open-source.ts'

/** Rows that are shown as they would be stored, and faulty ones besides. */
const shown = { good: 20, faulty: 6, cells: 50 }
const samplesOfColumn = 3
const longestSample = 80

export interface TablePreview {
  columns: (Pick<PlannedColumn, 'name' | 'target' | 'how'> & { samples: string[] })[]
  /** What the rows that were looked at say for members alone. */
  heldBack: HeldBackOfImport[]
  missing: ListingField[]
  hints: string[]
  /** Of a spreadsheet: its sheets, and the one that is read. */
  sheets: string[]
  sheet: string | null
  looked: number
  /** Cells that are unknown, and whose homes would be stored without them; the first ones. */
  cells: CellFault[]
  faulty: number
  rows: { line: number; listing: Partial<Listing> | null; faults: string[] }[]
}

/** What an import would make of the beginning of a file. Throws an ImportRefusal. */
export async function previewTable(bytes: AsyncIterable<Uint8Array>, options: ImportOptions): Promise<TablePreview> {
  const open = () => openSource(bytes, { sheet: options.sheet })
  const { plan, source, sample } = await openPlannedSource(open, options)
  const looked = sample.slice(0, sampleRows)
  const heldBack = new HeldBackCounts()
  const cells: CellFault[] = []
  const rows = looked.map((record) => {
    const row = readRow(
      plan,
      record,
      () => {},
      (held) => heldBack.note(held),
    )
    if ('odd' in row) cells.push(...row.odd)
    return 'listing' in row
      ? { line: record.line, listing: row.listing as Partial<Listing>, faults: [] }
      : { line: record.line, listing: null, faults: row.faults }
  })
  const good = rows.filter(({ listing }) => listing !== null)
  const faulty = rows.filter(({ listing }) => listing === null)
  return {
    columns: plan.columns.map(({ name, target, how }, index) => ({
      name,
      target,
      how,
      samples: samplesOf(looked.map(({ values }) => values[index])),
    })),
    heldBack: heldBack.list(plan.columns),
    missing: plan.findMissingFields(),
    hints: [...(source.hints ?? []), ...findHints(plan, looked)],
    sheets: [...(source.sheets?.all ?? [])],
    sheet: source.sheets?.chosen ?? null,
    looked: looked.length,
    cells: cells.slice(0, shown.cells),
    faulty: faulty.length,
    rows: [...good.slice(0, shown.good), ...faulty.slice(0, shown.faulty)],
  }
}

/** Different values of a column, cut. */
function samplesOf(values: readonly unknown[]): string[] {
  const texts = values.map((value) =>
    value === undefined || value === null
      ? ''
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value).trim(),
  )
  const said = [...new Set(texts)].filter((text) => text !== '').slice(0, samplesOfColumn)
  return said.map((text) => (text.length > longestSample ? `${text.slice(0, longestSample)}…` : text))
}
