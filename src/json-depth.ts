/** Nobody who calls us nests JSON deeper (wire-decisions.md); parsers and walks of deeper values cost time and stack. */
export const maxJsonDepth = 32

const quote = 0x22
const backslash = 0x5c
const openList = 0x5b
const closeList = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/**
 * Watches how deeply JSON is nested while it arrives, before anything is built of it. It looks at each byte once, and
 * at nothing but brackets, texts and what is escaped in them: what is malformed otherwise is the parser's to refuse.
 */
export class JsonDepth {
  #depth = 0
  #isInText = false
  #isEscaped = false

  /** Looks at the next bytes, of UTF-8. Answers whether all so far is nested no deeper than allowed. */
  push(bytes: Uint8Array): boolean {
    let depth = this.#depth
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
        if (depth > maxJsonDepth) return false
      } else if (byte === closeList || byte === closeObject) depth -= 1
    }
    this.#depth = depth
    this.#isInText = isInText
    this.#isEscaped = isEscaped
    return true
  }
}

/** JSON from a stranger, as a value. Throws a SyntaxError when it is none, or nested too deeply. */
export function parseForeignJson(json: string): unknown {
  if (!new JsonDepth().push(Buffer.from(json))) throw new SyntaxError('it is nested too deeply')
  return JSON.parse(json)
}
