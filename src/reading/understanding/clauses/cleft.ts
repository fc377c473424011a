import { isBeing } from './cut-clauses.ts'
import { type ClauseWord, saysHome } from './words-of-clauses.ts'

/** More words nobody says of what it is not, and of what it is. */
const longest = 6

/** "ce n'est pas Kent, c'est Renton": the first says what is not meant, the second what is. */
export function isCleft(first: readonly ClauseWord[], second: readonly ClauseWord[] | undefined): boolean {
  if (second === undefined || first.length > longest || second.length > longest) return false
  return denies(first) && !denies(second) && says(first) && says(second)
}

function denies(words: readonly ClauseWord[]): boolean {
  return words.some(({ tags }) => tags.includes('scope.not'))
}

/** "c'est Renton", "it's 4", "es ist ein Haus": something is named, and nothing is told of it. */
function says(words: readonly ClauseWord[]): boolean {
  const [head, next] = words
  if (head === undefined || !(isBeing(head) || isBeing(next))) return false
  const named = words.at(-1)
  return named !== undefined && named !== head && (named.counts || saysHome(named) || isName(named))
}

function isName({ tags, kinds, isSign }: ClauseWord): boolean {
  return tags.length === 0 && kinds.length === 0 && !isSign
}
