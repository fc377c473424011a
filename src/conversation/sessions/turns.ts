import { type ChatbotSettings, completeSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { usualRateLimit } from '../../firm/chatbots/rate-limit.ts'
import type { Database } from '../../platform/database/connect.ts'
import { fail, type PorchlightError } from '../../platform/errors.ts'
import type { PricedUse } from '../../platform/model-prices/model-prices.ts'
import { builtInGuideKey } from '../../platform/models/models.ts'
import {
  type BegunRow,
  beginTurnRow,
  findTaken,
  insertAnswer,
  insertQuestionForPerson,
  isThere,
  type LimitOutcome,
  type Look,
  leaveToPerson,
  markAbandoned,
  markFailed,
  type NewAnswer,
  type NewQuestion,
  type QuestionPlace,
  readMessages,
  type StoredMessage,
} from './turn-store.ts'

/** Earlier messages that are read at the most; which of them go to a model is decided by its token budget. */
const historyMessages = 200
const historyCharacters = 250_000

export interface SessionView {
  workspaceId: number
  sessionId: number
  chatbotId: number
  serialNumber: string
  settings: ChatbotSettings
}

export interface BegunTurn extends SessionView {
  questionId: number
  searchState: Record<string, unknown> | null
  history: NonNullable<BegunRow['history']>
  /** Whether a person of the firm has the conversation, so that nobody else answers. */
  isTaken: boolean
}

export type LimitHit = 'session' | 'rate' | 'allowance' | 'month'

const limitsHit: Record<LimitOutcome, LimitHit> = {
  'session-limit': 'session',
  'rate-limit': 'rate',
  allowance: 'allowance',
  'message-limit': 'month',
}

/**
 * Stores a question as pending, within the limits of its workspace and chatbot, or only looks (see `Look`): then the
 * view comes without a `questionId`. Fails with session-not-found, session-limit-reached, rate-limit-reached,
 * allowance-used-up or message-limit-reached; a refused question leaves no trace. `onLimit` hears of a refusal.
 */
export async function beginTurn(
  db: Database,
  question: NewQuestion,
  look: Look,
  onLimit: (limit: LimitHit) => void,
): Promise<SessionView | BegunTurn> {
  const row = await beginTurnRow(db, question, {
    look,
    defaultModel: builtInGuideKey,
    historyMessages,
    historyCharacters,
    usualRateLimit,
  })
  if (row.outcome === 'no-session') throw fail('session-not-found', { sessionID: question.sessionId })
  const settings = completeSettings(row.settings)
  const { workspaceId, sessionId } = question
  const view = { workspaceId, sessionId, chatbotId: row.chatbotId, serialNumber: row.serialNumber, settings }
  // What the firm lets its chatbot answer does not keep a visitor from talking with a person; floods are floods.
  const isForPerson = row.isTaken && !['begun', 'looked', 'rate-limit'].includes(row.outcome)
  const taken = isForPerson ? await insertQuestionForPerson(db, question) : null
  if (taken !== null) return { ...view, questionId: taken, searchState: row.searchState, history: [], isTaken: true }
  if (isLimit(row.outcome)) {
    onLimit(limitsHit[row.outcome])
    throw limitFailure(row.outcome, row, settings)
  }
  if (row.outcome === 'looked') return view
  const { questionId, searchState, isTaken } = row
  return { ...view, questionId, searchState, history: row.history ?? [], isTaken }
}

export function isBegun(view: SessionView | BegunTurn): view is BegunTurn {
  return 'questionId' in view
}

function isLimit(outcome: BegunRow['outcome']): outcome is LimitOutcome {
  return outcome in limitsHit
}

function limitFailure(outcome: LimitOutcome, row: BegunRow, settings: ChatbotSettings): PorchlightError {
  const limit = row.limitReached ?? 0
  // Never over: it comes without a time to try again.
  if (outcome === 'session-limit') return fail('session-limit-reached', { limit })
  const retryAfterSeconds = row.retryAfter ?? 1
  if (outcome === 'allowance') return fail('allowance-used-up', { limit }, { retryAfterSeconds })
  if (outcome === 'message-limit') return fail('message-limit-reached', { limit }, { retryAfterSeconds })
  const { RateLimitCount: count, RateLimitTime: seconds } = settings
  const usual = `A conversation may send at most ${count} ${count === 1 ? 'message' : 'messages'} in ${seconds} s: wait ${Math.ceil(retryAfterSeconds)} s, then send it again.`
  const message = settings.RateLimitMessage.trim() === '' ? usual : settings.RateLimitMessage
  return fail('rate-limit-reached', { message }, { retryAfterSeconds })
}

/**
 * Stores the answer of a turn and answers its id; null: a person has taken the conversation before anything was read of
 * it, and the question is theirs. Fails when the chatbot was removed meanwhile.
 */
export async function finishTurn(
  db: Database,
  place: QuestionPlace,
  answer: NewAnswer,
  reading: { wasRead?: boolean } = {},
): Promise<number | null> {
  const id = await insertAnswer(db, place, answer, reading)
  if (id === null) await leaveQuestion(db, place)
  return id
}

/**
 * Leaves the question of a turn to the person who has the conversation. Where the session is there and the question is
 * not, the database lost it: nobody waits until a question is on the disk, so one of the last moments before a crash is
 * gone. That is trouble of ours, and the client’s next try asks anew.
 */
export async function leaveQuestion(db: Database, place: QuestionPlace): Promise<void> {
  if (await leaveToPerson(db, place)) return
  if (await isThere(db, place)) throw fail('database-unavailable', {}, { retryAfterSeconds: 1 })
  throw fail('session-not-found', { sessionID: place.sessionId })
}

/** Whether a person of the firm has the conversation. */
export function isTakenNow(db: Database, place: { workspaceId: number; sessionId: number }): Promise<boolean> {
  return findTaken(db, place)
}

/** Keeps the question of a failed turn; it no longer counts for MessageLimit. `failure` is an error code; `usage`: what models used all the same. */
export async function failTurn(
  db: Database,
  place: QuestionPlace,
  failure: string,
  trace: Record<string, unknown>,
  usage: readonly PricedUse[] | null = null,
): Promise<void> {
  await markFailed(db, place, { failure, trace, usage })
}

/** Gives back what turns hold that can run no more, because their process died: those begun longer ago than that. */
export async function healTurns(db: Database, longerThanMs: number): Promise<void> {
  let healed: number
  do healed = await markAbandoned(db, longerThanMs)
  while (healed > 0)
}

/** The newest messages of a session, oldest first. */
export async function listMessages(
  db: Database,
  place: { workspaceId: number; sessionId: number },
  limit = historyMessages,
): Promise<StoredMessage[]> {
  return readMessages(db, place, limit)
}
