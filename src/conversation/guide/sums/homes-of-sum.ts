import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Topic } from '../../../reading/criteria/condition.ts'
import { type AskedSum, isOfTwo } from '../../../reading/sums/asked-sum.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { readPositions } from '../about-homes/read-positions.ts'
import { resolveTargets } from '../about-homes/resolve-targets.ts'
import { atPosition } from '../about-homes/targets.ts'
import { askedOfHome } from '../acts/asks-of-one-home.ts'
import type { GuideState } from '../guide-context.ts'
import { asSeen } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { withAmountsOfEntries } from '../record/amounts-of-entries.ts'
import type { Asks } from '../wishes/read-asks.ts'

/** A clause that asks for a sum, as it was read. */
export interface SumClause {
  sentence: string
  asks: Asks
  understood: Understood
  sum: AskedSum
}

const mostAtOnce = 4

/** The homes that a sum is asked of: of two the pair, else one or a few; none where the conversation speaks of none. */
export async function homesOfSum(turn: GuideTurn, clause: SumClause, previous: GuideState): Promise<FoundListing[]> {
  const { db, scope } = turn.context
  const ids = isOfTwo(clause.sum) ? await pairOf(turn, clause, previous) : await oneOf(turn, clause, previous)
  const found = await lookUpListings(db, scope, ids)
  return ids
    .flatMap((id) => found.find((home) => home.id === id) ?? [])
    .map((home) => withAmountsOfEntries(scope.languages, home))
}

async function oneOf(turn: GuideTurn, clause: SumClause, previous: GuideState): Promise<readonly number[]> {
  const { sentence, asks, understood } = clause
  if (turn.home !== null) return [turn.home]
  const named = await turn.reading.named(sentence, previous)
  if (named.length > 0) return named.slice(0, mostAtOnce)
  const searched = await firstOfSearch(turn, clause, previous)
  if (searched !== null) return searched
  const seen = asSeen(previous)
  const targets = await resolveTargets(turn.context, asks, askedOfHome(understood), seen)
  if (targets?.kind === 'missing') return []
  if (targets !== null) return targets.ids.slice(0, mostAtOnce)
  if (previous.focus !== null) return [previous.focus]
  return seen.shown.length <= mostAtOnce ? seen.shown : []
}

/** "the cheapest rental", "le 2 chambres": looked for; null where the clause says nothing that a search could tell homes apart by. */
async function firstOfSearch(
  { context: { db, scope } }: GuideTurn,
  { understood, sum }: SumClause,
  previous: GuideState,
): Promise<readonly number[] | null> {
  const { sort } = understood
  const tellsApart = (topic: Topic) =>
    (topic === 'Bedrooms' && !(sum.kind === 'per' && sum.thing === 'bedroom')) ||
    (topic === 'PropertyType' && !(sum.kind === 'per' && sum.thing === 'unit'))
  const telling = understood.criteria.filter(({ topic, mode }) => mode === 'must' && tellsApart(topic))
  if (sort === null && telling.length === 0) return null
  // "the house" is the one in view, unless that is none.
  const { focus } = previous
  if (sort === null && focus !== null && (await checkListings(db, scope, [focus], telling)).has(focus)) return null
  const said = understood.criteria.filter(({ topic }) => topic === 'SaleType' || topic === 'Place')
  // What was looked for before holds as far as nothing else is said.
  const before = previous.criteria.filter(({ topic }) => topic === 'SaleType' || topic === 'Place')
  const kept = before.filter(({ topic }) => said.every((each) => each.topic !== topic))
  const criteria = [...telling, ...said, ...kept]
  const known = previous.mentioned ?? []
  const meets = known.length === 0 ? new Set<number>() : await checkListings(db, scope, known, criteria)
  const among = known.filter((id) => meets.has(id))
  if (sort === null && among.length === 1) return among
  const [first, another] = await findFirst(db, scope, criteria, sort, 2)
  return first === undefined || (sort === null && another !== undefined) ? null : [first.id]
}

async function pairOf(
  turn: GuideTurn,
  { sentence, asks, understood }: SumClause,
  previous: GuideState,
): Promise<readonly number[]> {
  const named = await turn.reading.named(sentence, previous)
  if (named.length > 1) return named.length === 2 ? named : []
  const { focus, talked = [], compared } = previous
  const seen = asSeen(previous)
  const [one] = named
  const spoken = focus === null ? talked : [...new Set([focus, ...talked])]
  if (one !== undefined) {
    const other = spoken.find((id) => id !== one) ?? seen.shown.find((id) => id !== one)
    return other === undefined ? [] : [one, other]
  }
  const placed = readPositions(asks, askedOfHome(understood)).flatMap((position) => atPosition(position, seen) ?? [])
  if (placed.length === 2) return placed
  const isOf = (ids: readonly number[] | undefined) => ids?.length === 2 && (focus === null || ids.includes(focus))
  if (compared !== undefined && isOf(compared)) return compared
  if (isOf(seen.shown)) return seen.shown
  if (spoken.length >= 2) return spoken.slice(0, 2)
  return asks.has('point.two') && focus === null ? seen.shown.slice(0, 2) : []
}
