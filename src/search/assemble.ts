import { endOfAlternative, joinAlternatives } from './alternatives.ts'
import type { Criterion } from './condition.ts'
import type { Item } from './item.ts'
import { groupOf, joinCriterion } from './join-criteria.ts'
import { hasTag, type Lexeme } from './lexeme.ts'
import { endsClause, endsWithOr, isHomeWord, qualifiesHomes, standsAlone } from './look-ahead.ts'
import { excludeByWord, negate, wishNone } from './negate.ts'
import { emptyUnderstanding, type FeatureGuess, type FoundCriterion, type Understanding } from './understanding.ts'
import { makeWishes } from './wishes-behind.ts'

type Scope = Extract<Item, { kind: 'scope' }>['scope']
type CriterionItem = Extract<Item, { kind: 'criterion' | 'near' }>
/** What governs the words that come: nothing, "not", "ideally", "ideally not". */
type Mode = Criterion['mode'] | 'wishNot'

const amounts = new Set<Criterion['topic']>(['Price', 'Bedrooms', 'Bathrooms', 'BuildingArea', 'LotArea', 'YearBuilt'])

/** Puts items together: what "not" and "ideally" govern, what "or" joins, and what is left over. */
export function assemble(items: readonly Item[], lexemes: readonly Lexeme[]): Understanding {
  return new Assembly(items, lexemes).run()
}

class Assembly {
  private readonly result = emptyUnderstanding()
  private readonly items: readonly Item[]
  private readonly lexemes: readonly Lexeme[]
  private mode: Mode = 'must'
  /** What the running "not" or "ideally" has governed so far, and how often. */
  private governed: string | null = null
  private timesGoverned = 0
  /** The running "not" is that word itself and no "without" or "except". */
  private isPlainNot = false
  /** The running "ideally" is a "maybe". */
  private isHedge = false
  private connector: 'or' | 'and' | 'comma' | null = null
  private expectsFeature = false
  private afterAmenity = false
  /** "..., and our budget is": what follows a comma and an "and" is a clause of its own. */
  private afterComma = false
  private lastEnd = -1
  /** Where a list of features begins whose members commas join so far. */
  private listFrom = -1
  /** Criteria from this one on were said since something was taken back. */
  private repairedAt: number | null = null

  constructor(items: readonly Item[], lexemes: readonly Lexeme[]) {
    this.items = items
    this.lexemes = lexemes
  }

  run(): Understanding {
    for (let index = 0; index < this.items.length; index++) {
      const item = this.items[index]
      if (item) index = this.take(item, index)
    }
    this.result.criteria = excludeByWord(this.result.criteria)
    return this.result
  }

  /** Takes an item in; answers the index of the last one that it was taken with. */
  private take(item: Item, index: number): number {
    const { result } = this
    switch (item.kind) {
      case 'scope':
        return this.takeScope(item.scope, item, index)
      case 'criterion':
      case 'near':
        this.takeCriterion(item, index)
        break
      case 'repair':
        this.repairedAt = item.from
        this.resetScope()
        this.connector = null
        break
      case 'unknown':
        return this.takeUnknown(item, index)
      case 'ordinary':
        return this.takeOrdinary(item, index)
      case 'number':
        result.counts.push({ ...item, words: this.wordsOf(item.from, item.to) })
        result.ignored.push(...this.wordsOf(item.from, item.to))
        break
      case 'aside':
        result.ignored.push(this.textOf(item.from, item.until ?? item.to))
        break
      case 'opinion':
        result.ignored.push(this.textOf(item.from, item.to))
        if (item.hint) result.opinionHint = true
        if (this.mode === 'not' && this.governed === null) this.resetScope()
        break
      case 'sort':
        result.sort ??= item.sort
        if (item.near) result.sortNear ??= item.near
        break
      case 'limit':
        result.limit ??= item.limit
        break
      case 'figure':
        result.figures.push(
          ...item.figures.filter((figure) => !result.figures.some((each) => isSameFigure(each, figure))),
        )
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
        // "no condos, just a house"
        if (this.mode === 'not' && this.governed !== null) this.resetScope()
        break
      case 'radius':
        result.radius = { miles: item.miles, words: this.textOf(item.from, item.to) }
        break
      case 'home':
        result.saysHome = true
        // "no homes in Kent" excludes Kent; "not a home, ..." excludes nothing.
        if (this.mode === 'not' && this.governed === null && !qualifiesHomes(this.items, index + 1)) this.resetScope()
        break
      case 'refused':
        this.resetScope()
        break
      default:
        break
    }
    return index
  }

  private wordsOf(from: number, to: number): string[] {
    return this.lexemes.slice(from, to).map((lexeme) => lexeme.text)
  }

  private textOf(from: number, to: number): string {
    return this.wordsOf(from, to).join(' ')
  }

  private resetScope(): void {
    this.mode = 'must'
    this.governed = null
    this.timesGoverned = 0
    this.isPlainNot = false
  }

  private govern(mode: Mode): void {
    this.resetScope()
    this.mode = mode
    this.expectsFeature = true
  }

  private takeScope(scope: Scope, item: Item, index: number): number {
    switch (scope) {
      case 'not': {
        const wishes = this.mode === 'wish' && (this.governed === null || this.connector === 'and')
        this.govern(wishes ? 'wishNot' : 'not')
        this.isPlainNot = hasTag(this.lexemes[item.from], 'glue.not')
        break
      }
      case 'wish':
      case 'wishAfter': {
        const isBehind = scope === 'wishAfter' || endsClause(this.items, index + 1)
        if (isBehind && makeWishes(this.result, index, this.items)) this.resetScope()
        else this.govern('wish')
        this.isHedge = hasTag(this.lexemes[item.from], 'glue.hedge')
        break
      }
      case 'must':
        // "a must" behind a wish list changes nothing before it.
        this.resetScope()
        this.expectsFeature = true
        break
      case 'or':
      case 'and': {
        const last = scope === 'or' ? this.takeAlternative(index) : null
        if (last !== null) return last
        this.afterComma = scope === 'and' && this.connector === 'comma'
        this.connector = scope
        this.expectsFeature ||= this.afterAmenity
        break
      }
      case 'comma':
        this.connector ??= 'comma'
        this.expectsFeature ||= this.afterAmenity
        break
      case 'but':
        this.resetScope()
        this.connector = null
        break
      case 'with':
        if ((this.mode === 'not' || this.mode === 'wishNot') && this.governed !== null) this.resetScope()
        if (this.mode === 'wish' && this.governed !== null) this.connector = 'and'
        this.expectsFeature = true
        break
      case 'stop':
        this.resetScope()
        this.connector = null
        this.expectsFeature = false
        this.afterAmenity = false
        this.lastEnd = -1
        break
    }
    return index
  }

  /** "3 beds in Seattle or 2 in Kent": takes the whole alternative; null when the "or" joins single things. */
  private takeAlternative(index: number): number | null {
    if (this.mode !== 'must' || this.result.criteria.length < 2) return null
    const end = endOfAlternative(this.items, index + 1)
    const behind = this.items.slice(index + 1, end)
    if (!behind.some((item) => item.kind === 'criterion')) return null
    const other = assemble(behind, this.lexemes)
    const joined = joinAlternatives(this.result.criteria, other.criteria)
    if (joined === null) return null
    this.result.criteria = joined
    this.result.guesses = [...this.result.guesses, ...other.guesses]
    this.result.ignored.push(...other.ignored)
    this.result.sort ??= other.sort
    this.result.saysHome ||= other.saysHome
    this.lastEnd = joined.length - 1
    this.connector = null
    this.afterAmenity = false
    return end - 1
  }

  private takeCriterion(item: CriterionItem, index: number): void {
    const topic = item.kind === 'near' ? 'Place' : item.topic
    const group = groupOf(topic)
    // "maybe 700k" is unsure of the amount rather than of the wish.
    const isUnsure = this.mode === 'wish' && this.isHedge && amounts.has(topic)
    if (isUnsure || (this.governed !== null && !this.governs(item, group, index))) this.resetScope()
    const found: FoundCriterion = {
      topic,
      mode: this.mode === 'wishNot' ? 'wish' : this.mode,
      anyOf: item.anyOf ?? [],
      from: item.from,
      to: item.to,
      ...(item.kind === 'near' && { near: item.near }),
      ...(item.kind === 'criterion' && item.inThousands && { inThousands: true }),
      ...(item.kind === 'criterion' && item.place && { place: item.place }),
    }
    const criterion = this.joinPlaces(found, item, index)
    const settled = this.mode === 'not' ? negate(criterion) : this.mode === 'wishNot' ? wishNone(criterion) : criterion
    if (this.repairedAt !== null) this.takeBack(settled)
    const isListed = this.isListed(settled, index)
    this.result.criteria = joinCriterion(this.result.criteria, settled, this.connector, this.lastEnd)
    if (this.connector === 'or' && this.listFrom >= 0) this.closeList()
    this.listFrom = isListed ? this.listFrom : this.result.criteria.length - 1
    if (this.mode !== 'must') {
      this.governed = group
      this.timesGoverned++
    }
    this.lastEnd = this.result.criteria.length - 1
    this.connector = null
    this.afterComma = false
    this.afterAmenity = group === 'amenity'
    this.expectsFeature = false
  }

  /** "pool, hot tub or sauna": whether this goes on a list of features. */
  private isListed(criterion: FoundCriterion, index: number): boolean {
    const before = this.result.criteria[this.lastEnd]
    const joint = this.items[index - 1]
    return (
      criterion.topic === 'Feature' &&
      before?.topic === 'Feature' &&
      before.mode === criterion.mode &&
      joint?.kind === 'scope' &&
      joint.scope === 'comma' &&
      this.listFrom >= 0
    )
  }

  /** "pool, hot tub or sauna": the "or" at its end joins the whole list. */
  private closeList(): void {
    const { criteria } = this.result
    const [first, ...others] = criteria.slice(this.listFrom)
    if (first && others.every((each) => each.topic === 'Feature' && each.mode === first.mode)) {
      const anyOf = [first, ...others].flatMap((each) => each.anyOf)
      const to = others.at(-1)?.to ?? first.to
      this.result.criteria = [...criteria.slice(0, this.listFrom), { ...first, anyOf, to }]
    }
    this.listFrom = -1
  }

  /** "near Kent or Renton": the list goes on; "near Tacoma or in Auburn": with a place of another kind. */
  private joinPlaces(criterion: FoundCriterion, item: CriterionItem, index: number): FoundCriterion {
    const before = this.result.criteria[this.lastEnd]
    if (item.kind === 'near') {
      const orBefore = this.connector === 'or' && before?.topic === 'Place' && before.mode === criterion.mode
      return { ...criterion, orBefore }
    }
    const nearby = before?.near
    if (!nearby || this.connector === null || criterion.mode === 'not') return criterion
    if (!item.place || this.items[index - 1]?.kind !== 'scope') return criterion
    if (hasTag(this.lexemes[item.from], 'place.in')) return { ...criterion, orBefore: true }
    return { ...criterion, orBefore: true, near: { place: item.place, miles: nearby.miles }, anyOf: [] }
  }

  /** "2 bedrooms, no wait, 3": what was said of the same before no longer holds. */
  private takeBack(next: FoundCriterion): void {
    const { criteria } = this.result
    const before = criteria.findLastIndex(({ topic, from }) => topic === next.topic && from < (this.repairedAt ?? 0))
    const isLast = before === criteria.length - 1
    if (before < 0 || (next.topic === 'Feature' && !isLast)) return
    this.result.criteria = criteria.toSpliced(before, 1)
    this.lastEnd = -1
  }

  /** Whether a running "not" or "ideally" still governs this. */
  private governs(item: CriterionItem, group: string, index: number): boolean {
    const { governed, mode } = this
    const connector = this.afterComma ? 'comma' : this.connector
    if (mode === 'wish') return connector === 'and' || connector === 'or' || governed === group
    if (!isBare(item) || governed !== group) return false
    if (connector === 'or') return true
    // "not condos, houses" wants houses; "not in Kent, Renton or Auburn" excludes all three.
    const next = this.items[index + 1]
    const goesOn = next?.kind === 'scope' && ['or', 'and', 'comma'].includes(next.scope)
    if (this.isPlainNot && connector === 'comma' && this.timesGoverned === 1 && !goesOn) return false
    // "no pool, garage" asks for a garage; "no pool, garage or carport" for none of them.
    if (connector === 'comma' && group === 'amenity') return endsWithOr(this.items, index + 1)
    return connector === 'and' || (group !== 'amenity' && connector !== null)
  }

  private takeUnknown(item: Item, index: number): number {
    let last = index
    while (this.items[last + 1]?.kind === 'unknown') last++
    const next = this.items[last + 1]
    let to = this.items[last]?.to ?? item.to
    // "with a secret room" is no room to let.
    if (this.expectsFeature && next?.kind === 'criterion' && next.topic === 'SpaceType' && next.to === next.from + 1) {
      to = next.to
      last++
    }
    const words = this.lexemes.slice(item.from, to).map((lexeme) => lexeme.text)
    const behind = this.items[last + 1]
    const couldBe = this.expectsFeature || isHomeWord(behind) || standsAlone(this.items, index, behind)
    if (!couldBe || words.length > 5) {
      this.result.ignored.push(...words)
      return last
    }
    if (this.governed !== null && !this.governsGuess()) this.resetScope()
    const mode = this.mode === 'wishNot' ? 'wish' : this.mode
    // "with my uncle" speaks of people rather than of homes.
    const needsProof = !this.expectsFeature || hasTag(this.lexemes[item.from - 1], 'glue.my')
    this.addGuess({ words: words.join(' '), mode, needsProof, from: item.from, to })
    if (this.mode !== 'must') this.governed = 'amenity'
    this.connector = null
    this.afterAmenity = this.expectsFeature
    this.expectsFeature = false
    return last
  }

  private addGuess(guess: FeatureGuess): void {
    this.result.guesses = [...this.result.guesses, guess]
  }

  private governsGuess(): boolean {
    const connector = this.afterComma ? 'comma' : this.connector
    if (this.mode === 'wish') return connector === 'and' || connector === 'or' || this.governed === 'amenity'
    return this.governed === 'amenity' && (connector === 'or' || connector === 'and')
  }

  private takeOrdinary(item: Item, index: number): number {
    // Two ordinary words where a feature is expected ("a green roof") may be one, if listings speak of it.
    const next = this.items[index + 1]
    const pair =
      this.expectsFeature &&
      this.lexemes[item.from]?.number === undefined &&
      next !== undefined &&
      (next.kind === 'ordinary' ||
        next.kind === 'unknown' ||
        (next.kind === 'criterion' && next.topic === 'SpaceType')) &&
      next.from === item.to
    const words = this.textOf(item.from, pair ? next.to : item.to)
    if (!pair) {
      this.result.ignored.push(words)
      return index
    }
    const mode = this.mode === 'wishNot' ? 'wish' : this.mode
    this.addGuess({ words, mode, needsProof: true, from: item.from, to: next.to })
    this.expectsFeature = false
    return index + 1
  }
}

function isSameFigure(first: { kind: string; field: string }, second: { kind: string; field: string }): boolean {
  return first.kind === second.kind && first.field === second.field
}

/** "no HOA and at least 2 parking spots": an amount of its own is not denied along with what stands before it. */
function isBare(item: CriterionItem): boolean {
  if (item.kind !== 'criterion' || (item.topic !== 'ParkingSpots' && item.topic !== 'HOAMonth')) return true
  const [condition] = item.anyOf
  return condition?.is === 'number' && (condition.above === 0 || condition.min === 1)
}
