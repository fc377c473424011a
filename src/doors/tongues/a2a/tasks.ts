import { setTimeout as wait } from 'node:timers/promises'
import type { NamedQuestionCursor, QuestionState } from '../../../conversation/sessions/named-question.ts'
import {
  countNamed,
  findNamedQuestion,
  listNamedQuestions,
  type NamedQuestion,
} from '../../../conversation/sessions/named-questions.ts'
import { checkSite } from '../../../firm/visits/check-site.ts'
import { checkScopes } from '../../../firm/workspaces/keys/scopes.ts'
import { actorOf } from '../../../platform/change-log/record-change.ts'
import { errorCatalogue, fail } from '../../../platform/errors.ts'
import { A2aRefusal, wrongParam } from './refusal.ts'
import { type Fields, integerField, textField } from './rpc-request.ts'
import { type MethodCall, sourceOf, tellTask } from './send-message.ts'
import { conversationNameOf, readTaskId, type TaskId } from './task-ids.ts'
import {
  answerArtifact,
  artifactUpdate,
  dataParts,
  describeTask,
  endOf,
  questionMessage,
  statesByName,
  statusUpdate,
  type TaskStatus,
  textPart,
} from './task-shapes.ts'

const usualPage = 50
const mostOnPage = 100
const longestHistory = 2 ** 31 - 1
/** A task of another process is looked for so often, and so long. */
const lookMs = 250
const mostLooks = 480

/** GetTask */
export async function getTask(method: MethodCall): Promise<object> {
  checkReader(method)
  const { id, found } = await requireTask(method)
  return describeFound(method, id, found, { hasArtifacts: true, hasHistory: wantsHistory(method.params) })
}

/** ListTasks: those of the conversation that is named. Without its contextId nothing shows whose tasks somebody may see. */
export async function listTasks(method: MethodCall): Promise<object> {
  checkReader(method)
  const { app, chatbot, params } = method
  const { workspaceId, serialNumber } = chatbot
  const contextId = textField(params, 'contextId')
  const pageSize = integerField(params, 'pageSize', { least: 1, most: mostOnPage }) ?? usualPage
  const behind = readPageToken(textField(params, 'pageToken'))
  const state = readState(textField(params, 'status'))
  const since = readTime(textField(params, 'statusTimestampAfter'))
  const hasHistory = wantsHistory(params)
  if (contextId === '' || state === null) return { tasks: [], nextPageToken: '', pageSize, totalSize: 0 }
  const conversation = { workspaceId, serialNumber, name: conversationNameOf(contextId) }
  const filter = { state, since }
  const found = await listNamedQuestions(app, conversation, filter, { limit: pageSize + 1, behind })
  const page = found.slice(0, pageSize)
  const last = page.at(-1)
  for (const { sessionId } of page.slice(0, 1)) noteRead(method, sessionId)
  const hasArtifacts = params.includeArtifacts === true
  return {
    tasks: page.map((each) =>
      describeFound(method, { contextId, questionId: each.id }, each, { hasArtifacts, hasHistory }),
    ),
    nextPageToken: last && found.length > pageSize ? writePageToken(last) : '',
    pageSize,
    totalSize: await countNamed(app, conversation, filter),
  }
}

/** CancelTask: ends one that is being worked on. */
export async function cancelTask(method: MethodCall): Promise<object> {
  checkReader(method)
  const { id, found } = await requireTask(method)
  const running = found.state === 'working' ? method.app.runningAnswers.find(found.id) : undefined
  await running?.cancel()
  const now = running ? (await requireTask(method)).found : found
  if (!running || now.state !== 'canceled')
    throw new A2aRefusal('task-not-cancelable', 'The task is over, or nothing can end it any more.')
  return describeFound(method, id, now, { hasArtifacts: true, hasHistory: false })
}

/** SubscribeToTask: all that a task that is being worked on tells, from its beginning. */
export async function subscribeToTask(method: MethodCall): Promise<AsyncGenerator<object, void>> {
  checkReader(method)
  const { id, found } = await requireTask(method)
  if (found.state !== 'working')
    throw new A2aRefusal('unsupported-operation', 'The task is over: GetTask has what came of it.')
  return subscribe(method, id)
}

async function* subscribe(method: MethodCall, id: TaskId): AsyncGenerator<object, void> {
  const { app, call } = method
  const { grade, workspaceId } = call.caller
  const { address } = call.context
  const leave = app.openAnswers.open({ address, isVisitor: grade !== 'secret', workspaceId })
  try {
    const task = app.runningAnswers.find(id.questionId)
    yield* task ? tellTask(method, { id, task, wantsData: true }) : awaitTask(method, id)
  } finally {
    leave()
  }
}

/** One that another process works on is told whole, once it is done. */
async function* awaitTask(method: MethodCall, id: TaskId): AsyncGenerator<object, void> {
  yield { task: describeTask(id, { state: 'working', at: method.app.now() }) }
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const { found } = await requireTask(method)
    if (found.state !== 'working') {
      const [artifact] = artifactsOf(method, found)
      if (artifact) yield artifactUpdate(id, artifact, { append: false, lastChunk: true })
      yield statusUpdate(id, statusOf(found), metadataOf(found))
      return
    }
    await wait(lookMs, undefined, { signal: method.call.context.signal })
  }
  throw fail('too-slow', { seconds: (lookMs * mostLooks) / 1_000 })
}

/** Whether this caller may read what was said here at all: a key by its scopes, a page by where it stands. */
function checkReader({ app, call, chatbot }: MethodCall): void {
  const { caller, context } = call
  if (caller.scopes) checkScopes(caller.scopes, { id: 'readTrace', tag: 'Messages' }, 'GET')
  if (caller.grade !== 'secret') checkSite(app.publicUrl, chatbot.settings, context)
}

/** What visitors said is read by the firm: who read it is kept, as it is everywhere. */
function noteRead({ app, call: { caller }, chatbot: { workspaceId } }: MethodCall, sessionId: number): void {
  if (caller.grade === 'secret')
    app.reads.note({ workspaceId, actor: actorOf(caller) }, 'conversation.opened', { sessionId })
}

async function requireTask(method: MethodCall): Promise<{ id: TaskId; found: NamedQuestion }> {
  const { app, chatbot, params } = method
  const { workspaceId, serialNumber } = chatbot
  const given = textField(params, 'id')
  if (given === '') throw wrongParam('id', 'expected the id of a task')
  const id = readTaskId(given)
  const conversation = id && { workspaceId, serialNumber, name: conversationNameOf(id.contextId) }
  const found = conversation && (await findNamedQuestion(app, conversation, id.questionId))
  if (!id || !found) throw new A2aRefusal('task-not-found', 'No task of this agent has that id.')
  noteRead(method, found.sessionId)
  return { id, found }
}

function describeFound(
  method: MethodCall,
  id: TaskId,
  found: NamedQuestion,
  { hasArtifacts, hasHistory }: { hasArtifacts: boolean; hasHistory: boolean },
): object {
  return describeTask(id, statusOf(found), {
    ...(hasArtifacts && { artifacts: artifactsOf(method, found) }),
    ...(hasHistory && { history: [questionMessage(id, found.question)] }),
    metadata: metadataOf(found),
  })
}

function statusOf({ state, changedAt, failure }: NamedQuestion): TaskStatus {
  if (state !== 'failed') return { state, at: changedAt }
  // Why exactly it failed is the firm's to read; what is in the catalogue and needs no details may be said.
  const sentence = failure !== null && failure in errorCatalogue ? Reflect.get(errorCatalogue, failure).sentence : ''
  const reason =
    sentence === '' || sentence.includes('{') ? 'This question could not be answered: ask it again.' : sentence
  return { state, at: changedAt, reason }
}

function artifactsOf(method: MethodCall, { answer, view, changedAt }: NamedQuestion): object[] {
  const parts = [...(answer ? [textPart(answer)] : []), ...dataParts(view)]
  return parts.length === 0 ? [] : [answerArtifact(parts, sourceOf(method, changedAt))]
}

function metadataOf({ state, answer, noAnswer }: NamedQuestion): object {
  return state === 'completed' ? endOf({ noAnswer: noAnswer === true, isTaken: answer === null }) : {}
}

function wantsHistory(params: Fields): boolean {
  return integerField(params, 'historyLength', { least: 0, most: longestHistory }) !== 0
}

/** undefined: any; null: one that no task of ours comes to. */
function readState(name: string): QuestionState | null | undefined {
  if (name === '' || name === 'TASK_STATE_UNSPECIFIED') return undefined
  const state = statesByName.get(name)
  if (state === undefined) throw wrongParam('status', `expected one of ${[...statesByName.keys()].join(', ')}`)
  return state
}

function readTime(text: string): Date | undefined {
  if (text === '') return undefined
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(text)
  const time = new Date(text)
  if (!isIso || Number.isNaN(time.getTime()))
    throw wrongParam('statusTimestampAfter', 'expected a time like 2026-10-28T10:30:00.000Z')
  return time
}

function writePageToken({ changedAt, id }: NamedQuestionCursor): string {
  return `${changedAt.getTime()}-${id}`
}

function readPageToken(token: string): NamedQuestionCursor | null {
  if (token === '') return null
  const [, ms, id] = /^(\d{1,15})-([1-9]\d{0,14})$/.exec(token) ?? []
  if (ms === undefined || id === undefined) throw wrongParam('pageToken', 'expected that of an earlier page')
  return { changedAt: new Date(Number(ms)), id: Number(id) }
}
