import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { readPostmasterFile } from './postmaster-file.ts'

const lookEveryMs = 20

/**
 * Whether the server of a cluster reads its log after a crash, its own start included. A signal would throw that work
 * away, and the next start would begin it anew. After the crash of a single process it says in its file that it is ready:
 * Linux alone shows what it really does.
 */
export function isRecovering(cluster: string, pid: number): boolean {
  const file = readPostmasterFile(cluster)
  if (file?.pid === pid && (file.status === undefined || file.status === 'starting')) return true
  return childrenOf(pid).some((child) => readText(`/proc/${child}/cmdline`).startsWith('postgres: startup'))
}

/** Resolves when it does not recover (any more), or has ended. */
export async function untilRecovered(cluster: string, pid: number, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded() && isRecovering(cluster, pid)) await sleep(lookEveryMs)
}

function childrenOf(pid: number): string[] {
  return readText(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean)
}

/** A file of the system; "" where it is not there. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
