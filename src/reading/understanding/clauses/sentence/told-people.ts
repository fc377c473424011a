import type { Lexicon } from '../../../languages/words/lexicon.ts'
import type { Token } from '../../../languages/words/tokens.ts'
import type { Aside } from '../aside.ts'
import { isBeing } from '../cut-clauses.ts'
import { asks, type ClauseWord, readClauseWords, saysOfHome } from '../words-of-clauses.ts'
import { asksNeverAgain } from './never-again.ts'
import { isOfPeople } from './of-people.ts'

/** A word of fair housing by which people are chosen, or a place where they live. */
type SelectsAt = (at: number) => boolean

/**
 * Tokens of sentences that tell what happened and nothing else: people who are named there are told of, and chosen by
 * nobody. A sentence that asks, denies, names a home or says where or beside whom people live is none.
 */
export function findToldPeople(
  tokens: readonly Token[],
  { lexicon, asides, selectsAt }: { lexicon: Lexicon; asides: readonly Aside[]; selectsAt: SelectsAt },
): ReadonlySet<number> {
  const told = new Set<number>()
  // "Mexicans moved in, so nothing like that please": what was told is what is asked for.
  if (asksNeverAgain(tokens, lexicon)) return told
  let start = 0
  for (let end = 1; end <= tokens.length; end++) {
    const isEnd = end === tokens.length || /^[.!?;。！？；]$/.test(tokens[end - 1]?.text ?? '')
    if (!isEnd) continue
    const isTold = asides.some(
      (aside) => aside.role === 'visitor' && aside.start <= start && aside.end >= end - 1 && end - start >= shortest,
    )
    const words = isTold ? readClauseWords(tokens.slice(start, end), lexicon) : []
    const isWish = words.some((word) => asks(word) || word.tags.some(isOfHome) || word.tags.some(isOfWish))
    const isPast = words.some(
      ({ forms, isPast, kinds }) =>
        isPast || forms.includes('finite') || forms.includes('open') || (kinds.includes('telling') && forms.length > 0),
    )
    const selects = range(start, end).some(selectsAt)
    // "two children screamed in the hallway": who did it is chosen by nobody
    const isSubject = isOfPeople(words) && !words.some(isState)
    if (isTold && isPast && !isWish && (isSubject || !selects)) for (const at of range(start, end)) told.add(at)
    start = end
  }
  return told
}

const shortest = 4

/** "the neighbors were Muslim" says who they are, and no deed; "have" of a perfect does. */
function isState(word: ClauseWord): boolean {
  return isBeing(word) && !word.story.includes('auxiliaries')
}

function isOfHome(tag: string): boolean {
  return saysOfHome(tag) && !tag.startsWith('feature.') && !tag.startsWith('unit.') && !tag.startsWith('currency.')
}

function isOfWish(tag: string): boolean {
  return /^(scope\.(not|must|wish)|bound\.refused|follow\.)/.test(tag)
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, at) => start + at)
}
