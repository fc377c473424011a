import { recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { requireRoom } from '../../platform/quotas/use-quota.ts'
import type { HomesApp } from '../homes-app.ts'
import { prepareSource } from '../listings/import/runs/source-runs.ts'
import type { ListingScope } from '../listings/listing-scope.ts'
import type { FeedSecrets, FeedSettings } from './feed.ts'
import { countFeedsOf, insertFeed, insertFeedSecrets } from './feed-store.ts'

export interface NewFeed {
  scope: ListingScope
  name: string
  settings: FeedSettings
  secrets: FeedSecrets
  by: string
}

/** Makes a feed, which runs as soon as a server looks. Answers false where there is one of that name. */
export function addFeed(app: Pick<HomesApp, 'db' | 'secrets' | 'now' | 'quotas'>, feed: NewFeed): Promise<boolean> {
  const { scope, name, settings, secrets, by } = feed
  return inTransaction(app.db, async (transaction) => {
    const { workspaceId } = scope
    await requireRoom(app, transaction, { workspaceId, quota: 'feeds' }, (db) => countFeedsOf(db, workspaceId))
    const sourceId = await prepareSource(transaction, scope, { kind: 'feed', name })
    const nextRunAt = settings.schedule === null ? null : app.now()
    const id = await insertFeed(transaction, { ...scope, sourceId }, { name, settings, nextRunAt })
    if (id === null) return false
    const place = { workspaceId: scope.workspaceId, id }
    if (Object.keys(secrets).length > 0)
      await insertFeedSecrets(transaction, place, secrets, (at, plain) => app.secrets.seal(at, plain))
    const details = { name, location: settings.location.kind, schedule: settings.schedule }
    await recordChange(transaction, { ...place, by, action: 'feed.added', target: `feed ${id}`, details })
    return true
  })
}
