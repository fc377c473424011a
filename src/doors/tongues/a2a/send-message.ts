import { type AnswerPiece, RunningAnswer } from '../../../conversation/engine/running-answers.ts'
import type { ShownView } from '../../../conversation/guide/answer-view.ts'
import { findNamedQuestion } from '../../../conversation/sessions/named-questions.ts'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { errorCatalogue, fail, PorchlightError } from '../../../platform/errors.ts'
import { countVisitor } from '../../../platform/limits/visitor-limits.ts'
import type { App } from '../../app.ts'
import { askByName, readShown } from '../ask-by-name.ts'
import type { TongueCall } from '../tongue.ts'
import { readMessage, type SentMessage } from './read-message.ts'
import { A2aRefusal, wrongParam } from './refusal.ts'
import type { Fields } from './rpc-request.ts'
import { conversationNameOf, readTaskId, type TaskId } from './task-ids.ts'
import {
  answerArtifact,
  artifactUpdate,
  dataParts,
  describeTask,
  endOf,
  type Source,
  statusUpdate,
  type TaskStatus,
  textPart,
} from './task-shapes.ts'

/** One call of a method: from whom, and about which chatbot. */
export interface MethodCall {
  app: App
  call: TongueCall
  chatbot: Chatbot
  params: Fields
}

/** A task that has begun, and how it is told of. */
export interface ToldTask {
  id: TaskId
  task: RunningAnswer
  wantsData: boolean
}

/** SendMessage: the task when it is done, or at once where that is asked for. */
export async function sendMessage(method: MethodCall): Promise<object> {
  const { app } = method
  const { isImmediate, ...told } = await startTask(method)
  if (isImmediate) return { task: describeTask(told.id, { state: 'working', at: app.now() }) }
  const pieces = told.task.read()
  let view: ShownView | null = null
  try {
    let next = await pieces.next()
    while (!next.done) {
      if (typeof next.value !== 'string') view = next.value
      next = await pieces.next()
    }
    const { answer } = next.value
    const parts = [...(answer === '' ? [] : [textPart(answer)]), ...(told.wantsData ? dataParts(view) : [])]
    const artifacts = parts.length === 0 ? [] : [answerArtifact(parts, sourceOf(method, app.now()))]
    const metadata = endOf(next.value)
    return { task: describeTask(told.id, { state: 'completed', at: app.now() }, { artifacts, metadata }) }
  } catch (thrown) {
    if (!isCanceled(thrown)) throw thrown
    return { task: describeTask(told.id, { state: 'canceled', at: app.now() }) }
  }
}

/** SendStreamingMessage: the task, then its words and what they show as they come, then how it ended. */
export async function sendStreamingMessage(method: MethodCall): Promise<AsyncGenerator<object, void>> {
  return tellTask(method, await startTask(method))
}

/** What a task tells from its beginning to its end, each result a StreamResponse. */
export async function* tellTask(method: MethodCall, { id, task, wantsData }: ToldTask): AsyncGenerator<object, void> {
  const { app } = method
  const tell = (parts: Parameters<typeof answerArtifact>[0], rest: { append: boolean; lastChunk: boolean }): object =>
    artifactUpdate(id, answerArtifact(parts, sourceOf(method, app.now())), rest)
  let view: ShownView | null = null
  let hasBegun = false
  yield { task: describeTask(id, { state: 'working', at: app.now() }) }
  try {
    const pieces = task.read()
    let next = await pieces.next()
    for (; !next.done; next = await pieces.next()) {
      const piece: AnswerPiece = next.value
      if (typeof piece !== 'string') view = piece
      else if (piece !== '') {
        yield tell([textPart(piece)], { append: hasBegun, lastChunk: false })
        hasBegun = true
      }
    }
    const rest = wantsData ? dataParts(view) : []
    if (rest.length > 0) yield tell(rest, { append: hasBegun, lastChunk: true })
    yield statusUpdate(id, { state: 'completed', at: app.now() }, endOf(next.value))
  } catch (thrown) {
    yield statusUpdate(id, failedStatus(method, thrown))
  }
}

/** Begins the task of a message. It goes on until it is done or canceled, whoever listens. */
async function startTask(method: MethodCall): Promise<ToldTask & { isImmediate: boolean }> {
  const { app, call, chatbot, params } = method
  const { caller, context } = call
  const isVisitor = caller.grade !== 'secret'
  if (isVisitor) countVisitor(app, 'messages', context)
  const sent = readMessage(params, caller)
  if (sent.taskId !== '') await refuseTask(method, sent)
  const { contextId, question, isImmediate, wantsData } = sent
  const leave = app.openAnswers.open({ address: context.address, isVisitor, workspaceId: caller.workspaceId })
  try {
    const stop = new AbortController()
    const ownContext = { ...context, signal: stop.signal }
    const name = conversationNameOf(contextId)
    const asked = await askByName(app, { caller, context: ownContext }, chatbot, { name, question })
    const task = new RunningAnswer(readShown(app, asked), stop)
    app.runningAnswers.keep(asked.questionId, task, leave)
    return { id: { contextId, questionId: asked.questionId }, task, wantsData, isImmediate }
  } catch (error) {
    leave()
    throw error
  }
}

/** A task is one question and its answer: none takes another message. */
async function refuseTask(
  { app, chatbot }: MethodCall,
  { taskId, contextId, isNewContext }: SentMessage,
): Promise<void> {
  const id = readTaskId(taskId)
  const { workspaceId, serialNumber } = chatbot
  const known =
    id &&
    (await findNamedQuestion(app, { workspaceId, serialNumber, name: conversationNameOf(id.contextId) }, id.questionId))
  if (!id || !known) throw new A2aRefusal('task-not-found', 'No task of this agent has that id.')
  if (!isNewContext && id.contextId !== contextId)
    throw wrongParam('message.contextId', 'expected that of the task, or none')
  throw new A2aRefusal(
    'unsupported-operation',
    'A task is one question and its answer: leave out taskId, and go on with the conversation by its contextId.',
  )
}

export function sourceOf({ app, chatbot }: MethodCall, at: Date): Source {
  const { settings, serialNumber } = chatbot
  return { name: settings.Name, page: `${app.publicUrl}/share/${serialNumber}`, asOf: at.toISOString() }
}

function isCanceled(thrown: unknown): boolean {
  return thrown instanceof PorchlightError && thrown.code === 'client-gone'
}

/** How a task ended that came to nothing; what only an operator can mend is logged. */
function failedStatus({ app, call }: MethodCall, thrown: unknown): TaskStatus {
  const at = app.now()
  if (isCanceled(thrown)) return { state: 'canceled', at }
  const { requestId } = call.context
  const error = thrown instanceof PorchlightError ? thrown : fail('internal-error', { requestId }, { cause: thrown })
  call.note.fail()
  if (errorCatalogue[error.code].log) app.log.error({ err: thrown, requestId, code: error.code }, 'A2A task failed')
  return { state: 'failed', at, reason: error.message }
}
