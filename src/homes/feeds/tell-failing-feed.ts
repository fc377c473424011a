import { ownerOf } from '../../firm/workspaces/workspace-owner.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { type PageOfMail, writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import type { HomesApp } from '../homes-app.ts'
import { type Feed, showLocation } from './feed.ts'

/** Mails the owner that a feed fails again and again: the listings are as old as its last good run. */
export function tellFailingFeed(
  app: Pick<HomesApp, 'db' | 'mailer' | 'publicUrl'>,
  feed: Feed,
  why: string,
): Promise<void> {
  const { workspaceId, name, failures } = feed
  return inTransaction(app.db, async (transaction) => {
    const recipient = await ownerOf(transaction, workspaceId)
    if (recipient === '') return
    const page: PageOfMail = {
      opening: `The feed "${name}" could not be read ${failures + 1} times one after the other. Its listings are as they were at its last good run. It goes on trying.`,
      rows: [
        ['Where it is read', showLocation(feed.location)],
        ['What stood in the way', why],
        ['To see every run', `porchlight feed log ${name}`],
        ['To try it now', `porchlight feed run ${name}`],
      ],
      heading: '',
      body: '',
      link: { label: 'How feeds work is told in docs/feeds.md; the API guide', url: `${app.publicUrl}/docs` },
    }
    await app.mailer.post(
      {
        workspaceId,
        recipient,
        subject: `A feed of listings fails (${name})`,
        text: writeText(page),
        html: writeHtml(page),
        thread: `feed-${feed.id}`,
      },
      transaction,
    )
  })
}
