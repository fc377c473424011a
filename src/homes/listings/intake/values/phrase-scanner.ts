/** A stretch of a cell: a number as it is written, a phrase of a table, or what nobody knows. */
export interface Token<Kind extends string = string> {
  kind: Kind | 'number' | 'unknown' | 'sign'
  /** As it stands in the cell. */
  text: string
  /** What the table says of the phrase. */
  value: string
  /** Where it begins in the cell. */
  at: number
}

/** Kind → value → phrases, parted by "|". */
export type PhraseTable<Kind extends string> = Readonly<Record<Kind, Readonly<Record<string, string>>>>

interface Entry<Kind extends string> {
  phrase: string
  kind: Kind
  value: string
  /** Letters on both sides would make another word of it. */
  needsStart: boolean
  needsEnd: boolean
}

const letter = /[\p{L}\p{M}]/u
/** Scripts that write without blanks. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** Digits with the marks of any country between them; a blank parts groups of three only. */
const numeral = /\d+(?:[.,'’`]\d+|[ \u00a0\u202f\u2009\u2002]\d{3}(?!\d))*/y
const blanks = /\s+/y
const word = /[\p{L}\p{M}]+/uy

/** Folds what looks different and means the same; every character stays one, so that places hold. */
export function foldCell(text: string): string {
  let folded = ''
  for (const character of text) {
    const plain = character.normalize('NFKC').toLowerCase()
    folded += plain.length === character.length ? plain : character.length === 1 ? character.toLowerCase() : character
  }
  return folded
}

/** Takes cells apart by tables of phrases: the longest phrase that stands at a place is the one that is meant. */
export class PhraseScanner<Kind extends string> {
  readonly #byStart = new Map<string, Entry<Kind>[]>()

  constructor(table: PhraseTable<Kind>) {
    // The keys of the table are its kinds.
    for (const [kind, values] of Object.entries(table) as [Kind, Readonly<Record<string, string>>][])
      for (const [value, phrases] of Object.entries(values))
        for (const phrase of phrases.split('|')) this.#add(foldCell(phrase.trim()), kind, value)
    for (const entries of this.#byStart.values()) entries.sort((a, b) => b.phrase.length - a.phrase.length)
  }

  #add(phrase: string, kind: Kind, value: string): void {
    const isWord = (character: string | undefined): boolean =>
      character !== undefined && letter.test(character) && !unspaced.test(character)
    const entry = { phrase, kind, value, needsStart: isWord(phrase[0]), needsEnd: isWord(phrase.at(-1)) }
    const start = phrase[0] ?? ''
    const known = this.#byStart.get(start)
    if (known) known.push(entry)
    else this.#byStart.set(start, [entry])
  }

  scan(text: string): Token<Kind>[] {
    const folded = foldCell(text)
    const tokens: Token<Kind>[] = []
    let at = 0
    while (at < folded.length) {
      blanks.lastIndex = at
      if (blanks.test(folded)) {
        at = blanks.lastIndex
        continue
      }
      const found = this.#find(folded, at)
      const end = found?.end ?? this.#endOf(folded, at)
      const kind = found?.entry.kind ?? this.#kindOf(folded, at)
      tokens.push({ kind, text: text.slice(at, end), value: found?.entry.value ?? folded.slice(at, end), at })
      at = end
    }
    return tokens
  }

  #find(folded: string, at: number): { entry: Entry<Kind>; end: number } | undefined {
    for (const entry of this.#byStart.get(folded[at] ?? '') ?? []) {
      if (!folded.startsWith(entry.phrase, at)) continue
      const end = at + entry.phrase.length
      if (entry.needsStart && isLetter(folded[at - 1])) continue
      if (entry.needsEnd && isLetter(folded[end])) continue
      return { entry, end }
    }
    return undefined
  }

  #endOf(folded: string, at: number): number {
    for (const pattern of [numeral, word]) {
      pattern.lastIndex = at
      if (pattern.test(folded)) return pattern.lastIndex
    }
    return at + 1
  }

  #kindOf(folded: string, at: number): 'number' | 'unknown' | 'sign' {
    const character = folded[at] ?? ''
    return /\d/.test(character) ? 'number' : letter.test(character) ? 'unknown' : 'sign'
  }
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && letter.test(character) && !unspaced.test(character)
}
