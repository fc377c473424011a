import type { CurrencyRow, FeatureRow, Language } from './language.ts'
import { type Token, tokenize } from './tokens.ts'

interface Node {
  next: Map<string, Node>
  tags: string[]
}

/** Signs that people put into a phrase or leave out as they like. */
const optionalSigns = new Set(['-', '.', "'", '’'])

/** All phrases of a language in one tree; found in a sentence by longest match. */
export interface Lexicon {
  language: Language
  /** Tags of the phrase that begins at a token and reaches furthest, or null. */
  longestAt(tokens: readonly Token[], start: number): { tags: readonly string[]; end: number } | null
  /** Single words that a slip of the pen may have meant. */
  correctable: ReadonlyMap<number, readonly string[]>
  isKnown(word: string): boolean
  /** The name that listings have for the place that is called here in the language's own way, or null. */
  exonymAt(tokens: readonly Token[], start: number): { name: string; end: number } | null
}

function makeNode(): Node {
  return { next: new Map(), tags: [] }
}

/** Words and meaningful signs of a phrase, as the tree keeps them. */
export function phraseKeys(phrase: string): string[] {
  return tokenize(phrase)
    .map((token) => token.text)
    .filter((text) => !optionalSigns.has(text) || phrase.length === 1)
}

export class PhraseTree {
  private readonly root = makeNode()

  add(phrase: string, tag: string): void {
    let node = this.root
    for (const key of phraseKeys(phrase)) {
      const next = node.next.get(key) ?? makeNode()
      node.next.set(key, next)
      node = next
    }
    if (node !== this.root && !node.tags.includes(tag)) node.tags.push(tag)
  }

  longestAt(tokens: readonly Token[], start: number): { tags: readonly string[]; end: number } | null {
    let node: Node | undefined = this.root
    let found: { tags: readonly string[]; end: number } | null = null
    for (let index = start; index < tokens.length; index++) {
      const text = tokens[index]?.text ?? ''
      const next: Node | undefined = node.next.get(text)
      if (!next) {
        // "co-op", "sq. ft.": the sign inside a phrase is skipped, but never the blank around a lone dash.
        if (index > start && optionalSigns.has(text) && (tokens[index]?.glued || tokens[index + 1]?.glued)) continue
        break
      }
      node = next
      if (node.tags.length > 0) found = { tags: node.tags, end: index + 1 }
    }
    return found
  }
}

export function compileLexicon(language: Language): Lexicon {
  const tree = new PhraseTree()
  const known = new Set<string>()
  const correctable = new Map<number, string[]>()
  const remember = (phrase: string, mayCorrect: boolean) => {
    const words = phraseKeys(phrase).filter((key) => /^\p{L}/u.test(key))
    for (const word of words) {
      if (known.has(word)) continue
      known.add(word)
      if (mayCorrect && word.length >= 5) correctable.set(word.length, [...(correctable.get(word.length) ?? []), word])
    }
  }
  const add = (phrase: string, tag: string, mayCorrect = true) => {
    tree.add(phrase, tag)
    remember(phrase, mayCorrect)
  }
  for (const [tag, list] of Object.entries(language.phrases)) for (const phrase of list) add(phrase, tag)
  language.features.forEach((row, index) => {
    for (const phrase of askingPhrases(row))
      for (const form of language.formsOf?.(phrase) ?? pluralForms(phrase)) add(form, `feature.${index}`)
  })
  language.currencies.forEach((row: CurrencyRow, index) => {
    for (const phrase of row.words) add(phrase, `currency.${index}`)
    // Letters alone ("try", "rs") are only currencies where the words say so.
    for (const symbol of row.symbols) if (/[^\p{L}.]/u.test(symbol)) add(symbol, `currency.${index}`, false)
  })
  for (const list of Object.values(language.numbers)) {
    if (typeof list !== 'object') continue
    for (const word of Array.isArray(list) ? list : Object.keys(list)) remember(word, true)
  }
  const exonyms = new PhraseTree()
  for (const [name, listed] of language.exonyms) exonyms.add(name, listed)
  for (const phrase of language.fillers) add(phrase, 'filler', false)
  for (const word of language.ordinary) add(word, 'ordinary', false)
  for (const { phrases, hint } of language.opinions) {
    for (const phrase of phrases) add(phrase, hint ? 'opinion.hint' : 'opinion', false)
  }
  return {
    language,
    longestAt: (tokens, start) => tree.longestAt(tokens, start),
    correctable,
    isKnown: (word) => known.has(word),
    exonymAt: (tokens, start) => {
      const found = exonyms.longestAt(tokens, start)
      return found?.tags[0] === undefined ? null : { name: found.tags[0], end: found.end }
    },
  }
}

function askingPhrases(row: FeatureRow): string[] {
  return [row.name.toLowerCase(), ...(row.also ?? []), ...(row.askedBy ?? [])]
}

function pluralForms(phrase: string): string[] {
  if (/s$/.test(phrase)) return [phrase]
  if (/(x|ch|sh)$/.test(phrase)) return [phrase, `${phrase}es`]
  if (/[^aeiou]y$/.test(phrase)) return [phrase, `${phrase.slice(0, -1)}ies`]
  return [phrase, `${phrase}s`]
}
