import { existsSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

export interface FolderLock {
  release(): void
}

const busyError = 5

/**
 * Takes the lock that this file stands for, or returns undefined when another process (or another caller in this one)
 * holds it. The operating system ends the lock with its process, so a crash never leaves one behind; Node has no call
 * for file locks, but its SQLite locks files in just that way on every platform.
 */
export async function holdFolderLock(file: string, waitMilliseconds = 1000): Promise<FolderLock | undefined> {
  const deadline = Date.now() + waitMilliseconds
  for (;;) {
    const lock = takeLock(file, 'BEGIN EXCLUSIVE')
    if (lock !== undefined || Date.now() >= deadline) return lock
    await sleep(20)
  }
}

/** Whether some process holds the lock now. Looking takes microseconds, which `holdFolderLock` waits for. */
export function isFolderLockHeld(file: string): boolean {
  const lock = takeLock(file, 'BEGIN; SELECT count(*) FROM sqlite_schema')
  lock?.release()
  return lock === undefined
}

function takeLock(file: string, begin: string): FolderLock | undefined {
  // For our eyes alone: whoever may read the file may also lock it. One that is there must not be opened otherwise than
  // by SQLite, because closing a file ends all locks that its process has on it.
  if (!existsSync(file)) writeFileSync(file, '', { mode: 0o600, flag: 'a' })
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    // Without a journal file nothing is left to clean up after a crash.
    database.exec(`PRAGMA journal_mode = MEMORY; ${begin}`)
  } catch (error) {
    database.close()
    if (error instanceof Error && 'errcode' in error && error.errcode === busyError) return undefined
    throw error
  }
  return { release: () => database.close() }
}
