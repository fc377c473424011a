import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { afterCommit } from '../database/in-transaction.ts'
import type { Log } from '../logging/log.ts'
import type { Mailer } from './mailer.ts'
import { keepMail } from './outbox.ts'
import { startOutboxSender } from './outbox-sender.ts'
import { makeSmtpSender } from './smtp-sender.ts'

/** With SMTP_URL mails are sent in the background; without it they wait in the outbox for the day that there is one. */
export function makeMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, context: { db: Database; log: Log }): Mailer {
  const { db, log } = context
  const sender = config.smtpUrl === null ? null : makeSmtpSender({ url: config.smtpUrl, from: config.mailFrom })
  const outbox = sender && startOutboxSender(db, sender, log)
  return {
    sends: sender !== null,
    async post(mail, transaction = db) {
      const id = await keepMail(transaction, mail)
      afterCommit(transaction, () => outbox?.wake())
      return id
    },
    close: async () => outbox?.close(),
  }
}
