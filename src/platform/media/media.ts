import { availableParallelism } from 'node:os'
import type { Log } from '../logging/log.ts'
import { makeWorkQueue, type WorkQueue } from '../work/work-queue.ts'
import { findBundledFfmpeg } from './ffmpeg/bundled-ffmpeg.ts'
import type { Ffmpeg } from './ffmpeg/ffmpeg.ts'
import { findSystemFfmpeg } from './ffmpeg/system-ffmpeg.ts'
import { removeStaleFolders } from './work-folder.ts'

/** What a process has for pictures, sound and video, and how much of it at once. */
export interface Media {
  /** Decoding of pictures and video: work for the processor, and memory. */
  decoding: WorkQueue
  /** Waiting for transcriptions, which keep the sound in memory. */
  listening: WorkQueue
  /** The system's ffmpeg where there is a usable one, else the one that came with Porchlight; null when both are missing. */
  ffmpeg(): Promise<Ffmpeg | null>
}

export function makeMedia(options: { log: Log; useSystemFfmpeg?: boolean }): Media {
  let found: Promise<Ffmpeg | null> | null = null
  async function findFfmpeg(): Promise<Ffmpeg | null> {
    await removeStaleFolders()
    const system = options.useSystemFfmpeg === false ? null : await findSystemFfmpeg()
    const ffmpeg = system ?? findBundledFfmpeg()
    options.log.info({ ffmpeg: ffmpeg?.origin ?? 'none' }, 'looked for a program that reads video')
    return ffmpeg
  }
  return {
    decoding: makeWorkQueue({ running: Math.max(1, Math.min(4, availableParallelism() - 1)), waiting: 32 }),
    listening: makeWorkQueue({ running: 8, waiting: 32 }),
    ffmpeg: () => {
      found ??= findFfmpeg().catch((error: unknown) => {
        found = null
        throw error
      })
      return found
    },
  }
}
