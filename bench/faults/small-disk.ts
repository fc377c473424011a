import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, openSync, rmSync, statfsSync, truncateSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** Room enough that Porchlight takes it for a disk in good health, sparse: it costs what is written. */
const diskBytes = 5 * 2 ** 30

export interface SmallDisk {
  /** Takes all the room that is left, to the last byte. */
  fill(): void
  /** Gives it back. */
  free(): void
  unmount(): void
}

/** Mounts a loop file on a folder; throws why that cannot be. Needs root. */
export function mountSmallDisk(folder: string, mountPoint: string): SmallDisk {
  const image = join(folder, 'disk.img')
  closeSync(openSync(image, 'w'))
  truncateSync(image, diskBytes)
  run('mkfs.ext4', ['-q', '-m', '0', '-E', 'lazy_itable_init=1,lazy_journal_init=1', image])
  run('mount', ['-o', 'loop', image, mountPoint])
  chmodSync(mountPoint, 0o711)
  const filler = join(mountPoint, 'filler')
  return {
    fill: () => fillDisk(mountPoint, filler),
    free: () => rmSync(filler, { force: true }),
    unmount: () => {
      run('umount', [mountPoint])
      rmSync(image, { force: true })
    },
  }
}

function fillDisk(mountPoint: string, filler: string): void {
  const { bavail, bsize } = statfsSync(mountPoint)
  // The blocks are only set aside, so that gigabytes take no time.
  if (bavail > 64) run('fallocate', ['-l', String((bavail - 64) * bsize), filler])
  const file = openSync(filler, 'a')
  try {
    for (;;) writeSync(file, Buffer.alloc(bsize))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    closeSync(file)
  }
}

function run(program: string, args: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
}
