import { type ChatbotSettings, completeSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import type { ConversationApp } from '../conversation-app.ts'
import { listMonths, type MonthBounds, type MonthPlace, type MonthUse, noteMonthTold } from './model-months-store.ts'

/** What a chatbot's models may use in a month; null: as much as they take. */
export function monthBoundsOf({
  ModelBudgetMonthly: tokens,
  ModelBudgetMonthlyCost: cost,
}: Pick<ChatbotSettings, 'ModelBudgetMonthly' | 'ModelBudgetMonthlyCost'>): MonthBounds | null {
  if (tokens <= 0 && cost <= 0) return null
  return { tokens: tokens > 0 ? tokens : null, costMicros: cost > 0 ? cost * 1_000_000 : null }
}

/** The month of UTC that a moment lies in, as YYYY-MM. */
export function monthOf(moment: Date): string {
  return moment.toISOString().slice(0, 7)
}

/** How much of a budget is used: of tokens or of money, whichever is further. */
export function findReached(bounds: MonthBounds, use: { tokens: number; costMicros: number }): 80 | 100 | null {
  const shares = [
    bounds.tokens === null ? 0 : use.tokens / bounds.tokens,
    bounds.costMicros === null ? 0 : use.costMicros / bounds.costMicros,
  ]
  const most = Math.max(...shares)
  return most >= 1 ? 100 : most >= 0.8 ? 80 : null
}

interface Told extends MonthPlace {
  serialNumber: string
}

/** Tells the owner once of each budget that 80 and that 100 percent of it are used. */
export async function tellReached(
  app: ConversationApp,
  { serialNumber, ...place }: Told,
  { bounds, use }: { bounds: MonthBounds; use: MonthUse },
): Promise<void> {
  const percent = findReached(bounds, use)
  if (percent === null) return
  const { currency } = app.modelPrices
  const budget = `${bounds.tokens ?? ''}/${bounds.costMicros ?? ''}${currency}`
  if ((percent === 100 ? use.toldAll : use.toldMost) === budget) return
  const { workspaceId, chatbotId, month } = place
  const { tokens, costMicros } = use
  await inTransaction(app.db, async (transaction) => {
    if (!(await noteMonthTold(transaction, place, { percent, budget }))) return
    await app.events.record(transaction, {
      workspaceId,
      chatbotId,
      type: 'model.budget-reached',
      data: {
        month,
        percent,
        tokens,
        tokensBudget: bounds.tokens,
        costMicros,
        costBudgetMicros: bounds.costMicros,
        currency,
      },
    })
    app.log.warn({ workspaceId, serialNumber, month, percent }, 'the budget of a chatbot’s model is used to that part')
  })
}

export interface ChatbotMonth {
  serialNumber: string
  settings: ChatbotSettings
  tokens: number
  costMicros: number
  bounds: MonthBounds | null
}

/** This month of chatbots whose models used something, or that have a budget of the month. */
export async function readMonths(
  { db, now }: Pick<ConversationApp, 'db' | 'now'>,
  place: { workspaceId: number; chatbotId: number | null },
): Promise<ChatbotMonth[]> {
  const months = await listMonths(db, { ...place, month: monthOf(now()) })
  return months.map(({ settings: stored, ...month }) => {
    const settings = completeSettings(stored)
    return { ...month, settings, bounds: monthBoundsOf(settings) }
  })
}
