/**
 * By which words a listing's text denies what it mentions: "no pool", "pets are not allowed". Separated by blanks, as
 * texts are compared: no case, no accents, no apostrophes. A listing may be in any language, so that all of them count
 * at once.
 */
export interface DenialWords {
  /** Deny what follows within a few words: "no", "without". */
  negators: string
  /** End the reach of a denial: "but", "with". */
  barriers: string
  /** Stand between a mention and its denial: "is", "are". */
  copulas: string
  /** "not" before a refusal. */
  nots: string
  /** What is refused: "allowed", "permitted". */
  refusals: string
  /** Deny what stands before: "prohibited", "none". */
  nothings: string
  /** Deny what stands before a colon: "Pool: no". */
  nos: string
  /**
   * With one of these an entry denies its key: {"Key":"Pool","value":"No"}. Chinese signs count wherever a value begins
   * with one.
   */
  values: string
  /**
   * Verbs that say "have" with the denial before them, separated by commas: "no tiene". They end no denial although the
   * verb alone does.
   */
  lackings: string
  /**
   * A negator and the word behind it, separated by commas, that deny nothing: "no jardim" is "in the garden", 不错
   * "good".
   */
  harmless: string
}
