import type { App } from '../app.ts'
import { fail } from '../errors.ts'
import type { Answerer, Task } from '../guide/answerer.ts'
import { asksForPerson } from '../guide/asks-for-person.ts'
import { answerWithBuiltInGuide } from '../guide/guide-answerer.ts'
import { makeLanguageModelGuide } from '../guide/language-model/language-model-guide.ts'
import { offerSearch } from '../guide/language-model/offer-search.ts'
import { makeSentenceAnswerer } from '../guide/sentence-answerer.ts'
import { builtInGuideKey, type UsableModel } from '../models/models.ts'
import { mailHandOver } from './hand-over.ts'
import type { OpenTurn } from './open-turn.ts'
import { understandQuestion } from './understand-question.ts'

export interface Chosen {
  /** What answers, as stored with the answer and shown in the metrics: the Key of a model, or talk-to-human. */
  key: string
  answerer: Answerer
  task: Task
  /** Tokens that were used before the answerer was asked. */
  tokensUsed: number
  /** What happens once the answer is stored. */
  afterwards?(): Promise<void>
}

/** Who answers a question: a person's stand-in, the built-in guide, or the language model that the chatbot has chosen. */
export async function chooseAnswerer(
  app: App,
  turn: OpenTurn,
  { signal, show }: Pick<Task, 'signal' | 'show'>,
): Promise<Chosen> {
  const { settings, workspaceId, chatbotId, sessionId, history, searchState } = turn
  const key = settings.Model
  const model = key === builtInGuideKey ? null : await findModel(app, key)
  const { said, files, tokensUsed, refusal } = await understandQuestion(app, turn, model, signal)
  const task: Task = {
    workspaceId,
    chatbotId,
    sessionId,
    settings,
    question: said,
    files,
    history,
    searchState,
    action: turn.question.action,
    show,
    signal,
  }
  const chosen = { key, task, tokensUsed }
  if (refusal !== null) {
    return {
      ...chosen,
      answerer: makeSentenceAnswerer(refusal, { reason: 'no model takes this file', noAnswer: true }),
    }
  }
  // A click is about listings, which need no model to be told.
  if (task.action !== null) return { ...chosen, key: builtInGuideKey, answerer: answerWithBuiltInGuide }
  const response = settings.TalkToHumanResponseMessage
  if (response.trim() !== '') await app.slices.next()
  if (response.trim() !== '' && asksForPerson(said)) {
    const answerer = makeSentenceAnswerer(response, { reason: 'asks for a person', noAnswer: false })
    return { ...chosen, key: 'talk-to-human', answerer, afterwards: () => mailHandOver(app, turn) }
  }
  return { ...chosen, answerer: model ? makeLanguageModelGuide(model, offerSearch) : answerWithBuiltInGuide }
}

async function findModel(app: App, key: string): Promise<UsableModel> {
  const model = await app.models.find(key)
  // The chosen model answers or fails: another one stands in only where the operator configured it.
  if (!model) throw fail('model-failed', { model: key, reason: 'it is not configured on this server' })
  return model
}
