import { fail } from '../../../platform/errors.ts'
import { isPictureRefusal, isToolRefusal } from '../../../platform/models/model-failure.ts'
import type { UsableModel } from '../../../platform/models/models.ts'
import type { StepEnd } from '../../../platform/models/stream-model.ts'
import type { ConversationApp } from '../../conversation-app.ts'
import type { AnswerEnd, Answerer, Task } from '../answerer.ts'
import { answerWithBuiltInGuide } from '../guide-answerer.ts'
import type { MakeGuideTools } from './model-tool.ts'
import { ModelTurn } from './model-turn.ts'

/** Calls to the model in one turn; in the last one it may use no tool and has to answer. */
const maxSteps = 6

const cannotSee = 'I cannot look at pictures here. Please tell me in words what you would like to know.'

/**
 * Answers with a language model, which gets the settings, the conversation so far and the listings as tools. Every word
 * of it passes the grounding gate: docs/decisions/0011.
 */
export function makeLanguageModelGuide(model: UsableModel, makeTools: MakeGuideTools): Answerer {
  return (app, task) => answerWithModel(app, task, model, makeTools)
}

async function* answerWithModel(
  app: ConversationApp,
  task: Task,
  model: UsableModel,
  makeTools: MakeGuideTools,
): AsyncGenerator<readonly string[], AnswerEnd> {
  const turn = new ModelTurn(app, task, model, makeTools(app, task))
  const refusal = await turn.findRefusal()
  if (refusal !== null) yield [`${refusal}\n\n`]
  await turn.lookBeforehand()
  await turn.askFirmBeforehand()
  if (model.refusesTools) await turn.searchBeforehand()
  for (let step = 1; ; step += 1) {
    let end: StepEnd
    try {
      end = yield* turn.say(step < maxSteps)
    } catch (error) {
      if (step > 1 || turn.hasBegun) throw error
      if (turn.hasPictures && isPictureRefusal(error)) {
        yield [cannotSee]
        return turn.endBlind(cannotSee)
      }
      if (!turn.usesTools || !isToolRefusal(error)) throw error
      model.refusesTools = true
      await turn.searchBeforehand()
      end = yield* turn.say(true)
    }
    if (await turn.isDone(end, step >= maxSteps)) break
  }
  // One that looks things up and never speaks has heard the question: the guide answers it.
  if (!turn.hasBegun && !turn.hasUsedTools) throw fail('model-failed', { model: model.key, reason: 'it said nothing' })
  if (!turn.isTrue || turn.owesFirm) return yield* answerInstead(app, task, turn)
  const rest = await turn.finish()
  if (rest !== '') yield [rest]
  return turn.end(null)
}

/** Nothing that the model said of homes could be proven: what is true is said by the built-in guide. */
async function* answerInstead(
  app: ConversationApp,
  task: Task,
  turn: ModelTurn,
): AsyncGenerator<readonly string[], AnswerEnd> {
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
    return turn.end(next.value)
  }
}
