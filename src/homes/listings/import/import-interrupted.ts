import type { ImportSummary } from './import-summary.ts'

/** The import did not get to its end. What the summary counts as stored is stored. */
export class ImportInterrupted extends Error {
  readonly summary: ImportSummary
  /** Line of the file up to which every row is stored; 0: none is. */
  readonly lastLine: number

  constructor(message: string, summary: ImportSummary, lastLine: number, cause?: unknown) {
    super(message, { cause })
    this.summary = summary
    this.lastLine = lastLine
  }
}
