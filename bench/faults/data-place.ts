import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface DataPlace {
  /** The data folder of Porchlight. */
  dataDir: string
  /** The folder that it lies in, also for logs, files to import and the like. */
  folder: string
}

/** How the names of this process's folders begin. */
export function placePrefix(): string {
  return `porchlight-faults-${process.pid}-`
}

/** A folder for one stage. */
export function makeDataPlace(): DataPlace {
  const folder = mkdtempSync(join(tmpdir(), placePrefix()))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  // The database's unprivileged user may pass through.
  for (const path of [folder, dataDir]) chmodSync(path, 0o711)
  return { dataDir, folder }
}

/** Removes the folder of a stage, with all that databases have put elsewhere for it. */
export function removePlace(folder: string): void {
  for (const name of ['data', 'database-server']) {
    try {
      const { serverFolder } = JSON.parse(readFileSync(join(folder, name, 'database.json'), 'utf8')) as {
        serverFolder?: string
      }
      if (serverFolder !== undefined) rmSync(serverFolder, { recursive: true, force: true })
    } catch {
      // It never came to a database.
    }
  }
  rmSync(folder, { recursive: true, force: true })
}
