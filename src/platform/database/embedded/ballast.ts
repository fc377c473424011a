import { open, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// PostgreSQL ends itself when it cannot write its log. So that it outlives a full disk, some space is set aside for it
// in time, which it gets when there is no other, and meanwhile it is only read (docs/decisions/0020).

/** Four segments of the database's log: with room for these it starts, recovers and stops on a full disk. */
export const ballastBytes = 64 * 1_048_576

/** Three segments of the database's log: with less, a write could end its server. */
export const scarceBytes = 48 * 1_048_576

/** The setting of a server that is only read. */
export const readOnlySetting = 'default_transaction_read_only'

const pathOf = (folder: string): string => join(folder, 'reserve')

/** Whether the space that the database will need on a full disk is set aside in its folder. */
export async function hasBallast(folder: string): Promise<boolean> {
  const found = await stat(pathOf(folder)).catch(() => null)
  return found !== null && found.size >= ballastBytes
}

/** Sets it aside: a file of zeros, really written, because a hole takes no space. */
export async function layBallast(folder: string): Promise<void> {
  const path = `${pathOf(folder)}.new`
  // No link is followed: root writes this in a folder that may belong to another user.
  await rm(path, { force: true })
  const handle = await open(path, 'wx', 0o600)
  try {
    const zeros = Buffer.alloc(1_048_576)
    for (let written = 0; written < ballastBytes; written += zeros.length) await handle.write(zeros)
  } finally {
    await handle.close()
  }
  await rename(path, pathOf(folder))
}

/** Gives the space to the database. */
export async function dropBallast(folder: string): Promise<void> {
  await rm(`${pathOf(folder)}.new`, { force: true })
  await rm(pathOf(folder), { force: true })
}

/** How much is free on the disk of a folder, in bytes; null where that cannot be told. */
export async function measureFree(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null)
  return found === null || found.blocks === 0 ? null : found.bavail * found.bsize
}

/** Before a start writes anything: on a full disk it gets the space that was set aside. */
export async function makeRoomForStart(folder: string): Promise<void> {
  const free = await measureFree(folder)
  if (free !== null && free < scarceBytes) await dropBallast(folder)
}

/** Before a start, of a server that was killed while it was only read: a start may have to change its tables. */
export async function forgetReadOnly(cluster: string): Promise<void> {
  const file = join(cluster, 'postgresql.auto.conf')
  const text = await readFile(file, 'utf8').catch(() => '')
  if (!text.includes(readOnlySetting)) return
  const kept = text.split('\n').filter((line) => !line.startsWith(readOnlySetting))
  await writeFile(file, kept.join('\n'))
}
