import type { RowData, SheetRow } from './row-data.ts'

/** What is to be done so that stored rows say what a table says. */
export interface RowChanges {
  updated: SheetRow[]
  added: RowData[]
  /** Ids of those that the table does not have any more. */
  gone: number[]
}

/**
 * Finds the rows of a table among those that are stored, so that each keeps its id: a row that says the same, then one
 * that is the only one to begin with the same value as the row it was. All others are new.
 */
export function matchRows(stored: readonly SheetRow[], table: readonly RowData[]): RowChanges {
  const left = Map.groupBy(stored, ({ data }) => JSON.stringify(data))
  const strange = table.filter((row) => left.get(JSON.stringify(row))?.shift() === undefined)
  const missing = [...left.values()].flat().sort((a, b) => a.id - b.id)
  const missingByName = onlyOnes(missing, ({ data }) => data)
  const strangeByName = onlyOnes(strange, (row) => row)
  const updated: SheetRow[] = []
  const added: RowData[] = []
  const found = new Set<number>()
  for (const row of strange) {
    const name = nameOf(row)
    const former = strangeByName.get(name) === row ? missingByName.get(name) : undefined
    if (former === undefined) added.push(row)
    else {
      updated.push({ id: former.id, data: row })
      found.add(former.id)
    }
  }
  return { updated, added, gone: missing.filter(({ id }) => !found.has(id)).map(({ id }) => id) }
}

/** By what they begin with, those that nothing else begins like. */
function onlyOnes<Item>(items: readonly Item[], dataOf: (item: Item) => RowData): Map<string, Item> {
  const named = [...Map.groupBy(items, (item) => nameOf(dataOf(item)))]
  return new Map(named.flatMap(([name, [first, second]]) => (first && second === undefined ? [[name, first]] : [])))
}

/** Its first column with its value, which tells rows of most tables apart. */
function nameOf(row: RowData): string {
  return JSON.stringify(Object.entries(row)[0] ?? [])
}
