import { setTimeout } from 'node:timers/promises'
import { languageCodes } from '../../../reading/languages/language.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { claimLexiconOf } from './claim-lexicon.ts'

/** Long enough for what waits to be answered in between. */
const betweenMs = 150

/** Compiles the tables of claims one language at a time, before a model says its first sentence; `quiet` is waited for before each. */
export async function warmClaims(
  languages: Languages,
  stopping: AbortSignal,
  quiet: () => Promise<void>,
): Promise<void> {
  for (const code of languageCodes) {
    await setTimeout(betweenMs, undefined, { ref: false })
    await quiet()
    if (stopping.aborted) return
    claimLexiconOf(languages, code)
  }
}
