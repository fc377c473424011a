import { Type } from 'typebox'
import { narrowedOperation } from '../define-operation.ts'
import { monthOf, readMonths } from '../model-budget/month-budget.ts'
import { askedDaysFields, readAskedDays, toldDaysFields } from './asked-days.ts'
import { readUsageRows } from './usage-store.ts'

/** Two years of a busy firm with some chatbots have fewer. */
const mostRows = 20_000

const text = (description: string) => Type.String({ description })
const count = (description: string) => Type.Integer({ description })
const countOrNull = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

export const ModelUsageRow = Type.Object({
  day: text('YYYY-MM-DD, in the chatbot’s time zone'),
  serialNumber: text('The chatbot'),
  chatbot: text('Its name'),
  model: text('Key of the model'),
  turns: count('Answers in which it had a part, and questions that failed after it was asked'),
  input: count('Tokens that were sent and read anew'),
  cached: count('Tokens that were sent and taken from the provider’s cache'),
  output: count('Tokens of what it said'),
  reasoning: count('Tokens of its thoughts'),
  totalToken: count('All four together'),
  costMicros: countOrNull(
    'What that cost by the prices of the time, in millionths of the currency; null: the model had no price',
  ),
  currency: Type.Union([Type.String(), Type.Null()], { description: 'Such as USD; null without a price' }),
})

export const ModelBudgetUse = Type.Object({
  serialNumber: text('The chatbot'),
  chatbot: text('Its name'),
  model: text('Key of what answers now'),
  tokens: count('Tokens of this month, with those held for answers that are being given'),
  tokensBudget: countOrNull('Its ModelBudgetMonthly; null: none is set'),
  costMicros: countOrNull('What they cost, in millionths of the currency; null: no prices are set'),
  costBudgetMicros: countOrNull('Its ModelBudgetMonthlyCost in the same; null: none is set'),
  isPriced: Type.Boolean({
    description: 'Whether its model has a price, without which no budget of money holds',
  }),
  isUsedUp: Type.Boolean({ description: 'Whether the built-in guide answers until the month ends' }),
})

/** What language models used, in some days, and what is left of this month's budgets. */
export const ModelUsage = Type.Object({
  ...toldDaysFields,
  rows: Type.Array(ModelUsageRow, {
    description: `By day, chatbot and model, the oldest day first; at most ${mostRows}. Turns of before Porchlight kept this have none`,
  }),
  month: text('This month of UTC, YYYY-MM'),
  currency: Type.Union([Type.String(), Type.Null()], {
    description: 'Of the prices that are set now; null: there are none (PORCHLIGHT_MODEL_PRICES)',
  }),
  budgets: Type.Array(ModelBudgetUse, {
    description: 'Of chatbots whose models used something this month, or that have a budget of the month',
  }),
})

/** GET /v1/insight/model-usage */
export const readModelUsage = narrowedOperation({
  id: 'readModelUsage',
  summary: 'Read what language models used and cost',
  description:
    'Tokens by day, chatbot and model: read anew, from the provider’s cache, said and thought; with what they cost where the operator has set prices. And how much of this month’s budgets is used. What was broken off is counted too, by an estimate.',
  tag: 'Insight',
  access: 'secret-key',
  input: Type.Object(askedDaysFields),
  output: ModelUsage,
  example: { serialNumber: '0123456789abcdef0123456789abcdef', from: '2026-01-01', to: '2026-01-31' },
  errors: [],
  async run(app, { workspaceId }, asked) {
    const { scope, told } = await readAskedDays(app, workspaceId, asked)
    const [rows, months] = await Promise.all([
      readUsageRows(app.db, workspaceId, scope, mostRows),
      readMonths(app, { workspaceId, chatbotId: scope.chatbotId }),
    ])
    const { models, currency } = app.modelPrices
    return {
      ...told,
      rows: rows.map(({ costMicros, currency: of, ...row }) => ({
        ...row,
        totalToken: row.input + row.cached + row.output + row.reasoning,
        costMicros: of === '' ? null : costMicros,
        currency: of === '' ? null : of,
      })),
      month: monthOf(app.now()),
      currency: models.size === 0 ? null : currency,
      budgets: months.map(({ serialNumber, settings, tokens, costMicros, bounds }) => {
        const [tokensBudget, costBudgetMicros] = [bounds?.tokens ?? null, bounds?.costMicros ?? null]
        const isOver = (used: number, budget: number | null): boolean => budget !== null && used >= budget
        return {
          serialNumber,
          chatbot: settings.Name,
          model: settings.Model,
          tokens,
          tokensBudget,
          costMicros: models.size === 0 ? null : costMicros,
          costBudgetMicros,
          isPriced: models.has(settings.Model),
          isUsedUp: isOver(tokens, tokensBudget) || isOver(costMicros, costBudgetMicros),
        }
      }),
    }
  },
})
