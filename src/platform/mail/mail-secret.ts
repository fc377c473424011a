import type { Secrets } from '../secrets/secrets.ts'
import type { WaitingMail } from './outbox-store.ts'

/** Stands in the outbox where a mail has its secret, such as at the end of a link: readable, and the same in a page. */
export const secretMark = 'only-the-mail-itself-says-it'

const placeOf = (row: number) => ({ table: 'outbox', column: 'sealedSecret', row })

export function sealMailSecret(secrets: Pick<Secrets, 'seal'>, mailId: number, secret: string): Promise<Buffer> {
  return secrets.seal(placeOf(mailId), Buffer.from(secret))
}

/** The mail as it is sent: with its secret where the mark stands. Fails for good where no key opens it. */
export async function withSecret(secrets: Pick<Secrets, 'open'>, mail: WaitingMail): Promise<WaitingMail> {
  if (mail.sealedSecret === null) return mail
  const opened = await secrets.open(placeOf(mail.id), mail.sealedSecret)
  // As a mail server would refuse the mail itself: there is nothing to wait for.
  if (opened === null) {
    const reason = 'what its link ends in cannot be opened with the encryption key: make a new link'
    throw Object.assign(new Error(reason), { command: 'API', responseCode: 550 })
  }
  const secret = opened.toString()
  const put = (text: string): string => text.replaceAll(secretMark, () => secret)
  return { ...mail, text: put(mail.text), html: mail.html === null ? null : put(mail.html) }
}
