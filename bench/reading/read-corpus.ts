import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Act, acts } from '../../src/reading/acts/act.ts'
import { languageCodes } from '../../src/reading/languages/language.ts'

/** One clause of a line, as somebody labelled it. */
export interface LabelledClause {
  act: Act
  span?: string
  topic?: string
  about?: string
}

/** A message of the corpus (corpus/README.md). */
export interface CorpusLine {
  text: string
  context: string
  acts: readonly LabelledClause[]
  language: string
  /** As whom it was written: "c3" is the third person of hand c. */
  by: string
  /** Whose hand wrote it, as its file is named: "en-c". */
  hand: string
}

export const corpusFolder = join(import.meta.dirname, '../../corpus')

const languages: ReadonlySet<string> = new Set(languageCodes)

/** All lines of a folder of the corpus, file by file. Throws where a line is none, with its place. */
export function readCorpus(folder = corpusFolder): CorpusLine[] {
  const known = new Set<string>(acts)
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && languages.has(entry.name))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name: language }) =>
      readdirSync(join(folder, language))
        .filter((file) => file.endsWith('.jsonl'))
        .toSorted()
        .flatMap((file) => {
          const hand = file.replace(/\.jsonl$/u, '')
          const rows = readFileSync(join(folder, language, file), 'utf8').split('\n')
          return rows.flatMap((row, index): CorpusLine[] => {
            if (row === '') return []
            const place = `corpus/${language}/${file}:${index + 1}`
            // Checked below, field by field.
            const line = JSON.parse(row) as Pick<CorpusLine, 'by' | 'text' | 'context' | 'acts'>
            if (typeof line.text !== 'string' || typeof line.context !== 'string' || !Array.isArray(line.acts))
              throw new Error(`${place} has no text, context or acts`)
            for (const { act, span } of line.acts) {
              if (!known.has(act)) throw new Error(`${place} names an act that is not in corpus/acts.json: ${act}`)
              if (line.acts.length > 1 && (span === undefined || !line.text.includes(span)))
                throw new Error(`${place} has a span that is not in its text: ${span}`)
            }
            return [{ ...line, language, hand }]
          })
        }),
    )
}

/** The clauses of a line as a reader would get them, and where each begins. */
export function clausesOf({ text, acts: labelled }: CorpusLine): (LabelledClause & { text: string; start: number })[] {
  let from = 0
  return labelled.map((clause) => {
    const span = clause.span ?? text
    const start = Math.max(0, text.indexOf(span, from))
    from = start + span.length
    return { ...clause, text: span, start }
  })
}
