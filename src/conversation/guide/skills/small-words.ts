import type { AnswerButton } from '../../../reading/answer-button.ts'
import type { Wish } from '../wishes/decide-wish.ts'
import { button, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/** What asks for nothing that is looked up: thanks, goodbyes, what is told of oneself, what has nothing to do with homes. */
export function answerTalk(
  turn: SkillTurn,
  wish: Extract<Wish, 'thanks' | 'goodbye' | 'heard' | 'outside'>,
  suggestions: readonly AnswerButton[],
): SkillAnswer {
  const content = say(turn, turn.skill[wish])
  const isEnd = wish === 'thanks' || wish === 'goodbye'
  return {
    skill: wish,
    content,
    noAnswer: wish === 'outside',
    buttons: isEnd ? [] : [...suggestions, button(turn.skill, 'person')].slice(0, 4),
  }
}
