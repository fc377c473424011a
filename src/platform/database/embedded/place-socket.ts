import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseStartFailure } from './database-start-failure.ts'
import type { ServerAccount } from './programs/server-account.ts'
import type { ServerAddress } from './server-settings.ts'

// macOS takes 103 bytes in all and Linux 107; the server adds its file name to the folder.
const longestFolder = 103 - '/.s.PGSQL.5432'.length
const usualPort = 5432

/**
 * Where the server can be reached by us alone: a Unix socket in a folder of the server's user, or on Windows a free port
 * of the loopback address. A data folder with a long path has its socket in a short folder elsewhere.
 */
export async function placeSocket(serverFolder: string, account: ServerAccount | undefined): Promise<ServerAddress> {
  if (account === undefined) return { host: '127.0.0.1', port: await findFreePort() }
  const hash = createHash('sha256').update(serverFolder).digest('hex').slice(0, 12)
  const shortName = `porchlight-${account.uid}-${hash}`
  const candidates = [join(serverFolder, 'socket'), join(tmpdir(), shortName), join('/tmp', shortName)]
  const folder =
    candidates.find((candidate) => Buffer.byteLength(candidate) <= longestFolder) ?? join('/tmp', shortName)
  makeSocketFolder(folder, account)
  // The caller has made sure that no server runs; after a reboot the number in the lock may be another process's.
  for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(folder, name), { force: true })
  return { host: folder, port: usualPort }
}

function makeSocketFolder(folder: string, account: ServerAccount): void {
  try {
    mkdirSync(folder, { mode: 0o700 })
    if (account.switched) chownSync(folder, account.uid, account.gid)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const found = lstatSync(folder)
  // Root copied it back from a backup.
  if (account.switched && found.isDirectory() && found.uid === 0) chownSync(folder, account.uid, account.gid)
  // Anyone may have made a folder of this name in /tmp.
  else if (!found.isDirectory() || found.uid !== account.uid) {
    throw new DatabaseStartFailure(
      'wrong-owner',
      `${folder}, where the database's socket would be, does not belong to the user ${account.name}: remove it and start Porchlight again.`,
    )
  }
  if ((found.mode & 0o777) !== 0o700) chmodSync(folder, 0o700)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
