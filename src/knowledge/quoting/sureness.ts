import type { ReadQuestion } from '../retrieval/question-group.ts'
import type { JudgedPassage } from './judge-passage.ts'

/** Each passage as it is judged beside the others. */
export interface RankedPassage extends JudgedPassage {
  passage: { text: string }
  /** Whether it is in the language of the question. */
  isSameLanguage: boolean
  /** Whether its meaning is what is asked, by the embedding model. */
  isMeant: boolean
  rank: number
}

/**
 * What makes it likely that the best passage answers: a logistic regression over the questions of all sets in
 * `bench/knowledge`, with the threshold at 0; docs/decisions/0049-passages-are-found-by-words.md tells how well it holds for a set left out.
 */
const likely = {
  always: -6.4,
  /** How much of the question it speaks of, and how much its headings do. */
  coverage: 5.7,
  named: 1.9,
  /** Its best sentence shows what is asked for. */
  shows: 0.8,
  /** How far it is ahead of the next, up to `mostLead`. */
  lead: 2.1,
  sameLanguage: 1,
  /** The logarithm of how many things are asked for: to speak of all of many is less of a chance. */
  things: 0.33,
  /** How many of them no passage has. */
  unknown: -1.8,
  /** One word, which might stand there by chance. */
  chance: -1.8,
  /** A word of the world outside, as "movie", that no heading has. */
  otherWorld: -6.9,
  /** Its meaning stands out, where there is an embedding model; chosen by hand on the open sets (decision 0054). */
  meant: 0.6,
}
const mostLead = 0.5

/** How sure it is that a passage answers; from 0 on it does. */
export function surenessOf(judged: RankedPassage, next: RankedPassage | undefined, { groups }: ReadQuestion): number {
  const asked = groups.filter(({ isAsked }) => isAsked)
  const all = Math.max(1, asked.length)
  const lead = next ? Math.min(mostLead, judged.rank - next.rank) : 0
  return (
    likely.always +
    likely.coverage * judged.coverage +
    likely.named * judged.named +
    (judged.sentences[judged.best]?.shows ? likely.shows : 0) +
    likely.lead * lead +
    (judged.isSameLanguage ? likely.sameLanguage : 0) +
    likely.things * Math.log(all) +
    (likely.unknown * asked.filter(({ isUnknown }) => isUnknown).length) / all +
    (judged.isByChance ? likely.chance : 0) +
    (judged.isOfOtherWorld ? likely.otherWorld : 0) +
    (judged.isMeant ? likely.meant : 0)
  )
}
