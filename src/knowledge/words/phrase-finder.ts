/** Phrases of words, each with what it stands for; found by longest match. */
export class PhraseFinder<Value> {
  /** By their first word, the longest first. */
  readonly #phrases = new Map<string, { rest: readonly string[]; values: Value[] }[]>()

  add(words: readonly string[], value: Value): void {
    const [first, ...rest] = words
    if (first === undefined) return
    const list = this.#phrases.get(first) ?? []
    const same = list.find((each) => each.rest.join(' ') === rest.join(' '))
    if (same) {
      if (!same.values.includes(value)) same.values.push(value)
      return
    }
    list.push({ rest, values: [value] })
    list.sort((a, b) => b.rest.length - a.rest.length)
    this.#phrases.set(first, list)
  }

  longestAt(words: readonly string[], at: number): { length: number; values: readonly Value[] } | null {
    for (const { rest, values } of this.#phrases.get(words[at] ?? '') ?? [])
      if (rest.every((word, index) => words[at + 1 + index] === word)) return { length: rest.length + 1, values }
    return null
  }

  /** Of each word whether some phrase covers it. */
  cover(words: readonly string[]): boolean[] {
    const covered = words.map(() => false)
    for (let at = 0; at < words.length; at++) {
      const length = this.longestAt(words, at)?.length ?? 0
      if (length > 0) covered.fill(true, at, at + length)
      if (length > 1) at += length - 1
    }
    return covered
  }

  /** What all phrases stand for that are in these words, also those inside others. */
  *allIn(words: readonly string[]): Generator<Value> {
    for (const at of words.keys())
      for (const { rest, values } of this.#phrases.get(words[at] ?? '') ?? [])
        if (rest.every((word, index) => words[at + 1 + index] === word)) yield* values
  }
}
