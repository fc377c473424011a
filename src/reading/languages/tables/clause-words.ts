import type { StoryWords } from './story-words.ts'

/**
 * By which words a clause tells what it is there for: whether it asks for a home, or tells of the visitor, talks, or
 * asks about something else and so asks for nothing. Phrases; "[a|b] c" stands for two of them.
 */
export interface ClauseWords extends StoryWords {
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
  /** With which a clause of politeness begins, whatever it goes on with: "thanks for", "sorry about", "see you". */
  courtesies: readonly string[]
  /** With which a question about anything begins: "who", "how long", "did". */
  interrogatives: readonly string[]
  /** Verbs that ask, unless one that tells stands behind them: "can", "should". */
  modals: readonly string[]
  /** Verbs between a subject and what it is, has or has done: "is", "has been". */
  being: readonly string[]
  /** Before the subject of a story that is nobody's: "the", "every", "that". */
  definites: readonly string[]
  /** Behind which a clause describes a home or belongs to what is asked: "that", "where", "which". */
  relatives: readonly string[]
  /** What the firm has, and not a home: "your office", "your team". */
  firms: readonly string[]
  /** Before a phone number: "tel", "mobile". */
  contacts: readonly string[]
  /** Behind the time of day: "pm", "Uhr". */
  clocks: readonly string[]
  /** Before the time of day: "a las". */
  clockLeads: readonly string[]
  months: readonly string[]
  /** Between a day and its month: "th", "of". */
  dateLinks: readonly string[]
  percents: readonly string[]
  /** Before a number that is a name: "room", "flight". */
  numbered: readonly string[]
  /** A verb by itself tells who does it: "vendimos", "tenho". */
  dropsSubjects: boolean
  /** How a verb that no table knows ends when it tells what happened: "ed"; folded. */
  pastEndings: readonly string[]
}

export const clauseKinds = [
  'subjects',
  'owners',
  'asking',
  'telling',
  'seams',
  'elsewhere',
  'talk',
  'courtesies',
  'interrogatives',
  'modals',
  'being',
  'definites',
  'relatives',
  'firms',
  'contacts',
  'clocks',
  'clockLeads',
  'months',
  'dateLinks',
  'percents',
  'numbered',
] as const
export type ClauseKind = (typeof clauseKinds)[number]
