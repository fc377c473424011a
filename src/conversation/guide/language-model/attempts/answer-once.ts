import { AnswerTrouble, kindOfFailure, toModelFailure } from '../../../../platform/models/model-failure.ts'
import type { StepEnd } from '../../../../platform/models/stream-model.ts'
import type { ConversationApp } from '../../../conversation-app.ts'
import type { AnswerEnd, Task } from '../../answerer.ts'
import type { ModelTurn } from '../model-turn.ts'
import { cannotSee, endBlind } from './end-blind.ts'

/** Calls to the model in one turn; in the last one it may use no tool and has to answer. */
const maxSteps = 6

/**
 * Lets a model answer, from what stands beside the message to its last word. Null where what it said is not what the visitor
 * should read: the guide answers then. Throws when the model fails.
 */
export async function* answerOnce(
  app: ConversationApp,
  task: Task,
  turn: ModelTurn,
): AsyncGenerator<readonly string[], AnswerEnd | null> {
  const { model } = turn
  await turn.recallBeforehand()
  await turn.lookBeforehand()
  await turn.askFirmBeforehand()
  if (model.habits.refusesTools) await turn.searchBeforehand()
  for (let step = 1; ; step += 1) {
    let end: StepEnd
    try {
      end = yield* turn.say(step < maxSteps)
    } catch (error) {
      if (step > 1 || turn.hasBegun) throw error
      const why = kindOfFailure(error)
      if (turn.hasPictures && why === 'pictures-refused') {
        yield [cannotSee]
        return endBlind(app, task)
      }
      // Small servers refuse tools in words of their own, or in none.
      if (!turn.usesTools || (why !== 'tools-refused' && why !== 'refused')) throw error
      await turn.searchBeforehand()
      end = yield* turn.say(true)
      // The same request has passed without them: it was the tools.
      if (why === 'tools-refused') model.habits.rememberToolRefusal()
    }
    if (await turn.isDone(end, step >= maxSteps)) {
      yield* turn.repair(end)
      break
    }
  }
  // One that looks things up and never speaks has heard the question: the guide answers it.
  if (!turn.hasBegun && !turn.hasUsedTools)
    throw toModelFailure(new AnswerTrouble('empty', 'the model said nothing'), model.key)
  if (!turn.isTrue || turn.owesFirm) return null
  const rest = await turn.finish()
  if (rest !== '') yield [rest]
  return turn.end(null)
}
