import type { Database } from '../database/connect.ts'
import { urlKeyOf } from '../listings/listing-keys.ts'
import { assemble, type Understanding } from './assemble.ts'
import type { Condition, Sort } from './condition.ts'
import { correctWord } from './correct-words.ts'
import { findMisspelledCities, findPlaces } from './find-places.ts'
import type { LanguageCode } from './language.ts'
import type { LanguageTables } from './languages.ts'
import { hasTag, type Lexeme, readLexemes } from './lexeme.ts'
import type { Lexicon } from './lexicon.ts'
import { conditionOf } from './meanings/places.ts'
import { wordForms } from './mention-pattern.ts'
import { nameOf, type PlaceMatch } from './place-candidates.ts'
import { recogniseItems } from './recognise.ts'
import { maxTokens, type Token, tokenize } from './tokens.ts'
import { findCentre, findIdsByUrl, findSatisfiable, type Scope } from './vocabulary-store.ts'

export interface Understood extends Understanding {
  /** What the sentence was read as. */
  language: LanguageCode
  refusedWords: string[]
  /** Places of the sentence that no listing has. */
  unknownPlaces: string[]
  /** The sentence as the built-in guide looks at it for small talk. */
  lexemes: readonly Lexeme[]
}

const nearMiles = 5
const maxCorrections = 40
const maxFeatures = 12

/** Reads a sentence with the help of what the chatbot's listings contain; changes nothing, decides everything. */
export async function understand(
  db: Database,
  scope: Scope,
  sentence: string,
  { language, lexicon, gate }: LanguageTables,
  now: Date,
): Promise<Understood> {
  const { text, links } = await takeLinks(db, scope, sentence)
  const all = tokenize(text)
  const tokens = all.slice(0, maxTokens)
  const places = await findPlaces(db, scope, tokens, lexicon)
  const named = new Set<number>()
  for (const place of places) {
    const isName = !place.absent || place.kind === 'address'
    if (isName && (place.end - place.start > 1 || place.kind !== 'city'))
      for (let at = place.start; at < place.end; at++) named.add(at)
  }
  const refused = gate.check(tokens, named)
  const corrections = await correctAll(db, scope, tokens, places, refused.tokens, lexicon)
  const options = { places: [...places, ...corrections.places], taken: refused.tokens, corrections: corrections.words }
  let lexemes = readLexemes(tokens, lexicon, options)
  const areas = await findNamedAreas(db, scope, lexemes, tokens)
  const unlisted = absentPlaces(lexemes, tokens).filter((place) => !areas.some((area) => overlaps(area, place)))
  const found = [...areas, ...(await findLocations(db, scope, unlisted))]
  if (found.length > 0) lexemes = readLexemes(tokens, lexicon, { ...options, places: [...options.places, ...found] })
  const items = recogniseItems(lexemes, lexicon, now.getUTCFullYear())
  const understood: Understood = {
    ...assemble(items, lexemes),
    language: language.code,
    refusedWords: refused.words,
    unknownPlaces: [],
    lexemes,
  }
  if (links.length > 0) understood.criteria.push({ topic: 'Place', mode: 'must', anyOf: links, from: 0, to: 0 })
  await settle(db, scope, understood)
  if (all.length > maxTokens) {
    const rest = all.slice(maxTokens).filter((token) => token.kind !== 'sign')
    understood.ignored.push(...new Set(rest.map((token) => token.raw)))
  }
  understood.ignored = [...new Set(understood.ignored.map((word) => word.trim()).filter(Boolean))]
  return understood
}

/** Links to listings are looked up whole; their letters mean nothing else. */
async function takeLinks(db: Database, scope: Scope, sentence: string): Promise<{ text: string; links: Condition[] }> {
  const links: Condition[] = []
  const found = sentence.match(/https?:\/\/[^\s<>"']{1,2000}/gi)?.slice(0, 5) ?? []
  let text = sentence
  for (const written of found) {
    const url = written.replace(/[.,;:!?)\]]+$/, '')
    text = text.replace(written, ' ')
    links.push({ is: 'ids', ids: await findIdsByUrl(db, scope, urlKeyOf(url)), name: url })
  }
  return { text, links }
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
    if (led.has(index) || (token.capital && index > 0 && !/^[A-Z]+$/.test(token.raw))) continue
    const corrected = correctWord(token.text, lexicon)
    if (corrected !== null) words.set(index, { ...token, text: corrected })
  }
  return { places: cities, words }
}

function leadsTo(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  return lexicon.language.particles.placeLeads.includes(tokens[index - 1]?.text ?? '')
}

/** "in Paris", "near Springfield", "what about Rome": names behind such words are places, listed or not. */
function absentPlaces(lexemes: readonly Lexeme[], tokens: readonly Token[]): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  lexemes.forEach((lexeme, index) => {
    if (!hasTag(lexeme, 'unknown') || hasTag(lexemes[index - 1], 'unknown')) return
    const before = lexemes[index - 1]
    const text = before?.text.toLowerCase() ?? ''
    const isLed =
      (hasTag(before, 'place.in') && text !== 'at' && text !== 'for') ||
      hasTag(before, 'place.near') ||
      hasTag(before, 'sort.Distance.up') ||
      (hasTag(before, 'follow.what') && lexeme.capital) ||
      (hasTag(before, 'place.from') &&
        lexemes
          .slice(Math.max(0, index - 5), index)
          .some((each) => hasTag(each, 'unit.miles') || hasTag(each, 'unit.kilometers'))) ||
      ((hasTag(before, 'scope.or') || hasTag(before, 'scope.and') || text === ',') &&
        (lexemes[index - 2]?.places !== undefined || matches.at(-1)?.end === before?.start) &&
        lexeme.capital)
    if (!isLed) return
    let end = index + 1
    while (end < index + 4 && hasTag(lexemes[end], 'unknown')) end++
    const [first, last] = [lexemes[index], lexemes[end - 1]]
    if (!first || !last) return
    matches.push({
      kind: 'city',
      start: first.start,
      end: last.end,
      name: nameOf(tokens.slice(first.start, last.end)),
      keys: [],
      absent: true,
    })
  })
  return matches
}

const longestAreaName = 4

/**
 * "near Green Lake", "in Capitol Hill": names of areas may be made of words that mean something by themselves. Behind a
 * word that leads to a place, the longest run of words that some listing's Location has is its name.
 */
async function findNamedAreas(
  db: Database,
  scope: Scope,
  lexemes: readonly Lexeme[],
  tokens: readonly Token[],
): Promise<PlaceMatch[]> {
  const runs = lexemes.flatMap((_, index) => {
    const before = lexemes[index - 1]
    const leads = ['place.in', 'place.near', 'place.from', 'sort.Distance.up'].some((tag) => hasTag(before, tag))
    return leads ? namesFrom(lexemes, index, tokens) : []
  })
  const found = await findLocations(db, scope, runs)
  const areas = found.filter((place) => place.kind === 'location').sort((a, b) => b.end - a.end)
  return areas.filter((place, index) => !areas.slice(0, index).some((longer) => overlaps(longer, place)))
}

/** Runs of two and more words that begin here and could be a name; figures, signs and known places end them. */
function namesFrom(lexemes: readonly Lexeme[], index: number, tokens: readonly Token[]): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  const first = lexemes[index]
  for (let last = index; first && last < index + longestAreaName; last++) {
    const lexeme = lexemes[last]
    if (!lexeme || lexeme.number || lexeme.places || hasTag(lexeme, 'sign') || hasTag(lexeme, 'refused')) break
    if (lexeme.end - first.start < 2) continue
    const name = nameOf(tokens.slice(first.start, lexeme.end))
    matches.push({ kind: 'city', start: first.start, end: lexeme.end, name, keys: [], absent: true })
  }
  return matches
}

function overlaps(a: PlaceMatch, b: PlaceMatch): boolean {
  return a.start < b.end && b.start < a.end
}

/** A name that is no city may still be the Location of some listing ("Ballard"). */
async function findLocations(db: Database, scope: Scope, places: PlaceMatch[]): Promise<PlaceMatch[]> {
  const words = places.map((place) => place.name.split(/\s+/))
  const found = await findSatisfiable(
    db,
    scope,
    words.map((each, index) => ({ is: 'location', words: each, name: places[index]?.name ?? '' })),
  )
  return places.map((place, index) => {
    if (!found[index]) return place
    const { absent: _absent, ...rest } = place
    return { ...rest, kind: 'location', words: words[index]?.map((word) => [word]) ?? [] }
  })
}

/** "near Seattle within 2 miles", "in Seattle within 3 miles": the distance holds for the place said. */
function spreadRadius(understood: Understood): void {
  const miles = understood.radius
  if (miles === null) return
  for (const criterion of understood.criteria) {
    if (criterion.topic !== 'Place' || criterion.mode === 'not') continue
    if (criterion.near) criterion.near.miles ??= miles
    criterion.anyOf = criterion.anyOf.map((condition) =>
      condition.is === 'near' ? { ...condition, miles } : condition,
    )
  }
}

/** Locates what is to be near, proves guessed features, and notes places that no listing has. */
async function settle(db: Database, scope: Scope, understood: Understood): Promise<void> {
  spreadRadius(understood)
  for (const criterion of understood.criteria) {
    if (!criterion.near) continue
    const { place, miles } = criterion.near
    const centre = place.position ?? (place.absent ? null : await findCentre(db, scope, conditionOf(place)))
    criterion.anyOf = [
      centre
        ? { is: 'near', name: place.name, ...centre, miles: miles ?? nearMiles }
        : { is: 'nowhere', name: place.name, field: 'City' },
    ]
  }
  understood.criteria = understood.criteria.reduce<Understood['criteria']>((joined, criterion) => {
    const before = joined.at(-1)
    if (criterion.orBefore && before) before.anyOf.push(...criterion.anyOf)
    else joined.push(criterion)
    return joined
  }, [])
  if (understood.sortNear && understood.sort?.field === 'Distance') {
    const place = understood.sortNear
    const centre = place.position ?? (place.absent ? null : await findCentre(db, scope, conditionOf(place)))
    if (centre) understood.sort = { ...understood.sort, from: { name: place.name, ...centre } } satisfies Sort
    else {
      understood.sort = null
      understood.criteria.push({
        topic: 'Place',
        mode: 'must',
        anyOf: [{ is: 'nowhere', name: place.name, field: 'City' }],
        from: 0,
        to: 0,
      })
    }
  }
  const guesses = understood.guesses.slice(0, maxFeatures)
  const conditions: Condition[] = guesses.map((guess) => ({
    is: 'text',
    name: guess.words.toLowerCase(),
    mentions: wordForms(guess.words),
  }))
  const toProve = conditions.filter((_, index) => guesses[index]?.needsProof)
  const proven = await findSatisfiable(db, scope, toProve)
  guesses.forEach((guess, index) => {
    const condition = conditions[index]
    if (!condition) return
    if (guess.needsProof && !proven[toProve.indexOf(condition)]) understood.ignored.push(...guess.words.split(' '))
    else
      understood.criteria.push({
        topic: 'Feature',
        mode: guess.mode,
        anyOf: [condition],
        from: guess.from,
        to: guess.to,
      })
  })
  understood.ignored.push(...understood.guesses.slice(maxFeatures).map((guess) => guess.words))
  limitFeatures(understood)
  for (const criterion of understood.criteria) {
    for (const condition of flatten(criterion.anyOf))
      if (condition.is === 'nowhere') understood.unknownPlaces.push(condition.name)
  }
}

/** Each feature costs a look at every text: more than any sentence needs is reported as ignored. */
function limitFeatures(understood: Understood): void {
  let seen = 0
  understood.criteria = understood.criteria.filter((criterion) => {
    if (criterion.topic !== 'Feature' || ++seen <= maxFeatures) return true
    understood.ignored.push(...criterion.anyOf.map((condition) => ('name' in condition ? condition.name : '')))
    return false
  })
}

export function flatten(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) => (condition.is === 'all' ? flatten(condition.of) : [condition]))
}
