import { readFileSync } from 'node:fs'
import { foldText } from '../../platform/text/listing-keys.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'

/** How something works, in general: what the guide says where the firm has said nothing of it. */
export interface GlossaryEntry {
  id: string
  /** The topics of "how does it work" (corpus/acts.json, `ask-how`) that it answers as a whole. */
  topics: readonly string[]
  /** What people call it. */
  terms: readonly string[]
  text: string
}

/** The entries of each language. */
export type Glossary = Readonly<Record<LanguageCode, readonly GlossaryEntry[]>>

/** Reads the entries of all languages, as they lie beside this module: a JSON object a line. */
export function loadGlossary(): Glossary {
  return {
    en: readEntries(new URL('./en.jsonl', import.meta.url)),
    es: readEntries(new URL('./es.jsonl', import.meta.url)),
    fr: readEntries(new URL('./fr.jsonl', import.meta.url)),
    de: readEntries(new URL('./de.jsonl', import.meta.url)),
    pt: readEntries(new URL('./pt.jsonl', import.meta.url)),
    zh: readEntries(new URL('./zh.jsonl', import.meta.url)),
  }
}

function readEntries(file: URL): GlossaryEntry[] {
  const rows = readFileSync(file, 'utf8').split('\n')
  // Tests hold that each row is an entry.
  return rows.filter((row) => row !== '').map((row): GlossaryEntry => JSON.parse(row))
}

/** "what is escrow": asks for a meaning, and for nothing of a case. */
const mostOfMeaning = 3

export interface AskedTerm {
  question: string
  topic: string | null
  isSure: boolean
  /** false: only what asks for the meaning of a term and nothing else is told. */
  mayAskMore?: boolean
}

/** A question that is much more than a term asks something of it that a general entry does not tell. */
const mostBeside = 4

/**
 * The entry that a question asks for: by the longest of its terms that the question says, where it says little more or the topic goes with
 * it ("can I deduct the mortgage interest" asks for no meaning of "mortgage"); else by its topic, as far as that is sure. null where none
 * answers it. `topic`: of `ask-how` in corpus/acts.json.
 */
export function findEntry(
  glossary: Glossary,
  language: LanguageCode,
  { question, topic, isSure, mayAskMore = true }: AskedTerm,
): GlossaryEntry | null {
  const entries = glossary[language]
  const said = plain(question)
  let best: { entry: GlossaryEntry; length: number; beside: number } | null = null
  for (const entry of entries)
    for (const term of entry.terms) {
      const folded = plain(term).trim()
      const isSaid = /\p{Script=Han}/u.test(folded) ? said.includes(folded) : said.includes(` ${folded} `)
      if (!isSaid || folded === '' || folded.length <= (best?.length ?? 0)) continue
      best = { entry, length: folded.length, beside: wordsIn(said.replace(folded, ' ')) }
    }
  if (!mayAskMore) return best !== null && best.beside <= mostOfMeaning ? best.entry : null
  const isTold = best !== null && (best.beside <= mostBeside || (topic !== null && best.entry.topics.includes(topic)))
  if (best !== null && isTold) return best.entry
  return isSure && topic !== null ? (entries.find(({ topics }) => topics.includes(topic)) ?? null) : null
}

/** Two characters of Chinese count as a word. */
const wordsIn = (text: string): number =>
  (text.match(/[\p{L}\p{N}]+/gu) ?? []).reduce(
    (sum, word) => sum + (/\p{Script=Han}/u.test(word) ? Math.ceil(word.length / 2) : 1),
    0,
  )

const plain = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
