import { ownerOf } from '../../firm/workspaces/workspace-owner.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { type PageOfMail, writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import type { NotifyApp } from '../notify-app.ts'
import { giveUpDeliveries } from './delivery-store.ts'
import { type EndpointPlace, switchOff } from './endpoint-store.ts'

const longestFailingMs = 5 * 24 * 3_600_000

/** Switches an endpoint off that said it is gone. */
export function switchOffGone(app: NotifyApp, transaction: Database, endpoint: EndpointPlace): Promise<void> {
  return switchOffFor(app, transaction, endpoint, 'gone')
}

/** Switches off those that have done nothing but fail for five days. */
export async function switchOffFailing(
  app: NotifyApp,
  transaction: Database,
  endpoints: readonly (EndpointPlace & { failingSince: Date })[],
  now: Date,
): Promise<void> {
  for (const endpoint of endpoints) {
    if (now.getTime() - endpoint.failingSince.getTime() >= longestFailingMs)
      await switchOffFor(app, transaction, endpoint, 'failing')
  }
}

const reasons = {
  gone: 'It answered 410 (gone).',
  failing: 'For five days every message to it failed.',
}

/** Switches an endpoint off, gives up what was on its way to it, and mails the owner; once. */
async function switchOffFor(
  app: NotifyApp,
  transaction: Database,
  endpoint: EndpointPlace,
  reason: 'gone' | 'failing',
): Promise<void> {
  const { workspaceId, id } = endpoint
  const url = await switchOff(transaction, endpoint, reason)
  if (url === null) return
  await giveUpDeliveries(transaction, endpoint)
  const change = { workspaceId, by: 'webhooks', action: 'webhook.switched-off', target: `webhook ${id}` } as const
  await recordChange(transaction, { ...change, details: { reason } })
  app.log.warn({ workspaceId, webhookId: id, reason }, 'a webhook was switched off')
  const recipient = await ownerOf(transaction, workspaceId)
  if (recipient === '') return
  const host = URL.canParse(url) ? new URL(url).host : 'an unknown host'
  const page: PageOfMail = {
    opening: `The webhook ${id} to ${host} was switched off. ${reasons[reason]} Nothing more is told to it until it is switched on again.`,
    rows: [
      ['To switch it on, when it is well', 'editWebhook with {"enabled": true}'],
      ['To send what it has missed', 'replayWebhook with {"since": "…"}, as far back as 30 days'],
    ],
    heading: '',
    body: '',
    link: { label: 'Both are under Webhooks in the API guide', url: `${app.publicUrl}/docs` },
  }
  await app.mailer.post(
    {
      workspaceId,
      recipient,
      subject: `A webhook was switched off (${host})`,
      text: writeText(page),
      html: writeHtml(page),
      thread: `webhook-${id}`,
    },
    transaction,
  )
}
