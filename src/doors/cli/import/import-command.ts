import { stat } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { type Command, InvalidArgumentError } from 'commander'
import type { ImportOptions } from '../../../homes/listings/import/import-options.ts'
import type { ImportSource } from '../../../homes/listings/import/runs/run-store.ts'
import { UsageError } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { FaultyRowsFile } from './faulty-rows-file.ts'
import {
  addRowFlags,
  chooseKey,
  type RowFlags,
  readLookups,
  readOpenHouses,
  readPruneRule,
  sizeOf,
} from './import-flags.ts'
import { previewFile } from './preview-file.ts'
import { storeFile } from './store-file.ts'
import { undoImportOfFile } from './undo-import-of-file.ts'
import { watchPlace } from './watch-place.ts'

interface ImportFlags extends RowFlags {
  chatbot?: string
  source?: string
  sheet?: string
  dryRun: boolean
  watch: boolean
  afterLine?: number
  errors?: string
}

const help = `
Columns are recognised by their names and common synonyms (beds, sq__ft, zipcode, lat …); --dry-run shows how.
What matches no field of a listing is kept in ExtensionColumn; what is for members alone (agents' remarks, showing
instructions, codes, owners, compensation) is stored nowhere and told: --release-column keeps it all the same. A row's own value wins over --lookup, and that over --set.
--prune goes by --key (MLSNumber unless named) and touches only what earlier imports of the same source brought: the name
of the file without its folder, or what --source says. --prune-as off-market keeps such homes with the Status Sold, the
one value of the API for what is no longer offered.

Examples:
  porchlight import homes.csv --dry-run
  porchlight import homes.csv --map "Asking price"=SalePrice --map agent_notes=- --set City=Seattle
  porchlight import county.csv --lookup ZIP=my-cities.csv
  porchlight import "spring list.xlsx" --sheet Homes --dry-run
  porchlight import feed.ndjson --key MLSNumber --set "Url=https://www.example.com/homes/{MLSNumber}"
  porchlight import homes.csv --prune --watch

Exit code: 0 every row is stored, 1 the import was cut off, 2 it could not begin (another one of the same source is at
work, for instance), 3 some rows are faulty or nothing was pruned because too much is gone, 4 there is no room on the
disk: what is stored stays, and the import says how to go on.`

export function addImportCommand(program: Command): void {
  const command = program
    .command('import')
    .description(
      'add or update listings from a file: a table, a spreadsheet, JSON, or what software sends to portals (XML, BLM, ZIP)',
    )
    .argument(
      '<file>',
      'what is in it decides, not its name (docs/feeds.md); with --watch also a folder, of which the newest file counts',
    )
    .option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
  addRowFlags(command)
    .option('--source <name>', 'what the listings are from, for --prune (default: the name of the file)')
    .option('--sheet <name>', 'of a spreadsheet: the sheet (default: the one that looks most like a list of homes)')
    .option('--dry-run', 'only show what each column becomes, the first rows, and what would be pruned', false)
    .option('--watch', 'go on: import again whenever the file, or the newest one of the folder, has changed', false)
    .option('--after-line <number>', 'go on behind this line of the file, after an import that was stopped', readLine)
    .option('--errors <path>', 'where faulty rows go (default: the name of the file with .errors)')
    .addHelpText('after', help)
    .action((place: string, flags: ImportFlags) => importPlace(place, flags))
  command
    .command('undo')
    .description('take back what the newest import of a file did, within 7 days; the one before that is next')
    .option('--source <name>', 'of which file (default: whichever was imported last)')
    .action((_flags: object, self: Command) =>
      undoImportOfFile(self.optsWithGlobals<{ chatbot?: string; source?: string }>()),
    )
}

async function importPlace(place: string, flags: ImportFlags): Promise<void> {
  if (flags.afterLine !== undefined && readPruneRule(flags))
    throw new UsageError('--prune needs the whole file: leave out --after-line, or prune with the next import.')
  const source: ImportSource = { kind: 'file', name: flags.source ?? basename(resolve(place)) }
  if (!flags.watch) return importFile(place, source, flags)
  if (flags.dryRun) throw new UsageError('--watch and --dry-run do not go together.')
  // What cannot begin is told at once rather than each time.
  await stat(place).catch(() => {
    throw new UsageError(`There is no file or folder "${place}".`)
  })
  await watchPlace(place, (file) => importFile(file, source, flags))
}

async function importFile(file: string, source: ImportSource, flags: ImportFlags): Promise<void> {
  await sizeOf(file)
  const prune = readPruneRule(flags)
  const options: ImportOptions = {
    map: flags.map ?? {},
    set: flags.set ?? {},
    lookups: await readLookups(flags.lookup ?? []),
    openHouses: await readOpenHouses(flags.openHouses),
    key: chooseKey(flags, prune),
    by: commandLineActor(),
    release: flags.releaseColumn ?? [],
    dropUnmapped: flags.dropUnmapped,
    ...(flags.sheet !== undefined && { sheet: flags.sheet }),
    afterLine: flags.afterLine ?? 0,
    prune,
  }
  const errorsPath =
    flags.errors ?? `${file}.errors${flags.afterLine ? `-after-${flags.afterLine}` : ''}${extensionOfErrors(file)}`
  if (resolve(errorsPath) === resolve(file))
    throw new UsageError('--errors must name another file than the imported one.')
  if (flags.dryRun) return previewFile(file, source, options, flags.chatbot)
  await storeFile(file, source, {
    options,
    serialNumber: flags.chatbot,
    faultyRows: new FaultyRowsFile(errorsPath),
    isOwnName: flags.errors === undefined,
  })
}

/** Faulty rows of a spreadsheet are written as CSV. */
function extensionOfErrors(file: string): string {
  const extension = extname(file)
  return /^\.xls[xm]$/i.test(extension) ? '.csv' : extension
}

function readLine(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('expected the number of a line, from 1 on.')
  return Number(text)
}
