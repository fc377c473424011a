import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { formatNumber } from '../../../reading/languages/wording.ts'
import { linkHome, nameHome } from '../about-homes/describe-home.ts'
import { showLink, showPictures } from '../about-homes/detail-home.ts'
import { escapeMarkdown, linkTarget } from '../escape-markdown.ts'
import { homeOfTurn, homesShown } from './home-of-turn.ts'
import { button, buttonsOfHome, type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/** The pictures of a home: behind a button, since which of them shows a room nobody has written. */
export async function answerPictures(turn: SkillTurn, asksForRoom: boolean): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return askWhich(turn, 'pictures')
  const count = (home.Images ?? []).filter((address) => linkTarget(address) !== null).length
  const formatted = formatNumber(context.wording, count)
  const name = linkHome(context, home)
  if (count === 0)
    return {
      skill: 'pictures',
      content: say(turn, skill.pictures.none(name)),
      buttons: without(skill, home, 'pictures'),
      home,
    }
  const links = showPictures(context, home).split('\n\n').at(-1) ?? ''
  const told = asksForRoom ? skill.pictures.room(name, formatted, count) : skill.pictures.all(name, formatted, count)
  return {
    skill: 'pictures',
    content: `${say(turn, told)}\n\n${links}`,
    part: links,
    buttons: [button(skill, 'pictures', { listing: home.id }), ...without(skill, home, 'pictures')],
    home,
    cards: [home.id],
  }
}

/** Where a home is: on the map, behind a button. */
export async function answerMap(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return askWhich(turn, 'map')
  const { Latitude, Longitude, Address, City, State, ZIP } = home
  const name = linkHome(context, home)
  const address = [Address, City, [State, ZIP].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  if (Latitude === null || Longitude === null)
    return { skill: 'map', content: say(turn, skill.map.unknown(name)), buttons: buttonsOfHome(skill, home), home }
  return {
    skill: 'map',
    content: say(turn, skill.map.where(name, escapeMarkdown(address))),
    buttons: [button(skill, 'map', { listing: home.id }), ...buttonsOfHome(skill, home).slice(0, 3)],
    home,
    cards: [home.id],
  }
}

/** A home to keep or pass on: its page. */
export async function answerSend(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return askWhich(turn, 'link')
  const name = linkHome(context, home)
  const hasPage = linkTarget(home.Url) !== null
  return {
    skill: 'send',
    content: hasPage
      ? `${say(turn, skill.send.page(nameHome(context, home)))}\n\n${showLink(context, home).split('\n\n').at(-1)}`
      : say(turn, skill.send.none(name)),
    buttons: [
      ...(hasPage ? [button(skill, 'link', { listing: home.id })] : [button(skill, 'person')]),
      ...buttonsOfHome(skill, home).slice(0, 3),
    ],
    home,
    cards: [home.id],
  }
}

/** To keep a home for later. */
export async function answerSave(turn: SkillTurn): Promise<SkillAnswer> {
  const { skill, context } = turn
  const home = await homeOfTurn(turn)
  if (home === null) return askWhich(turn, 'save')
  return {
    skill: 'save',
    content: say(turn, skill.save(linkHome(context, home))),
    buttons: [
      button(skill, 'save', { listing: home.id }),
      button(skill, 'alert', { listing: home.id }),
      button(skill, 'tour', { listing: home.id }),
    ],
    home,
    cards: [home.id],
  }
}

/** No home is meant yet: which one, of those that were shown. */
async function askWhich(turn: SkillTurn, kind: 'pictures' | 'map' | 'link' | 'save'): Promise<SkillAnswer> {
  const { skill, context } = turn
  const shown = await homesShown(turn)
  const names = { pictures: 'pictures', map: 'map', link: 'send', save: 'save' } as const
  return {
    skill: names[kind],
    content: shown.length > 0 ? say(turn, skill.feelings.likesAny) : context.words.nothingShown,
    buttons:
      shown.length > 0
        ? shown.map((home) => button(skill, kind, { listing: home.id, label: home.Address ?? nameHome(context, home) }))
        : [button(skill, 'person')],
  }
}

function without(skill: SkillTurn['skill'], home: FoundListing, kind: string) {
  return buttonsOfHome(skill, home).filter((each) => each.kind !== kind)
}
