import { Type } from 'typebox'
import { findLastBackup } from '../../platform/change-log/last-backup.ts'
import { choice } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { examineHealth, healthChecks } from './examine-health.ts'

/** GET /v1/health */
export const readHealth = defineOperation({
  id: 'readHealth',
  summary: 'Look how all that Porchlight depends on stands',
  description:
    'Database, disk, files, mail, backups, models, map and what waits, each with its way out where something is wrong. Counts are those of the workspace. `/health/ready` is for programs that watch.',
  tag: 'Operation',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({}),
  output: Type.Object({
    isWell: Type.Boolean({ description: 'Whether nothing is bad' }),
    findings: Type.Array(
      Type.Object({
        check: choice(healthChecks, { description: 'What was looked at' }),
        state: choice(['good', 'note', 'bad'], { description: 'note: well, and worth knowing' }),
        found: Type.String({ description: 'A version, a count, a time; ""' }),
        detail: Type.String({ description: 'In a sentence, with the way out where something is wrong' }),
      }),
    ),
    backup: Type.Union(
      [
        Type.Object({
          at: Type.String({ description: 'When it was written, ISO 8601' }),
          bytes: Type.Union([Type.Integer(), Type.Null()], { description: 'Size of its file; null: not known' }),
          isReadable: Type.Union([Type.Boolean(), Type.Null()], {
            description: 'Whether all of it could be read again after it was written; null: nobody looked',
          }),
        }),
        Type.Null(),
      ],
      { description: 'The last backup by `porchlight backup`; null: none is known' },
    ),
  }),
  example: {},
  errors: [],
  async run(app, { workspaceId }) {
    const findings = await examineHealth(app, workspaceId)
    const last = await findLastBackup(app.db)
    return {
      isWell: findings.every(({ state }) => state !== 'bad'),
      findings,
      backup: last && { ...last, at: last.at.toISOString() },
    }
  },
})
