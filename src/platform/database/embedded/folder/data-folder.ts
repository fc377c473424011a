import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'
import { giveToFolderOwner, writePrivateFile } from './write-private-file.ts'

/** What Porchlight keeps about its database in the data folder, in database.json. */
export interface DatabaseRecord {
  password: string
  /** The folder of the server's files where that is not `postgres` in the data folder. */
  serverFolder?: string
  /** Socket folder or address of the server that ran last. */
  host?: string
  port?: number
}

/** The user in charge of the server, and its database. */
export const databaseUser = 'porchlight'
export const databaseName = 'porchlight'

/** Whether a database was made in a data folder; of a folder that cannot be looked into, opening it tells more. */
export function hasDatabase(dataDir: string): boolean {
  try {
    return readdirSync(dataDir).includes(basename(recordFile(dataDir)))
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

/** Makes the data folder where it is missing and returns its real path. */
export function prepareDataFolder(dataDir: string): string {
  if (/[\r\n]/.test(dataDir)) {
    throw new DatabaseStartFailure(
      'unreachable-folder',
      'PostgreSQL cannot work in a folder with a line break in its name: choose another one with PORCHLIGHT_DATA_DIR.',
    )
  }
  if (!existsSync(dataDir)) {
    // Root's server user must be able to pass through, but has no business listing what lies here.
    mkdirSync(dataDir, { recursive: true })
    chmodSync(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    giveToFolderOwner(dataDir)
  }
  const real = realpathSync(dataDir)
  refuseForeignFile(real, real)
  for (const file of [recordFile(real), lockFile(real)]) if (existsSync(file)) refuseForeignFile(real, file)
  return real
}

function refuseForeignFile(dataDir: string, path: string): void {
  try {
    accessSync(path, constants.R_OK | constants.W_OK)
  } catch (error) {
    const owner = statSync(path).uid === 0 ? 'root' : 'another user'
    throw new DatabaseStartFailure(
      'wrong-owner',
      `The data folder ${dataDir} was made by ${owner} and cannot be used by this one: start Porchlight as that user, or choose another folder with PORCHLIGHT_DATA_DIR.`,
      error,
    )
  }
}

/** The lock on the data folder as a whole: whoever holds it may start the server. */
export function lockFile(folder: string): string {
  return join(folder, 'database.lock')
}

/** Where the files of the server lie, or will lie, as far as the data folder says. */
export function findServerFolder(dataDir: string): string {
  return readDatabaseRecord(dataDir)?.serverFolder ?? join(dataDir, 'postgres')
}

export function clusterFolder(serverFolder: string): string {
  return join(serverFolder, 'cluster')
}

function recordFile(dataDir: string): string {
  return join(dataDir, 'database.json')
}

export function readDatabaseRecord(dataDir: string): DatabaseRecord | undefined {
  if (!existsSync(recordFile(dataDir))) return undefined
  try {
    const record: unknown = JSON.parse(readFileSync(recordFile(dataDir), 'utf8'))
    if (isDatabaseRecord(record)) return record
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw new DatabaseStartFailure(
    'missing-files',
    `${recordFile(dataDir)} is damaged: delete it when the database lies in the data folder itself (a new password is made), or restore it from a copy.`,
  )
}

export function writeDatabaseRecord(dataDir: string, record: DatabaseRecord): void {
  writePrivateFile(recordFile(dataDir), `${JSON.stringify(record, null, 2)}\n`)
}

function isDatabaseRecord(value: unknown): value is DatabaseRecord {
  return typeof value === 'object' && value !== null && 'password' in value && typeof value.password === 'string'
}
