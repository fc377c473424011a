import type { Language } from '../language.ts'
import { PhraseTree } from '../phrase-tree.ts'
import { type ProtectedClassList, type ProtectedClassWords, protectedClassLists } from '../protected-class-words.ts'
import type { Token } from '../tokens.ts'

/** The lists of a language, each found by its own longest match. */
export class PhraseLists {
  readonly #trees = new Map<ProtectedClassList, PhraseTree>()
  readonly words: ProtectedClassWords

  constructor(words: ProtectedClassWords, elisions?: Language['elisions']) {
    this.words = words
    for (const list of protectedClassLists) {
      const tree = new PhraseTree(elisions)
      for (const phrase of words[list]) tree.add(phrase, list)
      this.#trees.set(list, tree)
    }
  }

  /** Where the longest phrase of the list that begins here ends; null when none does. */
  endOf(list: ProtectedClassList, tokens: readonly Token[], at: number): number | null {
    if (at < 0 || at >= tokens.length) return null
    const tree = this.#trees.get(list)
    const end = tree?.longestAt(tokens, at)?.end ?? null
    if (end === null || end - at < 2) return end
    // "I am a priest. At least 2 bedrooms": no phrase goes on behind the end of a sentence.
    for (let index = at + 1; index < end - 1; index++)
      if (tokens[index]?.text === '.' && !tokens[index + 1]?.glued)
        return tree?.longestAt(tokens.slice(0, index), at)?.end ?? null
    return end
  }

  /** The words that phrases of these lists begin with: most words of a text begin none, and need no look at each list. */
  firstWords(lists: readonly ProtectedClassList[]): ReadonlySet<string> {
    return new Set(lists.flatMap((list) => [...(this.#trees.get(list)?.firstKeys() ?? [])]))
  }

  /** The furthest end among several lists. */
  endOfAny(lists: readonly ProtectedClassList[], tokens: readonly Token[], at: number): number | null {
    let furthest: number | null = null
    for (const list of lists) {
      const end = this.endOf(list, tokens, at)
      if (end !== null && end > (furthest ?? 0)) furthest = end
    }
    return furthest
  }

  /** Where a phrase of these lists begins whose longest reading ends exactly here; null when none does. */
  startOfAny(lists: readonly ProtectedClassList[], tokens: readonly Token[], end: number): number | null {
    for (let at = Math.max(0, end - longestPhrase); at < end; at++)
      for (const list of lists) if (this.endOf(list, tokens, at) === end) return at
    return null
  }
}

const longestPhrase = 6
