import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import { likest, wordsOfText } from '../../../reading/answering/words-of-text.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import type { GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import { readRecord } from '../record/read-record.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { tellPassages } from '../record/tell-passages.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'

/** From so much on a passage answers nine questions of ten, of those that were kept apart. */
const surest = 0.85
/** So much of a passage stands in the answer already, in whatever order. */
const mostTold = 0.7
const sameWord = 0.6
/** What is asked of people, or is a judgement, is answered by no record. */
const ofOthers: ReadonlySet<Act> = new Set(['schools', 'safety', 'ask-area', 'tour', 'person', 'call-back'])
const mayBeOfOthers = 0.4

/**
 * An answer about a home says what its record most surely answers, whatever path the question took: instead of "the listing says nothing of
 * it", else behind what was told. As it was where nothing is that sure, or it is told already.
 */
export async function withSurest(
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
  const { told, likely } = readRecord(context, request.content, home)
  const [first] = told
  if (first === undefined || likely < surest || isOfAgent(context.scope.languages, first)) return answer
  const isUntold = answer.noAnswer || trace.unknown === true
  const said = isToldIn(answer.content, first.text)
  const [quote] = first.fact !== undefined && !isUntold ? [] : tellPassages(context, home, [first])
  if (said || quote === undefined) return answer
  const { words, wording } = context
  if (!isUntold)
    return { ...answer, content: `${answer.content}${wording.betweenSentences}${words.sentence(quote.text)}` }
  return {
    ...answer,
    content: words.sentence(words.about(linkHome(context, home), quote.text)),
    noAnswer: false,
    trace: { kind: 'about-shown', listing: home.id, told: true },
  }
}

/** Whether most of the words of a passage stand in an answer. Pure. */
export function isToldIn(content: string, passage: string): boolean {
  const own = wordsOfText(passage)
  const said = wordsOfText(content.slice(0, longestAnswer))
  return own.filter((word) => likest(word, said) >= sameWord).length >= mostTold * own.length
}

const longestAnswer = 4_000
