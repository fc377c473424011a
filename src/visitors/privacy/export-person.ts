import type { Change } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import {
  type ExportedSession,
  measureSessions,
  readKeptAnswers,
  readMails,
  readSession,
  readTextMessages,
} from './export-store.ts'
import { findKeptAnswersWith, findMailsWith, findSessionsOf } from './find-person-store.ts'
import type { Person } from './person.ts'
import { listMessageIds } from './remove-sessions-store.ts'
import { findTextMessagesOf } from './text-messages-store.ts'

/** Everything that a workspace holds of a person; the conversations are read one by one as they are asked for. */
export interface PersonExport {
  exportedAt: string
  person: { email: string } | { sessionID: number }
  sessions: AsyncIterable<ExportedSession>
  mails: Record<string, unknown>[]
  textMessages: Record<string, unknown>[]
  keptAnswers: Record<string, unknown>[]
  sessionIds: number[]
  /** About how large it is as JSON. */
  bytes: number
}

export async function exportPerson(
  db: Database,
  workspaceId: number,
  person: Person,
  now: Date,
): Promise<PersonExport> {
  const sessionIds = await findSessionsOf(db, workspaceId, person)
  const email = 'email' in person ? person.email : null
  const mailIds = email === null ? [] : await findMailsWith(db, workspaceId, email)
  const messageIds = await listMessageIds(db, workspaceId, sessionIds)
  const answers = await findKeptAnswersWith(db, workspaceId, { email, sessionIds, messageIds })
  const mails = await readMails(db, workspaceId, { ids: mailIds, sessionIds })
  const texts = await findTextMessagesOf(db, workspaceId, { email, sessionIds })
  const textMessages = await readTextMessages(db, workspaceId, texts)
  const keptAnswers = await readKeptAnswers(db, workspaceId, answers)
  const further = [...mails, ...textMessages, ...keptAnswers].reduce((sum, row) => sum + JSON.stringify(row).length, 0)
  return {
    exportedAt: now.toISOString(),
    person: 'email' in person ? person : { sessionID: person.sessionId },
    sessions: readSessions(db, workspaceId, sessionIds),
    mails,
    textMessages,
    keptAnswers,
    sessionIds,
    bytes: (await measureSessions(db, workspaceId, sessionIds)) + further,
  }
}

/** An export as the change log keeps it: by ids and numbers, without who it was. */
export function describeExport(
  { sessionIds, mails, textMessages, keptAnswers }: PersonExport,
  workspaceId: number,
  by: string,
): Change {
  const details = {
    sessionIds,
    mails: mails.length,
    textMessages: textMessages.length,
    keptAnswers: keptAnswers.length,
  }
  return { workspaceId, by, action: 'visitor.exported', target: 'visitor', details }
}

async function* readSessions(
  db: Database,
  workspaceId: number,
  sessionIds: readonly number[],
): AsyncGenerator<ExportedSession> {
  for (const sessionId of sessionIds) {
    const session = await readSession(db, workspaceId, sessionId)
    if (session) yield session
  }
}
