import type { NotifyApp } from '../notify-app.ts'
import { deleteEndedSecrets } from './endpoint-store.ts'
import { deleteOldMessages } from './message-store.ts'

const keptMs = 30 * 24 * 3_600_000

/** Forgets what webhooks were told more than 30 days ago, and secrets that sign no more. */
export async function forgetOldMessages(app: Pick<NotifyApp, 'patientDb' | 'now' | 'stopping'>): Promise<void> {
  const now = app.now()
  await deleteEndedSecrets(app.patientDb, now)
  const before = new Date(now.getTime() - keptMs)
  let isMore = true
  while (isMore && !app.stopping.aborted) isMore = await deleteOldMessages(app.patientDb, before)
}
