import type { Lexicon } from './lexicon.ts'
import { type ReadNumber, readNumber } from './number.ts'
import type { PlaceMatch } from './place-candidates.ts'
import type { Token } from './tokens.ts'

/** A phrase, a number, a place or an unknown word, with its place in the sentence. */
export interface Lexeme {
  tags: readonly string[]
  text: string
  /** First token, and the one behind the last. */
  start: number
  end: number
  number?: ReadNumber
  /** Places of the chatbot's listings that these words may name. */
  places?: readonly PlaceMatch[]
  /** The word was corrected: this is what it is read as. */
  corrected?: string
  capital: boolean
  glued: boolean
}

/** Tags that prove nothing: a place of the same length wins over them. */
const weakTags = new Set(['filler', 'ordinary', 'opinion', 'opinion.hint', 'follow.instead'])
const isWeak = (tag: string): boolean => weakTags.has(tag) || tag.startsWith('glue.')

export interface LexemeOptions {
  places: readonly PlaceMatch[]
  /** Tokens already spoken for (a refused wish). */
  taken: ReadonlySet<number>
  corrections: ReadonlyMap<number, Token>
}

/** Cuts a sentence into lexemes: at each place the longest of place, phrase and number. */
export function readLexemes(original: readonly Token[], lexicon: Lexicon, options: LexemeOptions): Lexeme[] {
  const tokens = original.map((token, index) => options.corrections.get(index) ?? token)
  const placesAt = Map.groupBy(options.places, (place) => place.start)
  const allCapital = tokens
    .filter((token) => token.kind === 'word')
    .every((token) => token.raw === token.raw.toUpperCase())
  const lexemes: Lexeme[] = []
  const textOf = (start: number, end: number) =>
    original
      .slice(start, end)
      .map((token, index) => (index > 0 && !token.glued ? ` ${token.raw}` : token.raw))
      .join('')
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (!token) break
    if (options.taken.has(index)) {
      lexemes.push({
        tags: ['refused'],
        text: token.raw,
        start: index,
        end: index + 1,
        capital: false,
        glued: token.glued,
      })
      index++
      continue
    }
    const phrase = splitBeforeAmount(lexicon, tokens, index)
    const number = readNumber(tokens, index, lexicon.language.numbers)
    const places = longestPlaces(placesAt.get(index) ?? [], options.taken)
    const placeEnd = places[0]?.end ?? index
    const phraseEnd = phrase?.end ?? index
    const numberEnd = number?.end ?? index
    const base = { capital: token.capital && !allCapital, glued: token.glued }
    const previous = lexemes.at(-1)
    const weak = !phrase || phrase.tags.every(isWeak)
    const led = leadsToPlace(previous) || (base.capital && index > 0)
    const certain = places.some((place) => place.certain)
    const placeWins =
      places.length > 0 &&
      (placeEnd > Math.max(phraseEnd, numberEnd) ||
        (placeEnd === phraseEnd && (weak || led)) ||
        (placeEnd >= numberEnd && number?.digits !== undefined && certain) ||
        (!phrase && !number))
    if (placeWins && !(places.every((place) => place.needsLead) && !led && !followsCity(previous))) {
      lexemes.push({ ...base, tags: ['place'], text: textOf(index, placeEnd), start: index, end: placeEnd, places })
      index = placeEnd
    } else if (number && numberEnd >= phraseEnd) {
      lexemes.push({ ...base, tags: ['number'], text: textOf(index, numberEnd), start: index, end: numberEnd, number })
      index = numberEnd
    } else if (phrase) {
      lexemes.push({ ...base, tags: phrase.tags, text: textOf(index, phraseEnd), start: index, end: phraseEnd })
      index = phraseEnd
    } else {
      const tags = token.kind === 'sign' ? ['sign', `sign.${token.text}`] : ['unknown']
      lexemes.push({ ...base, tags, text: token.raw, start: index, end: index + 1 })
      index++
    }
  }
  for (const lexeme of lexemes) {
    const corrected = options.corrections.get(lexeme.start)
    if (corrected) lexeme.corrected = corrected.text
  }
  return lexemes
}

/** "over 400k and under 600k": before an amount, "and under" is two words and not the end of the first amount. */
function splitBeforeAmount(
  lexicon: Lexicon,
  tokens: readonly Token[],
  start: number,
): ReturnType<Lexicon['longestAt']> {
  const phrase = lexicon.longestAt(tokens, start)
  const isTail = phrase?.tags.some((tag) => tag.startsWith('post.')) && phrase.end > start + 1
  const next = tokens[phrase?.end ?? start]
  const isAmount =
    next !== undefined &&
    (next.kind === 'digits' ||
      lexicon.longestAt(tokens, phrase?.end ?? start)?.tags.some((tag) => tag.startsWith('currency.')) ||
      readNumber(tokens, phrase?.end ?? start, lexicon.language.numbers) !== null)
  if (!phrase || !isTail || !isAmount) return phrase
  const first = lexicon.longestAt(tokens.slice(0, start + 1), start)
  const joins = first?.tags.some((tag) => tag === 'glue.and' || tag === 'scope.or')
  const rest = lexicon.longestAt(tokens, start + 1)
  const bounds = rest?.end === phrase.end && rest.tags.some((tag) => tag.startsWith('bound.') || tag === 'glue.bound')
  return joins && bounds ? first : phrase
}

function longestPlaces(places: readonly PlaceMatch[], taken: ReadonlySet<number>): PlaceMatch[] {
  const free = places.filter((place) => !taken.has(place.end - 1))
  const end = Math.max(...free.map((place) => place.end))
  return free.filter((place) => place.end === end)
}

function leadsToPlace(previous: Lexeme | undefined): boolean {
  return (previous?.tags ?? []).some(
    (tag) => tag.startsWith('place.') || tag === 'sort.Distance.up' || tag === 'follow.what',
  )
}

function followsCity(previous: Lexeme | undefined): boolean {
  return previous?.places?.some((place) => place.kind === 'city') ?? false
}

export function hasTag(lexeme: Lexeme | undefined, tag: string): boolean {
  return lexeme?.tags.includes(tag) ?? false
}

/** What follows the prefix in the first tag that begins with it: "family.house" -> "house". */
export function tagValue(lexeme: Lexeme | undefined, prefix: string): string | null {
  const tag = lexeme?.tags.find((candidate) => candidate.startsWith(prefix))
  return tag === undefined ? null : tag.slice(prefix.length)
}
