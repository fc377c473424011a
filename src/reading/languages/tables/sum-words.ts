import type { LanguageCode } from '../language-code.ts'

/** What an amount may be divided by. */
export type PerThing = 'foot' | 'meter' | 'acre' | 'unit' | 'bedroom'

/** How a language asks for a sum, over folded text. What begins with ^ stands right behind a number. */
export interface SumAsks {
  /** An amount is asked for: without it "an acre" and "for a year" are no sum. */
  amount: RegExp
  price: RegExp
  per: Readonly<Record<PerThing, RegExp>>
  /** Somebody shares what is paid. */
  split: RegExp
  /** What each of them pays. */
  each: RegExp
  /** One person besides the visitor. */
  companion: RegExp
  half: RegExp
  /** "three people", the visitor among them; "two friends", besides the visitor. */
  people: RegExp
  others: RegExp
  year: RegExp
  years: RegExp
  months: RegExp
  deposit: RegExp
  fee: RegExp
  /** What is paid before one moves in. */
  upfront: RegExp
  both: RegExp
  together: RegExp
  /** One amount is put on top of another. */
  plus: RegExp
  /** The same, in words that mostly say something else. */
  with: RegExp
  /** What is paid each month. */
  monthly: RegExp
  /** "by how much", "how much bigger": of two. */
  apart: RegExp
  /** Says so only of a price or a size. */
  difference: RegExp
  size: RegExp
  land: RegExp
  age: RegExp
  rooms: RegExp
  /** The rent, and no other price. */
  rent: RegExp
  firstMonth: RegExp
  lastMonth: RegExp
  /** Right behind a number: how records count months of rent, "3 Kaltmieten", "2 mois". */
  rents: RegExp
  /** All that is paid beside the rent as well. */
  everything: RegExp
  /** A year's rent as a share of the price: “yield”, “Rendite”. */
  yield: RegExp
  /** What an agent is paid, as records name it. */
  commission: RegExp
  /** Between two things that are to be paid, beside "plus" and "with". */
  joins: RegExp
  percent: RegExp
  /** Ten in a hundred: "两成". */
  tenths: RegExp | null
  /** Right in front of a number: of a share without its sign, "si piden el 10". */
  wants: RegExp | null
}

export type Counted = 'unit' | 'bedroom' | 'acre' | 'person' | 'month'

/** How a language asks for sums of what homes cost, and tells them. */
export interface SumWords {
  code: LanguageCode
  asks: SumAsks
  /** "$155,000 per unit", "$725 each". */
  per: Readonly<Record<'acre' | 'unit' | 'bedroom' | 'person', (amount: string) => string>>
  /** "3 units" */
  counted: Readonly<Record<Counted, (number: string, count: number) => string>>
  /** An amount that was rounded. */
  roughly: (amount: string) => string
  firstMonth: (amount: string) => string
  lastMonth: (amount: string) => string
  down: (amount: string) => string
  unknownUnits: string
  /** A home for rent, where a share of its price was asked for. */
  forRent: (home: string) => string
}
