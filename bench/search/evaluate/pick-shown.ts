import type { Meaning } from '../meaning.ts'
import type { Expected } from './evaluate.ts'
import type { StoredListing } from './holds.ts'

/** As many as a chat answer names. */
export const turnPage = 5

/** What a right answer to a turn of a conversation would have shown. */
export function pickShown(expected: Expected, meaning: Meaning | null): StoredListing[] {
  const page = Math.min(meaning?.limit ?? turnPage, turnPage)
  return expected.matches.slice((meaning?.pagesBefore ?? 0) * turnPage).slice(0, page)
}
