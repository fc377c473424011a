import type { Database } from '../database/connect.ts'
import type { AskKnowledge } from '../knowledge/answering/ask-knowledge.ts'
import { guideWordsOf } from '../language/all-words.ts'
import { type Languages, type LanguageTables, languageNamed, wordingOf } from '../language/languages.ts'
import { explainSearch } from '../listing-search/explain-search.ts'
import { hasListings, lookUpListings } from '../listing-search/listing-questions.ts'
import { readSentence } from '../listing-search/read-sentence.ts'
import { asOneSearch, type ReadingScope } from '../listing-search/scope.ts'
import { tablesFor } from '../listing-search/search-listings.ts'
import { emptyState, pushHistory } from '../understanding/search-state.ts'
import type { Understood } from '../understanding/understand.ts'
import { understoodNothing } from '../understanding/understood-nothing.ts'
import { answerAboutShown } from './about-homes/about-shown.ts'
import { readPositions } from './about-homes/read-positions.ts'
import { asksFact } from './about-homes/targets.ts'
import type { AnswerAction } from './answer-action.ts'
import { answerClick } from './clicks/answer-click.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { GuideContext, GuideState } from './guide-context.ts'
import { asSeen, keep, listsAtLast, repeatFigures, searchedBefore, turnTo } from './guide-memory.ts'
import { isAboutHomes } from './is-about-homes.ts'
import { answerFirm, joinAnswers, type PartAnswer } from './knowledge/answer-firm.ts'
import { type Part, routeMessage } from './knowledge/route-message.ts'
import { answerMortgage } from './money/answer-mortgage.ts'
import { type Asks, readAsks } from './read-asks.ts'
import { answerPlan, answerSearch, type GuideAnswer } from './search-answers/answer-search.ts'
import { showHomes } from './search-answers/search-view.ts'
import { readSmallTalk, type SmallTalk } from './small-talk.ts'

export interface GuideScope extends ReadingScope {
  currency?: string
}

export interface GuideRequest {
  content: string
  /** What was clicked instead, or which home `content` is about. */
  action?: AnswerAction | null
  previous: GuideState | null
  chatbotName: string
  now: Date
  /** Name or code of the language to answer in; "" follows the visitor. */
  language: string
  /** What the firm's own sources say; left out where nobody can be asked. */
  knowledge?: AskKnowledge
}

/** The built-in answerer: no model; every fact in the answer is read from a listing, or quoted from the firm's sources. */
export function answerFromListings(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  return answerRequest(db, asOneSearch(scope), request)
}

async function answerRequest(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  const { content } = request
  const click = request.action?.kind === 'ask' ? null : request.action
  const home = request.action?.kind === 'ask' ? request.action.listing : null
  const previous = home === null ? request.previous : turnTo(request.previous, home)
  const { slices } = scope
  await slices.next()
  const talk = click ? null : readSmallTalk(scope.languages, content, previous?.language ?? 'en')
  const tables = readTables(scope.languages, { content, isClick: Boolean(click), previous }, talk)
  const asked = talk?.language ?? tables.language.code
  const answered = languageNamed(request.language) ?? asked
  const words = guideWordsOf(answered)
  const context: GuideContext = { db, scope, asked, words, wording: wordingOf(answered), now: request.now }
  const kept = keep(previous, asked)
  if (talk && !isConsent(talk, previous)) {
    const name = escapeMarkdown(request.chatbotName)
    return {
      content: words.talk[talk.kind](name),
      noAnswer: false,
      state: kept,
      trace: { kind: 'talk', talk: talk.kind },
    }
  }
  const turn: Turn = { request, context, tables, home }
  const consent = talk && previous?.offer ? previous.offer : null
  if (!click && consent === null) {
    const read = (text: string) => readSentence(db, scope, text, tables, request.now)
    const isTalk = (text: string) => readSmallTalk(scope.languages, text, asked) !== null
    const hasShown = home !== null || (previous?.shown.length ?? 0) > 0
    const parts = await routeMessage(content, { tables, hasShown, read, isTalk, before: previous?.firm })
    if (parts !== null) return answerParts(turn, parts, previous)
  }
  return answerAboutHomes(turn, content, previous, consent)
}

/** What stays the same while a message is answered. */
interface Turn {
  request: GuideRequest
  context: GuideContext
  tables: LanguageTables
  /** The home that the message names by its id. */
  home: number | null
}

/** Each part of a message by what answers it, in order. */
async function answerParts(turn: Turn, parts: readonly Part[], previous: GuideState | null): Promise<GuideAnswer> {
  const { context, request } = turn
  const answers: PartAnswer[] = []
  let state = previous
  for (const { text, from, after } of parts) {
    const ask = (mustAnswer: boolean) =>
      answerFirm(context, request.knowledge, text, { state: keep(state, context.asked), mustAnswer, after })
    const firm = from === 'homes' ? null : await ask(from === 'firm')
    let answer: PartAnswer = firm ?? (await answerAboutHomes(turn, text, state, null))
    // What is about no home, and may be the firm's, is for somebody of the firm.
    if (from === 'either' && firm === null && answer.trace.kind === 'off-topic') answer = (await ask(true)) ?? answer
    answers.push(answer)
    state = answer.state ?? state
  }
  return joinAnswers(answers)
}

/** From the listings, and what of it is about none from what the firm says. */
async function answerAboutHomes(
  turn: Turn,
  content: string,
  previous: GuideState | null,
  consent: GuideState['offer'] | null,
): Promise<GuideAnswer> {
  const { request, context, tables, home } = turn
  const { db, scope, asked, words } = context
  const click = request.action?.kind === 'ask' ? null : request.action
  const kept = keep(previous, asked)
  const askFirm = (state: GuideState) => answerFirm(context, request.knowledge, content, { state, mustAnswer: false })
  if (!(await hasListings(db, scope))) {
    const firm = click ? null : await askFirm(kept)
    if (firm !== null) return joinAnswers([firm])
    return { content: words.noListings, noAnswer: true, state: kept, trace: { kind: 'no-listings' } }
  }
  if (home !== null && (await lookUpListings(db, scope, [home])).length === 0)
    return {
      content: words.clicks.gone(1),
      noAnswer: false,
      state: keep(request.previous, asked),
      trace: { kind: 'about-shown', listing: null },
    }
  if (click) return answerClick(context, click, understoodNothing(asked), previous)
  // A mere "yes" asks for what was offered, and says nothing else.
  const sentence = !consent ? content : consent === 'more' ? guideWordsOf(asked).sayMore : ''
  const read = sentence === '' ? understoodNothing(asked) : await readSentence(db, scope, sentence, tables, request.now)
  const understood = repeatFigures(read, previous)
  await scope.slices.next()
  const asks = readAsks(sentence, scope.languages.tablesOf(asked))
  const wanted = consent === 'more' ? null : (consent ?? listsAtLast(asks, understood, previous))
  if (wanted !== null && previous) return answerPlan(context, understood, previous, wanted)
  const answer =
    (await answerMoney(context, asks, understood, previous)) ??
    (await answerShown(context, asks, understood, previous, home)) ??
    answerUnrelated(context, asks, understood, previous)
  const firm = answer?.trace.kind === 'off-topic' && consent === null ? await askFirm(kept) : null
  if (firm !== null) return joinAnswers([firm])
  if (answer !== null) return { ...answer, trace: { ...answer.trace, explanation: explainSearch(understood) } }
  return answerSearch(context, { sentence, asks }, understood, previous)
}

/** Of a click it is the language of the conversation, since its words are those of the window. */
function readTables(
  languages: Languages,
  { content, isClick, previous }: { content: string; isClick: boolean; previous: GuideState | null },
  talk: SmallTalk | null,
): LanguageTables {
  if (talk) return languages.tablesOf(talk.language)
  const { language } = previous ?? {}
  return (isClick || content === '') && language !== undefined
    ? languages.tablesOf(language)
    : tablesFor(languages, content, previous)
}

function isConsent({ kind }: SmallTalk, previous: GuideState | null): boolean {
  return kind === 'yes' && previous?.offer !== undefined
}

async function answerMoney(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const awaits = previous?.awaits
  const kept = previous && { ...keep(previous, context.asked), ...(awaits === undefined ? {} : { awaits }) }
  const answer = await answerMortgage(context, asks, understood, kept && asSeen(kept))
  if (answer === null) return null
  const { content, state, listing } = answer
  const { shown, offset } = previous ?? state
  return {
    content,
    noAnswer: false,
    state: { ...state, shown, offset },
    trace: { kind: 'mortgage', loan: state.loan ?? null },
    ...(listing === undefined || listing === previous?.focus ? {} : { view: showHomes([listing], { content }) }),
  }
}

async function answerShown(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
  home: number | null,
): Promise<GuideAnswer | null> {
  if (previous === null) return null
  const answer = await answerAboutShown(context, asks, understood, asSeen(previous), home)
  if (answer === null) return null
  const { compared, shows } = answer
  const { numbered, ...kept } = keep(previous, context.asked)
  const note = understood.refusedWords.length > 0 ? `${context.wording.fairHousing}\n\n` : ''
  const content = `${note}${answer.content}`
  return {
    content,
    noAnswer: answer.noAnswer === true,
    state: {
      ...kept,
      focus: answer.focus ?? previous.focus,
      ...(numbered === undefined ? {} : { numbered }),
      ...(compared === undefined ? {} : { compared }),
    },
    trace: { kind: 'about-shown', listing: answer.focus },
    ...(shows ? { view: showHomes(shows.ids, { content, ...shows, compared: compared !== undefined }) } : {}),
  }
}

/** What is no question about homes: a question about people, a matter of opinion, or something else altogether. */
function answerUnrelated(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
): GuideAnswer | null {
  const { words, wording } = context
  const state = keep(previous, context.asked)
  const talk = (content: string) => ({ content, noAnswer: false, state, trace: { kind: 'talk' } })
  const says = understood.criteria.length > 0 || understood.saysHome
  if (!says && understood.follow.includes('back') && (previous?.history.length ?? 0) === 0)
    return talk(words.nothingToGoBackTo)
  const asksToSee = (['ask.compare', 'ask.pictures', 'ask.link'] as const).some((tag) => asks.has(tag))
  const points = asks.has('point.one') && asksFact(asks)
  const pointsBack = asksToSee || points || readPositions(asks, understood).length > 0
  if (!says && pointsBack && (previous?.shown.length ?? 0) === 0) return talk(words.nothingShown)
  if (isAboutHomes(understood, searchedBefore(previous))) {
    if (understood.follow.includes('reset') && understood.criteria.length === 0 && !understood.saysHome) {
      const fresh = { ...emptyState(), language: context.asked, history: previous ? pushHistory(previous) : [] }
      return { content: words.startedOver, noAnswer: false, state: fresh, trace: { kind: 'started-over' } }
    }
    return null
  }
  if (understood.refusedWords.length > 0)
    return { content: wording.fairHousing, noAnswer: false, state, trace: { kind: 'refused' } }
  if (understood.opinionHint)
    return { content: wording.officialSources, noAnswer: true, state, trace: { kind: 'opinion' } }
  // What visitors say of themselves is heard, and neither used nor repeated.
  if (understood.selfWords.length > 0 && understood.ignored.every((word) => understood.selfWords.includes(word)))
    return talk(words.talk.yes(''))
  return { content: words.offTopic, noAnswer: true, state, trace: { kind: 'off-topic' } }
}
