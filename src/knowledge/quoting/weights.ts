/** Chosen on the open sets of `npm run bench:knowledge` (docs/decisions/0049-passages-are-found-by-words.md). */
export const weights = {
  /** A word in the heading right above, in those around it, in the line that leads in, in the sentence beside. */
  innerHeading: 1,
  outerHeading: 0.75,
  lead: 0.9,
  beside: 0.6,
  /** What a second sign of the same thing adds. */
  second: 0.5,
  /** Where something else of the same kind is spoken of. */
  another: 0.15,
  /** How rare a word that says little counts at most. */
  mostFaint: 1.1,
  /** How rare a word counts at least that passages have only by what it is a kind of. */
  ownUnknown: 3.2,
  /** What a passage loses that does not speak of what the question is most about, and from where on it does. */
  missing: 0.05,
  spokenOf: 0.3,
  /** What it loses where one word by itself might stand there by chance. */
  chance: 0.32,
  /** A sentence in which the firm speaks of itself, where it is asked about itself. */
  firm: 0.06,
  /** A word that no passage has. */
  unknown: 0.8,
  /** One that no table has either: visitors tell a lot that answers need not speak of. */
  unknownWord: 0.3,
  /** Of a sentence: what it says with what it stands under, what it says alone, whether it shows what is asked for. */
  context: 0.6,
  own: 0.2,
  sign: 0.185,
  /** What a sentence shows where nothing special is asked for. */
  noSign: 0.8,
  /** Of a passage: how much of the question it speaks of, how well its best sentence answers. */
  passage: 0.35,
  sentence: 0.65,
  /** For each standard deviation that a passage's meaning stands above that of all, where there is an embedding model. */
  meaning: 0.08,
  /** A passage is meant whose meaning stands so far above, and so far above that of any other (decision 0054). */
  meant: 4,
  meantAhead: 0.5,
  /** A second passage is quoted with the best one that comes no further behind it. */
  alsoNext: 0.15,
  /** A sentence beside the best one is quoted with it from this part of its score on. */
  quotedBeside: 0.55,
  /** Questions are the same from this share on, both ways. */
  sameQuestion: 0.82,
  /** Of the best passage they are from these shares on: what was asked, and what the stored one asks. */
  askedOfBest: 0.45,
  storedOfBest: 0.8,
  /** A stored answer that answers best is told as one where its question names so much of what was asked. */
  nearlySame: 0.5,
}
