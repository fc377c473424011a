import { closeSync, constants, copyFileSync, fstatSync, ftruncateSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { giveToFolderOwner } from './folder/write-private-file.ts'

export interface ServerLog {
  descriptor: number
  /** What was written since the log was opened, at most the last 8 KB of it. */
  recentText(): string
  close(): void
}

const largestLog = 5 * 2 ** 20
const checkEvery = 60_000

/**
 * Opens `server.log`, which the server writes into by itself, so that neither a busy nor a dead Node holds it up. At
 * 5 MB the text moves to `server.log.1`: the server appends, so its log can be emptied under it.
 */
export function openServerLog(serverFolder: string): ServerLog {
  const file = join(serverFolder, 'server.log')
  // No link is followed: root opens this file in a folder that may belong to another user.
  const noFollow = process.platform === 'win32' ? 0 : constants.O_NOFOLLOW
  const flags = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | noFollow
  const descriptor = openSync(file, flags, 0o600)
  giveToFolderOwner(file)
  const trim = () => {
    if (fstatSync(descriptor).size <= largestLog) return
    copyFileSync(file, `${file}.1`)
    ftruncateSync(descriptor)
  }
  trim()
  const start = fstatSync(descriptor).size
  const timer = setInterval(trim, checkEvery).unref()
  return {
    descriptor,
    recentText: () => readTail(descriptor, start),
    close: () => {
      clearInterval(timer)
      closeSync(descriptor)
    },
  }
}

function readTail(descriptor: number, start: number): string {
  const { size } = fstatSync(descriptor)
  const from = Math.max(start, size - 8192)
  const buffer = Buffer.alloc(Math.max(0, size - from))
  return buffer.toString('utf8', 0, readSync(descriptor, buffer, 0, buffer.length, from))
}
