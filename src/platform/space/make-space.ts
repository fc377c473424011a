import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { findServerFolder } from '../database/embedded/folder/data-folder.ts'
import { Space } from './space.ts'

export type SpaceConfig = Pick<
  Config,
  'dataDir' | 'databaseUrl' | 's3Url' | 'storageReserveMb' | 'storageReservePercent'
>

/** Knows the disks that uploads and imports need: of the files, and of the embedded database. */
export function makeSpace(config: SpaceConfig, log: Pick<Logger, 'warn'>): Space {
  // What goes to a bucket waits in the system's folder for passing files.
  const files = config.s3Url === null ? [config.dataDir, join(config.dataDir, 'files')] : [tmpdir()]
  return new Space(
    [...files, ...databaseFolders(config)],
    { bytes: config.storageReserveMb * 1_048_576, percent: config.storageReservePercent },
    log,
  )
}

/** None for a server of DATABASE_URL: its disk is its own affair. */
export function databaseFolders({ dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>): string[] {
  return databaseUrl === null ? [findServerFolder(dataDir), dataDir] : []
}
