import type { ModelBudgetUse, ModelUsage } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../words/use-formats.ts'
import styles from './month-budgets.module.css'
import { writeMicros } from './write-micros.ts'

/** What each chatbot used this month, and how much of its budget that is. */
export function MonthBudgets({ usage: { budgets, month, currency } }: { usage: ModelUsage }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  if (budgets.length === 0) return null
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const money = (micros: number): string => writeMicros(micros, currency, i18n.language)
  const told = (used: string, budget: string | null): string =>
    budget === null ? used : t('insight.usage.usedOf', { used, budget })
  return (
    <section className={styles.budgets}>
      <h2>{t('insight.usage.month', { month: name.format(new Date(`${month}-01T00:00:00Z`)) })}</h2>
      <ul>
        {budgets.map((budget) => (
          <li key={budget.serialNumber}>
            <span className={styles.name} dir="auto">
              {budget.chatbot}
            </span>
            <span className={styles.figures}>
              <span className="numbers">
                {t('insight.usage.tokensUsed', {
                  used: told(
                    formats.number(budget.tokens),
                    budget.tokensBudget === null ? null : formats.number(budget.tokensBudget),
                  ),
                })}
              </span>
              {(budget.costMicros !== null || budget.costBudgetMicros !== null) && (
                <span className="numbers">
                  {told(
                    money(budget.costMicros ?? 0),
                    budget.costBudgetMicros === null ? null : money(budget.costBudgetMicros),
                  )}
                </span>
              )}
            </span>
            {shareOf(budget) !== null && <Meter share={shareOf(budget) ?? 0} label={budget.chatbot} />}
            {budget.isUsedUp && <p className={styles.used}>{t('insight.usage.usedUp')}</p>}
            {limitsNothing(budget) && (
              <p className={styles.used}>{t('insight.usage.noPrice', { model: budget.model })}</p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.help}>{t('insight.usage.budgetHelp')}</p>
    </section>
  )
}

/** A budget of money of which a model without a price takes nothing. */
function limitsNothing({ costBudgetMicros, isPriced, isUsedUp, model }: ModelBudgetUse): boolean {
  return costBudgetMicros !== null && !isPriced && !isUsedUp && model !== 'porchlight-guide'
}

/** Of tokens or of money, whichever is further; null: no budget is set. */
function shareOf({ tokens, tokensBudget, costMicros, costBudgetMicros }: ModelBudgetUse): number | null {
  const shares = [
    tokensBudget === null ? null : tokens / tokensBudget,
    costBudgetMicros === null ? null : (costMicros ?? 0) / costBudgetMicros,
  ].filter((share) => share !== null)
  return shares.length === 0 ? null : Math.max(...shares)
}

function Meter({ share, label }: { share: number; label: string }) {
  const percent = Math.min(100, Math.round(share * 100))
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers draw a meter each in its own way, and in colours of its own
    <div
      className={styles.meter}
      role="meter"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      data-tone={share >= 1 ? 'full' : share >= 0.8 ? 'near' : 'fine'}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  )
}
