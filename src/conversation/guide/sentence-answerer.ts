import type { Answerer } from './answerer.ts'
import type { SkillName } from './skills/skill-name.ts'

/** Answers with a text that is settled before anyone is asked. */
export function makeSentenceAnswerer(
  sentence: string,
  trace: { reason: string; noAnswer: boolean; skill?: SkillName },
): Answerer {
  return async function* (app, task) {
    yield [sentence]
    return {
      totalToken: await app.tokens.count(`${task.question}\n${sentence}`),
      noAnswer: trace.noAnswer,
      searchState: task.searchState,
      trace: { reason: trace.reason, ...(trace.skill === undefined ? {} : { skill: trace.skill }) },
    }
  }
}
