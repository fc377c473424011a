import { presentShown } from '../about-homes/answer-shown.ts'
import { answerMost } from '../about-homes/answer-which.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asSeen } from '../guide-memory.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { placeOfOne } from '../search-answers/tell-best.ts'
import { type AskedOfHome, answerOfEach } from './answer-in-view.ts'
import { comparesHomes } from './asks-of-one-home.ts'

/** "which is newer": of those that were shown, whatever a search would make of it; null where none is asked to be more than others. */
export async function answerMostOfShown(
  context: GuideContext,
  { sentence, asks, understood, act }: AskedOfHome,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  // "compare them by size" wants them side by side.
  if (previous === null || act === null || !comparesHomes(act, surelyMost) || asks.has('ask.compare')) return null
  const seen = asSeen(previous)
  // "cheapest first" is an order of all.
  const isOrder = understood.sort !== null && placeOfOne(understood.lexemes, understood.language) === null
  if (isOrder && !asks.has('ask.which')) return null
  const most = await answerMost(context, asks, understood, seen)
  if (most !== null) return presentShown(context, most, previous)
  // "which one has power", "which of the two has the lower tax": what each says of it.
  const { anyTopic } = act
  const isPlain = understood.criteria.every(({ topic }) => topic === 'Feature') && !understood.saysHome
  const isOfFew = previous.shown.length >= 2 && previous.shown.length <= mostTold
  if (
    !isPlain ||
    !isOfFew ||
    anyTopic === null ||
    anyTopic.likely < leastTold ||
    !anyTopic.name.startsWith('ask-home:')
  )
    return null
  const ofHome = { ...act, topic: anyTopic, topics: [anyTopic] }
  return answerOfEach(
    context,
    { sentence, asks, understood, act: ofHome },
    previous,
    previous.compared ?? previous.shown,
  )
}

const surelyMost = 0.85
const mostTold = 4
const leastTold = 0.4
