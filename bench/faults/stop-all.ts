import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placePrefix, removePlace } from './data-place.ts'
import { descendantsOf, signal } from './process-tree.ts'

/**
 * Whatever ends this process, Ctrl-C or a failure: what it has started ends with it, what it has mounted is unmounted and
 * its folders go. Nothing here needs to know what was begun; the process tree and the names of folders tell.
 */
export function stopAllAtEnd(): void {
  process.on('exit', stopAll)
}

/** Makes Ctrl-C and its like an end of this process. */
export function endOnSignals(): void {
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => process.exit(130))
}

function stopAll(): void {
  for (const pid of descendantsOf(process.pid)) signal(pid, 'SIGKILL')
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(placePrefix()))
  for (const name of names) {
    const folder = join(tmpdir(), name)
    // Lazily: what was just killed may hold a file for a moment.
    for (const mounted of mountsBelow(folder)) execFileSync('umount', ['-l', mounted])
    removePlace(folder)
  }
}

function mountsBelow(folder: string): string[] {
  try {
    const places = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .map((line) => line.split(' ')[1] ?? '')
    return places.filter((place) => place.startsWith(`${folder}/`))
  } catch {
    // No Linux: nothing was mounted.
    return []
  }
}
