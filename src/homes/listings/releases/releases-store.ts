import type { Database } from '../../../platform/database/connect.ts'
import { foldName } from '../intake/intake-target.ts'
import type { ListingScope } from '../listing-scope.ts'

/** The names, folded, below which a chatbot's listings may tell what looks as if it were for members alone. */
export interface Releases {
  /** Somebody of the firm has said so. */
  released: ReadonlySet<string>
  /** The firm's own people stand there. */
  contacts: ReadonlySet<string>
}

/** What a chatbot's firm has released, and where its people stand. */
export async function selectReleases(db: Database, { workspaceId, chatbotId }: ListingScope): Promise<Releases> {
  const rows = await db
    .selectFrom('listingReleases')
    .select(['name', 'isContact'])
    .where('workspaceId', '=', workspaceId)
    .where('chatbotId', '=', chatbotId)
    .execute()
  return toReleases(rows)
}

/** The same by serialNumber. */
export async function selectReleasesOf(
  db: Database,
  { workspaceId, serialNumber }: { workspaceId: number; serialNumber: string },
): Promise<Releases> {
  const rows = await db
    .selectFrom('listingReleases as r')
    .innerJoin('chatbots as c', (join) =>
      join.onRef('c.workspaceId', '=', 'r.workspaceId').onRef('c.id', '=', 'r.chatbotId'),
    )
    .select(['r.name', 'r.isContact'])
    .where('r.workspaceId', '=', workspaceId)
    .where('c.serialNumber', '=', serialNumber.toLowerCase())
    .execute()
  return toReleases(rows)
}

function toReleases(rows: readonly { name: string; isContact: boolean }[]): Releases {
  const names = (isContact: boolean): Set<string> =>
    new Set(rows.filter((row) => row.isContact === isContact).map(({ name }) => name))
  return { released: names(false), contacts: names(true) }
}

/** Keeps names that are let through, and by whom. What somebody releases is released whoever stands there; what an import has found changes nothing. */
export async function insertReleases(
  db: Database,
  { workspaceId, chatbotId }: ListingScope,
  names: readonly string[],
  { by, isContact }: { by: string; isContact: boolean },
): Promise<void> {
  const folded = foldNames(names)
  if (folded.length === 0) return
  await db
    .insertInto('listingReleases')
    .values(folded.map((name) => ({ workspaceId, chatbotId, name, by, isContact })))
    .onConflict((conflict) => {
      const known = conflict.columns(['workspaceId', 'chatbotId', 'name'])
      if (isContact) return known.doNothing()
      return known.doUpdateSet({ by, isContact }).where('listingReleases.isContact', '=', true)
    })
    .execute()
}

const foldNames = (names: readonly string[]): string[] =>
  [...new Set(names.map(foldName))].filter((name) => name !== '')
