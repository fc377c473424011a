import { medianOf, quantileOf } from '../rounds.ts'

/** One figure of the console: what was seen, beside what issue and readers ask for. */
export interface Figure {
  what: string
  unit: 'ms' | 'MiB'
  median: number
  p95: number
  /** The most that p95 may be; null: none is set. */
  goal: number | null
}

export function describeTimes(what: string, times: readonly number[], goal: number | null): Figure {
  return { what, unit: 'ms', median: medianOf(times), p95: quantileOf(times, 0.95), goal }
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
