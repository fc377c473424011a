import { answerChange } from '../visits/change-visit.ts'
import type { Wish } from '../wishes/decide-wish.ts'
import { answerWorth } from '../worth/answer-worth.ts'
import {
  answerAdvice,
  answerAgent,
  answerArea,
  answerContact,
  answerOffer,
  answerPerson,
  answerSeller,
} from './ask-people.ts'
import { answerOverBy, answerWhyPrice } from './explain-price.ts'
import { answerMap, answerPictures, answerSave, answerSend } from './see-home.ts'
import type { SkillAnswer, SkillTurn } from './skill-turn.ts'
import { answerTalk } from './small-words.ts'
import { suggestSearches } from './suggest.ts'
import { answerAvailable, answerDislikes, answerLikes, answerTour } from './visit-home.ts'
import { answerAlert, answerAlertEnds } from './watch-for.ts'

/** Wishes that another search answers. */
export type SearchWish = 'tooMuch' | 'tooSmall' | 'similar' | 'restart' | 'help'

/** What a clause is answered that wants something besides; null where that needs a home, and none is meant. */
export async function answerWish(turn: SkillTurn, wish: Exclude<Wish, SearchWish>): Promise<SkillAnswer | null> {
  switch (wish) {
    case 'contact':
      return answerContact(turn)
    case 'person':
      return answerPerson(turn)
    case 'seller':
      return turn.asksWorth ? answerWorth(turn) : answerSeller(turn, turn.previous?.pending === 'seller')
    case 'agent':
      return answerAgent(turn)
    case 'pictures':
      return answerPictures(turn, turn.asksForRoom)
    case 'map':
      return answerMap(turn)
    case 'send':
      return answerSend(turn)
    case 'save':
      return answerSave(turn)
    case 'alert':
      return answerAlert(turn)
    case 'alertEnds':
      return answerAlertEnds(turn)
    case 'changeTour':
      return turn.visits === undefined || turn.change === undefined
        ? null
        : answerChange(turn, turn.visits, turn.change)
    case 'tour':
      return answerTour(turn)
    case 'available':
      return answerAvailable(turn)
    case 'whyPrice':
      return answerWhyPrice(turn)
    case 'overBy':
      return answerOverBy(turn)
    case 'offer':
      return answerOffer(turn, turn.asksForCosts)
    case 'area':
      return answerArea(turn)
    case 'advice':
      return answerAdvice(turn)
    case 'likes':
      return answerLikes(turn)
    case 'dislikes':
      return answerDislikes(turn)
    case 'thanks':
    case 'goodbye':
      return answerTalk(turn, wish, [])
    case 'heard':
    case 'outside':
      return answerTalk(turn, wish, await suggestSearches(turn.context, turn.skill))
  }
}
