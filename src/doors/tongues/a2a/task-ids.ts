/**
 * The id of a task is the name of its conversation and the id of its question: who knows it may see the task, and who
 * knows neither finds nothing. Nothing of it is kept but the hash of the name.
 */
export interface TaskId {
  contextId: string
  questionId: number
}

export function writeTaskId({ contextId, questionId }: TaskId): string {
  return `${contextId}.${questionId}`
}

/** null: it is none of ours. */
export function readTaskId(id: string): TaskId | null {
  const [, contextId, digits] = /^(.{16,200})\.([1-9]\d{0,14})$/su.exec(id) ?? []
  return contextId === undefined || digits === undefined ? null : { contextId, questionId: Number(digits) }
}

/** By what the conversation of a context is kept. */
export function conversationNameOf(contextId: string): string {
  return `context ${contextId}`
}
