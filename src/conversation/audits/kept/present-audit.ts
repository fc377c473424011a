import { type Static, Type } from 'typebox'
import type { Database } from '../../../platform/database/connect.ts'
import { fail } from '../../../platform/errors.ts'
import { choice, requiredText } from '../../../platform/fields.ts'
import { writeTime } from '../../../platform/lists/write-time.ts'
import { AuditReport } from '../audit-report.ts'
import { type AuditRow, type AuditScope, findAudit } from './audit-run-store.ts'

const orNull = <Schema extends ReturnType<typeof Type.String> | ReturnType<typeof Type.Integer>>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

export const auditFields = { id: requiredText({ description: 'Id of the audit', maxLength: 20 }) }

const fields = {
  id: Type.Integer({ description: 'Id of the audit' }),
  state: choice(['waiting', 'running', 'finished', 'failed', 'stopped'], {
    description: 'waiting: for its turn; stopped: somebody ended it early, what it had found is in its report',
  }),
  by: Type.String({ description: 'Who started it' }),
  requests: Type.Integer({ description: 'Requests drawn from the listings, at most' }),
  modelCalls: Type.Integer({ description: 'Answers that a language model may be asked for' }),
  seed: Type.Integer({ description: 'What draws where people speak of themselves' }),
  asked: Type.Integer({ description: 'Questions that were asked' }),
  total: Type.Integer({ description: 'Questions that will have been asked, at most; 0: it has not begun' }),
  settingsVersion: orNull(
    Type.Integer({ description: 'The last change of the settings before it began, as in the list of versions' }),
  ),
  settingsAt: orNull(Type.String({ description: 'When that was, UTC' })),
  isClean: Type.Union([Type.Boolean(), Type.Null()], {
    description: 'Whether nothing differed and all was tried; null: there is no report',
  }),
  differences: orNull(Type.Integer({ description: 'How many differences it found' })),
  message: Type.String({ description: 'Why it failed' }),
  createdAt: Type.String({ description: 'UTC' }),
  startedAt: orNull(Type.String({ description: 'UTC' })),
  endedAt: orNull(Type.String({ description: 'UTC' })),
}

/** An audit that somebody started. */
export const KeptAudit = Type.Object(fields)
export type KeptAudit = Static<typeof KeptAudit>

export const KeptAuditWithReport = Type.Object({
  ...fields,
  report: Type.Union([AuditReport, Type.Null()], { description: 'What it found; null: nothing yet' }),
})

const orNoTime = (time: Date | null): string | null => (time === null ? null : writeTime(time))

export function presentAudit(row: AuditRow): KeptAudit {
  const { id, state, by, requests, modelCalls, seed, asked, total, settingsVersion } = row
  const { isClean, differences, message } = row
  return {
    id,
    state,
    by,
    requests,
    modelCalls,
    seed,
    asked,
    total,
    settingsVersion,
    settingsAt: orNoTime(row.settingsAt),
    isClean,
    differences,
    message,
    createdAt: writeTime(row.createdAt),
    startedAt: orNoTime(row.startedAt),
    endedAt: orNoTime(row.endedAt),
  }
}

/** An audit of a chatbot; fails with `audit-not-found`. */
export async function requireAudit(db: Database, scope: AuditScope, id: string): Promise<AuditRow> {
  const row = /^\d{1,15}$/.test(id) ? await findAudit(db, scope, Number(id)) : null
  if (row === null) throw fail('audit-not-found', { id })
  return row
}
