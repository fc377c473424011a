import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages, LanguageTables } from '../../../reading/languages/languages.ts'
import type { ClaimTable } from '../../../reading/languages/tables/claim-table.ts'
import { claimTableOf } from '../../../reading/languages/tables/claim-tables.ts'
import { foldAligned } from '../text/fold-text.ts'
import { GeneralLexicon } from './general-lexicon.ts'
import { PlainLexicon } from './plain-lexicon.ts'

/** A word of a sentence: Han signs one by one. */
export interface ClaimToken {
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
export function tokensOf(folded: string, code: LanguageCode): ClaimToken[] {
  return [...folded.matchAll(code === 'en' ? englishWord : latinWord)].map(({ 0: text, index }) => ({
    text: text.replaceAll('’', "'"),
    start: index,
    end: index + text.length,
  }))
}

/** A table of claims, compiled: what a word alone means and which phrases begin with it. */
export class ClaimLexicon {
  readonly code: LanguageCode
  readonly table: ClaimTable
  readonly #neutral: ReadonlySet<string>
  readonly #praise: ReadonlySet<string>
  readonly #articles: ReadonlySet<string>
  readonly #definites: ReadonlySet<string>
  readonly #certain: ReadonlySet<string>
  /** By the tag of a row: phrases of which one bears it out in a listing. */
  readonly #keys = new Map<string, readonly string[]>()
  readonly #proofs = new Map<string, readonly string[]>()
  readonly #first = new Map<string, Phrase[]>()
  /** Phrases of one open word, by its first three letters (a Han sign alone). */
  readonly #open = new Map<string, Phrase[]>()

  readonly #languages: Languages
  readonly plain: PlainLexicon
  readonly general: GeneralLexicon

  constructor(code: LanguageCode, languages: Languages) {
    this.code = code
    this.#languages = languages
    this.table = claimTableOf(code)
    this.#neutral = this.#words(this.table.neutral)
    this.#praise = this.#words(this.table.praise)
    this.#articles = this.#words(this.table.articles)
    this.#definites = this.#words(this.table.definites)
    this.#certain = new Set(this.table.general.certain.split(/\s*,\s*/).filter((word) => word !== ''))
    this.plain = new PlainLexicon(this.table.plain)
    this.general = new GeneralLexicon(this.table.general, languages.tablesOf(code).language.numbers.units)
    this.#addTable()
  }

  #words(list: string): ReadonlySet<string> {
    return new Set(list.split(/\s+/).filter((word) => word !== '' && !word.endsWith('?')))
  }

  #addTable(): void {
    for (const [name, list] of Object.entries(this.table)) {
      if (singles.has(name) || typeof list === 'boolean') continue
      if (name === 'record') {
        this.#addRecordWords()
        continue
      }
      if (name === 'plain') {
        this.#addPlainWords()
        continue
      }
      if (name === 'denied') {
        this.#addFieldWords()
        continue
      }
      if (typeof list === 'string') this.#add(name, list)
      else if (name === 'compares') {
        for (const [index, { words }] of this.table.compares.entries()) this.#add(`compare.${index}`, words)
      } else
        for (const [value, words] of Object.entries(list))
          if (name !== 'general' || !generalSingles.has(value)) this.#add(`${name}.${value}`, String(words))
    }
    if (this.code !== 'zh') return
    for (const word of [...this.#neutral, ...this.#praise]) if (word.length > 1) this.#add('neutral', word)
  }

  #addRecordWords(): void {
    const { listingWords, ...lists } = this.table.record
    for (const [name, list] of Object.entries(lists)) {
      if (typeof list === 'string') this.#add(`record.${name}`, list)
      else for (const [value, words] of Object.entries(list)) this.#add(`${name}.${value}`, words)
    }
    const english = new Map(readRows(claimTableOf('en').record.listingWords).map(({ key, own }) => [key, own]))
    for (const [at, { key, own }] of readRows(listingWords).entries()) {
      const tag = `listing.${at}`
      const inEnglish = key.split('/').map((phrase) => phrase.trim())
      const all = [...inEnglish, ...own, ...(this.code === 'en' ? [] : (english.get(key) ?? []))]
      this.#keys.set(tag, inEnglish)
      this.#proofs.set(tag, [...new Set(all.filter((phrase) => phrase !== ''))])
      this.#add(tag, (this.code === 'en' ? [...inEnglish, ...own] : own).join(','))
    }
  }

  #addFieldWords(): void {
    const { fields, opposites, ...lists } = this.table.denied
    for (const [name, list] of Object.entries(lists)) this.#add(`denied.${name}`, list)
    for (const [name, list] of Object.entries(fields)) this.#add(`field.${name}`, list)
    for (const [at, line] of opposites
      .trim()
      .split(/\n {4}(?! )/u)
      .entries()) {
      const row = line.includes('!') ? `${at}!` : `${at}`
      for (const [side, list] of line.replace('!', '').split('/').entries()) this.#add(`opposite.${row}.${side}`, list)
    }
  }

  #addPlainWords(): void {
    const { phrases, beforeVerbs, fixed } = this.table.plain
    this.#add('plain', phrases)
    this.#add('plain.leads', beforeVerbs)
    // Signs that stand together are found as phrases are.
    if (this.code === 'zh') this.#add('plain', fixed.trim().split(/\s+/u).join(','))
  }

  /** The English names of a row of listing words. */
  keysOf(tag: string): readonly string[] {
    return this.#keys.get(tag) ?? []
  }

  /** What bears a row of listing words out: any of these in a listing. */
  proofsOf(tag: string): readonly string[] {
    return this.#proofs.get(tag) ?? []
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

  isNeutral(word: string): boolean {
    return this.#neutral.has(word)
  }

  isPraise(word: string): boolean {
    return this.#praise.has(word)
  }

  isArticle(word: string): boolean {
    return this.#articles.has(word)
  }

  isDefinite(word: string): boolean {
    return this.#definites.has(word)
  }

  /** "the": an article before what is certain. */
  isCertain(word: string): boolean {
    return this.#certain.has(word)
  }

  get hasArticles(): boolean {
    return this.table.general.certain !== ''
  }

  /** Whether a word is one of the language, as far as its tables tell. */
  isReadable(word: string): boolean {
    if (this.#neutral.has(word) || this.#praise.has(word) || this.#first.has(word)) return true
    if (/^\p{N}/u.test(word)) return true
    const { lexicon } = this.#languages.tablesOf(this.code === 'pt' ? 'es' : this.code)
    return lexicon.isKnown(word) || this.#languages.tablesOf('en').lexicon.isKnown(word)
  }

  /** Every phrase of the table in the tokens of a text; of one tag the longest at its place. */
  find(tokens: readonly ClaimToken[], folded: string): TaggedPhrase[] {
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

/** The rows of listing words: what stands before the sign of equality, and the words behind it, folded. */
function readRows(rows: string): { key: string; own: readonly string[] }[] {
  return foldAligned(rows)
    .trim()
    .split(/\n(?! )/u)
    .map((row) => {
      const [key = '', own = ''] = row.replace(/\s+/gu, ' ').split(' = ')
      return { key, own: own.split(',').map((phrase) => phrase.trim()) }
    })
}

/** Lists of single words, which no phrase is looked for in. */
const singles: ReadonlySet<string> = new Set(['neutral', 'praise', 'articles', 'definites'])
const generalSingles: ReadonlySet<string> = new Set(['actEndings', 'noActs', 'indefinite', 'every', 'few'])

/** How many tokens of a text a phrase takes; 0 when it does not stand there. */
function matchLength({ words, isOpen }: Phrase, tokens: readonly ClaimToken[], at: number, folded: string): number {
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

/** The compiled table of a language; made at its first sentence. */
export function claimLexiconOf(languages: Languages, code: LanguageCode): ClaimLexicon {
  return languages.tablesOf(code).derive(compileClaims)
}

function compileClaims({ language, languages }: LanguageTables): ClaimLexicon {
  return new ClaimLexicon(language.code, languages)
}
