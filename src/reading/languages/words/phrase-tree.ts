import { type Elisions, foldWord, splitElisions, type Token, tokenize } from './tokens.ts'

const noTags: readonly string[] = []
/** What trees share that were made for one another: every word of theirs once, with its number. */
export class Vocabulary {
  readonly #numbers = new Map<string, number>()
  /** Tens of thousands of phrases share a few hundred combinations of tags. */
  readonly #tags = new Map<string, readonly string[]>()

  /** Of a word that some tree has. */
  find(word: string): number | undefined {
    return this.#numbers.get(word)
  }

  add(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    const number = this.#numbers.size
    this.#numbers.set(word, number)
    return number
  }

  withTag(tags: readonly string[], tag: string): readonly string[] {
    if (tags.includes(tag)) return tags
    const together = [...tags, tag]
    const key = together.join('\n')
    const shared = this.#tags.get(key) ?? together
    this.#tags.set(key, shared)
    return shared
  }
}

/** Signs that people put into a phrase or leave out as they like. */
const optionalSigns = new Set(['-', '.', "'", '’'])

/** More in a row are no way of writing; a line of dashes is looked at once and not from each of its dashes. */
const mostSkipped = 4

/** Words and meaningful signs of a phrase, as the tree keeps them. */
export function phraseKeys(phrase: string, elisions: Elisions = []): string[] {
  // Most phrases are plain words or Chinese characters; the tables of a language are thousands of them.
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ')
  if (/^\p{Script=Han}+$/u.test(phrase)) return [...phrase]
  // Nearly all phrases are plain words: cut at the blanks, ten times as fast.
  const plain = foldWord(phrase)
  if (/^[a-z]+(?: [a-z]+)*$/.test(plain)) return plain.split(' ')
  return splitElisions(tokenize(phrase), elisions)
    .map((token) => token.text)
    .filter((text) => !optionalSigns.has(text) || phrase.length === 1)
}

/** Numbers a step takes in the table: the node it leaves, the word, the node it reaches. */
const stepSize = 3

const longestAbbreviation = 3

/** "a view. It rained": a full stop ends a phrase, unless it may end an abbreviation as in "sq. ft.". */
function endsSentence(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== '.' || tokens[index + 1]?.glued) return false
  // "it is killing us. Two bathrooms"
  if (tokens[index + 1]?.capital && tokens[index - 1]?.capital === false) return true
  return (tokens[index - 1]?.text.length ?? 0) > longestAbbreviation
}

/**
 * Phrases that are found in a sentence by longest match. Nodes are numbers, the first is the root; the steps between
 * them stand in one hash table of numbers: the languages have a hundred thousand steps, and a Map for each node would
 * take many times the memory.
 */
export class PhraseTree {
  readonly #elisions: Elisions
  readonly #vocabulary: Vocabulary
  /** A step to node 0 is a free place: nothing leads back to the root. */
  #steps = new Int32Array(stepSize * 16)
  readonly #tags: (readonly string[])[] = [noTags]

  constructor(elisions: Elisions = [], vocabulary = new Vocabulary()) {
    this.#elisions = elisions
    this.#vocabulary = vocabulary
  }

  add(phrase: string, tag: string): void {
    this.addKeys(phraseKeys(phrase, this.#elisions), tag)
  }

  addKeys(keys: readonly string[], tag: string): void {
    let node = 0
    for (const key of keys) node = this.#reach(node, this.#vocabulary.add(key))
    if (node !== 0) this.#tags[node] = this.#vocabulary.withTag(this.#tags[node] ?? noTags, tag)
  }

  longestAt(tokens: readonly Token[], start: number): { tags: readonly string[]; end: number } | null {
    let found: { tags: readonly string[]; end: number } | null = null
    this.walk(tokens, start, (tags, end) => {
      found = { tags, end }
    })
    return found
  }

  /** Tells of every phrase that begins at a token, the shortest first. */
  walk(tokens: readonly Token[], start: number, onPhrase: (tags: readonly string[], end: number) => void): void {
    let node = 0
    let skipped = 0
    for (let index = start; index < tokens.length; index++) {
      const text = tokens[index]?.text ?? ''
      const word = this.#vocabulary.find(text)
      const next = word === undefined ? 0 : (this.#steps[this.#placeOf(node, word) + 2] ?? 0)
      if (next === 0) {
        // "co-op", "sq. ft.": the sign inside a phrase is skipped, but never the blank around a lone dash.
        const isSkipped = index > start && optionalSigns.has(text) && (tokens[index]?.glued || tokens[index + 1]?.glued)
        if (!isSkipped || ++skipped > mostSkipped || endsSentence(tokens, index)) return
        continue
      }
      node = next
      skipped = 0
      const tags = this.#tags[node] ?? noTags
      // "a $400k home" is no Australian dollar.
      const isApart = index > start && text === '$' && !tokens[index]?.glued
      if (tags.length > 0 && !isApart) onPhrase(tags, index + 1)
    }
  }

  /** The node that a word leads to; a new one where none was. */
  #reach(node: number, word: number): number {
    const known = this.#steps[this.#placeOf(node, word) + 2] ?? 0
    if (known !== 0) return known
    const reached = this.#tags.push(noTags) - 1
    // A fourth of the places stays free, that no search for one takes long.
    if (reached * 4 * stepSize > this.#steps.length * 3) this.#grow()
    this.#write(node, word, reached)
    return reached
  }

  /** Where the step stands in the table, or the free place where it belongs. */
  #placeOf(node: number, word: number): number {
    const steps = this.#steps
    const mask = steps.length / stepSize - 1
    let hash = Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
    let place = (hash ^ (hash >>> 13)) & mask
    for (;;) {
      const at = place * stepSize
      if (steps[at + 2] === 0 || (steps[at] === node && steps[at + 1] === word)) return at
      place = (place + 1) & mask
    }
  }

  #grow(): void {
    const old = this.#steps
    this.#steps = new Int32Array(old.length * 2)
    for (let at = 0; at < old.length; at += stepSize) {
      const reached = old[at + 2] ?? 0
      if (reached !== 0) this.#write(old[at] ?? 0, old[at + 1] ?? 0, reached)
    }
  }

  #write(node: number, word: number, reached: number): void {
    const at = this.#placeOf(node, word)
    this.#steps[at] = node
    this.#steps[at + 1] = word
    this.#steps[at + 2] = reached
  }
}
