import { statSync } from 'node:fs'
import { findBundledFfmpeg } from './bundled-ffmpeg.ts'
import type { Ffmpeg } from './ffmpeg.ts'
import { findSystemFfmpeg } from './system-ffmpeg.ts'

/**
 * The ffmpeg that reads video here, null where there is none. `wish` is PORCHLIGHT_FFMPEG: a program, a folder into which
 * somebody installed @ffmpeg/core, "off", or null for whatever is at hand. What was wished for is never replaced by another.
 */
export async function findFfmpeg(wish: string | null): Promise<Ffmpeg | null> {
  if (wish === 'off') return null
  if (wish === null) return (await findSystemFfmpeg()) ?? findBundledFfmpeg()
  const isFolder = statSync(wish, { throwIfNoEntry: false })?.isDirectory() ?? false
  return isFolder ? findBundledFfmpeg(wish) : findSystemFfmpeg(wish)
}
