import { describeCriteria, moneyOf } from '../../../homes/search/describe-criteria.ts'
import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import { milesBetween } from '../../../homes/search/miles-between.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Sort } from '../../../reading/criteria/condition.ts'
import { formatDistance, formatNumber } from '../../../reading/languages/wording.ts'
import { squareFeetInSquareMeter } from '../../../reading/measures/measures.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { describeHome, linkHome } from './describe-home.ts'
import { factOf, type HomeFact, tellFact } from './home-facts.ts'

export interface AnswerAboutShown {
  content: string
  /** The home that "it" means from now on; null when there is none. */
  focus: number | null
  /** The homes that were put side by side. */
  compared?: number[]
  /** The homes to show as cards beside it, the part of it that says no more than they do, and what it says of each besides. */
  shows?: { ids: number[]; part?: string; notes?: string[] }
  /** What was asked, the record does not say, and nothing like it. */
  noAnswer?: true
  /** The record says nothing of what was asked, and the answer is to name who knows. */
  agentKnows?: FoundListing
  /** It asks for a feature that the record neither says nor denies. */
  isUnknown?: true
  /** It answers what was asked, and does not merely show the home. */
  tells?: true
  /** It is in the listing's own words, which leave something open. */
  agentKnowsMore?: FoundListing
  /** It tells whom to ask, and nothing else. */
  isOfAgent?: boolean
}

/** "which of these has the biggest lot?", "which of them have a garage?": answered from the homes shown. */
export async function answerWhich(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState,
): Promise<AnswerAboutShown | null> {
  if (previous.shown.length < 2 || !asks.has('ask.which') || understood.figures.length > 0) return null
  const most = mostOfWhat(asks, understood)
  if (most !== null) return answerFirst(context, most, { ...previous, shown: previous.compared ?? previous.shown })
  const pointsAtAll = asks.has('point.all')
  const { sort } = understood
  const namesHomes =
    understood.saysHome || understood.criteria.some(({ topic }) => topic === 'PropertyType' || topic === 'Place')
  if (sort !== null && understood.criteria.length === 0 && (pointsAtAll || !namesHomes))
    return answerFirst(context, sort, previous)
  if (sort === null && pointsAtAll && understood.criteria.length > 0 && understood.follow.length === 0)
    return answerMeeting(context, understood, previous)
  return null
}

/** "which is newer", "la plus grande ?": which of the homes shown is first in that order; null where no order is read, or others are looked for. */
export async function answerMost(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState,
): Promise<AnswerAboutShown | null> {
  const { sort, follow, criteria, figures } = understood
  if (previous.shown.length < 2 || figures.some(({ kind }) => kind !== 'min' && kind !== 'max')) return null
  const compared = follow.map((step) => orders[step]).find((order) => order !== undefined)
  const most = mostOfWhat(asks, understood) ?? sort ?? compared ?? null
  if (most === null || criteria.some(({ topic }) => topic !== 'PropertyType')) return null
  return answerFirst(context, most, { ...previous, shown: previous.compared ?? previous.shown })
}

/** What is said of one home beside others, as an order of them. */
const orders: Readonly<Record<string, Sort | undefined>> = {
  cheaper: { field: 'Price', direction: 'up' },
  pricier: { field: 'Price', direction: 'down' },
  bigger: { field: 'BuildingArea', direction: 'down' },
  smaller: { field: 'BuildingArea', direction: 'up' },
  newer: { field: 'YearBuilt', direction: 'down' },
  older: { field: 'YearBuilt', direction: 'up' },
  moreBedrooms: { field: 'Bedrooms', direction: 'down' },
  fewerBedrooms: { field: 'Bedrooms', direction: 'up' },
}

/** "which has more land", "welches hat mehr Grund": the fact that the homes are compared by; null where none is named. */
function mostOfWhat(asks: Asks, { follow, criteria, lexemes }: Understood): Sort | null {
  const isMore = follow.some((action) => action === 'more' || action === 'bigger')
  const isOnly = criteria.every(({ topic, anyOf }) =>
    topic === 'PropertyType' ? anyOf.every((each) => each.is === 'family' && each.family === 'land') : false,
  )
  if (!isMore || !isOnly) return null
  const saysLand = asks.has('fact.LotArea') || lexemes.some(({ tags }) => tags.some((tag) => ofLand.has(tag)))
  if (saysLand) return { field: 'LotArea', direction: 'down' }
  return asks.has('fact.BuildingArea') ? { field: 'BuildingArea', direction: 'down' } : null
}

const ofLand: ReadonlySet<string> = new Set(['field.LotArea', 'family.land'])

async function answerFirst(context: GuideContext, sort: Sort, previous: GuideState): Promise<AnswerAboutShown> {
  const { words, wording, db, scope } = context
  const listings = await lookUpListings(db, scope, previous.shown)
  const known = listings.flatMap((listing) => {
    const fact = sortFact(context, listing, sort)
    return fact.value === null ? [] : [{ listing, value: fact.value, count: comparable(listing, sort, fact) }]
  })
  const ordered = known.toSorted((a, b) => (sort.direction === 'up' ? a.count - b.count : b.count - a.count))
  const [best] = ordered
  if (!best) return { content: words.noFigure, focus: null }
  const alike = ordered.filter(({ count }) => count === best.count)
  const tell = words.first[sort.field][sort.direction]
  const told =
    alike.length > 1
      ? words.firstAlike(words.and(callAlike(context, alike, previous)), best.value)
      : tell(linkHome(context, best.listing), best.value)
  const parts = [words.sentence(told)]
  const [overall] = await findFirst(db, scope, previous.criteria, sort, 1)
  const total = previous.total ?? 0
  if (overall && total > listings.length) {
    const fact = sortFact(context, overall, sort)
    const isSame = fact.value !== null && comparable(overall, sort, fact) === best.count
    if (isSame) parts.push(words.alsoAmongAll(formatNumber(wording, total)))
    else if (fact.value !== null)
      parts.push(words.amongAll(formatNumber(wording, total), linkHome(context, overall), fact.value))
  }
  const ids = alike.map(({ listing }) => listing.id)
  if (overall && !ids.includes(overall.id) && parts.length > 1) ids.push(overall.id)
  return {
    content: parts.join(wording.betweenSentences),
    focus: alike.length === 1 ? best.listing.id : null,
    shows: { ids },
  }
}

/** By their links; by their numbers where these would be many. */
function callAlike(
  context: GuideContext,
  alike: readonly { listing: FoundListing }[],
  { shown, offset }: GuideState,
): string[] {
  return alike.map(({ listing }) =>
    alike.length > 2 ? String(offset + shown.indexOf(listing.id) + 1) : linkHome(context, listing),
  )
}

/** What a home is ordered by, as its record says it. */
export function sortFact(context: GuideContext, listing: FoundListing, sort: Sort): HomeFact {
  if (sort.field === 'DaysOnMarket') {
    const days = factOf(context, listing, sort.field)
    return days.value === null ? days : { ...days, value: tellFact(context, listing, sort.field) }
  }
  if (sort.field !== 'Distance') return factOf(context, listing, sort.field)
  const miles = sort.from ? milesBetween(listing, sort.from) : null
  return miles === null ? { value: null, count: 0 } : { value: formatDistance(context.wording, miles), count: miles }
}

/** Areas in one unit, so that square metres and square feet compare. */
function comparable(listing: FoundListing, sort: Sort, fact: HomeFact): number {
  const isArea = sort.field === 'BuildingArea' || sort.field === 'LotArea'
  return isArea && listing.AreaUnit === 'Square Meters' ? fact.count * squareFeetInSquareMeter : fact.count
}

/** Which of the homes shown meet what is asked, a line each. */
export async function answerMeeting(
  context: GuideContext,
  understood: Understood,
  previous: GuideState,
): Promise<AnswerAboutShown> {
  const { words, wording, db, scope } = context
  const criteria = understood.criteria.map(({ topic, mode, anyOf }) => ({ topic, mode, anyOf }))
  const wanted = criteria.filter(({ mode }) => mode !== 'not')
  const unwanted = criteria.filter(({ mode }) => mode === 'not')
  const meeting = wanted.length > 0 ? await checkListings(db, scope, previous.shown, wanted) : new Set(previous.shown)
  for (const criterion of unwanted)
    for (const id of await checkListings(db, scope, previous.shown, [{ ...criterion, mode: 'must' }]))
      meeting.delete(id)
  const all = await lookUpListings(db, scope, previous.shown)
  const listings = all.filter(({ id }) => meeting.has(id))
  const described = escapeMarkdown(
    describeCriteria(wording, criteria, moneyOf(criteria, all, scope.currency ?? '$')),
    300,
  )
  if (listings.length === 0) return { content: words.noneMeets(described), focus: null }
  const homes = listings.map((listing) => describeHome(context, listing, criteria))
  const lines = listings.map(({ id }, index) => {
    const position = previous.offset + previous.shown.indexOf(id) + 1
    return `- ${words.about(String(position), homes[index]?.line ?? '')}`
  })
  return {
    content: `${words.theseMeet(described, listings.length)}\n\n${lines.join('\n')}`,
    focus: listings.length === 1 ? (listings[0]?.id ?? null) : null,
    shows: { ids: listings.map(({ id }) => id), part: lines.join('\n'), notes: homes.map(({ note }) => note) },
  }
}
