import { Type } from 'typebox'
import { actorOf, recordChange } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { defineOperation } from '../define-operation.ts'
import { describeExport, exportPerson } from './export-person.ts'
import { personFields, readPerson } from './person.ts'

/** An answer is put together in memory; the command line writes larger ones piece by piece. */
const maxBytes = 32 * 1_048_576

const rows = (description: string) => Type.Array(Type.Record(Type.String(), Type.Unknown()), { description })

/** POST /v1/visitors/export */
export const exportVisitor = defineOperation({
  id: 'exportVisitor',
  summary: 'Export all that is kept of a visitor',
  description:
    'Every conversation in which the visitor left or typed the e-mail address, or the one session: messages with their times, traces and views, contact details, the list of files; the mails, text messages and kept answers that hold the address, and the text messages to phone numbers of these conversations. Nobody found: empty lists. `porchlight visitor export --out FOLDER` writes the files too.',
  tag: 'People',
  access: 'secret-key',
  reads: { action: 'visitor.exported', of: ({ sessionID }) => ({ sessionId: sessionID }) },
  asksProof: true,
  takesLong: true,
  input: Type.Object(personFields),
  output: Type.Object({
    exportedAt: Type.String({ description: 'ISO 8601' }),
    person: Type.Record(Type.String(), Type.Unknown(), { description: 'What was asked for' }),
    sessions: rows('The conversations, oldest first: messages, leads, files'),
    mails: rows('Mails of the outbox'),
    textMessages: rows('Text messages'),
    keptAnswers: rows('Answers kept for an Idempotency-Key'),
  }),
  example: { email: 'ana@example.com' },
  errors: [],
  async run(app, caller, input) {
    const found = await exportPerson(app.patientDb, caller.workspaceId, readPerson(input), app.now())
    if (found.bytes > maxBytes) {
      const faults = `${input.email ? 'email' : 'sessionID'}: more than 32 MiB are kept of this visitor: use the command porchlight visitor export.`
      throw fail('invalid-fields', { faults })
    }
    const { exportedAt, person, mails, textMessages, keptAnswers } = found
    await recordChange(app.db, describeExport(found, caller.workspaceId, actorOf(caller)))
    const sessions: Record<string, unknown>[] = []
    for await (const session of found.sessions) sessions.push({ ...session })
    return { exportedAt, person, sessions, mails, textMessages, keptAnswers }
  },
})
