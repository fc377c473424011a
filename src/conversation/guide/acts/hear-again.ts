import type { Act } from '../../../reading/acts/act.ts'
import { plainly } from '../../../reading/contact/read-contact.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { answerFirm, joinAnswers } from '../knowledge/answer-firm.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { answerPart } from '../skills/answer-part.ts'
import { readAsks } from '../wishes/read-asks.ts'
import { answerInView, answerOfWhich } from './answer-in-view.ts'
import { askedOfHome, isForeign, isRemark } from './asks-of-one-home.ts'
import { routeOfAct, talkOfAct } from './route-of-act.ts'

/** From so much on an act is a better answer than that something was heard. */
const rather = 0.25
/** A wrong courtesy is worse: "all is well here" to somebody whose heat is out. */
const surelyTalk = 0.5

/**
 * What nobody has read anything of, and would merely be heard ("Good to know."), by what it is likeliest for: a question of the home in
 * view, a wish for a person, a day. null where it asks for nothing, or nothing is likely.
 */
export async function hearAgain(
  turn: GuideTurn,
  sentence: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { context, request, reading, tables } = turn
  const clause = reading.act(sentence, previous)
  // "That sounds good.", of the home in view: what one does next is offered.
  const [liked] = clause.acts
  if (liked?.act === 'like' && liked.likely >= surelyTalk && previous?.focus)
    return answerPart(turn, { text: sentence, wish: 'likes' }, previous)
  if (isRemark(clause) || isForeign(clause, true)) return null
  const { act, likely } = clause.acts.find((each) => isAnswered(each.act)) ?? { act: 'unclear' as const, likely: 0 }
  if (likely < (talkOfAct[act] === undefined ? rather : surelyTalk)) return null
  const talk = talkOfAct[act]
  if (talk !== undefined) {
    const content = context.words.talk[talk](escapeMarkdown(request.chatbotName))
    return { content, noAnswer: false, state: keep(previous, context.asked), trace: { kind: 'talk', talk } }
  }
  if (act === 'ask-home') {
    const understood = askedOfHome(await reading.read(plainly(sentence)))
    const ofOne = { sentence, asks: readAsks(sentence, tables), understood, act: clause }
    return (await answerInView(context, ofOne, previous)) ?? (await answerOfWhich(context, ofOne, previous))
  }
  const route = routeOfAct[act]?.to
  if (route?.wish !== undefined) return answerPart(turn, { text: sentence, wish: route.wish }, previous)
  const state = keep(previous, context.asked)
  const firm = await answerFirm(context, request.knowledge, sentence, { state, mustAnswer: true })
  return firm === null ? null : joinAnswers([firm])
}

/** Searches have been tried, and a mere remark is heard. */
function isAnswered(act: Act): boolean {
  const route = routeOfAct[act]
  if (talkOfAct[act] !== undefined || act === 'ask-home') return true
  return route !== undefined && (route.to.wish !== undefined ? route.to.wish !== 'outside' : route.to.from !== 'homes')
}
