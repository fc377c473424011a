import type { Answerer } from './answerer.ts'

/** Answers with a text that is settled before anyone is asked. */
export function makeSentenceAnswerer(sentence: string, trace: { reason: string; noAnswer: boolean }): Answerer {
  return async function* (app, task) {
    yield [sentence]
    return {
      totalToken: await app.tokens.count(`${task.question}\n${sentence}`),
      noAnswer: trace.noAnswer,
      searchState: task.searchState,
      trace: { reason: trace.reason },
    }
  }
}
