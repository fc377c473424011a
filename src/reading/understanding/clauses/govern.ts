import type { Topic } from '../../criteria/condition.ts'
import { groupOf } from '../joining/join-criteria.ts'
import { endsClause, endsWithOr, qualifiesHomes } from '../joining/look-ahead.ts'
import { hasWishBefore } from '../joining/wishes-behind.ts'
import type { Item } from '../rules/meaning.ts'
import { hasTag, type Lexeme } from '../words/lexeme.ts'
import { type Clause, isScope, type Mode } from './clause.ts'
import { jointBefore } from './joint.ts'

interface Sentence {
  readonly items: readonly Item[]
  readonly lexemes: readonly Lexeme[]
}

/**
 * Cuts what was said into clauses of one governor each. A clause ends where its governor stops governing: at another one,
 * at "but" and at the end of a sentence, at something of another kind, and at a comma when it has found nothing to govern.
 */
export function governClauses(items: readonly Item[], lexemes: readonly Lexeme[]): Clause[] {
  const clauses: Clause[] = []
  let open: Clause = { mode: 'must', isHedge: false, corrects: null, from: 0, to: 0 }
  items.forEach((item, index) => {
    const next = clauseBegunBy({ items, lexemes }, open, item, index)
    if (next === null) return
    // "no condo without parking" asks for parking, and excludes no condo.
    const isUndone = item.kind === 'scope' && item.scope === 'not' && next.mode === 'must'
    if (index > open.from) clauses.push({ ...open, mode: isUndone ? 'must' : open.mode, to: index })
    open = next
  })
  return items.length > open.from ? [...clauses, { ...open, to: items.length }] : clauses
}

/** The clause that begins with an item; null when the open one goes on. */
function clauseBegunBy(sentence: Sentence, open: Clause, item: Item, index: number): Clause | null {
  const { items } = sentence
  const begin = (mode: Mode): Clause => ({ ...open, mode, isHedge: false, from: index, to: index })
  const governed = governedBy(items, open, index)
  const excludes = open.mode === 'not'
  const ends = (is: boolean) => (is && open.mode !== 'must' ? begin('must') : null)
  switch (item.kind) {
    case 'scope':
      return clauseOfScope(sentence, open, index, begin)
    case 'repair':
      return { ...begin('must'), corrects: item.from }
    case 'criterion':
    case 'near':
      return ends(isUnsure(item, open) || !reaches(sentence, open, index))
    case 'number':
      // "not 3, 4"
      return ends(excludes && governed.length > 0 && jointBefore(items, index).by === 'comma')
    case 'guess':
      return ends(governed.length > 0 && !reachesGuess(items, open, index))
    case 'opinion':
      // "no big yard"
      return ends(excludes && governed.length === 0 && items[index + 1]?.kind !== 'criterion')
    case 'marker':
      // "no condos, just a house"
      return ends((excludes || open.mode === 'lift') && governed.length > 0)
    case 'home':
      // "no homes in Kent" excludes Kent; "not a home, ..." excludes nothing.
      return ends(excludes && governed.length === 0 && !qualifiesHomes(items, index + 1))
    case 'refused':
    case 'setAside':
      return ends(true)
    default:
      return null
  }
}

function clauseOfScope(
  { items, lexemes }: Sentence,
  open: Clause,
  index: number,
  begin: (mode: Mode) => Clause,
): Clause | null {
  const item = items[index]
  if (item?.kind !== 'scope') return null
  const governed = governedBy(items, open, index)
  switch (item.scope) {
    case 'not': {
      if (hasTag(lexemes[item.from], 'glue.without') && deniesLack(items, open, index)) return begin('must')
      const wishes = open.mode === 'wish' && (governed.length === 0 || jointBefore(items, index, true).by === 'and')
      return begin(wishes ? 'wishNot' : 'not')
    }
    case 'notOnly':
      return begin('lift')
    case 'letGo':
      return begin('letGo')
    case 'wish':
    case 'wishAfter': {
      if (hasTag(lexemes[item.from], 'repair.rather')) {
        if (saysAnew(items, index)) return { ...begin('must'), corrects: item.from }
        // "rather a house than a condo"
        if (isContrasted({ items, lexemes }, index)) return begin('must')
      }
      const isBehind = item.scope === 'wishAfter' || endsClause(items, index + 1)
      if (isBehind && hasWishBefore(items, index)) return begin('must')
      // "... but is not a must, 3 bedrooms": it stands at what was said before, however far.
      if (item.scope === 'wishAfter' && index > 0 && lexemes[items[index + 1]?.from ?? -1]?.text === ',')
        return begin('must')
      return { ...begin('wish'), isHedge: hasTag(lexemes[item.from], 'glue.hedge') }
    }
    case 'orElse':
    case 'must':
    case 'but':
    case 'stop':
      return begin('must')
    case 'with':
      return (open.mode === 'not' || open.mode === 'wishNot' || open.mode === 'lift' || open.mode === 'letGo') &&
        governed.length > 0
        ? begin('must')
        : null
    case 'comma':
      return (open.mode === 'not' || open.mode === 'letGo') && endsUnused(items, lexemes, open, index)
        ? begin('must')
        : null
    default:
      return null
  }
}

/** "no condo without parking", "nothing without a garage": two denials of which one stands at the other. */
function deniesLack(items: readonly Item[], open: Clause, index: number): boolean {
  if (open.mode !== 'not') return false
  const between = items.slice(open.from + 1, index)
  return between.every(
    (item) =>
      item.kind === 'filler' || item.kind === 'home' || (item.kind === 'criterion' && item.topic === 'PropertyType'),
  )
}

/** "a flat in Kent, rather a house": of the same as was said before, it is a correction and no wish. */
function saysAnew(items: readonly Item[], index: number): boolean {
  const next = items.slice(index + 1).find((item) => item.kind !== 'filler' && !isScope(item, 'with'))
  if (next === undefined) return false
  const group = groupOfItem(next)
  const before = items.slice(0, index)
  // "forget the pool, rather a garage"
  if (group === 'amenity') return before.some(({ kind }) => kind === 'drop')
  return group !== null && before.some((item) => groupOfItem(item) === group)
}

function isContrasted({ items, lexemes }: Sentence, index: number): boolean {
  const end = items.findIndex((item, at) => at > index && isScope(item, 'comma', 'stop', 'but'))
  return items.slice(index + 1, end < 0 ? items.length : end).some(({ from }) => hasTag(lexemes[from], 'glue.than'))
}

const amounts = new Set<Topic>(['Price', 'Bedrooms', 'Bathrooms', 'BuildingArea', 'LotArea', 'YearBuilt'])

/** "a place that isn't on a busy road, 2 beds", "no, 3 beds": what has found nothing to govern by a comma governs nothing. */
function endsUnused(items: readonly Item[], lexemes: readonly Lexeme[], open: Clause, index: number): boolean {
  const comma = items[index]
  if (comma === undefined || lexemes[comma.from]?.text !== ',') return false
  return governedBy(items, open, index).length === 0
}

/** What the governor of the open clause has governed so far, as groups. */
function governedBy(items: readonly Item[], open: Clause, index: number): string[] {
  if (open.mode === 'must') return []
  return items.slice(open.from, index).flatMap((item) => groupOfItem(item) ?? [])
}

function groupOfItem(item: Item): string | null {
  if (item.kind === 'criterion') return groupOf(item.topic)
  if (item.kind === 'near') return groupOf('Place')
  // "instead of 3", "not the cheapest": it stands at that, and at nothing behind it.
  if (item.kind === 'number' || item.kind === 'limit' || item.kind === 'sort') return item.kind
  return item.kind === 'guess' ? groupOf('Feature') : null
}

/** Whether the governor of the open clause still governs what stands here. */
function reaches({ items, lexemes }: Sentence, open: Clause, index: number): boolean {
  const item = items[index]
  const governed = governedBy(items, open, index)
  const last = governed.at(-1)
  const group = item && groupOfItem(item)
  if (item === undefined || last === undefined) return item === undefined || !isCutOff(items, open, index)
  // "no HOA or shared driveway": one thing with the unknown word before it.
  const before = items[index - 1]
  if (group === 'amenity' && before?.kind === 'guess' && before.to === item.from) return true
  const joint = jointBefore(items, index, open.mode === 'wish')
  const by = joint.afterComma ? 'comma' : joint.by
  if (open.mode === 'wish') return by === 'and' || by === 'or' || last === group
  if (!isBare(item) || last !== group) return false
  if (by === 'or') return true
  // "not only in Kent, also Bellevue"
  if (open.mode === 'lift') return by === 'and'
  // "not condos, houses" wants houses; "not in Kent, Renton or Auburn", "except Kent, Renton" exclude all of them.
  const governor = lexemes[items[open.from]?.from ?? -1]
  // "instead of Kent, Renton": what stands in its place is wanted.
  if (hasTag(governor, 'glue.insteadOf') && by === 'comma') return false
  const isPair = by === 'comma' && governed.length === 1 && !goesOn(items, index)
  if (isPair && !hasTag(governor, 'glue.except')) return false
  // "no pool, garage" asks for a garage; "no pool, garage or carport" for none of them.
  if (by === 'comma' && group === 'amenity') return endsWithOr(items, index + 1)
  return by === 'and' || (group !== 'amenity' && by !== null)
}

/** Whether a list goes on behind one of its members: "Kent, Renton or Auburn", and not "Kent, Renton, 3 beds". */
function goesOn(items: readonly Item[], index: number): boolean {
  const [item, joint] = [items[index], items[index + 1]]
  if (item === undefined || !isScope(joint, 'or', 'and', 'comma')) return false
  const next = items.slice(index + 2).find(({ kind }) => kind !== 'filler')
  return next !== undefined && (isScope(next, 'or', 'and') || groupOfItem(next) === groupOfItem(item))
}

/** "maybe 700k" is unsure of the amount rather than of the wish. */
function isUnsure(item: Item, { mode, isHedge }: Clause): boolean {
  // "I don't mind paying 500k"
  if (mode === 'lift') return item.kind === 'criterion' && item.topic === 'Price'
  return mode === 'wish' && isHedge && item.kind === 'criterion' && amounts.has(item.topic)
}

/** "no agents please 2 bedrooms", "no work needed in Kent": behind another thing that "not" stands at, this is one of its own. */
function isCutOff(items: readonly Item[], open: Clause, index: number): boolean {
  const item = items[index]
  const isOwn =
    item?.kind === 'near' || (item?.kind === 'criterion' && (amounts.has(item.topic) || item.topic === 'Place'))
  if (open.mode !== 'not' || !isOwn) return false
  return items.slice(open.from, index).some(({ kind }) => kind === 'ordinary' || kind === 'ignored' || kind === 'sort')
}

function reachesGuess(items: readonly Item[], open: Clause, index: number): boolean {
  const joint = jointBefore(items, index, open.mode === 'wish')
  const by = joint.afterComma ? 'comma' : joint.by
  const isListed = governedBy(items, open, index).at(-1) === groupOf('Feature')
  if (open.mode === 'wish') return by === 'and' || by === 'or' || isListed
  return isListed && (by === 'or' || by === 'and')
}

/** "no HOA and at least 2 parking spots": an amount of its own is not denied along with what stands before it. */
function isBare(item: Item): boolean {
  if (item.kind !== 'criterion' || (item.topic !== 'ParkingSpots' && item.topic !== 'HOAMonth')) return true
  const [condition] = item.anyOf
  return condition?.is === 'number' && (condition.above === 0 || condition.min === 1)
}
