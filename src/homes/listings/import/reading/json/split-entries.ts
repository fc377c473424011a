import { ImportRefusal } from '../../import-refusal.ts'

const [quote, backslash, newline, carriage, comma] = [0x22, 0x5c, 0x0a, 0x0d, 0x2c]
const [openObject, openList, closeObject, closeList] = [0x7b, 0x5b, 0x7d, 0x5d]
const lineEnd = Buffer.from('\n')
/** Longer names lead nowhere. */
const longestName = 200
/** Deeper text is no list of homes; what an entry holds is the reader's to bound. */
const deepest = 200_000

/**
 * Writes what stands at a path of JSON as one entry a line, as it comes, whatever the size of the text: "*" stands for any
 * name and for the entries of a list; an empty path for the objects of the text itself. Fails with an ImportRefusal where
 * the text breaks off.
 */
export async function* splitEntries(text: AsyncIterable<Buffer>, path: readonly string[]): AsyncGenerator<Buffer> {
  const splitter = new EntrySplitter(path)
  for await (const piece of text) {
    const found = splitter.push(piece)
    if (found.length > 0) yield Buffer.concat(found)
  }
  // Half a list must not pass for the whole one: what it leaves out would seem to be gone.
  if (!splitter.isWhole) throw new ImportRefusal('The JSON is not whole: it ends before its last bracket.')
}

class EntrySplitter {
  readonly #path: readonly string[]
  /** Of each open bracket whether it is an object's. */
  readonly #objects: boolean[] = []
  /** How many open brackets lie on the path, from the outermost one on. */
  #onPath = 0
  /** Depth at which the entry began that is being written; 0: none is. */
  #entry = 0
  #isText = false
  #isEscaped = false
  #name: number[] = []
  #isName = false
  #key = ''

  constructor(path: readonly string[]) {
    this.#path = path
  }

  get isWhole(): boolean {
    return this.#objects.length === 0 && !this.#isText
  }

  push(piece: Buffer): Buffer[] {
    const out = Buffer.from(piece)
    const parts: Buffer[] = []
    let from = 0
    for (let at = 0; at < out.length; at += 1) {
      const byte = out[at] ?? 0
      if (this.#isText) this.#readText(byte)
      else if (byte === quote) this.#beginText()
      else if (byte === openObject || byte === openList) {
        const depth = this.#open(byte === openObject)
        if (this.#entry === depth) from = at
      } else if (byte === closeObject || byte === closeList) {
        if (this.#entry !== 0 && this.#entry === this.#objects.length) {
          parts.push(out.subarray(from, at + 1), lineEnd)
          this.#entry = 0
        }
        this.#objects.pop()
        this.#onPath = Math.min(this.#onPath, this.#objects.length)
      } else if (byte === comma) this.#key = ''
      if (byte === newline || byte === carriage) out[at] = 0x20
    }
    if (this.#entry !== 0) parts.push(out.subarray(from))
    return parts
  }

  #readText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false
    else if (byte === backslash) this.#isEscaped = true
    else if (byte === quote) {
      this.#isText = false
      if (this.#isName) this.#key = Buffer.from(this.#name).toString('utf8')
      return
    }
    if (this.#isName && this.#name.length < longestName) this.#name.push(byte)
  }

  #beginText(): void {
    this.#isText = true
    // The last text before a bracket is its name.
    this.#isName = this.#entry === 0 && this.#objects.at(-1) === true && this.#onPath === this.#objects.length
    this.#name = []
  }

  /** How deep it is now. */
  #open(isObject: boolean): number {
    const depth = this.#objects.length
    if (depth >= deepest) throw new ImportRefusal('The JSON is nested too deep to be a list of homes.')
    const segment = this.#objects.at(-1) === true ? this.#key : '*'
    const wanted = this.#path[depth - 1]
    const follows = depth === 0 || wanted === '*' || wanted === segment
    if (this.#entry === 0 && this.#onPath === depth && follows) {
      this.#onPath = depth + 1
      if (depth === this.#path.length) this.#entry = depth + 1
    }
    this.#objects.push(isObject)
    this.#key = ''
    return depth + 1
  }
}
