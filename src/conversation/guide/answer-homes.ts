import { explainSearch } from '../../homes/search/explain-search.ts'
import { checkListings, hasListings, lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import { foldText } from '../../platform/text/listing-keys.ts'
import type { ReadClause } from '../../reading/acts/read-acts.ts'
import { describedWordsOf } from '../../reading/languages/all-described-words.ts'
import { skillWordsOf } from '../../reading/languages/all-wish-words.ts'
import { guideWordsOf } from '../../reading/languages/all-words.ts'
import type { LanguageTables } from '../../reading/languages/languages.ts'
import type { AskTag } from '../../reading/languages/tables/ask-tags.ts'
import { emptyState, pushHistory } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import { understoodNothing } from '../../reading/understanding/understood-nothing.ts'
import { answerShown } from './about-homes/answer-shown.ts'
import { topicsAsked } from './about-homes/answer-topic.ts'
import { detailHome } from './about-homes/detail-home.ts'
import { readPositions } from './about-homes/read-positions.ts'
import { asksFact, atPosition, isFactTag, isQuestion } from './about-homes/targets.ts'
import { type AskedOfHome, answerInView, answerOfEach, answerOfHome, answerOfWhich } from './acts/answer-in-view.ts'
import { answerMostOfShown } from './acts/answer-most-of-shown.ts'
import { answerOfFound } from './acts/answer-of-found.ts'
import { asksForOther } from './acts/asks-for-other.ts'
import {
  askedOfHome,
  asksForDetails,
  asksOfHomeOrPlace,
  asksOfOneHome,
  comparesHomes,
  isAskedOf,
  isForeign,
  isOfLoan,
  isRemark,
  shareOfSearch,
} from './acts/asks-of-one-home.ts'
import { isSurelyOfFocus } from './acts/is-surely-of-focus.ts'
import { isToldOfFocus } from './acts/is-told-of-focus.ts'
import { answerClick } from './clicks/answer-click.ts'
import type { GuideContext, GuideState } from './guide-context.ts'
import { asSeen, keep, listsAtLast, repeatFigures, searchedBefore, turnTo } from './guide-memory.ts'
import type { GuideTurn } from './guide-request.ts'
import { isAboutHomes } from './is-about-homes.ts'
import { answerFirm, joinAnswers } from './knowledge/answer-firm.ts'
import { answerMortgage } from './money/answer-mortgage.ts'
import { presentMortgage } from './money/present-mortgage.ts'
import { readRecord, surelyAnswers } from './record/read-record.ts'
import { answerPlan, answerSearch, type GuideAnswer } from './search-answers/answer-search.ts'
import { withBudget } from './search-answers/said-budget.ts'
import { showHomes } from './search-answers/search-view.ts'
import { tellBest } from './search-answers/tell-best.ts'
import { namesHome, namesStreet } from './skills/find-named.ts'
import { sayOne } from './skills/skill-turn.ts'
import { answerSum } from './sums/answer-sum.ts'
import { asksOfHomeInView } from './wishes/asks-of-home.ts'
import { type Asks, readAsks } from './wishes/read-asks.ts'

/** From the listings, and what of it is about none from what the firm says. */
export async function answerAboutHomes(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
  consent: GuideState['offer'] | null,
): Promise<GuideAnswer> {
  const { request, context, tables, reading, home } = turn
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
  const read = sentence === '' ? understoodNothing(asked) : await reading.read(sentence)
  const act = sentence === '' ? null : reading.act(sentence, previous)
  // "ok, under 330 then, 3 beds is fine" looks on, whatever the home in view has.
  const seeks = home === null && act !== null && shareOfSearch(act) >= surelySearch
  const looksOn = seeks || (home === null && act !== null && (await asksForOther(context, read, previous)))
  const heard = repeatFigures(read, previous)
  const understood = seeks ? withBudget(heard, previous) : heard
  await scope.slices.next()
  const asks = readAsks(sentence, scope.languages.tablesOf(asked))
  // "what did they ask" is asked of a home, and shows no list.
  const atLast = isAsk(act) ? null : listsAtLast(asks, understood, previous)
  const wanted = consent === 'more' ? null : (consent ?? atLast)
  if (wanted !== null && previous) return answerPlan(context, understood, previous, wanted)
  const named = home === null && sentence !== '' ? await reading.named(sentence, previous) : []
  const isOfOne =
    act !== null &&
    (asksOfOneHome(act, understood, readPositions(asks, understood).length > 0) ||
      (await isSurelyOfFocus(context, act, understood, previous)))
  const ofOne = {
    sentence,
    asks,
    understood: isOfOne ? askedOfHome(understood) : understood,
    act: isOfOne ? act : null,
  }
  const answer =
    (sentence === '' ? null : await answerSum(turn, sentence, previous)) ??
    (await answerNamed(context, { sentence, asks, understood, act }, previous, named)) ??
    (await answerPointed(context, { sentence, asks, understood, act }, previous)) ??
    // "2500 a month", where that was asked for, looks for nothing yet.
    (looksOn && previous?.awaits === undefined ? null : await answerMoney(context, asks, understood, previous, act)) ??
    (home === null && act !== null
      ? await answerMostOfShown(context, { sentence, asks, understood, act }, previous)
      : null) ??
    (looksOn ? null : await answerShownOrTopic(context, ofOne, understood, previous, home)) ??
    (isOfOne ||
    (!looksOn && !isOnlyRemark(asks, act) && asksOfHomeInView(sentence, understood, tables)) ||
    (await isToldOfFocus(context, { sentence, act, understood }, previous))
      ? await answerInView(context, ofOne, previous)
      : null) ??
    (await answerOfWhich(context, ofOne, previous)) ??
    answerUnrelated(context, { asks, act }, understood, previous)
  const firm = answer?.trace.kind === 'off-topic' && consent === null ? await askFirm(kept) : null
  if (firm !== null) return joinAnswers([firm])
  // Of homes or the firm, and nothing of it was read: no refusal, and somebody who knows.
  const isUnread = answer?.trace.kind === 'off-topic' && act !== null && !isForeign(act, true)
  if (isUnread)
    return joinAnswers([
      { ...answer, content: words.firm.nothing, trace: { kind: 'knowledge', unread: true }, offersPerson: true },
    ])
  if (answer !== null) return { ...answer, trace: { ...answer.trace, explanation: explainSearch(understood) } }
  const found = await answerSearch(context, { sentence, asks }, understood, previous)
  const ofFound = act === null ? null : await answerOfFound(context, { sentence, asks, understood, act }, found)
  if (ofFound !== null) return ofFound
  const side = homesToCompare(asks, understood, found.state)
  if (side !== null)
    return answerClick(context, { kind: 'compare', listings: side }, understoodNothing(asked), found.state)
  if (isFirstMeant(tables, asks, understood, previous)) return turnToFirst(found)
  return tellBest(context, understood, found)
}

/** "gutted :(", "ah, ok": said of the home in view, and nothing is asked of it. */
const isOnlyRemark = ({ tokens }: Asks, act: ReadClause | null): boolean =>
  act !== null && isRemark(act) && !tokens.some(({ text }) => text === '?' || text === '？')

/** "compare the two cheapest in Kent": looked for, and set side by side at once. */
function homesToCompare(asks: Asks, { limit }: Understood, state: GuideState | null): number[] | null {
  if (!asks.has('ask.compare') || state === null || limit === null || limit < 2 || limit > mostSideBySide) return null
  return state.shown.length < limit ? null : state.shown.slice(0, limit)
}

const mostSideBySide = 3
/** From so much on a clause looks for other homes, whichever is in view. */
const surelySearch = 0.85
/** Words of a question that asks for one home and says nothing more. */
const mostOfQuestion = 9

/** "la más cara", of what was shown: the one that stands first now is what is asked about next. */
function isFirstMeant(tables: LanguageTables, { tokens }: Asks, understood: Understood, previous: GuideState | null) {
  const { sort, criteria, saysHome, limit } = understood
  if (previous === null || previous.shown.length === 0 || sort === null || saysHome || criteria.length > 0) return false
  const the = describedWordsOf(tables.language.code).the.split(', ')
  const isSingle = limit === 1 || tokens.some(({ text }) => the.includes(text))
  return isSingle && tokens.length <= mostOfQuestion
}

function turnToFirst(found: GuideAnswer): GuideAnswer {
  const [first] = found.state?.shown ?? []
  return found.state === null || first === undefined ? found : { ...found, state: { ...found.state, focus: first } }
}

/**
 * A home that is named by its address, number or street is spoken of alone, whatever was searched for before; null where
 * none or several are named.
 */
async function answerNamed(
  context: GuideContext,
  { sentence, asks, understood, act }: AskedOfHome,
  previous: GuideState | null,
  named: readonly number[],
): Promise<GuideAnswer | null> {
  const [id, another] = named
  const compares = asks.has('ask.compare') || (act !== null && comparesHomes(act))
  const isCompared = compares && previous?.focus !== null && previous?.focus !== undefined
  const compared = another !== undefined ? named : isCompared && id !== undefined ? [previous?.focus ?? id, id] : []
  // "how does it compare to 12 Main St" asks for nothing that a search reads.
  const isMeant = compares || understood.criteria.some(namesHome)
  if (compared.length > 1 && new Set(compared).size > 1 && isMeant)
    return answerClick(
      context,
      { kind: 'compare', listings: compared.slice(0, 3) },
      understoodNothing(context.asked),
      previous,
    )
  const isAsked = isAsk(act)
  if (another !== undefined && isAsked && !asks.has('ask.compare'))
    return answerOfEach(context, { sentence, asks, understood, act }, previous, named)
  if (id === undefined || another !== undefined || asks.has('ask.compare')) return null
  const isByNumber = understood.criteria.some(namesHome)
  // "the condo on Dipperstone": its kind has named it as well.
  const [home] = await lookUpListings(context.db, context.scope, [id])
  // "#2B" of an address counts no bedrooms.
  const address = foldText(home?.Address ?? '').split(/[^\p{L}\p{N}]+/u)
  const isOfAddress = ({ from, to }: Understood['criteria'][number]) =>
    understood.lexemes.slice(from, to).every(({ text }) => address.includes(foldText(text)))
  const said = understood.criteria.filter(
    (criterion) => !namesHome(criterion) && !namesStreet(criterion) && !isOfAddress(criterion),
  )
  // "stalls at sonoita?": where it is has named it.
  const places = said.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
  const isThere =
    isAsk(act) && places.length > 0 && (await checkListings(context.db, context.scope, [id], places)).has(id)
  const asked = isThere ? said.filter((each) => !places.includes(each)) : said
  const asksElse = asked.some(({ topic }) => topic !== 'PropertyType') || asksFact(asks)
  const others = asked.filter(({ topic }) => topic !== 'PropertyType' || (isByNumber && !asksElse))
  const { sort, figures, saysHome } = understood
  // "homes like the one on Dipperstone under 600k" looks for others.
  const isSearch = others.some(({ topic }) => topic === 'Price' || topic === 'Bedrooms') && !isByNumber
  if (!isAsked && (isSearch || sort !== null || (!isByNumber && saysHome && figures.length > 0))) return null
  const turned = turnTo(previous, id)
  const state = { ...turned, shown: turned.shown.includes(id) ? turned.shown : [id], offset: 0 }
  const about = { ...understood, criteria: others, saysHome: false, follow: [], sort: null }
  const seesIt = asks.has('ask.pictures') || asks.has('ask.link') || asks.has('ask.distance')
  // "tell me more about the Heron Cove one for sale": what is said of it tells it from its neighbor, and asks nothing.
  const isOfAll = act !== null && asksForDetails(act)
  // "2 Strand Cottages how cold is it in winter": what its record answers is asked.
  const isTold = home !== undefined && !isOfAll && readRecord(context, sentence, home).likely >= surelyAnswers
  const asksMore = asksBeyondName(asks) || seesIt || speaksOfLoan(asks) || isTold
  if (
    home !== undefined &&
    !asksMore &&
    ((isOfAll && others.every(({ topic }) => topic !== 'Feature')) || (isByNumber && others.length === 0))
  )
    return detailOf(context, home, state)
  const ofMoney = await answerMoney(context, asks, about, state)
  if (ofMoney !== null) return ofMoney
  return (isAsked || isTold) && home !== undefined
    ? answerOfHome(context, { sentence, asks, understood: about, act }, state, home)
    : answerShown(context, asks, about, state, id)
}

/** Of homes shown by what the words ask; where the record says nothing of these, by what the question is about. */
async function answerShownOrTopic(
  context: GuideContext,
  ofOne: AskedOfHome,
  understood: Understood,
  previous: GuideState | null,
  home: number | null,
): Promise<GuideAnswer | null> {
  const answer = await answerShown(context, ofOne.asks, understood, previous, home)
  const isPlain = !understood.criteria.some(({ topic }) => topic === 'Feature')
  const isUntold = answer !== null && (isPlain || answer.noAnswer || answer.trace.unknown === true)
  if (!isUntold || ofOne.act === null || home !== null || readPositions(ofOne.asks, understood).length > 0)
    return answer
  const ofTopic = await answerInView(context, ofOne, previous)
  // A field that the words have asked for already says no more here: parking spots are no garage.
  const tellsMore = ofTopic !== null && !ofTopic.noAnswer && (answer.noAnswer || ofTopic.trace.quoted === true)
  return tellsMore ? ofTopic : answer
}

const isAsk = (act: ReadClause | null): act is ReadClause => act !== null && isAskedOf(act)

/** What may be asked of a home, where a search would look for it. */
const askable: ReadonlySet<string> = new Set([
  'Feature',
  'PropertyType',
  'SaleType',
  'ParkingSpots',
  'HOAMonth',
  'Tours',
])

/** "how much land does the second one have": of that home, whatever else the words could look for; null where none is pointed at. */
async function answerPointed(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { asks, understood, act } = asked
  if (previous === null || act === null || !isAskedOf(act) || asks.has('ask.compare')) return null
  // What says no more than a place of the list is answered as any question about homes shown.
  if (readPositions(asks, understood).length > 0) return null
  const isPlain = understood.criteria.every(({ topic }) => askable.has(topic))
  // "land" is what is asked, and no kind of home.
  const own = askedOfHome(understood)
  const plain = { ...own, lexemes: own.lexemes.filter(({ tags }) => !tags.some((tag) => tag.startsWith('family.'))) }
  const [position, another] = isPlain ? readPositions(asks, plain, act.about === 'nth') : []
  if (position === undefined || another !== undefined) return null
  const id = atPosition(position, asSeen(previous))
  const [home] = id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
  if (home === undefined) return null
  const answer = await answerOfHome(context, { ...asked, understood: own }, turnTo(previous, home.id), home)
  const { content, view } = answer
  // The next question about the same home needs no second card of it.
  return previous.focus === home.id ? answer : { ...answer, view: view ?? showHomes([home.id], { content }) }
}

/** Nothing is asked but the home itself: all that its record tells. */
function detailOf(context: GuideContext, home: FoundListing, state: GuideState): GuideAnswer {
  const content = detailHome(context, home)
  return {
    content,
    noAnswer: false,
    state: { ...keep(state, context.asked), focus: home.id },
    trace: { kind: 'about-shown', listing: home.id },
    view: showHomes([home.id], { content }),
  }
}

/** "MLS 7700001", "address 12 Main St": the word only says what the name is. */
const asksBeyondName = (asks: Asks): boolean =>
  asks.found.some(({ tags }) => tags.some((tag) => isFactTag(tag) && !naming.has(tag))) ||
  (asksFact(asks) && isQuestion(asks))

const naming: ReadonlySet<AskTag> = new Set<AskTag>(['fact.MLSNumber', 'fact.Address'])

const speaksOfLoan = (asks: Asks): boolean =>
  (['loan.payment', 'loan.afford', 'loan.down', 'loan.rate'] as const).some((tag) => asks.has(tag))

async function answerMoney(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
  act: ReadClause | null = null,
): Promise<GuideAnswer | null> {
  const awaits = previous?.awaits
  const kept = previous && { ...keep(previous, context.asked), ...(awaits === undefined ? {} : { awaits }) }
  const isOfMoney = act !== null && isOfLoan(act)
  // "which houses for sale take that loan", before any was shown: homes are looked for, and no sum is.
  const isFirstSearch = !isOfMoney && (previous?.shown.length ?? 0) === 0 && looksForKind(understood)
  if (isFirstSearch) return null
  const answer = await answerMortgage(context, asks, understood, { previous: kept && asSeen(kept), isOfMoney })
  return answer === null ? null : presentMortgage(answer, previous)
}

const looksForKind = ({ criteria }: Understood): boolean =>
  (['PropertyType', 'SaleType'] as const).every((asked) => criteria.some(({ topic }) => topic === asked)) &&
  criteria.every(({ topic }) => topic !== 'Price')

/** What is no question about homes: a question about people, a matter of opinion, or something else altogether. */
function answerUnrelated(
  context: GuideContext,
  { asks, act }: { asks: Asks; act: ReadClause | null },
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
  const asksOfOne =
    asksFact(asks) ||
    asks.has('ask.distance') ||
    topicsAsked(context, asks).length > 0 ||
    (act !== null && asksOfHomeOrPlace(act))
  const points = asks.has('point.one') && asksOfOne && understood.sort === null
  const pointsBack = asksToSee || points || readPositions(asks, understood).length > 0
  const saysMore =
    says && !(points && !understood.saysHome && understood.criteria.every(({ topic }) => topic === 'Feature'))
  // "hm. anything with a workshop instead?" surely looks for homes, whatever else stands beside it.
  const isSearch = act !== null && shareOfSearch(act) >= surelySearch && (says || understood.sort !== null)
  if (!isSearch && !saysMore && pointsBack && (previous?.shown.length ?? 0) === 0)
    return { ...talk(words.nothingShown), trace: { kind: 'talk', skill: 'home' } }
  if (isSearch || isAboutHomes(understood, searchedBefore(previous))) {
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
  return answerOther(context, { asks, act }, state)
}

/** What is no question about homes: of a home in view its agent may know; else it is heard, or left to others. */
function answerOther(
  context: GuideContext,
  { asks, act }: { asks: Asks; act: ReadClause | null },
  state: GuideState,
): GuideAnswer {
  const skill = skillWordsOf(context.words.code)
  const isMarked = asks.tokens.some(({ text }) => text === '?' || text === '？')
  const asksSomething = isMarked || (asks.has('ask.question') && (act === null || !isRemark(act)))
  const isElse = act !== null && isForeign(act, asksSomething)
  if (!asksSomething && !isElse)
    return { content: sayOne(skill.heard, state), noAnswer: false, state, trace: { kind: 'talk', skill: 'heard' } }
  return { content: sayOne(skill.outside, state), noAnswer: true, state, trace: { kind: 'off-topic' } }
}
