import { asOneSearch } from '../../homes/search/scope.ts'
import { makeAskKnowledge } from '../../knowledge/answering/ask-knowledge.ts'
import { emptyState } from '../../reading/understanding/search-state.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { AnswerEnd, Answerer, Task } from './answerer.ts'
import { answerFromListings } from './built-in-guide.ts'
import type { GuideState } from './guide-context.ts'
import type { GuideRequest } from './guide-request.ts'
import { scopeOfTask } from './scope-of-task.ts'

/** Answers from the chatbot's own listings, without a language model. The answer is told line by line. */
export const answerWithBuiltInGuide: Answerer = async function* (app, task) {
  const { question } = task
  const scope = asOneSearch(scopeOfTask(app, task), task.signal)
  const request = { ...makeGuideRequest(app, task), openAlert: task.openAlert, handOver: task.handOver }
  const answer = await answerFromListings(app.db, scope, request)
  const { content, noAnswer, state, trace, view, homes } = answer
  if (view) task.show(view, homes)
  yield content.split(/(?<=\n)/)
  return {
    totalToken: await app.tokens.count(`${question}\n${content}`),
    noAnswer,
    searchState: state === null ? null : { ...state },
    trace,
  } satisfies AnswerEnd
}

/** What the guide is asked in a turn. */
export function makeGuideRequest(app: ConversationApp, task: Task): GuideRequest {
  const { settings } = task
  return {
    content: task.question,
    action: task.action,
    previous: readState(task),
    chatbotName: settings.Name,
    now: app.now(),
    language: settings.AIResponseLanguage,
    knowledge: makeAskKnowledge(app, task),
    seed: task.sessionId,
    contact: task.contact ?? null,
    visits: task.visits,
  }
}

/** What the last search of the session left; only searches write it. */
export function readState(task: Pick<Task, 'searchState'>): GuideState | null {
  const kept = task.searchState as unknown as Partial<GuideState> | null
  // A language model that only looked at a home leaves no search.
  return kept?.criteria === undefined ? null : { ...emptyState(), ...kept }
}
