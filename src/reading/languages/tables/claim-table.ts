import type { Family } from '../../criteria/condition.ts'
import type { FieldWords } from './field-words.ts'
import type { GeneralWords } from './general-words.ts'
import type { PlainWords } from './plain-words.ts'
import type { RecordWords } from './record-words.ts'

/** What a comparison of two homes holds against each other. */
export type ComparedField = 'Price' | 'BuildingArea' | 'YearBuilt' | 'Bedrooms'

/**
 * How claims about homes are made in a language. All values are lists, parted by commas: folded words (lower case, no
 * accents) and phrases of them; a star stands for any ending. Lists of single words are parted by blanks.
 */
export interface ClaimTable {
  /** What is so in general: no claim about a home. */
  general: GeneralWords
  /** Words that claim nothing, in any of their forms. */
  plain: PlainWords
  /** How what a record says is denied or called unknown. */
  denied: FieldWords
  /** What a record says, in other words. */
  record: RecordWords
  /** Single words that claim nothing wherever they stand: they hold sentences together, or name a field of a record. */
  neutral: string
  /** Single words of praise, which no record can bear out or contradict. */
  praise: string
  /** What may not be praised: the surroundings and what a home is worth. */
  unpraised: string
  /** Turns of speech that sound like a denial or a question and are none: "it is no secret that". */
  rhetoric: string
  /** Behind these nothing is claimed: "does not say whether". */
  unknown: string
  /** The same, said behind what is unknown: "is not mentioned". */
  unknownBehind: string
  /** Verbs with which a listing tells, where a denial may end their clause: "die Anzeige erwähnt die Steuer nicht". */
  tells?: string
  /** The chatbot says what it does not do: "I cannot". */
  declines: string
  /** What is looked for, and not there: "look for". */
  searches: string
  /** What a question to the visitor begins with. */
  asks: string
  /** The visitor's words are retold: "you asked for". */
  echo: string
  /** Single words that take up a thing behind a comma, and say something of it: "which". */
  relatives: string
  /** Before words of the visitor that he has not said yet: "if". */
  conditions: string
  /** Whatever was opened ends here: "but". */
  breaks: string
  /** What is said of one of several homes and not of each: "one of". */
  oneOf: string
  /** Words that part the last of a list: "or". */
  lists: string
  /** Words for where the homes are: who says "here" explains no term. */
  here: string
  /** Before what is missing: "no", "without". */
  denials: string
  /** A denial may also stand behind what it denies: "hat den Pool nicht". */
  deniesBehind: boolean
  /** Single words before a noun: "the", "our"; and those of them that mean a certain one. */
  articles: string
  definites: string
  /** Terms of the trade that may be explained, and how an explanation goes on behind its term. */
  glossary: string
  /** What may stand before such a term: "a", "in general". */
  generalLeads: string
  defines: string
  /** Words that stand for a home that is spoken of, and for the firm. */
  homeRefs: string
  firmRefs: string
  /** Single words that have somebody, and what is said behind them is said of that: the subject of a clause. */
  visitorRefs: string
  /** The chatbot itself, and whom it asks politely: what is said there is talk, unless a home or the firm is in it. */
  selfRefs: string
  /** What is counted and is no home; and words of a search's result, beside which it may be one. */
  things: string
  finds: string
  status: Readonly<Record<'active' | 'pending' | 'sold' | 'off' | 'soon', string>>
  sale: string
  rent: string
  families: Readonly<Record<Family, string>>
  /** Of the families: words that people also use for any home. */
  looseFamilies: string
  fresh: string
  free: string
  noFee: string
  /** Costs: who denies one says that it is 0. */
  fees: string
  withinBudget: string
  openHouse: string
  tour: string
  compares: readonly {
    field: ComparedField
    /** 1: more of it, -1: less, 0: as much. */
    sign: 1 | -1 | 0
    isMost: boolean
    words: string
  }[]
  /** Payments and what they are made with: said by nobody but as a warning. */
  money: string
  /** What says that somebody or something has a thing. */
  haves: string
  /**
   * Deeds that the chatbot cannot do; who is said to do them; and that somebody else may do them, which claims nothing.
   */
  deeds: string
  doers: string
  mayBe: string
  /** Deeds in the first person, where the verb alone tells it. */
  ownDeeds: string
  /** Deeds that are said to be done. */
  done: string
  /** What is arranged by such deeds: "viewing". */
  meetings: string
  /** What turns a warning into a condition: "unless". */
  limits: string
  /** What the firm does not promise. */
  promises: string
  /** What becomes of prices. */
  forecasts: string
  /** Areas, people, crime, schools, noise, the way to work and what becomes of prices. */
  judged: string
}
