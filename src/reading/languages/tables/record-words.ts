/** What happens to a home in a year: it is built, made new, or it changes hands. */
export type DatedEvent = 'built' | 'renewed' | 'traded'

/** Parts of a home that are made new, or that something is in. */
export const homeParts = [
  'roof',
  'kitchen',
  'bath',
  'windows',
  'heating',
  'garage',
  'floors',
  'basement',
  'outside',
  'living',
  'bedroom',
  'wiring',
] as const
export type HomePart = (typeof homeParts)[number]

/**
 * How a language tells what a record says. Lists, parted by commas, of words and phrases; a star stands for any ending.
 */
export interface RecordWords {
  /**
   * Words of listings, a concept a row (what goes on is indented): English words that say it, parted by slashes = words of the language for it. A
   * listing that says the one bears out the other.
   */
  listingWords: string
  /** What a year is the year of. */
  events: Readonly<Record<DatedEvent, string>>
  /** Of which part of the home. */
  parts: Readonly<Record<HomePart, string>>
  /** Single words between a thing and the room that it is in. */
  inside: string
  /** Behind a number, of a time: the number is proven by itself. */
  timeUnits: string
  /** Phrases that only tie an amount to what it is the amount of: "works out to". */
  ties: string
  /** Who says that no other home has it; and of which few he says it. */
  exclusives: string
  ofShown: string
  /** Before a number that is rounded, or passed, or not reached. */
  near: string
  above: string
  below: string
  /** The same behind the number: "give or take". */
  behind: Readonly<Record<'near' | 'above' | 'below', string>>
  /** Behind what is missing or not allowed: "is gone". */
  deniedBehind: string
}
