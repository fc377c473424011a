import { inTransaction } from '../../platform/database/in-transaction.ts'
import { handOverWordsOf } from '../../reading/languages/spoken/hand-over-words.ts'
import { type SpokenLanguage, spokenLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { PersonRequested } from '../../reading/languages/tables/told.ts'
import { assignByItself } from '../assignment/assign-by-itself.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { formOffer } from '../guide/answer-view.ts'
import type { Telling } from '../taken-contact.ts'
import { insertFormOffer, listWaiting, lockSession, noteOffer, noteRequest } from './take-over-store.ts'

/** What answers a visitor who asks for a person, as stored with the answer. */
export const talkToHuman = 'talk-to-human'

/** Nobody takes a conversation for so long after a visitor asked for it (firm.md): the chat offers the form. */
const patienceSeconds = 120
const atOnce = 100

interface Asked {
  workspaceId: number
  chatbotId: number
  sessionId: number
  questionId: number
  question: Telling
}

/** Notes that a visitor waits for a person, and tells the firm: once, however often the visitor asks while waiting. */
export async function requestPerson(
  { db, events }: Pick<ConversationApp, 'db' | 'events'>,
  { workspaceId, chatbotId, sessionId, questionId, question }: Asked,
  language: SpokenLanguage,
): Promise<PersonRequested> {
  const place = { workspaceId, chatbotId, sessionId }
  await inTransaction(db, async (transaction) => {
    if (!(await noteRequest(transaction, { ...place, questionId }, language))) return
    await assignByItself(transaction, place)
    const data = { questionId, ...(question.mayTell?.() === false && { isQuiet: true as const }) }
    await events.record(transaction, { ...place, type: 'person.requested', data })
  })
  // The symbol exists for the compiler alone.
  return {} as PersonRequested
}

/** Offers the form to those who have waited for a person in vain; each once, also with several processes. */
export async function offerFormToWaiting(
  { db, visitorDesk }: Pick<ConversationApp, 'db' | 'visitorDesk'>,
  seconds = patienceSeconds,
): Promise<void> {
  for (const place of await listWaiting(db, seconds, atOnce)) {
    await inTransaction(db, async (transaction) => {
      const session = await lockSession(transaction, place)
      const request = session && (await noteOffer(transaction, place, seconds))
      if (!session || session.isTaken || !request) return
      // Who has left contact details since then, or with the same words, need not be asked for them.
      if (await visitorDesk.hasLeftContact(transaction, place, request.requestedAt)) return
      const { nobodyCame } = handOverWordsOf(spokenLanguageNamed(request.language) ?? 'en')
      await insertFormOffer(transaction, session, { content: nobodyCame, view: formOffer, model: talkToHuman })
    })
  }
}
