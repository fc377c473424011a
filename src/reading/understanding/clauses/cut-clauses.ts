import type { Token } from '../../languages/words/tokens.ts'
import { asks, breaksClause, type ClauseWord, endsSentence, joins } from './words-of-clauses.ts'

/** Cuts at signs, at "but" and "because", and where somebody else begins to speak of something. */
export function cutClauses(words: readonly ClauseWord[], tokens: readonly Token[]): ClauseWord[][] {
  const clauses: ClauseWord[][] = [[]]
  words.forEach((word, index) => {
    const open = clauses.at(-1)
    const next = words[index + 1]
    if (endsSentence(word, next, tokens) || breaksClause(word)) clauses.push([])
    else if (open && open.length > 0 && beginsClause(words, index)) clauses.push([word])
    else open?.push(word)
  })
  return clauses.filter((clause) => clause.length > 0)
}

function beginsClause(words: readonly ClauseWord[], index: number): boolean {
  const [word, next, behind] = [words[index], words[index + 1], words[index + 2]]
  if (word === undefined) return false
  if (word.kinds.includes('seams')) return true
  const isTold = (at: ClauseWord | undefined) => at?.kinds.includes('telling') ?? false
  if (joins(word) && next)
    return (
      next.kinds.includes('subjects') ||
      asks(next) ||
      isTold(next) ||
      (isOwner(next) && (isTold(words[index + 3]) || isBeing(words[index + 3])))
    )
  // "... in Kent my husband works there"
  const previous = words[index - 1]
  if (isOwner(word) && previous && !leads(previous) && [next, behind, words[index + 3]].some(isTold)) return true
  // "... in Kent I work downtown"
  return (
    word.kinds.includes('subjects') &&
    next !== undefined &&
    (isTold(next) || (asks(next) && !asks(word)) || isTold(behind))
  )
}

export function isOwner({ kinds }: ClauseWord): boolean {
  return kinds.includes('owners')
}

export function isBeing(word: ClauseWord | undefined): boolean {
  return word?.kinds.includes('being') ?? false
}

const leading = /^(scope\.|place\.|bound\.|sort\.|glue\.(of|in|forTime|from|at|my)|follow\.)/

/** "for my wife", "near my office": what stands before an owner holds it in its clause. */
export function leads({ tags }: ClauseWord): boolean {
  return tags.some((tag) => leading.test(tag))
}
