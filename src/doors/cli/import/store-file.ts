import { createReadStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { describeSummary } from '../../../homes/listings/import/describe-import.ts'
import { ImportInterrupted } from '../../../homes/listings/import/import-interrupted.ts'
import type { ImportOptions } from '../../../homes/listings/import/import-options.ts'
import { openSource } from '../../../homes/listings/import/reading/open-source.ts'
import { runImport } from '../../../homes/listings/import/runs/run-import.ts'
import type { ImportSource } from '../../../homes/listings/import/runs/run-store.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import { Events } from '../../../platform/events/events.ts'
import { makeSpace } from '../../../platform/space/make-space.ts'
import { chooseChatbot, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { ProgressLine } from '../progress-line.ts'
import type { FaultyRowsFile } from './faulty-rows-file.ts'
import { sizeOf } from './import-flags.ts'

/** Told apart from an import that failed: scripts may go on. */
const faultyExitCode = 3
/** Scripts may try again later. */
const noRoomExitCode = 4

interface Storing {
  options: ImportOptions
  serialNumber: string | undefined
  faultyRows: FaultyRowsFile
  /** Whether the file of faulty rows has the name that we chose. */
  isOwnName: boolean
}

/** Imports a file and says what became of it; leaves the exit code. */
export async function storeFile(
  file: string,
  source: ImportSource,
  { options, serialNumber, faultyRows, isOwnName }: Storing,
): Promise<void> {
  const size = await sizeOf(file)
  await withDatabase('import', async ({ config, database }) => {
    const chatbot = await chooseChatbot(database.db, config, serialNumber)
    // What an earlier import left under this name says nothing about this one.
    if (isOwnName) await rm(faultyRows.path, { force: true })
    const progress = new ProgressLine(process.stderr, size)
    const stopping = stopOnSignal(() => progress.clear())
    // Told below, in the words of a command line.
    const space = makeSpace(config, { warn: () => {} })
    const bytes = createReadStream(file, { highWaterMark: 262_144 })
    try {
      const summary = await runImport({
        database,
        events: new Events(),
        scope: { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id },
        source,
        by: commandLineActor(),
        open: (reading) => openSource(bytes, { progress: reading.progress, sheet: options.sheet }),
        options: { ...options, timeZone: chatbot.settings.TimeZone },
        hooks: {
          onHints: (hints) => {
            for (const hint of hints) process.stderr.write(`${hint}\n`)
          },
          onProgress: (state) => progress.show(state),
          onFaultyRow: (row) => faultyRows.add(row),
          signal: stopping.signal,
          requireRoom: () => space.requireRoom(),
        },
      })
      progress.clear()
      console.log(`For the chatbot "${chatbot.settings.Name}":`)
      console.log(describeSummary(summary))
      if (summary.gone > 0 && !options.prune)
        console.log('What is gone stays as it was: --prune removes it, --prune-as off-market takes it off the market.')
      if (summary.faulty > 0 || summary.notPruned !== null) process.exitCode = faultyExitCode
    } catch (error) {
      progress.clear()
      if (isNoRoom(error)) {
        process.stderr.write(`${error.message} Nothing is stored; the same command works then.\n`)
        process.exitCode = noRoomExitCode
        return
      }
      if (!(error instanceof ImportInterrupted)) throw error
      console.log(describeSummary(error.summary))
      process.stderr.write(`${error.message}\n`)
      const line = Math.max(error.lastLine, options.afterLine ?? 0)
      if (line > 0) process.stderr.write(`${tellHowToGoOn(options, line)}\n`)
      process.exitCode = isNoRoom(error.cause) || isDatabaseFull(error.cause) ? noRoomExitCode : 1
    } finally {
      bytes.destroy()
      stopping.end()
      await faultyRows.close()
    }
    if (faultyRows.isWritten) console.log(`The faulty rows, with line and reason, are in ${faultyRows.path}`)
  })
}

function isNoRoom(error: unknown): error is PorchlightError {
  return error instanceof PorchlightError && error.code === 'storage-full'
}

/** PostgreSQL has no room, or only reads because its disk has none (src/platform/space/watch-space.ts). */
function isDatabaseFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '53100' || error.code === '25006')
}

function tellHowToGoOn({ key }: ImportOptions, line: number): string {
  const goOn = `To go on, add --after-line ${line} to the same command.`
  return key === null ? `${goOn} Repeated as it was, it would store those rows a second time.` : goOn
}

/** The first signal ends the import in good order, so that a database that was started for it is stopped; the second at once. */
function stopOnSignal(onStop: () => void): { signal: AbortSignal; end(): void } {
  const stopping = new AbortController()
  const stop = (): void => {
    onStop()
    process.stderr.write('Stopping after the rows that are on their way …\n')
    stopping.abort()
  }
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop)
  return {
    signal: stopping.signal,
    end: () => {
      for (const name of ['SIGINT', 'SIGTERM'] as const) process.off(name, stop)
    },
  }
}
