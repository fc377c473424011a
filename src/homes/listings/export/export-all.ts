import type { Database } from '../../../platform/database/connect.ts'
import { fail } from '../../../platform/errors.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { ExportFormat } from './export-formats.ts'
import { countListings, readAllListings } from './export-store.ts'
import { writeCsv } from './write-csv.ts'
import { writeResoLines } from './write-reso.ts'
import { writeXlsx } from './write-xlsx.ts'

/** A spreadsheet is made whole before it is given. */
const mostInSpreadsheet = 100_000

/** All listings of a chatbot as a file, and how many there are. Fails with `export-too-large`. */
export async function exportAll(
  db: Database,
  scope: ListingScope,
  format: ExportFormat,
): Promise<{ bytes: AsyncGenerator<string> | [Buffer]; count: number }> {
  const listings = readAllListings(db, scope)
  const count = await countListings(db, scope)
  if (format !== 'xlsx') return { bytes: format === 'csv' ? writeCsv(listings) : writeResoLines(listings), count }
  if (count > mostInSpreadsheet) throw fail('export-too-large', { count, most: mostInSpreadsheet })
  return { bytes: [await writeXlsx(listings)], count }
}
