import { findLastBackup, type LastBackup } from '../../platform/change-log/last-backup.ts'
import type { App } from '../app.ts'

export interface BackupFinding {
  check: 'backup'
  state: 'good' | 'note' | 'bad'
  /** When it was written, ISO 8601; "". */
  found: string
  detail: string
}

const oldBackupMs = 7 * 86_400_000

/** Whether there is a backup to go back to: told by the health page and by `porchlight doctor`. */
export async function examineBackup({ db, now }: Pick<App, 'db' | 'now'>): Promise<BackupFinding> {
  return judgeBackup(await findLastBackup(db), now())
}

export function judgeBackup(last: LastBackup | null, now: Date): BackupFinding {
  const check = 'backup'
  if (last === null) {
    const detail =
      'No backup by `porchlight backup` is known: make one, or see that your database is backed up otherwise.'
    return { check, state: 'note', found: '', detail }
  }
  const found = last.at.toISOString()
  const size = last.bytes === null ? '' : `, ${(last.bytes / 1_048_576).toFixed(1)} MiB`
  if (last.isReadable === false) {
    const detail = `The last backup (${found}${size}) could not be read again: make a new one with \`porchlight backup\`.`
    return { check, state: 'bad', found, detail }
  }
  const isOld = now.getTime() - last.at.getTime() > oldBackupMs
  const detail = isOld
    ? `The last backup (${found}${size}) is older than a week: make a new one with \`porchlight backup\`.`
    : `The last backup (${found}${size}) is younger than a week${last.isReadable ? ', and could be read again' : ''}.`
  return { check, state: isOld ? 'note' : 'good', found, detail }
}
