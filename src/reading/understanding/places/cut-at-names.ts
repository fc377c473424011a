import type { Token } from '../../languages/words/tokens.ts'
import { ask, type Reading } from '../facts.ts'
import { spellings } from './place-candidates.ts'

const han = /^\p{Script=Han}{3,}$/u
const longestName = 5
/** Each is looked up in the listings. */
const mostPieces = 200

/**
 * Chinese writes no blanks: of characters that no table knows, those that name a city or a state of the listings are a
 * token by themselves, whatever stands beside them ("搵沙田" is 搵 and 沙田). Longest names first.
 */
export function* cutAtNames(tokens: readonly Token[]): Reading<Token[]> {
  const pieces = tokens.flatMap((token, index) => (han.test(token.raw) ? piecesOf(token, index) : []))
  if (pieces.length === 0) return [...tokens]
  const asked = pieces.slice(0, mostPieces)
  const known = yield* ask('knownNames', [...new Set(asked.flatMap(({ keys }) => keys))], [])
  const names = new Set([...known.cities.map(({ key }) => key), ...known.states])
  const found = asked.filter(({ keys }) => keys.some((key) => names.has(key)))
  return tokens.flatMap((token, index) =>
    cut(
      token,
      found.filter((piece) => piece.index === index),
    ),
  )
}

interface Piece {
  index: number
  start: number
  end: number
  keys: readonly string[]
}

/** Runs of two to five characters, the longest first. */
function piecesOf(token: Token, index: number): Piece[] {
  const length = [...token.raw].length
  const pieces: Piece[] = []
  for (let size = Math.min(longestName, length - 1); size > 1; size--)
    for (let start = 0; start + size <= length; start++)
      pieces.push({ index, start, end: start + size, keys: spellings([part(token, start, start + size)]) })
  return pieces
}

function part(token: Token, start: number, end: number): Token {
  return {
    ...token,
    text: [...token.text].slice(start, end).join(''),
    raw: [...token.raw].slice(start, end).join(''),
    glued: start > 0 || token.glued,
  }
}

function cut(token: Token, pieces: readonly Piece[]): Token[] {
  const chosen = pieces
    .filter(({ start, end }, at) => !pieces.slice(0, at).some((longer) => start < longer.end && longer.start < end))
    .sort((a, b) => a.start - b.start)
  if (chosen.length === 0) return [token]
  const cuts = [...new Set([0, ...chosen.flatMap(({ start, end }) => [start, end]), [...token.raw].length])]
  return cuts.slice(1).map((end, at) => part(token, cuts[at] ?? 0, end))
}
