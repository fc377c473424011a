import { describeCriteria, moneyOf } from '../../listing-search/describe-criteria.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { homeOfTurn, homesShown } from './home-of-turn.ts'
import { button, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/** News about the search of the conversation, or about the home that is named or spoken of. */
export async function answerAlert(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context, previous, named, asks } = turn
  const criteria = previous?.criteria ?? []
  const described = escapeMarkdown(
    describeCriteria(context.wording, criteria, moneyOf(criteria, await homesShown(turn), '$')),
    300,
  )
  const ofHome = named.length > 0 || asks.has('point.one') || criteria.length === 0 ? await homeOfTurn(turn) : null
  if (ofHome !== null)
    return {
      skill: 'alert',
      content: say(turn, skill.alert.ofHome(linkHome(context, ofHome))),
      buttons: [button(skill, 'alert', { listing: ofHome.id }), button(skill, 'save', { listing: ofHome.id })],
      home: ofHome,
      pending: 'alert',
    }
  return {
    skill: 'alert',
    content: say(turn, described === '' ? skill.alert.none : skill.alert.offer(described)),
    buttons: [button(skill, 'alert')],
    pending: 'alert',
  }
}

export function answerAlertEnds(turn: SkillTurn): SkillAnswer {
  const { skill } = turn
  return { skill: 'alert', content: say(turn, skill.alert.ends), buttons: [button(skill, 'person')] }
}
