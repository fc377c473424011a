/** Of whom is told what they do, and with what the writer of a message gives a name. */
export interface ToldWords {
  /** Whom a visitor tells of: kin, acquaintances, trades; in the forms in which they are a subject. */
  persons: readonly string[]
  /** How a letter ends, before the name of who wrote it: "kind regards". */
  closings: readonly string[]
  /** With which somebody says who is writing or calling: "this is", "hier ist". */
  introductions: readonly string[]
  /** With which somebody asks that what was told does not come again: "nothing like that", "without that". */
  neverAgain: readonly string[]
}

export const toldKinds = ['persons', 'closings', 'introductions', 'neverAgain'] as const
