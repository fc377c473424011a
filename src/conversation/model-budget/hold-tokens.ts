import { hash } from 'node:crypto'
import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { priceUse } from '../../platform/model-prices/model-prices.ts'
import { noUsage } from '../../platform/models/token-usage.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { budgetOf } from './model-budget.ts'
import { type Amounts, addToMonth, type MonthPlace, readMonth } from './model-months-store.ts'
import { addTokens, addWithin, noteTold, type UsagePlace } from './model-usage-store.ts'
import { monthBoundsOf, monthOf, tellReached } from './month-budget.ts'

/** What an answer takes about; what it took is known at its end. */
const heldTokens = 4_000

/** What is held for an answer until it is known how much it took. */
export interface TokenHold {
  settle(used: Amounts): Promise<void>
}

/** Which budget has no room for an answer. */
export type UsedUp = 'network' | 'day' | 'month'

export interface Spender {
  workspaceId: number
  chatbotId: number
  serialNumber: string
  settings: ChatbotSettings
  /** Of the visitor; null: a program of the firm asks, or this machine. */
  network: string | null
}

/**
 * Holds tokens of a chatbot's budgets for one answer, or says which of them is used up: that of the visitor's network, or
 * of the chatbot in this day or month, of which the firm is told once. An answer that never ends has taken what was held.
 */
export async function holdTokens(app: ConversationApp, spender: Spender): Promise<TokenHold | UsedUp> {
  const day = await holdOfDay(app, spender)
  if (typeof day === 'string') return day
  const month = await holdOfMonth(app, spender)
  if (month === null) {
    await day.settle({ tokens: 0, costMicros: 0 })
    return 'month'
  }
  return {
    settle: async (used) => {
      await day.settle(used)
      await month.settle(used)
    },
  }
}

async function holdOfDay(app: ConversationApp, spender: Spender): Promise<TokenHold | UsedUp> {
  const { workspaceId, chatbotId, network } = spender
  const budget = budgetOf(spender.settings, app.modelTokensADay)
  if (budget === null) return { settle: async () => {} }
  if (budget.chatbot === 0) return 'day'
  const place = { workspaceId, chatbotId, day: dayOf(app.now()) }
  const whole = { network: '', most: budget.chatbot }
  const shares = network === null ? [whole] : [{ network: nameOf(workspaceId, network), most: budget.network }, whole]
  const taken = await addWithin(app.db, place, shares, heldTokens)
  if (taken.length === shares.length)
    return { settle: ({ tokens }) => addTokens(app.db, place, taken, tokens - heldTokens) }
  await addTokens(app.db, place, taken, -heldTokens)
  // The whole chatbot's is asked last: all before it had room.
  if (taken.length < shares.length - 1) return 'network'
  await tellOnce(app, spender, place)
  return 'day'
}

/** A month without a budget is counted as well: one may be set in the midst of it. Null: it is used up. */
async function holdOfMonth(app: ConversationApp, spender: Spender): Promise<TokenHold | null> {
  const { workspaceId, chatbotId, serialNumber, settings } = spender
  const bounds = monthBoundsOf(settings)
  const place: MonthPlace = { workspaceId, chatbotId, month: monthOf(app.now()) }
  const { currency } = app.modelPrices
  const { costMicros } = priceUse(app.modelPrices, settings.Model, { ...noUsage, input: heldTokens })
  const held: Amounts =
    bounds === null ? { tokens: 0, costMicros: 0 } : { tokens: heldTokens, costMicros: costMicros ?? 0 }
  if (bounds !== null && (await addToMonth(app.db, place, held, { currency, bounds })) === null) {
    const use = await readMonth(app.db, place)
    if (use) await tellReached(app, { ...place, serialNumber }, { bounds, use })
    return null
  }
  return {
    settle: async (used) => {
      const more = { tokens: used.tokens - held.tokens, costMicros: used.costMicros - held.costMicros }
      if (bounds === null && more.tokens === 0) return
      const use = await addToMonth(app.db, place, more, { currency, bounds: null })
      if (use && bounds) await tellReached(app, { ...place, serialNumber }, { bounds, use })
    },
  }
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
