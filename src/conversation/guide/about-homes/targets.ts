import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { AskTag } from '../../../reading/languages/tables/ask-tags.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideState } from '../guide-context.ts'
import type { Ask, Asks } from '../wishes/read-asks.ts'
import { asksForType, readPositions } from './read-positions.ts'

/** Which of the homes shown a message is about. */
export type Targets =
  | { kind: 'homes'; ids: number[] }
  /** A number that no home shown has. */
  | { kind: 'missing' }

const mostCompared = 5

/** The homes that a message points at: by position, "the last one", "both", "it"; null when at none. */
export function findTargets(
  asks: Asks,
  understood: Understood,
  previous: SearchState & Pick<GuideState, 'talked'>,
): Targets | null {
  const { shown, focus, talked = [] } = previous
  // "both": the two that were spoken of one by one, unless the list is of two and the talk is of them.
  const isOfList = shown.length === 2 && (focus === null || shown.includes(focus))
  if (saysSeveral(asks, 'point.two') && !isOfList && talked.length >= 2) return homes(talked.slice(0, 2))
  if (saysSeveral(asks, 'point.two') && shown.length >= 2) return homes(shown.slice(0, 2))
  if (saysSeveral(asks, 'point.three') && shown.length >= 2) return homes(shown.slice(0, 3))
  const positions = readPositions(asks, understood).slice(0, mostCompared)
  const last = asks.has('point.last') ? shown.slice(-1) : []
  const ids = positions.flatMap((position) => atPosition(position, previous) ?? [])
  if (positions.length > 0 && ids.length < positions.length) return { kind: 'missing' }
  if (ids.length + last.length > 0) return homes([...new Set([...ids, ...last])])
  if (asks.has('ask.compare') && !namesElsewhere(understood)) return homes(shown.slice(0, mostCompared))
  const target = focus ?? shown[0]
  if (target === undefined) return null
  return pointsAtOne(asks, understood) || isImplied(asks, understood, focus) ? homes([target]) : null
}

/** What a message is about that names a home by its id: that home, unless it points at others or looks for some. */
export function turnToHome(home: number, pointed: Targets | null, understood: Understood): Targets | null {
  if (pointed?.kind === 'homes') return pointed
  return pointed === null && looksForHomes(understood) ? null : homes([home])
}

function looksForHomes({ sort, follow, drops, figures, saysHome, criteria, refusedWords }: Understood): boolean {
  const changesSearch = sort !== null || drops.length > 0 || follow.some((action) => action !== 'more')
  const countsHomes = figures.some(({ kind }) => kind !== 'count')
  const namesHomes = saysHome || criteria.some(({ topic }) => topic === 'PropertyType')
  return changesSearch || countsHomes || namesHomes || (refusedWords.length > 0 && criteria.length === 0)
}

/** "the three", which is no part of "number three": Chinese writes both with the same sign. */
function saysSeveral({ found }: Asks, tag: AskTag): boolean {
  return found.some(
    ({ tags, start }) =>
      tags.includes(tag) && !found.some((before) => before.end === start && before.tags.includes('point.number')),
  )
}

function homes(ids: number[]): Targets {
  return { kind: 'homes', ids }
}

/** Positions as the list numbers them; on a later page a small number is also a position on that page. */
export function atPosition(position: number, { shown, offset }: SearchState): number | undefined {
  return shown[position - 1 - offset] ?? shown[position - 1]
}

/** What a pronoun stands for is decided by what else is said: a sentence that looks for homes points at none. */
function pointsAtOne(asks: Asks, understood: Understood): boolean {
  const pointers = asks.found.filter(({ tags }) => tags.includes('point.one'))
  if (pointers.length === 0 || asks.has('point.all') || !isQuestion(asks)) return false
  const countsRooms =
    (understood.figures.every(({ kind }) => kind === 'count') || isPriceRange(understood)) && asksFact(asks)
  const follows = understood.follow.some((action) => action !== 'more' || !asks.has('ask.detail'))
  if (understood.sort !== null || follows || (understood.figures.length > 0 && !countsRooms)) return false
  return (
    !namesHomesBeside(understood, pointers) || asksForType(understood, Math.min(...pointers.map(({ start }) => start)))
  )
}

/** The pointer itself names a kind of home: "the condo". */
export function namesTypeWithin(asks: Asks, { lexemes }: Understood): boolean {
  return asks.found.some(
    (ask) =>
      ask.tags.includes('point.one') &&
      lexemes.some(
        ({ tags, start, end }) =>
          tags.some((tag) => tag.startsWith('family.') && tag !== 'family.any') && start >= ask.start && end <= ask.end,
      ),
  )
}

/** "what if 4 bedrooms", "and under 500k?": of others, whatever home was spoken of. */
const ofSearches: ReadonlySet<Criterion['topic']> = new Set(['Bedrooms', 'Bathrooms', 'Price'])

/** "how big is the lot?": with one home in view, that home is meant. */
function isImplied(asks: Asks, understood: Understood, focus: number | null): boolean {
  if (understood.markers.includes('what') && understood.criteria.some(({ topic }) => ofSearches.has(topic)))
    return false
  const asksToSee = asks.has('ask.pictures') || asks.has('ask.link') || asks.has('ask.detail')
  const follows = understood.follow.some((action) => action !== 'more' || !asks.has('ask.detail'))
  if ((focus === null && !asksToSee) || !isQuestion(asks) || understood.sort !== null || follows) return false
  const isCountOnly = understood.figures.every(({ kind }) => kind === 'count') || isPriceRange(understood)
  const ofLand = asks.found.filter(({ tags }) => tags.some((tag) => tag === 'fact.LotArea'))
  if (!isCountOnly || namesHomesBeside(understood, ofLand) || saysPlace(understood)) return false
  return asksToSee || asksFact(asks) || understood.criteria.some(({ topic }) => topic === 'Feature')
}

/** "多少钱": the prices from one to another of several homes, and the price of one. */
function isPriceRange({ figures, criteria }: Understood): boolean {
  const kinds = figures.map(({ kind }) => kind)
  const isRange = kinds.length === 2 && kinds.includes('min') && kinds.includes('max')
  return isRange && figures.every(({ field }) => field === 'Price') && criteria.length === 0
}

function namesElsewhere(understood: Understood): boolean {
  return namesHomesBeside(understood, []) || saysPlace(understood)
}

const saysPlace = ({ criteria }: Understood): boolean => criteria.some(({ topic }) => topic === 'Place')

/** Words for homes that are no part of a pointer: "a house that has a pool" against "does the house have a pool". */
function namesHomesBeside(understood: Understood, pointers: readonly Ask[]): boolean {
  const isPart = (at: number) => pointers.some(({ start, end }) => start <= at && at < end)
  return understood.lexemes.some(
    ({ tags, start, end }) =>
      tags.some((tag) => tag.startsWith('family.') || tag === 'studio') && !(isPart(start) && isPart(end - 1)),
  )
}

export function isQuestion(asks: Asks): boolean {
  const asking = ['ask.question', 'ask.detail', 'ask.pictures', 'ask.link', 'ask.distance'] as const
  return asking.some((tag) => asks.has(tag)) || asks.tokens.some(({ text }) => text === '?')
}

export function asksFact({ found }: Asks): boolean {
  return found.some(({ tags }) => tags.some(isFactTag))
}

export function isFactTag(tag: AskTag): boolean {
  return tag.startsWith('fact.') || tag.startsWith('weak.')
}
