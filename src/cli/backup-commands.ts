import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { BackupProgress } from '../database/backup/backup-progress.ts'
import { restoreBackup } from '../database/backup/restore-backup.ts'
import { writeBackup } from '../database/backup/write-backup.ts'
import { withApp } from './command-context.ts'

export function addBackupCommands(program: Command): void {
  program
    .command('backup')
    .description('write everything, rows and uploaded files, into one file; Porchlight may go on running')
    .argument('[file]', 'the file to write', `porchlight-${new Date().toISOString().slice(0, 10)}.tar.gz`)
    .action((file: string) =>
      withApp('backup', async (app) => {
        const target = resolve(file)
        const { connection, files } = app
        const written = await writeBackup({ connection, files, target, onProgress: showProgress() })
        console.log(`${target}: ${written.rows} rows of ${written.tables} tables and ${written.files} files.`)
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
        async ({ connection, files }) => {
          const source = resolve(file)
          const restored = await restoreBackup({ connection, files, source, force, onProgress: showProgress() })
          console.log(
            `Restored the state of ${restored.createdAt}: ${restored.rows} rows of ${restored.tables} tables and ${restored.files} files. The keys are those of the backup.`,
          )
        },
        { alone: true },
      ),
    )
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
