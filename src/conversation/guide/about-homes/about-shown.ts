import { checkListings, lookUpListings, measureDistance } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import type { FactName } from '../../../reading/languages/tables/guide-words.ts'
import { formatDistance, formatNumber } from '../../../reading/languages/wording.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { leavesOpen } from '../acts/leaves-open.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { tellPassages } from '../record/tell-passages.ts'
import { tellAskAgent } from '../skills/ask-agent.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { type AskedTopic, isAskedOfHome, topicsAsked } from './answer-topic.ts'
import { type AnswerAboutShown, answerWhich } from './answer-which.ts'
import { compareHomes } from './compare-homes.ts'
import { linkHome } from './describe-home.ts'
import { detailHome, showLink, showPictures } from './detail-home.ts'
import { factOf, isLand, tellFact } from './home-facts.ts'
import { quoteMention } from './quote-mention.ts'
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
    const told = await Promise.all(listings.map((listing) => tellOfOne(context, asks, understood, listing)))
    const asked = told.map((each) => each.told)
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
  const { told, near, isUnknown, isQuote, isUnsure } = await tellOfOne(context, asks, understood, first)
  const nearest = near.length === 0 ? '' : ` ${words.sentence(words.comesNearest(words.row(near)))}`
  if (told.length > 0)
    return {
      tells: true,
      ...(isUnknown ? { isUnknown, agentKnows: first } : {}),
      ...(isUnsure || (isQuote && leavesOpen(told.join(' '), { asks, understood })) ? { agentKnowsMore: first } : {}),
      content: `${words.sentence(words.about(linkHome(context, first), words.row(told)))}${nearest}`,
      // The next question about the same home needs no second card of it.
      ...(previous.focus === first.id ? { focus: first.id } : card),
    }
  if (asks.has('ask.link')) return { content: showLink(context, first), ...card }
  if (understood.opinionHint) return { content: wording.officialSources, focus: first.id, noAnswer: true }
  const unread = asks.has('ask.detail') ? '' : unreadWords(asks, understood)
  // "das Wetter" in German: what looked like a pronoun is an article.
  if (unread !== '' && isArticle(asks, unread)) return null
  if (unread !== '') {
    const nothing = words.doesNotSay(escapeMarkdown(unread, 80))
    return {
      content: `${words.sentence(words.about(linkHome(context, first), nothing))}${nearest}`,
      focus: first.id,
      noAnswer: true,
      agentKnows: first,
    }
  }
  const asksNoDetail = factsAsked(asks).length > 0 || (near.length > 0 && isAskedOfHome(context, asks))
  if (asksNoDetail)
    return { content: `${tellAskAgent(context, first, previous)}${nearest}`, focus: first.id, noAnswer: true }
  return { content: detailHome(context, first), ...card }
}

/** What is told of one home. */
interface ToldOfOne {
  told: string[]
  /** Where nothing is told but that it is unknown: what comes nearest to it in the record. */
  near: string[]
  /** It asks for a feature that the record neither says nor denies. */
  isUnknown: boolean
  /** It is in the listing's own words, which may leave something open. */
  isQuote: boolean
  /** It may be something else that is asked. */
  isUnsure: boolean
}

/**
 * What is asked of a single home: the passages of its record that answer it (`readRecord`), or what the tables read of the question, yes
 * or no before it, where that is known and the record has nothing likelier.
 */
async function tellOfOne(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  home: FoundListing,
): Promise<ToldOfOne> {
  const { words, scope } = context
  const topics = topicsAsked(context, asks)
  const asksGarage = topics.some(({ name }) => name === 'garage')
  // A place to park is no garage.
  if (asksGarage && quoteMention(scope.languages, home, ['garage']) === null) {
    const spots = [clauseOfFact(context, home, 'ParkingSpots')].filter(({ isKnown }) => isKnown)
    const unsaid = words.doesNotSay(nameFeature(context.wording.code, 'garage'))
    return { ...toldByTables([...spots, { text: unsaid, isKnown: false, isUnsaid: true }]), isUnknown: true }
  }
  const heard = await tellAsked(context, asks, understood, home)
  if (asks.has('ask.distance') && heard.some(({ isKnown }) => isKnown)) return toldByTables(heard)
  const record = readRecord(context, sentenceOf(asks), home)
  // A word that nobody read may be what is asked: "where would my wine live".
  const unread = unreadWords(asks, understood)
  const doubted = unread === '' ? null : record.doubted
  const read = heard.filter(({ fact, isKnown }) => fact === undefined || !isKnown || !doubted?.has(fact))
  const known = read.filter(({ isKnown }) => isKnown)
  const near = read.some(({ isUnsaid }) => !isUnsaid)
    ? []
    : tellPassages(context, home, record.near).map(({ text }) => text)
  const ofTables = { ...toldByTables(read), near }
  // "tell me more" asks for all that there is.
  if (asks.has('ask.detail') && unread === '') return ofTables
  const answers = record.told.filter(({ fact }) => fact === undefined || mayBeOf(fact, topics))
  const passages = tellPassages(context, home, answers)
  const [first] = passages
  if (first === undefined || record.likely < leastBeside(asks, read)) return ofTables
  // Of two fields the one that was called by its name is meant.
  const isNamed = read.some(({ isKnown, isLoose }) => !isLoose && (isKnown || record.isUnsure))
  if (answers[0]?.fact !== undefined && isNamed) return ofTables
  const told = passages.map(({ text }) => text)
  // "yes, with parking: “Parking: One bay”": the same, and said better; of two that are asked the other one is told as well.
  const isSaid = (passage: string) => known.some(({ text }) => text.includes(passage))
  const further = record.isUnsure ? [] : told.filter((text) => !isSaid(text))
  if (told.some(isSaid)) return { ...ofTables, told: [...ofTables.told, ...further] }
  const isQuote = passages.every((each) => each.isQuote)
  return { told, near: [], isUnknown: false, isQuote, isUnsure: record.isUnsure }
}

const toldByTables = (read: readonly ToldClause[]): ToldOfOne => ({
  told: read.map(({ text }) => text),
  near: [],
  isUnknown: read.length > 0 && read.every(({ isUnsaid }) => isUnsaid),
  ...{ isQuote: false, isUnsure: false },
})

/** How likely a passage has to be beside what the tables read. */
function leastBeside(asks: Asks, read: readonly ToldClause[]): number {
  // "tell me about the bungalow" asks for all that there is.
  return read.some(({ isKnown, isLoose }) => isKnown && !isLoose) || asks.has('ask.detail') ? surelyAnswers : 0
}

/** The question as it was read, word by word. */
function sentenceOf({ tokens }: Asks): string {
  return tokens
    .map(({ raw, glued }) => (glued ? raw : ` ${raw}`))
    .join('')
    .trim()
}

/** A clause of an answer, and whether the record knows what it tells. */
interface ToldClause {
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
async function tellAsked(
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
function mayBeOf(name: FactName, topics: readonly AskedTopic[]): boolean {
  const own = topicsOfFact[name]
  const sure = topics.filter(({ isSure }) => isSure)
  return own === undefined || sure.length === 0 || sure.some((topic) => own.includes(topic.name))
}

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
): Promise<ToldClause> {
  const criterion = understood.criteria.find((each) => checkable.has(each.topic) && topicFact(each) === name)
  return criterion ? tellWhether(context, criterion, listing, name) : clauseOfFact(context, listing, name)
}

const clauseOfFact = (context: GuideContext, listing: FoundListing, name: FactName): ToldClause => ({
  text: tellFact(context, listing, name),
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
