import type { Database } from '../database/connect.ts'
import { hasTag, type Lexeme } from './lexeme.ts'
import { nameOf, type PlaceMatch } from './place-candidates.ts'
import type { Token } from './tokens.ts'
import { findSatisfiable, type Scope } from './vocabulary-store.ts'

/** "in Paris", "near Springfield", "what about Rome": names behind such words are places, listed or not. */
export function absentPlaces(lexemes: readonly Lexeme[], tokens: readonly Token[], latinNames = false): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  lexemes.forEach((lexeme, index) => {
    if (!hasTag(lexeme, 'unknown') || hasTag(lexemes[index - 1], 'unknown')) return
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
export async function findNamedAreas(
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

export function overlaps(a: PlaceMatch, b: PlaceMatch): boolean {
  return a.start < b.end && b.start < a.end
}

/** A name that is no city may still be the Location of some listing ("Ballard"). */
export async function findLocations(db: Database, scope: Scope, places: PlaceMatch[]): Promise<PlaceMatch[]> {
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
