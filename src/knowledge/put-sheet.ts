import type { Database } from '../platform/database/connect.ts'
import { countRows, deleteRows } from './sheets/sheet-store.ts'
import type { KnowledgeScope } from './source.ts'
import { type ListChange, putSources, relearnSheet, replaceSources } from './sources/source-store.ts'

/** What the rows of a sheet without an address are called. */
const ownSheet = 'Sheet'

/**
 * Makes the one sheet of a chatbot what its address says, and has it learned. A sheet that lost its address keeps the
 * rows that were made by API; one without rows goes. `isAnew`: its address is fetched again.
 */
export async function putSheet(
  transaction: Database,
  scope: KnowledgeScope,
  address: string,
  { isAnew }: { isAnew: boolean },
): Promise<ListChange> {
  if (address === '') {
    await deleteRows(transaction, scope, { isFetched: true })
    if ((await countRows(transaction, scope)) === 0) return replaceSources(transaction, scope, 'sheet', [])
  }
  const name = address === '' ? ownSheet : address
  const changed = await putSources(transaction, scope, 'sheet', [
    { key: '', name, sourceLink: address, retrain: isAnew },
  ])
  if (changed.length === 0) await relearnSheet(transaction, scope)
  return { changed, gone: [] }
}
