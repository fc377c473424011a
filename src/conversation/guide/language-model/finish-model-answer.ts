import { type AnswerButton, mostButtons } from '../../../reading/answer-button.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import type { AnswerView } from '../answer-view.ts'
import { answerOpenTurn } from '../built-in-guide.ts'
import { finishAnswer } from '../finish-answer.ts'
import { makeGuideRequest, readState } from '../guide-answerer.ts'
import type { GuideState } from '../guide-context.ts'
import { keep } from '../guide-memory.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import { button } from '../skills/skill-turn.ts'
import { saidInLanguage } from '../spoken/said-in-language.ts'
import type { OpenGuideTurn } from '../turn/open-guide-turn.ts'
import { homesNamed } from './homes-named.ts'
import { isSearch, showFindings } from './model-view.ts'
import type { ToolTurn } from './tools/tool-turn.ts'

/** What a language model has said, as it left. */
export interface SaidAnswer {
  said: string
  /** It says that it has no answer. */
  noAnswer: boolean
  /** Whether it used a tool itself, and was not only told beforehand what one says. */
  usedTools: boolean
}

/** What an answer is about, told by the guide: its trace, what it remembers, and its ways on. */
type About = Pick<GuideAnswer, 'trace' | 'state'> & {
  total: number
  buttons: AnswerButton[] | undefined
  before: AnswerButton[]
}

/**
 * What a model's answer gets besides its words, as the guide's own: the homes that it names, else those that were found,
 * ways on as buttons, and what it is about. Where the model used no tool, the guide reads what the message is about.
 */
export async function finishModelAnswer(tools: ToolTurn, answer: SaidAnswer): Promise<GuideAnswer> {
  const finished = await finishAsRead(tools, answer)
  return saidInLanguage(makeGuideRequest(tools.app, tools.task), answer.said, finished)
}

async function finishAsRead(tools: ToolTurn, answer: SaidAnswer): Promise<GuideAnswer> {
  const { said } = answer
  const open = tools.open(readState(tools.task))
  const { turn, previous } = open
  const uses = usesOf(tools, said)
  const isRead = !answer.usedTools || uses.length === 0
  const about = isRead ? await readAsGuide(open, tools.state) : joinUses(uses, tools.state)
  const shown = showFindings(tools, said, { orFound: !isRead || about.trace.kind === 'search' })
  const noAnswer = answer.noAnswer || (!isRead && uses.at(-1)?.noAnswer === true)
  const view = { ...(shown ?? showHomes([], { content: '' })), total: shown?.total ?? about.total }
  const finishing = {
    content: said,
    noAnswer,
    state: about.state ?? keep(previous, turn.context.asked),
    trace: about.trace,
    view: about.buttons === undefined ? view : { ...view, buttons: about.buttons },
  }
  const finished = await finishAnswer(turn, previous, finishing, isRead && !noAnswer)
  const person = button(skillWordsOf(turn.context.words.code), 'person')
  const buttons = joinButtons([...(finished.view?.buttons ?? []), ...about.before, ...(noAnswer ? [person] : [])])
  const offersForm = (answer.noAnswer && tools.evidence.concernsFirm) || uses.some(({ view }) => view?.offersForm)
  const { view: _view, ...rest } = finished
  if (shown === null && buttons.length === 0 && !offersForm) return { ...rest, noAnswer: answer.noAnswer }
  const end = { ...view, total: shown?.total ?? 0, buttons, ...(offersForm ? { offersForm } : {}) } satisfies AnswerView
  return { ...rest, noAnswer: answer.noAnswer, view: end }
}

/** The uses that the answer is about: what was only looked at on the way to a list, or for the firm in vain, is none. */
function usesOf({ answers, looked }: ToolTurn, said: string): GuideAnswer[] {
  const isOfOne = homesNamed([...answers.flatMap(({ homes = [] }) => homes), ...looked], said).length === 1
  return answers.filter((each, at) => {
    if (each.trace.kind === 'about-shown') return isOfOne || !answers.some(isSearch)
    return each.trace.kind !== 'knowledge' || !each.noAnswer || at === answers.length - 1
  })
}

function joinUses(uses: readonly GuideAnswer[], state: GuideState | null): About {
  const [only] = uses
  const last = uses.at(-1)
  return {
    trace:
      uses.length === 1 && only !== undefined ? only.trace : { kind: 'parts', parts: uses.map(({ trace }) => trace) },
    state,
    total: last?.view?.total ?? 0,
    buttons: last?.view?.buttons,
    before: uses.slice(0, -1).flatMap(({ view }) => view?.buttons ?? []),
  }
}

/** What the guide would have answered: its words and homes are not shown, but what it is about, and its ways on. */
async function readAsGuide(open: OpenGuideTurn, state: GuideState | null): Promise<About> {
  const { trace, view, state: after } = await answerOpenTurn(open)
  // What it has found nobody has seen: "the second one" is none of it.
  const isUnseen = (view?.criteria.length ?? 0) > 0
  return {
    trace,
    state: isUnseen ? keep(state, open.turn.context.asked) : after,
    total: view?.total ?? 0,
    buttons: view?.buttons,
    before: [],
  }
}

/** Each once; where several skills were used, the ways on of the last stand first. */
function joinButtons(buttons: readonly AnswerButton[]): AnswerButton[] {
  const known = new Map<string, AnswerButton>()
  for (const each of buttons) {
    const key = JSON.stringify([each.kind, each.listing, each.say])
    if (!known.has(key)) known.set(key, each)
  }
  const all = [...known.values()]
  // A person is the last way on, and is not pushed out by others.
  const person = all.find(({ kind }) => kind === 'person')
  const most = all.slice(0, mostButtons)
  return person === undefined || most.includes(person) ? most : [...most.slice(0, mostButtons - 1), person]
}
