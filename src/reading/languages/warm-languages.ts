import { knownLanguages, type Languages } from './languages.ts'

/** Long enough for what waits to be answered in between. */
const betweenMs = 100

/**
 * Compiles the tables of all languages, English first, each in many small steps: otherwise the first sentence with a
 * word that English does not know would wait for them all, and everybody else with it. `quiet` is waited for before each step.
 */
export function warmLanguages(languages: Languages, stopping: AbortSignal, quiet: () => Promise<void>): void {
  const codes = knownLanguages().map(({ code }) => code)
  const warmNext = () => {
    const code = codes.shift()
    if (code === undefined || stopping.aborted) return
    // What fails here fails again, and is told, at the first sentence.
    languages.warm(code, quiet).then(
      () => setTimeout(warmNext, betweenMs).unref(),
      () => {},
    )
  }
  setTimeout(warmNext, betweenMs).unref()
}
