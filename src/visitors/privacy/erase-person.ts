import { removeGivenUp } from '../../firm/uploads/remove-given-up.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { rewriteTables } from '../../platform/database/rewrite-tables.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { findKeptAnswersWith, findMailsWith, findSessionsOf } from './find-person-store.ts'
import type { Person } from './person.ts'
import {
  deleteKeptAnswers,
  deleteMails,
  deleteSessions,
  deleteTextMessages,
  listMessageIds,
} from './remove-sessions-store.ts'
import { findTextMessagesOf } from './text-messages-store.ts'

/** How many of each there were. */
export interface Erased {
  sessions: number
  messages: number
  leads: number
  files: number
  mails: number
  textMessages: number
  /** Answers kept for an Idempotency-Key. */
  keptAnswers: number
}

export interface ErasedPerson extends Erased {
  sessionIds: number[]
  /** Tables that are written anew later, and files whose bytes could not be removed yet; jobs go on with both. */
  waiting: { tables: string[]; files: number }
}

/** A visitor who goes on writing while they are erased is looked for again, this often. */
const maxPasses = 5
/** Writing this much anew takes some seconds, for which nobody can use the table; larger ones wait for the night. */
const atOnceBytes = 256 * 1_048_576
/** For a running backup and the like. */
const waitMs = 5_000

/**
 * Removes everything that a workspace holds of a person. Each conversation goes in one transaction; what is left when it
 * is cut off is found again by the same call. The change log keeps ids and numbers only. `tablesOfAnySize`: large tables
 * too are written anew at once.
 */
export async function erasePerson(
  app: Pick<VisitorsApp, 'db' | 'patientDb' | 'connection' | 'files' | 'log'>,
  workspaceId: number,
  person: Person,
  options: { by: string; tablesOfAnySize?: boolean },
): Promise<ErasedPerson> {
  const total: ErasedPerson = { ...none, sessionIds: [], waiting: { tables: [], files: 0 } }
  for (let pass = 1; pass <= maxPasses; pass += 1) {
    const sessionIds = await findSessionsOf(app.patientDb, workspaceId, person)
    const before = countRows(total)
    await eraseSessions(app, { workspaceId, by: options.by }, person, sessionIds, total)
    if (countRows(total) === before) break
  }
  const { waiting: _, ...details } = total
  await recordChange(app.db, { workspaceId, by: options.by, action: 'visitor.erased', target: 'visitor', details })
  total.waiting.tables = await rewriteTables(app.connection, {
    maxBytes: options.tablesOfAnySize ? Number.POSITIVE_INFINITY : atOnceBytes,
    waitMs,
  })
  return total
}

const none: Erased = { sessions: 0, messages: 0, leads: 0, files: 0, mails: 0, textMessages: 0, keptAnswers: 0 }

function countRows({ sessions, messages, leads, files, mails, textMessages, keptAnswers }: Erased): number {
  return sessions + messages + leads + files + mails + textMessages + keptAnswers
}

async function eraseSessions(
  app: Pick<VisitorsApp, 'db' | 'patientDb' | 'files' | 'log'>,
  { workspaceId, by }: { workspaceId: number; by: string },
  person: Person,
  sessionIds: readonly number[],
  total: ErasedPerson,
): Promise<void> {
  const email = 'email' in person ? person.email : null
  // What is found by ids of messages goes while there are such ids.
  const messageIds = await listMessageIds(app.patientDb, workspaceId, sessionIds)
  const asked = 'sessionId' in person ? [person.sessionId] : []
  const traits = { email, sessionIds: [...new Set([...sessionIds, ...asked])], messageIds }
  const answers = await findKeptAnswersWith(app.patientDb, workspaceId, traits)
  if (answers.length > 0) total.keptAnswers += await deleteKeptAnswers(app.patientDb, workspaceId, answers)
  // They are found by phone numbers of the conversations.
  const texts = await findTextMessagesOf(app.patientDb, workspaceId, { email, sessionIds })
  if (texts.length > 0) total.textMessages += await deleteTextMessages(app.patientDb, workspaceId, texts)
  for (const sessionId of sessionIds) {
    const removed = await inTransaction(app.patientDb, async (transaction) => {
      const gone = await deleteSessions(transaction, workspaceId, [sessionId], { forGood: true })
      const details = { ...gone, files: gone.files.length }
      const target = `visitor session ${sessionId}`
      await recordChange(transaction, { workspaceId, by, action: 'visitor.erased', target, details })
      return gone
    })
    total.sessions += removed.sessions
    total.messages += removed.messages
    total.leads += removed.leads
    total.mails += removed.mails
    total.files += removed.files.length
    total.sessionIds.push(sessionId)
    total.waiting.files += await removeGivenUp(app, removed.files)
  }
  const mails = email === null ? [] : await findMailsWith(app.patientDb, workspaceId, email)
  if (mails.length > 0) total.mails += await deleteMails(app.patientDb, workspaceId, mails)
}
