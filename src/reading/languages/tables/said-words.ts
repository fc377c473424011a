import type { Family } from '../../criteria/condition.ts'

/** What a comparison of two homes holds against each other. */
export type ComparedField = 'Price' | 'BuildingArea' | 'YearBuilt' | 'Bedrooms'

/** What happens to a home in a year: it is built, made new, or it changes hands. */
export type DatedEvent = 'built' | 'renewed' | 'traded'

/** Parts of a home that are made new, or that something is in. */
export type HomePart =
  | 'roof'
  | 'kitchen'
  | 'bath'
  | 'windows'
  | 'heating'
  | 'garage'
  | 'floors'
  | 'basement'
  | 'outside'
  | 'living'
  | 'bedroom'
  | 'wiring'

/**
 * How a language speaks of homes, of the firm and of deeds. All values are lists, parted by commas, of folded words (lower
 * case, no accents) and phrases of them; a star stands for any ending.
 */
export interface SaidWords {
  /** The commonest words of the language: by them an answer's sentence is known to be of it. */
  smallWords: string
  /** What is usual: "usually", "most". Who says so speaks of homes at large. */
  habits: string
  /** Turns of speech that sound like a denial or a question and are none: "it is no secret that". */
  rhetoric: string
  /** Before what is missing: "no", "without"; those of them that deny the noun behind them alone; and the same behind it: "is gone". */
  denials: string
  nounDenials: string
  deniedBehind: string
  /** A denial may also stand behind what it denies: "hat den Pool nicht". */
  deniesBehind: boolean
  /** What makes a lie of all that is said behind it: "it is not true that". */
  untrue: string
  /** What a listing does with a fact, and whoever reads it: "says", "know". Who denies that calls the fact unknown. */
  tells: string
  /** Behind these nothing is claimed; and the same behind what is unknown: "whether", "is unclear". */
  unknown: string
  unknownBehind: string
  /** The chatbot says what it does not do: "I cannot". */
  declines: string
  /** What is looked for, and not there: "look for". */
  searches: string
  /** What a question to the visitor begins with. */
  asks: string
  /** The visitor's words are retold: "you asked for". */
  echo: string
  /** Before what is not so yet: "if". */
  conditions: string
  /** Whatever was opened ends here: "but". */
  breaks: string
  /** Words that stand for a home that is spoken of; for any home; for the firm, the chatbot and the visitor. */
  homeRefs: string
  homes: string
  firmRefs: string
  selfRefs: string
  visitorRefs: string
  /** Greetings, thanks and other courtesies, and what leads to what is said: they claim nothing. */
  courtesies: string
  /** What says that somebody or something has a thing. */
  haves: string
  /** Cells of a table that say of their column that it is so, that it is not, or that nobody knows. */
  yes: string
  no: string
  blank: string
  status: Readonly<Record<'active' | 'pending' | 'sold' | 'off' | 'soon', string>>
  sale: string
  rent: string
  families: Readonly<Record<Family, string>>
  /** Of the families: words that people also use for any home. */
  looseFamilies: string
  fresh: string
  noFee: string
  withinBudget: string
  openHouse: string
  tour: string
  /** What a year is the year of, and of which part of the home. */
  events: Readonly<Record<DatedEvent, string>>
  parts: Readonly<Record<HomePart, string>>
  /** Who says that no other home has it; and of which few he says it. */
  exclusives: string
  ofShown: string
  /** Before a number that is rounded, or passed, or not reached; and the same behind it: "give or take". */
  near: string
  above: string
  below: string
  behind: Readonly<Record<'near' | 'above' | 'below', string>>
  /** Payments and what they are made with; and what turns a warning of them into a condition: "unless". */
  money: string
  limits: string
  /** Deeds that are said to be done; that the chatbot cannot do; the same in the first person, told by the verb alone. */
  done: string
  deeds: string
  ownDeeds: string
  /** Who is said to do them; that somebody else may, which claims nothing; and what is arranged by them: "viewing". */
  doers: string
  mayBe: string
  meetings: string
  /** Who hurries the visitor: other buyers, the last chance. */
  pressure: string
  /** What the firm does not promise, and what becomes of prices. */
  promises: string
  forecasts: string
  /** Judgements that nobody may make: of safety, crime, schools, and of who lives somewhere. */
  judged: string
  compares: readonly {
    field: ComparedField
    /** 1: more of it, -1: less, 0: as much. */
    sign: 1 | -1 | 0
    isMost: boolean
    words: string
  }[]
}
