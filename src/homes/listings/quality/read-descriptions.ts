import { cleanListingText } from '../../../reading/fair-housing/listing-text-gate.ts'
import type { HomesApp } from '../../homes-app.ts'
import type { ListingScope } from '../listing-scope.ts'
import { countUnread, keepSentences, selectUnread, type UnreadDescription } from './quality-store.ts'

const atOnce = 100
/** Whoever asks waits no longer for it: the next call goes on. */
const mostMs = 500

/** Reads descriptions for a while that the fair-housing gate has not read. Answers how many are left. */
export async function readDescriptions(app: HomesApp, scope: ListingScope): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const unread = await selectUnread(app.db, scope, atOnce)
    if (unread.length === 0) return 0
    const read: { id: number; updatedAt: Date; withheld: string[] }[] = []
    for (const each of unread) {
      // One of them at least, however slow the machine is.
      if (read.length > 0 && performance.now() - begun > mostMs) break
      await app.slices.next()
      read.push(readOne(app, each))
    }
    if (read.length > 0) await keepSentences(app.db, scope, read)
    if (performance.now() - begun > mostMs) return countUnread(app.db, scope)
  }
}

function readOne({ languages }: HomesApp, { id, updatedAt, description }: UnreadDescription) {
  return { id, updatedAt, withheld: cleanListingText(languages, description).withheld.slice(0, 20) }
}
