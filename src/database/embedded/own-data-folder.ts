import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFile } from './data-folder.ts'
import { DatabaseStartFailure } from './database-start-failure.ts'
import { type FolderLock, holdFolderLock } from './hold-folder-lock.ts'
import { giveToFolderOwner, writePrivateFile } from './write-private-file.ts'

export interface DataFolderOwnership {
  /** Owns the server's folder as well: a copied data folder may point to the server folder of its original. */
  ownServerFolder(folder: string): Promise<void>
  release(): void
}

/** Makes this process the only one that may run the server of the data folder, or throws with the pid of the owner. */
export async function ownDataFolder(dataDir: string, purpose: string): Promise<DataFolderOwnership> {
  const locks: FolderLock[] = []
  const own = async (folder: string) => {
    const lock = await holdFolderLock(lockFile(folder))
    if (lock === undefined) throw refuse(folder)
    locks.push(lock)
    giveToFolderOwner(lockFile(folder))
    writePrivateFile(ownerFile(folder), `${JSON.stringify({ pid: process.pid, purpose })}\n`)
  }
  const release = () => {
    for (const lock of locks.splice(0)) lock.release()
  }
  await own(dataDir)
  return {
    ownServerFolder: async (folder) => {
      if (folder !== join(dataDir, 'postgres')) await own(folder)
    },
    release,
  }
}

// Only tells who it is; whether there is an owner is told by the lock.
function ownerFile(folder: string): string {
  return join(folder, 'database.owner')
}

function refuse(folder: string): DatabaseStartFailure {
  return new DatabaseStartFailure(
    'in-use',
    `The database in ${folder} is in use by another Porchlight (${describeOwner(folder)}): stop that one first, or choose another folder with PORCHLIGHT_DATA_DIR.`,
  )
}

function describeOwner(folder: string): string {
  try {
    const { pid, purpose } = JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as { pid: number; purpose: string }
    return `"${purpose}", process ${pid}`
  } catch {
    return 'process unknown'
  }
}
