import type { JudgedPassage } from './judge-passage.ts'

/** Chosen over all sets of `npm run bench:knowledge`. */
const ranks = {
  /** How well its best sentence answers, how much of the question the passage speaks of. */
  sentence: 0.65,
  coverage: 0.35,
  /** What the index thinks of it beside its best. */
  found: 0.28,
  /** What a passage in another language than the question loses. */
  otherLanguage: 0.25,
}

/** What a passage comes before others by; `found`: its part of the best score of the index. */
export function rankOf(judged: JudgedPassage, found: number, isSameLanguage: boolean): number {
  return (
    ranks.sentence * (judged.sentences[judged.best]?.score ?? 0) +
    ranks.coverage * judged.coverage +
    ranks.found * found -
    (isSameLanguage ? 0 : ranks.otherLanguage)
  )
}
