/** What the messages of the corpus tell of a language's words (bench/reading/said-words.ts writes it). Folded, in their order. */
export interface SaidWords {
  /** Words of the lists that people say, so that a slip of the pen may mean them. */
  meant: readonly string[]
  /** Words that no list has and that people write all the same: no slips of others, as "flood" is not "floor". */
  own: readonly string[]
}

/** As a file keeps it: each a text of words, in lines. */
export type KeptSaidWords = Readonly<Record<keyof SaidWords, readonly string[]>>

/** The words of a file. */
export function readSaidWords({ meant, own }: KeptSaidWords): SaidWords {
  return { meant: splitLines(meant), own: splitLines(own) }
}

function splitLines(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}
