import type { App } from '../app.ts'
import { setReadOnly } from '../database/read-only.ts'
import { ballastBytes, dropBallast, hasBallast, layBallast } from './ballast.ts'
import { measureDisks } from './measure-space.ts'

const lookEveryMs = 1_000
/** Not at once: a start has other things to write. */
const firstBallastMs = 15_000
/** Three segments of the database's log: with less, a write could end its server. */
export const scarceBytes = 48 * 1_048_576
/** So much must be free for things to be as usual again, and for the ballast to be laid. */
const ampleBytes = scarceBytes + 2 * ballastBytes

export interface SpaceWatch {
  stop(): Promise<void>
}

/**
 * Looks after the disks while the server runs: notices in time when they are full, and sees to it that an embedded
 * database outlives a disk without any room. PostgreSQL ends itself when it cannot write its log; so before that it gets
 * the space that was set aside, and refuses to write until there is room again. `serverFolder`: of the embedded
 * database; null for a server of DATABASE_URL.
 */
export function watchSpace(app: App, serverFolder: string | null): SpaceWatch {
  let isScarce: boolean | null = null
  let working: Promise<void> = Promise.resolve()
  const startedAt = performance.now()

  const look = async (): Promise<void> => {
    await app.space.look()
    const [disk] = serverFolder === null ? [] : await measureDisks([serverFolder])
    if (!disk || serverFolder === null) return
    const { freeBytes } = disk
    const wasScarce = isScarce
    // The first look also ends what a process that was killed has left on.
    const next = freeBytes < scarceBytes || (wasScarce === true && freeBytes < ampleBytes)
    if (next && wasScarce !== true) {
      await dropBallast(serverFolder)
      await setReadOnly(app.db, true)
      app.log.warn({ freeBytes }, 'the disk of the database is full: it is only read until there is room again')
    }
    if (!next && wasScarce !== false) {
      await setReadOnly(app.db, false)
      if (wasScarce) app.log.warn({ freeBytes }, 'there is room for the database again: it is written again')
    }
    isScarce = next
    const isTime = performance.now() - startedAt > firstBallastMs
    if (isTime && freeBytes > ampleBytes + ballastBytes && !(await hasBallast(serverFolder))) {
      await layBallast(serverFolder)
    }
  }

  let isWorking = false
  const timer = setInterval(() => {
    if (isWorking || app.stopping.aborted) return
    isWorking = true
    working = look()
      // The database may be away as well; a second later it may be back.
      .catch((err: unknown) => app.log.debug({ err }, 'the disks could not be looked at'))
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

/** Before the embedded database is started: on a full disk it gets the space that was set aside for it. */
export async function makeRoomForStart(serverFolder: string): Promise<void> {
  const [disk] = await measureDisks([serverFolder])
  if (disk && disk.freeBytes < scarceBytes) await dropBallast(serverFolder)
}
