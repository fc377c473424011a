import type { TwoProcesses } from './two-processes.ts'

/** So long a process has what it took, should it die: src/platform/mail/outbox-sender.ts, src/notify/webhooks/sender.ts. */
const leaseSeconds = { mail: 240, delivery: 75 }

/**
 * Has the time be over for which processes that were killed had taken mails, webhook deliveries and events: some
 * minutes, which a test need not wait for. Both processes are started anew, so that what they take since is told apart.
 */
export async function passLeases({ first, second, withClient }: TwoProcesses): Promise<void> {
  const takenBefore = await withClient(async (client) => {
    const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now')
    return rows[0]?.now ?? new Date()
  })
  await second.service.stop()
  await first.service.stop()
  await first.service.start()
  await second.service.start()
  const over = `state = 'waiting' AND "nextAttemptAt" < $1::timestamptz + make_interval(secs => $2)`
  await withClient(async (client) => {
    await client.query(`UPDATE outbox SET "nextAttemptAt" = now() WHERE ${over}`, [takenBefore, leaseSeconds.mail])
    const pending = over.replace(`state = 'waiting'`, `status = 'pending'`)
    const values = [takenBefore, leaseSeconds.delivery]
    await client.query(`UPDATE "webhookDeliveries" SET "nextAttemptAt" = now() WHERE ${pending}`, values)
    // Jobs are made again; the work of each is done once.
    const queued = `UPDATE "eventWork" SET "queuedAt" = NULL WHERE state = 'waiting' AND "queuedAt" < $1`
    await client.query(queued, [takenBefore])
  })
}
