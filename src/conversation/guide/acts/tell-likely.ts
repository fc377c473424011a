import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Act } from '../../../reading/acts/act.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { likest, wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { PassageOfHome } from '../record/passages-of-home.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { tellPassages } from '../record/tell-passages.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { sendToAgent, tellAgentKnowsMore } from '../skills/ask-agent.ts'

/**
 * From so much on a passage is told behind an answer that has not got it. Of 2,088 answers about homes in conversations that were kept
 * apart this mended 65 of 234 that went wrong, and put a passage behind 7 of a hundred that were right already.
 */
const leastBeside = 0.25
/** The same where nothing is known: what comes nearest is told as that. */
const leastNear = 0.1
const mostNear = 2
/** So much of a passage stands in the answer already, in whatever order. */
const mostTold = 0.7
const sameWord = 0.6
/** What is asked of people, or is a judgement, is answered by no record. */
const ofOthers: ReadonlySet<Act> = new Set(['schools', 'safety', 'ask-area', 'tour', 'person', 'call-back'])
const mayBeOfOthers = 0.4

/**
 * An answer about a home says what its record likely answers, whatever path the question took: instead of "the listing says nothing of it"
 * where it likely does, as what comes nearest where it may, else behind what was told. As it was where nothing is that likely, or it is told
 * already.
 */
export async function withLikely(
  turn: GuideTurn,
  previous: GuideState | null,
  answer: GuideAnswer,
): Promise<GuideAnswer> {
  const { context, request, reading } = turn
  const { state, trace, view } = answer
  const isOfHome = trace.kind === 'about-shown' || (trace.kind === 'skill' && trace.skill === 'home')
  const isOfSeveral = (view?.listings?.length ?? 0) > 1
  if (!isOfHome || isOfSeveral || state === null || state.focus === null) return answer
  if (shareOfActs(reading.act(request.content, previous), ofOthers) >= mayBeOfOthers) return answer
  const [home] = await lookUpListings(context.db, context.scope, [state.focus])
  if (home === undefined) return answer
  const isUntold = answer.noAnswer || trace.unknown === true
  const [likeliest, ...others] = untoldOf(context, request.content, home, answer.content)
  const { words, wording } = context
  const quotesOf = (passages: readonly PassageOfHome[]): string =>
    words.row(tellPassages(context, home, passages).map(({ text }) => text))
  if (likeliest === undefined || likeliest.likely < (isUntold ? leastNear : leastBeside)) return answer
  const quote = quotesOf([likeliest.passage])
  if (quote === '' || answer.content.includes(quote)) return answer
  // Whom to ask for the rest comes last.
  const agents = [sendToAgent(context, home, previous), tellAgentKnowsMore(context, home, previous)]
  const rest = agents.find((each) => each !== null && answer.content.endsWith(each)) ?? ''
  const said = answer.content.slice(0, answer.content.length - rest.length).trimEnd()
  const behind = (text: string): GuideAnswer => ({
    ...answer,
    content: [said, words.sentence(text), rest].filter((part) => part !== '').join(wording.betweenSentences),
  })
  if (!isUntold) return behind(quote)
  if (likeliest.likely < surelyAnswers) {
    const near = [likeliest, ...others.slice(0, mostNear - 1).filter(({ likely }) => likely >= leastNear)]
    return behind(words.comesNearest(quotesOf(near.map(({ passage }) => passage))))
  }
  return {
    ...answer,
    content: words.sentence(words.about(linkHome(context, home), quote)),
    noAnswer: false,
    trace: { kind: 'about-shown', listing: home.id, told: true },
  }
}

/**
 * Entries and sentences of a record that an answer has not got, the likeliest first. Who asks for a field calls it by its name and is told it:
 * where it is not in the answer it is not meant, and how likely it is falls to the others.
 */
function untoldOf(
  context: GuideContext,
  question: string,
  home: FoundListing,
  content: string,
): { passage: PassageOfHome; likely: number }[] {
  const { ranked } = readRecord(context, question, home)
  const untold = ranked.filter(({ passage }) => !isToldIn(content, passage.text))
  const ofFields = untold.reduce((sum, { passage, likely }) => (passage.fact === undefined ? sum : sum + likely), 0)
  return untold
    .filter(({ passage, likely }) => {
      const isTold = passage.fact === undefined && !isOfAgent(context.scope.languages, passage)
      return isTold && likely >= leastOfAll
    })
    .map(({ passage, likely }) => ({ passage, likely: likely / Math.max(leastRest, 1 - ofFields) }))
}

const leastOfAll = 0.05
const leastRest = 0.05

/** Whether most of the words of a passage stand in an answer. Pure. */
export function isToldIn(content: string, passage: string): boolean {
  const own = wordsOfText(passage)
  const said = wordsOfText(content.slice(0, longestAnswer))
  return own.filter((word) => likest(word, said) >= sameWord).length >= mostTold * own.length
}

const longestAnswer = 4_000
