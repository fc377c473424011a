import { Command } from 'commander'
import { ConfigError } from '../config.ts'
import { BackupFailure } from '../database/backup/backup-failure.ts'
import { DatabaseStartFailure } from '../database/embedded/database-start-failure.ts'
import { PorchlightError } from '../errors.ts'
import { ImportInterrupted } from '../listings/import/import-listings.ts'
import { ImportRefusal } from '../listings/import/import-refusal.ts'
import { EncryptionKeyMismatch } from '../secrets/secrets.ts'
import { addAskCommand } from './ask-command.ts'
import { addAuditCommand } from './audit-command.ts'
import { addBackupCommands } from './backup-commands.ts'
import { UsageError } from './command-context.ts'
import { addDoctorCommand } from './doctor-command.ts'
import { addDomainCommands } from './domain-commands.ts'
import { addImportCommand } from './import-command.ts'
import { addKeyCommands } from './key-commands.ts'
import { addStartCommand } from './start-command.ts'
import { addVisitorCommands } from './visitor-commands.ts'
import { addWorkspaceCommands } from './workspace-commands.ts'

const program = new Command('porchlight')
  .description("Self-hosted chatbots that know a real-estate firm's listings")
  .showHelpAfterError('(porchlight help shows every command)')

addStartCommand(program)
addImportCommand(program)
addAskCommand(program)
addWorkspaceCommands(program)
addVisitorCommands(program)
addDomainCommands(program)
addKeyCommands(program)
addBackupCommands(program)
addDoctorCommand(program)
addAuditCommand(program)

try {
  await program.parseAsync(process.argv)
} catch (error) {
  process.stderr.write(`${describe(error)}\n`)
  process.exitCode = error instanceof UsageError || error instanceof ImportRefusal ? 2 : 1
}

/** One sentence for what a person can mend; the whole story for what only we can. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UsageError || error instanceof PorchlightError)
    return error.message
  if (error instanceof ImportRefusal || error instanceof ImportInterrupted) return error.message
  if (error instanceof DatabaseStartFailure || error instanceof BackupFailure) return error.message
  if (error instanceof EncryptionKeyMismatch) return error.message
  if (!(error instanceof Error)) return String(error)
  return process.env.LOG_LEVEL === 'debug'
    ? (error.stack ?? error.message)
    : `${error.message} (LOG_LEVEL=debug shows where)`
}
