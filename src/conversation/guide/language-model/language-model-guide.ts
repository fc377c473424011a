import { PorchlightError } from '../../../platform/errors.ts'
import { countsAnswer, kindOfFailure } from '../../../platform/models/model-failure.ts'
import type { UsableModel } from '../../../platform/models/models.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import { noteModelFailure, noteModelWorks } from '../../model-troubles/note-model-trouble.ts'
import type { AnswerEnd, Answerer, Task } from '../answerer.ts'
import { answerWithBuiltInGuide } from '../guide-answerer.ts'
import { answerOnce } from './attempts/answer-once.ts'
import { cannotSee, endBlind } from './attempts/end-blind.ts'
import type { FailedModel } from './attempts/offer-rest.ts'
import type { MakeGuideTools } from './model-tool.ts'
import { ModelTurn } from './model-turn.ts'

/** What a model may say whose server has little room: without it nothing would be left for the message. */
const fewOutputTokens = 1_024

/**
 * Answers with a language model, which gets the settings, the conversation so far and the listings as tools. Every word
 * of it passes the grounding gate: docs/decisions/0011. A model that fails before its first word is followed by the next, and the
 * last by the built-in guide: docs/decisions/0107.
 */
export function makeLanguageModelGuide(
  models: UsableModel | readonly UsableModel[],
  makeTools: MakeGuideTools,
): Answerer {
  return (app, task) => answerWithModels(app, task, [models].flat(), makeTools)
}

interface Attempt {
  model: UsableModel
  task: Task
}

async function* answerWithModels(
  app: ConversationApp,
  task: Task,
  models: readonly UsableModel[],
  makeTools: MakeGuideTools,
): AsyncGenerator<readonly string[], AnswerEnd> {
  const failed: FailedModel[] = []
  // Windows of visitors wait for half a minute, whoever it is that is silent.
  const timeoutMs = app.modelTimeoutMs / Math.max(1, models.length)
  const attempts: Attempt[] = models.map((model) => ({ model, task }))
  let turn: ModelTurn | null = null
  for (let attempt = attempts.shift(); attempt !== undefined; attempt = attempts.shift()) {
    const { model } = attempt
    const isFirst: boolean = turn === null
    const hasNext = attempts.length > 0
    turn = new ModelTurn(app, attempt.task, model, makeTools(app, attempt.task), { hasNext, timeoutMs })
    const refusal = await turn.findRefusal()
    if (refusal !== null && isFirst) yield [`${refusal}\n\n`]
    try {
      const end = yield* answerOnce(app, attempt.task, turn)
      await noteModelWorks(app, task, model.key)
      return end === null ? yield* answerInstead(app, task, turn, failed) : withFailed(end, failed)
    } catch (error) {
      if (task.signal.aborted || !isModelFailure(error)) throw error
      const why = kindOfFailure(error)
      failed.push({ model: model.key, why })
      await noteModelFailure(app, task, { model: model.key, why, error })
      if (turn.hasSaid) {
        yield [turn.breakOff()]
        const rest = await turn.finish({ isBrokenOff: true })
        if (rest !== '') yield [rest]
        return turn.end(null, failed)
      }
      // The rules and the message may fit where the conversation does not, or where less room is asked for the answer.
      const hasLess = attempt.task.history.length > 0 || (countsAnswer(error) && model.outputTokens > fewOutputTokens)
      if (why === 'too-long' && hasLess) {
        const outputTokens = Math.min(model.outputTokens, fewOutputTokens)
        attempts.unshift({ model: { ...model, outputTokens }, task: { ...task, history: [] } })
      }
    }
  }
  if (turn === null) throw new Error('no model was given to answer with')
  return yield* answerInstead(app, task, turn, failed)
}

function isModelFailure(error: unknown): boolean {
  return error instanceof PorchlightError && (error.code === 'model-failed' || error.code === 'model-timeout')
}

function withFailed(end: AnswerEnd, failed: readonly FailedModel[]): AnswerEnd {
  return failed.length === 0 ? end : { ...end, trace: { ...end.trace, failed } }
}

/** No model answered, or nothing that it said of homes could be proven: what is true is said by the built-in guide. */
async function* answerInstead(
  app: ConversationApp,
  task: Task,
  turn: ModelTurn,
  failed: readonly FailedModel[],
): AsyncGenerator<readonly string[], AnswerEnd> {
  if (turn.hasPictures && task.question.trim() === '' && failed.length > 0) {
    yield [cannotSee]
    return withFailed(await endBlind(app, task), failed)
  }
  const found = turn.found
  if (found !== null) {
    if (found.view) task.show({ ...found.view, notes: [], listSpan: null }, found.homes)
    yield [turn.hasSpoken ? `\n\n${found.content}` : found.content]
    return turn.end(
      { totalToken: 0, noAnswer: found.noAnswer, searchState: found.searchState, trace: found.trace },
      failed,
    )
  }
  // Its words come behind others: where its list stands is not known.
  const guide = answerWithBuiltInGuide(app, {
    ...task,
    show: (view) => task.show({ ...view, notes: [], listSpan: null }),
  })
  let content = ''
  for (;;) {
    const next = await guide.next()
    if (!next.done) {
      content += next.value.join('')
      continue
    }
    // What was refused before has been said.
    const rest =
      turn.refusal !== null && content.startsWith(turn.refusal)
        ? content.slice(turn.refusal.length).trimStart()
        : content
    if (rest !== '') yield [turn.hasSpoken ? `\n\n${rest}` : rest]
    return turn.end(next.value, failed)
  }
}
