import { oneLine } from '../../platform/text/plain-lines.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { findUnheard } from './unheard-store.ts'

const mostNamed = 3

/** One sentence where the firm would not be mailed what visitors leave, with what to do about it; null: it would be. */
export async function describeUnheard({ db, mailer }: Pick<VisitorsApp, 'db' | 'mailer'>): Promise<string | null> {
  const { count, chatbots } = await findUnheard(db, mostNamed)
  const names = chatbots.map(({ serialNumber, name }) => oneLine(name) || serialNumber)
  const more = count > names.length ? ` and ${(count - names.length).toLocaleString('en')} more` : ''
  const nobody = `what visitors of ${names.join(', ')}${more} leave is mailed to nobody: set PORCHLIGHT_OWNER_EMAIL, \`porchlight workspace set-owner\`, or TalkToHumanEmail`
  const sends = await mailer.sendsForAny()
  const parts = [
    ...(count > 0 ? [nobody] : []),
    ...(sends ? [] : ['mails wait until a mail server is set: SMTP_URL, or in the console’s set-up']),
    'LeadList has what visitors leave',
  ]
  return parts.length > 1 ? parts.join('; ') : null
}
