import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'
import { lockFile } from './data-folder.ts'
import { type FolderLock, holdFolderLock } from './hold-folder-lock.ts'
import { giveToFolderOwner, writePrivateFile } from './write-private-file.ts'

export interface DataFolderOwnership {
  /** Owns the server's folder as well: a copied data folder may point to the server folder of its original. */
  ownServerFolder(folder: string): Promise<void>
  /** Says that `release` is not far: who wants the folder waits for it instead of being refused. */
  announceEnd(): void
  release(): void
}

/** How long the next owner waits for one that has announced its end: running answers may take 10 s, then the server stops. */
const endPatience = 40_000

/** Makes this process the only one that may run the server of the data folder, or throws with the pid of the owner. */
export async function ownDataFolder(dataDir: string, purpose: string): Promise<DataFolderOwnership> {
  const locks: FolderLock[] = []
  const owned: string[] = []
  const own = async (folder: string) => {
    const lock = (await holdFolderLock(lockFile(folder))) ?? (await holdAfterEnd(folder))
    if (lock === undefined) throw refuse(folder)
    locks.push(lock)
    owned.push(folder)
    giveToFolderOwner(lockFile(folder))
    writeOwner(folder, { pid: process.pid, purpose })
  }
  const release = () => {
    for (const lock of locks.splice(0)) lock.release()
  }
  await own(dataDir)
  return {
    ownServerFolder: async (folder) => {
      if (folder !== join(dataDir, 'postgres')) await own(folder)
    },
    announceEnd: () => {
      for (const folder of owned) writeOwner(folder, { pid: process.pid, purpose, isEnding: true })
    },
    release,
  }
}

/** Waits for an owner that has said that it ends; undefined when there is none, or it does not. */
async function holdAfterEnd(folder: string): Promise<FolderLock | undefined> {
  return readOwner(folder)?.isEnding === true ? holdFolderLock(lockFile(folder), endPatience) : undefined
}

interface Owner {
  pid: number
  purpose: string
  isEnding?: boolean
}

function writeOwner(folder: string, owner: Owner): void {
  writePrivateFile(ownerFile(folder), `${JSON.stringify(owner)}\n`)
}

function readOwner(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(ownerFile(folder), 'utf8')) as Owner // Written by `writeOwner` alone.
  } catch {
    return undefined
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
  const owner = readOwner(folder)
  return owner ? `"${owner.purpose}", process ${owner.pid}` : 'process unknown'
}
