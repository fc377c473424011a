import { ownMark } from '../import/fields/own-export.ts'
import { listingFieldNames } from '../listing.ts'
import type { ExportedListing } from './export-store.ts'

/** The columns of a table of listings: their fields, and the mark by which an import knows its own. */
export const exportColumns: readonly string[] = [...listingFieldNames, ownMark]

/** A listing as the cells of a row, in the order of the columns. */
export function cellsOf(listing: ExportedListing): (string | number | null)[] {
  return [...listingFieldNames.map((field) => listing[field]), 1]
}
