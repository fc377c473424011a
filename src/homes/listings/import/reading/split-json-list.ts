import { ImportRefusal } from '../import-refusal.ts'

/** What the parts of a JSON list look like in bytes. */
const [quote, backslash, newline, carriage] = [0x22, 0x5c, 0x0a, 0x0d]
const opens = new Set([0x7b, 0x5b])
const closes = new Set([0x7d, 0x5d])
const comma = 0x2c

/**
 * Writes a JSON list of any size as one entry a line, as it comes: what stands between entries is left out, and line ends
 * within one become blanks. What is no list any more, such as text behind its end, becomes a line that no reader takes.
 * Fails with an ImportRefusal where the list breaks off.
 */
export async function* splitJsonList(text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let depth = 0
  let isText = false
  let isEscaped = false
  for await (const piece of text) {
    const out = Buffer.from(piece)
    let from = 0
    const parts: Buffer[] = []
    for (let at = 0; at < out.length; at += 1) {
      const byte = out[at] ?? 0
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (byte === backslash) isEscaped = true
        else if (byte === quote) isText = false
      } else if (byte === quote) isText = true
      else if (opens.has(byte)) {
        depth += 1
        // The list itself.
        if (depth === 1) {
          parts.push(out.subarray(from, at))
          from = at + 1
        }
      } else if (closes.has(byte)) {
        depth -= 1
        if (depth === 0) {
          parts.push(out.subarray(from, at), lineEnd)
          from = at + 1
        }
      } else if (byte === comma && depth === 1) out[at] = newline
      else if (byte === newline || byte === carriage) out[at] = 0x20
    }
    parts.push(out.subarray(from))
    yield Buffer.concat(parts)
  }
  // Half a list must not pass for the whole one: what it leaves out would seem to be gone.
  if (depth !== 0 || isText) throw new ImportRefusal('The JSON list is not whole: it ends before its last bracket.')
}

const lineEnd = Buffer.from('\n')
