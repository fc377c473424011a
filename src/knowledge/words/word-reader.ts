import { memoize } from '../../platform/memoize.ts'
import { foldText } from '../../platform/text/listing-keys.ts'
import { knowledgeWordsOf } from '../../reading/languages/all-knowledge-words.ts'
import type { LanguageCode } from '../../reading/languages/language-code.ts'
import { type AskedKind, askedKinds, type SignKind } from '../../reading/languages/tables/knowledge-words.ts'
import { splitPhrases } from '../../reading/languages/tables/phrase-tables.ts'
import { splitCompound } from './compounds.ts'
import { cutWords, isHan } from './cut-words.ts'
import { PhraseFinder } from './phrase-finder.ts'
import { shownSenses } from './shown-senses.ts'
import { makeStemmer } from './stemmer.ts'

const mostStems = 20_000

/** A word of a text, or a Chinese sign. */
export interface ReadWord {
  /** As it is compared. */
  word: string
  /** Without its ending. */
  stem: string
  /** What the phrase that begins here speaks of, and over how many words it goes; none, 1 where no phrase begins. */
  senses: readonly string[]
  length: number
  /** Stems of the words that it is put together from; none where it is one word. */
  parts: readonly string[]
  isSmall: boolean
  /** Whether the phrase that it is in means something else than the word: "open" in "open house". */
  meansOtherwise: boolean
  isFaint: boolean
}

/** Reads the words of one language as knowledge compares them. */
export class WordReader {
  readonly language: LanguageCode
  readonly stem: (word: string) => string
  readonly #words: ReadonlySet<string>
  readonly #sensibleWords: ReadonlySet<string>
  readonly #senses = new PhraseFinder<string>()
  readonly #small = new PhraseFinder<true>()
  readonly #faint = new PhraseFinder<true>()
  readonly #asks = new PhraseFinder<AskedKind>()
  readonly #signs = new PhraseFinder<SignKind>()
  readonly #foreign: ReadonlySet<string>
  readonly #firm: { asked: ReadonlySet<string>; told: ReadonlySet<string> }

  constructor(language: LanguageCode) {
    const words = knowledgeWordsOf(language)
    this.language = language
    this.#sensibleWords = new Set(Object.values(words.senses).flatMap(splitPhrases).map(foldText))
    this.#words = new Set(
      [
        words.small,
        words.faint,
        words.foreign ?? '',
        ...Object.values(words.senses),
        ...Object.values(words.asks),
      ].flatMap(cutWords),
    )
    const stemOf = makeStemmer(words)
    const isGerman = language === 'de'
    this.stem = memoize(isGerman ? (word) => stemOf(withoutUmlauts(word)) : stemOf, mostStems)
    this.#foreign = new Set(splitPhrases(words.foreign ?? '').map((word) => this.stem(foldText(word))))
    this.#firm = {
      asked: new Set(splitPhrases(words.firm.asked).map(foldText)),
      told: new Set(splitPhrases(words.firm.told).map(foldText)),
    }
    for (const [sense, phrases] of Object.entries(words.senses))
      for (const phrase of splitPhrases(phrases)) this.#senses.add(this.#stems(phrase), sense)
    for (const phrase of splitPhrases(words.small)) this.#small.add(cutWords(phrase), true)
    for (const phrase of splitPhrases(words.faint)) this.#faint.add(this.#stems(phrase), true)
    for (const kind of askedKinds)
      for (const phrase of splitPhrases(words.asks[kind])) this.#asks.add(cutWords(phrase), kind)
    for (const [kind, phrases] of Object.entries(words.signs) as [SignKind, string][])
      for (const phrase of splitPhrases(phrases)) this.#signs.add(this.#stems(phrase), kind)
  }

  /** The words of a text, each with what it speaks of. */
  read(text: string): ReadWord[] {
    const words = cutWords(text)
    const stems = words.map(this.stem)
    const isSmall = this.#small.cover(words)
    const isFaint = this.#faint.cover(stems)
    const isAsking = this.#asks.cover(words)
    const isGerman = this.language === 'de'
    const read: ReadWord[] = []
    let inside = 0
    let phrase: readonly string[] = []
    for (const [at, word] of words.entries()) {
      const stem = stems[at] ?? word
      const found = inside > 0 ? null : this.#senseAt(words, stems, at)
      const isInside = inside > 0 || (found?.length ?? 0) > 1
      if (found) phrase = found.values
      inside = Math.max(inside - 1, (found?.length ?? 0) - 1)
      const alone = isInside ? (this.#senses.longestAt([stem], 0)?.values ?? []) : []
      const parts = isGerman && !found ? splitCompound(word, (part) => this.isSensible(part)).map(this.stem) : []
      read.push({
        word,
        stem,
        senses: found ? found.values : parts.flatMap((part) => this.#senses.longestAt([part], 0)?.values ?? []),
        length: found?.length ?? 1,
        parts,
        meansOtherwise: alone.length > 0 && !alone.some((sense) => phrase.includes(sense)),
        isSmall: isSmall[at] === true,
        isFaint: isFaint[at] === true || isAsking[at] === true,
      })
    }
    return read
  }

  /** "how late" speaks of no delay. */
  #senseAt(words: readonly string[], stems: readonly string[], at: number) {
    const found = this.#senses.longestAt(stems, at)
    const small = this.#small.longestAt(words, at)?.length ?? 0
    // "está" has the stem of "estación", and means nothing of the kind.
    if (found?.length === 1 && small === 1 && !this.#sensibleWords.has(words[at] ?? '')) return null
    const before = at > 0 ? (this.#small.longestAt(words, at - 1)?.length ?? 0) - 1 : 0
    return found && (small > 1 || before > 1 || before === 1) && Math.max(small, before) >= found.length ? null : found
  }

  /** Whether a text speaks to the firm, or the firm in it of itself. */
  speaksOfFirm(text: string, as: 'asked' | 'told'): boolean {
    const words = cutWords(text)
    const known = this.#firm[as]
    return this.language === 'zh'
      ? [...known].some((word) => text.includes(word))
      : words.some((word) => known.has(word))
  }

  /** How many of these words it knows: of a short text that tells its language. */
  countKnown(words: readonly string[]): number {
    const stems = words.map(this.stem)
    const isFaint = this.#faint.cover(stems)
    const isSmall = this.#small.cover(words)
    return stems.filter(
      (stem, at) => isFaint[at] || isSmall[at] || this.#senses.longestAt(stems, at) !== null || stem === '',
    ).length
  }

  /** What a text is found by. A key that it has twice stands twice. */
  keysOf(text: string): string[] {
    return [...keysOfWords(this.read(text)), ...shownSenses(text)]
  }

  /** What a question asks for. */
  askedFor(question: string): Set<AskedKind> {
    return new Set(this.#asks.allIn(cutWords(question)))
  }

  /** What the words of a text are signs of. */
  signsIn(stems: readonly string[]): Set<SignKind> {
    return new Set(this.#signs.allIn(stems))
  }

  /** Whether a word is of the world outside, of which no firm's papers speak. */
  isForeign(stem: string): boolean {
    return this.#foreign.has(stem)
  }

  /** Whether a word by itself means something here. */
  isSensible(word: string): boolean {
    return this.#senses.longestAt([this.stem(word)], 0) !== null
  }

  /** Whether the tables have a word, in some form. */
  isKnown(word: string): boolean {
    return this.isSensible(word) || this.#words.has(word)
  }

  /** All words of the tables. */
  words(): Iterable<string> {
    return this.#words
  }

  #stems(phrase: string): string[] {
    return cutWords(phrase).map(this.stem)
  }
}

export function keysOfWords(words: readonly ReadWord[]): string[] {
  const keys: string[] = []
  for (const [at, { word, stem, senses, parts, isSmall, meansOtherwise }] of words.entries()) {
    for (const sense of senses) keys.push(`=${sense}`)
    if (isHan(word)) {
      const next = words[at + 1]?.word
      if (next !== undefined && isHan(next)) keys.push(word + next)
    } else if (!isSmall && !meansOtherwise) {
      keys.push(stem)
      for (const part of parts) keys.push(part)
    }
  }
  return keys
}

/** German without a keyboard for it: "Gebuehr" is "Gebühr", which folds to "gebuhr". */
function withoutUmlauts(word: string): string {
  return word.replace(/ae|oe|(?<![aeq])ue/g, (pair) => pair[0] ?? pair)
}
