import type { ProtectedClassWords } from '../language/protected-class-words.ts'
import type { Lexicon } from '../language/words/lexicon.ts'
import { editDistance, slipsAllowed } from '../understanding/words/correct-words.ts'
import { type ClassList, classLists } from './class-mentions.ts'

/** Shorter words have too many neighbours to tell a slip from another word. */
const shortestSlip = 5
/** Words whose classes are remembered, and how long they may be. */
const mostKept = 20_000
const longestKept = 30

interface ClassWord {
  word: string
  /** In their order. */
  letters: string
  kinds: readonly ClassList[]
}

/** Finds the classes that a word nobody knows is nearly a word of: "no blaks". */
export class SlipSearch {
  readonly #lexicon: Lexicon
  /** Words for classes by their first letter, which people rarely miss. */
  readonly #words: ReadonlyMap<string, readonly ClassWord[]>
  /** Listings say the same few thousand words again and again. */
  readonly #kept = new Map<string, readonly ClassList[]>()

  constructor(words: ProtectedClassWords, lexicon: Lexicon) {
    this.#lexicon = lexicon
    const all = classLists.flatMap((list) => words[list]).filter((word) => /^\p{L}{4,}$/u.test(word))
    const classWords = [...new Set(all)].map((word) => ({
      word,
      letters: sortLetters(word),
      kinds: classLists.filter((list) => words[list].includes(word)),
    }))
    this.#words = Map.groupBy(classWords, ({ word }) => word[0] ?? '')
  }

  /** None: it is known, or near to nothing. */
  classesOf(word: string): readonly ClassList[] {
    if (word.length < shortestSlip - 1) return []
    const kept = this.#kept.get(word)
    if (kept) return kept
    if (this.#kept.size >= mostKept) this.#kept.clear()
    const found = this.#find(word)
    if (word.length <= longestKept) this.#kept.set(word, found)
    return found
  }

  #find(written: string): readonly ClassList[] {
    if (this.#lexicon.isKnown(written) || /\P{ASCII}/u.test(written)) return []
    const near = this.#words.get(written[0] ?? '') ?? []
    const letters = sortLetters(written)
    const found =
      near.find(({ word }) => {
        const allowed = slipsAllowed(word.length)
        return (
          Math.max(word.length, written.length) >= shortestSlip &&
          // A singular is another word, not a slip.
          !word.startsWith(written) &&
          editDistance(written, word, allowed) <= allowed
        )
      }) ?? near.find((each) => each.word.length === 4 && each.letters === letters)
    return found?.kinds ?? []
  }
}

function sortLetters(word: string): string {
  return [...word].sort().join('')
}
