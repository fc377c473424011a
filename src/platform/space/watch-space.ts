import {
  ballastBytes,
  dropBallast,
  hasBallast,
  layBallast,
  measureFree,
  scarceBytes,
} from '../database/embedded/ballast.ts'
import { isReadOnly, setReadOnly } from '../database/read-only.ts'
import type { PlatformApp } from '../platform-app.ts'

const lookEveryMs = 1_000
/** Not at once: a start has other things to write. */
const firstBallastMs = 15_000
/** So much must be free for things to be as usual again; what is laid aside comes out of it. */
const ampleBytes = scarceBytes + 2 * ballastBytes

export interface SpaceWatch {
  stop(): Promise<void>
}

/**
 * Looks after the disks while the server runs: notices in time when they are full, and sees to it that an embedded
 * database outlives a disk without any room: before that it gets the space that was set aside for it, and is only read
 * until there is room again. `serverFolder`: of the embedded database; null for a server of DATABASE_URL.
 */
export function watchSpace(app: PlatformApp, serverFolder: string | null): SpaceWatch {
  const startedAt = performance.now()
  let isScarce = false
  let isWorking = false
  let working: Promise<void> = Promise.resolve()

  const look = async (): Promise<void> => {
    await app.space.look()
    if (serverFolder === null) return
    const freeBytes = await measureFree(serverFolder)
    if (freeBytes === null) return
    if (freeBytes < (isScarce ? ampleBytes : scarceBytes)) {
      if (!isScarce) {
        app.log.warn({ freeBytes }, 'the disk of the database is full: it is only read until there is room again')
      }
      isScarce = true
      await dropBallast(serverFolder)
      // Looked at each time: a server that was started again meanwhile may not know.
      if (!(await isReadOnly(app.db))) await setReadOnly(app.db, true)
      return
    }
    if (isScarce) {
      await setReadOnly(app.db, false)
      isScarce = false
      app.log.warn({ freeBytes }, 'there is room for the database again: it is written again')
    }
    const isTime = performance.now() - startedAt > firstBallastMs
    if (isTime && freeBytes > ampleBytes + ballastBytes && !(await hasBallast(serverFolder))) {
      await layBallast(serverFolder)
    }
  }

  const timer = setInterval(() => {
    if (isWorking || app.stopping.aborted) return
    isWorking = true
    working = look()
      // The database may be away as well; a second later it may be back.
      .catch((err: unknown) => app.log.debug({ err }, 'the disks could not be looked after'))
      .finally(() => {
        isWorking = false
      })
  }, lookEveryMs)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await working
    },
  }
}
