import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import { OutboundError } from '../../platform/outbound/guarded-fetch.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import type { NotifyApp } from '../notify-app.ts'
import { findPushKeys, type PushKeys } from './push-keys.ts'
import { type PushLanguage, pushTitles } from './push-kinds.ts'
import { type DueMessage, dropDevice, dropMessage, openAddress, putOff, takeDueMessages } from './push-store.ts'

const atOnce = 10
const timeoutMs = 8_000
/** Longer than a try takes: should this process die, another one tries again then. */
const leaseSeconds = 60
const mostAttempts = 4
/** A push service that cannot reach the device keeps a notice for so long: later it is no news. */
const keptSeconds = 3_600
const maxAnswerBytes = 4_096

/** Sends what people are to be told on their devices. Several processes share the work. */
export async function sendPushes(app: NotifyApp): Promise<void> {
  while (!app.stopping.aborted) {
    const due = await takeDueMessages(app.db, { limit: atOnce, leaseSeconds })
    if (due.length === 0) return
    const keys = await findPushKeys(app)
    await Promise.all(due.map((message) => send(app, keys, message)))
    if (due.length < atOnce) return
  }
}

async function send(app: NotifyApp, keys: PushKeys, message: DueMessage): Promise<void> {
  const chatbot = await findChatbotOf(app.db, message)
  const address = await openAddress(app.secrets, message)
  if (address === null) return dropDevice(app.db, message.subscriptionId)
  if (chatbot === null) return dropMessage(app.db, message.id)
  const status = await post(app, keys, message, address, oneLine(chatbot.settings.Name))
  if (status === 404 || status === 410) return dropDevice(app.db, message.subscriptionId)
  const isRefused = status >= 400 && status < 500 && status !== 429
  if (isRefused) app.log.debug({ status }, 'a push service refuses a notice')
  if (status < 400 || isRefused || message.attempts >= mostAttempts) return dropMessage(app.db, message.id)
  await putOff(app.db, message.id, 5 * 3 ** message.attempts)
}

/** The status of the push service’s answer; 503 where none came. */
async function post(
  app: NotifyApp,
  keys: PushKeys,
  { kind, sessionId, language }: DueMessage,
  { endpoint, p256dh, auth }: { endpoint: string; p256dh: string; auth: string },
  chatbotName: string,
): Promise<number> {
  const notice = {
    title: pushTitles[language as PushLanguage][kind],
    body: chatbotName,
    // One notice a conversation and kind: a second one takes the place of the first.
    tag: `${kind}-${sessionId}`,
    // Below the address of the console.
    path: `inbox/${sessionId}`,
  }
  const { default: webPush } = await import('web-push')
  const vapidDetails = { subject: subjectOf(app.publicUrl), ...keys }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { vapidDetails, TTL: keptSeconds, urgency: 'high', contentEncoding: 'aes128gcm' },
  )
  const written = Object.entries(headers as Record<string, string | number>).filter(
    ([name]) => name !== 'Content-Length',
  )
  try {
    const answer = await app.outbound({
      url: endpoint,
      method: 'POST',
      headers: Object.fromEntries(written.map(([name, value]) => [name, String(value)])),
      body: body as Buffer,
      maxBytes: maxAnswerBytes,
      timeoutMs,
      signal: app.stopping,
      ignoresRedirects: true,
      ignoresBody: true,
    })
    return answer.status
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    // An address that may not be reached will not be later.
    return error.fault === 'not-public' || error.fault === 'bad-address' ? 410 : 503
  }
}

/** Whom a push service may write to about us. */
function subjectOf(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? publicUrl : 'mailto:operator@porchlight.invalid'
}
