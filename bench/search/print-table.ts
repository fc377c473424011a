import type { Percentiles, Share } from './summarize.ts'

export const percent = (value: number): string => `${(100 * value).toFixed(1)} %`

export function cell({ exact, of }: Share): string {
  return of === 0 ? '\u2013' : `${exact}/${of} (${percent(exact / of)})`
}

export const time = ({ p50, p95 }: Percentiles): string => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`

/** A table in markdown, its columns aligned so that it also reads well as it is. */
export function writeTable(lines: readonly (readonly string[])[]): string {
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? []
  const rows = lines.map((line) => `| ${line.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [rows[0], rule, ...rows.slice(1)].join('\n')
}
