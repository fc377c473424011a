import type { Language } from '../languages/language.ts'
import {
  type ProtectedClassList,
  type ProtectedClassWords,
  protectedClassLists,
} from '../languages/tables/protected-class-words.ts'
import { PhraseTree, phraseKeys, type Vocabulary } from '../languages/words/phrase-tree.ts'
import type { Token } from '../languages/words/tokens.ts'

const placeOfList = new Map(protectedClassLists.map((list, place) => [list, place]))

/** The lists of a language in one tree, each found by its own longest match. */
export class PhraseLists {
  readonly #tree: PhraseTree
  readonly #elisions: Language['elisions']
  readonly words: ProtectedClassWords

  private constructor(words: ProtectedClassWords, elisions?: Language['elisions'], vocabulary?: Vocabulary) {
    this.words = words
    this.#elisions = elisions
    this.#tree = new PhraseTree(elisions, vocabulary)
  }

  /** Makes them, with a rest after every few hundred phrases. */
  static *inSteps(
    words: ProtectedClassWords,
    elisions?: Language['elisions'],
    vocabulary?: Vocabulary,
  ): Generator<void, PhraseLists> {
    const lists = new PhraseLists(words, elisions, vocabulary)
    let count = 0
    for (const list of protectedClassLists)
      for (const phrase of words[list]) {
        lists.#tree.add(phrase, list)
        if (++count % 400 === 0) yield
      }
    return lists
  }

  /** The words that phrases of these lists begin with: most words of a text begin none, and need no look at each list. */
  firstWords(lists: readonly ProtectedClassList[]): ReadonlySet<string> {
    return new Set(
      lists.flatMap((list) => this.words[list].map((phrase) => phraseKeys(phrase, this.#elisions)[0] ?? '')),
    )
  }

  /** The lists over one text: each place of it is looked up once, however often it is asked for. */
  over(tokens: readonly Token[]): PhraseReading {
    return new PhraseReading(this.words, this.#tree, tokens)
  }
}

/** Where the phrases of the lists stand in one text. */
export class PhraseReading {
  readonly words: ProtectedClassWords
  readonly tokens: readonly Token[]
  readonly #tree: PhraseTree
  /** For each token that was asked for the length of the longest phrase of each list; null where none begins. */
  readonly #lengths: (Uint8Array | null | undefined)[]

  constructor(words: ProtectedClassWords, tree: PhraseTree, tokens: readonly Token[]) {
    this.words = words
    this.tokens = tokens
    this.#tree = tree
    this.#lengths = new Array(tokens.length)
  }

  /** Where the longest phrase of the list that begins here ends; null when none does. */
  endOf(list: ProtectedClassList, at: number): number | null {
    const length = this.#lengthsAt(at)?.[placeOfList.get(list) ?? -1] ?? 0
    return length === 0 ? null : at + length
  }

  /** The furthest end among several lists. */
  endOfAny(lists: readonly ProtectedClassList[], at: number): number | null {
    const lengths = this.#lengthsAt(at)
    if (lengths === null) return null
    let longest = 0
    for (const list of lists) longest = Math.max(longest, lengths[placeOfList.get(list) ?? -1] ?? 0)
    return longest === 0 ? null : at + longest
  }

  /** Where a phrase of these lists begins whose longest reading ends exactly here; null when none does. */
  startOfAny(lists: readonly ProtectedClassList[], end: number): number | null {
    for (let at = Math.max(0, end - longestPhrase); at < end; at++) {
      const lengths = this.#lengthsAt(at)
      if (lengths === null) continue
      for (const list of lists) if (lengths[placeOfList.get(list) ?? -1] === end - at) return at
    }
    return null
  }

  #lengthsAt(at: number): Uint8Array | null {
    if (at < 0 || at >= this.tokens.length) return null
    const known = this.#lengths[at]
    if (known !== undefined) return known
    const lengths = this.#look(at)
    this.#lengths[at] = lengths
    return lengths
  }

  #look(at: number): Uint8Array | null {
    let lengths: Uint8Array | null = null
    this.#tree.walk(this.tokens, at, (lists, end) => {
      // "I am a priest. At least 2 bedrooms": no phrase goes on behind the end of a sentence.
      for (let index = at + 1; index < end - 1; index++)
        if (this.tokens[index]?.text === '.' && !this.tokens[index + 1]?.glued) return
      lengths ??= new Uint8Array(protectedClassLists.length)
      // The tags of this tree are the names of the lists.
      for (const list of lists) lengths[placeOfList.get(list as ProtectedClassList) ?? -1] = Math.min(255, end - at)
    })
    return lengths
  }
}

const longestPhrase = 6
