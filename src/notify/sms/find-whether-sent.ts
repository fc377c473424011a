import { fail } from '../../platform/errors.ts'
import type { NotifyApp } from '../notify-app.ts'
import { listKnownSids, type StoredMessage } from './sms-store.ts'
import { isSameMessage } from './twilio/read-answer.ts'
import type { Twilio } from './twilio/twilio.ts'

/** By then who asked last has its answer, or is dead, and the provider lists what it took. */
const settledMs = 60_000
/** By so much may the provider's clock be behind ours. */
const clockMs = 60_000
const usualWaitSeconds = 5

/**
 * What became of a message whose call was cut off before it heard: the provider is asked. Null: it was not sent, and may
 * be now. Fails with `sms-unsettled` while that cannot be known: better once less than twice.
 */
export async function findWhetherSent(
  { app, sms }: { app: Pick<NotifyApp, 'db' | 'now'>; sms: Twilio },
  stored: StoredMessage,
): Promise<{ sid: string; status: string } | null> {
  const { toNumber: to, message } = stored
  const since = stored.createdAt.getTime() - clockMs
  const listed = await sms.listMessages(to)
  if (listed !== null) {
    const same = listed.filter((each) => each.createdAt.getTime() >= since && isSameMessage(each, { to, message }))
    const known = await listKnownSids(
      app.db,
      same.map(({ sid }) => sid),
    )
    // The first that no other message of ours is: the same words may have been sent to them for another call, too.
    const found = same.findLast(({ sid }) => !known.has(sid))
    if (found) return found
  }
  const leftMs = stored.askedAt.getTime() + settledMs - app.now().getTime()
  if (listed !== null && leftMs <= 0) return null
  throw fail('sms-unsettled', {}, { retryAfterSeconds: Math.max(usualWaitSeconds, leftMs / 1000) })
}
