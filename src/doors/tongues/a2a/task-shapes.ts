import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import type { QuestionState } from '../../../conversation/sessions/named-question.ts'
import { type TaskId, writeTaskId } from './task-ids.ts'

const states: Readonly<Record<QuestionState, string>> = {
  working: 'TASK_STATE_WORKING',
  completed: 'TASK_STATE_COMPLETED',
  canceled: 'TASK_STATE_CANCELED',
  failed: 'TASK_STATE_FAILED',
}

/** All that A2A has; those that no task of ours comes to are null. */
export const statesByName: ReadonlyMap<string, QuestionState | null> = new Map([
  ...Object.entries(states).map(([state, name]) => [name, state as QuestionState] as const),
  ['TASK_STATE_SUBMITTED', null],
  ['TASK_STATE_INPUT_REQUIRED', null],
  ['TASK_STATE_REJECTED', null],
  ['TASK_STATE_AUTH_REQUIRED', null],
])

export type Part = Readonly<Record<string, unknown>>

/** Whom an answer is from and of when, which every answer names. */
export interface Source {
  name: string
  page: string
  asOf: string
}

const artifactId = 'answer'

export function textPart(text: string): Part {
  return { text, mediaType: 'text/plain' }
}

/** Beside the words: what was searched for, and each home that is shown. */
export function dataParts(view: ShownView | null): Part[] {
  if (view === null) return []
  const { criteria, total, cards } = view
  const search = { total, criteria: criteria.map(({ label }) => label) }
  return [
    ...(criteria.length === 0 ? [] : [{ data: { search }, mediaType: 'application/json' }]),
    ...cards.map((listing) => ({ data: { listing }, mediaType: 'application/json' })),
  ]
}

export function answerArtifact(parts: readonly Part[], { name, page, asOf }: Source): object {
  return { artifactId, name: 'Answer', parts, metadata: { source: { name, page }, asOf } }
}

export interface TaskStatus {
  state: QuestionState
  at: Date
  /** Why it failed, in a sentence. */
  reason?: string
}

function describeStatus(id: TaskId, { state, at, reason }: TaskStatus): object {
  const place = { contextId: id.contextId, taskId: writeTaskId(id) }
  const message = {
    messageId: `status-${id.questionId}`,
    ...place,
    role: 'ROLE_AGENT',
    parts: [textPart(reason ?? '')],
  }
  return { state: states[state], timestamp: at.toISOString(), ...(reason === undefined ? {} : { message }) }
}

interface TaskRest {
  /** Left out: they are not told of. */
  artifacts?: readonly object[]
  history?: readonly object[]
  metadata?: object
}

export function describeTask(id: TaskId, status: TaskStatus, { artifacts, history, metadata }: TaskRest = {}): object {
  return {
    id: writeTaskId(id),
    contextId: id.contextId,
    status: describeStatus(id, status),
    ...(artifacts && { artifacts }),
    ...(history && history.length > 0 && { history }),
    ...(metadata && { metadata }),
  }
}

/** The question, as the history of its task has it. */
export function questionMessage(id: TaskId, question: string): object {
  return {
    messageId: `question-${id.questionId}`,
    contextId: id.contextId,
    taskId: writeTaskId(id),
    role: 'ROLE_USER',
    parts: [textPart(question)],
  }
}

/** What a task that is over says besides. `personAnswers`: a person of the firm has the conversation, and answers there. */
export function endOf({ noAnswer, isTaken }: { noAnswer: boolean; isTaken: boolean }): object {
  return { noAnswer, personAnswers: isTaken }
}

export function statusUpdate(id: TaskId, status: TaskStatus, metadata?: object): object {
  const place = { taskId: writeTaskId(id), contextId: id.contextId }
  return { statusUpdate: { ...place, status: describeStatus(id, status), ...(metadata && { metadata }) } }
}

export function artifactUpdate(id: TaskId, artifact: object, rest: { append: boolean; lastChunk: boolean }): object {
  return { artifactUpdate: { taskId: writeTaskId(id), contextId: id.contextId, artifact, ...rest } }
}
