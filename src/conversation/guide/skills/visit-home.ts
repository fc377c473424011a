import { findFirst } from '../../../homes/search/listing-questions.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { linkHome, nameHome } from '../about-homes/describe-home.ts'
import { tellFact } from '../about-homes/home-facts.ts'
import { tellAvailability } from '../record/tell-availability.ts'
import { answerWhen } from '../visits/answer-when.ts'
import { sendToAgent } from './ask-agent.ts'
import { homeOfTurn, homesShown, mostShown } from './home-of-turn.ts'
import { button, buttonsOfHome, type SkillAnswer, type SkillTurn, say, searchButton } from './skill-turn.ts'

/** A home that is yet to come cannot be seen. */
const onMarket: Criterion = {
  topic: 'Status',
  mode: 'must',
  anyOf: [{ is: 'value', field: 'Status', value: 'Active' }],
}

/** To see a home in person: its free times are one click away. */
export async function answerTour(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home !== null && home.Status === 'Sold')
    return {
      skill: 'tour',
      content: say(turn, skill.tour.sold(linkHome(context, home))),
      buttons: [button(skill, 'similar', { listing: home.id }), button(skill, 'person')],
      home,
    }
  const atTime = home === null ? null : await answerWhen(turn, home)
  if (atTime !== null) return atTime
  if (home !== null)
    return {
      skill: 'tour',
      content: say(turn, skill.tour.offer(linkHome(context, home))),
      buttons: buttonsOfHome(skill, home),
      home,
      pending: 'tour',
    }
  const shown = await homesShown(turn)
  // Who begins with it is shown the newest ones: one of them may be it, and it is said what else to say.
  const newest = shown.length > 0 ? [] : await findFirst(context.db, context.scope, [onMarket], null, mostShown)
  const buttons = (shown.length > 0 ? shown : newest).map((each) =>
    button(skill, 'tour', { listing: each.id, label: each.Address ?? nameHome(context, each) }),
  )
  return {
    skill: 'tour',
    content: say(turn, shown.length > 0 ? skill.tour.which : skill.tour.none),
    buttons: buttons.length > 0 ? buttons : [button(skill, 'tour'), button(skill, 'person')],
    ...(newest.length > 0 ? { cards: newest.map(({ id }) => id) } : {}),
    pending: 'tour',
    visit: { said: turn.text.slice(0, longestKept) },
  }
}

/** Of what was said with a day, until it is known which home is meant. */
const longestKept = 200

/** Whether it can still be had, as far as its listing says. */
export async function answerAvailable(turn: SkillTurn): Promise<SkillAnswer | null> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return null
  const name = linkHome(context, home)
  // What the listing says in its own words ("Available: January 1", "Under contract") is more than that it is listed.
  const said = tellAvailability(context, home)
  const isFree = home.Status === 'Active' && said === null
  const { words, wording } = context
  const content =
    said === null
      ? say(turn, isFree ? skill.available(name) : skill.notAvailable(name, tellFact(context, home, 'Status')))
      : `${words.sentence(words.about(name, said))}${wording.betweenSentences}${sendToAgent(context, home, turn.previous)}`
  return {
    skill: 'home',
    content,
    buttons: isFree
      ? buttonsOfHome(skill, home)
      : [
          button(skill, 'ask', { listing: home.id }),
          button(skill, 'similar', { listing: home.id }),
          button(skill, 'alert', { listing: home.id }),
        ],
    home,
    ...(isFree ? { pending: 'tour' as const } : {}),
  }
}

/** What was shown costs too much, is too small, pleases or does not. */
export async function answerLikes(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) {
    const shown = await homesShown(turn)
    const buttons = shown.map((each) =>
      button(skill, 'tour', { listing: each.id, label: each.Address ?? nameHome(context, each) }),
    )
    return {
      skill: 'feeling',
      content: say(turn, skill.feelings.likesAny),
      buttons: [...buttons, button(skill, 'more', { say: context.words.sayMore })],
    }
  }
  return {
    skill: 'feeling',
    content: say(turn, skill.feelings.likes(linkHome(context, home))),
    buttons: [
      ...buttonsOfHome(skill, home).filter(({ kind }) => kind !== 'pictures'),
      button(skill, 'similar', { listing: home.id }),
    ],
    home,
    pending: 'tour',
  }
}

export function answerDislikes(turn: SkillTurn): SkillAnswer {
  const { skill, context } = turn
  return {
    skill: 'feeling',
    content: say(turn, skill.feelings.dislikes),
    buttons: [
      searchButton(skill.say.cheaper),
      searchButton(skill.say.bigger),
      button(skill, 'more', { say: context.words.sayMore }),
      button(skill, 'alert'),
      button(skill, 'person'),
    ],
  }
}
