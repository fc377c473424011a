import type { Token } from './tokens.ts'

/** A number in a text. */
export interface ReadNumber {
  value: number
  /** First token after it. */
  end: number
  /** The digits as written, when it is nothing but one run of digits: it may be a ZIP, a year or an MLS number. */
  digits?: string
  /** Said with k, thousand, million: surely an amount, not a count. */
  scaled: boolean
  /** Written with digit groups ("650,000"). */
  grouped: boolean
  /** "1990s", "the 90s": the first year of a decade. */
  decade?: boolean
  /** What the words behind the digits multiplied it with: 10,000 in "60万", 1000 in "60k". */
  scale?: number
  /** "the 400s": the amount in thousands. */
  hundreds?: number
  /** "2nd". */
  ordinal?: boolean
  /** "3/2": what stands behind each further slash. */
  slashed?: number[]
  /** "2/3" was read as a part of one; it may also be two numbers. */
  fraction?: [number, number]
  /** "four fifty": two numbers spoken as one. */
  spoken?: boolean
  /** "500kish". */
  rough?: boolean
}

/** The words of a language for numbers. */
export interface NumberWords {
  units: Record<string, number>
  tens: Record<string, number>
  /** Multiply what stands before them. */
  scales: Record<string, number>
  /** Scales that only count when written right behind digits, or behind a decimal number. */
  shortScales: Record<string, number>
  /** "2 mil" are millions, "300 mil" thousands: behind `from` or more, a scale is that of another language. */
  scalesOfMany?: Record<string, { from: number; scale: number }>
  ordinals: Record<string, number>
  half: readonly string[]
  quarter: readonly string[]
  /**
   * Only a part of something that follows: "a third of an acre", "a third acre"; `divisible` are words for such things.
   */
  third?: readonly string[]
  divisible?: readonly string[]
  of?: readonly string[]
  /** "kish" in "500kish": a scale that makes the amount a rough one. */
  roughScales?: Record<string, number>
  /** "the eighties": first year of a decade, behind one of these words alone. */
  decades?: Record<string, number>
  decadeLeads?: readonly string[]
  and: readonly string[]
  point: readonly string[]
  one: readonly string[]
  /** A million and its rest are joined by "and": "1 milhão e 200 mil". */
  joinsByAnd?: boolean
  /** Behind digits: "2nd", "2ème"; the English ones when not given. */
  ordinalSuffixes?: readonly string[]
  /** Behind the digits of a decade: "1990s", "90er", "90年代"; the English one when not given. */
  decadeSuffixes?: readonly string[]
  /** Numbers are written "1,5" and "500.000": a comma before one or two digits is a decimal one everywhere. */
  decimalComma?: boolean
  /**
   * Reads a number in words where the language forms them by rules of its own; the general reader is not asked then.
   */
  readWords?(tokens: readonly Token[], start: number): ReadNumber | null
}
