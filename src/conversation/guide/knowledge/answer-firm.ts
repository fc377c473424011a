import type { AskKnowledge, FirmAnswer } from '../../../knowledge/answering/ask-knowledge.ts'
import { type AnswerView, formOffer } from '../answer-view.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { moveSpan } from '../search-answers/search-view.ts'
import { tellQuotes } from './tell-quotes.ts'

/** What a part of a message came to, and whether somebody of the firm would have to say more. */
export interface PartAnswer extends GuideAnswer {
  offersPerson?: boolean
}

/** Answers a question about the firm in the words of its sources; null where they do not answer and need not. */
export async function answerFirm(
  { words, asked }: Pick<GuideContext, 'words' | 'asked'>,
  ask: AskKnowledge | undefined,
  question: string,
  { state: kept, mustAnswer, after }: { state: GuideState; mustAnswer: boolean; after?: string | undefined },
): Promise<PartAnswer | null> {
  const whole = after === undefined ? question : `${after} ${question}`
  const found = (await ask?.(whole, { language: asked })) ?? nothingFound
  const state = { ...kept, firm: (after ?? question).slice(0, longestKept) }
  const trace = { kind: 'knowledge', ...traceOf(found) }
  if (found.quotes.length > 0) return { content: tellQuotes(words, found), noAnswer: false, state, trace }
  if (found.withheld.length > 0)
    return { content: words.firm.withheld, noAnswer: true, offersPerson: true, state, trace }
  if (!mustAnswer) return null
  return { content: words.firm.nothing, noAnswer: true, offersPerson: true, state, trace }
}

const longestKept = 300

const nothingFound: FirmAnswer = Object.freeze({ quotes: [], isStored: false, passages: [], withheld: [] })

const mostTraced = 5

function traceOf({ quotes, isStored, passages, withheld }: FirmAnswer): Record<string, unknown> {
  return {
    quoted: quotes.map(({ passageId }) => passageId),
    ...(isStored ? { isStored } : {}),
    passages: passages.slice(0, mostTraced).map(({ id, source, score }) => ({ id, source: source.ID, score })),
    ...(withheld.length > 0 ? { withheld: withheld.map(({ ID }) => ID) } : {}),
  }
}

/** Answers to the parts of one message, in order; what they show is what the last that shows homes does. */
export function joinAnswers(parts: readonly PartAnswer[]): GuideAnswer {
  const [only] = parts
  const last = parts.at(-1)
  if (!only || !last) throw new Error('no part of a message was answered')
  const contents = parts.map(({ content }) => content)
  const shown = parts.findLastIndex(({ view }) => view !== undefined && view.offersForm !== true)
  const offersPerson = parts.some((part) => part.offersPerson || part.view?.offersForm)
  const before = contents
    .slice(0, Math.max(shown, 0))
    .reduce((length, text) => length + text.length + between.length, 0)
  const view = viewOf(parts[shown]?.view, before, offersPerson)
  const homes = parts[shown]?.homes
  return {
    content: contents.join(between),
    noAnswer: parts.some(({ noAnswer }) => noAnswer),
    state: last.state,
    trace: parts.length === 1 ? only.trace : { kind: 'parts', parts: parts.map(({ trace }) => trace) },
    ...(view === undefined ? {} : { view }),
    ...(homes === undefined ? {} : { homes }),
    ...(last.asks === undefined ? {} : { asks: last.asks }),
  }
}

const between = '\n\n'

function viewOf(view: AnswerView | undefined, before: number, offersPerson: boolean): AnswerView | undefined {
  if (view === undefined) return offersPerson ? formOffer : undefined
  return { ...moveSpan(view, before), ...(offersPerson ? { offersForm: true } : {}) }
}
