/** Pieces are as small as that: who gets one does not stop for it. */
const pieceCharacters = 65_536
/** A single entry that is larger than this is nothing of a home. */
export const longestEntry = 1_048_576
/** What stands beside the list is a link or a number. */
const most = { names: 50, longest: 16_384 }

/**
 * A JSON object without one of its lists, whose entries follow in small pieces; null: it is no object. Of what stands beside the
 * list only what is small is told.
 */
export function splitJson(
  bytes: Uint8Array,
  list: string,
): { rest: Record<string, unknown> | null; entries: Iterable<unknown[]> } {
  const value = parse(bytes)
  if (value === null) return { rest: null, entries: [] }
  const entries = value[list]
  const rest = smallOnes(value, list)
  if (!Array.isArray(entries)) return { rest: { ...rest, [list]: null }, entries: [] }
  return { rest, entries: inPieces(entries) }
}

function smallOnes(value: Record<string, unknown>, list: string): Record<string, unknown> {
  const rest: [string, unknown][] = []
  let left = most.names
  for (const name in value) {
    if (name === list || !Object.hasOwn(value, name)) continue
    left -= 1
    if (left < 0) break
    const { length } = JSON.stringify(value[name]) ?? ''
    if (name.length + length <= most.longest) rest.push([name, value[name]])
  }
  return Object.fromEntries(rest)
}

function parse(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8'))
    // An object's entries are looked at one by one.
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

function* inPieces(entries: readonly unknown[]): Generator<unknown[]> {
  let piece: unknown[] = []
  let characters = 0
  for (const entry of entries) {
    const length = JSON.stringify(entry).length
    // Its place stays: who counts entries counts it.
    piece.push(length > longestEntry ? null : entry)
    characters += length
    if (characters < pieceCharacters) continue
    yield piece
    piece = []
    characters = 0
  }
  if (piece.length > 0) yield piece
}
