import { type Static, Type } from 'typebox'
import { Compile } from 'typebox/schema'
import { BackupFailure } from './backup-failure.ts'

/*
 * A backup is one .tar.gz file that usual programs open: `porchlight-backup.json` (what this is, and how many bytes all
 * of it unpacks to, so that nothing that unpacks to more is read any further), `tables/NAME/000001`
 * and so on (the rows as PostgreSQL's COPY writes them in text form, cut into parts), `files/NAME` (uploaded files)
 * and, as the last, `manifest.json` with everything that is needed to check and to restore the others.
 */

export const formatVersion = 1
export const headingName = 'porchlight-backup.json'
export const manifestName = 'manifest.json'
const tablePrefix = 'tables/'
const filePrefix = 'files/'

const count = Type.Integer({ minimum: 0 })
const hash = Type.String({ pattern: '^[0-9a-f]{64}$' })

const tableSchema = Type.Object({
  name: Type.String(),
  columns: Type.Array(Type.String()),
  rows: count,
  bytes: count,
  sha256: hash,
  /** Where the counters of identity columns stand, as text because a bigint need not fit a number. */
  identities: Type.Array(
    Type.Object({ column: Type.String(), lastValue: Type.String({ pattern: '^-?[0-9]+$' }), isCalled: Type.Boolean() }),
  ),
})

const fileSchema = Type.Object({ name: Type.String(), bytes: count, sha256: hash })

const manifestSchema = Type.Object({
  formatVersion: Type.Literal(formatVersion),
  createdAt: Type.String(),
  /** The names of the migrations that made the tables, oldest first. */
  migrations: Type.Array(Type.String()),
  /** In an order in which each table comes after those that it refers to. */
  tables: Type.Array(tableSchema),
  files: Type.Array(fileSchema),
})

export type Manifest = Static<typeof manifestSchema>
export type BackedUpTable = Static<typeof tableSchema>
export type BackedUpFile = Static<typeof fileSchema>

const manifestValidator = Compile(manifestSchema)
const headingValidator = Compile(
  Type.Object({
    format: Type.Literal('porchlight-backup'),
    formatVersion: count,
    /** Absent in backups of the first versions. */
    unpackedBytes: Type.Optional(count),
  }),
)

/** The heading in as many characters whatever it says: it is written when all else is. */
export function makeHeading(unpackedBytes: number): string {
  return JSON.stringify({ format: 'porchlight-backup', formatVersion, unpackedBytes }).padEnd(128)
}

/** How many bytes the archive says it unpacks to; null where it does not say. Throws unless it is one of ours. */
export function readHeading(text: string): number | null {
  const heading = parseJson(text)
  if (!headingValidator.Check(heading)) throw new BackupFailure('This file is not a backup of Porchlight.')
  if (heading.formatVersion > formatVersion) {
    throw new BackupFailure('This backup was made by a newer Porchlight: restore it with that version or a later one.')
  }
  return heading.unpackedBytes ?? null
}

export function parseManifest(text: string): Manifest {
  const manifest = parseJson(text)
  if (!manifestValidator.Check(manifest)) throw new BackupFailure('The manifest of this backup is damaged.')
  return manifest
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function tablePartName(table: string, part: number): string {
  return `${tablePrefix}${encodeURIComponent(table)}/${String(part).padStart(6, '0')}`
}

export function fileEntryName(name: string): string {
  return `${filePrefix}${name}`
}

export type EntryKind =
  | { kind: 'table'; name: string }
  | { kind: 'file'; name: string }
  | { kind: 'other'; name: string }

/** Says what an entry of the archive holds. */
export function readEntryName(entry: string): EntryKind {
  const table = /^tables\/([^/]+)\/\d+$/.exec(entry)?.[1]
  if (table !== undefined) return { kind: 'table', name: decodeURIComponent(table) }
  if (entry.startsWith(filePrefix)) return { kind: 'file', name: entry.slice(filePrefix.length) }
  return { kind: 'other', name: entry }
}

/** Names of ours have no empty, `.` or `..` parts, so that no storage can be led out of its folder. */
export function isSafeFileName(name: string): boolean {
  const parts = name.split('/')
  return !/[\\\p{Cc}]/u.test(name) && parts.every((part) => part !== '' && part !== '.' && part !== '..')
}
