import type { Database } from '../database/connect.ts'
import { urlKeyOf } from '../listings/listing-keys.ts'
import { workSlicesOf } from '../work-slices.ts'
import { absentPlaces, findLocations, findNamedAreas, overlaps } from './absent-places.ts'
import { assemble } from './assemble.ts'
import type { Condition } from './condition.ts'
import { correctWord } from './correct-words.ts'
import { checkUnread } from './fair-housing/check-unread.ts'
import { findMisspelledCities, findPlaces } from './find-places.ts'
import type { LanguageCode } from './language.ts'
import type { LanguageTables } from './languages.ts'
import { type Lexeme, readLexemes } from './lexeme.ts'
import type { Lexicon } from './lexicon.ts'
import { asOneSearch } from './listing-index/current-index.ts'
import { nameOf, type PlaceMatch } from './place-candidates.ts'
import { readPart } from './read-part.ts'
import { recogniseInSteps } from './recognise.ts'
import { settle } from './settle.ts'
import type { Token } from './tokens.ts'
import type { Understanding } from './understanding.ts'
import { findIdsByUrl, type Scope } from './vocabulary-store.ts'

export interface Understood extends Understanding {
  /** What the sentence was read as. */
  language: LanguageCode
  refusedWords: string[]
  /** What visitors said of themselves: not used for anything, and reported as ignored. */
  selfWords: string[]
  /** Places of the sentence that no listing has. */
  unknownPlaces: string[]
  /** The sentence as the built-in guide looks at it for small talk. */
  lexemes: readonly Lexeme[]
  /** The message has so many words that only its beginning and its end were read. */
  isCut: boolean
}

const maxCorrections = 40

/** Reads a sentence with the help of what the chatbot's listings contain; changes nothing, decides everything. */
export function understand(
  db: Database,
  scope: Scope,
  sentence: string,
  tables: LanguageTables,
  now: Date,
): Promise<Understood> {
  return asOneSearch(db, scope, () => readSentence(db, scope, sentence, tables, now))
}

async function readSentence(
  db: Database,
  scope: Scope,
  sentence: string,
  tables: LanguageTables,
  now: Date,
): Promise<Understood> {
  const { language, lexicon, gate } = tables
  const { text, links } = await takeLinks(db, scope, sentence)
  const slices = workSlicesOf(db)
  await slices.next()
  const { tokens: read, unread, isCut, hasMore } = readPart(text, { language, lexicon })
  await slices.next()
  // What visitors say of themselves is taken out before anything is read: the same question of another is the same.
  const self = await slices.run(gate.findSelfInSteps(read))
  const tokens = read.filter((_, index) => !self.has(index))
  await slices.next()
  const places = await findPlaces(db, scope, tokens, lexicon)
  await slices.next()
  const named = new Set<number>()
  for (const place of places) {
    const isName = !place.absent || place.kind === 'address'
    if (isName && (place.end - place.start > 1 || place.kind !== 'city'))
      for (let at = place.start; at < place.end; at++) named.add(at)
  }
  for (let at = 0; at < tokens.length; at++) {
    // "Swiss francs" are money and no people.
    const phrase = lexicon.longestAt(tokens, at)
    const isMoney = phrase?.tags.some((tag) => tag.startsWith('currency.')) ?? false
    for (let index = at; isMoney && index < (phrase?.end ?? at); index++) named.add(index)
  }
  await slices.next()
  const refused = await slices.run(gate.checkInSteps(tokens, named))
  await slices.next()
  const corrections = await correctAll(db, scope, tokens, places, refused.tokens, lexicon)
  const options = { places: [...places, ...corrections.places], taken: refused.tokens, corrections: corrections.words }
  await slices.next()
  let lexemes = readLexemes(tokens, lexicon, options)
  const areas = await findNamedAreas(db, scope, lexemes, tokens)
  await slices.next()
  const unlisted = absentPlaces(lexemes, tokens, language.latinNames).filter(
    (place) => !areas.some((area) => overlaps(area, place)),
  )
  const found = [...areas, ...(await findLocations(db, scope, unlisted))]
  if (found.length > 0) lexemes = readLexemes(tokens, lexicon, { ...options, places: [...options.places, ...found] })
  await slices.next()
  const items = await slices.run(recogniseInSteps(lexemes, lexicon, now.getUTCFullYear()))
  await slices.next()
  const furtherRefused = isCut ? await checkUnread(text, tables, { slices, known: refused.words }) : []
  const understood: Understood = {
    ...assemble(items, lexemes),
    language: language.code,
    refusedWords: [...refused.words, ...furtherRefused],
    selfWords: tellingWords(read, self, lexicon),
    unknownPlaces: [],
    lexemes,
    isCut,
  }
  if (links.length > 0)
    understood.criteria = [...understood.criteria, { topic: 'Place', mode: 'must', anyOf: links, from: 0, to: 0 }]
  await settle(db, scope, understood)
  understood.ignored.push(...unread)
  understood.ignored.unshift(...understood.selfWords)
  understood.ignored = [...new Set(understood.ignored.map((word) => word.trim()).filter(Boolean))]
  if (hasMore) understood.ignored.push('…')
  return understood
}

/** What a description of oneself told, as words: phrases stay together, and so do characters that nobody knows. */
function tellingWords(tokens: readonly Token[], indexes: ReadonlySet<number>, lexicon: Lexicon): string[] {
  const words: string[] = []
  const isPassive = (tag: string) => tag === 'filler' || tag.startsWith('scope.') || tag.startsWith('place.')
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (!token || !indexes.has(index) || token.kind === 'sign') continue
    const phrase = lexicon.longestAt(tokens, index)
    const isInside = phrase !== null && indexes.has(phrase.end - 1)
    let end = isInside ? phrase.end : index + 1
    // "80k" is one word.
    while (token.kind === 'digits' && indexes.has(end) && tokens[end]?.glued && tokens[end]?.kind === 'word') end++
    if (!isInside || !phrase.tags.some(isPassive)) words.push(nameOf(tokens.slice(index, end)))
    index = end - 1
  }
  return words
}

/** Links to listings are looked up whole; their letters mean nothing else. */
async function takeLinks(db: Database, scope: Scope, sentence: string): Promise<{ text: string; links: Condition[] }> {
  const links: Condition[] = []
  const found = sentence.match(/https?:\/\/[^\s<>"']{1,2000}/gi)?.slice(0, 5) ?? []
  let text = sentence
  for (const written of found) {
    const url = written.slice(0, endOfLink(written))
    text = text.replace(written, ' ')
    links.push({ is: 'ids', ids: await findIdsByUrl(db, scope, urlKeyOf(url)), name: url })
  }
  return { text, links }
}

/** Without the signs that belong to the sentence around it. */
function endOfLink(url: string): number {
  let end = url.length
  while (end > 0 && '.,;:!?)]'.includes(url.charAt(end - 1))) end--
  return end
}

function unknownWords(
  tokens: readonly Token[],
  places: readonly PlaceMatch[],
  taken: ReadonlySet<number>,
  lexicon: Lexicon,
): number[] {
  const inPlace = new Set<number>()
  for (const place of places)
    if (!place.absent && !place.needsLead) for (let at = place.start; at < place.end; at++) inPlace.add(at)
  return tokens.flatMap((token, index) =>
    token.kind === 'word' &&
    token.text.length >= 4 &&
    !inPlace.has(index) &&
    !taken.has(index) &&
    !lexicon.isKnown(token.text)
      ? [index]
      : [],
  )
}

async function correctAll(
  db: Database,
  scope: Scope,
  tokens: readonly Token[],
  places: readonly PlaceMatch[],
  taken: ReadonlySet<number>,
  lexicon: Lexicon,
): Promise<{ places: PlaceMatch[]; words: Map<number, Token> }> {
  const unknown = unknownWords(tokens, places, taken, lexicon).slice(0, maxCorrections)
  const led = new Set(unknown.filter((index) => leadsTo(tokens, index, lexicon)))
  const cities = await findMisspelledCities(db, scope, tokens, unknown, led)
  const words = new Map<number, Token>()
  for (const index of unknown) {
    const token = tokens[index]
    if (!token || cities.some((city) => city.start <= index && index < city.end)) continue
    // A name that nobody knows behind "in" is a place that no listing has, not a slip of the pen.
    if (led.has(index) || (isName(token, lexicon) && index > 0)) continue
    const corrected = correctWord(token.text, lexicon)
    if (corrected !== null) words.set(index, { ...token, text: corrected })
  }
  return { places: cities, words }
}

/** In a language whose nouns all have capitals, only short ones are left alone: a slip in them may be another name. */
function isName({ capital, raw }: Token, { language }: Lexicon): boolean {
  return capital && !/^[A-Z]+$/.test(raw) && !(language.capitalNouns && raw.length >= 6)
}

function leadsTo(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  return lexicon.language.particles.placeLeads.includes(tokens[index - 1]?.text ?? '')
}
