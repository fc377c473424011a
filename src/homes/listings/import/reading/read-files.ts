import type { Source, SourceRecord } from './source.ts'

/** Several files as one source, one after the other. Their columns are told apart by their names. */
export async function readFiles(files: readonly (() => Promise<Source>)[]): Promise<Source> {
  const [first, ...others] = files
  if (first === undefined) throw new Error('there is no file to read')
  const source = await first()
  return others.length === 0 ? source : { format: 'ndjson', columns: source.columns, batches: readOn(source, others) }
}

async function* readOn(first: Source, others: readonly (() => Promise<Source>)[]): AsyncGenerator<SourceRecord[]> {
  const { columns } = first
  yield* first.batches
  for (const open of others) {
    const source = await open()
    for await (const records of source.batches) {
      // A later file may have other columns, and in another order.
      for (const name of source.columns) if (!columns.includes(name)) columns.push(name)
      const places = source.columns.map((name) => columns.indexOf(name))
      yield records.map((record) => move(record, places))
    }
  }
}

function move(record: SourceRecord, places: readonly number[]): SourceRecord {
  const values: unknown[] = []
  record.values.forEach((value, index) => {
    const place = places[index]
    if (place !== undefined) values[place] = value
  })
  return { ...record, values }
}
