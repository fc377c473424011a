import { checkListings, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { answerShown, presentShown } from '../about-homes/answer-shown.ts'
import { topicsAsked } from '../about-homes/answer-topic.ts'
import { answerMeeting } from '../about-homes/answer-which.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { asksFact, isQuestion } from '../about-homes/targets.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asQuestion, homeInView, keep, turnTo } from '../guide-memory.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { tellPassages } from '../record/tell-passages.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { tellAskAgent } from '../skills/ask-agent.ts'
import { namesStreet } from '../skills/find-named.ts'
import { saidIn, singular } from '../skills/said-in.ts'
import { sayOne } from '../skills/skill-turn.ts'
import type { Asks } from '../wishes/read-asks.ts'

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
  const id = homeInView(previous)
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  return home === undefined || previous === null ? null : answerOfHome(context, asked, previous, home)
}

/** What is asked of a home, from what its listing says, in a field or in its own words; where it says nothing its agent is asked. */
export async function answerOfHome(
  context: GuideContext,
  { sentence, asks, understood }: AskedOfHome,
  previous: GuideState,
  home: FoundListing,
): Promise<GuideAnswer> {
  const answer = await answerShown(context, asks, understood, { ...previous, focus: home.id }, home.id)
  const isShown = showing.some((tag) => asks.has(tag)) || understood.opinionHint
  if (answer !== null && (answer.trace.told === true || isShown)) return answer
  // What looks for others by its words alone: "e o IPTU, é quanto por ano?"
  const record = readRecord(context, sentence, home).told
  const isAgent = record.length > 0 && record.every((passage) => isOfAgent(context.scope.languages, passage))
  const told = tellPassages(context, home, record)
  const { words } = context
  return {
    content:
      told.length === 0
        ? tellAskAgent(context, home, previous)
        : words.sentence(words.about(linkHome(context, home), words.row(told.map(({ text }) => text)))),
    noAnswer: told.length === 0,
    state: { ...keep(previous, context.asked), focus: home.id },
    trace: {
      kind: 'about-shown',
      listing: home.id,
      ...(told.length === 0 ? {} : { told: true }),
      ...(isAgent ? { agent: true } : {}),
    },
  }
}

/** What is shown rather than told. */
const showing = ['ask.pictures', 'ask.link', 'ask.detail'] as const

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
  ofHome: AskedOfHome,
  previous: GuideState | null,
  ids: readonly number[],
): Promise<GuideAnswer> {
  const { sentence, understood } = ofHome
  const looksOn = !understood.criteria.every((each) => each.topic === 'Feature' || namesStreet(each))
  const only = previous === null || looksOn ? null : await onlyTeller(context, ofHome, ids)
  if (only !== null && previous !== null) {
    const answer = await answerOfHome(context, ofHome, turnTo(previous, only.id), only)
    return { ...answer, view: answer.view ?? showHomes([only.id], { content: answer.content }) }
  }
  const homes = await lookUpListings(context.db, context.scope, ids.slice(0, mostAsked))
  const isPlain = understood.criteria.every((criterion) => namesStreet(criterion))
  const each = isPlain && ids.length <= mostAsked ? tellOfEach(context, ofHome, homes) : null
  const content = each ?? sayOne(skillWordsOf(context.words.code).which, previous ?? {})
  const buttons = homes.flatMap(({ Address }) =>
    Address ? [{ kind: 'search' as const, label: Address, say: `${Address}: ${sentence}` }] : [],
  )
  const state = keep(previous, context.asked)
  const shown = showHomes(
    homes.map(({ id }) => id),
    { content, ...(each === null ? {} : { part: each }) },
  )
  const trace = { kind: 'skill', skill: 'home' }
  // Whoever says which one is meant has asked it of that one.
  const asked = { ...state, question: asQuestion(sentence) }
  return { content, noAnswer: false, state: asked, trace, view: { ...shown, buttons } }
}

/**
 * "what's the windmill doing", of a list: the home whose record alone answers it, and surely, or has the word that is seldom said; null
 * where none or several do.
 */
export async function onlyTeller(
  context: GuideContext,
  { sentence }: AskedOfHome,
  ids: readonly number[],
): Promise<FoundListing | null> {
  const { db, scope } = context
  const read = ids.slice(0, mostRead)
  const homes = await lookUpListings(db, scope, read)
  const [only, another] = homes.filter((home) => readRecord(context, sentence, home).likely >= surelyAnswers)
  if (only !== undefined && another === undefined) return only
  const weights = scope.languages.derive(loadWeightOfWord)
  const seldom = wordsOfText(sentence).filter((word) => word.length >= shortestWord && weights.of(word) >= leastWeight)
  for (const word of seldom.toSorted((a, b) => weights.of(b) - weights.of(a)).slice(0, mostWords)) {
    const [id, other] = await checkListings(db, scope, read, [saidIn(singular(word))])
    const home = other === undefined ? homes.find((each) => each.id === id) : undefined
    if (home !== undefined) return home
  }
  return null
}

const shortestWord = 4
/** What visitors say more often tells no home from another. */
const leastWeight = 5
const mostWords = 3

/** Records that are read for one question. */
const mostRead = 10

/** A line a home, of those that say something of it; null where none does. */
function tellOfEach(context: GuideContext, { sentence }: AskedOfHome, homes: readonly FoundListing[]): string | null {
  const { words } = context
  const lines = homes.flatMap((home) => {
    const told = tellPassages(context, home, readRecord(context, sentence, home).told)
    return told.length === 0
      ? []
      : [`- ${words.about(linkHome(context, home), words.row(told.map(({ text }) => text)))}`]
  })
  return lines.length === 0 ? null : lines.join('\n')
}

const mostOfQuestion = 9
const mostAsked = 4
