import { asOneSearch } from '../search/listing-index/current-index.ts'
import type { AnswerEnd, Answerer, Task } from './answerer.ts'
import { answerFromListings } from './built-in-guide.ts'
import { countTokens } from './count-tokens.ts'
import type { GuideState } from './guide-context.ts'

/** Answers from the chatbot's own listings, without a language model. The answer is told line by line. */
export const answerWithBuiltInGuide: Answerer = async function* (app, task) {
  const { workspaceId, chatbotId, settings, question } = task
  const scope = { workspaceId, chatbotId }
  const { content, noAnswer, state, trace } = await asOneSearch(app.db, scope, () =>
    answerFromListings(app.db, scope, {
      content: question,
      previous: readState(task),
      chatbotName: settings.Name,
      now: app.now(),
      language: settings.AIResponseLanguage,
    }),
  )
  yield* content.split(/(?<=\n)/)
  return {
    totalToken: await countTokens(`${question}\n${content}`),
    noAnswer,
    searchState: state === null ? null : { ...state },
    trace,
  } satisfies AnswerEnd
}

/** What the last search of the session left; only searches write it. */
export function readState(task: Task): GuideState | null {
  return task.searchState as unknown as GuideState | null
}
