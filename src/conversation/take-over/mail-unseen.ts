import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { secretMark } from '../../platform/mail/mail-secret.ts'
import { type PageOfMail, writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import { answerMailWordsOf } from '../../reading/languages/kept-words/answer-mail-words.ts'
import { windowLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { writeStopLink } from './stop-mails.ts'
import { takeUnseen, type Unseen } from './unseen-store.ts'

/** An answer that was not seen for so long goes out by mail. */
const unseenSeconds = 10 * 60
const atOnce = 20

type Mailing = Pick<ConversationApp, 'db' | 'mailer' | 'visitorKeys' | 'publicUrl' | 'now' | 'stopping' | 'visitorDesk'>

/** Mails what persons of the firm wrote and nobody has seen to visitors who left an address; each answer once. */
export async function mailUnseenAnswers(app: Mailing, seconds = unseenSeconds): Promise<void> {
  let count: number
  do {
    count = await inTransaction(app.db, async (transaction) => {
      const unseen = await takeUnseen(transaction, seconds, atOnce)
      for (const each of unseen) await mailAnswers(app, transaction, each)
      return unseen.length
    })
  } while (count === atOnce && !app.stopping.aborted)
}

async function mailAnswers(app: Mailing, transaction: Database, unseen: Unseen): Promise<void> {
  const { workspaceId, chatbotId, sessionId, answers, email } = unseen
  const chatbot = email === null || answers.length === 0 ? null : await findChatbotOf(transaction, unseen)
  if (chatbot === null || email === null) return
  const { settings, serialNumber } = chatbot
  const language = windowLanguageNamed(settings.AIResponseLanguage) ?? windowLanguageNamed(unseen.language) ?? 'en'
  const words = answerMailWordsOf(language)
  const firm = oneLine(settings.Name)
  const name = oneLine(answers.at(-1)?.name ?? '') || firm
  const stop = writeStopLink(app.publicUrl, unseen)
  const page: PageOfMail = {
    opening: words.opening(name, firm),
    rows: [],
    heading: words.heading(answers.length),
    body: answers.map(({ content }) => content).join('\n\n'),
    // What opens the conversation stands in the mail alone: it is sealed in the outbox, and a part of an address that
    // browsers send to nobody.
    link: { label: words.back, url: `${app.publicUrl}/share/${serialNumber}#conversation=${secretMark}` },
    closing: words.closing,
    further: [{ label: words.stop, url: stop }],
    language,
  }
  await app.mailer.post(
    {
      workspaceId,
      sessionId,
      recipient: email,
      subject: words.subject(name),
      text: writeText(page),
      html: writeHtml(page),
      // Who answers the mail answers the firm.
      replyTo: await app.visitorDesk.findRecipient({ db: transaction }, workspaceId, settings),
      thread: `answers-${sessionId}`,
      secret: await app.visitorKeys.issue({ workspaceId, chatbotId, sessionId }, app.now().getTime()),
      ...(stop.startsWith('https://') ? { unsubscribe: stop } : {}),
    },
    transaction,
  )
}
