import { type Command, InvalidArgumentError } from 'commander'
import { changeActions } from '../../platform/change-log/change-actions.ts'
import { type ChangeRow, listChangeRows } from '../../platform/change-log/change-store.ts'
import { withDatabase } from './command-context.ts'
import { asJson, asPlain } from './terminal/plain-text.ts'

interface Flags {
  workspace?: number
  since?: Date
  action?: string
  limit: number
  json: boolean
}

const help = `
Each line: when, workspace ("-": of none), who, what, its target, details. Actions:
${Object.entries(changeActions)
  .map(([action, meaning]) => `  ${action.padEnd(24)}${meaning}`)
  .join('\n')}`

export function addAuditLogCommand(audit: Command): void {
  audit
    .command('log')
    .description('list who changed what, newest first: settings, keys, listings, contact details, backups')
    .option('--workspace <id>', 'only what belongs to this workspace', readNumber)
    .option('--since <time>', 'only what is newer: a date, a date and time, or an age such as 12h or 30d', readSince)
    .option('--action <name>', 'only this action; "listings.*": every one that begins so')
    .option('--limit <count>', 'how many at most', readNumber, 100)
    .option('--json', 'one JSON object a line', false)
    .addHelpText('after', help)
    .action((flags: Flags) =>
      withDatabase('audit log', async ({ database: { db } }) => {
        const { workspace, since, action, limit, json } = flags
        const rows = await listChangeRows(db, {
          limit,
          ...(workspace === undefined ? {} : { workspaceId: workspace }),
          ...(since === undefined ? {} : { since }),
          ...(action === undefined ? {} : { action }),
        })
        for (const row of rows) console.log(json ? asJson(describeAsJson(row)) : describeChange(row))
      }),
    )
}

function describeChange({ at, workspaceId, actor, action, target, details }: ChangeRow): string {
  const more = Object.keys(details).length === 0 ? [] : [asJson(details)]
  const fields = [at.toISOString(), workspaceId === 0 ? '-' : workspaceId, actor, action, target]
  return [...fields.map(asPlain), ...more].join('\t')
}

function describeAsJson({ id, at, workspaceId, actor, action, target, details }: ChangeRow): object {
  return {
    id,
    at: at.toISOString(),
    workspaceId: workspaceId === 0 ? null : workspaceId,
    actor,
    action,
    target,
    details,
  }
}

function readNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number.')
  return Number(text)
}

function readSince(text: string): Date {
  const age = /^(\d{1,6})([mhd])$/.exec(text)
  const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 }[age?.[2] ?? ''] ?? 0
  const since = age ? new Date(Date.now() - Number(age[1]) * unitMs) : new Date(text)
  if (Number.isNaN(since.getTime())) {
    throw new InvalidArgumentError(
      'expected a date such as 2026-11-22, 2026-11-22T09:00Z, or an age such as 12h or 30d.',
    )
  }
  return since
}
