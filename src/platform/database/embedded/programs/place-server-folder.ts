import { createHash } from 'node:crypto'
import { chmodSync, existsSync, lchownSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'
import { clusterFolder, type DatabaseRecord } from '../folder/data-folder.ts'
import { giveToFolderOwner } from '../folder/write-private-file.ts'
import { canReach, chooseServerAccount, type ServerAccount } from './server-account.ts'

export interface ServerPlace {
  serverFolder: string
  account: ServerAccount | undefined
}

/** Where root puts what the server's user cannot reach elsewhere. */
export const systemFolder = '/var/lib/porchlight'

/**
 * Decides where the server's files lie and which user runs it. Normally that is `postgres` in the data folder. Root's
 * server user may not be able to pass through to there (a clone in its home, say): then it is a folder of its own below
 * /var/lib/porchlight, which `database.json` remembers.
 */
export function placeServerFolder(
  dataDir: string,
  record: DatabaseRecord | undefined,
  log: (line: string) => void,
): ServerPlace {
  const usual = join(dataDir, 'postgres')
  if (record?.serverFolder !== undefined) return findKnownFolder(dataDir, record.serverFolder)
  if (existsSync(clusterFolder(usual))) return findKnownFolder(dataDir, usual)
  const account = chooseServerAccount(dataDir, undefined)
  if (account === undefined || canReachThrough(account, dataDir)) {
    makeFolder(usual)
    return { serverFolder: usual, account }
  }
  makeSystemFolder()
  return { serverFolder: makeFreeFolder(dataDir, account, log), account }
}

function findKnownFolder(dataDir: string, serverFolder: string): ServerPlace {
  const cluster = clusterFolder(serverFolder)
  if (!existsSync(serverFolder)) {
    throw new DatabaseStartFailure(
      'missing-files',
      `The database of ${dataDir} lies in ${serverFolder} according to its database.json, but nothing is there: bring it back, or delete database.json to begin with an empty database.`,
    )
  }
  const account = chooseServerAccount(dataDir, existsSync(cluster) ? cluster : undefined)
  if (account?.switched === true && statSync(cluster, { throwIfNoEntry: false })?.uid === 0) {
    takeFromRoot(cluster, account)
    chmodSync(cluster, 0o700)
  }
  if (account !== undefined && !canReachThrough(account, serverFolder)) {
    throw new DatabaseStartFailure(
      'unreachable-folder',
      `PostgreSQL runs as the user ${account.name}, who may not pass through the folders above ${cluster}: allow that with chmod o+x on them.`,
    )
  }
  return { serverFolder, account }
}

/** A database that root copied here from a backup belongs to root, as whom the server cannot run. */
function takeFromRoot(path: string, account: ServerAccount): void {
  if (lstatSync(path).isDirectory()) for (const name of readdirSync(path)) takeFromRoot(join(path, name), account)
  // The folder itself last: it tells the next start whether this was finished.
  lchownSync(path, account.uid, account.gid)
}

/** Whether what root makes in this folder and opens to all can be reached by the account. */
function canReachThrough(account: ServerAccount, folder: string): boolean {
  return canReach(account, folder, 0o1)
}

/** Root runs programs from here, so nobody else may have a hand in it. */
export function makeSystemFolder(): void {
  try {
    makeFolder(systemFolder)
  } catch (error) {
    throw new DatabaseStartFailure(
      'unreachable-folder',
      `The database needs a folder that its unprivileged user can reach, and ${systemFolder} cannot be made: set PORCHLIGHT_DATA_DIR to a folder that every user may enter, or set DATABASE_URL to a PostgreSQL server.`,
      error,
    )
  }
  const { uid, mode } = statSync(systemFolder)
  if (uid !== 0 || (mode & 0o022) !== 0) {
    throw new DatabaseStartFailure(
      'unreachable-folder',
      `${systemFolder} may be changed by others than root: give it back with chown root and chmod 711, or set PORCHLIGHT_DATA_DIR to a folder that every user may enter.`,
    )
  }
}

/**
 * The first free name for this data folder. One that is taken belongs to a data folder that was deleted at this place:
 * its data may still be wanted, so it is neither used nor removed.
 */
function makeFreeFolder(dataDir: string, account: ServerAccount, log: (line: string) => void): string {
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
  for (let number = 1; ; number++) {
    const folder = join(systemFolder, number === 1 ? hash : `${hash}-${number}`)
    if (!existsSync(clusterFolder(folder))) {
      makeFolder(folder)
      log(
        `The database's user ${account.name} cannot reach ${dataDir}, so the database is kept in ${folder}; ${dataDir}/database.json remembers that.`,
      )
      return folder
    }
    log(`${folder} holds the database of an earlier data folder at this place; it is left alone.`)
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  mkdirSync(folder, { recursive: true })
  // Not left to mkdir: root's umask may be so strict that the server's user could not pass.
  chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700)
  giveToFolderOwner(folder)
}
