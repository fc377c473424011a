import type { Condition } from '../criteria/condition.ts'
import { checkUnread } from '../fair-housing/check-unread.ts'
import type { LanguageCode } from '../languages/language.ts'
import type { LanguageTables } from '../languages/languages.ts'
import type { Lexicon } from '../languages/words/lexicon.ts'
import type { Token } from '../languages/words/tokens.ts'
import type { Aside } from './clauses/aside.ts'
import { asksNeverAgain, neverAgain } from './clauses/sentence/never-again.ts'
import { findToldPeople } from './clauses/sentence/told-people.ts'
import { findAsides } from './clauses/set-aside.ts'
import { ask, type Facts, type Reading, readWith } from './facts.ts'
import { joinClauses } from './joining/join-clauses.ts'
import { resolveFacts } from './joining/resolve-facts.ts'
import { absentPlaces, findLocations, findNamedAreas, overlaps } from './places/absent-places.ts'
import { cutAtNames } from './places/cut-at-names.ts'
import { findMisspelledCities, findPlaces } from './places/find-places.ts'
import { nameOf, type PlaceMatch } from './places/place-candidates.ts'
import { recogniseInSteps } from './rules/recognise.ts'
import type { Understanding } from './understanding.ts'
import { correctWord } from './words/correct-words.ts'
import { findForeign } from './words/foreign-words.ts'
import { type Lexeme, readLexemes } from './words/lexeme.ts'
import { readPart } from './words/read-part.ts'

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

/** What a sentence is read with, besides the facts. */
export interface ReadingContext {
  /** The words of the language that it is in. */
  tables: LanguageTables
  /** For "less than ten years old". */
  now: Date
  /** Whether it is known to ask for homes, or of them: then it is no talk as a whole, whatever its words look like. */
  isWanted?: boolean
}

/** Reads a sentence with the help of what the chatbot's listings know. Pure: it decides everything and changes nothing. */
export function understand(sentence: string, context: ReadingContext & { facts: Facts }): Understood {
  return readWith(context.facts, understandInSteps(sentence, context))
}

/** The same with a rest after every few milliseconds of work, and asking for the facts as it needs them. */
export function* understandInSteps(
  sentence: string,
  { tables, now, isWanted = false }: ReadingContext,
): Reading<Understood> {
  const { language, lexicon, gate } = tables
  const { text, links } = yield* takeLinks(sentence)
  yield
  const { tokens: written, unread, isCut, hasMore } = readPart(text, { language, lexicon })
  const read = yield* cutAtNames(written)
  yield
  // What visitors say of themselves is taken out before anything is read: the same question of another is the same.
  const self = neverAgain(withoutRequests(yield* gate.findSelfInSteps(read), read, lexicon), read, lexicon)
  const tokens = read.filter((_, index) => !self.has(index))
  yield
  const places = yield* findPlaces(tokens, lexicon)
  yield
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
  yield
  const asides = findAsides(read, lexicon, self)
  const told = isWanted && coversAll(asides, read, lexicon) ? [] : withoutSelf(asides, self)
  const selecting = told.length > 0 ? gate.findSelecting(tokens) : new Set<number>()
  // A colleague in a story is somebody of whom nothing is asked.
  const people = findToldPeople(tokens, { lexicon, asides: told, selectsAt: (at) => selecting.has(at) })
  yield
  const refused = yield* gate.checkInSteps(tokens, new Set([...named, ...people]))
  yield
  const keepsTold = told.length > 0 && asksNeverAgain(tokens, lexicon)
  const toldOf = keepsTold ? yield* findUnwanted(tokens, told, gate) : []
  yield
  const foreign = findForeign(tokens, lexicon, tables.others)
  yield
  const known = new Set([...refused.tokens, ...foreign.keys()])
  const corrections = yield* correctAll(tokens, places, known, lexicon)
  const free = told.filter((aside) => keepsTold || isFree(aside, refused.tokens))
  const options = {
    places: [...places, ...corrections.places],
    taken: refused.tokens,
    corrections: corrections.words,
    foreign,
    asides: free,
  }
  yield
  let lexemes = readLexemes(tokens, lexicon, options)
  const areas = yield* findNamedAreas(lexemes, tokens)
  yield
  const unlisted = absentPlaces(lexemes, tokens, language.latinNames).filter(
    (place) => !areas.some((area) => overlaps(area, place)),
  )
  const found = [...areas, ...(yield* findLocations(unlisted))]
  if (found.length > 0) lexemes = readLexemes(tokens, lexicon, { ...options, places: [...options.places, ...found] })
  yield
  const items = yield* recogniseInSteps(lexemes, lexicon, now.getUTCFullYear())
  yield
  const furtherRefused = isCut ? yield* checkUnread(text, tables, refused.words) : []
  const understood: Understood = {
    ...joinClauses(items, lexemes),
    language: language.code,
    refusedWords: [...refused.words, ...withoutThose(toldOf, refused.words), ...furtherRefused],
    selfWords: tellingWords(read, self, lexicon),
    unknownPlaces: [],
    lexemes,
    isCut,
  }
  if (links.length > 0)
    understood.criteria = [...understood.criteria, { topic: 'Place', mode: 'must', anyOf: links, from: 0, to: 0 }]
  yield* resolveFacts(understood)
  understood.ignored.push(...free.flatMap((aside) => wordsOfAside(tokens, aside, lexicon)), ...unread)
  understood.ignored.unshift(...understood.selfWords)
  understood.ignored = [...new Set(understood.ignored.map((word) => word.trim()).filter(Boolean))]
  if (hasMore) understood.ignored.push('…')
  return understood
}

/** "我是说四室", "I'm not a fan of pools": who corrects a word, or denies one, says nothing of themselves. */
function withoutRequests(self: ReadonlySet<number>, tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  if (self.size === 0) return self
  const kept = new Set(self)
  for (const start of self) {
    const phrase = lexicon.longestAt(tokens, start)
    const asks = phrase?.tags.some((tag) => tag === 'repair' || tag === 'glue.dislike') ?? false
    const isName = tokens.slice(start + 1, start + 4).some(({ capital }) => capital)
    if (isName && !self.has(start - 1) && isNamedInstead(tokens, start, lexicon))
      for (let at = start; self.has(at); at++) kept.delete(at)
    if (phrase && asks)
      for (let at = start; at < phrase.end || (self.has(at) && tokens[at]?.kind !== 'sign'); at++) kept.delete(at)
  }
  return kept
}

/** "ce n'est pas Kent, c'est Renton": behind a name that is denied, another one is nobody's introduction. */
function isNamedInstead(tokens: readonly Token[], start: number, lexicon: Lexicon): boolean {
  const last = tokens.findLastIndex(({ kind }, index) => index < start && kind === 'word')
  const end = tokens.findLastIndex(({ kind, capital }, index) => index <= last && (kind !== 'word' || !capital)) + 1
  const isDenial = (from: number) => {
    const phrase = lexicon.longestAt(tokens.slice(0, end), from)
    return phrase?.end === end && phrase.tags.includes('scope.not')
  }
  return end <= last && [1, 2, 3].some((length) => end >= length && isDenial(end - length))
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

/** The same clauses by the tokens that are left when those that describe the visitor are taken out. */
function withoutSelf(asides: readonly Aside[], self: ReadonlySet<number>): Aside[] {
  const before = (index: number) => index - [...self].filter((each) => each < index).length
  return asides
    .map((aside) => ({ ...aside, start: before(aside.start), end: before(aside.end) }))
    .filter(({ start, end }) => end > start)
}

/** "our landlord rented to Somalis, ... without that": a people by itself, named in what is not to come again. */
function* findUnwanted(
  tokens: readonly Token[],
  told: readonly Aside[],
  gate: LanguageTables['gate'],
): Generator<void, string[]> {
  const words: string[] = []
  for (const { start, end } of told)
    for (let at = start; at < Math.min(end, start + longestTold); at++) {
      const token = tokens[at]
      if (token?.kind === 'word') words.push(...(yield* gate.checkInSteps([token], new Set())).words)
    }
  return words
}

const longestTold = 40

/** Each once, and none that is part of what was refused already. */
function withoutThose(words: readonly string[], said: readonly string[]): string[] {
  return [...new Set(words)].filter((word) => !said.some((each) => each.includes(word)))
}

function isFree({ start, end }: Aside, taken: ReadonlySet<number>): boolean {
  for (let at = start; at < end; at++) if (taken.has(at)) return false
  return true
}

/** What is told of a clause that asks for nothing; talk is not missed by anybody. */
function wordsOfAside(tokens: readonly Token[], { start, end, role }: Aside, lexicon: Lexicon): string[] {
  if (role === 'talk') return []
  const indexes = new Set(tokens.keys().filter((index) => start <= index && index < end))
  return tellingWords(tokens, indexes, lexicon)
}

/** Whether nothing of a sentence that says anything is left beside what asks for nothing. */
function coversAll(asides: readonly Aside[], tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.every(
    ({ kind }, at) =>
      kind === 'sign' ||
      asides.some(({ start, end }) => start <= at && at < end) ||
      (lexicon.longestAt(tokens, at)?.tags ?? []).every((tag) => /^(?:glue|filler|ordinary|opinion)/u.test(tag)),
  )
}

/** Addresses as people write them: also without "https://" before them, where there is a path. */
const addressForms =
  /https?:\/\/[^\s<>"']{1,2000}|(?<![\w@.-])(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}\/[^\s<>"']{1,2000}/gi

/** Links to listings are looked up whole; their letters mean nothing else. Of what only looks like one that is so where it finds homes. */
function* takeLinks(sentence: string): Reading<{ text: string; links: Condition[] }> {
  const written = sentence.match(addressForms)?.slice(0, 5) ?? []
  if (written.length === 0) return { text: sentence, links: [] }
  const addresses = written.map((each) => {
    const name = each.slice(0, endOfLink(each))
    const isWhole = /^https?:/i.test(name)
    return { each, name, isWhole, url: isWhole ? name : `https://${name}` }
  })
  const ids = yield* ask(
    'listingsByLink',
    addresses.map(({ url }) => url),
  )
  const found = addresses
    .map((address, at) => ({ ...address, ids: ids[at] ?? [] }))
    .filter((each) => each.isWhole || each.ids.length > 0)
  return {
    text: found.reduce((text, { each }) => text.replace(each, ' '), sentence),
    links: found.map(({ name, ids: homes }) => ({ is: 'ids', ids: homes, name })),
  }
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

function* correctAll(
  tokens: readonly Token[],
  places: readonly PlaceMatch[],
  taken: ReadonlySet<number>,
  lexicon: Lexicon,
): Reading<{ places: PlaceMatch[]; words: Map<number, Token> }> {
  const unknown = unknownWords(tokens, places, taken, lexicon).slice(0, maxCorrections)
  const led = new Set(unknown.filter((index) => leadsTo(tokens, index, lexicon)))
  const cities = yield* findMisspelledCities(tokens, unknown, led)
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
