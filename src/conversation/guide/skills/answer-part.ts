import { plainly, readContact } from '../../../reading/contact/read-contact.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import { emptyState, pushHistory } from '../../../reading/understanding/search-state.ts'
import { understoodNothing } from '../../../reading/understanding/understood-nothing.ts'
import { asksForWorth, wantsPeople } from '../acts/asks-of-one-home.ts'
import { answerAboutHomes } from '../answer-homes.ts'
import type { AnswerView } from '../answer-view.ts'
import { answerClick } from '../clicks/answer-click.ts'
import { escapeMarkdown } from '../escape-markdown.ts'
import type { GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import type { ChangeOfVisit, GuideTurn } from '../guide-request.ts'
import { type GuideAnswer, sayBefore } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import type { Wish } from '../wishes/decide-wish.ts'
import { readAsks } from '../wishes/read-asks.ts'
import { answerWish } from './answer-wish.ts'
import { homeOfTurn } from './home-of-turn.ts'
import { type SkillAnswer, type SkillTurn, say } from './skill-turn.ts'

/**
 * A part of a message by the skill that it wants; null where that needs a home, and none is meant. `named`: the homes that
 * it is about, where that is known without its words.
 */
export async function answerPart(
  turn: GuideTurn,
  { text, wish, named, change }: { text: string; wish: Wish; named?: readonly number[]; change?: ChangeOfVisit },
  previous: GuideState | null,
): Promise<GuideAnswer | null> {
  const { context, request, tables, reading } = turn
  const { words, asked } = context
  const skill = skillWordsOf(words.code)
  if (wish === 'restart') {
    const fresh = { ...emptyState(), language: asked, history: previous ? pushHistory(previous) : [] }
    return { content: words.startedOver, noAnswer: false, state: fresh, trace: { kind: 'started-over' } }
  }
  if (wish === 'help') {
    const content = words.talk.help(escapeMarkdown(request.chatbotName))
    return { content, noAnswer: false, state: keep(previous, asked), trace: { kind: 'talk', talk: 'help' } }
  }
  if (wish === 'tooMuch' || wish === 'tooSmall') return searchOn(turn, wish, previous)
  const signals = hearWishes(text, tables)
  const understood = await reading.read(plainly(text))
  const skillTurn: SkillTurn = {
    context,
    skill,
    text,
    understood,
    previous,
    asks: readAsks(text, tables),
    contact: readContact(text),
    named: named ?? (turn.home === null ? await reading.named(text, previous) : [turn.home]),
    asksForRoom: signals.has('rooms') && !signals.has('pictures'),
    asksForCosts: signals.has('costs'),
    wantsNewsAtOnce: signals.has('atOnce'),
    openAlert: request.openAlert,
    visits: request.visits,
    tables,
    change,
    handOver: request.handOver,
    asksWorth: previous?.worth !== undefined || asksForWorth(reading.act(text, previous)),
    wantsPerson: wantsPeople(reading.act(text, previous)),
    taken: request.contact ?? null,
  }
  if (wish === 'similar') {
    // "more like the second one"; of a list as a whole, like the one that stands first.
    const alike = (await homeOfTurn(skillTurn))?.id ?? previous?.shown[0]
    if (alike === undefined) return null
    return answerClick(context, { kind: 'similar', listing: alike }, understoodNothing(asked), previous)
  }
  const answer = await answerWish(skillTurn, wish)
  return answer === null ? null : present(skillTurn, answer)
}

/** "far too expensive": what was looked for, cheaper. */
async function searchOn(
  turn: GuideTurn,
  wish: 'tooMuch' | 'tooSmall',
  previous: GuideState | null,
): Promise<GuideAnswer> {
  const { words, asked } = turn.context
  const skill = skillWordsOf(words.code)
  const sentence = wish === 'tooMuch' ? skillWordsOf(asked).say.cheaper : skillWordsOf(asked).say.bigger
  const answer = await answerAboutHomes(turn, sentence, previous, null)
  const trace = { ...answer.trace, skill: 'feeling' }
  const isMore = (answer.view?.total ?? 0) > 0
  if (!isMore && (answer.view?.listings.length ?? 0) === 0)
    return { ...answer, trace, content: say({ previous }, skill.feelings.noneCheaper) }
  // It says itself that there is nothing of the kind.
  if (answer.trace.nothingLeft !== undefined) return { ...answer, trace }
  const opening = wish === 'tooMuch' ? skill.feelings.cheaper : skill.feelings.bigger
  return { ...(isMore ? sayBefore(say({ previous }, opening), answer) : answer), trace }
}

function present({ context, previous }: SkillTurn, answer: SkillAnswer): GuideAnswer {
  const {
    skill,
    content,
    buttons,
    home,
    cards,
    pending,
    part,
    noAnswer = false,
    watches,
    visit,
    worth,
    chips,
    searched,
    offersForm,
  } = answer
  const state = searched ?? keep(previous, context.asked)
  const isNew = home !== undefined && previous?.focus !== home.id
  const ids = cards ?? (isNew ? [home.id] : [])
  const view: AnswerView = {
    ...showHomes([...ids], { content, ...(part === undefined ? {} : { part }) }),
    ...(chips === undefined || chips.length === 0 ? {} : { criteria: chips, total: state.total ?? 0 }),
    ...(offersForm === undefined ? {} : { offersForm }),
    buttons,
  }
  return {
    content,
    noAnswer,
    state: {
      ...state,
      ...(home === undefined ? {} : { focus: home.id }),
      ...(state.shown.length === 0 && (home !== undefined || ids.length > 0)
        ? { shown: home ? [home.id] : [...ids] }
        : {}),
      ...(pending === undefined ? {} : { pending }),
      ...(watches === undefined ? {} : { watches }),
      ...(visit === undefined ? {} : { visit }),
      ...(worth === undefined ? {} : { worth }),
    },
    trace: { kind: 'skill', skill, ...(home === undefined ? {} : { listing: home.id }) },
    view,
  }
}
