import { familyBitsOf } from '../../reading/criteria/family-tester.ts'
import { hashWord } from './hash-word.ts'
import { type KnownFeature, type KnownFeatures, knownFeatures } from './known-features.ts'
import { phraseForms } from './phrase-forms.ts'
import { PhraseTrie } from './phrase-trie.ts'
import {
  breaksBit,
  deniedBits,
  deniedFromBit,
  deniedToBit,
  type ListingTexts,
  placePrefix,
  TextReader,
  wordShift,
} from './text-reader.ts'
import { WordList } from './word-list.ts'

/** What a listing says, as it is stored with it. */
export interface ReadText {
  /** A bit for each known feature, the lowest of a byte first: whether it is said. */
  features: Buffer
  /** Families of the property type (criteria/family-tester.ts). */
  families: number
  /** Of each word a number: one for words that are said, another for those that are only denied. */
  words: number[]
}

/** What is read of a listing for its features, and for the names of areas. */
export type FeatureTexts = ListingTexts

/** After so many words that no feature has, their list begins anew: in numbers and names there are ever more. */
const mostOtherWords = 50_000

/** Property types are few, unless somebody writes sentences there. */
const mostTypes = 1_000

/** Features whose phrases are put in before others get their turn. */
const featuresAtOnce = 20

const isSaid = 1
const isDenied = 2

/** Whether a word is among those that are stored: one that a visitor could be told from others by, and each of an area. */
export function isStoredWord(word: string): boolean {
  if (word.startsWith(placePrefix.Location)) return true
  return word.length > 2 ? !/^\d+$/.test(word) : /[^\0-\x7f]/.test(word)
}

/** The number of a word that is said. */
export function saidWord(word: string): number {
  return hashWord(word)
}

/** The number of a word that is only denied. */
export function deniedWord(word: string): number {
  return hashWord(`-${word}`)
}

/** Reads which of all known features a listing says and denies, as a search for one of them would find. */
export class FeatureReader {
  readonly #features: readonly KnownFeature[]
  readonly #trie = new PhraseTrie()
  #trieWords: readonly string[] = []
  /** Of each phrase: features that ask for it, each with the phrase's place in its order. */
  readonly #uses: { feature: number; rank: number }[][] = []
  #phraseStates = new Uint8Array(0)
  readonly #ranks: Int32Array
  readonly #verdicts: Uint8Array
  #list = new WordList()
  #reader = new TextReader(this.#list)
  /** By the number of a word. */
  #saidHashes: number[] = []
  #wordStates = new Uint8Array(1024)
  readonly #families = new Map<string, number>()

  /** The phrases are put in afterwards: see `readerInSteps`. */
  constructor({ all }: KnownFeatures) {
    this.#features = all
    this.#ranks = new Int32Array(all.length)
    this.#verdicts = new Uint8Array(all.length)
  }

  /** All phrases of all languages take a while: some features at a time. */
  *fill(): Generator<void, void> {
    const phrases = new Map<string, number>()
    for (const [feature, { mentions }] of this.#features.entries()) {
      for (const [rank, mention] of mentions.entries()) {
        const phrase = phrases.get(mention) ?? this.#addPhrase(mention, phrases)
        this.#uses[phrase]?.push({ feature, rank })
      }
      if (feature % featuresAtOnce === featuresAtOnce - 1) yield
    }
    this.#phraseStates = new Uint8Array(phrases.size)
    this.#trieWords = this.#trie.words
    this.#beginList()
  }

  read(texts: FeatureTexts): ReadText {
    if (this.#list.size > this.#trieWords.length + mostOtherWords) this.#beginList()
    this.#reader.read(texts, false)
    const touched = this.#judge(this.#hear())
    // Of many in one piece of memory: one of its own for each listing takes much longer to be given back.
    const features = Buffer.allocUnsafe((this.#features.length + 7) >>> 3).fill(0)
    for (const feature of touched) {
      const at = feature >>> 3
      if (this.#verdicts[feature] === isSaid) features[at] = (features[at] ?? 0) | (1 << (feature & 7))
      this.#verdicts[feature] = 0
    }
    return { features, families: this.#familiesOf(texts.PropertyType), words: this.#readWords() }
  }

  #addPhrase(mention: string, phrases: Map<string, number>): number {
    const phrase = phrases.size
    phrases.set(mention, phrase)
    this.#uses.push([])
    for (const run of phraseForms(mention)) this.#trie.add(run, phrase)
    return phrase
  }

  /** The words of the features come first, so that they have the numbers that they have there. */
  #beginList(): void {
    this.#list = new WordList()
    for (const word of this.#trieWords) this.#list.numberOf(word)
    this.#reader = new TextReader(this.#list)
    this.#saidHashes = []
  }

  #familiesOf(propertyType: string): number {
    const known = this.#families.get(propertyType)
    if (known !== undefined) return known
    if (this.#families.size >= mostTypes) this.#families.clear()
    const families = familyBitsOf(propertyType)
    this.#families.set(propertyType, families)
    return families
  }

  /** The phrases that the text has; whether they are said or denied is in `#phraseStates`. */
  #hear(): number[] {
    const { tokens, length } = this.#reader
    const known = this.#trieWords.length
    const heard: number[] = []
    for (let first = 0; first < length; first++) {
      const begin = tokens[first] ?? 0
      let node = 0
      for (let at = first; at < length; at++) {
        const token = tokens[at] ?? 0
        const word = token >>> wordShift
        if (word >= known || (at > first && (token & breaksBit) !== 0)) break
        node = this.#trie.step(node, word)
        if (node === -1) break
        const phrases = this.#trie.phrasesAt(node)
        if (phrases === undefined) continue
        const state = (begin & deniedFromBit) === 0 && (token & deniedToBit) === 0 ? isSaid : isDenied
        for (const phrase of phrases) {
          const before = this.#phraseStates[phrase] ?? 0
          if (before === 0) heard.push(phrase)
          if (before !== isSaid) this.#phraseStates[phrase] = state
        }
      }
    }
    return heard
  }

  /** The first phrase of a feature that was heard decides. Answers the features whose verdict stands in `#verdicts`. */
  #judge(heard: readonly number[]): number[] {
    const touched: number[] = []
    for (const phrase of heard) {
      const state = this.#phraseStates[phrase] ?? 0
      this.#phraseStates[phrase] = 0
      for (const { feature, rank } of this.#uses[phrase] ?? []) {
        const isNew = this.#verdicts[feature] === 0
        if (isNew) touched.push(feature)
        else if (rank >= (this.#ranks[feature] ?? 0)) continue
        this.#verdicts[feature] = state
        this.#ranks[feature] = rank
      }
    }
    return touched
  }

  #readWords(): number[] {
    const { tokens, length } = this.#reader
    if (this.#wordStates.length < this.#list.size) this.#wordStates = new Uint8Array(this.#list.size * 2)
    const states = this.#wordStates
    const distinct: number[] = []
    for (let at = 0; at < length; at++) {
      const token = tokens[at] ?? 0
      const word = token >>> wordShift
      const before = states[word] ?? 0
      if (before === 0) distinct.push(word)
      if (before !== isSaid) states[word] = (token & deniedBits) === 0 ? isSaid : isDenied
    }
    const words: number[] = []
    for (const word of distinct) {
      const hash = states[word] === isSaid ? this.#saidHash(word) : this.#deniedHash(word)
      states[word] = 0
      if (hash !== 0) words.push(hash)
    }
    return words
  }

  /** 0 for a word that is not stored. */
  #saidHash(number: number): number {
    const known = this.#saidHashes[number]
    if (known !== undefined) return known
    const word = this.#list.wordOf(number)
    const hash = isStoredWord(word) ? saidWord(word) : 0
    this.#saidHashes[number] = hash
    return hash
  }

  #deniedHash(number: number): number {
    const word = this.#list.wordOf(number)
    return isStoredWord(word) ? deniedWord(word) : 0
  }
}

const made: FeatureReader[] = []

const making: Generator<void, void>[] = []

/** Makes the reader of all known features a little at a time. Whoever waits for it goes on with the same one. */
export function* readerInSteps(): Generator<void, void> {
  while (made.length === 0) {
    making[0] ??= makeReader()
    making[0].next()
    yield
  }
}

function* makeReader(): Generator<void, void> {
  const reader = new FeatureReader(knownFeatures())
  yield* reader.fill()
  made[0] = reader
}

/** Reads a listing's texts for all known features. */
export function readFeatures(texts: FeatureTexts): ReadText {
  if (made.length === 0) for (const _ of readerInSteps());
  const [reader] = made
  if (!reader) throw new Error('The reader of features was not made.')
  return reader.read(texts)
}
