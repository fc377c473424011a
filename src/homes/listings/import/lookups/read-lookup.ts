import { matchName } from '../../intake/headers/match-header.ts'
import { foldName, importTargets, isPart } from '../../intake/intake-target.ts'
import { type ListingField, listingFieldNames } from '../../listing.ts'
import { readField } from '../cells/read-field.ts'
import { isNone } from '../fields/tidy-text.ts'
import { ImportRefusal } from '../import-refusal.ts'
import { openSource } from '../reading/open-source.ts'
import { limitTable } from './limit-table.ts'
import { foldKey, type Lookup } from './lookup.ts'

/** All ZIP codes of the United States are 42,000. The table lies in memory while the file is read. */
const mostRows = 200_000

/**
 * Reads a table for `--lookup COLUMN=FILE`: CSV or NDJSON of which one column is `column` and each other one a field of a
 * listing, by its name or a known synonym. Throws an ImportRefusal that names `option` and what is wrong.
 */
export async function readLookup(column: string, bytes: AsyncIterable<Uint8Array>, option: string): Promise<Lookup> {
  const target = importTargets.find((candidate) => foldName(candidate) === foldName(column)) ?? null
  const source = await openSource(limitTable(bytes, option)).catch((error: unknown) => {
    throw error instanceof ImportRefusal ? new ImportRefusal(`${option}: ${error.message}`) : error
  })
  const rows = new Map<string, readonly unknown[]>()
  let plan: TablePlan | null = null
  for await (const records of source.batches) {
    plan ??= planTable(source.columns, column, target, option)
    for (const { line, values, fault } of records) {
      const place = `${option}, line ${line}`
      if (fault !== undefined) throw new ImportRefusal(`${place}: the row ${fault}`)
      const key = foldKey(target, values[plan.key])
      if (key === '') continue
      if (rows.has(key)) throw new ImportRefusal(`${place}: "${values[plan.key]}" stands there a second time.`)
      if (rows.size === mostRows) throw new ImportRefusal(`${option}: the table may have ${mostRows} rows at the most.`)
      rows.set(
        key,
        plan.fields.map(({ index, field }) => readCell(field, values[index], place)),
      )
    }
  }
  if (plan === null || rows.size === 0) throw new ImportRefusal(`${option}: the table has no rows.`)
  return { column, target, fields: plan.fields.map(({ field }) => field), rows }
}

interface TablePlan {
  key: number
  fields: { index: number; field: ListingField }[]
}

function planTable(columns: readonly string[], column: string, target: Lookup['target'], option: string): TablePlan {
  const key = columns.findIndex((name) => isCalled(name, column, target))
  const names = columns.map((name) => `"${name}"`).join(', ')
  if (key < 0) throw new ImportRefusal(`${option}: no column of the table is ${column}; its columns are ${names}.`)
  const fields = columns.flatMap((name, index) => {
    if (index === key) return []
    const field = fieldCalled(name)
    if (field !== null) return [{ index, field }]
    throw new ImportRefusal(`${option}: its column "${name}" is no field of a listing; name it as one, such as City.`)
  })
  if (fields.length === 0) throw new ImportRefusal(`${option}: the table needs a column besides ${column}.`)
  const twice = fields.find(({ field }, index) => fields.findIndex((other) => other.field === field) < index)
  if (twice) throw new ImportRefusal(`${option}: two columns of the table are ${twice.field}: leave one out.`)
  return { key, fields }
}

function isCalled(name: string, column: string, target: Lookup['target']): boolean {
  if (foldName(name) === foldName(column)) return true
  return target !== null && matchName(name).some((match) => match.target === target)
}

function fieldCalled(name: string): ListingField | null {
  const own = listingFieldNames.find((field) => foldName(field) === foldName(name))
  const [synonym] = matchName(name)
  if (own !== undefined) return own
  return synonym === undefined || synonym.target === 'Price' || isPart(synonym.target) ? null : synonym.target
}

function readCell(field: ListingField, value: unknown, place: string): unknown {
  if (isNone(value)) return undefined
  const reading = readField(field, value)
  if (reading.fault !== undefined) throw new ImportRefusal(`${place}: ${field} ${reading.fault}.`)
  return reading.value
}
