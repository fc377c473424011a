/** A passage of the firm's sources that a model was given, as far as the gate goes by it. */
export interface ToldPassage {
  text: string
  headings: readonly string[]
  sourceName: string
  /** "" : none. */
  sourceLink: string
}

/** Addresses that stand in a text: what a firm pastes has no page of its own, and names others. */
export function linksWithin(text: string): string[] {
  const written = text.match(/(?:https?:\/\/|(?<![\w.@/-])www\.)[^\s<>"'()[\]]{1,2000}/gi) ?? []
  return written
    .map((link) => link.replace(/[.,;:!?]+$/u, ''))
    .map((link) => (/^www\./i.test(link) ? `https://${link}` : link))
}
