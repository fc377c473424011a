import { healAbandonedTurns } from './conversation/chat/heal-abandoned-turns.ts'
import { sortInTerms } from './conversation/history/sort-terms-store.ts'
import { countForInsight } from './conversation/insight/count-queued.ts'
import { forgetOldModelUsage } from './conversation/model-budget/used-up-chatbots.ts'
import { endQuietConversations } from './conversation/sessions/end-quiet-conversations.ts'
import { releaseSilentPersons } from './conversation/take-over/change-hands.ts'
import { mailUnseenAnswers } from './conversation/take-over/mail-unseen.ts'
import { offerFormToWaiting } from './conversation/take-over/request-person.ts'
import type { App } from './doors/app.ts'
import { forgetOldRequests } from './doors/connections/request-counts.ts'
import { fillDemos } from './doors/demo/lived-in/fill-demo.ts'
import { forgetOldIdempotencyKeys } from './doors/http/idempotency/idempotency-store.ts'
import { forgetOldSignIns } from './firm/accounts/forget-old-sign-ins.ts'
import { purgeRemovedChatbots } from './firm/chatbots/chatbot-store.ts'
import { recheckDomains } from './firm/domains/check-domain.ts'
import { removeAbandonedUploads } from './firm/uploads/remove-abandoned-uploads.ts'
import { forgetOldBudgets } from './firm/uploads/upload-budget.ts'
import { tellChangedListings } from './homes/listings/changes/tell-changed-listings.ts'
import { cleanListings } from './homes/listings/cleaning/clean-listings.ts'
import { forgetOldEdits } from './homes/listings/edits/undo-listing-change.ts'
import { rereadListings } from './homes/listings/reread-listings.ts'
import { forgetPictures, keepPictures } from './homes/pictures/keep-pictures.ts'
import { forgetOldChanges, refreshListingIndexes } from './homes/search/by-index/keeping/keep-current.ts'
import { tellChangedKnowledge } from './knowledge/tell-changed-knowledge.ts'
import { sendDailyMails } from './notify/daily/send-daily-mails.ts'
import { sendPushes } from './notify/push/send-pushes.ts'
import { forgetOldMessages } from './notify/webhooks/forget-old-messages.ts'
import { forgetOldChanges as forgetOldLog } from './platform/change-log/forget-old-changes.ts'
import { describeTrouble, isUnavailable } from './platform/database/database-trouble.ts'
import { deleteOldLiveEvents } from './platform/live/live-store.ts'
import { forgetOldQuotaUse } from './platform/quotas/use-quota.ts'
import { forgetOldReads } from './platform/read-log/read-log.ts'
import { forgetAlerts } from './visitors/alerts/forget-alerts.ts'
import { mailNews } from './visitors/alerts/mail/mail-news.ts'
import { matchChanges } from './visitors/alerts/matching/match-changes.ts'
import { forgetHeldContacts } from './visitors/leads/held/hold-contact.ts'
import { applyRetention } from './visitors/privacy/apply-retention.ts'
import { rewriteErasedTables } from './visitors/privacy/rewrite-erased-tables.ts'

const minuteMs = 60_000
/** A job that the database was away for is run again this soon. */
const awayMs = 1_000

interface Job {
  name: string
  everyMs: number
  run(app: App): Promise<void>
}

/** Housekeeping. Each job may run in several processes at once and does no harm twice. */
const jobs: Job[] = [
  { name: 'follow the address', everyMs: minuteMs / 3, run: (app) => app.address.follow() },
  { name: 'heal abandoned turns', everyMs: minuteMs, run: (app) => healAbandonedTurns(app.patientDb) },
  {
    name: 'purge removed chatbots',
    everyMs: 60 * minuteMs,
    run: (app) => purgeRemovedChatbots(app.patientDb, app.stopping),
  },
  {
    name: 'forget old idempotency keys',
    everyMs: 60 * minuteMs,
    run: (app) => forgetOldIdempotencyKeys(app.patientDb),
  },
  { name: 'forget old rows of the change log', everyMs: 60 * minuteMs, run: (app) => forgetOldLog(app.patientDb) },
  { name: 'forget old use of quotas', everyMs: 60 * minuteMs, run: forgetOldQuotaUse },
  { name: 'forget old use of models', everyMs: 60 * minuteMs, run: forgetOldModelUsage },
  { name: 'forget old requests of programs', everyMs: 60 * minuteMs, run: forgetOldRequests },
  { name: 'forget who read what long ago', everyMs: 60 * minuteMs, run: (app) => forgetOldReads(app.patientDb) },
  { name: 'forget contact details without consent', everyMs: 15 * minuteMs, run: (app) => forgetHeldContacts(app) },
  { name: 'forget old sign-ins', everyMs: 60 * minuteMs, run: (app) => forgetOldSignIns(app) },
  { name: 'refresh listing indexes', everyMs: minuteMs, run: (app) => refreshListingIndexes(app.db, app.searchIndex) },
  { name: 'forget old changes of listings', everyMs: 15 * minuteMs, run: (app) => forgetOldChanges(app.patientDb) },
  { name: 'forget old edits of listings', everyMs: 60 * minuteMs, run: (app) => forgetOldEdits(app) },
  { name: 'release conversations of silent persons', everyMs: 5_000, run: (app) => releaseSilentPersons(app.db) },
  { name: 'offer the form to who waits in vain', everyMs: 5_000, run: (app) => offerFormToWaiting(app) },
  { name: 'keep pictures of homes', everyMs: 2_000, run: (app) => keepPictures(app) },
  { name: 'forget pictures of homes', everyMs: 60 * minuteMs, run: (app) => forgetPictures(app) },
  { name: 'forget old live events', everyMs: 15 * minuteMs, run: (app) => deleteOldLiveEvents(app.patientDb) },
  { name: 'clean listings of texts for members', everyMs: 5_000, run: (app) => cleanListings(app) },
  { name: 'read texts of listings anew', everyMs: 2_000, run: (app) => rereadListings(app) },
  { name: 'sort in words of messages', everyMs: 10_000, run: (app) => sortInTerms(app.patientDb) },
  { name: 'tell of changed listings', everyMs: 1_000, run: (app) => tellChangedListings(app) },
  { name: 'match changed homes with alerts', everyMs: 2_000, run: (app) => matchChanges(app) },
  { name: 'mail answers that nobody has seen', everyMs: 15_000, run: (app) => mailUnseenAnswers(app) },
  { name: 'mail news of alerts', everyMs: 5_000, run: (app) => mailNews(app) },
  { name: 'forget old alerts', everyMs: 60 * minuteMs, run: (app) => forgetAlerts(app) },
  { name: 'make the conversations of the demo', everyMs: 2_000, run: (app) => fillDemos(app) },
  { name: 'tell people on their devices', everyMs: 1_000, run: (app) => sendPushes(app) },
  { name: 'tell of changed knowledge', everyMs: 2_000, run: (app) => tellChangedKnowledge(app) },
  { name: 'count for insight', everyMs: 5_000, run: (app) => countForInsight(app) },
  { name: 'end quiet conversations', everyMs: minuteMs, run: (app) => endQuietConversations(app) },
  { name: 'remove abandoned uploads', everyMs: minuteMs, run: (app) => removeAbandonedUploads(app) },
  { name: 'remove pieces of uploads', everyMs: 5 * minuteMs, run: (app) => app.files.tidy() },
  { name: 'forget old upload budgets', everyMs: 60 * minuteMs, run: (app) => forgetOldBudgets(app) },
  { name: 'look at proven domains again', everyMs: 60 * minuteMs, run: (app) => recheckDomains(app) },
  { name: 'write daily mails', everyMs: minuteMs, run: (app) => sendDailyMails(app) },
  { name: 'apply retention', everyMs: 10 * minuteMs, run: (app) => applyRetention(app) },
  { name: 'forget what webhooks were told', everyMs: 60 * minuteMs, run: (app) => forgetOldMessages(app) },
  { name: 'write erased tables anew', everyMs: 10 * minuteMs, run: (app) => rewriteErasedTables(app) },
]

/** Starts every job: soon after the start, then again and again. One run of a job at a time. */
export function startJobs(app: App): { stop(): Promise<void> } {
  let stopped = false
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  const schedule = (job: Job, afterMs: number): void => {
    if (stopped) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      const run = job
        .run(app)
        .then(
          () => job.everyMs,
          (error: unknown) => {
            const isAway = isUnavailable(error)
            const reason = isAway ? describeTrouble(error) : { err: error }
            // That the database is away is told once, where it is noticed.
            const level = isAway ? 'debug' : 'warn'
            if (!stopped) app.log[level]({ ...reason, job: job.name }, 'job failed; it runs again later')
            return isAway ? Math.min(awayMs, job.everyMs) : job.everyMs
          },
        )
        .then((afterMs) => {
          running.delete(run)
          schedule(job, afterMs)
        })
      running.add(run)
    }, afterMs)
    timer.unref()
    timers.add(timer)
  }

  for (const job of jobs) schedule(job, 5_000)
  return {
    stop: async () => {
      stopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}
