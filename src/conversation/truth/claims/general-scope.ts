import type { ClaimLexicon, ClaimToken, TaggedPhrase } from './claim-lexicon.ts'

export interface GeneralText {
  /** With its case. */
  text: string
  folded: string
  lexicon: ClaimLexicon
  tokens: readonly ClaimToken[]
  phrases: readonly TaggedPhrase[]
  /** Cities and states of the homes that are known, folded. */
  places: readonly string[]
  namesHome: boolean
}

const listMarker =
  /^[\s>]*(?:[-*+•]\s+|#{1,6}\s+)?(?:\*\*|__)?(?:\d{1,2}[.)]\s*|[①-⑳]\s*|(?:step|paso|etape|schritt|passo)\s\d{1,2}\s?[:：.)]\s*)?(?:\*\*|__)?\s*/u
/** So many words may stand before what a sentence begins with: "for legal questions, it's best". */
export const mostBefore = 5

/** The words of a sentence by what a table says of them. */
export class GeneralScope {
  protected readonly read: GeneralText
  readonly #marks = new Map<string, TaggedPhrase[]>()
  /** By tag: which words its phrases take. */
  readonly #taken = new Map<string, Uint8Array>()

  constructor(read: GeneralText) {
    this.read = read
    for (const phrase of read.phrases) {
      const known = this.#marks.get(phrase.tag)
      if (known) known.push(phrase)
      else this.#marks.set(phrase.tag, [phrase])
    }
  }

  protected all(tag: string): readonly TaggedPhrase[] {
    return this.#marks.get(tag) ?? []
  }

  protected has(tag: string): boolean {
    return this.#marks.has(tag)
  }

  /** Whether one of the phrases spans a word. */
  protected isAt(tag: string, at: number): boolean {
    const phrases = this.#marks.get(tag)
    if (!phrases) return false
    let taken = this.#taken.get(tag)
    if (!taken) {
      taken = new Uint8Array(this.read.tokens.length)
      for (const { from, to } of phrases) taken.fill(1, from, to)
      this.#taken.set(tag, taken)
    }
    return taken[at] === 1
  }

  /** The first word of one of the tags; none: behind the last. */
  protected firstOf(tags: readonly string[]): number {
    return Math.min(...tags.flatMap((tag) => this.all(tag).map(({ from }) => from)), this.read.tokens.length)
  }

  /** Words of buying and renting: without one of them nobody knows what is usual. */
  protected isOfTrade(at: number): boolean {
    return trade.some((tag) => this.isAt(tag, at))
  }

  protected firstWord(): number {
    const { tokens, folded } = this.read
    const skipped = listMarker.exec(folded)?.[0].length ?? 0
    const at = tokens.findIndex(({ start }) => start >= skipped)
    return Math.max(at, 0)
  }

  /** "所有": a sign within a longer word is none of its own. */
  protected isPartOfWord({ from, to }: TaggedPhrase): boolean {
    return this.all('neutral').some((word) => word.from <= from && word.to >= to && word.to - word.from > to - from)
  }

  protected isArticle(at: number): boolean {
    const { lexicon, tokens, folded } = this.read
    const { text = '', start = 0 } = tokens[at] ?? {}
    // "leia-o": a pronoun at its verb.
    if (!lexicon.isCertain(text) || folded.charAt(start - 1) === '-') return false
    // "avant de le signer": an article would be one word with what stands before it.
    return !(lexicon.code === 'fr' && /^les?$/u.test(text) && /^(?:de|a)$/u.test(tokens[at - 1]?.text ?? ''))
  }

  protected isCertain(at: number): boolean {
    return this.isArticle(at - 1) || this.isArticle(at - 2)
  }

  protected isPlain(at: number): boolean {
    const { lexicon, tokens } = this.read
    const word = tokens[at]?.text ?? ''
    return /^\p{N}/u.test(word) || lexicon.isNeutral(word) || lexicon.isPraise(word)
  }

  protected endsBefore(at: number): boolean {
    const { folded, tokens } = this.read
    return /[,.;:!?]/u.test(folded.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0))
  }
}

/** Words of buying and renting. */
export const trade = ['general.actors', 'general.parties', 'general.processes', 'general.homes', 'glossary'] as const
