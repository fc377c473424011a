import { type DirectusRow, type Measured, toReach } from './measure-work.ts'

/** Prints the table that README.md shows. */
export function printRows(rows: readonly DirectusRow[]): void {
  for (const line of tableOf(rows)) console.log(line)
}

export function tableOf(rows: readonly DirectusRow[]): string[] {
  const lines = [
    [
      'Listings',
      'What',
      'Clients',
      'Directus, requests/s',
      'p50 / p95 ms',
      'Porchlight, requests/s',
      'p50 / p95 ms',
      'Ratio',
      `At least ${toReach}`,
    ],
    ...rows.map((row) => [
      row.listings.toLocaleString('en'),
      row.what,
      String(row.connections),
      describeNumber(row.directus.perSecond),
      describeTimes(row.directus),
      describeNumber(row.porchlight.perSecond),
      describeTimes(row.porchlight),
      row.ratio.toFixed(1),
      row.reached ? 'yes' : 'NO',
    ]),
  ]
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const [head = '', ...body] = lines.map(
    (line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  )
  return [head, `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body]
}

function describeTimes({ p50, p95 }: Measured): string {
  return `${describeNumber(p50)} / ${describeNumber(p95)}`
}

function describeNumber(value: number): string {
  const digits = value >= 100 ? 0 : 1
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
