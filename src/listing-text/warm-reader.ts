import { setImmediate } from 'node:timers/promises'
import { readerInSteps } from './feature-reader.ts'

/** Long enough for what is needed first. */
const afterMs = 1_000

/** Makes the reader of listings' texts in many small steps, before the first listing is written. */
export function warmReader(stopping: AbortSignal): void {
  const warm = async () => {
    for (const _ of readerInSteps()) {
      if (stopping.aborted) return
      await setImmediate()
    }
  }
  // What fails here fails again, and is told, at the first listing.
  setTimeout(() => void warm().catch(() => {}), afterMs).unref()
}
