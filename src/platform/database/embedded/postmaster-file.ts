import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

export interface PostmasterFile {
  pid: number
  /** `starting`, `ready`, `stopping`, …; undefined while the server has not written it yet. */
  status: string | undefined
}

/** Reads postmaster.pid, in which PostgreSQL says which process serves a data folder and how far it is. */
export function readPostmasterFile(cluster: string): PostmasterFile | undefined {
  let text: string
  try {
    text = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
  } catch {
    return undefined
  }
  const lines = text.split('\n')
  const pid = Math.abs(Number.parseInt(lines[0] ?? '', 10))
  if (!(pid > 0)) return undefined
  // The eighth line, by PostgreSQL's pidfile.h.
  return { pid, status: lines[7]?.trim() || undefined }
}

export function removePostmasterFile(cluster: string): void {
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}
