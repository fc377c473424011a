import { checkListings, lookUpListings, measureDistance } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatDistance, formatNumber } from '../../../reading/languages/wording.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { factsOfTopic } from '../acts/topic-of-record.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { tellAskAgent } from '../skills/ask-agent.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { areOfPart, quoteTopics, topicsAsked, topicsOfWords } from './answer-topic.ts'
import { type AnswerAboutShown, answerWhich } from './answer-which.ts'
import { compareHomes } from './compare-homes.ts'
import { linkHome } from './describe-home.ts'
import { detailHome, showLink, showPictures } from './detail-home.ts'
import { factOf, isLand, tellFact } from './home-facts.ts'
import { quoteMention } from './quote-mention.ts'
import { quotesAkin, quotesOfTopics } from './record-topics.ts'
import { resolveTargets } from './resolve-targets.ts'
import { isFactTag, turnToHome } from './targets.ts'

/**
 * Answers a question about homes just shown ("does the second one have a pool?"); null when the message is none. `home`:
 * the one that the message names by its id, which it is about unless it looks for others.
 */
export async function answerAboutShown(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState,
  home: number | null,
): Promise<AnswerAboutShown | null> {
  const { words, wording, db, scope } = context
  if (previous.shown.length === 0) return null
  const which = home === null ? await answerWhich(context, asks, understood, previous) : null
  if (which !== null) return which
  const pointed = await resolveTargets(context, asks, understood, previous)
  const targets = home === null ? pointed : turnToHome(home, pointed, understood)
  if (targets === null) return null
  if (targets.kind === 'missing')
    return {
      content: words.noSuchPosition(formatNumber(wording, previous.shown.length), previous.shown.length),
      focus: previous.focus,
    }
  const listings = await lookUpListings(db, scope, targets.ids)
  const [first] = listings
  if (!first) return null
  if (asks.has('ask.compare') && listings.length === 1 && previous.shown.length === 1)
    return { content: words.needTwo, focus: first.id }
  if (listings.length > 1) {
    const asked = await Promise.all(listings.map((listing) => tellAsked(context, asks, understood, listing)))
    if (asks.has('ask.compare') || asked.some(({ length }) => length === 0)) {
      const homes = listings.map((listing) => ({
        position: previous.offset + previous.shown.indexOf(listing.id) + 1,
        listing,
      }))
      const { content, table } = compareHomes(context, homes)
      const ids = listings.map(({ id }) => id)
      return { content, focus: first.id, compared: targets.ids, shows: { ids, part: table } }
    }
    const lines = listings.map(
      (listing, index) => `- ${words.about(linkHome(context, listing), words.row(asked[index] ?? []))}`,
    )
    return { content: lines.join('\n'), focus: first.id, shows: { ids: targets.ids } }
  }
  const card = { focus: first.id, shows: { ids: [first.id] } }
  if (asks.has('ask.pictures')) return { content: showPictures(context, first), ...card }
  const { told, isUnknown } = await tellWithQuote(context, asks, understood, first)
  if (told.length > 0)
    return {
      ...(isUnknown ? { isUnknown, agentKnows: first } : {}),
      content: words.sentence(words.about(linkHome(context, first), words.row(told))),
      // The next question about the same home needs no second card of it.
      ...(previous.focus === first.id ? { focus: first.id } : card),
    }
  if (asksOfPart(context, asks))
    return { content: tellAskAgent(context, first, previous), focus: first.id, noAnswer: true }
  if (asks.has('ask.link')) return { content: showLink(context, first), ...card }
  if (understood.opinionHint) return { content: wording.officialSources, focus: first.id, noAnswer: true }
  const unread = asks.has('ask.detail') ? '' : unreadWords(asks, understood)
  // "das Wetter" in German: what looked like a pronoun is an article.
  if (unread !== '' && isArticle(asks, unread)) return null
  if (unread !== '') {
    const nothing = words.doesNotSay(escapeMarkdown(unread, 80))
    return {
      content: words.sentence(words.about(linkHome(context, first), nothing)),
      focus: first.id,
      noAnswer: true,
      agentKnows: first,
    }
  }
  return { content: detailHome(context, first), ...card }
}

/** The same of a single home; what is told in words is quoted, also where no fact and no feature says it. */
async function tellWithQuote(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  home: FoundListing,
): Promise<{ told: string[]; isUnknown: boolean }> {
  const { words } = context
  const topics = topicsAsked(context, asks)
  const { languages } = context.scope
  const garage = topics.some(({ name }) => name === 'garage') ? quoteMention(languages, home, ['garage']) : undefined
  // Parking spots are no garage: where the record denies one, its words are the answer.
  if (garage?.denies === true && garage.text !== '') return { told: [words.quote(garage.text)], isUnknown: false }
  const features = featuresOf(asks, understood)
  const inWords = features.length === 0 ? quoteTopics(context, topicsOfWords(topics), home) : []
  if (inWords.length > 0 && !asks.has('ask.distance')) return { told: inWords.map(words.quote), isUnknown: false }
  if (garage === null) {
    const spots = factOf(context, home, 'ParkingSpots').value === null ? [] : [tellFact(context, home, 'ParkingSpots')]
    return { told: [...spots, words.doesNotSay(nameFeature(context.wording.code, 'garage'))], isUnknown: true }
  }
  const told = await tellAsked(context, asks, understood, home)
  const unknown = features.map((feature) => words.doesNotSay(featureName(context, feature)))
  const isUnknown = unknown.length > 0 && told.every((text) => unknown.includes(text))
  const quoted = isUnknown || told.length === 0 ? quoteTopics(context, topics, home) : []
  return quoted.length === 0 ? { told, isUnknown } : { told: quoted.map(words.quote), isUnknown: false }
}

/** Everything that is asked of one home, a clause each. */
async function tellAsked(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  listing: FoundListing,
): Promise<string[]> {
  const distances = await tellDistances(context, asks, understood, listing)
  if (distances.length > 0) return distances
  const features = featuresOf(asks, understood)
  const told = await Promise.all(features.map((feature) => tellFeature(context, feature, listing)))
  // "how old is the roof" asks nothing of the year of the house.
  const isOfPart = asksOfPart(context, asks)
  const names = factsAsked(asks)
    .filter((name) => !(isOfPart && name === 'YearBuilt'))
    // "how big is it", of a plot.
    .map((name): FactName => (name === 'BuildingArea' && isLand(listing) ? 'LotArea' : name))
  const facts = await Promise.all(names.map((name) => tellAskedFact(context, understood, listing, name)))
  if (told.length + facts.length > 0) return [...new Set([...told, ...facts])]
  // "tell me about the bungalow", "about the one for sale" says which one is meant, and asks nothing of it.
  if (asks.has('ask.detail')) return []
  const others = understood.criteria.filter(({ topic }) => checkable.has(topic))
  // "what is it per month", of a rental: that it is for rent was not asked.
  if (others.length > 0 && others.every(({ topic }) => topic === 'SaleType')) {
    const ofTopics = topicsAsked(context, asks).flatMap(({ name }) => factsOfTopic(name, listing))
    const known = [...new Set(ofTopics)].filter((name) => factOf(context, listing, name).value !== null)
    if (known.length > 0) return known.map((name) => tellFact(context, listing, name))
  }
  return Promise.all(others.map((criterion) => tellWhether(context, criterion, listing, topicFact(criterion))))
}

/** Of a part of the house, which may be younger than the house. */
const asksOfPart = (context: GuideContext, asks: Asks): boolean =>
  factsAsked(asks).includes('YearBuilt') && areOfPart(topicsAsked(context, asks))

const featuresOf = (asks: Asks, understood: Understood): Understood['criteria'][number][] =>
  understood.criteria.filter((each) => each.topic === 'Feature' && !isMisread(asks, understood, each))

/** "how much is the HOA" asks for the HOA alone: a weak word gives way to the fact that follows it. */
function factsAsked({ found }: Asks): FactName[] {
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
): Promise<string> {
  const criterion = understood.criteria.find((each) => checkable.has(each.topic) && topicFact(each) === name)
  return criterion ? tellWhether(context, criterion, listing, name) : tellFactOrEntry(context, listing, name)
}

/** The fact, or what an entry says of it under the firm's own name: "AssociationFee: $410 monthly" is no home without dues. */
function tellFactOrEntry(context: GuideContext, listing: FoundListing, name: FactName): string {
  const topics = topicsOfFact[name]
  const quoted =
    topics === undefined || factOf(context, listing, name).value !== null
      ? []
      : quotesOfTopics(context.scope.languages, topics, listing)
  return quoted.length === 0 ? tellFact(context, listing, name) : context.words.row(quoted.map(context.words.quote))
}

/** Of which topics a question for a fact is. */
const topicsOfFact: Partial<Record<FactName, readonly string[]>> = {
  HOAMonth: ['ask-home:hoa'],
  DepositFee: ['ask-home:deposit'],
  ParkingSpots: ['ask-home:parking', 'ask-home:garage'],
  YearBuilt: ['ask-home:age'],
  LotArea: ['ask-home:lot'],
  BuildingArea: ['ask-home:size'],
  Bedrooms: ['ask-home:bedrooms'],
  Bathrooms: ['ask-home:bathrooms'],
  DaysOnMarket: ['ask-home:days-on-market'],
  Tours: ['ask-home:open-house'],
}

async function tellWhether(
  context: GuideContext,
  criterion: Criterion,
  listing: FoundListing,
  name: FactName,
): Promise<string> {
  const { words, db, scope } = context
  const fact = tellFactOrEntry(context, listing, name)
  // "the HOA", "the status": the word asks for the value, and no value was said.
  const asksValue = name === 'Status' || criterion.anyOf.some((each) => each.is === 'number' && each.above === 0)
  if (asksValue || factOf(context, listing, name).value === null) return fact
  const met = await checkListings(db, scope, [listing.id], [{ ...criterion, mode: 'must' }])
  return met.has(listing.id) ? words.yes(fact) : words.no(fact)
}

const textsOf = (feature: Criterion) =>
  feature.anyOf.flatMap((condition) => (condition.is === 'text' ? [condition] : []))

const featureName = ({ wording }: GuideContext, feature: Criterion): string =>
  escapeMarkdown(wording.or(textsOf(feature).map((condition) => nameFeature(wording.code, condition.name))))

async function tellFeature(context: GuideContext, feature: Criterion, listing: FoundListing): Promise<string> {
  const { words, db, scope } = context
  const conditions = textsOf(feature)
  const name = featureName(context, feature)
  const found = await checkListings(db, scope, [listing.id], [{ ...feature, mode: 'must' }])
  const quotes = conditions.flatMap(({ mentions }) => quoteMention(scope.languages, listing, mentions) ?? [])
  const said = quotes.find(({ denies }) => !denies)
  if (found.has(listing.id))
    return words.yes(said && said.text !== '' ? words.says(name, words.quote(said.text)) : words.mentions(name))
  const denied = quotes.find(({ denies }) => denies)
  if (denied && denied.text !== '') return words.denies(name, words.quote(denied.text))
  // "Cooling: None", of air conditioning.
  const [only, another] = conditions
  const akin = only === undefined || another !== undefined ? [] : quotesAkin(scope.languages, only.name, listing)
  return akin.length === 0 ? words.doesNotSay(name) : words.row(akin.map(words.quote))
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
function unreadWords({ tokens, found }: Asks, { ignored, lexemes }: Understood, onlyNames = false): string {
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

function isArticle({ tokens, found }: Asks, unread: string): boolean {
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
