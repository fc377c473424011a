import { type ChatbotSettings, completeSettings } from '../chatbots/chatbot-settings.ts'
import type { Database } from '../database/connect.ts'
import { fail } from '../errors.ts'
import { builtInGuideKey } from '../models/models.ts'
import {
  type BegunRow,
  beginTurnRow,
  insertAnswer,
  type Look,
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
}

export type LimitHit = 'rate' | 'month'

/**
 * Stores a question as pending, within the limits of its chatbot, or only looks (see `Look`): then the view comes
 * without a `questionId`. Fails with session-not-found, rate-limit-reached or message-limit-reached; a refused
 * question leaves no trace. `onLimit` hears of a refusal.
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
  })
  if (row.outcome === 'no-session') throw fail('session-not-found', { sessionID: question.sessionId })
  const settings = completeSettings(row.settings)
  if (row.outcome === 'rate-limit' || row.outcome === 'message-limit') {
    onLimit(row.outcome === 'rate-limit' ? 'rate' : 'month')
    throw limitFailure(row.outcome, settings, row.retryAfter ?? 1)
  }
  const { workspaceId, sessionId } = question
  const view = { workspaceId, sessionId, chatbotId: row.chatbotId, serialNumber: row.serialNumber, settings }
  if (row.outcome === 'looked') return view
  return { ...view, questionId: row.questionId, searchState: row.searchState, history: row.history ?? [] }
}

export function isBegun(view: SessionView | BegunTurn): view is BegunTurn {
  return 'questionId' in view
}

function limitFailure(outcome: 'rate-limit' | 'message-limit', settings: ChatbotSettings, retryAfterSeconds: number) {
  if (outcome === 'message-limit') {
    return fail('message-limit-reached', { limit: settings.MessageLimit }, { retryAfterSeconds })
  }
  const { RateLimitCount: count, RateLimitTime: seconds } = settings
  const usual = `A conversation may send at most ${count} ${count === 1 ? 'message' : 'messages'} in ${seconds} s: wait ${Math.ceil(retryAfterSeconds)} s, then send it again.`
  const message = settings.RateLimitMessage.trim() === '' ? usual : settings.RateLimitMessage
  return fail('rate-limit-reached', { message }, { retryAfterSeconds })
}

/** Stores the answer of a turn and answers its id. Fails when the chatbot was removed meanwhile. */
export async function finishTurn(db: Database, place: QuestionPlace, answer: NewAnswer): Promise<number> {
  const id = await insertAnswer(db, place, answer)
  if (id === null) throw fail('session-not-found', { sessionID: place.sessionId })
  return id
}

/** Keeps the question of a failed turn; it no longer counts for MessageLimit. `failure` is an error code. */
export async function failTurn(
  db: Database,
  place: QuestionPlace,
  failure: string,
  trace: Record<string, unknown>,
): Promise<void> {
  await markFailed(db, place, failure, trace)
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
