import { checkListings, measureDistance } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatDistance } from '../../../reading/languages/wording.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext } from '../guide-context.ts'
import { tellAvailability } from '../record/tell-availability.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { type AskedTopic, topicsAsked } from './answer-topic.ts'
import { factOf, isLand, tellFact } from './home-facts.ts'
import { quoteMention } from './quote-mention.ts'
import { isFactTag } from './targets.ts'

/** A clause of an answer, and whether the record knows what it tells. */
export interface ToldClause {
  text: string
  isKnown: boolean
  /** The field that it tells. */
  fact?: FactName
  /** Nothing was asked by its name: it was said what kind of home it is. */
  isLoose?: true
  /** It is of a feature that the record neither says nor denies. */
  isUnsaid?: true
}

/** Everything that the tables read of a question of one home, a clause each. */
export async function tellAsked(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  listing: FoundListing,
): Promise<ToldClause[]> {
  const distances = await tellDistances(context, asks, understood, listing)
  if (distances.length > 0) return distances.map((text) => ({ text, isKnown: true }))
  const features = featuresOf(asks, understood)
  const told = await Promise.all(features.map((feature) => tellFeature(context, feature, listing)))
  const topics = topicsAsked(context, asks)
  const names = factsAsked(asks)
    .filter((name) => mayBeOf(name, topics))
    // "how big is it", of a plot.
    .map((name): FactName => (name === 'BuildingArea' && isLand(listing) ? 'LotArea' : name))
  const facts = await Promise.all(names.map((name) => tellAskedFact(context, understood, listing, name)))
  if (told.length + facts.length > 0)
    return [...told, ...facts].filter(({ text }, at, all) => all.findIndex((other) => other.text === text) === at)
  // "tell me about the bungalow", "about the one for sale" says which one is meant, and asks nothing of it.
  if (asks.has('ask.detail')) return []
  const others = understood.criteria.filter(({ topic }) => checkable.has(topic))
  const loose = await Promise.all(
    others.map((criterion) => tellWhether(context, criterion, listing, topicFact(criterion))),
  )
  return loose.map((clause) => ({ ...clause, isLoose: true }))
}

/** "how old is the roof" asks nothing of the year of the house: it is surely of something else than the field. */
export function mayBeOf(name: FactName, topics: readonly AskedTopic[]): boolean {
  const own = topicsOfFact[name]
  const sure = topics.filter(({ isSure }) => isSure)
  return own === undefined || sure.length === 0 || sure.some((topic) => own.includes(topic.name))
}

const featuresOf = (asks: Asks, understood: Understood): Understood['criteria'][number][] =>
  understood.criteria.filter((each) => each.topic === 'Feature' && !isMisread(asks, understood, each))

/** "how much is the HOA" asks for the HOA alone: a weak word gives way to the fact that follows it. */
export function factsAsked({ found }: Asks): FactName[] {
  const strong = found.filter(({ tags }) => tags.some((tag) => tag.startsWith('fact.')))
  const given = found.flatMap(({ tags, end }) => {
    const isWeak = tags.some((tag) => tag.startsWith('weak.'))
    const belongs = isWeak && strong.some(({ start }) => start >= end && start - end <= closeBy)
    return belongs ? [] : tags.filter(isFactTag)
  })
  const names = [...new Set(given.map((tag) => tag.slice(tag.indexOf('.') + 1) as FactName))]
  // "the price per square foot" says "price" as well.
  return names.length > 1 && names.includes('UnitAreaPrice') ? names.filter((name) => name !== 'Price') : names
}

/** Words between "how big is" and what it asks for. */
const closeBy = 2

/** A word that asks ("wann"), and that the search also knows as a thing ("Wanne"); what asks for all ("more about"). */
function isMisread({ found }: Asks, { lexemes }: Understood, { from, to }: Understood['criteria'][number]): boolean {
  const questions = found.filter(
    ({ tags, start, end }) =>
      tags.includes('ask.question') || tags.includes('ask.detail') || (tags.some(isFactTag) && end - start > to - from),
  )
  return lexemes
    .slice(from, to)
    .every((lexeme) => questions.some(({ start, end }) => start <= lexeme.start && lexeme.end <= end))
}

const checkable = new Set<Criterion['topic']>([
  'Price',
  'Bedrooms',
  'Bathrooms',
  'ParkingSpots',
  'HOAMonth',
  'YearBuilt',
  'BuildingArea',
  'LotArea',
  'DaysOnMarket',
  'PropertyType',
  'SaleType',
  'Status',
  'Tours',
  'SpaceType',
  'Place',
])

function topicFact({ topic }: Criterion): FactName {
  return topic === 'Place' ? 'Address' : (topic as FactName)
}

/** The fact; with yes or no before it where the message says a value ("does it have 3 bedrooms?"). */
async function tellAskedFact(
  context: GuideContext,
  understood: Understood,
  listing: FoundListing,
  name: FactName,
): Promise<ToldClause> {
  const criterion = understood.criteria.find((each) => checkable.has(each.topic) && topicFact(each) === name)
  return criterion ? tellWhether(context, criterion, listing, name) : clauseOfFact(context, listing, name)
}

export const clauseOfFact = (context: GuideContext, listing: FoundListing, name: FactName): ToldClause => ({
  text: (name === 'Status' ? tellAvailability(context, listing) : null) ?? tellFact(context, listing, name),
  isKnown: factOf(context, listing, name).value !== null,
  fact: name,
})

/** Of which topics a question for a fact is. */
const topicsOfFact: Partial<Record<FactName, readonly string[]>> = {
  HOAMonth: ['hoa', 'monthly-costs'],
  DepositFee: ['deposit', 'move-in-cost'],
  ParkingSpots: ['parking', 'garage'],
  YearBuilt: ['age', 'new-build'],
  LotArea: ['lot', 'size'],
  BuildingArea: ['size', 'lot'],
  Bedrooms: ['bedrooms'],
  Bathrooms: ['bathrooms'],
  DaysOnMarket: ['days-on-market'],
  Tours: ['open-house'],
}

async function tellWhether(
  context: GuideContext,
  criterion: Criterion,
  listing: FoundListing,
  name: FactName,
): Promise<ToldClause> {
  const { words, db, scope } = context
  const fact = clauseOfFact(context, listing, name)
  // "the HOA", "the status": the word asks for the value, and no value was said.
  const asksValue = name === 'Status' || criterion.anyOf.some((each) => each.is === 'number' && each.above === 0)
  if (asksValue || !fact.isKnown) return fact
  const met = await checkListings(db, scope, [listing.id], [{ ...criterion, mode: 'must' }])
  return { ...fact, text: met.has(listing.id) ? words.yes(fact.text) : words.no(fact.text) }
}

const textsOf = (feature: Criterion) =>
  feature.anyOf.flatMap((condition) => (condition.is === 'text' ? [condition] : []))

const featureName = ({ wording }: GuideContext, feature: Criterion): string =>
  escapeMarkdown(wording.or(textsOf(feature).map((condition) => nameFeature(wording.code, condition.name))))

async function tellFeature(context: GuideContext, feature: Criterion, listing: FoundListing): Promise<ToldClause> {
  const { words, db, scope } = context
  const name = featureName(context, feature)
  const found = await checkListings(db, scope, [listing.id], [{ ...feature, mode: 'must' }])
  const quotes = textsOf(feature).flatMap(({ mentions }) => quoteMention(scope.languages, listing, mentions) ?? [])
  const said = quotes.find(({ denies }) => !denies)
  const known = (text: string): ToldClause => ({ text, isKnown: true })
  if (found.has(listing.id))
    return known(words.yes(said && said.text !== '' ? words.says(name, words.quote(said.text)) : words.mentions(name)))
  const denied = quotes.find(({ denies }) => denies)
  if (denied && denied.text !== '') return known(words.denies(name, words.quote(denied.text)))
  return { text: words.doesNotSay(name), isKnown: false, isUnsaid: true }
}

async function tellDistances(
  { words, wording, db, scope }: GuideContext,
  asks: Asks,
  understood: Understood,
  listing: FoundListing,
): Promise<string[]> {
  if (!asks.has('ask.distance')) return []
  const criteria = understood.criteria.filter(({ topic }) => topic === 'Place')
  const places = criteria.flatMap(({ anyOf }) => anyOf)
  const unread = places.length === 0 ? unreadWords(asks, understood, true) : ''
  if (unread !== '') return [words.notAPlaceHere(escapeMarkdown(unread, 80))]
  return Promise.all(
    places.map(async (place) => {
      const name = escapeMarkdown('name' in place ? place.name : wording.list(namesOf(place)))
      if (place.is === 'nowhere') return words.notAPlaceHere(name)
      const miles = await measureDistance(db, scope, listing, place)
      return miles === null ? words.distanceUnknown(name) : words.distanceTo(formatDistance(wording, miles), name)
    }),
  )
}

/** What neither the search nor the guide could read: "who owns it"; only names in "how far is it from Atlantis". */
export function unreadWords({ tokens, found }: Asks, { ignored, lexemes }: Understood, onlyNames = false): string {
  const isRead = (at: number) => found.some(({ start, end }) => start <= at && at < end)
  const unknown = new Set(ignored.flatMap((words) => words.split(' ')))
  const isWord = (at: number) =>
    lexemes.some(({ tags, start, end }) => start <= at && at < end && tags.every((tag) => unreadTags.has(tag)))
  return tokens
    .filter(
      ({ raw, capital }, at) => unknown.has(raw) && isWord(at) && (!onlyNames || (capital && at > 0)) && !isRead(at),
    )
    .map(({ raw }) => raw)
    .join(' ')
}

export function isArticle({ tokens, found }: Asks, unread: string): boolean {
  const unknown = new Set(unread.split(' '))
  const pointers = found.filter(({ tags }) => tags.some((tag) => tag.startsWith('point.')))
  return pointers.length > 0 && pointers.every(({ end }) => unknown.has(tokens[end]?.raw ?? ''))
}

/** What the search makes nothing of; other words have a meaning that only does not fit here. */
const unreadTags = new Set(['unknown', 'ordinary'])

function namesOf(place: Criterion['anyOf'][number]): string[] {
  if (place.is === 'all') return place.of.flatMap(namesOf)
  return 'name' in place ? [place.name] : []
}
