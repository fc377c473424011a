import { lookUpListings } from '../../homes/search/listing-questions.ts'
import { type AnswerButton, mostButtons } from '../../reading/answer-button.ts'
import { skillWordsOf } from '../../reading/languages/all-wish-words.ts'
import { peopleIn } from '../../reading/sums/people-in.ts'
import type { AnswerView } from './answer-view.ts'
import type { GuideState } from './guide-context.ts'
import type { GuideRequest, GuideTurn } from './guide-request.ts'
import type { GuideAnswer } from './search-answers/answer-search.ts'
import { showHomes } from './search-answers/search-view.ts'
import type { SplitQuestion } from './search-answers/split.ts'
import type { SkillName } from './skills/skill-name.ts'
import { skillOfTrace } from './skills/skill-of-trace.ts'
import { button, buttonsOfHome, sayOne, searchButton } from './skills/skill-turn.ts'
import { suggestSearches } from './skills/suggest.ts'

/** Answers in a row without progress, after which a person is offered once. */
const mostStuck = 3

/**
 * What every answer gets besides: what it is about, its ways on as buttons, and what the conversation remembers of it.
 * `isHelped`: a model has answered what the guide knows nothing of.
 */
export async function finishAnswer(
  turn: GuideTurn,
  previous: GuideState | null,
  answer: GuideAnswer,
  isHelped = false,
): Promise<GuideAnswer> {
  const { context, request } = turn
  const skill = skillOf(answer)
  const words = skillWordsOf(context.words.code)
  const isStuck = skill !== null && !isHelped && bringsNoFurther(skill, answer)
  const stuck = isStuck ? (previous?.stuck ?? 0) + 1 : 0
  const offersPerson = stuck >= mostStuck && previous?.offeredPerson !== true
  const before = { turn: (previous?.turn ?? 0) + 1, seed: previous?.seed ?? request.seed ?? 0 }
  const question = offersPerson ? undefined : answer.asks
  const own = withSplit(question, answer.view?.buttons ?? [])
  const buttons = own.length > 0 ? own : await buttonsFor(turn, skill, answer)
  const all =
    offersPerson && !buttons.some(({ kind }) => kind === 'person') ? [button(words, 'person'), ...buttons] : buttons
  const last = offersPerson ? sayOne(words.offerPerson, before) : question && sayOne(question.text, previous ?? {})
  const content = last === undefined ? answer.content : `${answer.content}\n\n${last}`
  const view: AnswerView = answer.view ?? showHomes([], { content })
  const offered = offersPerson || previous?.offeredPerson === true
  return {
    ...answer,
    content,
    trace: { ...answer.trace, ...(skill === null ? {} : { skill }), ...skillsOf(answer) },
    ...(all.length > 0 || answer.view !== undefined ? { view: { ...view, buttons: all.slice(0, mostButtons) } } : {}),
    state:
      answer.state === null
        ? null
        : {
            ...answer.state,
            ...before,
            ...saidAfter(turn, previous),
            ...mentionedAfter(previous, answer.state),
            ...(skill === null ? {} : { skill }),
            ...(stuck === 0 ? { stuck: 0 } : { stuck }),
            ...(offered ? { offeredPerson: true } : {}),
            ...(offersPerson ? { pending: 'person' as const } : {}),
            ...askedAfter(previous, question, before.turn),
          },
  }
}

/** What was said, and how many they are, which is said once and holds: "and what is that each?" */
function saidAfter({ request, tables }: GuideTurn, previous: GuideState | null): Pick<GuideState, 'people' | 'said'> {
  const people = peopleIn(request.content, tables.language.code) ?? previous?.people
  const said = request.content.slice(0, longestSaid)
  return { said, ...(people === undefined ? {} : { people }) }
}

const longestSaid = 200
const mostMentioned = 12
const mostOfList = 6

/** The home in talk, what was shown, and then what was before. */
function mentionedAfter(
  previous: GuideState | null,
  { focus, shown }: GuideState,
): Pick<GuideState, 'mentioned' | 'talked'> {
  const mentioned = [...(focus === null ? [] : [focus]), ...shown.slice(0, mostOfList), ...(previous?.mentioned ?? [])]
  const talked = [...new Set([...(focus === null ? [] : [focus]), ...(previous?.talked ?? [])])].slice(0, mostOfList)
  if (mentioned.length === 0) return {}
  return { mentioned: [...new Set(mentioned)].slice(0, mostMentioned), ...(talked.length === 0 ? {} : { talked }) }
}

/** The two answers to what is asked stand first, and each once. */
function withSplit(question: SplitQuestion | undefined, buttons: AnswerButton[]): AnswerButton[] {
  if (question === undefined) return buttons
  const replies = [question.yes.say, question.no.say]
  return [...replies.map(searchButton), ...buttons.filter(({ say = '' }) => !replies.includes(say))]
}

/** What the conversation remembers of what it was asked; see splitQuestion. */
function askedAfter(
  previous: GuideState | null,
  question: SplitQuestion | undefined,
  turn: number,
): Pick<GuideState, 'split' | 'asked' | 'askedAt'> {
  const { asked, askedAt } = previous ?? {}
  if (question !== undefined) {
    const { topic, yes, no } = question
    return { split: { yes, no }, asked: [...(asked ?? []), topic], askedAt: turn }
  }
  return { ...(asked === undefined ? {} : { asked }), ...(askedAt === undefined ? {} : { askedAt }) }
}

/** Ways on from an answer that names none itself. */
async function buttonsFor(
  { context, request }: GuideTurn,
  skill: SkillName | null,
  { state, view, noAnswer }: GuideAnswer,
): Promise<AnswerButton[]> {
  const words = skillWordsOf(context.words.code)
  switch (skill) {
    case 'greeting':
    case 'help':
    case 'restart':
    case 'outside':
    case 'heard':
    case 'feeling':
      return [...(await suggestSearches(context, words)), button(words, 'person')]
    case 'home':
    case 'money':
    case 'compare': {
      const id = state?.focus
      const [home] = id === null || id === undefined ? [] : await lookUpListings(context.db, context.scope, [id])
      if (home === undefined) return [button(words, 'person')]
      const [tour, ask, ...others] = buttonsOfHome(words, home)
      // What the listing does not say its agent may.
      return [...(noAnswer ? [ask, tour] : [tour, ask]).flatMap((each) => each ?? []), ...others]
    }
    case 'search':
    case 'figures':
      return (view?.listings.length ?? 0) > 0
        ? [button(words, 'alert')]
        : [button(words, 'alert'), button(words, 'person')]
    case 'firm':
      return noAnswer ? [button(words, 'person')] : []
    case null:
      // Who clicked stands in a window that has its own ways on.
      return isClick(request) ? [] : [...(await suggestSearches(context, words)), button(words, 'person')]
    default:
      // Nobody is left without a way on; courtesies and homes are one.
      return courtesies.has(skill) || (view?.listings.length ?? 0) > 0 ? [] : [button(words, 'person')]
  }
}

const isClick = ({ action }: GuideRequest): boolean => Boolean(action && action.kind !== 'ask')

const courtesies: ReadonlySet<SkillName> = new Set(['thanks', 'goodbye', 'contact'])

function bringsNoFurther(skill: SkillName, { noAnswer, view, trace }: GuideAnswer): boolean {
  if (skill === 'outside' || skill === 'area' || trace.talk === 'complaint') return true
  if (skill === 'feeling') return (view?.total ?? 0) === 0
  return noAnswer || (skill === 'search' && (view?.total ?? 0) === 0)
}

/** What each part of an answer is about, where it has several. */
function skillsOf(answer: GuideAnswer): { skills?: (SkillName | null)[] } {
  const { parts } = answer.trace
  if (!Array.isArray(parts)) return {}
  return { skills: parts.map((trace: Record<string, unknown>) => skillOf({ ...answer, trace })) }
}

/** What an answer is about, by its trace; of several parts the last. */
function skillOf({ trace, view, state }: GuideAnswer): SkillName | null {
  const last = Array.isArray(trace.parts) ? (trace.parts.at(-1) as Record<string, unknown>) : trace
  const told = skillOfTrace(last, view?.compared === true)
  return told === 'search' && last.kind === 'search' && last.skill === undefined && state?.figures !== undefined
    ? 'figures'
    : told
}
