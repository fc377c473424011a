import { join } from 'node:path'
import { corpusFolder } from './read-corpus.ts'
import { rowsOfFolder } from './rows-of-folder.ts'

/** A thing of which records tell in these words, and of which people ask in those. */
export interface SaidOfThing {
  record: readonly string[]
  asked: readonly string[]
}

/** All rows of corpus/meanings/. Throws where a row is not one, with its place. */
export function readMeanings(folder = join(corpusFolder, 'meanings')): SaidOfThing[] {
  return rowsOfFolder(folder, (row, { file, number }) => [readRow(row, `corpus/meanings/${file}.jsonl:${number}`)])
}

function readRow(row: string, place: string): SaidOfThing {
  const { record, asked } = JSON.parse(row) as Partial<SaidOfThing>
  if (!areWords(record) || !areWords(asked)) throw new Error(`${place}: “record” and “asked” must be lists of words`)
  return { record, asked }
}

const areWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string' && word.trim() !== '')
