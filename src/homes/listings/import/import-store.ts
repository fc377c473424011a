import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { listingColumnNames } from '../listing-columns.ts'
import type { ListingScope } from '../listing-scope.ts'
import { type ImportChange, logImport } from './merge-store.ts'
import { RowCopy, waitingBytes } from './row-copy.ts'

const columnList = listingColumnNames.map((name) => `"${name}"`).join(', ')

/**
 * Adds listings, in a transaction that endCopy commits. Each line: the values of listingColumnNames, as COPY text.
 * `before`: what the connection does first.
 */
export function copyListings(
  client: pg.PoolClient,
  scope: ListingScope & { sourceId: number | null },
  before: Promise<void>,
): { copy: RowCopy; start: string } {
  const text = `COPY listings ("workspaceId", "chatbotId", "importSource", ${columnList}) FROM STDIN`
  const begin = async (): Promise<Writable> => {
    await client.query('BEGIN')
    return client.query(copyFrom(text, { highWaterMark: waitingBytes }))
  }
  return {
    copy: new RowCopy(begin, before),
    start: `${scope.workspaceId}\t${scope.chatbotId}\t${scope.sourceId ?? '\\N'}\t`,
  }
}

/** Commits what was copied, and who did. */
export async function endCopy(client: pg.PoolClient, copy: RowCopy, change: ImportChange): Promise<void> {
  await copy.end()
  await logImport(client, change)
  await client.query('COMMIT')
}

/** Tells the planner what it has to do with now. */
export async function analyzeListings(client: pg.PoolClient): Promise<void> {
  await client.query('ANALYZE listings')
}
