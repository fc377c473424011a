import type { Database } from '../../../../platform/database/connect.ts'
import type { ListingScope } from '../../listing-scope.ts'
import { addReleases, readReleases } from '../../releases/releases.ts'
import type { ImportOptions } from '../import-options.ts'

/** Options with all columns that the firm has released for the chatbot, earlier or now, and those where its people were found. */
export async function withReleases(db: Database, scope: ListingScope, options: ImportOptions): Promise<ImportOptions> {
  const { released, contacts } = await readReleases(db, scope)
  return { ...options, release: [...(options.release ?? []), ...released], contacts: [...contacts] }
}

/** Keeps what the options release, so that other doors let it through too. */
export function keepReleases(
  db: Database,
  scope: ListingScope,
  { release = [] }: ImportOptions,
  by: string,
): Promise<void> {
  return addReleases(db, scope, release, by)
}
