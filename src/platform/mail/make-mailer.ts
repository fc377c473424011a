import type { Config } from '../config/config.ts'
import type { Database } from '../database/connect.ts'
import { afterCommit, inTransaction } from '../database/in-transaction.ts'
import { withLogo } from '../firm-logo/logo-in-mail.ts'
import type { Log } from '../logging/log.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { sealMailSecret, withSecret } from './mail-secret.ts'
import type { Mailer } from './mailer.ts'
import { keepMail } from './outbox.ts'
import { startOutboxSender } from './outbox-sender.ts'
import { keepSealedSecret } from './outbox-store.ts'
import { type FirmOutboxes, makeFirmOutboxes } from './server/firm-outboxes.ts'
import { hasAnyMailServer, hasMailServer } from './server/mail-server-store.ts'
import { findWayOfFirm } from './server/way-of-firm.ts'
import { makeSenderBy, makeSmtpSender, type SmtpSender } from './smtp-sender.ts'

interface Context {
  db: Database
  log: Log
  secrets: Pick<Secrets, 'seal' | 'open'>
  /** Where firms may have mail servers: see outbound-allow.ts. */
  isAllowed: (address: string, host: string) => boolean
}

/**
 * With SMTP_URL all mails are sent through it in the background. Without it each firm’s go through the server that it has set
 * in the console (decision 0139), or wait in the outbox for the day that there is one.
 */
export function makeMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom'>, context: Context): Mailer {
  const { db, log, secrets } = context
  const ofOperator = config.smtpUrl === null ? null : makeSmtpSender({ url: config.smtpUrl, from: config.mailFrom })
  const withSecrets = (sender: SmtpSender): SmtpSender => ({
    ...sender,
    send: async (mail, signal) => sender.send(await withLogo(db, await withSecret(secrets, mail)), signal),
  })
  const ofFirm = (workspaceId: number): SmtpSender =>
    makeSenderBy((signal) => findWayOfFirm(context, workspaceId, signal))
  const outboxes: FirmOutboxes =
    ofOperator === null
      ? makeFirmOutboxes(db, (workspaceId) => withSecrets(ofFirm(workspaceId)), log)
      : { ...startOutboxSender(db, withSecrets(ofOperator), log), start: () => {}, tellChanged: () => {} }
  return {
    isSetByOperator: ofOperator !== null,
    start: () => outboxes.start(),
    sendsFor: async (workspaceId, transaction = db) => ofOperator !== null || hasMailServer(transaction, workspaceId),
    sendsForAny: async () => ofOperator !== null || hasAnyMailServer(db),
    tellChanged: (workspaceId) => outboxes.tellChanged(workspaceId),
    async tryNow(mail, signal) {
      const nothing = { replyTo: null, thread: null, calendar: null, unsubscribe: null, sealedSecret: null }
      // Mail programs show a mail of the same number once.
      const tried = await withLogo(db, { ...mail, ...nothing, id: Date.now(), attempts: 1 })
      await (ofOperator ?? ofFirm(mail.workspaceId)).send(tried, signal)
    },
    async post(mail, transaction = db) {
      return inTransaction(transaction, async (whole) => {
        const { secret, workspaceId } = mail
        const id = await keepMail(whole, mail)
        if (secret !== undefined)
          await keepSealedSecret(whole, { workspaceId, id, sealedSecret: await sealMailSecret(secrets, id, secret) })
        afterCommit(whole, () => outboxes.wake(workspaceId))
        return id
      })
    },
    close: () => outboxes.close(),
  }
}
