import type { Answerer } from './answerer.ts'
import { countTokens } from './count-tokens.ts'

/** Answers with a text that is settled before anyone is asked. */
export function makeSentenceAnswerer(sentence: string, trace: { reason: string; noAnswer: boolean }): Answerer {
  return async function* (_app, task) {
    yield sentence
    return {
      totalToken: await countTokens(`${task.question}\n${sentence}`),
      noAnswer: trace.noAnswer,
      searchState: task.searchState,
      trace: { reason: trace.reason },
    }
  }
}
