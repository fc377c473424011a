import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { corpusFolder } from './read-corpus.ts'

/** An entry of a listing, and whether it is for members alone. */
export interface Column {
  key: string
  value: string
  private: boolean
}

/** The hand that nothing is learned from. */
const held = 'held.jsonl'

/** All entries of corpus/columns/, of the hands that are learned from, or of the one that is not. */
export function readColumns(isHeld = false, folder = join(corpusFolder, 'columns')): Column[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && (name === held) === isHeld)
    .toSorted()
    .flatMap((name) => readLines(join(folder, name)).map((line) => JSON.parse(line) as Column))
    .map((column) => ({ ...column, value: String(column.value) }))
}

interface LineOfRecord {
  home: { ExtensionColumn?: { Key: string; value: string }[] | null }
}

/** Hands whose records teach which passage answers, and nothing else (corpus/hands.json). */
function handsOfPassages(folder: string): readonly string[] {
  const { asked } = JSON.parse(readFileSync(join(folder, 'hands.json'), 'utf8')) as { asked: { passages: string[] } }
  return asked.passages
}

/** Entries of the records of corpus/asked/ and those of corpus/entries.jsonl, which visitors are told, each once. */
export function readPublicEntries(folder = corpusFolder): Column[] {
  const apart = handsOfPassages(folder).map((hand) => `${hand}.jsonl`)
  const asked = readdirSync(join(folder, 'asked'))
    .filter((name) => name.endsWith('.jsonl') && !apart.includes(name))
    .toSorted()
    .flatMap((name) => readLines(join(folder, 'asked', name)))
    .flatMap((line) => (JSON.parse(line) as LineOfRecord).home.ExtensionColumn ?? [])
  const others = readLines(join(folder, 'entries.jsonl')).flatMap((line) => {
    const { text } = JSON.parse(line) as { text: string }
    const at = text.search(/[:：]/u)
    return at < 1 ? [] : [{ Key: text.slice(0, at), value: text.slice(at + 1).trim() }]
  })
  const once = new Map(
    [...asked, ...others].map(({ Key, value }) => [
      `${Key}\0${value}`,
      { key: Key, value: String(value), private: false },
    ]),
  )
  return [...once.values()]
}

const readLines = (path: string): string[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
