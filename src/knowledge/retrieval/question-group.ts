import type { AskedKind } from '../../reading/languages/tables/knowledge-words.ts'

/** A word or phrase of a question, with all that stands for it in passages. */
export interface QuestionGroup {
  /** Key of the index -> how surely it is meant, up to 1. */
  keys: Map<string, number>
  /** How much of the question it is: a word that says little less than 1. */
  weight: number
  /** Whether an answer has to speak of it: a part of a phrase only helps to find. */
  isAsked: boolean
  /** Whether no passage has it, whatever it is called. */
  isUnknown: boolean
  /** Whether passages have only what it is a kind of, or what is a kind of it. */
  isOwnUnknown: boolean
  /** Keys of those. */
  others: ReadonlySet<string>
  /** Whether it is of a world that no firm's papers speak of: "movie". */
  isForeign: boolean
  /** How much it means, by how few passages have it; set by the search. */
  rarity: number
  /** Its senses, of a word that has some. */
  senses: readonly string[]
  /** Keys of what is of the same kind as they are, and something else. */
  siblings: readonly string[]
}

export interface ReadQuestion {
  groups: QuestionGroup[]
  asked: Set<AskedKind>
  /** Whether it asks the firm about itself. */
  isOfFirm: boolean
}
