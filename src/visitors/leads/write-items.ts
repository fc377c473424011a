import type { Database } from '../../platform/database/connect.ts'
import { writeCsvRow } from './csv-row.ts'
import type { ItemFilter, ItemSource } from './item-source.ts'
import { findItems, type ItemKey, readItems } from './item-store.ts'
import { itemColumns, type LeadItem } from './lead-item.ts'

/** Items in memory at a time; each has at the most what one visitor can leave. */
const atOnce = 100

/** Items as the JSON of a list, in the order of their keys, piece by piece. No connection is held while one is sent. */
export async function* writeItems(
  db: Database,
  sources: readonly ItemSource[],
  place: { workspaceId: number; chatbotId: number },
  keys: readonly ItemKey[],
): AsyncGenerator<string> {
  let before = '['
  for (let from = 0; from < keys.length; from += atOnce) {
    const items = await readItems(db, sources, place, keys.slice(from, from + atOnce))
    if (items.length === 0) continue
    yield before + items.map((item) => JSON.stringify(item)).join(',')
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

/** All items that a filter lets through as a table of comma-separated values, piece by piece, however many there are. */
export async function* exportItems(
  db: Database,
  sources: readonly ItemSource[],
  filter: ItemFilter,
): AsyncGenerator<string> {
  yield writeCsvRow(itemColumns)
  let last: ItemKey | undefined
  for (;;) {
    const page = { offset: 0, limit: atOnce, ...(last ? { after: last } : {}) }
    const keys = await findItems(db, sources, filter, page)
    const items = await readItems(db, sources, filter, keys)
    if (items.length > 0) yield items.map(asRow).join('')
    last = keys.at(-1)
    if (keys.length < atOnce) return
  }
}

function asRow(item: LeadItem): string {
  return writeCsvRow(
    itemColumns.map((name) => {
      const value = item[name]
      return Array.isArray(value) ? value.join(', ') : String(value)
    }),
  )
}
