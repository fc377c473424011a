import { ImportBusy } from '../../homes/listings/import/import-busy.ts'
import { ImportInterrupted } from '../../homes/listings/import/import-interrupted.ts'
import { ImportRefusal } from '../../homes/listings/import/import-refusal.ts'
import { ConfigError } from '../../platform/config/config.ts'
import { BackupFailure } from '../../platform/database/backup/backup-failure.ts'
import { DatabaseStartFailure } from '../../platform/database/embedded/database-start-failure.ts'
import { PorchlightError } from '../../platform/errors.ts'
import { EncryptionKeyMismatch } from '../../platform/secrets/secrets.ts'
import { UsageError } from './command-context.ts'
import { makeProgram } from './make-program.ts'
import { asLines } from './terminal/plain-text.ts'

/** Runs one command line, says what went wrong in a sentence, and leaves the exit code with the process. */
export async function runCommandLine(argv: readonly string[]): Promise<void> {
  try {
    await (await makeProgram(argv[2])).parseAsync(argv)
  } catch (error) {
    tellFailure(error)
    process.exitCode = isUse(error) ? 2 : 1
  }
}

export function tellFailure(error: unknown): void {
  process.stderr.write(`${asLines(describe(error), '')}\n`)
}

function isUse(error: unknown): boolean {
  return error instanceof UsageError || error instanceof ImportRefusal || error instanceof ImportBusy
}

/** One sentence for what a person can mend; the whole story for what only we can. */
function describe(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UsageError || error instanceof PorchlightError)
    return error.message
  if (error instanceof ImportRefusal || error instanceof ImportInterrupted || error instanceof ImportBusy)
    return error.message
  if (error instanceof DatabaseStartFailure || error instanceof BackupFailure) return error.message
  if (error instanceof EncryptionKeyMismatch) return error.message
  if (!(error instanceof Error)) return String(error)
  return process.env.LOG_LEVEL === 'debug'
    ? (error.stack ?? error.message)
    : `${error.message} (LOG_LEVEL=debug shows where)`
}
