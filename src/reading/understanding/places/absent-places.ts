import { isLargePlace } from '../../languages/large-places.ts'
import type { Token } from '../../languages/words/tokens.ts'
import { ask, type Reading } from '../facts.ts'
import { hasTag, type Lexeme } from '../words/lexeme.ts'
import { nameOf, type PlaceMatch } from './place-candidates.ts'

/** "in Paris", "near Springfield", "what about Rome": names behind such words are places, listed or not. */
export function absentPlaces(lexemes: readonly Lexeme[], tokens: readonly Token[], latinNames = false): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  lexemes.forEach((lexeme, index) => {
    const isCountyName = lexeme.capital && !lexeme.places && isCounty(lexemes[index + 1])
    if (!(hasTag(lexeme, 'unknown') || isCountyName) || hasTag(lexemes[index - 1], 'unknown')) return
    const before = lexemes[index - 1]
    const text = before?.text.toLowerCase() ?? ''
    const isLed =
      (hasTag(before, 'place.in') && !hasTag(before, 'glue.at')) ||
      hasTag(before, 'place.near') ||
      hasTag(lexemes[index + 1], 'place.nearBehind') ||
      (latinNames && lexeme.capital && lexeme.text.length > 2) ||
      hasTag(before, 'sort.Distance.up') ||
      (hasTag(before, 'follow.what') && lexeme.capital) ||
      (hasTag(before, 'place.from') &&
        lexemes
          .slice(Math.max(0, index - 5), index)
          .some((each) => hasTag(each, 'unit.miles') || hasTag(each, 'unit.kilometers'))) ||
      ((hasTag(before, 'scope.or') || hasTag(before, 'scope.and') || text === ',') &&
        (lexemes[index - 2]?.places !== undefined || matches.at(-1)?.end === before?.start) &&
        lexeme.capital)
    const end = endOfName(lexemes, index)
    const isListed = isLed || beginsList(lexemes, index, end)
    // "Orange County" is a place that no listing has; "orange county" may be anything.
    const county = isCounty(lexemes[end - 1]) || isCounty(lexemes[end])
    if (county ? !lexeme.capital : !isListed) return
    const [first, last] = [lexemes[index], lexemes[end - 1]]
    if (!first || !last) return
    const name = tokens.slice(first.start, last.end)
    if (!hasEvidence(lexeme, name)) return
    matches.push({
      kind: 'city',
      start: first.start,
      end: last.end,
      name: nameOf(name),
      keys: [],
      absent: true,
    })
  })
  return matches
}

/** "Kent or Seattle", "except Kent, Seattle": a name that goes on with a place of the listings. */
function beginsList(lexemes: readonly Lexeme[], start: number, end: number): boolean {
  const [before, joint, next] = [lexemes[start - 1], lexemes[end], lexemes[end + 1]]
  if (!lexemes[start]?.capital || !next?.places?.some(({ absent }) => !absent)) return false
  // "a Bidet and Seattle"
  if (['scope.with', 'glue.article', 'glue.my'].some((tag) => hasTag(before, tag))) return false
  // "Hi Tom, Seattle please"
  return (
    hasTag(joint, 'scope.or') || hasTag(joint, 'scope.and') || (joint?.text === ',' && hasTag(before, 'glue.except'))
  )
}

/** "in a hurry", "in good hands": what no capital letter and no table speaks for is no place. Others write none. */
function hasEvidence(lexeme: Lexeme, name: readonly Token[]): boolean {
  const isLatin = /^[\p{Script=Latin}\d]/u.test(lexeme.text)
  return !isLatin || lexeme.capital || isLargePlace(name.map(({ text }) => text).join(' '))
}

function isCounty(lexeme: Lexeme | undefined): boolean {
  return hasTag(lexeme, 'glue.placeKind') && /^(?:county|condado|comt[eé]|landkreis)$/i.test(lexeme?.text ?? '')
}

/** "Silver Pond", "Hyde Park", "Travis County": unknown words, and known ones that are written like names behind them. */
function endOfName(lexemes: readonly Lexeme[], start: number): number {
  let end = start + 1
  while (end < start + longestAreaName && hasTag(lexemes[end], 'unknown')) end++
  const isName = (lexeme: Lexeme | undefined) =>
    lexeme?.capital === true && !lexeme.places && !lexeme.number && /^\p{L}/u.test(lexeme.text)
  while (end < start + longestAreaName && lexemes[start]?.capital && isName(lexemes[end])) end++
  return end
}

const longestAreaName = 4

/** Each is looked up in the listings. */
const mostRuns = 40

/**
 * "near Green Lake", "in Capitol Hill": names of areas may be made of words that mean something by themselves. Behind a
 * word that leads to a place, the longest run of words that some listing's Location has is its name.
 */
export function* findNamedAreas(lexemes: readonly Lexeme[], tokens: readonly Token[]): Reading<PlaceMatch[]> {
  const runs = lexemes.flatMap((_, index) => {
    const [before, lexeme] = [lexemes[index - 1], lexemes[index]]
    const leads = ['place.in', 'place.near', 'place.from', 'sort.Distance.up'].some((tag) => hasTag(before, tag))
    // "with an observatory" asks for one, wherever a listing lies beside the observatory.
    const isThing = hasTag(before, 'glue.article') && !lexeme?.capital
    // "near the water": a name has a letter or a word of its own, wherever a listing lies above the water.
    const isCommon =
      ['glue.article', 'glue.the'].some((tag) => hasTag(lexeme, tag)) &&
      !lexeme?.capital &&
      !isNameWord(lexemes[index + 1])
    if (isCommon) return []
    // "3 beds Hyde Park": listings tell that it is a place.
    const couldBe = leads || lexeme?.capital === true || (hasTag(lexeme, 'unknown') && !isThing)
    return couldBe ? namesFrom(lexemes, index, tokens, leads || hasTag(lexeme, 'unknown')) : []
  })
  const found = yield* findLocations(runs.slice(0, mostRuns))
  const areas = found.filter((place) => place.kind === 'location').sort((a, b) => b.end - a.end)
  return areas.filter((place, index) => !areas.slice(0, index).some((longer) => overlaps(longer, place)))
}

function isNameWord(lexeme: Lexeme | undefined): boolean {
  return lexeme?.capital === true || hasTag(lexeme, 'unknown')
}

/** Runs of words that begin here and could be a name; figures, signs and known places end them. */
function namesFrom(
  lexemes: readonly Lexeme[],
  index: number,
  tokens: readonly Token[],
  isUnknown: boolean,
): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  const first = lexemes[index]
  for (let last = index; first && last < index + longestAreaName; last++) {
    const lexeme = lexemes[last]
    if (!lexeme || lexeme.number || lexeme.places || hasTag(lexeme, 'sign') || hasTag(lexeme, 'refused')) break
    // A single word that means something else is that, unless it stands where a place does.
    if (lexeme.end - first.start < 2 && !(isUnknown && hasTag(lexeme, 'unknown') && lexeme.text.length > 3)) continue
    const name = nameOf(tokens.slice(first.start, lexeme.end))
    matches.push({ kind: 'city', start: first.start, end: lexeme.end, name, keys: [], absent: true })
  }
  return matches
}

export function overlaps(a: PlaceMatch, b: PlaceMatch): boolean {
  return a.start < b.end && b.start < a.end
}

/** A name that is no city may still be the Location of some listing ("Ballard"). */
export function* findLocations(places: PlaceMatch[]): Reading<PlaceMatch[]> {
  const words = places.map((place) => place.name.split(/\s+/))
  if (places.length === 0) return []
  const found = yield* ask(
    'satisfiable',
    words.map((each, index) => ({ is: 'location', words: each, name: places[index]?.name ?? '' })),
  )
  return places.map((place, index) => {
    if (!found[index]) return place
    const { absent: _absent, ...rest } = place
    return { ...rest, kind: 'location', words: words[index]?.map((word) => [word]) ?? [] }
  })
}
