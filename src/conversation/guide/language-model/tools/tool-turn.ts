import { asOneSearch } from '../../../../homes/search/scope.ts'
import type { FoundListing } from '../../../../homes/search/search-schema.ts'
import { guideWordsOf } from '../../../../reading/languages/all-words.ts'
import { wordingOf } from '../../../../reading/languages/languages.ts'
import type { ConversationApp } from '../../../conversation-app.ts'
import { Evidence } from '../../../truth/evidence/evidence.ts'
import { factsOfSettings } from '../../../truth/text/settings-facts.ts'
import type { Task } from '../../answerer.ts'
import { makeGuideRequest, readState } from '../../guide-answerer.ts'
import type { GuideState } from '../../guide-context.ts'
import { scopeOfTask } from '../../scope-of-task.ts'
import type { GuideAnswer } from '../../search-answers/answer-search.ts'
import { type OpenGuideTurn, openGuideTurn } from '../../turn/open-guide-turn.ts'
import { answerLanguageOf } from '../answer-language.ts'

/** What the tools of one turn know, and what they leave: kept while a model answers one message. */
export class ToolTurn {
  readonly app: ConversationApp
  readonly task: Task
  /** All that the answer may be made of; it grows with every use. */
  readonly evidence: Evidence
  /** What the conversation remembers so far. */
  state: GuideState | null
  /** Whether a source of the firm was found to answer what was asked of it. */
  hasFirmAnswer = false
  /** What the guide would have answered with each use, in their order. */
  readonly answers: GuideAnswer[] = []
  /** Homes that were looked at by themselves. */
  readonly looked: FoundListing[] = []
  /** Whether a program uses the tools: what it hands over is what was asked, and no visitor has said it. */
  readonly isOfProgram: boolean

  constructor(app: ConversationApp, task: Task, { isOfProgram = false }: { isOfProgram?: boolean } = {}) {
    this.app = app
    this.task = task
    this.isOfProgram = isOfProgram
    this.state = readState(task)
    this.evidence = new Evidence(factsOfSettings(task.settings, app.now()), app.languages)
  }

  /** The message as the guide answers it, with the listings of this moment: a turn of a model takes many seconds. */
  open(previous: GuideState | null = this.state): OpenGuideTurn {
    const { app, task } = this
    const scope = asOneSearch(scopeOfTask(app, task), task.signal)
    const open = openGuideTurn(app.db, scope, { ...makeGuideRequest(app, task), previous })
    const language = answerLanguageOf(app, task)
    const context = { ...open.turn.context, words: guideWordsOf(language), wording: wordingOf(language) }
    return { ...open, turn: { ...open.turn, context } }
  }

  /** The same of words that are the guide's own, and quote no listing: they may be repeated. */
  tell(answer: GuideAnswer): void {
    this.take(answer)
    this.evidence.addTold(answer.content)
  }

  /** Takes what the guide would answer: what it shows is shown, and it is remembered. */
  take(answer: GuideAnswer): void {
    const { turn, seed } = this.state ?? {}
    this.answers.push(answer)
    if (answer.state !== null)
      this.state = {
        ...answer.state,
        ...(turn === undefined ? {} : { turn }),
        ...(seed === undefined ? {} : { seed }),
      }
  }
}
