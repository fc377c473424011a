import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const megabyte = 1_048_576

/** A disk of its own, in memory, that a test may fill. */
export interface SmallDisk {
  path: string
  freeMb(): number
  /** Takes space until only so much is free; 0: until nothing more can be written. */
  fill(leaveMb: number): void
  /** Gives back what `fill` took. */
  clear(): void
  remove(): void
}

/** Mounts one, or answers why this machine does not allow it: it takes Linux and its root. */
export function mountSmallDisk(sizeMb: number): SmallDisk | string {
  if (process.platform !== 'linux') return 'only Linux has disks in memory'
  const path = mkdtempSync(join(tmpdir(), 'porchlight-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'tmpfs', path], { stdio: 'pipe' })
  } catch (error) {
    rmSync(path, { recursive: true })
    return `no disk can be mounted here: ${error instanceof Error ? error.message.split('\n').at(-1) : error}`
  }
  chmodSync(path, 0o711)
  const filler = join(path, 'filler')
  const freeMb = (): number => {
    const { bavail, bsize } = statfsSync(path)
    return (bavail * bsize) / megabyte
  }
  return {
    path,
    freeMb,
    fill: (leaveMb) => {
      const file = openSync(filler, 'a')
      const piece = Buffer.alloc(megabyte)
      try {
        for (let left = freeMb(); left > leaveMb; left = freeMb()) {
          writeSync(file, piece, 0, Math.min(piece.length, Math.ceil((left - leaveMb) * megabyte)))
        }
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
      } finally {
        closeSync(file)
      }
    },
    clear: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true })
    },
  }
}
