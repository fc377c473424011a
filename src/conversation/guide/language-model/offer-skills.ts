import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { KeptEvidence } from '../../truth/evidence/evidence.ts'
import { makeGuideRequest } from '../guide-answerer.ts'
import type { GuideState } from '../guide-context.ts'
import { scopeOfTask } from '../scope-of-task.ts'
import { spokenTurnOf } from '../spoken/turn-language.ts'
import { findNamedBeforehand } from './attempts/find-named-beforehand.ts'
import { finishModelAnswer, type SaidAnswer } from './finish-model-answer.ts'
import type { FinishedAnswer, FoundAnswer, GuideTools, MakeGuideTools, ToolStep } from './model-tool.ts'
import { fault, type SkillTool, type ToolUse } from './tools/skill-tool.ts'
import { toolsFor } from './tools/tool-table.ts'
import { ToolTurn } from './tools/tool-turn.ts'

/** More uses of tools in one turn are refused: no question needs them. */
const mostUses = 12

/** Offers the skills of the guide to a language model for one turn. */
export const offerSkills: MakeGuideTools = (app, task) => new SkillTools(new ToolTurn(app, task))

class SkillTools implements GuideTools {
  readonly definitions: GuideTools['definitions']
  readonly #tools: readonly SkillTool[]
  readonly steps: ToolStep[] = []
  readonly #turn: ToolTurn
  readonly #recalled: Promise<void>
  #uses = 0

  constructor(turn: ToolTurn) {
    this.#turn = turn
    this.#tools = toolsFor(turn.task.settings)
    this.definitions = this.#tools.map(({ definition }) => definition)
    this.#recalled = recallEvidence(turn)
    // Who waits for it hears of a failure; until then it is nobody's.
    this.#recalled.catch(() => {})
  }

  get evidence() {
    return this.#turn.evidence
  }

  get hasFirmAnswer(): boolean {
    return this.#turn.hasFirmAnswer
  }

  ready(): Promise<void> {
    return this.#recalled
  }

  named(): Promise<readonly number[]> {
    return findNamedBeforehand(this.#turn)
  }

  async run(name: string, input: unknown): Promise<unknown> {
    this.#uses += 1
    if (this.#uses > mostUses) return { error: 'You have used the tools often enough: answer now.' }
    await this.#recalled
    const begin = performance.now()
    const step = { tool: name.slice(0, 60), input: shorten(input) }
    const { told, trace } = await this.#use(name, input)
    this.steps.push({ ...step, ...trace, milliseconds: Math.round((performance.now() - begin) * 10) / 10 })
    return told
  }

  async finish(said: SaidAnswer): Promise<FinishedAnswer> {
    const { content, view, state, trace } = await finishModelAnswer(this.#turn, said)
    const { skill, skills } = trace
    const about = { ...(skill === undefined ? {} : { skill }), ...(skills === undefined ? {} : { skills }) }
    return { content, about, state: this.#withEvidence(state), ...(view === undefined ? {} : { view }) }
  }

  found(): FoundAnswer | null {
    const { app, task, answers } = this.#turn
    if (spokenTurnOf(makeGuideRequest(app, task)) !== null) return null
    const found = answers.findLast(({ content }) => content !== '')
    return found === undefined ? null : { ...found, searchState: this.state() }
  }

  state(): Record<string, unknown> | null {
    const { state, answers, task } = this.#turn
    return answers.length === 0 ? task.searchState : this.#withEvidence(state)
  }

  #withEvidence(state: GuideState | null): Record<string, unknown> | null {
    return state === null ? null : { ...state, evidence: this.evidence.keep() }
  }

  async #use(name: string, input: unknown): Promise<ToolUse> {
    const tool = this.#tools.find((each) => each.name === name)
    return tool === undefined ? fault(`There is no tool named ${name.slice(0, 60)}.`) : tool.use(this.#turn, input)
  }
}

/** What earlier turns were told may be spoken of: their homes are read anew. */
async function recallEvidence({ app, task, evidence, state }: ToolTurn): Promise<void> {
  // The session keeps it beside what the search remembers.
  const kept = (task.searchState as { evidence?: KeptEvidence } | null)?.evidence
  const shown = state?.shown ?? []
  const { listings, ...others } = kept ?? { listings: [], counts: [], figures: [] }
  const ids = [...new Set([...listings, ...shown])]
  if (ids.length === 0) return
  evidence.recall({ listings, ...others }, await lookUpListings(app.db, scopeOfTask(app, task), ids), shown)
}

function shorten(input: unknown): unknown {
  const text = JSON.stringify(input) ?? ''
  return text.length > 600 ? `${text.slice(0, 600)}…` : input
}
