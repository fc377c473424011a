import { hash } from 'node:crypto'
import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { budgetOf } from './model-budget.ts'
import { addTokens, addWithin, noteTold, type UsagePlace } from './model-usage-store.ts'

/** What an answer takes about; what it took is known at its end. */
const heldTokens = 4_000

/** Tokens that are held for an answer until it is known how many it took. */
export interface TokenHold {
  settle(tokens: number): Promise<void>
}

export interface Spender {
  workspaceId: number
  chatbotId: number
  serialNumber: string
  settings: ChatbotSettings
  /** Of the visitor; null: a program of the firm asks, or this machine. */
  network: string | null
}

const unbounded: TokenHold = { settle: async () => {} }

/**
 * Holds tokens of a chatbot's budget for one answer; null: those of the day are used up, by the chatbot, of which the firm
 * is told once, or by the network of the visitor. An answer that never ends has taken what was held.
 */
export async function holdTokens(app: ConversationApp, spender: Spender): Promise<TokenHold | null> {
  const { workspaceId, chatbotId, network } = spender
  const budget = budgetOf(spender.settings, app.modelTokensADay)
  if (budget === null) return unbounded
  if (budget.chatbot === 0) return null
  const place = { workspaceId, chatbotId, day: dayOf(app.now()) }
  const whole = { network: '', most: budget.chatbot }
  const shares = network === null ? [whole] : [{ network: nameOf(workspaceId, network), most: budget.network }, whole]
  const taken = await addWithin(app.db, place, shares, heldTokens)
  if (taken.length === shares.length)
    return { settle: (tokens) => addTokens(app.db, place, taken, tokens - heldTokens) }
  await addTokens(app.db, place, taken, -heldTokens)
  // The whole chatbot's is asked last: all before it had room.
  if (taken.length === shares.length - 1) await tellOnce(app, spender, place)
  return null
}

/** The day of UTC that a moment lies in, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10)
}

/** A network is nobody's business once it is counted. */
function nameOf(workspaceId: number, network: string): string {
  return hash('sha256', `model budget ${workspaceId} ${network}`, 'hex').slice(0, 32)
}

async function tellOnce(
  app: ConversationApp,
  { workspaceId, chatbotId, serialNumber }: Spender,
  place: UsagePlace,
): Promise<void> {
  await inTransaction(app.db, async (transaction) => {
    if (!(await noteTold(transaction, place))) return
    const { day } = place
    await app.events.record(transaction, { workspaceId, chatbotId, type: 'model.budget-used', data: { day } })
    app.log.warn({ workspaceId, serialNumber, day }, 'the tokens of a chatbot are used up: the built-in guide answers')
  })
}
