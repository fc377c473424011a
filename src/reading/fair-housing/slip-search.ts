import type { ProtectedClassList, ProtectedClassWords } from '../languages/tables/protected-class-words.ts'
import type { Token } from '../languages/words/tokens.ts'
import { editDistance, slipsAllowed } from '../understanding/words/correct-words.ts'

/** Shorter words have too many neighbours to tell a slip from another word. */
const shortestSlip = 5
/** "nieghborhood": only long ones are taken for another word wherever they stand. */
const shortestMended = 7
/** Words whose classes are remembered, and how long they may be. */
const mostKept = 20_000
const longestKept = 30

interface NearWord<List> {
  word: string
  /** In their order. */
  letters: string
  lists: readonly List[]
}

/** Finds the lists that a word nobody knows is nearly a word of: "no blaks". */
export class SlipSearch<List extends ProtectedClassList> {
  readonly #isKnown: (word: string) => boolean
  /** Words of the lists by their first letter, which people rarely miss. */
  readonly #words: ReadonlyMap<string, readonly NearWord<List>[]>
  /** Listings say the same few thousand words again and again. */
  readonly #kept = new Map<string, NearWord<List> | null>()

  constructor(words: ProtectedClassWords, lists: readonly List[], isKnown: (word: string) => boolean) {
    this.#isKnown = isKnown
    const listsOf = new Map<string, List[]>()
    for (const list of lists)
      for (const word of words[list])
        if (/^\p{L}{4,}$/u.test(word)) listsOf.set(word, [...(listsOf.get(word) ?? []), list])
    const all = [...listsOf].map(([word, own]) => ({ word, letters: sortLetters(word), lists: own }))
    this.#words = Map.groupBy(all, ({ word }) => word[0] ?? '')
  }

  /** None: it is known, or near to nothing. */
  listsOf(word: string): readonly List[] {
    return this.#nearest(word)?.lists ?? []
  }

  /** The same words with those that are nearly of the lists written as these have them; names stay. */
  mend(tokens: readonly Token[]): readonly Token[] {
    return tokens.map((token) => {
      if (token.kind !== 'word' || token.capital || token.text.length < shortestMended) return token
      const near = this.#nearest(token.text)
      return near && editDistance(token.text, near.word, 1) <= 1 ? { ...token, text: near.word } : token
    })
  }

  #nearest(word: string): NearWord<List> | null {
    if (word.length < shortestSlip - 1) return null
    const kept = this.#kept.get(word)
    if (kept !== undefined) return kept
    if (this.#kept.size >= mostKept) this.#kept.clear()
    const found = this.#find(word)
    if (word.length <= longestKept) this.#kept.set(word, found)
    return found
  }

  #find(written: string): NearWord<List> | null {
    if (this.#isKnown(written) || /\P{ASCII}/u.test(written)) return null
    const near = this.#words.get(written[0] ?? '') ?? []
    const letters = sortLetters(written)
    const found =
      near.find(({ word }) => {
        // Of eight letters two others make too many words: "reported" is no "reformed".
        const allowed = slipsAllowed(word.length === 8 ? 7 : word.length)
        return (
          Math.max(word.length, written.length) >= shortestSlip &&
          // A singular is another word, not a slip.
          !word.startsWith(written) &&
          editDistance(written, word, allowed) <= allowed
        )
      }) ?? near.find((each) => each.word.length === 4 && each.letters === letters)
    return found ?? null
  }
}

function sortLetters(word: string): string {
  return [...word].sort().join('')
}
