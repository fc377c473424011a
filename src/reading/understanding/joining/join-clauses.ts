import type { WantedFigure } from '../../criteria/figure.ts'
import { type Clause, isScope } from '../clauses/clause.ts'
import { findGuesses } from '../clauses/find-guesses.ts'
import { governClauses } from '../clauses/govern.ts'
import { jointBefore } from '../clauses/joint.ts'
import { dropFrom } from '../merge-criteria.ts'
import type { Item } from '../rules/meaning.ts'
import { emptyUnderstanding, type FoundCriterion, type Understanding } from '../understanding.ts'
import { hasTag, type Lexeme } from '../words/lexeme.ts'
import { endOfAlternative, joinAlternatives } from './alternatives.ts'
import { groupOf, joinCriterion } from './join-criteria.ts'
import { endsClause } from './look-ahead.ts'
import { nameCounts } from './name-counts.ts'
import { excludeByWord, negate, wishNone } from './negate.ts'
import { takeBack, withoutExcluded } from './take-back.ts'
import { hasWishBefore, makeWishes } from './wishes-behind.ts'

type CriterionItem = Extract<Item, { kind: 'criterion' | 'near' }>

/** Puts meanings together clause by clause: what "or" joins, what takes the place of what, and what is left over. */
export function joinClauses(items: readonly Item[], lexemes: readonly Lexeme[]): Understanding {
  const guessed = findGuesses(nameCounts(items, lexemes), lexemes)
  const clauses = governClauses(guessed, lexemes)
  return { ...new Assembly(guessed, clauses, lexemes).run(), items: guessed, clauses }
}

class Assembly {
  private readonly result = emptyUnderstanding()
  private readonly items: readonly Item[]
  private readonly clauses: readonly Clause[]
  private readonly lexemes: readonly Lexeme[]
  /** The criterion that an "or" would join to; -1 when none stands in the sentence yet. */
  private lastEnd = -1
  /** Where a list of features begins whose members commas join so far. */
  private listFrom = -1
  /** "not only condos": what may also be something else. */
  private lifted: FoundCriterion | null = null
  /** What a correction said that is not meant. */
  private named: FoundCriterion | null = null
  /** Items up to here stand in an alternative that was taken as a whole. */
  private joinedTo = 0

  constructor(items: readonly Item[], clauses: readonly Clause[], lexemes: readonly Lexeme[]) {
    this.items = items
    this.clauses = clauses
    this.lexemes = lexemes
  }

  run(): Understanding {
    for (const clause of this.clauses)
      for (let index = Math.max(clause.from, this.joinedTo); index < clause.to; index++) {
        const item = this.items[index]
        if (item) this.take(item, index, clause)
        index = Math.max(index, this.joinedTo - 1)
      }
    this.result.criteria = excludeByWord(this.result.criteria)
    return this.result
  }

  private take(item: Item, index: number, clause: Clause): void {
    const { result } = this
    switch (item.kind) {
      case 'scope':
        this.takeScope(index, clause)
        break
      case 'criterion':
      case 'near':
        this.takeCriterion(item, index, clause)
        break
      case 'guess': {
        const { words, needsProof, from, to } = item
        const mode = clause.mode === 'wishNot' ? 'wish' : clause.mode
        if (mode === 'lift') break
        if (mode === 'letGo') {
          result.drops.push({ topics: ['Feature'], words: words.toLowerCase() })
          break
        }
        result.guesses = [...result.guesses, { words, needsProof, mode, from, to }]
        break
      }
      case 'ignored':
        result.ignored.push(...item.words)
        break
      case 'ordinary':
        result.ignored.push(this.textOf(item.from, item.to))
        break
      case 'number':
        // "the 3 cheapest, make that 5"
        if (clause.corrects !== null && result.limit !== null) {
          result.limit = item.value
          break
        }
        // "not 3, 4"
        if (clause.mode !== 'not') result.counts.push({ ...item, words: this.wordsOf(item.from, item.to) })
        result.ignored.push(...this.wordsOf(item.from, item.to))
        break
      case 'aside':
        result.ignored.push(this.textOf(item.from, item.until ?? item.to))
        break
      case 'opinion':
        result.ignored.push(this.textOf(item.from, item.to))
        if (item.hint) result.opinionHint = true
        break
      default:
        this.takeOrder(item, clause.corrects !== null)
        break
    }
  }

  /** Orders, figures, and what steers a conversation. */
  private takeOrder(item: Item, corrects: boolean): void {
    const { result } = this
    switch (item.kind) {
      case 'sort':
        // "not the cheapest"
        if (this.isDenied(item)) break
        // "by price, high to low"; "cheapest first, no, biggest"
        if (corrects || result.sort?.field === item.sort.field) [result.sort, result.sortNear] = [null, null]
        result.sort ??= item.sort
        if (item.near) result.sortNear ??= item.near
        break
      case 'limit':
        if (corrects) result.limit = null
        result.limit ??= item.limit
        break
      case 'figure':
        if (corrects) result.figures = []
        result.figures.push(
          ...item.figures.filter((figure) => !result.figures.some((each) => isSameFigure(each, figure))),
        )
        break
      case 'follow':
        // "nothing too big"
        if (this.isDenied(item)) break
        result.follow.push(item.action)
        result.stepsBack = Math.max(result.stepsBack, item.count ?? 1)
        break
      case 'drop':
        result.drops.push({ topics: item.topics, words: item.words, ...(item.feature && { feature: item.feature }) })
        result.criteria = result.criteria.flatMap((criterion) => dropFrom(criterion, item) ?? [])
        break
      case 'step':
        result.steps.push({ ...item.step, words: this.textOf(item.from, item.to) })
        break
      case 'ordinal':
        result.ordinals.push(item.position)
        break
      case 'marker':
        result.markers.push(item.marker)
        break
      case 'radius':
        if (corrects && this.widenNear(item.miles)) break
        result.radius = { miles: item.miles, words: this.textOf(item.from, item.to) }
        break
      case 'home':
        result.saysHome = true
        break
      default:
        break
    }
  }

  private isDenied(item: Item): boolean {
    const before = this.items.slice(0, this.items.indexOf(item)).findLast(({ kind }) => kind !== 'filler')
    return isScope(before, 'not')
  }

  /** "within 5 miles of Kent, make that 10 miles" */
  private widenNear(miles: number): boolean {
    const { criteria } = this.result
    const last = criteria.findLastIndex(({ near }) => near !== undefined)
    const found = criteria[last]
    if (!found?.near) return false
    this.result.criteria = criteria.with(last, { ...found, near: { ...found.near, miles } })
    return true
  }

  private wordsOf(from: number, to: number): string[] {
    return this.lexemes.slice(from, to).map((lexeme) => lexeme.text)
  }

  private textOf(from: number, to: number): string {
    return this.wordsOf(from, to).join(' ')
  }

  private takeScope(index: number, clause: Clause): void {
    const item = this.items[index]
    if (isScope(item, 'or')) this.takeAlternative(index, clause)
    else if (isScope(item, 'stop')) this.lastEnd = -1
    else if (isScope(item, 'notAfter')) this.excludeBefore(index)
    else if (isScope(item, 'not') && this.standsBehind(index)) this.negateLast()
    else if (isScope(item, 'wish', 'wishAfter')) {
      const isBehind = isScope(item, 'wishAfter') || endsClause(this.items, index + 1)
      // "no, actually a townhouse would be better" is what is meant, and no wish.
      const last = this.result.criteria.at(-1)
      if (clause.corrects !== null && last !== undefined && groupOf(last.topic) !== 'amenity') return
      if (isBehind && hasWishBefore(this.items, index))
        makeWishes(this.result, index, { items: this.items, lexemes: this.lexemes })
    }
  }

  /** "3 beds, Kent excluded": what stands right before it is what is not wanted. */
  private excludeBefore(index: number): void {
    const { criteria } = this.result
    const before = this.items.slice(0, index).findLast(({ kind }) => kind !== 'filler')
    const last = criteria.at(-1)
    if (last?.mode !== 'must' || before?.kind !== 'criterion' || before.topic !== last.topic) return
    this.result.criteria = criteria.with(-1, negate(last))
  }

  /** "apartamentos não, casas": the "no" stands right behind what it denies, and at nothing else. */
  private standsBehind(index: number): boolean {
    const [before, next] = [this.items[index - 1], this.items[index + 1]]
    const isBehind = before?.kind === 'criterion' && before.to === this.result.criteria[this.lastEnd]?.to
    return isBehind && (next === undefined || isScope(next, 'comma', 'stop', 'but'))
  }

  private negateLast(): void {
    const last = this.result.criteria[this.lastEnd]
    if (last?.mode !== 'must') return
    this.result.criteria = this.result.criteria.with(this.lastEnd, negate(last))
    this.lastEnd = -1
  }

  /** "a pool, if not then a hot tub": either will do, and the first ranks higher. */
  private preferFirst(next: FoundCriterion): void {
    const { criteria } = this.result
    const isAlike = ({ topic }: FoundCriterion) => groupOf(topic) === groupOf(next.topic)
    // "Kent if possible, if not Renton"
    const wished = criteria.findLastIndex((each) => isAlike(each) && each.mode === 'wish')
    const first = criteria.findLastIndex((each) => isAlike(each) && each.mode === 'must')
    const last = Math.max(wished, first)
    const preferred = criteria[last]
    if (!preferred) return
    const asked = wished > first ? criteria.with(last, { ...preferred, mode: 'must' }) : criteria
    this.result.criteria = [...asked, { ...preferred, mode: 'wish' }]
    this.lastEnd = last
  }

  /** "3 beds in Seattle or 2 in Kent": takes the whole alternative, unless the "or" joins single things. */
  private takeAlternative(index: number, clause: Clause): void {
    if (clause.mode !== 'must' || this.result.criteria.length < 2) return
    const end = endOfAlternative(this.items, index + 1)
    const behind = this.items.slice(index + 1, end)
    if (!behind.some((item) => item.kind === 'criterion')) return
    const other = joinClauses(behind, this.lexemes)
    const joined = joinAlternatives(this.result.criteria, other.criteria)
    if (joined === null) return
    this.result.criteria = joined
    this.result.guesses = [...this.result.guesses, ...other.guesses]
    this.result.ignored.push(...other.ignored)
    this.result.sort ??= other.sort
    this.result.saysHome ||= other.saysHome
    this.lastEnd = joined.length - 1
    this.joinedTo = end
  }

  private takeCriterion(item: CriterionItem, index: number, clause: Clause): void {
    const { mode } = clause
    const { by: joint, prefersFirst } = jointBefore(this.items, Math.max(index, this.joinedTo), mode === 'wish')
    const found: FoundCriterion = {
      topic: item.kind === 'near' ? 'Place' : item.topic,
      mode: mode === 'wishNot' ? 'wish' : mode === 'lift' || mode === 'letGo' ? 'must' : mode,
      anyOf: item.anyOf ?? [],
      from: item.from,
      to: item.to,
      ...(item.kind === 'near' && { near: item.near }),
      ...(item.kind === 'criterion' && item.inThousands && { inThousands: true }),
      ...(item.kind === 'criterion' && item.place && { place: item.place }),
    }
    if (mode === 'letGo') this.letGo(found)
    if (mode === 'lift') this.lift(found)
    if (mode === 'lift' || mode === 'letGo') return
    if (mode === 'not' && joint === 'or' && this.isSaidBefore(found)) {
      this.result.criteria = this.result.criteria.toSpliced(this.lastEnd, 1)
      this.letGo(found)
      this.lastEnd = -1
      return
    }
    if (item.kind === 'criterion' && item.replaces !== undefined)
      this.result.criteria = this.result.criteria.filter(({ from }) => from !== item.replaces)
    const criterion = this.joinPlaces(this.withLifted(found), item, index, joint)
    const settled = mode === 'not' ? negate(criterion) : mode === 'wishNot' ? wishNone(criterion) : criterion
    if (clause.corrects !== null) this.takeBack(settled, clause.corrects, index)
    const before = this.result.criteria
    this.result.criteria = withoutExcluded(before, settled)
    // "pool or no pool"
    if (joint === 'or' && this.result.criteria !== before && this.result.criteria.length < before.length) return
    if (prefersFirst) this.preferFirst(settled)
    const isListed = this.isListed(settled, index)
    this.result.criteria = joinCriterion(this.result.criteria, settled, joint, this.lastEnd)
    if (joint === 'or' && this.listFrom >= 0) this.closeList()
    this.listFrom = isListed ? this.listFrom : this.result.criteria.length - 1
    this.lastEnd = this.result.criteria.length - 1
  }

  private takeBack(settled: FoundCriterion, corrects: number, index: number): void {
    const { criteria } = this.result
    // "Kent or Auburn, no, not Auburn, Renton": what is named as wrong is all that is taken back.
    if (settled.mode === 'not') this.named = settled
    if (this.named?.topic === settled.topic && this.named.from > corrects) return
    const begun = this.items.findLastIndex(({ from, to }) => from <= corrects && corrects <= to)
    const isSure = ['repair', 'repair.no', 'repair.rather'].some((tag) => hasTag(this.lexemes[corrects], tag))
    // "with a pool. Actually a garage too": a new sentence goes on.
    const isApart = !isSure && isScope(this.items[begun - 1], 'stop')
    const isFirst = !(
      isApart || this.items.slice(begun + 1, index).some(({ kind }) => kind === 'criterion' || kind === 'near')
    )
    this.result.criteria = takeBack(criteria, settled, { from: corrects, isFirst, isSure })
    if (this.result.criteria !== criteria) this.lastEnd = -1
  }

  /** "not only condos": whatever was said of them before no longer holds. */
  private lift(found: FoundCriterion): void {
    this.letGo({ ...found, anyOf: found.topic === 'Feature' ? found.anyOf : [] })
    this.lifted = found
  }

  /** "a fireplace instead of the pool", "forget the 3 bedrooms": what was said of it before no longer holds. */
  private letGo({ topic, anyOf: [named] }: FoundCriterion): void {
    const isNamed = (topic === 'Feature' || topic === 'Place') && named !== undefined && 'name' in named
    const feature = isNamed && named.is === 'text' ? named.feature : undefined
    this.result.drops.push({ topics: [topic], words: isNamed ? named.name : '', ...(feature && { feature }) })
  }

  /** "pool or no pool": either will do. */
  private isSaidBefore({ topic, anyOf }: FoundCriterion): boolean {
    const before = this.result.criteria[this.lastEnd]
    return before?.topic === topic && JSON.stringify(before.anyOf) === JSON.stringify(anyOf)
  }

  /** "not only condos but also houses": either of them. */
  private withLifted(found: FoundCriterion): FoundCriterion {
    const { lifted } = this
    if (lifted?.topic !== found.topic || found.mode !== 'must') return found
    this.lifted = null
    return { ...found, anyOf: [...lifted.anyOf, ...found.anyOf] }
  }

  /** "pool, hot tub or sauna": whether this goes on a list of features. */
  private isListed(criterion: FoundCriterion, index: number): boolean {
    const before = this.result.criteria[this.lastEnd]
    return (
      criterion.topic === 'Feature' &&
      before?.topic === 'Feature' &&
      before.mode === criterion.mode &&
      isScope(this.items[index - 1], 'comma') &&
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
  private joinPlaces(
    criterion: FoundCriterion,
    item: CriterionItem,
    index: number,
    joint: 'or' | 'and' | 'comma' | null,
  ): FoundCriterion {
    const before = this.result.criteria[this.lastEnd]
    if (item.kind === 'near') {
      const orBefore = joint === 'or' && before?.topic === 'Place' && before.mode === criterion.mode
      return { ...criterion, orBefore }
    }
    const nearby = before?.near
    if (!nearby || joint === null || criterion.mode === 'not') return criterion
    if (!item.place || this.items[index - 1]?.kind !== 'scope') return criterion
    if (hasTag(this.lexemes[item.from], 'place.in')) return { ...criterion, orBefore: true }
    return { ...criterion, orBefore: true, near: { place: item.place, miles: nearby.miles }, anyOf: [] }
  }
}

function isSameFigure(first: WantedFigure, second: WantedFigure): boolean {
  return first.kind === second.kind && first.field === second.field && first.saleType === second.saleType
}
