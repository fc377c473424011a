import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { type Command, InvalidArgumentError, Option } from 'commander'
import type { PruneRule } from '../../../homes/listings/import/import-options.ts'
import type { Lookup } from '../../../homes/listings/import/lookups/lookup.ts'
import { readLookup } from '../../../homes/listings/import/lookups/read-lookup.ts'
import { type OpenHouses, readOpenHousesFile } from '../../../homes/listings/import/lookups/read-open-houses.ts'
import { type PruneLimit, readPruneLimit, usualPruneLimit } from '../../../homes/listings/import/prune-limit.ts'
import type { PruneHow } from '../../../homes/listings/import/prune-store.ts'
import { UsageError } from '../command-context.ts'

/** How the rows of a file or a feed are understood, and what becomes of what is gone. */
export interface RowFlags {
  map?: Record<string, string>
  set?: Record<string, string>
  lookup?: NamedLookup[]
  openHouses?: string
  key?: 'MLSNumber' | 'URL'
  releaseColumn?: string[]
  dropUnmapped: boolean
  prune: boolean
  pruneAs?: PruneHow
  pruneLimit?: PruneLimit
}

export interface NamedLookup {
  column: string
  file: string
}

/** The options that an import and a feed share. */
export function addRowFlags(command: Command): Command {
  return command
    .option('--map <theirs=ours>', 'what a column of the file is ("-": leave it out); may be repeated', collectMap)
    .option('--set <field=value>', 'value for the rows that have none; may be repeated', collectSet)
    .option(
      '--lookup <column=file>',
      'a table of yours (CSV) that fills fields by what the row has in that column; may be repeated',
      collectLookup,
    )
    .option('--open-houses <file>', 'a file of RESO open houses, for a file of homes with the names of RESO')
    .addOption(
      new Option('--key <field>', 'update the listings that have this already, instead of storing them twice')
        .choices(['MLSNumber', 'URL'])
        .argParser(readKey),
    )
    .option(
      '--release-column <name>',
      'keep a column that looks like one for members alone (remarks, codes, owners …); may be repeated',
      (name: string, earlier: string[] = []) => [...earlier, name],
    )
    .option('--drop-unmapped', 'leave out the columns that match no field', false)
    .option('--prune', 'remove listings that earlier imports of the same source brought and that are gone', false)
    .addOption(
      new Option('--prune-as <how>', 'remove: deleted; off-market: kept with the Status Sold').choices([
        'remove',
        'off-market',
      ]),
    )
    .option('--prune-limit <share>', 'never more than that at once: 20% (the default), or a number', readLimit)
}

/** What becomes of what is gone; null: nothing. */
export function readPruneRule({ prune, pruneAs, pruneLimit }: RowFlags): PruneRule | null {
  if (!prune && pruneAs === undefined && pruneLimit === undefined) return null
  return { how: pruneAs ?? 'remove', limit: pruneLimit ?? usualPruneLimit }
}

/** Without a key nothing tells a row that is gone from one that is there: pruning needs one. */
export function chooseKey({ key }: RowFlags, prune: PruneRule | null): 'MLSNumber' | 'URL' | null {
  return key ?? (prune ? 'MLSNumber' : null)
}

export async function readLookups(named: readonly NamedLookup[]): Promise<Lookup[]> {
  const lookups: Lookup[] = []
  for (const { column, file } of named) {
    await sizeOf(file)
    lookups.push(await readLookup(column, createReadStream(file), `--lookup ${column}=${file}`))
  }
  return lookups
}

export async function readOpenHouses(file: string | undefined): Promise<OpenHouses | null> {
  if (file === undefined) return null
  await sizeOf(file)
  return readOpenHousesFile(createReadStream(file), `--open-houses ${file}`)
}

/** Bytes of a file that can be read. */
export async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(
      error.code === 'ENOENT' ? `There is no file "${file}".` : `"${file}" cannot be read: ${error.message}.`,
    )
  })
  if (found.isDirectory()) throw new UsageError(`"${file}" is a folder.`)
  return found.size
}

function readLimit(text: string): PruneLimit {
  try {
    return readPruneLimit(text)
  } catch (error) {
    throw new InvalidArgumentError(error instanceof Error ? error.message : String(error))
  }
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

function readKey(text: string): string {
  const key = ['MLSNumber', 'URL'].find((candidate) => candidate.toLowerCase() === text.toLowerCase())
  if (key === undefined) throw new InvalidArgumentError('expected MLSNumber or URL.')
  return key
}
