import type { ClauseKind } from '../tables/clause-words.ts'
import type { StoryKind } from '../tables/story-words.ts'
import type { Token } from './tokens.ts'

/** What a language's phrases tell of the words of a sentence. */
export interface KnownPhrases {
  /** Tags of the phrase that begins at a token and reaches furthest, or null. */
  longestAt(tokens: readonly Token[], start: number): { tags: readonly string[]; end: number } | null
  isKnown(word: string): boolean
  /** The name that listings have for the place that is called here in the language's own way, or null. */
  exonymAt(tokens: readonly Token[], start: number): { name: string; end: number } | null
  /** What the longest words here say of the clause that they stand in, and where they end; null when nothing. */
  clauseAt(tokens: readonly Token[], start: number): { kinds: readonly ClauseKind[]; end: number } | null
  /** What the longest phrase of a story says that begins there. */
  storyAt(tokens: readonly Token[], start: number): { kinds: readonly StoryKind[]; end: number } | null
}
