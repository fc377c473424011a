import { lookUpListings } from '../../homes/search/listing-questions.ts'
import { asOneSearch } from '../../homes/search/scope.ts'
import type { Database } from '../../platform/database/connect.ts'
import { placeOfClause } from '../../reading/acts/clause.ts'
import type { ReadClause } from '../../reading/acts/read-acts.ts'
import { plainly } from '../../reading/contact/read-contact.ts'
import { skillWordsOf } from '../../reading/languages/all-wish-words.ts'
import { hearFirm } from '../../reading/languages/words/hear-firm.ts'
import { hearWishes } from '../../reading/languages/words/hear-wishes.ts'
import { understoodNothing } from '../../reading/understanding/understood-nothing.ts'
import { answerForFirm } from './acts/answer-for-firm.ts'
import { answerFromRecord } from './acts/answer-from-record.ts'
import { answerOfOnly } from './acts/answer-of-only.ts'
import { askAgain } from './acts/ask-again.ts'
import {
  comparesHomes,
  isAskedOf,
  isForPeople,
  isOfHomes,
  isRemark,
  mayAskWhom,
  ratherAsksWhom,
  saysYes,
  shareOfSearch,
  wantsMore,
  wantsVisit,
} from './acts/asks-of-one-home.ts'
import { cutByAct, withoutCry } from './acts/cut-by-act.ts'
import { decideByAct, joinSure } from './acts/decide-by-act.ts'
import { hearAgain } from './acts/hear-again.ts'
import { withLikely } from './acts/tell-likely.ts'
import { traceActs } from './acts/trace-acts.ts'
import { answerAboutHomes } from './answer-homes.ts'
import { homeOfHead } from './described/home-of-head.ts'
import { nameDescribed } from './described/name-described.ts'
import { homeDescribed, spokenOf } from './described/spoken-of.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { finishAnswer } from './finish-answer.ts'
import type { GuideState } from './guide-context.ts'
import { asQuestion, homeInView, keep, turnTo, turnToNamed } from './guide-memory.ts'
import type { GuideRequest, GuideScope, GuideTurn } from './guide-request.ts'
import { answerFirm, joinAnswers, type PartAnswer } from './knowledge/answer-firm.ts'
import { explainTerm } from './knowledge/explain-term.ts'
import { type Part, routeMessage } from './knowledge/route-message.ts'
import { surelyAnswers } from './record/read-record.ts'
import { answerPlan, type GuideAnswer, sayBefore } from './search-answers/answer-search.ts'
import { type Reply, replyToSplit } from './search-answers/reply-to-split.ts'
import { answerPart } from './skills/answer-part.ts'
import { tellAskAgent } from './skills/ask-agent.ts'
import { sayOne } from './skills/skill-turn.ts'
import { answerSought } from './sought/answer-sought.ts'
import { answerInFixedWords } from './spoken/answer-in-fixed-words.ts'
import { rememberSpoken, spokenTurnOf } from './spoken/turn-language.ts'
import { answerSum, answerSumOfWhole } from './sums/answer-sum.ts'
import { type OpenGuideTurn, openGuideTurn } from './turn/open-guide-turn.ts'
import { answerVisit } from './visits/answer-visit.ts'
import type { Wish } from './wishes/decide-wish.ts'
import { hardTopics } from './wishes/decide-wish.ts'
import { readAsks } from './wishes/read-asks.ts'
import { readWish } from './wishes/read-wish.ts'
import { readSmallTalk, type SmallTalk } from './wishes/small-talk.ts'
import { answerOwnHome } from './worth/answer-own-home.ts'

/** The built-in answerer: no model; every fact in the answer is read from a listing, or quoted from the firm's sources. */
export function answerFromListings(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  const spoken = spokenTurnOf(request)
  const asRead = (within: GuideScope, asked: GuideRequest) => answerRequest(db, asOneSearch(within), asked)
  const previous = request.previous && rememberSpoken(request.previous, null)
  return spoken === null
    ? asRead(scope, { ...request, previous })
    : answerInFixedWords(db, scope, request, spoken, asRead)
}

async function answerRequest(db: Database, scope: GuideScope, request: GuideRequest): Promise<GuideAnswer> {
  await scope.slices.next()
  const open = openGuideTurn(db, scope, request)
  const said = await answerOpenTurn(open)
  if (open.isClick) return finishAnswer(open.turn, open.previous, said)
  const answer = await finishAnswer(open.turn, open.previous, await withLikely(open.turn, open.previous, said))
  return {
    ...answer,
    trace: { ...answer.trace, acts: traceActs(open.turn.reading.acts(request.content, open.previous)) },
  }
}

/** The answer without its ways on. */
export async function answerOpenTurn(open: OpenGuideTurn): Promise<GuideAnswer> {
  const { turn, isClick, previous } = open
  const { request, context, tables, home } = turn
  const { content } = request
  // "hiya is gorse hill still on the books" greets, and names a home.
  const mayBeOfHome = open.talk !== null && !open.isAllTalk
  const isOfHome = mayBeOfHome && (await turn.reading.named(content, previous)).length > 0
  const talk = isOfHome ? null : open.talk
  const { words, asked } = context
  const reply = isClick || previous === null ? null : replyToSplit(content, previous, new Set([asked, words.code]))
  if (reply !== null) return answerSplit(turn, previous, reply)
  const agrees = talk?.kind === 'yes' || (talk === null && !isClick && saysYes(turn.reading.acts(content, previous)))
  const offered = agrees && previous?.offer === undefined ? previous?.pending : undefined
  const isAgreed = offered === 'alert' || offered === 'tour' || offered === 'person'
  const agreed = isAgreed ? await answerPart(turn, { text: content, wish: offered }, previous) : null
  if (agreed !== null) return agreed
  if (talk && !isConsent(talk, previous)) {
    const name = escapeMarkdown(request.chatbotName)
    const isFirst = talk.kind === 'greeting' && previous === null
    return {
      content: isFirst ? skillWordsOf(words.code).opening(name) : words.talk[talk.kind](name),
      noAnswer: false,
      state: keep(previous, asked),
      trace: { kind: 'talk', talk: talk.kind },
    }
  }
  const consent = talk && previous?.offer ? previous.offer : null
  if (isClick || consent !== null) return answerAboutHomes(turn, content, previous, consent)
  const act = turn.reading.act(content, previous)
  const [compares, perhapsCompares] = [comparesHomes(act), comparesHomes(act, ratherCompares)]
  const ofHead = home === null ? await homeOfHead(turn, content, previous) : null
  const named =
    ofHead ??
    (home === null
      ? await nameDescribed({
          context,
          tables,
          content,
          previous,
          compares,
          perhapsCompares,
          isOfVisit: wantsVisit(act),
        })
      : { content, previous })
  if ('answer' in named) return named.answer
  const ofVisit = home === null ? await answerVisit(turn, named.content, named.previous) : null
  if (ofVisit !== null) return ofVisit
  // "thats a cape on dulse lane you have", beside one's own that is to be sold.
  const isOfStock =
    home === null &&
    isAskedOf(turn.reading.actIn('home', named.content, 'only')) &&
    (await turn.reading.named(named.content, named.previous)).length > 0
  const ofOwnHome = home === null && !isOfStock ? await answerOwnHome(turn, named.content, named.previous) : null
  if (ofOwnHome !== null) return ofOwnHome
  // What is asked behind the home that was said is asked of that home, whatever else its words name.
  const described = ofHead === null ? homeDescribed(turn, named, previous) : null
  const turned = ofHead === null && described === null ? turn : { ...turn, home: ofHead?.home ?? described }
  const answer = await spokenOf(
    turned,
    named.content,
    named.previous,
    await answerMessage(turned, named.content, named.previous),
  )
  return 'outside' in named && named.outside !== undefined
    ? { ...answer, content: `${answer.content}\n\n${named.outside}` }
    : answer
}

/** From so much on what names another home beside the one in talk sets the two side by side. */
const ratherCompares = 0.35

/** The search goes on as the visitor wants it; where it stays as it is, with its next homes. */
async function answerSplit(turn: GuideTurn, previous: GuideState | null, reply: Reply): Promise<GuideAnswer> {
  const { context } = turn
  const plan = reply === 'either' ? null : previous?.split?.[reply].plan
  if (plan) return answerPlan(context, understoodNothing(context.asked), previous, plan)
  const next = await answerAboutHomes(turn, '', previous, 'more')
  return sayBefore(sayOne(skillWordsOf(context.words.code).split.kept, previous ?? {}), next)
}

/** A message by its parts, where it has several or one is for a skill or the firm; else as a whole. */
async function answerMessage(turn: GuideTurn, content: string, previous: GuideState | null): Promise<GuideAnswer> {
  const { reading } = turn
  const ofFirm = await answerForFirm(turn, content, previous)
  if (ofFirm !== null) return joinAnswers([ofFirm])
  const sum = await answerSumOfWhole(turn, content, previous)
  if (sum !== null) return joinAnswers([sum])
  const parts: Part[] = []
  const actOf = (clause: string): ReadClause => reading.act(clause, previous)
  const asked = homeInView(previous) === undefined ? content : withoutCry(content, actOf)
  for (const text of cutByAct(reading.acts(content, previous)) ?? [asked])
    parts.push(
      ...joinSure(text, await routeClause(turn, text, previous), {
        clauses: reading.acts(text, previous),
        actOf: (part) => reading.act(part, previous),
      }),
    )
  const decided = await decideParts(turn, parts, previous)
  const [only] = decided
  if (only === undefined || (decided.length === 1 && only.from === 'homes' && only.wish === undefined))
    return answerHomes(turn, only?.text ?? content, previous)
  return answerParts(turn, decided, previous)
}

/** Of homes; what nothing was read of, by what it is likeliest for. */
async function answerHomes(turn: GuideTurn, said: string, before: GuideState | null): Promise<GuideAnswer> {
  const { text, previous } = await askAgain(turn, said, before)
  const more = wantsMore(turn.reading.act(text, previous), await turn.reading.read(plainly(text)), previous)
  const found = await answerAboutHomes(turn, text, previous, more ? 'more' : null)
  const clause = turn.reading.act(text, previous)
  const ofAgent = (found.trace.agent === true && mayAskWhom(clause)) || (found.noAnswer && ratherAsksWhom(clause))
  const asked = ofAgent ? await answerPart(turn, { text, wish: 'agent' }, found.state) : null
  if (asked !== null) return asked
  const { kind, skill, unread } = found.trace
  const isLost = kind === 'off-topic' || unread === true || skill === 'heard'
  const only = unread === true ? await answerOfOnly(turn, text, previous) : null
  const sought = only !== null ? joinAnswers([only]) : isLost ? await answerSought(turn, text, previous) : null
  const answer = sought ?? (skill === 'heard' ? ((await hearBetter(turn, text, previous)) ?? found) : found)
  const { state, trace } = answer
  const isOfHome = trace.kind === 'about-shown' && state !== null && state.focus !== null
  return isOfHome ? { ...answer, state: { ...state, question: asQuestion(text) } } : answer
}

/** What would merely be heard, from the record of the home in view, or by what it is likeliest for; null where it is neither. */
async function hearBetter(turn: GuideTurn, text: string, previous: GuideState | null): Promise<GuideAnswer | null> {
  const told = isRemark(turn.reading.act(text, previous))
    ? null
    : await answerFromRecord(turn, text, previous, surelyAnswers)
  return told === null ? hearAgain(turn, text, previous) : joinAnswers([told])
}

function routeClause(turn: GuideTurn, content: string, previous: GuideState | null): Promise<Part[] | null> {
  const { context, tables, reading, home } = turn
  const { scope, asked } = context
  return routeMessage(content, {
    tables,
    hasShown: home !== null || (previous?.shown.length ?? 0) > 0,
    read: (text) => reading.read(text),
    isTalk: (text) => readSmallTalk(scope.languages, text, asked) !== null,
    before: previous?.firm,
    isPending: previous?.pending !== undefined,
    wishOf: (text) => readWish(turn, text, previous),
  })
}

/** The parts of a message as their acts have them answered. */
async function decideParts(turn: GuideTurn, parts: readonly Part[], previous: GuideState | null): Promise<Part[]> {
  const { reading } = turn
  const decided: Part[] = []
  for (const [index, part] of parts.entries()) {
    const place = placeOfClause(index, parts.length)
    const understood = await reading.read(plainly(part.text))
    const [named, another] = await reading.named(part.text, previous)
    // "does the seller on Miller take VA": the home that is named is the one in view.
    const view = named === undefined || another !== undefined ? previous : turnTo(previous, named)
    const namesHome = named !== undefined
    const clause = reading.act(part.text, view, place)
    // "88 Harbour vs Gumnut Close, whats the diff": two homes are named, and the firm is asked nothing of them.
    const setsBeside = another !== undefined && part.wish === undefined && part.from !== 'homes'
    const routed: Part = setsBeside ? { ...part, from: 'homes' } : part
    const ofHome = () => reading.actIn('home', part.text, place)
    // "mejor hablo con una persona", without what looks like words on oneself, is for nothing.
    const isCut = clause.text !== part.text && !hearWishes(clause.text, turn.tables).has('people')
    const byAct = decideByAct(routed, clause, { understood, previous, namesHome, ofHome })
    decided.push(routed.wish === 'person' && isCut ? routed : byAct)
  }
  return decided
}

/** What a question of a home sounds like where its words are few: "where does one keep the car" is no wish to keep the home. */
const toldInstead: ReadonlySet<Wish> = new Set<Wish>([
  ...([
    'advice',
    'area',
    'pictures',
    'map',
    'save',
    'send',
    'seller',
    'person',
    'offer',
    'outside',
    'tour',
    'heard',
  ] as const),
])

/** What would turn somebody away, where the record of a home bears out what was asked: "wo kann ich mein E-Auto laden?" */
const soughtInstead: ReadonlySet<Wish> = new Set<Wish>(['area', 'outside', 'advice'])

/** Each part of a message by what answers it, in order. */
async function answerParts(turn: GuideTurn, parts: readonly Part[], previous: GuideState | null): Promise<GuideAnswer> {
  const { context, request, reading } = turn
  const answers: PartAnswer[] = []
  let state = previous
  for (const { text, from, after, wish, otherwise } of parts) {
    const ask = (mustAnswer: boolean) =>
      answerFirm(context, request.knowledge, text, { state: keep(state, context.asked), mustAnswer, after })
    const firm = from === 'homes' ? null : await ask(from === 'firm' && wish === undefined)
    const isUntold = firm?.noAnswer === true && wish === undefined
    // "what is the mortgage?" asks what is paid a month; "can I deduct it" asks somebody, and "what is escrow" for the meaning alone.
    const isOfTerm = wish === undefined || wish === 'advice' || wish === 'offer'
    const mayExplain = isOfTerm && (firm === null || isUntold) && !readAsks(text, turn.tables).has('loan.payment')
    const asked = { state, mayAskMore: wish === undefined }
    const mayBeTold = wish === undefined ? from !== 'homes' : toldInstead.has(wish)
    const explained =
      (await answerSum(turn, text, state)) ??
      (mayBeTold && (firm === null || isUntold) ? await answerFromRecord(turn, text, state) : null) ??
      // "i have a beagle, who takes him", of a list
      (wish === 'heard' ? await answerOfOnly(turn, text, state) : null) ??
      (wish !== undefined && soughtInstead.has(wish) ? await answerSought(turn, text, state) : null) ??
      (mayExplain ? explainTerm(context, reading.act(text, state), asked) : null)
    if (explained !== null) {
      answers.push(explained)
      state = explained.state ?? state
      continue
    }
    const skilled = wish === undefined || firm !== null ? null : await answerPart(turn, { text, wish }, state)
    const ofHomes = isUntold
      ? await tryHomes(turn, text, { state, seeks: shareOfSearch(reading.act(text, state)) })
      : null
    const instead = isUntold && isForPeople(reading.act(text, state)) ? 'person' : otherwise
    const heard =
      isUntold && ofHomes === null && instead ? await answerPart(turn, { text, wish: instead }, state) : null
    const isLeft = isUntold && ofHomes === null && heard === null
    const ofShown = isLeft && isAskedOf(reading.act(text, state)) ? await hearAgain(turn, text, state) : null
    const ofOnly = isLeft && ofShown === null ? await answerOfOnly(turn, text, state) : null
    const ofAgent = isLeft && (ofShown ?? ofOnly) === null ? await askAgentOf(turn, text, state) : null
    // "whats the most expensive crib u got" is no question that the firm has left open.
    const understood = await reading.read(plainly(text))
    const mayBeSearch = isLeft && (ofShown ?? ofOnly ?? ofAgent) === null
    const searched =
      mayBeSearch && isOfHomes(reading.act(text, state), understood) ? await searchInstead(turn, text, state) : null
    const sought = mayBeSearch && searched === null ? await answerSought(turn, text, state) : null
    let answer: PartAnswer =
      ofHomes ??
      heard ??
      ofShown ??
      ofOnly ??
      ofAgent ??
      searched ??
      sought ??
      firm ??
      skilled ??
      (await answerHomes(turn, text, state))
    // What is about no home, and may be the firm's, is for somebody of the firm.
    if (from === 'either' && answer.trace.kind === 'off-topic') answer = (await ask(true)) ?? answer
    answers.push(answer)
    state = answer.state ?? state
  }
  return joinAnswers(answers)
}

/**
 * What the firm has not told, the listing of the home in view may ("does it allow dogs?"), or a sum does ("what can we
 * afford with 9,000 a month?"); null where neither does.
 */
async function tryHomes(
  turn: GuideTurn,
  text: string,
  { state, seeks }: { state: GuideState | null; seeks: number },
): Promise<PartAnswer | null> {
  const answer = await answerAboutHomes(turn, text, state, null)
  const { kind, unknown, skill } = answer.trace
  if (kind === 'mortgage' || kind === 'sum') return answer
  // "do you have any rentals that take dogs?" asks the firm as well as it looks for homes.
  const { criteria } = await turn.reading.read(plainly(text))
  const looksForSome =
    seeks >= perhapsSearch && criteria.some(({ topic }) => topic === 'Feature' || hardTopics.has(topic))
  if (kind === 'search' && looksForSome) return answer
  if (skill === 'home' && state !== null && answer.view !== undefined) return answer
  return state?.focus && kind === 'about-shown' && !answer.noAnswer && unknown !== true ? answer : null
}

const perhapsSearch = 0.15

/** Homes, where something of the text was read as looking for some; null where nothing was. */
async function searchInstead(turn: GuideTurn, text: string, state: GuideState | null): Promise<PartAnswer | null> {
  const answer = await answerHomes(turn, text, state)
  const { kind, unread } = answer.trace
  return kind === 'off-topic' || kind === 'knowledge' || unread === true ? null : answer
}

/** What the firm has not told and the listing does not say of the home in view, its agent may; null where the firm is asked. */
async function askAgentOf(turn: GuideTurn, text: string, before: GuideState | null): Promise<PartAnswer | null> {
  const { context, tables, reading } = turn
  const state = turnToNamed(before, await reading.named(text, before))
  const signals = hearFirm(text, tables)
  const isOther = (['you', 'firm', 'mine', 'speaks', 'areas'] as const).some((signal) => signals.has(signal))
  const clause = reading.act(text, state)
  const isOfHome = isAskedOf(clause) || signals.has('rules') || signals.has('matters')
  const heardOfFirm = !isAskedOf(clause) && (isOther || addressed.test(text) || !isOfHome)
  const ofFirm = heardOfFirm && clause.topic?.name !== 'ask-firm:phone'
  const [home] = ofFirm || !state?.focus ? [] : await lookUpListings(context.db, context.scope, [state.focus])
  if (home === undefined) return null
  return {
    content: tellAskAgent(context, home, state),
    noAnswer: true,
    state: keep(state, context.asked),
    trace: { kind: 'about-shown', listing: home.id },
  }
}

/** Who is spoken to is the firm. */
const addressed = /(?<!\p{L})(?:you|your|vous|votre|usted|ustedes|sie|ihr|ihre|você|vocês)(?!\p{L})|[您你]/iu

function isConsent({ kind }: SmallTalk, previous: GuideState | null): boolean {
  return kind === 'yes' && previous?.offer !== undefined
}
