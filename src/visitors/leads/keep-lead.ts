import { assignByItself } from '../../conversation/assignment/assign-by-itself.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { findRepeated, insertNote, type KeptNote, lockLeadOf, type NewNote, waitForForm } from './lead-store.ts'

/** What a session may send by the form: a visitor who mistyped corrects it; nobody needs more. */
const formsOfSession = { limit: 5, windowSeconds: 3_600 }

/**
 * Keeps what a visitor left, with the event that tells the firm, or nothing. Answers what was kept, or the seconds until
 * another form of the session is taken. What was said in the chat just before, word for word, is no news: a question
 * that was cut off and is asked again must not make two.
 */
export function keepLead(
  { db, events }: Pick<VisitorsApp, 'db' | 'events'>,
  note: NewNote,
): Promise<KeptNote | { waitSeconds: number }> {
  return inTransaction(db, async (transaction: Database) => {
    await lockLeadOf(transaction, note.sessionId)
    const waitSeconds = note.source === 'form' ? await waitForForm(transaction, note, formsOfSession) : null
    if (waitSeconds !== null) return { waitSeconds }
    const repeated = note.source === 'chat' ? await findRepeated(transaction, note) : null
    if (repeated !== null) return repeated
    const kept = await insertNote(transaction, note)
    const { workspaceId, chatbotId, sessionId } = note
    await assignByItself(transaction, { workspaceId, chatbotId, sessionId }, note.listingIds)
    await events.record(transaction, {
      workspaceId,
      chatbotId,
      sessionId,
      type: kept.isNew ? 'lead.created' : 'lead.updated',
      data: { leadId: kept.leadId, noteId: kept.noteId },
    })
    return kept
  })
}
