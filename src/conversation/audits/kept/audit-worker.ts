import { repeat } from '../../../platform/jobs/repeat.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import { takeAudit } from './audit-run-store.ts'
import { runKeptAudit } from './run-kept-audit.ts'

export interface AuditWorkerOptions {
  lookEveryMs: number
  /** One whose process has written nothing for so long is begun again. */
  lostSeconds: number
}

const usual: AuditWorkerOptions = { lookEveryMs: 2_000, lostSeconds: 120 }

/** So many audits one process has at work, each of another firm: they take hours. */
const atOnce = 2

/** Runs the audits that people started, from now until it is stopped; several processes share them. */
export function startAudits(
  app: ConversationApp,
  options: Partial<AuditWorkerOptions> = {},
): { stop(): Promise<void> } {
  const { lookEveryMs, lostSeconds } = { ...usual, ...options }
  const hands = Array.from({ length: atOnce }, () =>
    repeat(app, { name: 'fair-housing audits', everyMs: lookEveryMs }, async () => {
      if (app.stopping.aborted) return false
      const audit = await takeAudit(app.db, lostSeconds)
      if (audit === null) return false
      await runKeptAudit(app, audit)
      return true
    }),
  )
  return { stop: async () => void (await Promise.all(hands.map((hand) => hand.stop()))) }
}
