import type { Database } from '../database/connect.ts'
import { languageNamed, tablesOf, wordingOf } from '../search/languages.ts'
import { hasListings } from '../search/look-up.ts'
import { runSearch, type SearchResult, tablesFor } from '../search/search-listings.ts'
import { emptyState, pushHistory, type SearchPlan } from '../search/search-state.ts'
import { type Understood, understand } from '../search/understand.ts'
import { answerAboutShown } from './about-shown.ts'
import { answerMortgage } from './answer-mortgage.ts'
import { tellSearch } from './answer-search.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { GuideContext, GuideState } from './guide-context.ts'
import { keep, listsAtLast, repeatFigures, searchedBefore, withoutHome } from './guide-memory.ts'
import { isAboutHomes, standsAlone } from './is-about-homes.ts'
import { listsHomes } from './list-homes.ts'
import { type Asks, readAsks } from './read-asks.ts'
import { readPositions } from './read-positions.ts'
import { readSmallTalk, type SmallTalk } from './small-talk.ts'
import { asksFact } from './targets.ts'
import { guideWordsOf } from './words/all-words.ts'

export interface GuideScope {
  workspaceId: number
  chatbotId: number
  currency?: string
}

export interface GuideRequest {
  content: string
  previous: GuideState | null
  chatbotName: string
  now: Date
  /** Name or code of the language to answer in; "" follows the visitor. */
  language: string
}

export interface GuideAnswer {
  /** Markdown that also reads well as plain text. */
  content: string
  noAnswer: boolean
  state: GuideState | null
  trace: Record<string, unknown>
}

const shownAtOnce = 5

/** The built-in answerer: no model, no network; every fact in the answer is read from a listing. */
export async function answerFromListings(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  const { content, previous } = request
  const talk = readSmallTalk(content, previous?.language ?? 'en')
  const tables = talk ? tablesOf(talk.language) : tablesFor(content, previous)
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
  if (!(await hasListings(db, scope)))
    return { content: words.noListings, noAnswer: true, state: kept, trace: { kind: 'no-listings' } }
  const consent = talk && previous?.offer ? previous.offer : null
  // A mere "yes" asks for what was offered, and says nothing else.
  const sentence = consent === null ? content : consent === 'more' ? guideWordsOf(asked).sayMore : ''
  const understood = repeatFigures(await understand(db, scope, sentence, tables, request.now), previous)
  const asks = readAsks(sentence, asked)
  const wanted = consent === 'more' ? null : (consent ?? listsAtLast(asks, understood, previous))
  if (wanted !== null && previous) return answerOffer(context, understood, previous, wanted)
  return (
    (await answerMoney(context, asks, understood, previous)) ??
    (await answerShown(context, asks, understood, previous)) ??
    answerUnrelated(context, asks, understood, previous) ??
    answerSearch(context, asks, understood, request, sentence)
  )
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
  const answer = await answerMortgage(context, asks, understood, kept)
  return answer && { ...answer, noAnswer: false, trace: { kind: 'mortgage', loan: answer.state.loan ?? null } }
}

async function answerShown(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  if (previous === null) return null
  const answer = await answerAboutShown(context, asks, understood, previous)
  if (answer === null) return null
  const kept = keep(previous, context.asked)
  const note = understood.refusedWords.length > 0 ? `${context.wording.fairHousing}\n\n` : ''
  return {
    content: `${note}${answer.content}`,
    noAnswer: answer.noAnswer === true,
    state: {
      ...kept,
      focus: answer.focus ?? previous.focus,
      ...(answer.compared === undefined ? {} : { compared: answer.compared }),
    },
    trace: { kind: 'about-shown', listing: answer.focus },
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

async function answerSearch(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  request: GuideRequest,
  sentence: string,
): Promise<GuideAnswer> {
  const { db, scope, words } = context
  const before = searchedBefore(request.previous)
  // What was only counted is listed from its beginning.
  const previous = before?.unlisted && understood.follow.includes('more') ? { ...before, shown: [], offset: 0 } : before
  const search = { q: sentence, limit: shownAtOnce, now: request.now, language: words.code }
  const refined = await runSearch(db, scope, understood, { ...search, previous })
  const isStuck = refined.total === 0 && refined.reading.refinement.refines && standsAlone(understood)
  const alone = isStuck ? await runSearch(db, scope, understood, search) : null
  const useAlone = alone !== null && alone.total > 0
  const result = useAlone ? alone : refined
  if (useAlone && previous !== null) result.state.history = pushHistory(previous)
  const answer = await finish(context, result, request.previous, sentence, asks)
  return useAlone ? { ...answer, content: `${words.aloneOnly}\n\n${answer.content}` } : answer
}

/** Runs the search that was offered. */
async function answerOffer(
  context: GuideContext,
  nothing: Understood,
  previous: GuideState,
  offer: SearchPlan,
): Promise<GuideAnswer> {
  const { db, scope, words, now } = context
  const asked = { q: '', limit: shownAtOnce, now, language: words.code }
  const result = await runSearch(db, scope, nothing, { ...asked, previous: { ...previous, ...offer } })
  result.state.history = pushHistory(previous)
  return finish(context, result, previous, '', null)
}

async function finish(
  context: GuideContext,
  result: SearchResult,
  previous: GuideState | null,
  sentence: string,
  asks: Asks | null,
): Promise<GuideAnswer> {
  const { content, offer } = await tellSearch(context, result, sentence, asks?.has('ask.detail') === true)
  const { loan } = previous ?? {}
  const { figures } = result.reading.understood
  const isListed = result.listings.length === 0 || listsHomes(result)
  const { shown, offset, bounds, focus } = previous ?? emptyState()
  const state: GuideState = {
    ...result.state,
    ...(isListed ? {} : { shown, offset, bounds, focus, unlisted: true }),
    language: context.asked,
    total: result.total,
    ...(offer === undefined ? {} : { offer }),
    ...(figures.length === 0 ? {} : { figures }),
    ...(loan === undefined ? {} : { loan: withoutHome(loan) }),
  }
  return { content, noAnswer: false, state, trace: traceOf(result) }
}

function traceOf(result: SearchResult): Record<string, unknown> {
  return {
    kind: 'search',
    filters: result.filters,
    sort: result.sort,
    total: result.total,
    listings: result.listings.map((listing) => listing.id),
    figures: result.figures,
    ignored: result.ignored,
    refused: result.refused?.code ?? null,
  }
}
