import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { PorchlightError } from '../../errors.ts'
import { Events } from '../../events/events.ts'
import { describePreview, describeSummary } from '../../listings/import/describe-import.ts'
import { ImportInterrupted } from '../../listings/import/import-interrupted.ts'
import { importListings, previewImport } from '../../listings/import/import-listings.ts'
import type { Lookup } from '../../listings/import/lookups/lookup.ts'
import { readLookup } from '../../listings/import/lookups/read-lookup.ts'
import type { ImportOptions } from '../../listings/import/plan-import.ts'
import { tellImport } from '../../listings/import/tell-import.ts'
import { makeSpace } from '../../space/make-space.ts'
import { chooseChatbot, UsageError, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { ProgressLine } from '../progress-line.ts'
import { FaultyRowsFile } from './faulty-rows-file.ts'

interface ImportFlags {
  chatbot?: string
  map?: Record<string, string>
  set?: Record<string, string>
  lookup?: NamedLookup[]
  key?: 'MLSNumber' | 'URL'
  dryRun: boolean
  dropUnmapped: boolean
  afterLine?: number
  errors?: string
}

interface NamedLookup {
  column: string
  file: string
}

const help = `
Columns are recognised by their names and common synonyms (beds, sq__ft, zipcode, lat …); --dry-run shows how.
What matches no field of a listing is kept in ExtensionColumn. A row's own value wins over --lookup, and that over --set.

Examples:
  porchlight import homes.csv --dry-run
  porchlight import homes.csv --map "Asking price"=SalePrice --map agent_notes=- --set City=Seattle
  porchlight import county.csv --lookup ZIP=my-cities.csv
  porchlight import feed.ndjson --key MLSNumber --set "Url=https://www.example.com/homes/{MLSNumber}"

Exit code: 0 every row is stored, 1 the import was cut off, 2 it could not begin, 3 some rows are faulty,
4 there is no room on the disk: what is stored stays, and the import says how to go on.`

/** Told apart from an import that failed: scripts may go on. */
const faultyExitCode = 3
/** Scripts may try again later. */
const noRoomExitCode = 4

export function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('add or update listings from a file: CSV, or one JSON object a line')
    .argument('<file>', 'CSV or NDJSON, of any size')
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
    .option('--map <theirs=ours>', 'what a column of the file is ("-": leave it out); may be repeated', collectMap)
    .option('--set <field=value>', 'value for the rows that have none; may be repeated', collectSet)
    .option(
      '--lookup <column=file>',
      'a table of yours (CSV) that fills fields by what the row has in that column; may be repeated',
      collectLookup,
    )
    .addOption(
      new Option('--key <field>', 'update the listings that have this already, instead of storing them twice')
        .choices(['MLSNumber', 'URL'])
        .argParser(readKey),
    )
    .option('--dry-run', 'only show what each column becomes, and the first rows', false)
    .option('--drop-unmapped', 'leave out the columns that match no field', false)
    .option('--after-line <number>', 'go on behind this line of the file, after an import that was stopped', readLine)
    .option('--errors <path>', 'where faulty rows go (default: the name of the file with .errors)')
    .addHelpText('after', help)
    .action((file: string, flags: ImportFlags) => importFile(file, flags))
}

async function importFile(file: string, flags: ImportFlags): Promise<void> {
  const size = await sizeOf(file)
  const options: ImportOptions = {
    map: flags.map ?? {},
    set: flags.set ?? {},
    lookups: await readLookups(flags.lookup ?? []),
    key: flags.key ?? null,
    by: commandLineActor(),
    dropUnmapped: flags.dropUnmapped,
    afterLine: flags.afterLine ?? 0,
  }
  const errorsPath =
    flags.errors ?? `${file}.errors${flags.afterLine ? `-after-${flags.afterLine}` : ''}${extname(file)}`
  if (resolve(errorsPath) === resolve(file))
    throw new UsageError('--errors must name another file than the imported one.')
  const bytes = createReadStream(file, { highWaterMark: 262_144 })
  try {
    if (flags.dryRun) {
      console.log(describePreview(await previewImport(bytes, options)))
      console.log('Nothing is stored: leave out --dry-run to import.')
    } else
      await storeFile(bytes, size, options, flags.chatbot, new FaultyRowsFile(errorsPath), flags.errors === undefined)
  } finally {
    bytes.destroy()
  }
}

async function storeFile(
  bytes: AsyncIterable<Uint8Array>,
  size: number,
  options: ImportOptions,
  serialNumber: string | undefined,
  faultyRows: FaultyRowsFile,
  isOwnName: boolean,
): Promise<void> {
  await withDatabase('import', async ({ config, database }) => {
    const chatbot = await chooseChatbot(database.db, config, serialNumber)
    // What an earlier import left under this name says nothing about this one.
    if (isOwnName) await rm(faultyRows.path, { force: true })
    const progress = new ProgressLine(process.stderr, size)
    const stopping = stopOnSignal(() => progress.clear())
    // Told below, in the words of a command line.
    const space = makeSpace(config, { warn: () => {} })
    try {
      const summary = await importListings(
        database.pool,
        { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id },
        bytes,
        options,
        {
          onHints: (hints) => {
            for (const hint of hints) process.stderr.write(`${hint}\n`)
          },
          onProgress: (state) => progress.show(state),
          onFaultyRow: (row) => faultyRows.add(row),
          signal: stopping.signal,
          requireRoom: () => space.requireRoom(),
        },
      )
      await tellImport(database.db, new Events(), chatbot, summary)
      progress.clear()
      console.log(`For the chatbot "${chatbot.settings.Name}":`)
      console.log(describeSummary(summary))
      if (summary.faulty > 0) process.exitCode = faultyExitCode
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
      stopping.end()
      await faultyRows.close()
    }
    if (faultyRows.isWritten) console.log(`The faulty rows, with line and reason, are in ${faultyRows.path}`)
  })
}

function isNoRoom(error: unknown): error is PorchlightError {
  return error instanceof PorchlightError && error.code === 'storage-full'
}

/** PostgreSQL has no room, or only reads because its disk has none (src/space/watch-space.ts). */
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

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' ? `There is no file "${file}".` : `"${file}" cannot be read: ${error.message}.`,
    )
  })
  if (found.isDirectory()) throw new UsageError(`"${file}" is a folder.`)
  return found.size
}

/** The last "=" parts: names of columns may hold one, names of fields do not. */
function collectMap(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const at = text.lastIndexOf('=')
  if (at < 1) throw new InvalidArgumentError('expected theirs=Ours, such as beds=Bedrooms.')
  return { ...earlier, [text.slice(0, at).trim()]: text.slice(at + 1).trim() }
}

function collectSet(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('expected Field=value, such as City=Seattle.')
  return { ...earlier, [text.slice(0, at).trim()]: text.slice(at + 1).trim() }
}

function collectLookup(text: string, earlier: NamedLookup[] = []): NamedLookup[] {
  const at = text.indexOf('=')
  const [column, file] = [text.slice(0, at).trim(), text.slice(at + 1).trim()]
  if (at < 1 || file === '') throw new InvalidArgumentError('expected Column=file, such as ZIP=my-cities.csv.')
  return [...earlier, { column, file }]
}

async function readLookups(named: readonly NamedLookup[]): Promise<Lookup[]> {
  const lookups: Lookup[] = []
  for (const { column, file } of named) {
    await sizeOf(file)
    lookups.push(await readLookup(column, createReadStream(file), `--lookup ${column}=${file}`))
  }
  return lookups
}

function readLine(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('expected the number of a line, from 1 on.')
  return Number(text)
}

function readKey(text: string): string {
  const key = ['MLSNumber', 'URL'].find((candidate) => candidate.toLowerCase() === text.toLowerCase())
  if (key === undefined) throw new InvalidArgumentError('expected MLSNumber or URL.')
  return key
}
