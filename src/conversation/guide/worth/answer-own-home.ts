import type { GuideState } from '../guide-context.ts'
import type { GuideTurn } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { answerPart } from '../skills/answer-part.ts'
import { tellOwnHome } from './own-home.ts'

const mostTold = 200

/** What a message tells of the home whose worth was asked for, and where another thing of it was asked; null where it tells nothing. */
export async function answerOwnHome(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { reading } = turn
  const [first] = reading.acts(content, previous)
  const asksFirst = previous?.worth === undefined && first?.acts[0]?.act === 'value' && first.acts[0].likely >= surely
  if (asksFirst) return answerPart(turn, { text: content, wish: 'seller' }, previous)
  if (previous?.pending !== 'seller' || previous.worth === undefined || content.length > mostTold) return null
  const understood = await reading.read(content)
  const asksSize = previous.worth.place !== undefined && previous.worth.feet === undefined
  // "1,800", where its size was asked, is no price.
  const isSize = asksSize && !/\p{L}{4}|[$€£¥]/u.test(content)
  const isOther =
    (!isSize && understood.criteria.some(({ topic }) => topic === 'Price')) || understood.follow.length > 0
  const told = tellOwnHome(previous.worth, understood, content)
  if (isOther || JSON.stringify(told) === JSON.stringify(previous.worth)) return null
  return answerPart(turn, { text: content, wish: 'seller' }, previous)
}

const surely = 0.7
