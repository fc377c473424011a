import type { SearchState } from '../search/search-state.ts'
import type { AnswerEnd, Answerer, Task } from './answerer.ts'
import { answerFromListings } from './built-in-guide.ts'
import { countTokens } from './count-tokens.ts'

/** Answers from the chatbot's own listings, without a language model. The answer is told line by line. */
export const answerWithBuiltInGuide: Answerer = async function* (app, task) {
  const { workspaceId, chatbotId, settings, question } = task
  const { content, noAnswer, state, trace } = await answerFromListings(
    app.db,
    { workspaceId, chatbotId },
    {
      content: question,
      previous: readState(task),
      chatbotName: settings.Name,
      now: app.now(),
      timeZone: settings.TimeZone,
    },
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
export function readState(task: Task): SearchState | null {
  return task.searchState as unknown as SearchState | null
}
