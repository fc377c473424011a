import { setImmediate, setTimeout } from 'node:timers/promises'
import { languageCodes } from '../language/language.ts'
import { claimLexiconOf } from './claim-lexicon.ts'

/** Long enough for what waits to be answered in between. */
const betweenMs = 150

/** Compiles the tables of claims one language at a time, before a model says its first sentence. */
export async function warmClaims(stopping: AbortSignal): Promise<void> {
  for (const code of languageCodes) {
    await setTimeout(betweenMs, undefined, { ref: false })
    if (stopping.aborted) return
    await setImmediate()
    claimLexiconOf(code)
  }
}
