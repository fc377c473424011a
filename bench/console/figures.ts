/** One figure of the console: what was seen, beside what issue and readers ask for. */
export interface Figure {
  what: string
  unit: 'ms' | 'MiB'
  median: number
  p95: number
  /** The most that p95 may be; null: none is set. */
  goal: number | null
}

/** The value below which so many hundredths of the values are: the nearest rank. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  const rank = Math.ceil((hundredths / 100) * sorted.length)
  return sorted[Math.max(0, rank - 1)] ?? Number.NaN
}

export function describeTimes(what: string, times: readonly number[], goal: number | null): Figure {
  return { what, unit: 'ms', median: percentile(times, 50), p95: percentile(times, 95), goal }
}

/** The figures as a Markdown table. */
export function writeFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, unit, median, p95, goal }) => {
    const reached = goal === null ? '' : p95 <= goal ? 'yes' : 'no'
    return `| ${what} | ${round(median)} ${unit} | ${round(p95)} ${unit} | ${goal === null ? '' : `${goal} ${unit}`} | ${reached} |`
  })
  return ['| What | median | p95 | goal | reached |', '|---|---|---|---|---|', ...rows].join('\n')
}

const round = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
