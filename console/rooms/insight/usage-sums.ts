import type { TFunction } from 'i18next'
import type { ModelUsage, ModelUsageRow } from 'porchlight/client'
import type { NumberTable } from './number-table.ts'

/** What can be drawn of usage: tokens, or what they cost in one currency. */
export type UsageMeasure = 'tokens' | 'cost'

export const usageOfRow: Record<UsageMeasure, (row: ModelUsageRow, currency: string | null) => number> = {
  tokens: ({ totalToken }) => totalToken,
  cost: (row, currency) => (row.currency === currency ? (row.costMicros ?? 0) : 0),
}

/** The currency that amounts are shown in: that of now, else the last one that was used; null: nothing has a price. */
export function currencyOf({ rows, currency }: ModelUsage): string | null {
  const used = rows.filter((row) => row.currency !== null).at(-1)?.currency ?? null
  return rows.some((row) => row.currency === currency) ? currency : (used ?? currency)
}

/** Sums by a name, the largest first. */
export function sumRows(
  rows: readonly ModelUsageRow[],
  nameOf: (row: ModelUsageRow) => string,
  amountOf: (row: ModelUsageRow) => number,
): { name: string; value: number }[] {
  const sums = new Map<string, number>()
  for (const row of rows) sums.set(nameOf(row), (sums.get(nameOf(row)) ?? 0) + amountOf(row))
  return [...sums]
    .map(([name, value]) => ({ name, value }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
}

/** Each day from the first to the last, those without anything too. */
export function sumDays(
  { from, to, rows }: Pick<ModelUsage, 'from' | 'to' | 'rows'>,
  amountOf: (row: ModelUsageRow) => number,
): { name: string; value: number }[] {
  const sums = new Map(sumRows(rows, ({ day }) => day, amountOf).map(({ name, value }) => [name, value]))
  const days: { name: string; value: number }[] = []
  for (let at = Date.parse(`${from}T00:00:00Z`); at <= Date.parse(`${to}T00:00:00Z`); at += 86_400_000) {
    const name = new Date(at).toISOString().slice(0, 10)
    days.push({ name, value: sums.get(name) ?? 0 })
  }
  return days
}

const counted = ['turns', 'input', 'cached', 'output', 'reasoning', 'totalToken'] as const

/** One row a day, chatbot and model; amounts are numbers, as spreadsheets want them. */
export function tableOfUsage({ rows }: Pick<ModelUsage, 'rows'>, t: TFunction): NumberTable {
  return {
    head: (['day', 'chatbot', 'model', ...counted, 'cost', 'currency'] as const).map((name) =>
      t(`insight.usage.column.${name}`),
    ),
    rows: rows.map((row) => [
      row.day,
      row.chatbot,
      row.model,
      ...counted.map((name) => row[name]),
      row.costMicros === null ? '' : row.costMicros / 1_000_000,
      row.currency ?? '',
    ]),
  }
}

export function sumsOfUsage({ rows }: Pick<ModelUsage, 'rows'>, t: TFunction): (string | number)[] {
  const sum = (amountOf: (row: ModelUsageRow) => number): number => rows.reduce((all, row) => all + amountOf(row), 0)
  const [currency, ...others] = new Set(rows.flatMap((row) => row.currency ?? []))
  const isOne = currency !== undefined && others.length === 0
  return [
    t('insight.sum'),
    '',
    '',
    ...counted.map((name) => sum((row) => row[name])),
    isOne ? sum(({ costMicros }) => costMicros ?? 0) / 1_000_000 : '',
    isOne ? currency : '',
  ]
}
