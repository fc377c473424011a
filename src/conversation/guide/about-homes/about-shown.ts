import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { nameFeature } from '../../../reading/languages/linked-features.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { leavesOpen } from '../acts/leaves-open.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { isOfAgent as isPassageOfAgent } from '../record/record-topics.ts'
import { tellPassages } from '../record/tell-passages.ts'
import { tellAskAgent } from '../skills/ask-agent.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { isAskedOfHome, topicsAsked } from './answer-topic.ts'
import { type AnswerAboutShown, answerWhich } from './answer-which.ts'
import { compareHomes } from './compare-homes.ts'
import { linkHome } from './describe-home.ts'
import { detailHome, showLink, showPictures } from './detail-home.ts'
import { quoteMention } from './quote-mention.ts'
import { resolveTargets } from './resolve-targets.ts'
import { turnToHome } from './targets.ts'
import { clauseOfFact, factsAsked, isArticle, mayBeOf, type ToldClause, tellAsked, unreadWords } from './tell-asked.ts'

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
  const { told, hasNear, isUnknown, isQuote, isUnsure, isOfAgent } = await tellOfOne(context, asks, understood, first)
  if (told.length > 0)
    return {
      tells: true,
      ...(isOfAgent ? { isOfAgent } : {}),
      ...(isUnknown ? { isUnknown, agentKnows: first } : {}),
      ...(isUnsure || (isQuote && leavesOpen(told.join(' '), { asks, understood })) ? { agentKnowsMore: first } : {}),
      content: words.sentence(words.about(linkHome(context, first), words.row(told))),
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
      content: words.sentence(words.about(linkHome(context, first), nothing)),
      focus: first.id,
      noAnswer: true,
      agentKnows: first,
    }
  }
  const asksNoDetail = factsAsked(asks).length > 0 || (hasNear && isAskedOfHome(context, asks))
  if (asksNoDetail) return { content: tellAskAgent(context, first, previous), focus: first.id, noAnswer: true }
  return { content: detailHome(context, first), ...card }
}

/** What is told of one home. */
interface ToldOfOne {
  told: string[]
  /** Something in the record comes near to it. */
  hasNear: boolean
  /** It asks for a feature that the record neither says nor denies. */
  isUnknown: boolean
  /** It is in the listing's own words, which may leave something open. */
  isQuote: boolean
  /** It may be something else that is asked. */
  isUnsure: boolean
  /** It tells whom to ask, and nothing else. */
  isOfAgent: boolean
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
  const garage = asksGarage ? quoteMention(scope.languages, home, ['garage']) : undefined
  if (garage?.denies && garage.text !== '') {
    const denied = words.denies(nameFeature(context.wording.code, 'garage'), words.quote(garage.text))
    return toldByTables([{ text: denied, isKnown: true }])
  }
  // A place to park is no garage.
  if (garage === null) {
    const spots = [clauseOfFact(context, home, 'ParkingSpots')].filter(({ isKnown }) => isKnown)
    const unsaid = words.doesNotSay(nameFeature(context.wording.code, 'garage'))
    return { ...toldByTables([...spots, { text: unsaid, isKnown: false, isUnsaid: true }]), isUnknown: true }
  }
  const heard = await tellAsked(context, asks, understood, home)
  if (asks.has('ask.distance') && heard.some(({ isKnown }) => isKnown)) return toldByTables(heard)
  const record = readRecord(context, sentenceOf(asks), home)
  // A word that nobody read may be what is asked: "where would my wine live"; so may what the record answers for sure, and what only says
  // which kind of home it is ("how long's the lease", of a home for sale) is no answer beside it.
  const unread = unreadWords(asks, understood)
  const doubted = unread === '' && record.likely < surelyAnswers ? null : record.doubted
  const isTold = record.told.length > 0 || record.hasNear
  const read = heard.filter(
    ({ fact, isKnown, isLoose }) =>
      !(isLoose && isTold && fact === 'SaleType') && (fact === undefined || !isKnown || !doubted?.has(fact)),
  )
  const known = read.filter(({ isKnown }) => isKnown)
  const hasNear = record.hasNear && read.every(({ isUnsaid }) => isUnsaid)
  const ofTables = { ...toldByTables(read), hasNear }
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
  const isOfAgent = answers.every((passage) => isPassageOfAgent(scope.languages, passage))
  return { told, hasNear: false, isUnknown: false, isQuote, isUnsure: record.isUnsure, isOfAgent }
}

const toldByTables = (read: readonly ToldClause[]): ToldOfOne => ({
  told: read.map(({ text }) => text),
  hasNear: false,
  isUnknown: read.length > 0 && read.every(({ isUnsaid }) => isUnsaid),
  ...{ isQuote: false, isUnsure: false, isOfAgent: false },
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
