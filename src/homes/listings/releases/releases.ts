import type { Database } from '../../../platform/database/connect.ts'
import type { Judging } from '../../../reading/members-only/held-back.ts'
import { foldName } from '../intake/intake-target.ts'
import type { ListingScope } from '../listing-scope.ts'
import { insertReleases, type Releases, selectReleases } from './releases-store.ts'

export type { Releases } from './releases-store.ts'

/** What a chatbot's firm has released, and where its people stand. */
export function readReleases(db: Database, scope: ListingScope): Promise<Releases> {
  return selectReleases(db, scope)
}

/** Keeps which columns and entries somebody releases although they look like those for members alone. */
export function addReleases(db: Database, scope: ListingScope, names: readonly string[], by: string): Promise<void> {
  return insertReleases(db, scope, names, { by, isContact: false })
}

/** Keeps below which names the firm's own people stand, so that whatever comes later by any door tells them too. */
export function addContacts(db: Database, scope: ListingScope, names: readonly string[], by: string): Promise<void> {
  return insertReleases(db, scope, names, { by, isContact: true })
}

/** How texts are judged under these releases. */
export function judgingBy({ released, contacts }: Releases): Required<Pick<Judging, 'isReleased' | 'isOfFirm'>> {
  return {
    isReleased: (name) => released.size > 0 && released.has(foldName(name)),
    isOfFirm: (name) => contacts.size > 0 && contacts.has(foldName(name)),
  }
}
