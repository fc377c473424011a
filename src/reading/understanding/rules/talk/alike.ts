import { hasTag, type Lexeme, tagValue } from '../../words/lexeme.ts'

/** Two places, or two kinds of homes. */
export function areAlike(first: Lexeme | undefined, second: Lexeme | undefined): boolean {
  if (first?.places !== undefined) return second?.places !== undefined
  return tagValue(first, 'family.') !== null && tagValue(second, 'family.') !== null
}

export function isSmall(lexeme: Lexeme): boolean {
  return ['glue.article', 'glue.the', 'place.in', 'glue.my'].some((tag) => hasTag(lexeme, tag))
}
