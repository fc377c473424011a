import { availableParallelism } from 'node:os'
import type { Log } from '../logging/log.ts'
import { makeWorkQueue, type WorkQueue } from '../work/work-queue.ts'
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts'
import { findFfmpeg } from './ffmpeg/find-ffmpeg.ts'
import { removeStaleFolders } from './work-folder.ts'

/** What a process has for pictures, sound and video, and how much of it at once. */
export interface Media {
  /** Decoding of pictures and video: work for the processor, and memory. */
  decoding: WorkQueue
  /** Waiting for transcriptions, which keep the sound in memory. */
  listening: WorkQueue
  /** The ffmpeg that PORCHLIGHT_FFMPEG names, else the system's, else a package that was added; null when there is none. */
  ffmpeg(): Promise<Ffmpeg | null>
}

export function makeMedia(options: { log: Log; ffmpeg: string | null }): Media {
  let found: Promise<Ffmpeg | null> | null = null
  async function lookForFfmpeg(): Promise<Ffmpeg | null> {
    await removeStaleFolders()
    const ffmpeg = await findFfmpeg(options.ffmpeg)
    options.log.info({ ffmpeg: ffmpeg?.origin ?? 'none' }, 'looked for a program that reads video')
    return ffmpeg
  }
  return {
    decoding: makeWorkQueue({ running: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 32 }),
    listening: makeWorkQueue({ running: 8, waiting: 32 }),
    ffmpeg: () => {
      found ??= lookForFfmpeg().catch((error: unknown) => {
        found = null
        throw error
      })
      return found
    },
  }
}
