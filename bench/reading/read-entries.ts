import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from './read-corpus.ts'

/** An entry of a home's record, and of which topics of `ask-home` it tells, the main one first (corpus/README.md). */
export interface RecordEntry {
  text: string
  topics: readonly [string, ...string[]]
  language: string
  by: string
}

/** All entries of corpus/entries.jsonl. Throws where a line is none, with its place. */
export function readEntries(file = join(corpusFolder, 'entries.jsonl')): RecordEntry[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((row, index): RecordEntry[] => {
      if (row === '') return []
      // Checked below, field by field.
      const entry = JSON.parse(row) as RecordEntry
      if (typeof entry.text !== 'string' || !Array.isArray(entry.topics) || entry.topics.length === 0)
        throw new Error(`corpus/entries.jsonl:${index + 1} has no text or topics`)
      return [entry]
    })
}
