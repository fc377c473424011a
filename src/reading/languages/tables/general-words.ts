/**
 * How a language speaks of what is so in general: of buying and renting, of the people who do it and of how it goes.
 * All values are lists, parted by commas, of folded words and phrases; a star stands for any ending.
 */
export interface GeneralWords {
  /** What is usual: "usually", "most". Numbers may be told beside these. */
  habits: string
  /** Verbs that say what a word means, and nothing else: "means". */
  explains: string
  /** Those of them that no listing could use: "stands for". */
  onlyExplains: string
  /** Verbs that give a thing its name: "is called". */
  names: string
  /** Who buys, rents, lends and examines, in general: "buyers", "a lender". */
  actors: string
  /** Whom a shown home has as well: "the seller" is one of any home only where something is said to be usual. */
  parties: string
  /** What buying and renting consist of: "closing", "the contract". A certain one is the one of any purchase. */
  processes: string
  /** Homes of no certain kind: "a home", "houses". */
  homes: string
  /** What building and living consist of, as a kind: "concrete", "a landlord"; and verbs that say what such a kind does. */
  matters: string
  does: string
  /** How words end that name what is done ("adding"), parted by blanks, and words that end so and name a thing. */
  actEndings: string
  noActs: string
  /** Single words for any one of a kind, for every one, and for a few; numbers of the language are known. */
  indefinite: string
  every: string
  few: string
  /** What a step begins with: "then", "once", "when you". */
  leads: string
  /** Verbs that tell the visitor to take a step: "bring", "compare". */
  steps: string
  /** Behind these the parts that every home has are looked at: "check the roof". */
  examines: string
  parts: string
  /** Articles before what is certain, and what may stand behind them of no home: "the end", "the same". */
  certain: string
  certainly: string
  /** Words of now and of once: what is general is always so. */
  moments: string
  /** Words that point at something, and turns in which they do not: "this means". */
  points: string
  pointsNot: string
  /** A pronoun that stands for nothing: "it takes". */
  expletives: string
  /** What is counted between the chatbot and the visitor, and is a part of no home. */
  counted: string
  /** Behind a share of something that every purchase has: "of the price". */
  shares: string
  /** Shares and amounts of these are of today, of the market or of the firm: "interest", "discount". */
  rates: string
  /** What is said of the market and never in general: "above asking". */
  market: string
}
