import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { consentWordsOf } from '../../../reading/languages/kept-words/consent-words.ts'
import type { TakenContact } from '../../taken-contact.ts'
import { whoLists } from '../about-homes/agent-of-home.ts'
import { linkHome } from '../about-homes/describe-home.ts'
import { tellFact } from '../about-homes/home-facts.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import { homeOfTurn, homesShown } from './home-of-turn.ts'
import { button, buttonsOfHome, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/** Contact details that a visitor says: the firm has them, they wait for the consent that is asked for below, or the form does. */
export async function answerContact(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, taken, context } = turn
  // "call me after 5 at …": who is to call is waited for, and the number is theirs.
  if (turn.wantsPerson) await turn.handOver?.(context.words.code, turn.text)
  const details = [taken?.phone, taken?.email].filter((said) => said !== undefined && said !== '')
  const told = context.words.and(details.map((said) => escapeMarkdown(said ?? '', 100)))
  // Who was asked where the news shall go finishes it in the form, which confirms the address.
  const alert = turn.previous?.pending === 'alert' ? [button(skill, 'alert')] : []
  if (taken?.is === 'kept') return { skill: 'contact', content: answerKept(turn, taken), buttons: alert }
  if (taken?.is === 'held')
    return { skill: 'contact', content: consentWordsOf(taken.language).held(told), buttons: alert }
  return { skill: 'contact', content: say(turn, skill.contact.form), buttons: [button(skill, 'person'), ...alert] }
}

function answerKept({ skill, context, previous }: SkillTurn, taken: Extract<TakenContact, { is: 'kept' }>): string {
  const details = [taken.phone, taken.email].filter((said) => said !== '').map((said) => escapeMarkdown(said, 100))
  return say({ previous }, skill.contact.kept(taken.told, context.words.and(details)))
}

/** A human being: the firm is told, and the visitor that it was; where nobody may be told, it is offered. */
export async function answerPerson(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context, handOver, text } = turn
  const buttons = [button(skill, 'person')]
  // Who speaks of a home may ring up its agent at once.
  const home = await homeOfTurn(turn)
  const agent = home === null ? '' : whoLists(context.scope.languages, home)
  const also =
    home === null || agent === '' ? '' : `\n\n${skill.agent.listedBy(linkHome(context, home), escapeMarkdown(agent))}`
  if (handOver === undefined) return { skill: 'person', content: `${say(turn, skill.offerPerson)}${also}`, buttons }
  const told = `${await handOver(context.words.code, text)}${also}`
  if (turn.taken?.is !== 'kept') return { skill: 'person', content: told, buttons, offersForm: true }
  // Who leaves a number to be called at has left it.
  return { skill: 'contact', content: `${told}\n\n${answerKept(turn, turn.taken)}`, buttons: [] }
}

/** Who wants to sell: a person, and never a number. */
export function answerSeller(turn: SkillTurn, isMore: boolean): SkillAnswer {
  const { skill } = turn
  return {
    skill: 'seller',
    content: say(turn, isMore ? skill.sellerMore : skill.seller),
    buttons: [button(skill, 'person')],
    pending: 'seller',
  }
}

/** Who lists a home. */
export async function answerAgent(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context, previous } = turn
  const home = (await homeOfTurn(turn)) ?? (await homeOfAllShown(turn))
  const several = home === null ? await agentsOfShown(turn) : null
  if (several !== null) return several
  if (home === null)
    return { skill: 'agent', content: say(turn, skill.agent.other), buttons: [button(skill, 'person')] }
  const names = whoLists(context.scope.languages, home)
  const name = linkHome(context, home)
  const isToldAlready = previous?.skill === 'agent' && previous.focus === home.id
  const content = isToldAlready
    ? say(turn, skill.agent.other)
    : names === ''
      ? say(turn, skill.agent.unknown(name))
      : skill.agent.listedBy(name, escapeMarkdown(names))
  return {
    skill: 'agent',
    content,
    buttons: buttonsOfHome(skill, home)
      .filter(({ kind }) => kind !== 'pictures')
      .concat(button(skill, 'person')),
    home,
  }
}

/** Of several homes in view by whom each is listed; null where no listing says it. */
async function agentsOfShown(turn: SkillTurn): Promise<SkillAnswer | null> {
  const { skill, context } = turn
  const lines = (await homesShown(turn)).flatMap((home) => {
    const names = whoLists(context.scope.languages, home)
    return names === '' ? [] : [`- ${skill.agent.listedBy(linkHome(context, home), escapeMarkdown(names))}`]
  })
  if (lines.length === 0) return null
  return { skill: 'agent', content: lines.join('\n'), buttons: [button(skill, 'person')] }
}

/** Of several homes in view, where one and the same lists all of them: the first. */
async function homeOfAllShown(turn: SkillTurn): Promise<FoundListing | null> {
  const homes = await homesShown(turn)
  const { languages } = turn.context.scope
  const [first] = homes
  return first !== undefined && homes.every((home) => whoLists(languages, home) === whoLists(languages, first))
    ? first
    : null
}

/** Legal, tax and loan advice: somebody who may give it. */
export function answerAdvice(turn: SkillTurn): SkillAnswer {
  const { skill } = turn
  return { skill: 'advice', content: say(turn, skill.advice), buttons: [button(skill, 'person')] }
}

/** Schools, safety, who lives there: official sources, and a visit. */
export async function answerArea(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context, understood } = turn
  const home = await homeOfTurn(turn)
  const content = understood.refusedWords.length > 0 ? context.wording.fairHousing : say(turn, skill.area)
  const buttons =
    home === null
      ? [button(skill, 'person')]
      : [
          button(skill, 'tour', { listing: home.id }),
          button(skill, 'map', { listing: home.id }),
          button(skill, 'ask', { listing: home.id }),
        ]
  return { skill: 'area', content, buttons, noAnswer: true, ...(home === null ? {} : { home, cards: [] }) }
}

/** What an owner would take, and what buying costs besides. */
export async function answerOffer(turn: SkillTurn, asksForCosts: boolean): Promise<SkillAnswer> {
  const { skill, context } = turn
  if (asksForCosts) return { skill: 'money', content: say(turn, skill.offer.costs), buttons: [button(skill, 'person')] }
  const home = await homeOfTurn(turn)
  if (home === null || home.Price === null)
    return { skill: 'money', content: say(turn, skill.offer.unnamed), buttons: [button(skill, 'person')] }
  const price = tellFact(context, home, 'Price')
  return {
    skill: 'money',
    content: say(turn, skill.offer.home(linkHome(context, home), price)),
    buttons: [
      button(skill, 'ask', { listing: home.id }),
      button(skill, 'tour', { listing: home.id }),
      button(skill, 'person'),
    ],
    home,
  }
}
