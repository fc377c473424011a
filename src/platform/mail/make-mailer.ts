import type { Config } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { afterCommit, inTransaction } from '../database/in-transaction.ts'
import type { Log } from '../logging/log.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { sealMailSecret, withSecret } from './mail-secret.ts'
import type { Mailer } from './mailer.ts'
import { keepMail } from './outbox.ts'
import { startOutboxSender } from './outbox-sender.ts'
import { keepSealedSecret, type WaitingMail } from './outbox-store.ts'
import { makeSmtpSender } from './smtp-sender.ts'

/** With SMTP_URL mails are sent in the background; without it they wait in the outbox for the day that there is one. */
export function makeMailer(
  config: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  context: { db: Database; log: Log; secrets: Pick<Secrets, 'seal' | 'open'> },
): Mailer {
  const { db, log, secrets } = context
  const sender = config.smtpUrl === null ? null : makeSmtpSender({ url: config.smtpUrl, from: config.mailFrom })
  const outbox = sender && startOutboxSender(db, { ...sender, send: sendWhole }, log)
  async function sendWhole(mail: WaitingMail, signal: AbortSignal): Promise<void> {
    await sender?.send(await withSecret(secrets, mail), signal)
  }
  return {
    sends: sender !== null,
    async post(mail, transaction = db) {
      return inTransaction(transaction, async (whole) => {
        const { secret, workspaceId } = mail
        const id = await keepMail(whole, mail)
        if (secret !== undefined)
          await keepSealedSecret(whole, { workspaceId, id, sealedSecret: await sealMailSecret(secrets, id, secret) })
        afterCommit(whole, () => outbox?.wake())
        return id
      })
    },
    close: async () => outbox?.close(),
  }
}
