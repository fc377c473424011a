import type { Database } from '../../database/connect.ts'
import { type Repeated, repeat } from '../../jobs/repeat.ts'
import type { Log } from '../../logging/log.ts'
import { type OutboxSender, startOutboxSender } from '../outbox-sender.ts'
import type { SmtpSender } from '../smtp-sender.ts'
import { listMailServers } from './mail-server-store.ts'

/** How often it is looked which firms have a mail server, and whether another process changed one. */
const lookEveryMs = 20_000
const awayMs = 1_000

export interface FirmOutboxes {
  /** From now on. */
  start(): void
  /** A mail of this firm was posted. */
  wake(workspaceId: number): void
  tellChanged(workspaceId: number): void
  close(): Promise<void>
}

/** Sends the mails of every firm that has a mail server, each by itself: one whose server is away holds up nobody else’s. */
export function makeFirmOutboxes(db: Database, senderOf: (workspaceId: number) => SmtpSender, log: Log): FirmOutboxes {
  const running = new Map<number, { outbox: OutboxSender; changedAt: number }>()

  async function look(): Promise<boolean> {
    const servers = new Map((await listMailServers(db)).map(({ workspaceId, changedAt }) => [workspaceId, changedAt]))
    for (const [workspaceId, { outbox, changedAt }] of running) {
      if (servers.get(workspaceId)?.getTime() === changedAt) continue
      running.delete(workspaceId)
      await outbox.close()
    }
    for (const [workspaceId, changedAt] of servers) {
      if (running.has(workspaceId)) continue
      const outbox = startOutboxSender(db, senderOf(workspaceId), log, { workspaceId })
      running.set(workspaceId, { outbox, changedAt: changedAt.getTime() })
    }
    return false
  }

  let looking: Repeated | null = null
  return {
    start: () => {
      looking ??= repeat({ log }, { name: 'the mail servers of firms', everyMs: lookEveryMs, awayMs }, look)
    },
    wake: (workspaceId) => running.get(workspaceId)?.outbox.wake(),
    tellChanged: () => looking?.wake(),
    close: async () => {
      await looking?.stop()
      await Promise.all([...running.values()].map(({ outbox }) => outbox.close()))
    },
  }
}
