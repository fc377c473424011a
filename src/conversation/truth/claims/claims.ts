/** What a claim speaks of. */
export type ClaimSubject = 'home' | 'area' | 'firm' | 'visitor' | 'money' | 'deed' | 'world'

/** Something that a sentence says, denies, asks or calls unknown. */
export interface Claim {
  about: ClaimSubject
  /** A field of the record, or the kind of claim: "Status", "feature", "word", "payment". */
  field: string
  value: string
  how: 'said' | 'denied' | 'asked' | 'unknown'
  /** As it stands in the text. */
  words: string
  start: number
  end: number
}

/** What the evidence says to a claim. */
export interface ClaimVerdict {
  claim: Claim
  isBorneOut: boolean
  /** In one sentence, for the trace. */
  why: string
}
