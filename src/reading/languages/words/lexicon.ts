import { type Derive, deriveFrom } from '../../../platform/derive.ts'
import type { Topic } from '../../criteria/condition.ts'
import type { Language } from '../language.ts'
import { type ClauseKind, clauseKinds } from '../tables/clause-words.ts'
import { type StoryKind, storyKinds } from '../tables/story-words.ts'
import type { CurrencyRow, FeatureRow } from '../tables/table-rows.ts'
import type { KnownPhrases } from './known-phrases.ts'
import { PhraseTree, phraseKeys, type Vocabulary } from './phrase-tree.ts'
import { foldWord } from './tokens.ts'

/** All phrases of a language in one tree; found in a sentence by longest match. */
export interface Lexicon extends KnownPhrases {
  language: Language
  /** Single words that a slip of the pen may have meant, by their length. */
  correctable: ReadonlyMap<number, readonly string[]>
  /** Whether people say the word at all, so that any slip may mean it; of a language without a corpus, each. */
  isSaid(word: string): boolean
  /** Whether a phrase writes the word with these very accents, or no phrase has it at all; lower case. */
  isWritten(word: string): boolean
  /** Part of the name that the language has for a place in the world. */
  isName(word: string): boolean
  /** What a follow-up lets go by a word, which is folded. */
  dropTopics: ReadonlyMap<string, readonly Topic[]>
  /** What other modules make of these words. */
  derive: Derive<Lexicon>
}

/** Compiles the phrases of a language, with a rest after every few hundred. */
export function* compileLexiconInSteps(language: Language, vocabulary: Vocabulary): Generator<void, Lexicon> {
  let count = 0
  const isTime = () => ++count % 400 === 0
  const tree = new PhraseTree(language.elisions, vocabulary)
  const known = new Set<string>()
  const inPhrases = new Set<string>()
  const withAccents = new Set<string>()
  const correctable = new Map<number, string[]>()
  const said = language.said ? new Set(language.said.meant) : null
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
    for (const key of keys) inPhrases.add(key)
    // Most phrases have no accent, which is told ten times as fast.
    if (!isAscii.test(phrase)) for (const word of phrase.toLowerCase().match(accented) ?? []) withAccents.add(word)
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
  const exonyms = new PhraseTree(language.elisions, vocabulary)
  for (const [name, listed] of language.exonyms) exonyms.add(name, listed)
  const names = new Set<string>()
  for (const [name] of language.exonyms) for (const key of phraseKeys(name)) names.add(key)
  for (const [, name] of language.states) for (const key of phraseKeys(name)) names.add(key)
  for (const phrase of language.fillers) add(phrase, 'filler', false)
  for (const word of language.ordinary) add(word, 'ordinary', false)
  for (const word of [...(language.everyday ?? []), ...(language.said?.own ?? [])]) remember(word, false)
  for (const [, name] of language.states) remember(name, false)
  for (const { phrases, hint } of language.opinions) {
    for (const phrase of phrases) add(phrase, hint ? 'opinion.hint' : 'opinion', false)
  }
  const clauses = new PhraseTree(language.elisions, vocabulary)
  for (const kind of clauseKinds) {
    for (const phrase of language.clauses[kind]) {
      clauses.add(phrase, kind)
      if (isTime()) yield
    }
  }
  const stories = new PhraseTree(language.elisions)
  for (const kind of storyKinds) for (const phrase of language.clauses[kind]) stories.add(phrase, kind)
  const dropTopics = new Map<string, readonly Topic[]>()
  for (const [word, topics] of language.dropWords)
    if (!dropTopics.has(foldWord(word))) dropTopics.set(foldWord(word), topics)
  const lexicon: Lexicon = {
    language,
    dropTopics,
    longestAt: (tokens, start) => tree.longestAt(tokens, start),
    clauseAt: (tokens, start) => {
      const found = clauses.longestAt(tokens, start)
      // Only kinds of clauses are tags of this tree.
      return found && { kinds: found.tags as readonly ClauseKind[], end: found.end }
    },
    storyAt: (tokens, start) => {
      const found = stories.longestAt(tokens, start)
      // Only kinds of stories are tags of this tree.
      return found && { kinds: found.tags as readonly StoryKind[], end: found.end }
    },
    correctable,
    isSaid: (word) => said === null || said.has(word),
    isKnown: (word) =>
      known.has(word) ||
      (word.includes("'") &&
        language.elisions !== undefined &&
        phraseKeys(word, language.elisions).every((part) => known.has(part))),
    isWritten: (word) => withAccents.has(word) || !inPhrases.has(foldWord(word)),
    isName: (word) => names.has(word),
    exonymAt: (tokens, start) => {
      const found = exonyms.longestAt(tokens, start)
      return found?.tags[0] === undefined ? null : { name: found.tags[0], end: found.end }
    },
    derive: deriveFrom(() => lexicon),
  }
  return lexicon
}

const isAscii = /^[\x20-\x7e]*$/
const accented = /[\p{L}\p{M}']*[[\p{L}\p{M}]--[a-z]][\p{L}\p{M}']*/gv

function askingPhrases(row: FeatureRow): string[] {
  return [row.name.toLowerCase(), ...(row.also ?? []), ...(row.askedBy ?? [])]
}

function pluralForms(phrase: string): string[] {
  if (/s$/.test(phrase)) return [phrase]
  if (/(x|ch|sh)$/.test(phrase)) return [phrase, `${phrase}es`]
  if (/[^aeiou]y$/.test(phrase)) return [phrase, `${phrase.slice(0, -1)}ies`]
  return [phrase, `${phrase}s`]
}
