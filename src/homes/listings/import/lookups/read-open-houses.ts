import { ImportRefusal } from '../import-refusal.ts'
import { openSource } from '../reading/open-source.ts'
import { limitTable } from './limit-table.ts'

/** Records of the OpenHouse resource, by the ListingKey or ListingId of the home that they belong to. */
export type OpenHouses = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>

/** The table lies in memory while the file is read. */
const mostRows = 200_000
const ofListing = ['ListingKey', 'ListingId', 'ListingKeyNumeric']
const needed = ['OpenHouseStartTime', 'OpenHouseEndTime']

/**
 * Reads a file of open houses for `--open-houses FILE`: CSV or NDJSON with the names of the RESO Data Dictionary. Throws an
 * ImportRefusal that names the option and what is wrong.
 */
export async function readOpenHousesFile(bytes: AsyncIterable<Uint8Array>, option: string): Promise<OpenHouses> {
  const source = await openSource(limitTable(bytes, option)).catch((error: unknown) => {
    throw error instanceof ImportRefusal ? new ImportRefusal(`${option}: ${error.message}`) : error
  })
  const found = new Map<string, Record<string, unknown>[]>()
  let count = 0
  for await (const records of source.batches) {
    requireColumns(source.columns, option)
    for (const { line, values, fault } of records) {
      if (fault !== undefined) throw new ImportRefusal(`${option}, line ${line}: the row ${fault}`)
      count += 1
      if (count > mostRows) throw new ImportRefusal(`${option}: the file may have ${mostRows} rows at the most.`)
      const record = Object.fromEntries(source.columns.map((name, index) => [name, values[index]]))
      // It goes by one of them: who has both would be there twice.
      const key = ofListing.map((name) => String(record[name] ?? '').trim()).find((text) => text !== '')
      if (key === undefined) continue
      const others = found.get(key)
      if (others) others.push(record)
      else found.set(key, [record])
    }
  }
  return found
}

function requireColumns(columns: readonly string[], option: string): void {
  const missing = needed.find((name) => !columns.includes(name))
  if (missing === undefined && ofListing.some((name) => columns.includes(name))) return
  const names = columns.map((name) => `"${name}"`).join(', ')
  throw new ImportRefusal(
    `${option}: a file of open houses has the columns ListingKey (or ListingId), OpenHouseStartTime and OpenHouseEndTime; its columns are ${names}.`,
  )
}
