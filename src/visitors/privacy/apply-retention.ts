import { removeGivenUp } from '../../firm/uploads/remove-given-up.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { listRetentions, removeEndedSessions, removeOldMails, removeOldTextMessages } from './retention-store.ts'

const dayMs = 24 * 3_600_000
/** In one transaction. */
const sessionsAtOnce = 50
const rowsAtOnce = 1_000

/**
 * Removes what is older than the RetentionDays of its workspace: conversations by their last message, with leads, files
 * and mails; text messages. In short steps; several processes may do it at once, and what was cut off goes on with the next run.
 */
export async function applyRetention(
  app: Pick<VisitorsApp, 'db' | 'patientDb' | 'files' | 'log' | 'now' | 'stopping'>,
): Promise<void> {
  for (const { workspaceId, retentionDays } of await listRetentions(app.patientDb)) {
    const before = new Date(app.now().getTime() - retentionDays * dayMs)
    const sessions = await removeSessions(app, workspaceId, before)
    const mails = await removeAll(app, () => removeOldMails(app.patientDb, workspaceId, before, rowsAtOnce))
    const textMessages = await removeAll(app, () =>
      removeOldTextMessages(app.patientDb, workspaceId, before, rowsAtOnce),
    )
    if (sessions + mails + textMessages > 0) {
      const details = { retentionDays, sessions, mails, textMessages }
      const change = { workspaceId, by: 'retention', action: 'retention.applied' } as const
      await recordChange(app.db, { ...change, target: `workspace ${workspaceId}`, details })
      app.log.info({ workspaceId, ...details }, 'removed what was older than RetentionDays')
    }
  }
}

/** Removes again and again until there is less to remove than goes at once. Answers how many. */
async function removeAll({ stopping }: Pick<VisitorsApp, 'stopping'>, remove: () => Promise<number>): Promise<number> {
  let all = 0
  while (!stopping.aborted) {
    const removed = await remove()
    all += removed
    if (removed < rowsAtOnce) break
  }
  return all
}

async function removeSessions(
  app: Pick<VisitorsApp, 'db' | 'patientDb' | 'files' | 'log' | 'stopping'>,
  workspaceId: number,
  before: Date,
): Promise<number> {
  let afterId = 0
  let sessions = 0
  while (!app.stopping.aborted) {
    const step = await removeEndedSessions(app.patientDb, { workspaceId, before, afterId }, sessionsAtOnce)
    if (step === null) break
    afterId = step.lastId
    sessions += step.removed.sessions
    await removeGivenUp(app, step.removed.files)
  }
  return sessions
}
