import { stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import type { Command } from 'commander'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Config } from '../../platform/config/config.ts'
import { BackupFailure } from '../../platform/database/backup/backup-failure.ts'
import type { BackupProgress } from '../../platform/database/backup/backup-progress.ts'
import { checkBackup } from '../../platform/database/backup/check-backup.ts'
import { restoreBackup } from '../../platform/database/backup/restore-backup.ts'
import { writeBackup } from '../../platform/database/backup/write-backup.ts'
import { keyFileOf } from '../../platform/secrets/key-file.ts'
import { resealAll } from '../../platform/secrets/sealed-columns-store.ts'
import { withApp } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('write everything, rows and uploaded files, into one file; Porchlight may go on running')
    .option('--no-check', 'do not read the file again to see that it is whole')
    .argument('[file]', 'the file to write', `porchlight-${new Date().toISOString().slice(0, 10)}.tar.gz`)
    .action((file: string, { check }: { check: boolean }) =>
      withApp('backup', async (app, config) => {
        const target = resolve(file)
        const { connection, files } = app
        const written = await writeBackup({ connection, files, target, onProgress: showProgress() })
        const fault = check ? await findFault(target) : null
        const { size: bytes } = await stat(target)
        const looked = check ? { isReadable: fault === null } : {}
        await recordChange(app.db, {
          workspaceId: 0,
          by: commandLineActor(),
          action: 'backup.written',
          target: basename(target),
          details: { ...written, bytes, ...looked },
        })
        if (fault !== null) throw fault
        console.log(`${target}: ${written.rows} rows of ${written.tables} tables and ${written.files} files.`)
        console.error(describeKeyPlace(config))
      }),
    )

  program
    .command('restore')
    .description('bring back what a backup holds; stop Porchlight before')
    .argument('<file>', 'a file that `porchlight backup` wrote')
    .option('--force', 'replace what the database holds now')
    .action((file: string, { force = false }: { force?: boolean }) =>
      withApp(
        'restore',
        async ({ db, connection, files, secrets, visitorKeys }) => {
          const source = resolve(file)
          const restored = await restoreBackup({ connection, files, source, force, onProgress: showProgress() })
          // The check is that of the backup, whose key may lie elsewhere.
          await secrets.adopt()
          const { lost } = await resealAll(db, secrets, { discard: true })
          await visitorKeys.sealPlain((error) => console.error(`Rows that are gone may be in the file yet: ${error}`))
          await recordChange(db, {
            workspaceId: 0,
            by: commandLineActor(),
            action: 'backup.restored',
            target: basename(source),
            details: { ...restored, lost },
          })
          console.log(
            `Restored the state of ${restored.createdAt}: ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files. The keys are those of the backup: revoke again what was revoked since.`,
          )
          if (lost.length > 0) {
            console.error(
              `The encryption key of the backup is not here, so this is lost: ${lost.join('; ')}. Everything else is there.`,
            )
          }
        },
        { alone: true, makesFolder: true },
      ),
    )
}

/** What keeps a backup that was just written from being read; null: nothing does. */
async function findFault(target: string): Promise<BackupFailure | null> {
  try {
    await checkBackup(target, showProgress())
    return null
  } catch (error) {
    if (error instanceof BackupFailure) return error
    throw error
  }
}

function describeKeyPlace({ encryptionKey, dataDir }: Config): string {
  const place = encryptionKey === null ? keyFileOf(dataDir) : 'PORCHLIGHT_ENCRYPTION_KEY'
  return `It holds secrets sealed only. Keep ${place}, which opens them, in another place.`
}

const redrawMs = 100

/** One line that changes, on a terminal; nothing where nobody watches. */
function showProgress(): (progress: BackupProgress) => void {
  if (!process.stderr.isTTY) return () => {}
  let drawnAt = 0
  return ({ stage, name, doneBytes, totalBytes }) => {
    const now = performance.now()
    if (now - drawnAt < redrawMs && doneBytes !== totalBytes) return
    drawnAt = now
    const done = `${(doneBytes / 1_048_576).toFixed(1)} MiB`
    const share = totalBytes ? ` ${Math.floor((doneBytes / totalBytes) * 100)} %` : ''
    process.stderr.write(`\r\x1b[K${stage} ${name}: ${done}${share}${doneBytes === totalBytes ? '\n' : ''}`)
  }
}
