import { foldText } from '../../../platform/text/listing-keys.ts'
import { saysWhichOne } from '../../../reading/languages/words/thread-words.ts'
import { presentShown } from '../about-homes/answer-shown.ts'
import { answerMeeting, answerMost } from '../about-homes/answer-which.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { asSeen } from '../guide-memory.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { placeOfOne } from '../search-answers/tell-best.ts'
import { answerAmong } from './answer-among.ts'
import type { AskedOfHome } from './answer-in-view.ts'
import { comparesHomes, shareOfSearch } from './asks-of-one-home.ts'

/**
 * "which is newer", "which ones got the garage", "laquelle a les charges les plus basses": of those that were put side by side or shown,
 * whichever is in talk and whatever a search would make of it; null where it is not asked which of them is so, or nothing tells.
 */
export async function answerMostOfShown(
  context: GuideContext,
  asked: AskedOfHome,
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { sentence, asks, understood, act } = asked
  // "compare them by size" wants them side by side.
  if (previous === null || act === null || asks.has('ask.compare')) return null
  const compares = comparesHomes(act, surelyMost)
  const asksWhich = saysWhichOne(foldText(sentence), context.asked) && shareOfSearch(act) < perhapsSearch
  if (!compares && !asksWhich) return null
  const seen = asSeen(previous)
  // "cheapest first" is an order of all.
  const isOrder = understood.sort !== null && placeOfOne(understood.lexemes, understood.language) === null
  if (isOrder && !asks.has('ask.which')) return null
  const few = previous.compared ?? seen.shown
  // "laquelle des deux", of two that were spoken of one by one.
  const ids = (few.length < 2 ? (previous.talked ?? []).slice(0, 2) : few).slice(0, mostTold)
  const most = await answerMost(context, asks, understood, { ...seen, shown: ids, compared: ids })
  if (most !== null && most.focus !== null) return presentShown(context, most, previous)
  const { criteria } = understood
  const isPlain =
    criteria.every(({ topic }) => topic === 'Feature' || topic === 'HOAMonth' || topic === 'ParkingSpots') &&
    !understood.saysHome
  if (!isPlain || ids.length < 2) return most && presentShown(context, most, previous)
  const meeting =
    asksWhich && criteria.length > 0 && criteria.every(({ topic }) => topic === 'Feature')
      ? await answerMeeting(context, understood, { ...seen, shown: ids, offset: 0 })
      : null
  if (meeting !== null && meeting.focus !== null) return presentShown(context, meeting, previous)
  return (await answerAmong(context, asked, previous, ids)) ?? (most && presentShown(context, most, previous))
}

const surelyMost = 0.85
const perhapsSearch = 0.6
const mostTold = 10
