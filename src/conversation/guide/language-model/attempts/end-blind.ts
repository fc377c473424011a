import type { ConversationApp } from '../../../conversation-app.ts'
import type { AnswerEnd, Task } from '../../answerer.ts'

export const cannotSee = 'I cannot look at pictures here. Please tell me in words what you would like to know.'

/** The end of a turn whose pictures nobody takes: that was said, and no more. */
export async function endBlind(app: ConversationApp, { question, searchState }: Task): Promise<AnswerEnd> {
  return {
    totalToken: await app.tokens.count(`${question}\n${cannotSee}`),
    noAnswer: true,
    searchState,
    trace: { kind: 'model', reason: 'the model sees no pictures' },
  }
}
