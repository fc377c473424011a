/** Runs of words, and which phrases each of them says; found while a text is read from left to right. */
export class PhraseTrie {
  readonly #numbers = new Map<string, number>()
  /** Open addressing: node and word of an edge, and the node that it leads to; node 0 is the root. */
  #edgeNodes = new Int32Array(1 << 16).fill(-1)
  #edgeWords = new Int32Array(1 << 16)
  #edgeTargets = new Int32Array(1 << 16)
  #edges = 0
  #nodes = 1
  /** Phrases that end at a node. */
  readonly #phrases = new Map<number, number[]>()
  #ends: (readonly number[] | undefined)[] = []

  add(run: readonly string[], phrase: number): void {
    let node = 0
    for (const word of run) node = this.#stepOrAdd(node, this.#numberOf(word))
    const known = this.#phrases.get(node)
    if (known === undefined) this.#phrases.set(node, [phrase])
    else if (!known.includes(phrase)) known.push(phrase)
  }

  /** All words, in the order of their numbers. */
  get words(): string[] {
    return [...this.#numbers.keys()]
  }

  /** The node that a word leads to; -1 for none. */
  step(node: number, word: number): number {
    const mask = this.#edgeNodes.length - 1
    for (let at = slotOf(node, word) & mask; ; at = (at + 1) & mask) {
      const there = this.#edgeNodes[at] ?? -1
      if (there === -1) return -1
      if (there === node && this.#edgeWords[at] === word) return this.#edgeTargets[at] ?? -1
    }
  }

  /** Phrases that are said when a node is reached. */
  phrasesAt(node: number): readonly number[] | undefined {
    if (this.#ends.length === 0) {
      this.#ends = new Array(this.#nodes)
      for (const [each, phrases] of this.#phrases) this.#ends[each] = phrases
    }
    return this.#ends[node]
  }

  #numberOf(word: string): number {
    const known = this.#numbers.get(word)
    if (known !== undefined) return known
    this.#numbers.set(word, this.#numbers.size)
    return this.#numbers.size - 1
  }

  #stepOrAdd(node: number, word: number): number {
    const known = this.step(node, word)
    if (known !== -1) return known
    if (this.#edges * 2 >= this.#edgeNodes.length) this.#grow()
    const target = this.#nodes++
    this.#insert(node, word, target)
    this.#edges += 1
    return target
  }

  #insert(node: number, word: number, target: number): void {
    const mask = this.#edgeNodes.length - 1
    let at = slotOf(node, word) & mask
    while (this.#edgeNodes[at] !== -1) at = (at + 1) & mask
    this.#edgeNodes[at] = node
    this.#edgeWords[at] = word
    this.#edgeTargets[at] = target
  }

  #grow(): void {
    const [nodes, words, targets] = [this.#edgeNodes, this.#edgeWords, this.#edgeTargets]
    this.#edgeNodes = new Int32Array(nodes.length * 2).fill(-1)
    this.#edgeWords = new Int32Array(nodes.length * 2)
    this.#edgeTargets = new Int32Array(nodes.length * 2)
    nodes.forEach((node, at) => {
      if (node !== -1) this.#insert(node, words[at] ?? 0, targets[at] ?? 0)
    })
  }
}

function slotOf(node: number, word: number): number {
  const mixed = Math.imul(node, 0x9e3779b1) ^ Math.imul(word + 1, 0x85ebca6b)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
