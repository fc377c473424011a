import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import type { Languages, LanguageTables } from '../../../reading/languages/languages.ts'
import { saidWordsOf } from '../../../reading/languages/tables/said-tables.ts'
import type { SaidWords } from '../../../reading/languages/tables/said-words.ts'

/** A word of a sentence: Han signs one by one. */
export interface SaidToken {
  text: string
  start: number
  end: number
}

/** Words of a sentence that a table knows, by token and by place. */
export interface TaggedPhrase {
  tag: string
  from: number
  /** The token behind it. */
  to: number
  start: number
  end: number
}

interface Phrase {
  tag: string
  words: readonly string[]
  /** Its last word may have any ending. */
  isOpen: boolean
}

const latinWord = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv
const englishWord = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+(?:['’][\p{L}--\p{Script=Han}]+)*/gv
/** What may stand between two words of a phrase. */
const joint = /^[\s\u00A0*_"“”„«»'’‘-]{0,4}$/u

/** The words of a folded text. */
export function tokensOf(folded: string, code: LanguageCode): SaidToken[] {
  return [...folded.matchAll(code === 'en' ? englishWord : latinWord)].map(({ 0: text, index }) => ({
    text: text.replaceAll('’', "'"),
    start: index,
    end: index + text.length,
  }))
}

/** Phrases of a language, compiled: which of them begin with a word. */
export class PhraseLexicon {
  readonly code: LanguageCode
  readonly #first = new Map<string, Phrase[]>()
  /** Phrases of one open word, by its first two or three letters. */
  readonly #open = new Map<string, Phrase[]>()

  constructor(code: LanguageCode, lists: Iterable<readonly [tag: string, list: string]>) {
    this.code = code
    for (const [tag, list] of lists) this.#add(tag, list)
  }

  #add(tag: string, list: string): void {
    for (const item of list.split(',')) {
      const text = item.trim()
      if (text === '') continue
      const isOpen = text.endsWith('*')
      const words = tokensOf(text, this.code).map((token) => token.text)
      const [begin] = words
      if (begin === undefined) continue
      const phrase = { tag, words, isOpen }
      const [map, key] = isOpen && words.length === 1 ? [this.#open, begin.slice(0, 3)] : [this.#first, begin]
      const known = map.get(key)
      if (known) known.push(phrase)
      else map.set(key, [phrase])
    }
  }

  /** Every phrase of the table in the tokens of a text; of one tag the longest at its place. */
  find(tokens: readonly SaidToken[], folded: string): TaggedPhrase[] {
    const found: TaggedPhrase[] = []
    for (const [at, token] of tokens.entries()) {
      const best = new Map<string, number>()
      for (const phrase of this.#first.get(token.text) ?? []) {
        const length = matchLength(phrase, tokens, at, folded)
        if (length > (best.get(phrase.tag) ?? 0)) best.set(phrase.tag, length)
      }
      for (let size = 2; size <= 3; size += 1)
        for (const { tag, words } of token.text.length >= size ? (this.#open.get(token.text.slice(0, size)) ?? []) : [])
          if (token.text.startsWith(words[0] ?? '-') && !best.has(tag)) best.set(tag, 1)
      for (const [tag, length] of best)
        found.push({
          tag,
          from: at,
          to: at + length,
          start: token.start,
          end: tokens[at + length - 1]?.end ?? token.end,
        })
    }
    return found
  }
}

/** How a language speaks of homes, of the firm and of deeds, compiled. */
export class SaidLexicon extends PhraseLexicon {
  readonly table: SaidWords

  constructor(code: LanguageCode) {
    super(code, listsOf(saidWordsOf(code)))
    this.table = saidWordsOf(code)
  }
}

function* listsOf(table: SaidWords): Iterable<readonly [tag: string, list: string]> {
  for (const [name, list] of Object.entries(table)) {
    if (name === 'smallWords' || typeof list === 'boolean') continue
    if (typeof list === 'string') yield [name, list]
    else if (name === 'compares')
      for (const [index, { words }] of table.compares.entries()) yield [`compare.${index}`, words]
    else for (const [value, words] of Object.entries(list)) yield [`${name}.${value}`, String(words)]
  }
}

/** How many tokens of a text a phrase takes; 0 when it does not stand there. */
function matchLength({ words, isOpen }: Phrase, tokens: readonly SaidToken[], at: number, folded: string): number {
  for (let index = 0; index < words.length; index += 1) {
    const [token, before] = [tokens[at + index], tokens[at + index - 1]]
    const word = words[index] ?? ''
    if (!token) return 0
    if (index > 0 && before && token.start > before.end && !joint.test(folded.slice(before.end, token.start))) return 0
    const isLast = index === words.length - 1
    if (isLast && isOpen ? !token.text.startsWith(word) : token.text !== word) return 0
  }
  return words.length
}

/** The compiled words of a language; made at its first sentence. */
export function saidLexiconOf(languages: Languages, code: LanguageCode): SaidLexicon {
  return languages.tablesOf(code).derive(compile)
}

function compile({ language }: LanguageTables): SaidLexicon {
  return new SaidLexicon(language.code)
}

/** All languages whose sentences are read by words; others are read by form alone. */
export const readLanguages: readonly LanguageCode[] = languageCodes
