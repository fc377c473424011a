import type { Lexicon } from '../../languages/words/lexicon.ts'
import { readNumber } from '../../languages/words/number.ts'
import type { ReadNumber } from '../../languages/words/number-table.ts'
import type { Token } from '../../languages/words/tokens.ts'
import type { Aside } from '../clauses/aside.ts'
import type { PlaceMatch } from '../places/place-candidates.ts'
import type { ForeignPhrase } from './foreign-words.ts'

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
  /** What it is read as: lower case, slips of the pen corrected. */
  key: string
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
  /** Words of other languages than the sentence's own, by where they begin. */
  foreign?: ReadonlyMap<number, ForeignPhrase>
  /** Clauses that ask for nothing: each is one lexeme, and nobody looks into it. */
  asides?: readonly Aside[]
}

/** Cuts a sentence into lexemes: at each place the longest of place, phrase and number. */
export function readLexemes(original: readonly Token[], lexicon: Lexicon, options: LexemeOptions): Lexeme[] {
  const tokens = original.map((token, index) => options.corrections.get(index) ?? token)
  const placesAt = Map.groupBy(options.places, (place) => place.start)
  const asideAt = new Map(options.asides?.map((aside) => [aside.start, aside]))
  const allCapital = tokens
    .filter((token) => token.kind === 'word')
    .every((token) => token.raw === token.raw.toUpperCase())
  const lexemes: Lexeme[] = []
  const joined = (from: readonly Token[], part: 'raw' | 'text') =>
    from.map((token, at) => (at > 0 && !token.glued ? ` ${token[part]}` : token[part])).join('')
  const cut = (start: number, end: number) => ({
    start,
    end,
    text: joined(original.slice(start, end), 'raw'),
    key: joined(tokens.slice(start, end), 'text'),
  })
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (!token) break
    const aside = asideAt.get(index)
    if (aside) {
      const tags = ['aside', `aside.${aside.role}`]
      // No rule reads what it is called: "parking" alone would be asked for.
      lexemes.push({ ...cut(index, aside.end), key: '', tags, capital: false, glued: token.glued })
      index = aside.end
      continue
    }
    if (options.taken.has(index)) {
      lexemes.push({
        tags: ['refused'],
        text: token.raw,
        start: index,
        end: index + 1,
        key: token.text,
        capital: false,
        glued: token.glued,
      })
      index++
      continue
    }
    const phrase = splitBeforeAmount(lexicon, tokens, index, lexemes.at(-1)) ?? options.foreign?.get(index) ?? null
    const number = readNumber(tokens, index, lexicon.language.numbers)
    const places = longestPlaces(placesAt.get(index) ?? [], options.taken)
    const placeEnd = places[0]?.end ?? index
    const phraseEnd = phrase?.end ?? index
    const numberEnd = number?.end ?? index
    const base = { capital: token.capital && !allCapital, glued: token.glued }
    const previous = lexemes.at(-1)
    const weak = !phrase || phrase.tags.every(isWeak)
    // "st louis mo"
    const isStateOfCity = followsCity(previous) && places.some((place) => place.kind === 'state' && !place.absent)
    const isName = base.capital && index > 0 && !lexicon.language.capitalNouns
    const led = leadsToPlace(previous) || isName || isStateOfCity
    const certain = places.some((place) => place.certain)
    const placeWins =
      places.length > 0 &&
      (placeEnd > Math.max(phraseEnd, numberEnd) ||
        (placeEnd === phraseEnd && (weak || led)) ||
        (placeEnd >= numberEnd && number?.digits !== undefined && (certain || leadsToZip(previous, number.digits))) ||
        (!phrase && !number))
    if (placeWins && !(places.every((place) => place.needsLead) && !led && !followsCity(previous))) {
      lexemes.push({ ...base, ...cut(index, placeEnd), tags: ['place'], places })
      index = placeEnd
    } else if (number && numberEnd >= phraseEnd) {
      lexemes.push({ ...base, ...cut(index, numberEnd), tags: ['number'], number })
      index = numberEnd
    } else if (phrase) {
      lexemes.push({ ...base, ...cut(index, phraseEnd), tags: phrase.tags })
      index = phraseEnd
    } else {
      const tags = token.kind === 'sign' ? ['sign', `sign.${token.text}`] : ['unknown']
      lexemes.push({ ...base, ...cut(index, index + 1), tags })
      index++
    }
  }
  return lexemes.map((lexeme, at) => countOne(lexeme, lexemes.slice(at + 1, at + 4), lexicon))
}

/** "une ou deux chambres", "um ou dois quartos": before another number of the same, an article counts one. */
function countOne(lexeme: Lexeme, [joint, second, unit]: readonly Lexeme[], { language }: Lexicon): Lexeme {
  const { one, units } = language.numbers
  const isOne = one.includes(lexeme.key) || units[lexeme.key] === 1 || hasTag(lexeme, 'glue.article')
  const value = second?.number?.value ?? 0
  const isCounted = tagValue(unit, 'unit.')?.startsWith('B') ?? false
  if (lexeme.number || !isOne || !hasTag(joint, 'scope.or') || value < 2 || value > 4 || !isCounted) return lexeme
  return { ...lexeme, tags: ['number'], number: { value: 1, end: lexeme.end, scaled: false, grouped: false } }
}

/**
 * Where the end of one amount and the start of the next look like one phrase, they are two: "over 400k and under 600k",
 * "3 bedrooms and fewer than 3 baths", "before 1930 or after 2010".
 */
function splitBeforeAmount(
  lexicon: Lexicon,
  tokens: readonly Token[],
  start: number,
  previous: Lexeme | undefined,
): ReturnType<Lexicon['longestAt']> {
  const phrase = lexicon.longestAt(tokens, start)
  const isTail = phrase?.tags.some((tag) => tag.startsWith('post.')) ?? false
  const isBound = phrase?.tags.some((tag) => tag.startsWith('bound.')) ?? false
  if (!phrase || phrase.end === start + 1 || !(isTail || isBound)) return phrase
  const first = lexicon.longestAt(tokens.slice(0, start + 1), start)
  if (!first?.tags.some((tag) => tag === 'glue.and' || tag === 'scope.or')) return phrase
  // "and over 300k" begins a sentence, "cheaper and bigger": nothing stands before it that it could be the end of.
  const isFirst = previous === undefined || previous.tags.some((tag) => tag.startsWith('follow.'))
  if (isTail && !isBound && isFirst) return first
  const rest = lexicon.longestAt(tokens, start + 1)
  if (!rest?.tags.some((tag) => tag.startsWith('bound.') || tag === 'glue.bound')) return phrase
  if (rest.end > phrase.end) return first
  const endsAmount =
    previous?.number !== undefined || (previous?.tags.some((tag) => /^(unit|currency|per)\./.test(tag)) ?? false)
  if (rest.end < phrase.end || !endsAmount) return phrase
  const next = tokens[phrase.end]
  const isAmount =
    next !== undefined &&
    (next.kind === 'digits' ||
      lexicon.longestAt(tokens, phrase.end)?.tags.some((tag) => tag.startsWith('currency.')) ||
      readNumber(tokens, phrase.end, lexicon.language.numbers) !== null)
  return isAmount ? first : phrase
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

/** "homes in 10001" is a ZIP that no listing has; "around 50000" is a price. */
function leadsToZip(previous: Lexeme | undefined, digits: string): boolean {
  if (digits.length !== 5) return false
  const isBound = previous?.tags.some((tag) => tag.startsWith('bound.')) ?? false
  if (hasTag(previous, 'place.zip') || (hasTag(previous, 'place.in') && !isBound)) return true
  return hasTag(previous, 'place.near') && !digits.endsWith('00')
}

function followsCity(previous: Lexeme | undefined): boolean {
  return previous?.places?.some((place) => place.kind === 'city') ?? false
}

export function hasTag(lexeme: Lexeme | undefined, tag: string): boolean {
  return lexeme?.tags.includes(tag) ?? false
}

/** More small words in a row than anybody writes: who looks for what stands behind them looks no further. */
const longestRun = 12

/** Where a run of lexemes ends of which all are of a kind. */
export function skipRun(
  lexemes: readonly Lexeme[],
  start: number,
  isOfRun: (lexeme: Lexeme, index: number) => boolean,
): number {
  let index = start
  for (let lexeme = lexemes[index]; lexeme && index < start + longestRun; lexeme = lexemes[index]) {
    if (!isOfRun(lexeme, index)) break
    index++
  }
  return index
}

/** What follows the prefix in the first tag that begins with it: "family.house" -> "house". */
export function tagValue(lexeme: Lexeme | undefined, prefix: string): string | null {
  const tag = lexeme?.tags.find((candidate) => candidate.startsWith(prefix))
  return tag === undefined ? null : tag.slice(prefix.length)
}
