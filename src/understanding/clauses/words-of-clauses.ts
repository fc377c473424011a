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
  /** A number that can be money by its size alone: "300k", "1,900". */
  readonly isLarge: boolean
  /** A number that can be a year. */
  readonly isYear: boolean
  /** Ends as verbs do that tell what happened. */
  readonly isPast: boolean
  /** A verb that tells, and by itself who does it. */
  readonly isFiniteVerb: boolean
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
  const tags = phraseEnd >= clauseEnd ? (phrase?.tags ?? []) : []
  const isSingle = clauseEnd === start + 1
  return {
    start,
    end,
    text: (token?.text.length === 1 ? token.raw.toLowerCase() : token?.text) ?? '',
    kinds: isSingle ? asWritten(kinds.length > 0 ? kinds : begun, token, lexicon) : kinds.length > 0 ? kinds : begun,
    tags,
    isSign: token?.kind === 'sign',
    isNumber: number !== null && token?.kind === 'digits',
    counts: number !== null,
    isLarge: (number?.value ?? 0) >= smallestMoney,
    isYear:
      token?.kind === 'digits' &&
      firstYear <= Number(token.text) &&
      Number(token.text) <= lastYear &&
      end === start + 1,
    isFiniteVerb: kinds.includes('telling') && lexicon.language.clauses.dropsSubjects && !tags.some(isNoun),
    isPast: clause === null && isPast(token, tags, lexicon),
  }
}

/** "estudio" is a studio rather than "I study"; "compró" is a verb, whatever it says of a sale. */
function isNoun(tag: string): boolean {
  return saysOfHome(tag) && !/^(SaleType|Status)/.test(tag)
}

/** "wurde" is no "würde", "el" no "él", "a" no "à": of words that only accents tell apart, the one that is written. */
function asWritten(
  kinds: readonly ClauseKind[],
  token: Token | undefined,
  { language }: Lexicon,
): readonly ClauseKind[] {
  const raw = token?.raw.toLowerCase() ?? ''
  const exact = kinds.filter((kind) => language.clauses[kind].includes(raw))
  if (exact.length > 0) return exact
  return raw.length <= shortestFolded ? [] : kinds
}

/** So short a word is another one without its accent. */
const shortestFolded = 2
const smallestMoney = 100
const firstYear = 1900
const lastYear = 2100
const shortestPast = 5

function isPast(token: Token | undefined, tags: readonly string[], { language }: Lexicon): boolean {
  if (token?.kind !== 'word') return false
  const raw = token.raw.toLowerCase()
  const endings = language.clauses.pastEndings
  if (/^\p{Script=Han}/u.test(raw)) return endings.includes(raw)
  const isPlain = tags.length === 0
  return isPlain && raw.length >= shortestPast && endings.some((ending) => hasForm(raw, ending))
}

/** "~ed" is any word that ends so, "ge~t" any that begins and ends so. */
function hasForm(word: string, form: string): boolean {
  const [start = '', end = ''] = form.split('~')
  return word.startsWith(start) && word.endsWith(end)
}

const weakTags = /^(filler|ordinary|opinion|step\.|follow\.(what|swap|now)|glue\.(?!request))/

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
  return tags.some(saysOfHome)
}

export function saysOfHome(tag: string): boolean {
  return homeTags.test(tag)
}

/** Verbs and turns that tell; "sold", "rented" are kinds of homes as well, and a story only behind who did it. */
export function tells({ kinds, tags, isPast, isFiniteVerb }: ClauseWord): boolean {
  return isFiniteVerb || ((kinds.includes('telling') || isPast) && !tags.some(saysOfHome))
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
