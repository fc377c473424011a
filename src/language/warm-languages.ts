import { setImmediate } from 'node:timers/promises'
import { knownLanguages, warmTables } from './languages.ts'

/** Long enough for what waits to be answered in between. */
const betweenMs = 100

/**
 * Compiles the tables of all languages, English first, each in many small steps: otherwise the first sentence with a
 * word that English does not know would wait for them all, and everybody else with it.
 */
export function warmLanguages(stopping: AbortSignal): void {
  const codes = knownLanguages().map(({ code }) => code)
  const warmNext = () => {
    const code = codes.shift()
    if (code === undefined || stopping.aborted) return
    // What fails here fails again, and is told, at the first sentence.
    warmTables(code, setImmediate).then(
      () => setTimeout(warmNext, betweenMs).unref(),
      () => {},
    )
  }
  setTimeout(warmNext, betweenMs).unref()
}
