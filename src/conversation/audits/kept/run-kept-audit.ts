import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import { findLastVersion } from '../../../firm/chatbots/versions/last-version.ts'
import { isUnavailable } from '../../../platform/database/database-trouble.ts'
import { keepTelling } from '../../../platform/jobs/keep-telling.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import { auditFairHousing } from '../audit-fair-housing.ts'
import { type AuditEnd, type AuditRow, settleAudit, tellAudit } from './audit-run-store.ts'

/** A process that dies at it is tried again so often. */
const mostTries = 3

/** Runs an audit that somebody started, and keeps what it found. */
export async function runKeptAudit(app: ConversationApp, audit: AuditRow): Promise<void> {
  const end = (result: AuditEnd): Promise<void> => settleAudit(app.db, audit, result)
  if (audit.tries > mostTries) {
    await end({ state: 'failed', message: 'The process that was at it ended in the middle, again and again.' })
    return
  }
  const wish = new AbortController()
  const telling = keepTelling({ asked: 0, total: 0 }, (newest) => tellAudit(app.db, audit, newest), wish)
  try {
    const chatbot = await findChatbotOf(app.db, audit)
    if (chatbot === null) {
      await end({ state: 'failed', message: 'The chatbot was removed.' })
      return
    }
    const version = await findLastVersion(app.db, audit)
    const report = await auditFairHousing(app, chatbot, {
      seed: audit.seed,
      requests: audit.requests,
      modelCalls: audit.modelCalls,
      onProgress: (asked, total) => telling.note({ asked, total }),
      rest: () => app.slices.aside(),
      signal: AbortSignal.any([wish.signal, app.stopping]),
    })
    await telling.stop()
    // It is begun again, by whichever process is there.
    if (app.stopping.aborted && !wish.signal.aborted) return await end({ state: 'waiting' })
    const { asked, total } = telling.newest()
    await end({
      state: wish.signal.aborted ? 'stopped' : 'finished',
      asked,
      // A language model may have been asked less often than it might have been.
      total: wish.signal.aborted ? total : asked,
      report: JSON.stringify(report),
      isClean: report.isClean,
      differences: report.findings.length,
      settingsVersion: version?.id ?? null,
      settingsAt: version?.at ?? null,
    })
  } catch (error) {
    await telling.stop()
    if (wish.signal.aborted) await end({ state: 'stopped' })
    else if (app.stopping.aborted || isUnavailable(error)) await end({ state: 'waiting' })
    else {
      app.log.error({ err: error, audit: audit.id }, 'a fair-housing audit failed')
      await end({ state: 'failed', message: error instanceof Error ? error.message.slice(0, 500) : String(error) })
    }
  } finally {
    await telling.stop()
  }
}
