import type { HistoryMessage } from '../answerer.ts'
import { estimateTokens } from './estimate-tokens.ts'

/** What a message costs besides its words. */
const perMessage = 8

/**
 * The newest messages that fit into so many tokens, oldest first. Whole turns only: it never begins with an answer
 * whose question is missing.
 */
export function fitHistory(history: readonly HistoryMessage[], tokens: number): HistoryMessage[] {
  let left = tokens
  let first = history.length
  for (let index = history.length - 1; index >= 0; index -= 1) {
    const message = history[index]
    if (!message) break
    left -= estimateTokens(message.content) + perMessage
    if (left < 0) break
    if (message.role === 'question') first = index
  }
  return history.slice(first)
}
