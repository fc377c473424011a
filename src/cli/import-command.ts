import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import {
  ImportInterrupted,
  type ImportSummary,
  importListings,
  previewImport,
} from '../listings/import/import-listings.ts'
import type { ImportOptions } from '../listings/import/plan-import.ts'
import { chooseChatbot, UsageError, withDatabase } from './command-context.ts'
import { FaultyRowsFile } from './faulty-rows-file.ts'
import { ImportProgressLine } from './import-progress-line.ts'
import { describePreview, describeSummary } from './import-report.ts'

interface ImportFlags {
  chatbot?: string
  map: Record<string, string>
  set: Record<string, string>
  key?: 'MLSNumber' | 'URL'
  dropUnmapped?: boolean
  dryRun?: boolean
  errors?: string
}

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('add the listings of a CSV or NDJSON file to a chatbot')
    .argument('<file>', 'a file of any size: CSV with a head line, or one JSON object a line')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option('--map <theirs=Ours>', 'what a column is, such as --map cost=SalePrice; - leaves it out', collect, {})
    .option('--set <Field=value>', 'a value for the rows that have none, such as --set City=Seattle', collect, {})
    .addOption(
      new Option('--key <key>', 'update the listings that have the same key instead of adding them twice').choices([
        'MLSNumber',
        'URL',
      ]),
    )
    .option(
      '--drop-unmapped',
      'leave out columns that are no field of a listing, instead of keeping them as further values',
    )
    .option('--dry-run', 'show how columns and first rows are understood, and store nothing')
    .option('--errors <file>', 'where faulty rows go; <file>.errors.csv when not given')
    .addHelpText('after', '\nEnds with 0 when every row was stored, with 3 when some rows were faulty.')
    .action(runImport)
}

async function runImport(file: string, flags: ImportFlags): Promise<void> {
  const size = await sizeOf(file)
  const options: ImportOptions = {
    map: flags.map,
    set: flags.set,
    key: flags.key ?? null,
    dropUnmapped: flags.dropUnmapped ?? false,
  }
  if (flags.dryRun) {
    const preview = await previewImport(createReadStream(file), options)
    for (const line of describePreview(preview)) console.log(line)
    return
  }
  await withDatabase('import', async ({ config, database: { db, pool } }) => {
    const chatbot = await chooseChatbot(db, config, flags.chatbot)
    const scope = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }
    const faulty = new FaultyRowsFile(flags.errors ?? `${file}.errors.csv`)
    const progress = new ImportProgressLine(size)
    const stop = new AbortController()
    const onSignal = (): void => stop.abort()
    process.once('SIGINT', onSignal)
    process.once('SIGTERM', onSignal)
    const bytes = createReadStream(file, { highWaterMark: 1 << 18 })
    const show = (summary: ImportSummary): void => {
      progress.end()
      for (const line of describeSummary(summary, { file, chatbot: chatbot.settings.Name, faultyFile: faulty.path })) {
        console.log(line)
      }
      if (summary.faulty > 0) process.exitCode = 3
    }
    try {
      const hooks = {
        onProgress: progress.show.bind(progress),
        onFaultyRow: faulty.add.bind(faulty),
        signal: stop.signal,
      }
      show(await importListings(pool, scope, bytes, options, hooks))
    } catch (error) {
      progress.end()
      if (error instanceof ImportInterrupted) show(error.summary)
      throw error
    } finally {
      bytes.destroy()
      process.off('SIGINT', onSignal)
      process.off('SIGTERM', onSignal)
      await faulty.close()
    }
  })
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => null)
  if (!found?.isFile()) throw new UsageError(`There is no file ${file}.`)
  return found.size
}

function collect(text: string, before: Record<string, string>): Record<string, string> {
  const split = text.indexOf('=')
  if (split < 1) throw new InvalidArgumentError('expected name=value')
  return { ...before, [text.slice(0, split).trim()]: text.slice(split + 1).trim() }
}
