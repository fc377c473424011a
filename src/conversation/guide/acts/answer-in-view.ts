import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { answerShown, presentShown } from '../about-homes/answer-shown.ts'
import { quoteTopics, topicsAsked } from '../about-homes/answer-topic.ts'
import { answerMeeting } from '../about-homes/answer-which.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { quoteEntry } from '../about-homes/quote-entry.ts'
import { quoteNamedEntry } from '../about-homes/quote-named-entry.ts'
import { quotesOfTopics } from '../about-homes/record-topics.ts'
import { asksFact, isQuestion } from '../about-homes/targets.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { tellAgentKnowsMore, tellAskAgent } from '../skills/ask-agent.ts'
import { namesStreet } from '../skills/find-named.ts'
import { sayOne } from '../skills/skill-turn.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { leavesOpen } from './leaves-open.ts'
import { asQuote, ofAvailability, type Told, tellTopic } from './tell-topic.ts'

/** A question of a home, as it was read. */
export interface AskedOfHome {
  sentence: string
  asks: Asks
  understood: Understood
  /** What the clause is for, where it was read as a question of a home. */
  act: ReadClause | null
}

/**
 * "heating?", "how much land", "is there water": a few words that look for no home, with one in view, are asked of that one. null where
 * no home is in view.
 */
export async function answerInView(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const id = previous?.focus ?? (previous?.shown.length === 1 ? previous.shown[0] : undefined)
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  return home === undefined || previous === null ? null : answerOfHome(context, asked, previous, home)
}

/** What is asked of a home, from what its listing says, in a field or in its own words; where it says nothing its agent is asked. */
export async function answerOfHome(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState,
  home: FoundListing,
): Promise<GuideAnswer> {
  const { asks, understood, act } = asked
  const { words } = context
  // "does the second allow dogs?", of utilities with one in five: what was not asked is no answer.
  const likely = act?.topic?.likely ?? 0
  const ofTopic = act === null || likely < perhapsTopic ? null : tellTopic(context, act, home)
  const isFirst = ofTopic !== null && isSurelyOf(asked)
  const facts = isFirst ? null : await answerShown(context, asks, understood, { ...previous, focus: home.id }, home.id)
  const byName = quoteNamedEntry(context.scope.languages, home, asked.sentence)
  // "whats the shop size", of "Shop: 40 x 60": what calls an entry by its name asks no field; of a feature its answer is yes or no.
  const isNamed = byName !== null && !understood.criteria.some(({ topic }) => topic === 'Feature')
  const isUnknown =
    isNamed ||
    (facts?.trace.unknown === true && (byName !== null || (ofTopic?.isQuote === true && likely >= ratherTopic)))
  const isTold = facts !== null && !facts.noAnswer && (understood.criteria.length > 0 || asksFact(asks))
  if (isTold && !isUnknown) return withEntry(context, asked, home, facts)
  const named = byName === null ? null : asQuote(context, [byName])
  const told = isFirst || isUnknown ? (named ?? ofTopic) : (tellInWords(context, asked, home, byName) ?? ofTopic)
  const content =
    told === null
      ? tellAskAgent(context, home, previous)
      : withRest(
          context,
          words.sentence(words.about(linkHome(context, home), told.text)),
          told.isQuote && leavesOpen(told.text, asked) ? tellAgentKnowsMore(context, home, previous) : null,
        )
  const state = { ...keep(previous, context.asked), focus: home.id }
  const quoted = told?.isQuote === true ? { quoted: true } : {}
  return { content, noAnswer: told === null, state, trace: { kind: 'about-shown', listing: home.id, ...quoted } }
}

/** "is parking extra or included", of "1 parking spot": where a field leaves something open, and an entry is of the same, it is told as well. */
function withEntry(context: GuideContext, asked: AskedOfHome, home: FoundListing, facts: GuideAnswer): GuideAnswer {
  const { act } = asked
  if (act?.topic === null || act === null || !leavesOpen(facts.content, asked)) return facts
  const [entry] = quotesOfTopics(context.scope.languages, [act.topic.name], home, surelyTopic)
  if (entry === undefined || facts.content.includes(entry)) return facts
  const { words } = context
  return { ...facts, content: withRest(context, facts.content, words.sentence(words.quote(entry))) }
}

const withRest = ({ wording }: GuideContext, answer: string, rest: string | null): string =>
  rest === null ? answer : `${answer}${wording.betweenSentences}${rest}`

/** By what it is about, as it was read: the words alone ("how much ground goes with it") may say something else. */
function isSurelyOf({ act, asks, understood }: AskedOfHome): boolean {
  if (understood.criteria.some((each) => each.topic === 'Feature')) return false
  // Whether and when it can be had are one question.
  const alike = ofAvailability.includes(act?.topic?.name ?? '') ? ofAvailability : [act?.topic?.name]
  const likely = (act?.topics ?? []).reduce((sum, each) => sum + (alike.includes(each.name) ? each.likely : 0), 0)
  // "where do I do my washing": "where" alone asks for no address.
  const isLoose = understood.criteria.length === 0 && !asks.found.some(({ tags }) => tags.some(isStrong))
  return likely >= (isLoose ? perhapsTopic : surelyTopic)
}

const isStrong = (tag: string): boolean => tag.startsWith('fact.')

/** What the words of a listing say of it, by the topic that the tables hear, else by the words of the question. */
function tellInWords(
  context: GuideContext,
  { sentence, asks }: AskedOfHome,
  home: FoundListing,
  named = quoteNamedEntry(context.scope.languages, home, sentence),
): Told | null {
  const { languages } = context.scope
  const ofTopics = named === null ? quoteTopics(context, topicsAsked(context, asks), home) : [named]
  if (ofTopics.length > 0) return asQuote(context, ofTopics)
  // "the house on Chandler's Hill, when is it free" asks nothing of a hill.
  const own = new Set(wordsOf(foldText(`${home.Address ?? ''} ${home.City ?? ''} ${home.PropertyType}`)))
  const quoted = quoteEntry(
    languages,
    home,
    wordsOf(sentence).filter((word) => !own.has(foldText(word))),
  )
  return quoted === null ? null : asQuote(context, [quoted])
}

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u)

/**
 * "and the heating?", where several homes were shown and none is spoken of: what each of a few says of it; where none says anything,
 * which one is meant.
 */
export async function answerOfWhich(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null || previous.shown.length < 2 || previous.focus !== null) return null
  const { asks, understood, act } = asked
  const { criteria, saysHome, sort, follow, figures } = understood
  const isPlain = criteria.length + follow.length + figures.length === 0 && !saysHome && sort === null
  const isAsked = topicsAsked(context, asks).length > 0 || (asksFact(asks) && isQuestion(asks))
  if (!(act !== null || (isPlain && isAsked)) || asks.tokens.length > mostOfQuestion) return null
  const isFew = previous.shown.length <= mostAsked
  if (act !== null && isFew && criteria.length > 0 && criteria.every(({ topic }) => topic === 'Feature'))
    return presentShown(context, await answerMeeting(context, understood, previous), previous)
  return answerOfEach(context, asked, previous, previous.shown)
}

/** What each of a few homes says of it; where none says anything, which one is meant. */
export async function answerOfEach(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState | null,
  ids: readonly number[],
): Promise<GuideAnswer> {
  const { sentence, understood } = asked
  const homes = await lookUpListings(context.db, context.scope, ids.slice(0, mostAsked))
  const isPlain = understood.criteria.every((criterion) => namesStreet(criterion))
  const each = isPlain && ids.length <= mostAsked ? tellOfEach(context, asked, homes) : null
  const content = each ?? sayOne(skillWordsOf(context.words.code).which, previous ?? {})
  const buttons = homes.flatMap(({ Address }) =>
    Address ? [{ kind: 'search' as const, label: Address, say: `${Address}: ${sentence}` }] : [],
  )
  const state = keep(previous, context.asked)
  const shown = showHomes(
    homes.map(({ id }) => id),
    { content, ...(each === null ? {} : { part: each }) },
  )
  return { content, noAnswer: false, state, trace: { kind: 'skill', skill: 'home' }, view: { ...shown, buttons } }
}

/** A line a home, of those that say something of it; null where none does. */
function tellOfEach(context: GuideContext, asked: AskedOfHome, homes: readonly FoundListing[]): string | null {
  const { words } = context
  const { act } = asked
  const lines = homes.flatMap((home) => {
    const ofTopic = act === null || !isSurelyOf(asked) ? null : tellTopic(context, act, home)
    const told = ofTopic ?? tellInWords(context, asked, home)
    return told === null ? [] : [`- ${words.about(linkHome(context, home), told.text)}`]
  })
  return lines.length === 0 ? null : lines.join('\n')
}

/** From so much on a topic is what is asked, whatever else the words could mean; where they mean nothing else, from less. */
const surelyTopic = 0.6
const perhapsTopic = 0.35
/** Where a feature was read of which the listing says nothing. */
const ratherTopic = 0.5
const mostOfQuestion = 9
const mostAsked = 4
