import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where Debian's package `faketime` puts what we need, one folder a platform. */
const libraries = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (platform) => `/usr/lib/${platform}/faketime/libfaketimeMT.so.1`,
)

export interface Clock {
  /** For the process whose clock this is. */
  environment: Record<string, string>
  /** Sets it so many seconds before or after the true time. */
  jump(seconds: number): void
}

/** Why no clock can be made here; null when one can. */
export function whyNoClock(): string | null {
  return libraries.some(existsSync) ? null : 'libfaketime is not installed (Debian: apt-get install faketime)'
}

/**
 * A wall clock of Porchlight's own that jumps; time that is measured goes on evenly, as on a machine whose clock is set.
 * The embedded database starts with an environment of its own and keeps the true time, as one on another machine would.
 */
export function makeClock(folder: string): Clock {
  const library = libraries.find(existsSync)
  if (library === undefined) throw new Error(String(whyNoClock()))
  const file = join(folder, 'clock')
  const jump = (seconds: number): void => writeFileSync(file, `${seconds < 0 ? '' : '+'}${seconds}\n`)
  jump(0)
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      FAKETIME_DONT_RESET: '1',
    },
    jump,
  }
}
