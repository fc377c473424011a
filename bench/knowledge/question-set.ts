import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Passage } from '../../src/knowledge/passages/passage.ts'

export interface SetQuestion {
  q: string
  language: string
  /** Words that only the right passages have; null: nothing answers it. */
  passage: string | readonly string[] | null
  contains?: readonly (string | readonly string[])[]
  kind?: 'near' | 'elsewhere'
  stored?: boolean
}

/** The questions of a set, from all its files of lines. */
export function readQuestions(folder: string): SetQuestion[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        // A set is data of the bench itself: a line of another shape shows in what is reported.
        .map((line) => JSON.parse(line) as SetQuestion),
    )
}

/** Whether a passage is one that answers the question. */
export function isRight(question: SetQuestion, passage: Pick<Passage, 'headings' | 'text'>): boolean {
  const all = plain([...passage.headings, passage.text].join('\n'))
  return markersOf(question).some((marker) => all.includes(plain(marker)))
}

/** Whether a text has all that the answer must have. */
export function hasAll({ contains = [] }: SetQuestion, text: string): boolean {
  const all = plain(text)
  return contains.every((each) => [each].flat().some((way) => all.includes(plain(way))))
}

/** Questions whose markers are in no passage or in too many, with in how many. */
export function wrongMarkers(questions: readonly SetQuestion[], passages: readonly Passage[]): string[] {
  return questions
    .filter(({ passage }) => passage !== null)
    .map((question) => ({ q: question.q, count: passages.filter((passage) => isRight(question, passage)).length }))
    .filter(({ count }) => count === 0 || count > 3)
    .map(({ q, count }) => `${count} passages have the marker of: ${q}`)
}

function markersOf({ passage }: SetQuestion): string[] {
  return passage === null ? [] : typeof passage === 'string' ? [passage] : [...passage]
}

function plain(text: string): string {
  return text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ').toLowerCase()
}
