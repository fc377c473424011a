import { SegmentedControl } from '@mantine/core'
import type { ModelUsage } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { BarList } from './BarList.tsx'
import { groupDays } from './chart-scale.ts'
import { DayChart } from './DayChart.tsx'
import { FigureTable } from './FigureTable.tsx'
import styles from './insight.module.css'
import { MonthBudgets } from './MonthBudgets.tsx'
import { currencyOf, sumDays, sumRows, sumsOfUsage, tableOfUsage, type UsageMeasure, usageOfRow } from './usage-sums.ts'
import { writeMicros } from './write-micros.ts'

const mostBars = 10

/** What language models used and cost: this month's budgets, days, chatbots, models, and every number. */
export function Usage({ usage, fileName }: { usage: ModelUsage; fileName: string }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const [wanted, setWanted] = useState<UsageMeasure>('cost')
  const { rows } = usage
  const currency = currencyOf(usage)
  const isPriced = rows.some(({ costMicros }) => costMicros !== null)
  if (rows.length === 0 && usage.budgets.length === 0)
    return <EmptyState icon="insight" title={t('insight.usage.empty')} help={t('insight.usage.emptyHelp')} />
  const measure: UsageMeasure = isPriced ? wanted : 'tokens'
  const amountOf = (row: ModelUsage['rows'][number]): number => usageOfRow[measure](row, currency)
  const write = (value: number): string =>
    measure === 'cost' ? writeMicros(value, currency, i18n.language) : formats.number(value)
  const title = t(`insight.usage.${measure}`)
  const none = t('insight.nothing')
  const unpriced = [...new Set(rows.filter(({ costMicros }) => costMicros === null).map(({ model }) => model))]
  return (
    <>
      <MonthBudgets usage={usage} />
      {isPriced && (
        <div>
          <SegmentedControl
            aria-label={t('insight.usage.show')}
            value={measure}
            onChange={(value) => setWanted(value === 'tokens' ? value : 'cost')}
            data={(['cost', 'tokens'] as const).map((value) => ({ value, label: t(`insight.usage.${value}`) }))}
          />
        </div>
      )}
      <DayChart title={title} days={groupDays(sumDays(usage, amountOf))} write={write} />
      <div className={styles.quarters}>
        <BarList
          title={t('insight.usage.chatbots')}
          bars={sumRows(rows, ({ chatbot }) => chatbot, amountOf).slice(0, mostBars)}
          none={none}
          write={write}
        />
        <BarList
          title={t('insight.usage.models')}
          bars={sumRows(rows, ({ model }) => model, amountOf).slice(0, mostBars)}
          none={none}
          write={write}
        />
      </div>
      <FigureTable
        title={t('insight.numbers')}
        table={tableOfUsage(usage, t)}
        foot={sumsOfUsage(usage, t)}
        fileName={`${fileName}-model-usage`}
      />
      <p className={styles.note}>
        {t('insight.usage.note')}
        {unpriced.length > 0 && ` ${t('insight.usage.unpriced', { models: formats.list(unpriced) })}`}
      </p>
    </>
  )
}
