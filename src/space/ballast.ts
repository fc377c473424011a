import { open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Four segments of the database's log: with room for these it starts, recovers and stops on a full disk. */
export const ballastBytes = 64 * 1_048_576

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
