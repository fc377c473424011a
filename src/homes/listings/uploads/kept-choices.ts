import type { Database } from '../../../platform/database/connect.ts'
import type { ListingScope } from '../listing-scope.ts'
import type { ImportChoices } from './import-choices.ts'
import { findKeptChoices } from './upload-store.ts'

/** How the last file of a name was understood: the next one begins with it. What becomes of what is gone is chosen anew. */
export async function readKeptChoices(db: Database, scope: ListingScope, fileName: string): Promise<ImportChoices> {
  // Written by startImport, in this shape.
  const kept = (await findKeptChoices(db, scope, fileName)) as (ImportChoices & { dryRun?: boolean }) | null
  const { map, set, key, dropUnmapped } = kept ?? {}
  return {
    ...(map && { map }),
    ...(set && { set }),
    ...(key && { key }),
    ...(dropUnmapped !== undefined && { dropUnmapped }),
  }
}

/** Columns that were mapped then and that this file need not have. */
export async function readForgiven(db: Database, scope: ListingScope, fileName: string): Promise<string[]> {
  return Object.keys((await readKeptChoices(db, scope, fileName)).map ?? {})
}
