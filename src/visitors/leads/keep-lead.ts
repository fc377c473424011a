import { assignByItself } from '../../conversation/assignment/assign-by-itself.ts'
import type { Database } from '../../platform/database/connect.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { StoredEvent } from '../../platform/events/event-types.ts'
import type { ContactKept } from '../../reading/languages/tables/told.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { dropHeld } from './held/hold-contact.ts'
import {
  findRepeated,
  insertNote,
  cameWithTour as isNoteOfTour,
  type KeptNote,
  lockLeadOf,
  type NewNote,
  waitForForm,
} from './lead-store.ts'

/** What a session may send by the form: a visitor who mistyped corrects it; nobody needs more. */
const formsOfSession = { limit: 5, windowSeconds: 3_600 }

export type KeptLead = KeptNote & ContactKept

/**
 * `mayTell`: whether people of the firm are told at once; it is asked only where there is news.
 *
 * Keeps what a visitor left, with the event that tells the firm, or nothing. Answers what was kept, or the seconds until
 * another form of the session is taken. What was said in the chat just before, word for word, is no news: a question
 * that was cut off and is asked again must not make two.
 */
export function keepLead(
  app: Pick<VisitorsApp, 'db' | 'events'>,
  note: NewNote,
  mayTell = always,
): Promise<KeptLead | { waitSeconds: number }> {
  return inTransaction(app.db, async (transaction: Database) => {
    await lockLeadOf(transaction, note.sessionId)
    const waitSeconds = note.source === 'form' ? await waitForForm(transaction, note, formsOfSession) : null
    if (waitSeconds !== null) return { waitSeconds }
    const repeated = note.source === 'chat' ? await findRepeated(transaction, note) : null
    return repeated === null ? addNote(app, transaction, note, mayTell) : proven(repeated)
  })
}

/** The same in the transaction of what it was left with, which counts how often. */
export async function keepLeadWith(
  app: Pick<VisitorsApp, 'events'>,
  transaction: Database,
  note: NewNote,
): Promise<KeptLead> {
  await lockLeadOf(transaction, note.sessionId)
  return addNote(app, transaction, note, always)
}

const always = (): boolean => true

/** Whether what an event of a lead is about was left with a tour: the firm hears of that tour, and of it once. */
export async function cameWithTour(transaction: Database, { workspaceId, type, data }: StoredEvent): Promise<boolean> {
  return type === 'lead.created' && (await isNoteOfTour(transaction, workspaceId, data.noteId))
}

async function addNote(
  { events }: Pick<VisitorsApp, 'events'>,
  transaction: Database,
  note: NewNote,
  mayTell: () => boolean,
): Promise<KeptLead> {
  const added = await insertNote(transaction, note)
  const { workspaceId, chatbotId, sessionId } = note
  // What was left by now need not be asked for any more.
  await dropHeld(transaction, note)
  await assignByItself(transaction, { workspaceId, chatbotId, sessionId }, note.listingIds)
  await events.record(transaction, {
    workspaceId,
    chatbotId,
    sessionId,
    type: added.isNew ? 'lead.created' : 'lead.updated',
    data: { leadId: added.leadId, noteId: added.noteId, ...(mayTell() ? {} : { isQuiet: true }) },
  })
  return proven(added)
}

// The symbol exists for the compiler alone.
const proven = (note: KeptNote): KeptLead => note as KeptLead
