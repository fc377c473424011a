import type { Database } from '../database/connect.ts'
import { fitLogo } from './firm-logo.ts'
import { readLogo } from './firm-logo-store.ts'

/** A picture that comes with a mail and is shown in its page. */
export interface MailPicture {
  filename: string
  content: Buffer
  /** By which the page names it. */
  cid: string
}

const box = { width: 200, height: 48 }
const cid = 'logo@porchlight'

/** A mail with the logo of its firm above its page; the logo comes with the mail, so that nothing is fetched to show it. */
export async function withLogo<Sent extends { workspaceId: number; html: string | null }>(
  db: Database,
  mail: Sent,
): Promise<Sent & { picture?: MailPicture }> {
  const { html } = mail
  const start = html === null ? -1 : html.indexOf('>', html.indexOf('<body')) + 1
  if (html === null || start <= 0) return mail
  const logo = await readLogo(db, mail.workspaceId)
  if (logo === null) return mail
  const { width, height } = fitLogo(logo, box)
  // Its name stands in the mail as text already.
  const line = `<p style="margin:0 0 16px"><img src="cid:${cid}" alt="" width="${width}" height="${height}"></p>`
  return {
    ...mail,
    html: `${html.slice(0, start)}${line}${html.slice(start)}`,
    picture: { filename: 'logo.png', content: logo.bytes, cid },
  }
}
