import type { Criterion, Limits, Sort } from './condition.ts'
import type { FigureKind, FollowAction, Item, NearRequest } from './item.ts'
import { groupOf, joinCriterion } from './join-criteria.ts'
import type { Lexeme } from './lexeme.ts'
import type { PlaceMatch } from './place-candidates.ts'

/** A criterion with its place in the sentence; a place to be near to is located later. */
export interface FoundCriterion extends Criterion {
  from: number
  to: number
  near?: NearRequest
  /** One of this and the criterion before it suffices; both are still to be located. */
  orBefore?: boolean
}

/** Unknown words where a feature is expected ("with a koi pond"), or right before a word for homes ("brick house"). */
export interface FeatureGuess {
  words: string
  mode: Criterion['mode']
  /** Without "with" or the like, it is only a feature when some listing says it. */
  needsProof: boolean
  from: number
  to: number
}

export interface Understanding {
  criteria: FoundCriterion[]
  guesses: FeatureGuess[]
  sort: Sort | null
  sortNear: PlaceMatch | null
  limit: number | null
  figures: { kind: FigureKind; field: string }[]
  follow: FollowAction[]
  drops: { topics: Criterion['topic'][]; words: string }[]
  ordinals: number[]
  markers: string[]
  radius: number | null
  saysHome: boolean
  ignored: string[]
  opinionHint: boolean
}

type Mode = Criterion['mode']

/** Puts items together: what "not" and "ideally" govern, what "or" joins, and what is left over. */
export function assemble(items: readonly Item[], lexemes: readonly Lexeme[]): Understanding {
  const result: Understanding = {
    criteria: [],
    guesses: [],
    sort: null,
    sortNear: null,
    limit: null,
    figures: [],
    follow: [],
    drops: [],
    ordinals: [],
    markers: [],
    radius: null,
    saysHome: false,
    ignored: [],
    opinionHint: false,
  }
  let mode: Mode = 'must'
  /** What the running "not" or "ideally" has governed so far. */
  let governed: string | null = null
  let connector: 'or' | 'and' | 'comma' | null = null
  let expectsFeature = false
  let afterAmenity = false
  /** "..., and our budget is": what follows a comma and an "and" is a clause of its own. */
  let afterComma = false
  let lastEnd = -1
  const resetScope = () => {
    mode = 'must'
    governed = null
  }
  for (let index = 0; index < items.length; index++) {
    const item = items[index]
    if (!item) continue
    switch (item.kind) {
      case 'scope':
        switch (item.scope) {
          case 'not':
            mode = 'not'
            governed = null
            expectsFeature = true
            break
          case 'wish':
            mode = 'wish'
            governed = null
            expectsFeature = true
            break
          case 'wishAfter':
            makeWishes(result, item.from, items)
            resetScope()
            break
          case 'must':
            // "a must" behind a wish list changes nothing before it.
            resetScope()
            expectsFeature = true
            break
          case 'or':
          case 'and':
            afterComma = connector === 'comma'
            connector = item.scope
            expectsFeature ||= afterAmenity
            break
          case 'comma':
            connector ??= 'comma'
            expectsFeature ||= afterAmenity
            break
          case 'but':
            resetScope()
            connector = null
            break
          case 'with':
            if (mode === 'not' && governed !== null) resetScope()
            if (mode === 'wish' && governed !== null) connector = 'and'
            expectsFeature = true
            break
          case 'stop':
            resetScope()
            connector = null
            expectsFeature = false
            afterAmenity = false
            lastEnd = -1
            break
        }
        break
      case 'criterion':
      case 'near': {
        const topic = item.kind === 'near' ? 'Place' : item.topic
        const group = groupOf(topic)
        if (
          governed !== null &&
          !(continues(mode, governed, group, afterComma ? 'comma' : connector) && (mode !== 'not' || isBare(item)))
        )
          resetScope()
        const criterion: FoundCriterion = {
          topic,
          mode,
          anyOf: item.kind === 'near' ? [] : item.anyOf,
          from: item.from,
          to: item.to,
        }
        if (item.kind === 'near') criterion.near = item.near
        const nearby = result.criteria[lastEnd]?.near
        // "near Kent or Renton": the list goes on.
        if (
          item.kind === 'criterion' &&
          item.place &&
          nearby &&
          connector !== null &&
          items[index - 1]?.kind === 'scope'
        ) {
          criterion.near = { place: item.place, miles: nearby.miles }
          criterion.anyOf = []
          criterion.orBefore = true
        }
        if (item.kind === 'near' && nearby && connector === 'or') criterion.orBefore = true
        const settled = mode === 'not' ? negate(criterion) : criterion
        joinCriterion(result.criteria, settled, connector, lastEnd)
        if (mode !== 'must') governed = group
        lastEnd = result.criteria.length - 1
        connector = null
        afterComma = false
        afterAmenity = group === 'amenity'
        expectsFeature = false
        break
      }
      case 'unknown': {
        const run = readUnknownRun(items, index)
        const words = lexemes.slice(run.from, run.to).map((lexeme) => lexeme.text)
        const isBefore = isHomeWord(items[run.next])
        const guessMode = mode
        if ((expectsFeature || isBefore) && words.length <= 5) {
          if (governed !== null && !continues(mode, governed, 'amenity', afterComma ? 'comma' : connector)) resetScope()
          result.guesses.push({
            words: words.join(' '),
            mode: guessMode,
            needsProof: !expectsFeature,
            from: run.from,
            to: run.to,
          })
          if (mode !== 'must') governed = 'amenity'
          connector = null
          afterAmenity = expectsFeature
          expectsFeature = false
        } else result.ignored.push(...words)
        index = run.last
        break
      }
      case 'ordinary': {
        // Two ordinary words where a feature is expected ("a green roof") may be one, if listings speak of it.
        const next = items[index + 1]
        const isNumber = lexemes[item.from]?.number !== undefined
        const pair =
          expectsFeature &&
          !isNumber &&
          (next?.kind === 'ordinary' || next?.kind === 'unknown') &&
          next.from === item.to
        const words = lexemes.slice(item.from, pair ? next.to : item.to).map((lexeme) => lexeme.text)
        if (pair) {
          result.guesses.push({ words: words.join(' '), mode, needsProof: true, from: item.from, to: next.to })
          index++
          expectsFeature = false
        } else result.ignored.push(words.join(' '))
        break
      }
      case 'opinion':
        result.ignored.push(
          lexemes
            .slice(item.from, item.to)
            .map((lexeme) => lexeme.text)
            .join(' '),
        )
        if (item.hint) result.opinionHint = true
        if (mode === 'not' && governed === null) resetScope()
        break
      case 'sort':
        result.sort ??= item.sort
        if (item.near) result.sortNear ??= item.near
        break
      case 'limit':
        result.limit ??= item.limit
        break
      case 'figure':
        result.figures.push(...item.figures)
        break
      case 'follow':
        result.follow.push(item.action)
        break
      case 'drop':
        result.drops.push({ topics: item.topics, words: item.words })
        break
      case 'ordinal':
        result.ordinals.push(item.position)
        break
      case 'marker':
        result.markers.push(item.marker)
        break
      case 'radius':
        result.radius = item.miles
        break
      case 'home':
        result.saysHome = true
        if (mode === 'not' && governed === null) resetScope()
        break
      case 'refused':
        resetScope()
        break
      default:
        break
    }
  }
  excludeByWord(result.criteria)
  return result
}

/** "a house, but not a villa": both are one family, so the narrower word itself is excluded. */
function excludeByWord(criteria: readonly FoundCriterion[]): void {
  const wanted = criteria.find((criterion) => criterion.topic === 'PropertyType' && criterion.mode === 'must')
  for (const criterion of criteria) {
    if (criterion.topic !== 'PropertyType' || criterion.mode !== 'not') continue
    criterion.anyOf = criterion.anyOf.map((condition) => {
      const same = wanted?.anyOf.some(
        (other) => other.is === 'family' && condition.is === 'family' && other.family === condition.family,
      )
      return same && condition.is === 'family'
        ? { is: 'text', name: condition.word, mentions: [condition.word] }
        : condition
    })
  }
}

/** Whether a running "not" or "ideally" still governs what comes next. */
function continues(mode: Mode, governed: string, group: string, connector: string | null): boolean {
  if (mode === 'wish') return connector === 'and' || connector === 'or' || governed === group
  if (connector === 'or') return governed === group
  if (governed !== group) return false
  // "no pool, garage" asks for a garage; "except Kent, Renton and Auburn" excludes all three.
  return connector === 'and' || group !== 'amenity' ? connector !== null || group !== 'amenity' : false
}

/** "no HOA and at least 2 parking spots": an amount of its own is not denied along with what stands before it. */
function isBare(item: Item): boolean {
  if (item.kind !== 'criterion' || (item.topic !== 'ParkingSpots' && item.topic !== 'HOAMonth')) return true
  const [condition] = item.anyOf
  return condition?.is === 'number' && (condition.above === 0 || condition.min === 1)
}

/** "would be nice" governs what stands before it in its clause. */
function makeWishes(result: Understanding, before: number, items: readonly Item[]): void {
  const position = items.findIndex((item) => item.from === before)
  let clauseStart = 0
  for (let index = position - 1; index >= 0; index--) {
    const item = items[index]
    if (item?.kind === 'scope' && ['comma', 'stop', 'but', 'must'].includes(item.scope)) {
      clauseStart = item.to
      break
    }
  }
  const inClause = [...result.criteria, ...result.guesses].filter(
    (found) => found.from >= clauseStart && found.to <= before,
  )
  inClause.sort((a, b) => b.from - a.from)
  const last = inClause[0]
  if (!last) return
  const groupOfFound = (found: FoundCriterion | FeatureGuess) => ('topic' in found ? groupOf(found.topic) : 'amenity')
  for (const found of inClause) {
    if (groupOfFound(found) !== groupOfFound(last)) break
    if (found.mode === 'must') found.mode = 'wish'
  }
}

function isHomeWord(item: Item | undefined): boolean {
  return item?.kind === 'home' || (item?.kind === 'criterion' && item.topic === 'PropertyType')
}

/** Neighbouring unknown words, with "of the" between them: one thing with a name of several words. */
function readUnknownRun(
  items: readonly Item[],
  start: number,
): { from: number; to: number; last: number; next: number } {
  const first = items[start]
  let last = start
  while (items[last + 1]?.kind === 'unknown') last++
  return { from: first?.from ?? 0, to: items[last]?.to ?? 0, last, next: last + 1 }
}

/** Excluding a limit is the opposite limit, so that what is unknown satisfies neither. */
function negate(criterion: FoundCriterion): FoundCriterion {
  const [only] = criterion.anyOf
  if (criterion.anyOf.length !== 1 || only?.is !== 'number') return criterion
  const opposite = oppositeLimits(only)
  return opposite
    ? { ...criterion, mode: 'must', anyOf: [{ is: 'number', field: only.field, ...opposite }] }
    : criterion
}

function oppositeLimits(limits: Limits): Limits | null {
  const { min, max, above, below, oneOf } = limits
  const given = [min, max, above, below].filter((value) => value !== undefined).length
  if (given !== 1 || oneOf) return null
  if (min !== undefined) return { below: min }
  if (max !== undefined) return { above: max }
  if (above !== undefined) return { max: above }
  return below === undefined ? null : { min: below }
}
