import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asSeen, keep } from '../guide-memory.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { sendToAgent, tellAgentKnowsMore } from '../skills/ask-agent.ts'
import type { Asks } from '../wishes/read-asks.ts'
import { answerAboutShown } from './about-shown.ts'
import type { AnswerAboutShown } from './answer-which.ts'

/** A question about homes just shown, as an answer with its cards; `home`: see answerAboutShown. null where it is none. */
export async function answerShown(
  context: GuideContext,
  asks: Asks,
  understood: Understood,
  previous: GuideState | null,
  home: number | null,
): Promise<GuideAnswer | null> {
  if (previous === null) return null
  const answer = await answerAboutShown(context, asks, understood, asSeen(previous), home)
  if (answer === null) return null
  const note = understood.refusedWords.length > 0 ? `${context.wording.fairHousing}\n\n` : ''
  return presentShown(context, { ...answer, content: `${note}${answer.content}` }, previous)
}

/** The same as an answer of the guide. */
export function presentShown(context: GuideContext, answer: AnswerAboutShown, previous: GuideState): GuideAnswer {
  const { compared, shows } = answer
  const { numbered, ...kept } = keep(previous, context.asked)
  const { betweenSentences } = context.wording
  const rest = answer.agentKnows
    ? sendToAgent(context, answer.agentKnows, previous)
    : answer.agentKnowsMore
      ? tellAgentKnowsMore(context, answer.agentKnowsMore, previous)
      : null
  const content = rest === null ? answer.content : `${answer.content}${betweenSentences}${rest}`
  return {
    content,
    noAnswer: answer.noAnswer === true,
    state: {
      ...kept,
      focus: answer.focus ?? previous.focus,
      ...(numbered === undefined ? {} : { numbered }),
      ...(compared === undefined ? {} : { compared }),
    },
    trace: {
      ...{ kind: 'about-shown', listing: answer.focus },
      ...(answer.isUnknown ? { unknown: true } : {}),
      ...(answer.tells ? { told: true } : {}),
      ...(answer.isOfAgent ? { agent: true } : {}),
    },
    ...(shows ? { view: showHomes(shows.ids, { content, ...shows, compared: compared !== undefined }) } : {}),
  }
}
