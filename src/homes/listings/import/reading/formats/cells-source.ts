import { ImportRefusal } from '../../import-refusal.ts'
import type { Source, SourceRecord } from '../source.ts'
import { mostColumns } from '../table-bounds.ts'
import { type HomeCells, homeColumns } from './home-cells.ts'

/** Homes as a source: its columns are the names of their cells. Rows are numbered as the homes come. */
export function cellsSource(homes: AsyncIterable<readonly HomeCells[]>, more: Partial<Source> = {}): Source {
  const columns = [...(more.columns ?? homeColumns)]
  return { format: 'ndjson', ...more, batches: readRecords(homes, columns), columns }
}

async function* readRecords(
  homes: AsyncIterable<readonly HomeCells[]>,
  columns: string[],
): AsyncGenerator<SourceRecord[]> {
  const places = new Map(columns.map((name, place) => [name, place]))
  let line = 0
  const toRecord = (home: HomeCells): SourceRecord => {
    line += 1
    const values: unknown[] = columns.map(() => '')
    for (const [name, value] of Object.entries(home)) {
      if (value === null || value === undefined || value === '') continue
      const place = places.get(name) ?? columns.length
      if (place === mostColumns) throw new ImportRefusal(`The file has more than ${mostColumns} different names.`)
      if (place === columns.length) places.set(name, columns.push(name) - 1)
      values[place] = value
    }
    return { line, values }
  }
  for await (const some of homes) if (some.length > 0) yield some.map(toRecord)
}
