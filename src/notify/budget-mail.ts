import { findChatbotOf } from '../firm/chatbots/find-chatbot.ts'
import { ownerOf } from '../firm/workspaces/workspace-owner.ts'
import type { EventConsumer } from '../platform/events/consumer.ts'
import type { StoredEvent } from '../platform/events/event-types.ts'
import { type PageOfMail, writeHtml } from '../platform/mail/write-html.ts'
import { writeText } from '../platform/mail/write-text.ts'
import { oneLine } from '../platform/text/plain-lines.ts'
import { findRecipient } from '../visitors/leads/recipient.ts'
import type { NotifyApp } from './notify-app.ts'

type BudgetReached = Extract<StoredEvent, { type: 'model.budget-reached' }>

/** Mails to the owner, or else to whom the chatbot names, that most or all of a month's budget of a model is used. */
export const budgetMail: EventConsumer<NotifyApp> = {
  name: 'budget-mail',
  types: ['model.budget-reached'],
  async handle(app, transaction, { workspaceId, chatbotId, data }: BudgetReached) {
    const chatbot = chatbotId === null ? null : await findChatbotOf(transaction, { workspaceId, chatbotId })
    if (!chatbot) return
    const { settings } = chatbot
    const owner = await ownerOf(transaction, workspaceId)
    const recipient = owner || (await findRecipient({ db: transaction }, workspaceId, settings))
    if (recipient === null) return
    const name = oneLine(settings.Name)
    const isAll = data.percent === 100
    const page: PageOfMail = {
      opening: isAll
        ? `The model budget of ${name} for ${data.month} is used up. Visitors still get answers: the built-in guide gives them until the month ends (UTC).`
        : `${name} has used ${data.percent} percent of its model budget for ${data.month}. When all of it is used, the built-in guide answers until the month ends (UTC).`,
      rows: describe(data),
      heading: 'What you can do',
      body: `Raise the budget in the settings of the chatbot, under “Model and cost” (ModelBudgetMonthly, ModelBudgetMonthlyCost), choose a model that costs less, or leave it as it is.`,
      link: { label: 'See usage in the console', url: `${app.publicUrl}/console/insight?view=usage` },
    }
    await app.mailer.post(
      {
        workspaceId,
        recipient,
        subject: isAll
          ? `The model budget of ${name} is used up for ${data.month}`
          : `${name} has used ${data.percent} percent of its model budget for ${data.month}`,
        text: writeText(page),
        html: writeHtml(page),
      },
      transaction,
    )
  },
}

function describe({
  tokens,
  tokensBudget,
  costMicros,
  costBudgetMicros,
  currency,
}: BudgetReached['data']): [string, string][] {
  const count = (value: number): string => value.toLocaleString('en-US')
  const money = (micros: number): string =>
    (micros / 1_000_000).toLocaleString('en-US', { style: 'currency', currency })
  return [
    ['Tokens', tokensBudget === null ? count(tokens) : `${count(tokens)} of ${count(tokensBudget)}`],
    ...(costBudgetMicros === null
      ? []
      : [['Cost', `${money(costMicros)} of ${money(costBudgetMicros)}`] as [string, string]]),
  ]
}
