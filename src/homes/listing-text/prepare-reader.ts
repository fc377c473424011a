import { setImmediate } from 'node:timers/promises'
import { readerInSteps } from './feature-reader.ts'

/** Makes the reader of listings' texts, once, in steps between which others are served: to be awaited before a listing is written. */
export async function prepareReader(): Promise<void> {
  for (const _ of readerInSteps()) await setImmediate()
}
