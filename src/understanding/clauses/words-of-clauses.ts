import type { ClauseKind } from '../../language/clause-words.ts'
import type { Lexicon } from '../../language/words/lexicon.ts'
import { readNumber } from '../../language/words/number.ts'
import type { Token } from '../../language/words/tokens.ts'

/** A word or phrase as the cutting of clauses sees it. */
export interface ClauseWord {
  /** Tokens start..end (exclusive). */
  readonly start: number
  readonly end: number
  readonly text: string
  /** What the word says of its clause. */
  readonly kinds: readonly ClauseKind[]
  /** What it means for the search. */
  readonly tags: readonly string[]
  readonly isSign: boolean
  /** A number in digits. */
  readonly isNumber: boolean
  /** A number, in digits or words. */
  readonly counts: boolean
  /** Visitors describe themselves with it. */
  readonly isSelf?: boolean
}

/** Reads words from left to right: at each place the longest phrase, of the clause words or of the lexicon. */
export function readClauseWords(tokens: readonly Token[], lexicon: Lexicon): ClauseWord[] {
  const words: ClauseWord[] = []
  let index = 0
  while (index < tokens.length) {
    const word = readWord(tokens, index, lexicon)
    words.push(word)
    index = word.end
  }
  return words
}

function readWord(tokens: readonly Token[], start: number, lexicon: Lexicon): ClauseWord {
  const clause = lexicon.clauseAt(tokens, start)
  const phrase = lexicon.longestAt(tokens, start)
  const token = tokens[start]
  const mayCount = token?.kind === 'digits' || (clause === null && phrase === null)
  const number = mayCount ? readNumber(tokens, start, lexicon.language.numbers) : null
  const clauseEnd = clause?.end ?? start
  const phraseEnd = phrase?.end ?? start
  const end = Math.max(clauseEnd, phraseEnd, number?.end ?? start, start + 1)
  // A longer phrase that means nothing by itself says as much of its clause as the words that it begins with.
  const isWeak = phrase === null || phrase.tags.every((tag) => weakTags.test(tag))
  const kinds = clause && (clauseEnd >= phraseEnd || isWeak) ? clause.kinds : []
  // "I need", "my dog" begin with the one who speaks, whatever the phrase means as a whole.
  const begun = (clause?.kinds ?? []).filter((kind) => kind === 'subjects' || kind === 'owners')
  return {
    start,
    end,
    text: token?.text ?? '',
    kinds: kinds.length > 0 ? kinds : begun,
    tags: phraseEnd >= clauseEnd ? (phrase?.tags ?? []) : [],
    isSign: token?.kind === 'sign',
    isNumber: number !== null && token?.kind === 'digits',
    counts: number !== null,
  }
}

const weakTags = /^(filler|ordinary|opinion|glue\.(?!request))/

const askingTags =
  /^(repair$|glue\.(request|fine)|scope\.(wish|must)|bound\.refused|figure\.|follow\.(back|reset|showAll|drop|dropAfter)$)/

/** Whether a word asks, or says what is wanted. */
export function asks({ kinds, tags }: ClauseWord): boolean {
  return kinds.includes('asking') || tags.some((tag) => askingTags.test(tag))
}

const homeTags =
  /^(family\.(?!any)|studio$|unit\.(Bed|Bath|Parking|square|acres|hectares)|feature\.|currency\.|SaleType|Status|SpaceType|Tours|field\.(?!Price)|bedrooms\.|parking\.|self\.animal)/

/** Whether a word says something that homes are searched by, besides places, dates and plain numbers. */
export function saysHome({ tags }: ClauseWord): boolean {
  return tags.some((tag) => homeTags.test(tag))
}

const breaking = new Set(['.', '!', '?', ';', '。', '！', '？', '；', '…'])

export function endsSentence(word: ClauseWord, next: ClauseWord | undefined, tokens: readonly Token[]): boolean {
  if (!word.isSign || !breaking.has(word.text)) return false
  // "1.5" and "no.7" go on.
  return word.text !== '.' || !(next && tokens[next.start]?.glued)
}

export function breaksClause({ isSign, text, tags }: ClauseWord): boolean {
  return (isSign && (text === ',' || text === '(' || text === ')' || text === ':')) || tags.includes('scope.but')
}

export function joins({ tags }: ClauseWord): boolean {
  return tags.includes('scope.and') || tags.includes('scope.or')
}
