/** A passage of the firm's sources that a model was given, as far as the gate goes by it. */
export interface ToldPassage {
  text: string
  headings: readonly string[]
  sourceName: string
  /** "" : none. */
  sourceLink: string
}
