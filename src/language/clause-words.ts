/**
 * By which words a clause tells what it is there for: whether it asks for a home, or tells of the visitor, talks, or asks
 * about something else and so asks for nothing. Phrases; "[a|b] c" stands for two of them.
 */
export interface ClauseWords {
  /** Who tells something: "I", "we", "they". */
  subjects: readonly string[]
  /** Before somebody or something of the visitor's that tells something: "my", "our". */
  owners: readonly string[]
  /** Verbs and turns with which a clause asks, whoever its subject is: "want", "am looking", "could live with". */
  asking: readonly string[]
  /** Verbs that ask for nothing, in the forms in which they tell something: "moved", "works", "it rained". */
  telling: readonly string[]
  /** Words behind which another clause begins: "because", "so". */
  seams: readonly string[]
  /** What a clause about something else speaks of: "the weather", "who won". */
  elsewhere: readonly string[]
  /** Idioms that mean nothing by their words: "all the best", "in a hurry", "thanks a lot". */
  talk: readonly string[]
}

export const clauseKinds = ['subjects', 'owners', 'asking', 'telling', 'seams', 'elsewhere', 'talk'] as const
export type ClauseKind = (typeof clauseKinds)[number]
