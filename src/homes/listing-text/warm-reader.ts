import { readerInSteps } from './feature-reader.ts'

/** Long enough for what is needed first. */
const afterMs = 1_000

/** Makes the reader of listings' texts in many small steps, before the first listing is written; `quiet` is waited for before each step. */
export function warmReader(stopping: AbortSignal, quiet: () => Promise<void>): void {
  const warm = async () => {
    for (const _ of readerInSteps()) {
      if (stopping.aborted) return
      await quiet()
    }
  }
  // What fails here fails again, and is told, at the first listing.
  setTimeout(() => void warm().catch(() => {}), afterMs).unref()
}
