import type { Topic } from './condition.ts'
import type { CurrencyRow, FeatureRow, Language } from './language.ts'
import { PhraseTree, phraseKeys } from './phrase-tree.ts'
import { foldWord, type Token } from './tokens.ts'

/** All phrases of a language in one tree; found in a sentence by longest match. */
export interface Lexicon {
  language: Language
  /** Tags of the phrase that begins at a token and reaches furthest, or null. */
  longestAt(tokens: readonly Token[], start: number): { tags: readonly string[]; end: number } | null
  /** Single words that a slip of the pen may have meant. */
  correctable: ReadonlyMap<number, readonly string[]>
  isKnown(word: string): boolean
  /** Part of the name that the language has for a place in the world. */
  isName(word: string): boolean
  /** The name that listings have for the place that is called here in the language's own way, or null. */
  exonymAt(tokens: readonly Token[], start: number): { name: string; end: number } | null
  /** What a follow-up lets go by a word, which is folded. */
  dropTopics: ReadonlyMap<string, readonly Topic[]>
}

export function compileLexicon(language: Language): Lexicon {
  const steps = compileLexiconInSteps(language)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same, with a rest after every few hundred phrases. */
export function* compileLexiconInSteps(language: Language): Generator<void, Lexicon> {
  let count = 0
  const isTime = () => ++count % 400 === 0
  const tree = new PhraseTree(language.elisions)
  const known = new Set<string>()
  const correctable = new Map<number, string[]>()
  const rememberKeys = (keys: readonly string[], mayCorrect: boolean) => {
    for (const word of keys) {
      if (known.has(word) || !/^\p{L}/u.test(word)) continue
      known.add(word)
      if (!mayCorrect || word.length < 5) continue
      const sameLength = correctable.get(word.length) ?? []
      sameLength.push(word)
      correctable.set(word.length, sameLength)
    }
  }
  const remember = (phrase: string, mayCorrect: boolean) =>
    rememberKeys(phraseKeys(phrase, language.elisions), mayCorrect)
  const add = (phrase: string, tag: string, mayCorrect = true) => {
    const keys = phraseKeys(phrase, language.elisions)
    tree.addKeys(keys, tag)
    rememberKeys(keys, mayCorrect)
  }
  for (const [tag, list] of Object.entries(language.phrases)) {
    for (const phrase of list) {
      add(phrase, tag)
      if (isTime()) yield
    }
  }
  for (const [index, row] of language.features.entries()) {
    for (const phrase of askingPhrases(row))
      for (const form of language.formsOf?.(phrase) ?? pluralForms(phrase)) {
        add(form, `feature.${index}`)
        if (isTime()) yield
      }
  }
  language.currencies.forEach((row: CurrencyRow, index) => {
    for (const phrase of row.words) add(phrase, `currency.${index}`)
    // Letters alone ("try", "rs") are only currencies where the words say so.
    for (const symbol of row.symbols) if (/[^\p{L}.]/u.test(symbol)) add(symbol, `currency.${index}`, false)
  })
  for (const list of Object.values(language.numbers)) {
    if (typeof list !== 'object') continue
    for (const word of Array.isArray(list) ? list : Object.keys(list)) remember(word, true)
  }
  yield
  const exonyms = new PhraseTree(language.elisions)
  for (const [name, listed] of language.exonyms) exonyms.add(name, listed)
  const names = new Set<string>()
  for (const [name] of language.exonyms) for (const key of phraseKeys(name)) names.add(key)
  for (const [, name] of language.states) for (const key of phraseKeys(name)) names.add(key)
  for (const phrase of language.fillers) add(phrase, 'filler', false)
  for (const word of language.ordinary) add(word, 'ordinary', false)
  for (const word of language.everyday ?? []) remember(word, false)
  for (const [, name] of language.states) remember(name, false)
  for (const { phrases, hint } of language.opinions) {
    for (const phrase of phrases) add(phrase, hint ? 'opinion.hint' : 'opinion', false)
  }
  const dropTopics = new Map<string, readonly Topic[]>()
  for (const [word, topics] of language.dropWords)
    if (!dropTopics.has(foldWord(word))) dropTopics.set(foldWord(word), topics)
  return {
    language,
    dropTopics,
    longestAt: (tokens, start) => tree.longestAt(tokens, start),
    correctable,
    isKnown: (word) =>
      known.has(word) ||
      (word.includes("'") &&
        language.elisions !== undefined &&
        phraseKeys(word, language.elisions).every((part) => known.has(part))),
    isName: (word) => names.has(word),
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
