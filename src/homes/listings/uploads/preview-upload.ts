import { readRow } from '../import/fields/read-row.ts'
import { HeldBackCounts } from '../import/held-back/import-held-back.ts'
import { findHints } from '../import/hints.ts'
import { openPlannedSource, sampleRows } from '../import/open-planned-source.ts'
import type { ImportOptions } from '../import/plan-import.ts'
import { openSource } from '../import/reading/open-source.ts'
import type { Listing } from '../listing.ts'

/** Rows that are shown as they would be stored, and faulty ones besides. */
const shown = { good: 6, faulty: 6 }
const samplesOfColumn = 3
const longestSample = 80

/** What an import would make of the beginning of a file. Throws an ImportRefusal. */
export async function previewUpload(bytes: AsyncIterable<Uint8Array>, options: ImportOptions) {
  const open = () => openSource(bytes, { sheet: options.sheet })
  const { plan, source, sample } = await openPlannedSource(open, options)
  const looked = sample.slice(0, sampleRows)
  const heldBack = new HeldBackCounts()
  const rows = looked.map((record) => {
    const row = readRow(
      plan,
      record,
      () => {},
      (held) => heldBack.note(held),
    )
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
