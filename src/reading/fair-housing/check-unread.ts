import type { LanguageTables } from '../languages/languages.ts'
import { readTokens } from '../languages/words/read-tokens.ts'

/** Characters of a piece, and how far the next one reaches back into it: a wish may stand across the cut. */
const pieceLength = 1_000
const overlap = 100
const mostTokens = 400
/** So many refused wishes in one message are enough to say so. */
const mostFound = 3

/**
 * The wishes to be refused in a message that is too long to be read whole: the gate looks at all of it, piece by piece
 * with a rest behind each, and at what is said again only once.
 */
export function* checkUnread(
  text: string,
  tables: LanguageTables,
  known: readonly string[],
): Generator<void, string[]> {
  const found = new Set<string>()
  const seen = new Set<string>()
  for (const piece of cutPieces(text)) {
    if (found.size >= mostFound) break
    const key = piece.trim()
    if (seen.has(key)) continue
    seen.add(key)
    yield
    const tokens = readTokens(piece, tables)
    for (let from = 0; from < tokens.length; from += mostTokens) {
      yield
      const part = tokens.slice(from, from + mostTokens)
      const self = yield* tables.gate.findSelfInSteps(part)
      yield
      const others = part.filter((_, index) => !self.has(index))
      const { words } = yield* tables.gate.checkInSteps(others, new Set())
      for (const each of words) if (!known.includes(each)) found.add(each)
    }
  }
  return [...found].slice(0, mostFound)
}

/** Pieces that end at a sentence or a blank where one is near. */
function* cutPieces(text: string): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const most = start + pieceLength
    const end = most >= text.length ? text.length : endNear(text, most)
    yield text.slice(start, end)
    if (end === text.length) return
    const isWhole = /[.!?\n。！？]/.test(text.charAt(end - 1))
    start = isWhole ? end : Math.max(start + 1, end - overlap)
  }
}

function endNear(text: string, most: number): number {
  let blank = most
  for (let at = most; at > most - 300; at--) {
    if (/[.!?\n。！？]/.test(text.charAt(at - 1))) return at
    if (blank === most && text.charAt(at - 1) === ' ') blank = at
  }
  return blank
}
