/** Nobody who calls us nests JSON deeper (wire-decisions.md); parsers and walks of deeper values cost time and stack. */
export const maxJsonDepth = 32
/**
 * Nobody who calls us sends more entries and fields in one body: 1,000 Keys are the most that any operation takes. A
 * million bytes of them take the parser and the walks that follow a third of a second, in which nobody else is answered.
 */
export const maxJsonValues = 10_000

const quote = 0x22
const backslash = 0x5c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d
const comma = 0x2c

export type JsonExcess = 'too-deep' | 'too-many'

/**
 * Watches how deeply JSON is nested and how much it holds while it arrives, before anything is built of it. It looks at
 * each byte once, and at nothing but brackets, commas, texts and what is escaped in them: what is malformed otherwise is
 * the parser's to refuse.
 */
export class JsonDepth {
  readonly #maxValues: number
  #depth = 0
  #values = 0
  #isInText = false
  #isEscaped = false

  /** Of `maxValues` entries of lists and fields of objects at the most, in all. */
  constructor(maxValues = maxJsonValues) {
    this.#maxValues = maxValues
  }

  /** Looks at the next bytes, of UTF-8. Answers what is too much in all so far; null: nothing is. */
  push(bytes: Uint8Array): JsonExcess | null {
    let depth = this.#depth
    let values = this.#values
    let isInText = this.#isInText
    let isEscaped = this.#isEscaped
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index]
      if (isInText) {
        if (isEscaped) isEscaped = false
        else if (byte === backslash) isEscaped = true
        else if (byte === quote) isInText = false
      } else if (byte === quote) isInText = true
      else if (byte === openList || byte === openObject) {
        depth += 1
        values += 1
        if (depth > maxJsonDepth) return 'too-deep'
      } else if (byte === closeList || byte === closeObject) depth -= 1
      else if (byte === comma) values += 1
    }
    this.#depth = depth
    this.#values = values
    this.#isInText = isInText
    this.#isEscaped = isEscaped
    return values > this.#maxValues ? 'too-many' : null
  }
}

/** JSON from a stranger, as a value. Throws a SyntaxError when it is none, or nested too deeply. */
export function parseForeignJson(json: string): unknown {
  const excess = new JsonDepth().push(Buffer.from(json))
  if (excess !== null) throw new SyntaxError(excess === 'too-deep' ? 'it is nested too deeply' : 'it holds too much')
  return JSON.parse(json)
}
